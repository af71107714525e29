"""Moves played from a position, as addresses and classes write them: as far as the rules let them.

Pure: the same texts give the same line. Where the rules refuse a move the line ends and says why.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Any

from games.core.cards import Seat
from games.core.notation import parse_move, parse_moves, parse_position
from games.core.protocol import OPEN, Event, Game, Move, Violation
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

    def is_noticed(self, at: int, viewer: Seat) -> bool:
        """Say whether a viewer could notice that move number `at` was made: is told of it, or sees
        the table change."""
        if viewer == OPEN or any(event.seen_by(viewer) for event in self.turns[at - 1].events):
            return True
        observe = self.game.observe
        return observe(self.state(at - 1), viewer) != observe(self.state(at), viewer)

    def noticed(self, viewer: Seat, most: int) -> tuple[int, ...]:
        """Return the numbers of the newest moves, at most so many, that a viewer could notice, in
        the order they were made."""
        newest = range(len(self.turns), 0, -1)
        found: Iterator[int] = (at for at in newest if self.is_noticed(at, viewer))
        return tuple(islice(found, most))[::-1]


@lru_cache(maxsize=256)
def play_line(slug: str, position: str, moves: str, options: str = "") -> Line:
    """Return the line of play of an address; with `options` under those instead of its own.

    Raises the errors of notation for what can't be read, another game's position among it.
    """
    words = position.replace("_", " ").split()
    if options and len(words) > 2:
        words[2] = options.replace(" ", ",")
    return play_moves(slug, " ".join(words), parse_moves(moves))


AT_A_TIME = 100
"""Moves that are played in one go; longer lines are built up from shorter ones that are kept."""


def play_moves(slug: str, position: str, moves: tuple[str, ...]) -> Line:
    """Return the line of some moves from a position; what was played before is not played again.

    Raises the errors of notation.
    """
    for count in range(AT_A_TIME, len(moves), AT_A_TIME):
        _played(slug, position, moves[:count])
    return _played(slug, position, moves)


@lru_cache(maxsize=2048)
def _played(slug: str, position: str, moves: tuple[str, ...]) -> Line:
    if not moves:
        game, state = parse_position(position, {slug: GAMES[slug]})
        return Line(game, state, ())
    before = _played(slug, position, moves[:-1])
    if before.refused:
        return before
    state = before.state(len(before.turns))
    move = parse_move(moves[-1].replace("_", " "), before.game, state)
    violation = before.game.check(state, move)
    if violation is not None:
        return Line(before.game, before.start, before.turns, (move, violation))
    played = before.game.play(state, move)
    turn = Turn(move, played.state, played.events)
    return Line(before.game, before.start, (*before.turns, turn))
