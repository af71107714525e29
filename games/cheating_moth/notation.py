"""Positions of Cheating Moth as text: the hands and the game's own fields.

| field | means | example |
| --- | --- | --- |
| `guard` | who has the guard card | `A` |
| `start` | who guarded first in this round, if somebody else | `C` |
| `top` | the face-up card | `N3` |
| `stock` | the draw pile from its top on | `N4 +30` |
| `discard` | what lies under the top card | `N2 Sp1` |
| `action` | what is being carried out | `spider A`, `slaps A; C D`, `gifts A B; C D`, `race A; C` |
| `caught` | who waits for the guard's card | `B` |
| `draws` | who still draws after the shuffle | `B C` |
| `turn` | whose turn comes then | `B` |
| `fresh` | cards that slipped away and can be called, with the public events since | `B:Mo4 0` |
| `away` | cards that slipped away for good | `B:Mo4 N2; C:N5` |
| `points` | a row for each finished round | `0 18 21` |

`to-move` is whose turn it is, or will be after the action; the dealer `@` before a deal and where
the draw pile must be shuffled; nobody (`-`) at the end. An action names its player first: then who
has slapped, or the slowest and who still gives, or who has thrown in. Empty fields are left out,
and a position need not name all 71 cards.
"""

import re
from collections.abc import Mapping

from games.cheating_moth.cards import DECK
from games.cheating_moth.options import CheatingMothOptions
from games.cheating_moth.positions import problems_of
from games.cheating_moth.state import Action, Gifts, Race, Slaps, Slip, Spider, State
from games.core.cards import DEALER, SEAT_INDEX, SEATS, Card, Cards
from games.core.errors import ImpossiblePosition, Problem, UnreadableNotation
from games.core.notation import dump_cards, dump_row, parse_cards, parse_row, parse_rows
from games.core.protocol import Position

FIELDS = (
    "guard",
    "start",
    "top",
    "stock",
    "discard",
    "action",
    "caught",
    "draws",
    "turn",
    "fresh",
    "away",
    "points",
)
NOBODY = "-"
_AGE = re.compile(r"\d", re.ASCII)
_ACTIONS: dict[str, type[Action]] = {
    "spider": Spider,
    "slaps": Slaps,
    "gifts": Gifts,
    "race": Race,
}
CHOICES = {**dict.fromkeys(("guard", "start", "caught", "turn"), SEATS), "top": DECK.faces}
TERMS = {"action": tuple(_ACTIONS)}


# Writing


def write(state: State) -> Position:
    """Return the canonical position; hands are sorted and empty fields left out."""
    fields = {
        "guard": SEATS[state.guard],
        "start": SEATS[state.start] if state.start != state.guard else "",
        "top": state.top or "",
        "stock": dump_row(state.stock) if state.stock else "",
        "discard": dump_cards(state.discard) if state.discard else "",
        "action": _dump_action(state.action),
        "caught": SEATS[state.caught] if state.caught is not None else "",
        "draws": " ".join(state.letters(state.draws)),
        "turn": SEATS[state.turn] if state.draws else "",
        "fresh": "; ".join(f"{SEATS[s.seat]}:{s.card} {s.age}" for s in state.fresh),
        "away": "; ".join(_dump_away(state)),
        "points": "; ".join(" ".join(map(str, row)) for row in state.points),
    }
    return Position(
        to_move(state),
        tuple(map(dump_cards, state.hands)),
        {name: text for name, text in fields.items() if text},
    )


def to_move(state: State) -> str:
    """Return who is to move as a position says it."""
    if state.is_over:
        return NOBODY
    return DEALER if state.needs_dealer else SEATS[state.turn]


def _dump_action(action: Action | None) -> str:
    if action is None:
        return ""
    name = next(word for word, kind in _ACTIONS.items() if isinstance(action, kind))
    seats: list[int] = [action.player]
    more: tuple[int, ...] = ()
    if isinstance(action, Gifts):
        seats, more = [action.player, action.slowest], action.givers
    elif isinstance(action, Slaps):
        more = action.slapped
    elif isinstance(action, Race):
        more = action.tried
    text = " ".join([name, *(SEATS[seat] for seat in seats)])
    return text + ("; " + " ".join(SEATS[seat] for seat in more) if more else "")


def _dump_away(state: State) -> list[str]:
    by_seat: dict[int, list[Card]] = {}
    for seat, card in state.away:
        by_seat.setdefault(seat, []).append(card)
    return [f"{SEATS[seat]}:{dump_cards(tuple(cards))}" for seat, cards in by_seat.items()]


# Reading


def read(position: Position, options: CheatingMothOptions) -> State:
    """Return the state that a position describes.

    Raises UnreadableNotation for a text that is none, ImpossiblePosition with all problems for a
    table that no play of the game leads to.
    """
    fields = position.fields
    hands = tuple(parse_cards(text, DECK) for text in position.hands)
    guard = _one_seat(fields, "guard", len(hands))
    if guard is None:
        raise ImpossiblePosition((Problem("field-missing", {"text": "guard"}),))
    start = _one_seat(fields, "start", len(hands))
    top = _one_card(fields.get("top", ""))
    state = State(
        options,
        hands,
        guard,
        _turn(position, guard, top),
        guard if start is None else start,
        top,
        _cards(fields, "stock"),
        DECK.sort(_cards(fields, "discard")),
        _read_action(fields.get("action", ""), len(hands)),
        _one_seat(fields, "caught", len(hands)),
        _seats(fields.get("draws", ""), len(hands)),
        _read_fresh(fields.get("fresh", ""), len(hands)),
        _read_away(fields.get("away", ""), len(hands)),
        parse_rows(fields.get("points", "")),
    )
    problems = problems_of(state, position.to_move, to_move(state))
    if problems:
        raise ImpossiblePosition(tuple(problems))
    return state


def _turn(position: Position, guard: int, top: Card | None) -> int:
    """Before a deal the guard is next; a shuffle keeps the turn in a field of its own."""
    if position.to_move in SEATS:
        return SEAT_INDEX[position.to_move]
    turn = _one_seat(position.fields, "turn", len(position.hands))
    return guard if turn is None or top is None else turn


def _cards(fields: Mapping[str, str], name: str) -> Cards:
    text = fields.get(name, "")
    return parse_row(text, DECK) if text else ()


def _one_card(text: str) -> Card | None:
    if not text:
        return None
    if text not in DECK.copies:
        expected = " ".join(DECK.faces)
        raise UnreadableNotation("unknown-card", text=text[:20], expected=expected)
    return text


def _one_seat(fields: Mapping[str, str], name: str, count: int) -> int | None:
    text = fields.get(name, "")
    return _seat(text, count) if text else None


def _seat(text: str, count: int) -> int:
    if text not in SEATS[:count]:
        raise UnreadableNotation("unknown-seat", text=text[:20])
    return SEAT_INDEX[text]


def _seats(text: str, count: int) -> tuple[int, ...]:
    found = tuple(_seat(word, count) for word in text.split())
    if len(set(found)) < len(found):
        raise UnreadableNotation("seat-twice", text=text[:20])
    return found


def _read_action(text: str, count: int) -> Action | None:
    if not text:
        return None
    head, _, more = text.partition(";")
    name, *seats = head.split() or [""]
    players = _seats(" ".join(seats), count)
    if name not in _ACTIONS or len(players) != (2 if name == "gifts" else 1):
        expected = " ".join(_ACTIONS)
        raise UnreadableNotation("unknown-action", text=text[:20], expected=expected)
    others = _seats(more, count)
    if name == "gifts":
        return Gifts(players[0], players[1], others)
    if name == "spider":
        return Spider(players[0])
    return (Slaps if name == "slaps" else Race)(players[0], others)


def _owned(text: str, count: int) -> list[tuple[int, str]]:
    """Return the parts of a text such as `B:Mo4 0; C:N2 1`, each with its seat."""
    found = []
    for part in filter(None, map(str.strip, text.split(";"))):
        seat, _, rest = part.partition(":")
        found.append((_seat(seat.strip(), count), rest.strip()))
    return found


def _read_fresh(text: str, count: int) -> tuple[Slip, ...]:
    found = []
    for seat, rest in _owned(text, count):
        card, *age = rest.split() or ["-"]
        if len(age) > 1 or not all(map(_AGE.fullmatch, age)):
            raise UnreadableNotation("no-number", text=rest[:20])
        found.append(Slip(seat, str(_one_card(card)), int(age[0]) if age else 0))
    return tuple(sorted(found, key=lambda slip: (slip.seat, slip.age, DECK.order[slip.card])))


def _read_away(text: str, count: int) -> tuple[tuple[int, Card], ...]:
    found = [(seat, card) for seat, rest in _owned(text, count) for card in parse_cards(rest, DECK)]
    return tuple(sorted(found, key=lambda each: (each[0], DECK.order[each[1]])))
