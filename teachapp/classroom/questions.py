"""What a class is asked, in words: the question, what may be answered, how many answered what.

Whoever does not lead learns nothing of what is right, nor of what others answered, before it is
revealed.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from django.utils.html import format_html_join
from django.utils.safestring import SafeString

from games.core.cards import Seat
from games.core.notation import parse_move
from games.core.protocol import Game, Move
from games.core.record import Question
from games.core.replay import Answers, answering
from teachapp.catalogue import queries
from teachapp.catalogue.shown import QuestionWords
from teachapp.classroom.room.accusing import ACCUSE, verdicts_at
from teachapp.classroom.room.people import shown_names
from teachapp.classroom.room.polls import answers_of, open_here
from teachapp.classroom.room.values import AUDIENCES, HALL, LEAD, WALL, Poll, Refused, Room
from teachapp.classroom.stage import GameStage
from teachapp.narration.words import Words
from teachapp.table.line import play_moves


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer on offer: how many gave it is said once it is revealed, or to those who lead."""

    value: str
    words: str
    count: int
    share: int
    """Per cent of those who answered."""
    state: str
    """`right` or `wrong` once revealed, or to those who lead."""


@dataclass(frozen=True, slots=True)
class PollView:
    """A question as the screens show it."""

    key: str
    words: str
    html: str
    choices: tuple[Choice, ...]
    many: bool
    is_open: bool
    answered: int
    right: int
    """How many were right; -1 where that is not shown."""
    explanation: str
    until: str = ""
    """When time is up, as a machine reads it; empty without a timer."""
    seconds: int = 0
    is_asked_anew: bool = False
    people: int = 0
    """How many who are here may answer."""

    @property
    def shows_counts(self) -> bool:
        """Whether it says how many gave which answer."""
        return self.right >= 0


@dataclass(frozen=True, slots=True)
class Asking:
    """A question put to a class, in one language, with the table it is about."""

    poll: Poll
    question: Question
    game: Game[Any]
    state: Any
    told_by: Words
    found: Answers
    """What may be answered, and what is right."""
    many: bool
    """All that is right must be named."""
    clause: str = ""
    """What the event rests on that is asked about; moves are each refused by their own."""
    own: QuestionWords | None = None
    """The lesson's own words, if a lesson asks."""

    @property
    def words(self) -> str:
        return (
            self.own.words if self.own and self.own.words else self.told_by.question(self.question)
        )

    def choice(self, value: str) -> str:
        """Return an answer in words."""
        if self.question.kind == ACCUSE:
            return self.told_by.accused(value)
        if self.question.kind != "choose-legal":
            return self.told_by.choice(self.question.field, value)
        return self.told_by.move(self._move(value))

    def _move(self, value: str) -> Move:
        return parse_move(f"{self.question.seat}: {value}", self.game, self.state)

    def clauses(self) -> Mapping[str, str]:
        """Return the clause that each wrong choice is against, by choice: what refuses the move,
        or what the event rests on."""
        wrong = [value for value in self.found.choices if value not in self.found.right]
        if self.question.kind == ACCUSE:
            return self._accused(wrong)
        if self.question.kind != "choose-legal":
            return dict.fromkeys(wrong, self.clause) if self.clause else {}
        refused = {value: self.game.check(self.state, self._move(value)) for value in wrong}
        return {value: why.clause for value, why in refused.items() if why}

    def _accused(self, wrong: list[str]) -> dict[str, str]:
        """An accusation of who is innocent is against what decides it; so is to accuse nobody
        against what finds somebody guilty."""
        found = verdicts_at(self.poll.position)
        caught = [event for seat, event in found.items() if seat in self.found.right]
        decided = {value: found.get(value) or caught[0] for value in wrong}
        return {value: event.clauses[0] for value, event in decided.items()}

    def verdict(self) -> SafeString:
        """Return what accusing those who are guilty would have come to."""
        found = verdicts_at(self.poll.position) if self.question.kind == ACCUSE else {}
        caught = (event for seat, event in found.items() if seat in self.found.right)
        return format_html_join("", "<p>{}</p>", ((self.told_by.event(each),) for each in caught))


def asking(room: Room, poll: Poll, language: str, audience: str = LEAD) -> Asking:
    """Return a question of a class in a language. Raises Refused for one that is gone."""
    game = room.game
    found, many = answers_of(poll, GameStage(game))
    told_by = queries.words(game, language)
    if poll.about == ACCUSE:
        line = play_moves(game, poll.position, ())
        told_by = told_by.naming(_sitters(room, poll, audience))
        question = Question(0, ACCUSE, None, choices=poll.choices)
        return Asking(poll, question, line.game, line.start, told_by, found, many)
    if poll.position:
        line = play_moves(game, poll.position, poll.moves)
        question = Question(0, "choose-legal", poll.seat, choices=poll.choices)
        state = line.state(len(line.turns))
        return Asking(poll, question, line.game, state, told_by, found, many)
    lesson, label, number = poll.parts
    played = GameStage(game).replay(lesson)
    at = next(at for at, step in enumerate(played.steps) if step.label == label)
    step, which = played.steps[at], int(number) - 1
    question = step.questions[which]
    is_event = question.kind == "next"
    clauses = answering(played, at, question).clauses if is_event else ()
    own = queries.lesson_step(game, lesson, language).steps[at].questions[which]
    assert played.game is not None
    return Asking(
        poll, question, played.game, step.state, told_by, found, many, "".join(clauses[:1]), own
    )


def _sitters(room: Room, poll: Poll, audience: str) -> dict[Seat, str]:
    """Return what those are called who sat at the table that is asked about."""
    if audience == WALL and room.manners.hides_names:
        return {}
    names = shown_names(room) if poll.sitters else {}
    return {seat: names[number] for seat, number in poll.sitters.items()}


def where(game: str, poll: Poll, language: str) -> tuple[str, str]:
    """Return the lesson's title and the step's heading; nothing for a table of its own."""
    lesson, label, _number = poll.parts
    labels = GameStage(game).labels(lesson)
    if label not in labels:
        return "", ""
    told = queries.lesson_step(game, lesson, language)
    return told.lesson.title, told.steps[labels.index(label)].heading


def polls(room: Room, audience: str, language: str) -> tuple[PollView, ...]:
    """Return the questions that an audience's screen shows; without those that the lesson does
    not ask any more."""
    shown = (poll for poll in open_here(room) if audience in AUDIENCES or poll.about != ACCUSE)
    asked = asking_all(room, shown, language, audience)
    here = {person.number for person in room.present()}
    return tuple(
        replace(poll_view(each, audience), people=len(here - set(each.poll.sitters.values())))
        for each in asked
    )


def kinds_waiting(room: Room, language: str) -> set[str]:
    """Return the kinds of questions that wait for answers."""
    waiting = tuple(poll for poll in open_here(room) if poll.state == "open")
    return {each.question.kind for each in asking_all(room, waiting, language)}


def asking_all(
    room: Room, polls: Iterable[Poll], language: str, audience: str = LEAD
) -> Iterator[Asking]:
    """Return questions in a language, without those that the lesson does not ask any more."""
    for poll in polls:
        try:
            yield asking(room, poll, language, audience)
        except Refused:
            continue


def poll_view(asked: Asking, audience: str) -> PollView:
    """Return a question as an audience may see it."""
    poll, own = asked.poll, asked.own
    is_open = poll.state != "revealed"
    shows = audience == LEAD or not is_open
    return PollView(
        key=poll.key,
        words=asked.words,
        html=own.html if own else "",
        choices=_choices(asked, shows),
        many=asked.many,
        is_open=is_open,
        answered=len(poll.answers) if shows or audience == WALL else 0,
        right=sum(answer.is_right for answer in poll.answers.values()) if shows else -1,
        explanation=(own.answer if own else asked.verdict()) if shows else "",
        until=poll.until.isoformat() if poll.until and is_open else "",
        seconds=poll.seconds if is_open else 0,
        is_asked_anew=poll.is_asked_anew,
    )


def _choices(asked: Asking, shows: bool) -> tuple[Choice, ...]:
    found = asked.found
    if not shows:
        return tuple(Choice(value, asked.choice(value), 0, 0, "") for value in found.choices)
    counts = tally(asked.poll)
    total = len(asked.poll.answers)
    return tuple(
        Choice(
            value,
            asked.choice(value),
            counts.get(value, 0),
            share(counts.get(value, 0), total),
            "right" if value in found.right else "wrong",
        )
        for value in found.choices
    )


def tally(poll: Poll) -> dict[str, int]:
    """Return how many gave each answer that was given."""
    counts: dict[str, int] = {}
    for answer in poll.answers.values():
        for value in answer.values:
            counts[value] = counts.get(value, 0) + 1
    return counts


def share(count: int, total: int) -> int:
    """Return a part in per cent."""
    return round(100 * count / total) if total else 0


def question_view(room: Room, poll: Poll, language: str) -> PollView | None:
    """Return a question as the hall sees it, wherever the class is now; None where the lesson does
    not ask it any more."""
    try:
        return poll_view(asking(room, poll, language, HALL), HALL)
    except Refused:
        return None
