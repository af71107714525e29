"""Seeded deals: the dealer's moves, drawn by a random generator that the caller seeds.

With `playout` and `bots` the only place where anything is random; the rules themselves take
chance as a move.
"""

from random import Random
from typing import Any, TypeVar

from games.core.cards import DEALER, SEATS, Seat
from games.core.options import Options
from games.core.protocol import Game, Move

S = TypeVar("S")


def deal(game: Game[S], state: S, rng: Random) -> Move:
    """Return a dealer's move for a state in which the dealer is to move."""
    cards, count, verb = game.chance(state)
    return Move(DEALER, verb, tuple(rng.sample(cards, count)))


def open_table(game: Game[S], seats: int, options: Options, rng: Random) -> S:
    """Return a new table, the first seat drawn by lot unless the options name it."""
    chosen: Any = getattr(options, "start_choice", "random")
    first: Seat = rng.choice(SEATS[:seats]) if chosen == "random" else chosen
    return game.setup(seats, options, first)
