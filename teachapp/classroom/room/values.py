"""The room of a class: everything that is so after the newest entry, as frozen values."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import lru_cache
from typing import Any, NamedTuple, Protocol

from games.core.cards import Seat
from games.core.protocol import OPEN, PUBLIC, Move, Violation
from games.core.replay import Replay
from teachapp.table.line import Line as Played
from teachapp.table.line import play_moves

HOST, PERSON, SCREEN, ROOM = "host", "person", "screen", "room"
"""Roles: who leads, who takes part, the big screen, and the class itself (deals, bots)."""
BOT = "bot"

LEAD, WALL, HALL = "lead", "wall", "hall"
"""Audiences beside the seats A to L: who leads, the big screen, everybody in the hall."""
AUDIENCES = (LEAD, WALL, HALL)


class Badge(NamedTuple):
    """Who somebody is in a class."""

    role: str
    number: int = 0

    @classmethod
    def read(cls, text: str) -> "Badge":
        """Return the badge of a text; raises ValueError."""
        role, _, number = text.partition(":")
        if role not in (HOST, PERSON, SCREEN, ROOM):
            raise ValueError(text)
        return cls(role, int(number or 0))

    def __str__(self) -> str:
        return f"{self.role}:{self.number}"


class Refused(Exception):
    """A wish that is not granted: a code for which the screens have words.

    `violation` is the engine's, with the move, where it is the rules that refuse.
    """

    def __init__(
        self, code: str, *, violation: Violation | None = None, move: Move | None = None
    ) -> None:
        super().__init__(code)
        self.code = code
        self.violation = violation
        self.move = move


@dataclass(frozen=True, slots=True)
class Place:
    """Where in which lesson the class is; a free table has neither."""

    lesson: str = ""
    label: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """A table on top of the lesson: a what-if, a position set up, or a game that is played."""

    position: str
    """One line of notation, options and all."""
    moves: tuple[str, ...] = ()
    is_game: bool = False
    """Played for real: each sees what the own seat may see. Otherwise all is open."""
    since: int = 0
    """The number of the entry that it began with."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who has a seat: a person's number, or a bot."""

    who: int | str
    since: int
    """Which giving of a seat in this class it was: part of the name of the seat's stream, so that
    nothing goes to whoever sat there before. Not the entry's number: that would count what was done
    in secret."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who takes part."""

    number: int
    """In the order they came: nobody else ever has it."""
    name: str
    language: str
    state: str = "here"
    """`here`, `left`, `removed` (may join again), `barred` (may not)."""
    came: datetime | None = None
    asked: int = 0
    """How many entries they asked for, beside answers and moves."""
    first: int = 0
    """As whom the same browser took part first: its own number, unless it came back as another."""


@dataclass(frozen=True, slots=True)
class Host:
    """Somebody who leads."""

    number: int
    name: str
    person: int = 0
    """Who it is among the people, where somebody took over."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a person answered, and whether the engine says it is right."""

    values: tuple[str, ...]
    is_right: bool
    number: int
    """Of the entry: who was first."""
    language: str = ""
    """What the question was read in."""


@dataclass(frozen=True, slots=True)
class Poll:
    """A question put to all."""

    key: str
    """`hunt/the-tie/1` of a lesson, `table/57/61` of a table: the entries that began and asked;
    `hunt/the-tie/q61` where who leads asked about a step's table. One that is asked anew has the
    number of that entry behind: `hunt/the-tie/1/70`."""
    since: int
    state: str = "open"
    """`open`, `revealed`, `over` (the class went on without revealing it)."""
    answers: Mapping[int, Answer] = field(default_factory=dict)
    until: datetime | None = None
    """Until when answers are taken, where the class has a timer."""
    seconds: int = 0
    """How long that was when it was asked."""
    seat: Seat = ""
    """Of a table's question: whose moves it asks about, at which table, and what is offered."""
    position: str = ""
    moves: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    right: tuple[str, ...] = ()
    about: str = ""
    """`accuse`: who has done something in secret. What is right is not kept: the engine knows."""
    table: int = 0
    """At which table that was asked: the entry that began it; 0 for a lesson's step."""
    sitters: Mapping[Seat, int] = field(default_factory=dict)
    """Who of the people sat where by then."""
    is_past: bool = False
    """The table has gone on since it was answered for, so it is not shown any more."""

    @property
    def question(self) -> str:
        """Return what it shares with those that ask the same: `hunt/the-tie/1`."""
        return "/".join(self.parts)

    @property
    def parts(self) -> tuple[str, str, str]:
        """Return the lesson (or `table`), its step, and which question there."""
        lesson, label, number = self.key.split("/")[:3]
        return lesson, label, number

    @property
    def is_asked_anew(self) -> bool:
        """Say whether the same was asked before."""
        return self.key != self.question


@dataclass(frozen=True, slots=True)
class Manners:
    """How a class is held; the defaults put nobody under pressure."""

    hides_names: bool = False
    """The big screen shows numbers in place of names."""
    has_ranking: bool = False
    seconds: int = 0
    """How long a question takes answers; 0: as long as it is open."""
    is_locked: bool = False
    """Nobody new may join."""
    seats_are_free: bool = False
    """People may sit down on free seats themselves."""


@dataclass(frozen=True, slots=True)
class Takeover:
    """Somebody asks to lead since nobody does; the others agree or don't."""

    person: int
    agreed: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Room:
    """A class after its newest entry."""

    number: int = 0
    game: str = ""
    lessons: tuple[str, ...] = ()
    options: str = "standard"
    languages: tuple[str, ...] = ()
    """What the big screen shows, at most three."""
    place: Place = Place()
    line: Line | None = None
    is_frozen: bool = False
    is_covered: bool = False
    """Those who watch a lesson or an open table see no hands, as at a game."""
    pointed: str = ""
    """What the class is shown: `card:A:4`, `seat:B`, `laid:asleep:-:5`, `clause:hunt-tie-latest`,
    or nothing."""
    people: Mapping[int, Person] = field(default_factory=dict)
    hosts: Mapping[int, Host] = field(default_factory=dict)
    hands: tuple[int, ...] = ()
    """Who has raised a hand, the longest first."""
    wonders: Mapping[str, frozenset[int]] = field(default_factory=dict)
    """Who silently asks about what: `clause:…`, `card:…`."""
    polls: Mapping[str, Poll] = field(default_factory=dict)
    seats: Mapping[Seat, Sitter] = field(default_factory=dict)
    seatings: int = 0
    """How often a seat has been given or taken back."""
    manners: Manners = Manners()
    takeover: Takeover | None = None
    visited: tuple[Place, ...] = ()
    """The steps that were shown, in order: what a late-comer has missed."""
    is_closed: bool = False
    is_rehearsal: bool = False
    opened: datetime | None = None
    versions: Mapping[str, int] = field(default_factory=dict)
    """How many entries each audience could notice. An audience learns nothing from those it
    couldn't, not even that they were."""

    # What is made of a room is kept by the room itself (`lru_cache`): to go through all of its
    # people for a number would take longer than some of what is kept.
    __hash__ = object.__hash__

    def version(self, audience: str) -> int:
        """Return how many entries an audience could notice."""
        return self.versions.get(audience, 0)

    @lru_cache(maxsize=8)  # noqa: B019 - of a few rooms, for which it is asked again and again
    def present(self) -> tuple[Person, ...]:
        """Return who takes part now, in the order they came."""
        return tuple(person for person in self.people.values() if person.state == "here")

    def seats_of(self, person: int) -> tuple[Seat, ...]:
        """Return the seats that a person has."""
        return tuple(seat for seat, sitter in self.seats.items() if sitter.who == person)

    def audience_of(self, badge: Badge) -> str:
        """Return what somebody belongs to: a seat's own audience while a game is played."""
        if badge.role == HOST:
            return LEAD
        if badge.role == SCREEN:
            return WALL
        seats = self.seats_of(badge.number) if self.line and self.line.is_game else ()
        return seats[0] if seats else HALL

    def viewer(self, audience: str) -> Seat:
        """Return whose eyes an audience has: in a played game, or where the hands are covered, the
        hall sees nobody's hand."""
        is_game = self.line is not None and self.line.is_game
        if audience == LEAD or not (is_game or self.is_covered):
            return OPEN
        return PUBLIC if audience in AUDIENCES else audience

    def channel(self, audience: str) -> str:
        """Return the name that an audience's messages go under, without its language."""
        if audience in AUDIENCES:
            return audience
        sitter = self.seats.get(audience)
        return f"{audience}{sitter.since if sitter else 0}"


def whereabouts(room: Room) -> str:
    """Return where the class is, as forms of those who lead say it back: a step, or a table and
    how far it has been played."""
    if room.line is not None:
        return f"table/{room.line.since}/{len(room.line.moves)}"
    return f"{room.place.lesson}/{room.place.label}"


@dataclass(frozen=True, slots=True)
class Happened:
    """An entry as it is folded."""

    number: int
    kind: str
    by: Badge
    body: Mapping[str, Any]
    at: datetime


class Stage(Protocol):
    """What decisions ask of the content: the lessons of the room's game."""

    def labels(self, lesson: str) -> tuple[str, ...]:
        """Return the labels of a lesson's steps; none if there is no such lesson."""

    def replay(self, lesson: str) -> Replay:
        """Return a lesson as played."""

    def knows(self, about: str) -> bool:
        """Say whether there is such a clause (`clause:…`) or card (`card:…`)."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody asks for: fields as a form sends them, and what it is decided by."""

    kind: str
    by: Badge
    fields: Mapping[str, str]
    stage: Stage
    at: datetime
    chosen: tuple[str, ...] = ()
    """The values of `answer`, of which there may be several."""
    host_is_gone: bool = False
    """Nobody who leads has been seen for a while."""
    around: int = 0
    """How many people are connected."""
    most_people: int = 2_000
    """How many may take part at once."""

    def text(self, name: str, most: int = 200) -> str:
        """Return a field; raises Refused for one that can't be meant: too long, or with the one
        character that databases can't keep."""
        text = self.fields.get(name, "")
        if len(text) > most or "\0" in text:
            raise Refused("unreadable")
        return text

    def number(self, name: str) -> int:
        """Return a field that is a number; raises Refused."""
        text = self.text(name, 9)
        if not text.isascii() or not text.isdecimal():
            raise Refused("unreadable")
        return int(text)


def played(room: Room) -> Played | None:
    """Return the table's line of play, or None where there is no table."""
    line = room.line
    return play_moves(room.game, line.position, line.moves) if line else None


Decide = Callable[[Room, Wish], Mapping[str, Any]]
Apply = Callable[[Room, Happened], Room]
Notice = Callable[[Room, Room, Happened], Iterable[str]]


def everybody(before: Room, after: Room, entry: Happened) -> tuple[str, ...]:
    """Return all audiences: what is shown to all changes."""
    return (*AUDIENCES, *after.seats)


def who_leads(before: Room, after: Room, entry: Happened) -> tuple[str, ...]:
    """Return those who lead: the others' screens stay as they are."""
    return (LEAD,)


def leads_and_wall(before: Room, after: Room, entry: Happened) -> tuple[str, ...]:
    """Return those who lead and the big screen, where people and answers are counted."""
    return (LEAD, WALL)


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of entry: who may wish for it, what is written down, what it changes, who notices."""

    roles: tuple[str, ...]
    decide: Decide
    """Raises Refused; returns the entry's body."""
    apply: Apply
    noticed: Notice = everybody
