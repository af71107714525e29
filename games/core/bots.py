"""Bots through the public protocol only: they see what their seat may see, and its legal moves."""

from collections.abc import Callable, Sequence
from random import Random

from games.core.protocol import Move, Observation

Look = Callable[[], Observation]
"""What the bot's seat may see now; asked only by bots that look."""
Bot = Callable[[Look, Sequence[Move], Random], Move]


def random_bot(look: Look, moves: Sequence[Move], rng: Random) -> Move:
    """Return any legal move, each equally likely."""
    return moves[int(rng.random() * len(moves))]


def sensible_bot(look: Look, moves: Sequence[Move], rng: Random) -> Move:
    """Return the move that sheds the most cards, the weakest of equals.

    `legal_moves` lists the weakest first and passing last, so this keeps strong cards for later
    and passes only when nothing else is left.
    """
    return max(moves, key=lambda move: len(move.cards))


BOTS: dict[str, Bot] = {"random": random_bot, "sensible": sensible_bot}
