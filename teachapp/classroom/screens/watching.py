"""Who watches a table where things are done in secret: what those who lead can ask them."""

from dataclasses import dataclass

from games.core.protocol import OPEN
from games.core.record import Question
from teachapp.catalogue import queries
from teachapp.classroom.room.accusing import ACCUSE, verdicts
from teachapp.classroom.room.polls import accusing_here, table_at
from teachapp.classroom.room.values import HALL, Refused, Room
from teachapp.classroom.stage import GameStage


@dataclass(frozen=True, slots=True)
class Watching:
    """What those who lead can do with a question who did something in secret."""

    question: str
    """Empty where it can't be asked now."""
    is_asked: bool
    can_cover: bool
    is_covered: bool


def watching(room: Room, language: str) -> Watching | None:
    """Return what can be asked of those who watch; None where nothing is done in secret."""
    try:
        game, state = table_at(room, GameStage(room.game))
    except Refused:
        return None
    if game.accusing is None or room.is_closed:
        return None
    is_game = room.line is not None and room.line.is_game
    is_asked = accusing_here(room)
    may_ask = room.viewer(HALL) != OPEN and not is_asked and verdicts(game, state)
    words = queries.words(room.game, language)
    return Watching(
        words.question(Question(0, ACCUSE, None)) if may_ask else "",
        is_asked=is_asked,
        can_cover=not is_game,
        is_covered=room.is_covered,
    )
