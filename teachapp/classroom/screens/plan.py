"""The plan of some lessons for paper: each step with its table as text, what to say, what is asked
with the right answers, the clauses, and when it begins.

A plan is what an instructor's screen would show from step to step, with every question revealed.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from teachapp.catalogue import queries
from teachapp.catalogue.shown import LessonPage, StepWords
from teachapp.classroom.room.values import WALL, Place, Poll, Room
from teachapp.classroom.scene import PollView, Scene, scene
from teachapp.reading import chips
from teachapp.table.layout import CardView, SeatView, TableView, ZoneView
from teachapp.table.telling import Chip

_TAGS = re.compile(r"<[^>]+>")
STEP, QUESTION = 60, 240
"""What a step and a question weigh beside their letters: a look at the table, a while to think."""


@dataclass(frozen=True, slots=True)
class PlanSeat:
    """A hand as text."""

    name: str
    cards: str
    hidden: int
    before: str
    marks: tuple[str, ...]
    is_to_move: bool


@dataclass(frozen=True, slots=True)
class PlanZone:
    """What lies in the middle, as text: in each line who and which cards."""

    name: str
    lines: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class PlanStep:
    """A step of the plan."""

    number: int
    minute: int | None
    """After how many minutes of the lesson it begins; None where the step before says the same."""
    heading: str
    html: str
    told: tuple[str, ...]
    ask: str
    seats: tuple[PlanSeat, ...]
    zones: tuple[PlanZone, ...]
    polls: tuple[PollView, ...]
    clauses: tuple[Chip, ...]
    """Those that come up for the first time in the lesson, to be said in their own words."""
    again: tuple[Chip, ...]
    """Those that were said before."""


@dataclass(frozen=True, slots=True)
class PlanLesson:
    """A lesson of the plan."""

    title: str
    html: str
    minutes: int
    href: str
    steps: tuple[PlanStep, ...]


def plan_of(game: str, lesson: str, language: str) -> PlanLesson:
    """Return the plan of a lesson; raises NotFound."""
    page = queries.lesson_step(game, lesson, language)
    begins = said_once(starts(page.steps, page.lesson.minutes))
    steps = tuple(_step(page, at, begins[at], language) for at in range(len(page.steps)))
    line = page.lesson
    return PlanLesson(line.title, line.html, line.minutes, line.href, steps)


def starts(steps: Sequence[StepWords], minutes: int) -> tuple[int, ...]:
    """Return the minute in which each step begins: the lesson's, by how much there is to say."""
    weights = [_weight(step) for step in steps]
    whole = sum(weights)
    return tuple(int(minutes * sum(weights[:at]) / whole) for at in range(len(weights)))


def said_once(minutes: Sequence[int]) -> list[int | None]:
    """Return the minutes with None for one that is the same as before: it would say no more."""
    before = (None, *minutes)
    return [now if now != earlier else None for earlier, now in zip(before, minutes, strict=False)]


def _weight(step: StepWords) -> int:
    letters = len(_TAGS.sub("", step.html))
    return STEP + letters + QUESTION * len(step.questions)


def _step(page: LessonPage, at: int, minute: int | None, language: str) -> PlanStep:
    step, game = page.steps[at], page.head.slug
    shown = scene(_room_at(page, step), WALL, language)
    by_id = chips(game, language)
    said = {each for earlier in page.steps[:at] for each in earlier.cites}
    cited = [each for each in step.cites if each in by_id]
    return PlanStep(
        number=at + 1,
        minute=minute,
        heading=step.heading,
        html=step.html,
        told=tuple(told.sentence for told in shown.told),
        ask=shown.table.ask if shown.table else "",
        seats=_seats(shown),
        zones=tuple(_zones(shown.table)) if shown.table else (),
        polls=shown.polls,
        clauses=tuple(by_id[each] for each in cited if each not in said),
        again=tuple(by_id[each] for each in cited if each in said),
    )


def _room_at(page: LessonPage, step: StepWords) -> Room:
    """Return a class that is at a step and knows all answers."""
    place = Place(page.lesson.slug, step.label)
    keys = [
        f"{place.lesson}/{place.label}/{number}" for number in range(1, len(step.questions) + 1)
    ]
    polls = {key: Poll(key, 0, state="revealed") for key in keys}
    return Room(game=page.head.slug, lessons=(place.lesson,), place=place, polls=polls)


# The table as text


def _seats(shown: Scene) -> tuple[PlanSeat, ...]:
    return tuple(map(_seat, shown.table.seats)) if shown.table else ()


def _seat(seat: SeatView) -> PlanSeat:
    known = [card for card in seat.cards if card.index]
    return PlanSeat(
        seat.name,
        _cards(known),
        len(seat.cards) - len(known),
        ", ".join(card.name for card in seat.before),
        tuple(mark.word for mark in seat.marks),
        seat.is_to_move,
    )


def _cards(cards: Sequence[CardView]) -> str:
    return "  ".join(card.index for card in cards)


def _zones(table: TableView) -> Iterator[PlanZone]:
    for grid in table.grids:
        slots = ((str(slot.number), _cards_named(slot.cards)) for slot in grid.slots if slot.cards)
        yield PlanZone(grid.name, tuple(slots))
    for zone in table.zones:
        if zone.plays:
            yield PlanZone(zone.name, tuple(_plays(zone)))
    piles = tuple((pile.name, str(pile.count)) for pile in table.piles)
    if piles:
        yield PlanZone("", piles)


def _plays(zone: ZoneView) -> Iterator[tuple[str, str]]:
    for play in zone.plays:
        marks = ", ".join(mark.word for mark in play.marks)
        yield play.name, " · ".join(filter(None, (play.words, marks)))


def _cards_named(cards: Sequence[CardView]) -> str:
    return ", ".join(card.name for card in cards)
