"""Positions of Sleeping Queens as text: the hands and the game's own fields.

| field | means | example |
| --- | --- | --- |
| `asleep` | who sleeps in places 1, 2 … (`-` nobody, `*` not stated) | `Rose * * - Cat +7` |
| `awake` | the queens before each seat | `A:Heart Moon; B:Cat` |
| `stock` | the draw pile from its top on | `7 Ki +30` |
| `discard` | what lies under the top of the discard pile | `2 3 Kn` |
| `top` | the top of the discard pile | `5` |
| `task` | what is to be settled | `attack Kn Heart`, `wake B rose`, `place Dog cat-dog`, `flip` |
| `draws` | whose hands are filled up after the shuffle | `A C` |
| `turn` | whose turn it is, where somebody else is to move | `A` |

To move is whoever is waited for: the attacked, who has a queen to wake, else whose turn it is; the
dealer `@` before the deal, before the queens are laid and where the draw pile must be shuffled;
nobody (`-`) at the end. Empty fields are left out, and a position need not name all 79 cards.
"""

from collections.abc import Mapping

from games.core.cards import DEALER, SEAT_INDEX, SEATS, Card, Cards
from games.core.errors import ImpossiblePosition, Problem, UnreadableNotation
from games.core.notation import dump_cards, dump_row, parse_cards, parse_row
from games.core.protocol import Position
from games.sleeping_queens.cards import DELUXE_QUEENS, KNIGHT, POTION, RED
from games.sleeping_queens.options import SleepingQueensOptions
from games.sleeping_queens.positions import problems_of
from games.sleeping_queens.rules import acting
from games.sleeping_queens.state import Attack, Flip, Place, State, Task, Wake

FIELDS = ("asleep", "awake", "stock", "discard", "top", "task", "draws", "turn")
NOBODY = "-"
_TASKS = "attack Kn Heart | wake B rose | place Dog cat-dog | flip"
CHOICES = {"top": RED.faces, "turn": SEATS}
TERMS = {"task": ("attack", "wake", "place", "flip", "rose", "jester", "potion", "cat-dog")}


# Writing


def write(state: State) -> Position:
    """Return the canonical position; hands are sorted and empty fields left out."""
    mover = to_move(state)
    fields = {
        "asleep": _dump_places(state.grid),
        "awake": "; ".join(
            f"{SEATS[seat]}:{dump_cards(queens)}"
            for seat, queens in enumerate(state.awake)
            if queens
        ),
        "stock": dump_row(state.stock) if state.stock else "",
        "discard": dump_cards(state.discard) if state.discard else "",
        "top": state.top or "",
        "task": _dump_task(state.task),
        "draws": " ".join(SEATS[seat] for seat in state.draws),
        "turn": SEATS[state.turn] if mover != SEATS[state.turn] else "",
    }
    return Position(
        mover,
        tuple(map(dump_cards, state.hands)),
        {name: text for name, text in fields.items() if text},
    )


def to_move(state: State) -> str:
    """Return who is to move as a position says it."""
    if state.over:
        return NOBODY
    return DEALER if state.needs_dealer else SEATS[acting(state)]


def _dump_places(grid: tuple[Card | None, ...]) -> str:
    return " ".join("-" if queen is None else queen for queen in grid)


def _dump_task(task: Task | None) -> str:
    if isinstance(task, Attack):
        return f"attack {task.card} {task.queen}"
    if isinstance(task, Wake):
        return f"wake {SEATS[task.seat]} {task.why}"
    if isinstance(task, Place):
        return f"place {task.queen} {task.why}"
    return "flip" if isinstance(task, Flip) else ""


# Reading


def read(position: Position, options: SleepingQueensOptions) -> State:
    """Return the state that a position describes.

    Raises UnreadableNotation for a text that is none, ImpossiblePosition with all problems for a
    table that no play of the game leads to.
    """
    fields, count = position.fields, len(position.hands)
    awake = _read_awake(fields.get("awake", ""), count)
    state = State(
        options,
        tuple(parse_cards(text, RED) for text in position.hands),
        awake,
        _read_turn(position),
        _read_places(fields.get("asleep", "")),
        _row(fields, "stock"),
        RED.sort(_row(fields, "discard")),
        _one_card(fields.get("top", "")),
        _read_task(fields.get("task", ""), awake),
        _seats(fields.get("draws", ""), count),
        position.to_move == NOBODY,
    )
    problems = problems_of(state, position.to_move, to_move)
    if problems:
        raise ImpossiblePosition(tuple(problems))
    return state


def _read_turn(position: Position) -> int:
    text = position.fields.get("turn", "")
    if text:
        return _seat(text, len(position.hands))
    return SEAT_INDEX.get(position.to_move, 0)


def _seat(text: str, count: int) -> int:
    if text not in SEATS[:count]:
        raise UnreadableNotation("unknown-seat", text=text[:20])
    return SEAT_INDEX[text]


def _seats(text: str, count: int) -> tuple[int, ...]:
    found = tuple(_seat(word, count) for word in text.split())
    if len(set(found)) < len(found):
        raise UnreadableNotation("seat-twice", text=text[:20])
    return found


def _row(fields: Mapping[str, str], name: str) -> Cards:
    text = fields.get(name, "")
    return parse_row(text, RED) if text else ()


def _one_card(text: str) -> Card | None:
    if text and text not in RED.copies:
        raise UnreadableNotation("unknown-card", text=text[:20], expected=" ".join(RED.faces))
    return text or None


def _read_places(text: str) -> tuple[Card | None, ...]:
    places: list[Card | None] = []
    for word in text.split():
        if word == "-":
            places.append(None)
        else:
            places += parse_row(word, DELUXE_QUEENS)
    return tuple(places)


def _read_awake(text: str, count: int) -> tuple[Cards, ...]:
    awake: list[Cards] = [()] * count
    for part in filter(None, map(str.strip, text.split(";"))):
        letter, _, queens = part.partition(":")
        seat = _seat(letter.strip(), count)
        awake[seat] = DELUXE_QUEENS.sort((*awake[seat], *parse_cards(queens, DELUXE_QUEENS)))
    return tuple(awake)


def _read_task(text: str, awake: tuple[Cards, ...]) -> Task | None:
    match text.split():
        case []:
            return None
        case ["attack", card, queen] if card in (KNIGHT, POTION):
            return Attack(card, _queen(queen), _owner(queen, awake))
        case ["wake", seat, ("rose" | "jester") as why]:
            return Wake(_seat(seat, len(awake)), why)
        case ["place", queen, ("potion" | "cat-dog") as why]:
            return Place(_queen(queen), why)
        case ["flip"]:
            return Flip()
    raise UnreadableNotation("unknown-action", text=text[:20], expected=_TASKS)


def _queen(text: str) -> Card:
    if text not in DELUXE_QUEENS.copies:
        expected = " ".join(DELUXE_QUEENS.faces)
        raise UnreadableNotation("unknown-card", text=text[:20], expected=expected)
    return text


def _owner(queen: Card, awake: tuple[Cards, ...]) -> int:
    for seat, queens in enumerate(awake):
        if queen in queens:
            return seat
    raise ImpossiblePosition((Problem("queen-not-awake", {"card": queen}),))
