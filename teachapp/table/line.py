"""Moves played from a position, as addresses and classes write them: as far as the rules let them.

Pure: the same texts give the same line. Where the rules refuse a move the line ends and says why.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from games.core.notation import parse_move, parse_moves, parse_position
from games.core.protocol import Event, Game, Move, Violation
from games.registry import GAMES


@dataclass(frozen=True, slots=True)
class Turn:
    """A move that was played, and the state after it."""

    move: Move
    after: Any
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """Moves played from a start, up to the first that the rules refuse."""

    game: Game[Any]
    start: Any
    turns: tuple[Turn, ...]
    refused: tuple[Move, Violation] | None = None

    def state(self, at: int) -> Any:
        """Return the state after `at` moves."""
        return self.turns[at - 1].after if at else self.start


@lru_cache(maxsize=256)
def play_line(slug: str, position: str, moves: str, options: str = "") -> Line:
    """Return the line of play of an address; with `options` under those instead of its own.

    Raises the errors of notation for what can't be read, another game's position among it.
    """
    words = position.replace("_", " ").split()
    if options and len(words) > 2:
        words[2] = options.replace(" ", ",")
    game, state = parse_position(" ".join(words), {slug: GAMES[slug]})
    start = state
    turns: list[Turn] = []
    for text in parse_moves(moves):
        move = parse_move(text.replace("_", " "), game, state)
        violation = game.check(state, move)
        if violation is not None:
            return Line(game, start, tuple(turns), (move, violation))
        played = game.play(state, move)
        turns.append(Turn(move, played.state, played.events))
        state = played.state
    return Line(game, start, tuple(turns))
