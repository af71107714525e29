"""Positions of Stairs as text: `top` is who played the top card and which (`A:7`), `leader` who
leads after the deal."""

import re

from games.core.cards import DEALER, SEAT_INDEX, SEATS
from games.core.errors import ImpossiblePosition, Problem, UnreadableNotation
from games.core.notation import dump_cards, parse_cards
from games.core.protocol import Position
from tests.fifth.stairs.cards import DECK
from tests.fifth.stairs.options import StairsOptions
from tests.fifth.stairs.state import State
from tests.fifth.stairs.turns import SEATS_ALLOWED

FIELDS = ("top", "leader")
_TOP = re.compile(r"([A-L]): ?(\S+)")


def write(state: State) -> Position:
    """Return the canonical position."""
    fields = {}
    if state.top is not None:
        fields["top"] = f"{SEATS[state.by]}:{state.top}"
    if state.to_move == DEALER:
        fields["leader"] = SEATS[state.turn]
    return Position(state.to_move, tuple(map(dump_cards, state.hands)), fields)


def read(position: Position, options: StairsOptions) -> State:
    """Return the state of a position; raises UnreadableNotation or ImpossiblePosition."""
    hands = tuple(parse_cards(text, DECK) for text in position.hands)
    if len(hands) not in SEATS_ALLOWED:
        told = {"count": len(hands), "low": 2, "high": 4}
        raise ImpossiblePosition((Problem("wrong-number-of-seats", {**told}),))
    by, top = _read_top(position.fields.get("top", ""))
    leader = position.fields.get("leader", "A")
    if leader not in SEAT_INDEX:
        raise UnreadableNotation("unreadable-line", text=leader[:20])
    turn = SEAT_INDEX.get(position.to_move, SEAT_INDEX[leader])
    if () in hands and any(hands):
        turn = hands.index(())
    state = State(options, hands, turn, top, by)
    problems = _problems(state, position)
    if problems:
        raise ImpossiblePosition(tuple(problems))
    return state


def _read_top(text: str) -> tuple[int, str | None]:
    if not text.strip():
        return 0, None
    found = _TOP.fullmatch(text.strip())
    if found is None:
        raise UnreadableNotation("no-play-in-trick", text=text[:20])
    cards = parse_cards(found.group(2), DECK)
    if len(cards) != 1 or cards[0] not in DECK.copies:
        raise UnreadableNotation("no-play-in-trick", text=text[:20])
    return SEAT_INDEX[found.group(1)], cards[0]


def _problems(state: State, position: Position) -> list[Problem]:
    count = len(state.hands)
    away = [index for index in (state.turn, state.by) if index >= count]
    if away:
        return [Problem("seat-not-at-the-table", {"seat": SEATS[away[0]], "count": count})]
    seen = [card for hand in state.hands for card in hand] + [state.top or "*"]
    problems = [
        Problem("too-many-copies", {"card": card, "count": number, "limit": DECK.copies[card]})
        for card, number in DECK.too_many(seen).items()
    ]
    if len(seen) > DECK.size:
        problems.append(Problem("too-many-cards", {"count": len(seen), "limit": DECK.size}))
    if state.to_move != position.to_move:
        need = state.to_move
        problems.append(Problem("wrong-to-move", {"seat": position.to_move, "need": need}))
    if state.hands.count(()) > 1 and state.is_dealt:
        problems.append(Problem("empty-hand", {"seat": SEATS[state.turn]}))
    if state.top is not None and (not state.is_dealt or state.is_over or state.turn == state.by):
        problems.append(Problem("unknown-field", {"text": "top", "expected": "-"}))
    if "leader" in position.fields and state.to_move != DEALER:
        problems.append(Problem("unknown-field", {"text": "leader", "expected": "top"}))
    return problems
