"""Words and observations that are as short as they can be."""

from typing import Any

from games.core.notation import parse_move, parse_position
from games.core.protocol import OPEN, Ask, Event, Move, Observation, Violation
from games.registry import GAMES

GAME = GAMES["vampire-queen"]


class FakeWords:
    """Says everything by its code, so that a test shows what was asked for."""

    def has(self, message: str) -> bool:
        return message == "facts"

    def text(self, message: str, **args: Any) -> str:
        return " ".join([message, *(f"{name}={value}" for name, value in args.items())])

    def seat(self, seat: str) -> str:
        return f"seat {seat}"

    def label(self, seat: str) -> str:
        return f"seat {seat}"

    def card(self, face: str) -> str:
        return f"card {face}"

    def cards(self, cards: tuple[str, ...]) -> str:
        return "cards " + " ".join(cards)

    def index(self, face: str) -> str:
        return face.removeprefix("H")

    def ask(self, ask: Ask) -> str:
        return f"ask {ask.code}"

    def mark(self, mark: str) -> str:
        return f"mark {mark}"

    def zone(self, name: str) -> str:
        return f"zone {name}"

    def banner(self, name: str) -> str:
        return f"banner {name}"

    def event(self, event: Event) -> str:
        return str(event)

    def move(self, move: Move) -> str:
        return str(move).partition(": ")[2]

    def refusal(self, violation: Violation, move: Move) -> str:
        return violation.code


WORDS = FakeWords()


def states(position: str, *moves: str) -> list[Any]:
    """Return the states from `position` (without game and rule set) over `moves`."""
    _, state = parse_position(f"vampire-queen 1 {position}", GAMES)
    found = [state]
    for move in moves:
        found.append(GAME.play(found[-1], parse_move(move, GAME, found[-1])).state)
    return found


def seen(position: str, *moves: str, viewer: str = OPEN) -> Observation:
    """Return what `viewer` sees after `moves`."""
    return GAME.observe(states(position, *moves)[-1], viewer)
