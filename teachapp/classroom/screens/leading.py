"""What those who lead see beside the table: the way through the lessons, what to say, who asks.

The same for all who lead in one language. Each button says by its value all that it asks for
(`step?lesson=hunt&label=the-tie&from=hunt/before`), so one form outside serves all of them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from urllib.parse import quote_plus

from games.core.cards import Card
from games.core.protocol import OPEN, Observation, Zone
from games.core.protocol import Hand as Held
from teachapp.catalogue import queries
from teachapp.catalogue.shown import LessonPage, StepWords
from teachapp.classroom.pointing import LaidAt, card_of, laid_of, places
from teachapp.classroom.room.leading import whereabouts
from teachapp.classroom.room.table import played
from teachapp.classroom.room.values import Place, Room
from teachapp.classroom.stage import GameStage
from teachapp.narration.words import Words
from teachapp.reading import chips
from teachapp.table.telling import Chip


def asking(kind: str, **fields: str) -> str:
    """Return the value of a button that asks for something with all that belongs to it."""
    return f"{kind}?{'&'.join([f'{name}={_quoted(value)}' for name, value in fields.items()])}"


_quoted = lru_cache(maxsize=2048)(quote_plus)  # a screen has a hundred buttons of a few words


@dataclass(frozen=True, slots=True)
class Stop:
    """A step that the class can go to."""

    number: int
    heading: str
    value: str
    """Of the button that leads there."""
    state: str
    """`here`, `shown` or nothing."""
    asks: bool


@dataclass(frozen=True, slots=True)
class Course:
    """A lesson of the class with its steps."""

    title: str
    value: str
    is_here: bool
    stops: tuple[Stop, ...]
    """Only of the lesson that the class is in."""


@dataclass(frozen=True, slots=True)
class Ahead:
    """What comes after this step."""

    heading: str
    html: str
    value: str
    lesson: str = ""
    """The title of the next lesson, where it begins."""


@dataclass(frozen=True, slots=True)
class Guide:
    """The way through the lessons, and what to say at this step."""

    courses: tuple[Course, ...]
    back: str
    ahead: Ahead | None
    clauses: tuple[Chip, ...]
    """What the step rests on, to be said in their own words."""
    minutes_left: int


def guide(room: Room, language: str) -> Guide:
    """Return the way on from where the class is."""
    lessons = [queries.lesson_step(room.game, slug, language) for slug in room.lessons]
    here = next((each for each in lessons if each.lesson.slug == room.place.lesson), None)
    courses = tuple(_course(room, each) for each in lessons)
    if here is None:
        return Guide(courses, "", None, (), 0)
    labels = [step.label for step in here.steps]
    at = labels.index(room.place.label) if room.place.label in labels else 0
    by_id = chips(room.game, language)
    return Guide(
        courses,
        back=go(room, here, labels[at - 1]) if at else "",
        ahead=_ahead(room, lessons, here, at),
        clauses=tuple(by_id[each] for each in here.steps[at].cites if each in by_id),
        minutes_left=ceil(here.lesson.minutes * (len(labels) - at) / len(labels)),
    )


def go(room: Room, lesson: LessonPage, label: str) -> str:
    """Return the value of the button that takes the class to a step."""
    return asking("step", lesson=lesson.lesson.slug, label=label, **{"from": whereabouts(room)})


def _course(room: Room, lesson: LessonPage) -> Course:
    is_here = lesson.lesson.slug == room.place.lesson
    first = go(room, lesson, lesson.steps[0].label)
    stops = tuple(_stop(room, lesson, at) for at in range(len(lesson.steps)) if is_here)
    return Course(lesson.lesson.title, first, is_here, stops)


def _stop(room: Room, lesson: LessonPage, at: int) -> Stop:
    step = lesson.steps[at]
    value = go(room, lesson, step.label)
    return Stop(at + 1, step.heading, value, _state(room, lesson, step), bool(step.questions))


def _state(room: Room, lesson: LessonPage, step: StepWords) -> str:
    place = Place(lesson.lesson.slug, step.label)
    return "here" if place == room.place else "shown" if place in room.visited else ""


def _ahead(room: Room, lessons: list[LessonPage], here: LessonPage, at: int) -> Ahead | None:
    if at + 1 < len(here.steps):
        step = here.steps[at + 1]
        return Ahead(step.heading, step.html, go(room, here, step.label))
    later = lessons[lessons.index(here) + 1 :]
    if not later:
        return None
    step = later[0].steps[0]
    value = go(room, later[0], step.label)
    return Ahead(step.heading, step.html, value, later[0].lesson.title)


# Who asks


@dataclass(frozen=True, slots=True)
class Hand:
    """A raised hand."""

    name: str
    value: str
    """Of the button that lowers it."""


@dataclass(frozen=True, slots=True)
class Wonder:
    """What people silently ask about, and how many do."""

    words: str
    count: int
    chip: Chip | None
    heard: str
    point: str


def hands(room: Room, names: Mapping[int, str]) -> tuple[Hand, ...]:
    """Return who has a hand up, the longest first."""
    return tuple(Hand(names[each], asking("lower", person=str(each))) for each in room.hands)


def wonders(room: Room, language: str) -> tuple[Wonder, ...]:
    """Return what is silently asked, by most first."""
    by_id = chips(room.game, language)
    words = queries.words(room.game, language)
    asked = sorted(room.wonders.items(), key=lambda each: -len(each[1]))
    return tuple(_wonder(about, len(who), by_id, words) for about, who in asked if who)


def _wonder(about: str, count: int, by_id: dict[str, Chip], words: Words) -> Wonder:
    kind, _, what = about.partition(":")
    chip = by_id.get(what) if kind == "clause" else None
    named = chip.heading if chip else words.card(what) if words.has(f"card-{what}") else what
    point = asking("point", at=about) if chip else ""
    return Wonder(named, count, chip, asking("hear", about=about), point)


# What can be pointed at


@dataclass(frozen=True, slots=True)
class Pointable:
    """Something to point at."""

    words: str
    short: str
    """What its button shows where the row tells the rest."""
    face: Card
    """Of a single card; empty for others."""
    value: str
    is_pointed: bool


@dataclass(frozen=True, slots=True)
class PointRow:
    """A seat with its cards, or a place on the table with what lies there."""

    name: str
    whole: Pointable | None
    """The seat, or the place where it is one thing; a button in the row's head."""
    cards: tuple[Pointable, ...]


def point_rows(room: Room, language: str) -> tuple[PointRow, ...]:
    """Return what can be pointed at: the seats with the cards that they hold or that lie open
    before them, then the places on the table, whatever lies there."""
    seen = _seen(room)
    words = queries.words(room.game, language)
    if seen is None:
        return ()
    seats = (_seat_row(room, words, hand) for hand in seen.hands)
    return (*seats, *(_zone_row(room, words, zone) for zone in seen.zones if zone.laid))


def _seat_row(room: Room, words: Words, hand: Held) -> PointRow:
    name, faces = words.seat(hand.seat), dict.fromkeys((*hand.known, *hand.before))
    cards = (
        (f"card:{hand.seat}:{face}", card_of(words, hand.seat, face), words.index(face), face)
        for face in faces
    )
    whole = _pointable(room, f"seat:{hand.seat}", name, name)
    return PointRow(name, whole, tuple(_pointable(room, *card) for card in cards))


def _zone_row(room: Room, words: Words, zone: Zone) -> PointRow:
    name, all_of_it = words.zone(zone.name), tuple(places(zone))
    each = tuple(_laid(room, words, place) for place in all_of_it)
    first = zone.laid[0]
    is_one = len(each) == 1 and first.seat is None and first.place is None
    return PointRow(name, each[0], ()) if is_one else PointRow(name, None, each)


def _laid(room: Room, words: Words, place: LaidAt) -> Pointable:
    laid, told = place.laid, laid_of(words, place)
    short = words.seat(laid.seat) if laid.seat else str(laid.place) if laid.place else told
    return _pointable(room, place.at, told, short)


def _pointable(room: Room, at: str, words: str, short: str, face: Card = "") -> Pointable:
    return Pointable(words, short, face, asking("point", at=at), room.pointed == at)


def _seen(room: Room) -> Observation | None:
    line = played(room)
    if line is not None:
        return line.game.observe(line.state(len(line.turns)), OPEN)
    if not room.place.lesson:
        return None
    replay = GameStage(room.game).replay(room.place.lesson)
    state = next((each.state for each in replay.steps if each.label == room.place.label), None)
    return replay.game.observe(state, OPEN) if replay.game and state is not None else None
