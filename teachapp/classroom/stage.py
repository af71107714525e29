"""What decisions of a class ask of the content: the steps of its game's lessons, as played."""

from dataclasses import dataclass

from games.core.replay import Replay
from games.registry import GAMES
from teachapp.catalogue import queries


@dataclass(frozen=True, slots=True)
class GameStage:
    """The lessons of one game, as they are in the database now."""

    game: str

    def labels(self, lesson: str) -> tuple[str, ...]:
        """Return the labels of a lesson's steps; none if there is no such lesson."""
        return queries.steps_of(self.game).get(lesson, ())

    def replay(self, lesson: str) -> Replay:
        """Return a lesson as played. Raises NotFound."""
        return queries.replay_of(queries.script(self.game, lesson))

    def knows(self, about: str) -> bool:
        """Say whether the game has such a clause or card."""
        kind, _, what = about.partition(":")
        if kind == "card":
            return what in GAMES[self.game].deck.copies
        return kind == "clause" and what in queries.clauses_of(self.game)
