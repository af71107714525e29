"""What a class answered, added up: by question, by clause, by person, and by language.

A clause counts as wrong for whoever played against it; where somebody only left out what is
allowed, all clauses of the question do, since any of them may have been taken too strictly.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from django.conf import settings

from teachapp.catalogue import queries
from teachapp.catalogue.shown import LessonLink
from teachapp.classroom.questions import Asking, asking_all, share, tally, where
from teachapp.classroom.room.people import shown_names
from teachapp.classroom.room.values import Answer, Room

ALARM = 25
"""So many per cent more wrong answers in one language than in the others make its words suspect."""
ENOUGH = 3
"""Fewer answers in a language say nothing about its words."""


@dataclass(frozen=True, slots=True)
class ChoiceResult:
    """An answer and how many gave it."""

    words: str
    count: int
    share: int
    is_right: bool


@dataclass(frozen=True, slots=True)
class LanguageResult:
    """How those who read in one language did."""

    code: str
    name: str
    answered: int
    wrong: int
    is_suspect: bool = False
    """Many more went wrong than in the other languages: are the words to blame?"""

    @property
    def share(self) -> int:
        """Wrong answers per cent."""
        return share(self.wrong, self.answered)


@dataclass(frozen=True, slots=True)
class QuestionResult:
    """A question and what became of it."""

    key: str
    lesson: str
    step: str
    words: str
    is_asked_anew: bool
    is_revealed: bool
    answered: int
    right: int
    choices: tuple[ChoiceResult, ...]
    clauses: tuple[str, ...]
    languages: tuple[LanguageResult, ...]

    @property
    def share(self) -> int:
        """Right answers per cent."""
        return share(self.right, self.answered)


@dataclass(frozen=True, slots=True)
class ClauseResult:
    """A clause that answers hung on."""

    id: str
    heading: str
    href: str
    answered: int
    wrong: int
    lessons: tuple[LessonLink, ...]
    """Which show it."""

    @property
    def share(self) -> int:
        """Wrong answers per cent."""
        return share(self.wrong, self.answered)


@dataclass(frozen=True, slots=True)
class PersonResult:
    """Somebody and what they got right."""

    name: str
    language: str
    language_name: str
    right: int
    answered: int


@dataclass(frozen=True, slots=True)
class AnswerLine:
    """One answer of one person, as a line of the sheet."""

    name: str
    language: str
    lesson: str
    step: str
    question: str
    clauses: str
    answer: str
    is_right: bool


@dataclass(frozen=True, slots=True)
class Results:
    """All that a class answered."""

    questions: tuple[QuestionResult, ...]
    clauses: tuple[ClauseResult, ...]
    """Those that went wrong most first."""
    people: tuple[PersonResult, ...]
    languages: tuple[LanguageResult, ...]
    asked: int


def results(room: Room, language: str) -> Results:
    """Return what a class has answered so far, in a language."""
    with queries.one_version():
        asked = tuple(asking_all(room, room.polls.values(), language))
        questions = tuple(_question(room, each, language) for each in asked)
        return Results(
            questions,
            _clauses(room, asked, language),
            _people(room, asked),
            _languages(answer for each in asked for answer in each.poll.answers.values()),
            len(asked),
        )


def lines(room: Room, language: str) -> tuple[AnswerLine, ...]:
    """Return every answer, question after question, in the order they were given."""
    with queries.one_version():
        names, headings = shown_names(room), _headings(room.game, language)
        return tuple(
            AnswerLine(
                names[person],
                answer.language,
                *where(room.game, asked.poll, language),
                asked.words,
                "; ".join(headings[clause] for clause in _clauses_of(asked) if clause in headings),
                "; ".join(map(asked.choice, answer.values)),
                answer.is_right,
            )
            for asked in asking_all(room, room.polls.values(), language)
            for person, answer in asked.poll.answers.items()
        )


def _question(room: Room, asked: Asking, language: str) -> QuestionResult:
    poll, counts = asked.poll, tally(asked.poll)
    given = poll.answers.values()
    lesson, step = where(room.game, poll, language)
    return QuestionResult(
        poll.key,
        lesson,
        step,
        asked.words,
        poll.is_asked_anew,
        poll.state == "revealed",
        len(given),
        sum(answer.is_right for answer in given),
        tuple(
            ChoiceResult(
                asked.choice(value),
                counts.get(value, 0),
                share(counts.get(value, 0), len(given)),
                value in asked.found.right,
            )
            for value in asked.found.choices
        ),
        _clauses_of(asked),
        _languages(given),
    )


def _clauses_of(asked: Asking) -> tuple[str, ...]:
    return tuple(dict.fromkeys(asked.clauses().values()))


def _clauses(room: Room, asked: Iterable[Asking], language: str) -> tuple[ClauseResult, ...]:
    answered: dict[str, int] = {}
    wrong: dict[str, int] = {}
    for each in asked:
        against = each.clauses()
        for answer in each.poll.answers.values():
            for clause in set(against.values()):
                answered[clause] = answered.get(clause, 0) + 1
            for clause in _wrong_about(answer, against):
                wrong[clause] = wrong.get(clause, 0) + 1
    book = queries.rulebook(room.game, language)
    found = [
        ClauseResult(
            clause.id,
            clause.text.heading,
            clause.text.href,
            answered[clause.id],
            wrong.get(clause.id, 0),
            clause.lessons,
        )
        for section in book.sections
        for clause in section.clauses
        if clause.id in answered
    ]
    return tuple(sorted(found, key=lambda each: (-each.share, -each.wrong)))


def _wrong_about(answer: Answer, against: Mapping[str, str]) -> set[str]:
    """Return the clauses that an answer got wrong, of those that choices are against."""
    if answer.is_right:
        return set()
    broken = {against[value] for value in answer.values if value in against}
    return broken or set(against.values())


def _headings(game: str, language: str) -> dict[str, str]:
    book = queries.rulebook(game, language)
    return {each.id: each.text.heading for section in book.sections for each in section.clauses}


def _people(room: Room, asked: Iterable[Asking]) -> tuple[PersonResult, ...]:
    names, spoken = shown_names(room), dict(settings.LANGUAGES)
    given: dict[int, list[Answer]] = {number: [] for number in room.people}
    for each in asked:
        for person, answer in each.poll.answers.items():
            given[person].append(answer)
    found = [
        PersonResult(
            names[person.number],
            person.language,
            spoken.get(person.language, person.language),
            sum(answer.is_right for answer in given[person.number]),
            len(given[person.number]),
        )
        for person in room.people.values()
    ]
    return tuple(sorted(found, key=lambda each: (-each.right, -each.answered)))


def _languages(given: Iterable[Answer]) -> tuple[LanguageResult, ...]:
    names, counts = dict(settings.LANGUAGES), dict[str, list[bool]]()
    for answer in given:
        counts.setdefault(answer.language, []).append(not answer.is_right)
    answered = sum(map(len, counts.values()))
    wrong = sum(map(sum, counts.values()))
    return tuple(
        LanguageResult(
            code,
            names.get(code, code),
            len(own),
            sum(own),
            _is_suspect(sum(own), len(own), wrong - sum(own), answered - len(own)),
        )
        for code, own in sorted(counts.items(), key=lambda each: -len(each[1]))
    )


def _is_suspect(wrong: int, answered: int, others_wrong: int, others: int) -> bool:
    enough = answered >= ENOUGH and others >= ENOUGH
    return enough and share(wrong, answered) - share(others_wrong, others) >= ALARM
