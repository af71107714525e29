"""What a class has been through: a late-comer's few lines, and what is left when it is over."""

from collections.abc import Iterator
from dataclasses import dataclass

from teachapp.catalogue import queries
from teachapp.catalogue.shown import LessonLine
from teachapp.classroom.questions import PollView, question_view
from teachapp.classroom.room.values import Person, Place, Poll, Room

LINES = 5
"""Steps and questions that a late-comer is told of: the latest ones."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question that was asked, with what was right once that was said, and one's own answer."""

    words: str
    right: tuple[str, ...]
    """Empty where it was never revealed."""
    own: tuple[str, ...] = ()
    is_right: bool | None = None
    """Unknown where nothing was answered or it was never revealed."""


@dataclass(frozen=True, slots=True)
class Told:
    """A lesson and the headings of those of its steps that the class went through."""

    lesson: LessonLine
    headings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Digest:
    """What a late-comer has missed."""

    headings: tuple[str, ...]
    earlier: int
    """How many steps were shown before those."""
    questions: tuple[Question, ...]
    players: int
    """How many play the game that is going on; 0 where none is."""


@dataclass(frozen=True, slots=True)
class Over:
    """What somebody takes along from a class that is over."""

    lessons: tuple[Told, ...]
    questions: tuple[Question, ...]
    right: int
    judged: int
    """How many of one's answers were judged, of which so many were right."""


def has_begun(room: Room) -> bool:
    """Say whether somebody who joins now has missed something."""
    is_game = room.line is not None and room.line.is_game
    return is_game or any(_missed(room)) or any(_revealed(room))


def _missed(room: Room) -> Iterator[Place]:
    """Return the steps that were shown, without that which is shown now."""
    for place in room.visited:
        if place.lesson and (place != room.place or room.line is not None):
            yield place


def digest(room: Room, language: str) -> Digest:
    """Return what a late-comer has missed, without the step that is shown now."""
    words = _headings(room, language)
    headings = [
        words[key] for place in _missed(room) if (key := (place.lesson, place.label)) in words
    ]
    polls = list(_revealed(room))[-LINES:]
    return Digest(
        headings=tuple(headings[-LINES:]),
        earlier=max(0, len(headings) - LINES),
        questions=tuple(filter(None, (_question(room, poll, language) for poll in polls))),
        players=len(room.seats) if room.line and room.line.is_game else 0,
    )


def over(room: Room, language: str, me: Person) -> Over:
    """Return what somebody takes along: lessons, and every question with their own answer."""
    asked = [poll for poll in room.polls.values() if poll.answers or poll.state == "revealed"]
    questions = tuple(filter(None, (_question(room, poll, language, me.number) for poll in asked)))
    judged = [each.is_right for each in questions if each.is_right is not None]
    return Over(tuple(_lessons(room, language)), questions, sum(judged), len(judged))


def _lessons(room: Room, language: str) -> Iterator[Told]:
    words = _headings(room, language)
    for line in queries.lesson_list(room.game, language):
        seen = (place for place in room.visited if place.lesson == line.slug)
        headings = tuple(words[key] for each in seen if (key := (each.lesson, each.label)) in words)
        if headings:
            yield Told(line, headings)


def _headings(room: Room, language: str) -> dict[tuple[str, str], str]:
    told = {line.slug for line in queries.lesson_list(room.game, language)}
    lessons = {place.lesson for place in room.visited} & told
    return {
        (lesson, step.label): step.heading
        for lesson in lessons
        for step in queries.lesson_step(room.game, lesson, language).steps
    }


def _revealed(room: Room) -> Iterator[Poll]:
    return (poll for poll in room.polls.values() if poll.state == "revealed")


def _question(room: Room, poll: Poll, language: str, person: int = 0) -> Question | None:
    view = question_view(room, poll, language)
    if view is None:
        return None
    answer = poll.answers.get(person)
    is_revealed = poll.state == "revealed"
    return Question(
        view.words,
        _words(view, {each.value for each in view.choices if each.state == "right"})
        if is_revealed
        else (),
        _words(view, set(answer.values)) if answer else (),
        answer.is_right if answer and is_revealed else None,
    )


def _words(view: PollView, values: set[str]) -> tuple[str, ...]:
    return tuple(each.words for each in view.choices if each.value in values)
