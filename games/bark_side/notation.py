"""Positions of The Bark Side as text: the hands and the game's own fields.

| field | means | example |
| --- | --- | --- |
| `trick` | the running trick from its leader on | `A:4 4; B:6 6; C:tuck 1 3` |
| `tail` | somebody has tucked in this round | `tucked` |
| `passing` | cards are passed: what has been chosen so far | `A:3 7` or `-` |
| `shelter` | the cards in the shelters | `A:3 5 9; C:1 1 2` |
| `round` | the number of the round that runs or comes next, if not 1 | `3` |
| `leader` | who leads, where somebody else is to move | `B` |

Empty fields are left out. Before a deal and where a card is drawn for the Starting Dog the dealer
`@` is to move, at the end nobody (`-`). Cards that are nowhere lie aside.
"""

import re
from collections.abc import Mapping

from games.bark_side.cards import DECK
from games.bark_side.options import BarkSideOptions
from games.bark_side.positions import problems_of
from games.bark_side.state import Laid, State
from games.core.cards import DEALER, SEAT_INDEX, SEATS, Cards
from games.core.errors import ImpossiblePosition, UnreadableNotation
from games.core.notation import dump_cards, parse_cards
from games.core.protocol import Position

FIELDS = ("trick", "tail", "passing", "shelter", "round", "leader")
CHOICES = {"tail": ("tucked",), "leader": SEATS}
TERMS = {"trick": ("tuck",)}
NOBODY = "-"
_ROUND = re.compile(r"[1-9]\d?", re.ASCII)


# Writing


def write(state: State) -> Position:
    """Return the canonical position; hands are sorted and empty fields left out."""
    mover = to_move(state)
    fields = {
        "trick": "; ".join(
            f"{SEATS[state.seat_of_play(index)]}:{'tuck ' if laid.is_tuck else ''}"
            f"{dump_cards(laid.cards)}"
            for index, laid in enumerate(state.plays)
        ),
        "tail": "tucked" if state.tucked else "",
        "passing": _dump_passing(state.given),
        "shelter": "; ".join(
            f"{SEATS[seat]}:{dump_cards(cards)}"
            for seat, cards in enumerate(state.shelters)
            if cards
        ),
        "round": str(state.round) if state.round > 1 else "",
        "leader": SEATS[state.leader] if _names_leader(state, mover) else "",
    }
    hands = tuple(map(dump_cards, state.hands))
    return Position(mover, hands, {name: text for name, text in fields.items() if text})


def _names_leader(state: State, mover: str) -> bool:
    """A trick tells who leads; otherwise it is told where somebody else is to move."""
    return not state.plays and mover != SEATS[state.leader]


def to_move(state: State) -> str:
    """Return who is to move as a position says it: of several the first."""
    if state.over:
        return NOBODY
    if state.needs_dealer:
        return DEALER
    if state.given is not None:
        return SEATS[state.given.index(None)]
    return SEATS[state.turn]


def _dump_passing(given: tuple[Cards | None, ...] | None) -> str:
    if given is None:
        return ""
    chosen = [f"{SEATS[seat]}:{dump_cards(cards)}" for seat, cards in enumerate(given) if cards]
    return "; ".join(chosen) or "-"


# Reading


def read(position: Position, options: BarkSideOptions) -> State:
    """Return the state that a position describes.

    Raises UnreadableNotation for a text that is none, ImpossiblePosition with all problems for a
    table that no play of the game leads to.
    """
    fields, count = position.fields, len(position.hands)
    leader, plays = _read_trick(fields.get("trick", ""), count)
    if not plays:
        leader = _read_leader(position, count)
    state = State(
        options,
        tuple(parse_cards(text, DECK) for text in position.hands),
        _by_seat(fields, "shelter", count),
        leader,
        plays,
        _read_tail(fields.get("tail", "")),
        _read_passing(fields, count),
        _read_round(fields.get("round", "")),
        position.to_move == NOBODY,
    )
    problems = problems_of(state, position.to_move, to_move)
    if problems:
        raise ImpossiblePosition(tuple(problems))
    return state


def _seat(text: str, count: int) -> int:
    if text not in SEATS[:count]:
        raise UnreadableNotation("unknown-seat", text=text[:20])
    return SEAT_INDEX[text]


def _read_leader(position: Position, count: int) -> int:
    text = position.fields.get("leader", "")
    return _seat(text, count) if text else SEAT_INDEX.get(position.to_move, 0)


def _parts(text: str, count: int) -> list[tuple[int, str]]:
    found = []
    for part in filter(None, map(str.strip, text.split(";"))):
        letter, _, rest = part.partition(":")
        found.append((_seat(letter.strip(), count), rest.strip()))
    return found


def _read_trick(text: str, count: int) -> tuple[int, tuple[Laid, ...]]:
    if not text.strip():
        return 0, ()
    parts = _parts(text, count)
    seats = [seat for seat, _ in parts]
    if not seats or seats != [(seats[0] + at) % count for at in range(len(seats))]:
        raise UnreadableNotation("trick-out-of-order", text=" ".join(SEATS[at] for at in seats))
    plays = []
    for _, rest in parts:
        verb, _, cards = rest.partition(" ")
        is_tuck = verb == "tuck"
        plays.append(Laid(parse_cards(cards if is_tuck else rest, DECK), is_tuck))
    return seats[0], tuple(plays)


def _by_seat(fields: Mapping[str, str], name: str, count: int) -> tuple[Cards, ...]:
    found: list[Cards] = [()] * count
    for seat, cards in _parts(fields.get(name, ""), count):
        found[seat] = DECK.sort((*found[seat], *parse_cards(cards, DECK)))
    return tuple(found)


def _read_passing(fields: Mapping[str, str], count: int) -> tuple[Cards | None, ...] | None:
    text = fields.get("passing", "")
    if not text:
        return None
    if text == "-":
        return (None,) * count
    return tuple(cards or None for cards in _by_seat(fields, "passing", count))


def _read_tail(text: str) -> bool:
    if text not in ("", "tucked"):
        raise UnreadableNotation("unknown-action", text=text[:20], expected="tucked")
    return bool(text)


def _read_round(text: str) -> int:
    if not text:
        return 1
    if not _ROUND.fullmatch(text):
        raise UnreadableNotation("no-number", text=text[:20])
    return int(text)
