"""A class as plain values: wishes are decided and folded, with no database beneath."""

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from pathlib import Path

from games.core.record import read_record
from games.core.replay import Replay, replay
from games.registry import GAMES
from teachapp.classroom.room.kinds import decide, happen
from teachapp.classroom.room.values import (
    HOST,
    PERSON,
    ROOM,
    Badge,
    Happened,
    Room,
    Wish,
    whereabouts,
)

LESSONS = Path(__file__).parents[2] / "content"
BEGAN = datetime(2030, 1, 1, 20, 0, tzinfo=UTC)
HOST_1 = Badge(HOST, 1)


class Lessons:
    """The lessons of a game as they are written."""

    def __init__(self, game: str) -> None:
        self.folder = LESSONS / game / "lessons"

    def labels(self, lesson: str) -> tuple[str, ...]:
        known = (self.folder / lesson / "script.play").exists()
        return tuple(step.label for step in self.replay(lesson).steps) if known else ()

    def knows(self, about: str) -> bool:
        return True

    def replay(self, lesson: str) -> Replay:
        return _played((self.folder / lesson / "script.play").read_text("utf-8"))


@lru_cache
def _played(script: str) -> Replay:
    return replay(read_record(script)[0], GAMES)


class Held:
    """A class that is held: `held.joins("Mina")`, `held.leads("reveal", poll=…)`."""

    def __init__(self, game: str, *lessons: str) -> None:
        self.room = Room()
        self.stage = Lessons(game)
        self.now = BEGAN
        self.does("open", Badge(ROOM), game=game, lessons=" ".join(lessons), name="Ana")

    def does(self, kind: str, by: Badge, chosen: tuple[str, ...] = (), **fields: str) -> Room:
        """Ask for an entry; raises Refused."""
        wish = Wish(kind, by, fields, self.stage, self.now, chosen)
        body = decide(self.room, wish)
        entry = Happened(self.room.number + 1, kind, by, body, self.now)
        self.room = happen(self.room, entry)
        return self.room

    def waits(self, seconds: float) -> None:
        """Let some time pass."""
        self.now += timedelta(seconds=seconds)

    def joins(self, name: str, language: str = "en") -> int:
        """Let somebody join; return their number."""
        return len(self.does("join", Badge(ROOM), name=name, language=language).people)

    def leads(self, kind: str, **fields: str) -> Room:
        """Do what whoever leads does."""
        return self.does(kind, HOST_1, (), **{"from": whereabouts(self.room), **fields})

    def steps(self, label: str, lesson: str = "") -> Room:
        """Go to a step."""
        return self.leads("step", lesson=lesson or self.room.place.lesson, label=label)

    def answers(self, person: int, poll: str, *chosen: str) -> Room:
        """Let somebody answer."""
        return self.does("answer", Badge(PERSON, person), chosen, poll=poll)
