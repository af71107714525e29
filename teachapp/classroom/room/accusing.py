"""Who has done something in secret, as the engine would decide of an accusation. Nothing is stored:
each seat that can be accused now is accused, and what would come of it says who is guilty.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from games.core.cards import Seat
from games.core.protocol import Event, Game
from teachapp.table.line import play_moves

ACCUSE = "accuse"
"""What a question is about that asks who did something in secret."""
NOBODY = "-"


def verdicts(game: Game[Any], state: Any) -> Mapping[Seat, Event]:
    """Return what an accusation of each seat would be decided as; of those that nobody can accuse
    now, nothing."""
    accusing, found = game.accusing, dict[Seat, Event]()
    if accusing is None:
        return found
    moves = (move for seat in game.to_move(state) for move in game.legal_moves(state, seat))
    for move in moves:
        if move.verb == accusing.verb and move.to is not None:
            events = game.play(state, move).events
            decided = (accusing.right, accusing.wrong)
            found[move.to] = next(event for event in events if event.name in decided)
    return found


@lru_cache(maxsize=256)
def verdicts_at(position: str) -> Mapping[Seat, Event]:
    """Return the same of a position that is written down. Raises GameError."""
    line = play_moves(position.partition(" ")[0], position, ())
    return verdicts(line.game, line.start)


def guilty(position: str) -> frozenset[str]:
    """Return who would be found guilty, or that nobody would."""
    found = verdicts_at(position)
    game = play_moves(position.partition(" ")[0], position, ()).game
    assert game.accusing is not None
    seats = {seat for seat, event in found.items() if event.name == game.accusing.right}
    return frozenset(seats or {NOBODY})
