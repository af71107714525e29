"""Tables of The Bark Side, as `tests/games/notation.py` sets them for any game."""

from functools import partial

from games.registry import GAMES
from tests.games import notation
from tests.games.notation import Table

GAME = GAMES["bark-side"]
position = partial(notation.position, GAME.slug)
new_game = partial(notation.new_game, GAME.slug)


def shelters(table: Table) -> str:
    """Return the shelters by seat: `3 5 9; -`."""
    return "; ".join(" ".join(hand.before) or "-" for hand in notation.sees(table, "-").hands)


def counts(table: Table) -> list[int]:
    """Return how many cards each seat holds."""
    return [hand.count for hand in notation.sees(table, "-").hands]


def started(seats: int, options: str = "standard") -> Table:
    """Return a table whose first round is dealt, where cards are to be passed."""
    return notation.dealt(new_game(seats=seats, options=options))[0]


def marks(table: Table) -> list[tuple[str, ...]]:
    """Return the marks of each play of the running trick."""
    zones = {zone.name: zone.laid for zone in notation.sees(table, "*").zones}
    return [laid.marks for laid in zones["trick"]]
