"""What stands in the middle of every screen of a class: the table, what happened, the questions.

One scene for one audience in one language: the same for all who belong to it, so it is drawn once
and sent to all. Who may see what the engine's `observe` has decided; nothing here goes by roles
but what a tap leads to.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from urllib.parse import urlencode

from games.core.cards import DEALER, SEATS, Seat
from games.core.notation import parse_move
from games.core.protocol import OPEN, Event, Game, Laid, Move, Observation
from games.core.record import Question
from games.core.replay import Answers, Replay, Step
from teachapp.catalogue import queries
from teachapp.catalogue.shown import LessonPage, QuestionWords, StepWords
from teachapp.classroom.pointing import PointedAt, in_words, point_out
from teachapp.classroom.room.leading import whereabouts
from teachapp.classroom.room.polls import answers_of, open_here
from teachapp.classroom.room.table import played
from teachapp.classroom.room.values import HALL, LEAD, WALL, Poll, Refused, Room
from teachapp.classroom.stage import GameStage
from teachapp.narration.words import Words
from teachapp.reading import chips
from teachapp.table.identity import CardNames, follow
from teachapp.table.layout import TableView, layout
from teachapp.table.line import Line, play_moves
from teachapp.table.offering import (
    Action,
    Offers,
    Unasked,
    legal_actions,
    move_value,
    offer,
    unasked_moves,
)
from teachapp.table.telling import Told, last_trick, tell, without_hints, without_outcome

CARRIED = 12
"""Positions that cards are followed through: enough to carry them from table to table."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer on offer: how many gave it is said once it is revealed, or to those who lead."""

    value: str
    words: str
    count: int
    share: int
    """Per cent of those who answered."""
    state: str
    """`right` or `wrong` once revealed."""


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

    @property
    def shows_counts(self) -> bool:
        """Whether it says how many gave which answer."""
        return self.right >= 0


@dataclass(frozen=True, slots=True)
class Scene:
    """The middle of a screen."""

    where: str
    """As forms of those who lead say it back."""
    lesson: str
    label: str
    title: str
    heading: str
    html: str
    position: int
    total: int
    table: TableView | None
    told: tuple[Told, ...]
    polls: tuple[PollView, ...]
    actions: tuple[Action, ...] = ()
    unasked: tuple[Unasked, ...] = ()
    is_game: bool = False
    is_table: bool = False
    moves: int = 0
    pointed: PointedAt | None = None


@dataclass(frozen=True, slots=True)
class Shown:
    """The table as it is now, wherever it came from."""

    game: Game[Any]
    state: Any
    events: tuple[Event, ...]
    names: CardNames
    bottom: Seat | None
    last: tuple[Laid, ...] = ()


def scene(room: Room, audience: str, language: str, place: str = "") -> Scene:
    """Return the scene of an audience; `place` is a step's label for who looks around in the
    lesson while the class is elsewhere. Raises NotFound for content that is gone."""
    return _Scene(room, audience, language, place).scene()


def query(**parameters: str) -> str:
    """Return a query as the screens' links have it: the address stays the class's own."""
    return "?" + urlencode(parameters, safe="/:,;@*=")


@dataclass(frozen=True, slots=True)
class _Scene:
    room: Room
    audience: str
    language: str
    label: str

    @property
    def words(self) -> Words:
        return queries.words(self.room.game, self.language)

    @property
    def viewer(self) -> Seat:
        return OPEN if self.label else self.room.viewer(self.audience)

    @property
    def line(self) -> Line | None:
        return None if self.label else played(self.room)

    def scene(self) -> Scene:
        lesson = self.lesson()
        at = self.at(lesson)
        told = lesson.steps[at] if lesson else None
        shown = self.shown(lesson, at)
        line = self.line
        seen = shown.game.observe(shown.state, self.viewer) if shown else None
        return Scene(
            where=whereabouts(self.room),
            lesson=self.room.place.lesson,
            label=lesson.steps[at].label if lesson else "",
            title=lesson.lesson.title if lesson else "",
            heading=told.heading if told and line is None else "",
            html=told.html if told and line is None else "",
            position=at + 1,
            total=len(lesson.steps) if lesson else 0,
            table=self.table(shown, seen) if shown and seen else None,
            told=self.told(shown) if shown else (),
            polls=self.polls(lesson, told) if not self.label else (),
            actions=self.actions(shown, seen) if shown and seen else (),
            unasked=self.unasked(shown, seen) if shown and seen else (),
            is_game=bool(self.room.line and self.room.line.is_game),
            is_table=line is not None,
            moves=len(line.turns) if line else 0,
            pointed=self.pointed(seen),
        )

    def lesson(self) -> LessonPage | None:
        slug = self.room.place.lesson
        return queries.lesson_step(self.room.game, slug, self.language) if slug else None

    def at(self, lesson: LessonPage | None) -> int:
        if lesson is None:
            return 0
        labels = [step.label for step in lesson.steps]
        wanted = self.label or self.room.place.label
        return labels.index(wanted) if wanted in labels else 0

    # The table

    def shown(self, lesson: LessonPage | None, at: int) -> Shown | None:
        line = self.line
        if line is not None:
            return self.shown_line(line)
        if lesson is None:
            return None
        replay = queries.replay_of(lesson.script)
        return self.shown_step(replay, replay.steps[at], lesson.script, at)

    def shown_line(self, line: Line) -> Shown:
        count = len(line.turns)
        states = [line.state(at) for at in range(max(0, count - CARRIED), count + 1)]
        turn = line.turns[-1] if line.turns else None
        before = line.state(count - 1) if turn else None
        is_seat = self.audience in SEATS
        return Shown(
            line.game,
            line.state(count),
            turn.events if turn else (),
            follow(line.game.observe(state, self.viewer) for state in states),
            self.audience if is_seat and self.room.viewer(self.audience) != OPEN else None,
            last_trick(line.game, before, turn.move, turn.after) if turn else (),
        )

    def shown_step(self, replay: Replay, step: Step, script: str, at: int) -> Shown:
        assert replay.game is not None
        made = step.made[-1] if step.made else None
        movers = [each.move.seat for each in replay.moves() if each.move.seat != DEALER]
        return Shown(
            replay.game,
            step.state,
            step.events,
            step_names(script, at),
            movers[0] if movers else None,
            last_trick(replay.game, made.before, made.move, made.after) if made else (),
        )

    def table(self, shown: Shown, seen: Observation) -> TableView:
        asked = self.questions_asked()
        if "next" in asked:
            seen = without_outcome(seen)
        if "choose-legal" in asked:
            seen = without_hints(seen)
        if not self.label:
            seen = point_out(seen, self.room.pointed)
        offers = self.offers(shown, seen)
        if "choose-legal" in asked:
            offers = offers.without_hints()
        return layout(
            seen,
            self.words,
            game=self.room.game,
            names=shown.names,
            hrefs=offers.hrefs,
            quiet=offers.quiet,
            goals=offers.goals,
            bottom=shown.bottom,
            last=shown.last,
        )

    def questions_asked(self) -> set[str]:
        """Return the kinds of questions that wait for answers: the table must not give them
        away."""
        return {
            self.question(poll).kind
            for poll in open_here(self.room)
            if poll.state == "open" and not self.label
        }

    def offers(self, shown: Shown, seen: Observation) -> Offers:
        """Return what taps on cards lead to: those who may move, to a move; the hall, to a silent
        question; the big screen, nowhere."""
        if self.audience == WALL:
            return Offers({}, {})
        if self.audience == HALL or self.label:
            return Offers(_questions_about(seen), {})
        return offer(shown.game, shown.state, seen, self.words, self.move_href, self.pick_href)

    @staticmethod
    def move_href(move: Move) -> str:
        return query(move=move_value(move))

    @staticmethod
    def pick_href(pick: str) -> str:
        return query(pick=pick)

    def actions(self, shown: Shown, seen: Observation) -> tuple[Action, ...]:
        if not self.may_move() or "choose-legal" in self.questions_asked():
            return ()
        return legal_actions(shown.game, shown.state, seen, self.words, self.move_href)

    def unasked(self, shown: Shown, seen: Observation) -> tuple[Unasked, ...]:
        if not self.may_move():
            return ()
        return unasked_moves(shown.game, shown.state, seen, self.words, self.move_href)

    def may_move(self) -> bool:
        return self.audience not in (HALL, WALL) and not self.label

    def told(self, shown: Shown) -> tuple[Told, ...]:
        by_id = chips(self.room.game, self.language)
        return tell(shown.events, self.words, by_id, self.viewer)

    def pointed(self, seen: Observation | None) -> PointedAt | None:
        at = "" if self.label else self.room.pointed
        return in_words(at, seen, self.words, chips(self.room.game, self.language))

    # The questions

    def polls(self, lesson: LessonPage | None, told: StepWords | None) -> tuple[PollView, ...]:
        found = []
        for poll in open_here(self.room):
            try:
                right, many = answers_of(self.room, poll, GameStage(self.room.game))
            except Refused:
                continue  # the lesson does not ask it any more
            number = int(poll.key.rpartition("/")[2])
            own = told.questions[number - 1] if told and not poll.position else None
            found.append(self.poll(poll, right, many, own))
        return tuple(found)

    def poll(self, poll: Poll, found: Answers, many: bool, own: QuestionWords | None) -> PollView:
        is_open = poll.state == "open"
        shows = self.audience == LEAD or not is_open
        total = len(poll.answers)
        counts = dict.fromkeys(found.choices, 0)
        for answer in poll.answers.values():
            for value in answer.values:
                counts[value] = counts.get(value, 0) + 1
        choice_words = self.choice_words(poll)
        return PollView(
            key=poll.key,
            words=self.question_words(poll, own),
            html=own.html if own else "",
            choices=tuple(
                Choice(
                    value,
                    choice_words(value),
                    counts[value] if shows else 0,
                    round(100 * counts[value] / total) if shows and total else 0,
                    "" if is_open else "right" if value in found.right else "wrong",
                )
                for value in found.choices
            ),
            many=many,
            is_open=is_open,
            answered=total if self.audience in (LEAD, WALL) or not is_open else 0,
            right=sum(answer.is_right for answer in poll.answers.values()) if shows else -1,
            explanation=own.answer if own and not is_open else "",
            until=poll.until.isoformat() if poll.until and is_open else "",
        )

    def question_words(self, poll: Poll, own: QuestionWords | None) -> str:
        if own and own.words:
            return own.words
        return self.words.question(self.question(poll))

    def question(self, poll: Poll) -> Question:
        if poll.position:
            return Question(0, "choose-legal", poll.seat, choices=poll.choices)
        lesson, label, number = poll.key.split("/")
        steps = GameStage(self.room.game).replay(lesson).steps
        step = next(each for each in steps if each.label == label)
        return step.questions[int(number) - 1]

    def choice_words(self, poll: Poll) -> Callable[[str], str]:
        question = self.question(poll)
        if question.kind != "choose-legal":
            return lambda value: self.words.choice(question.field, value)
        game, state = self.asked_at(poll)
        seat = question.seat
        return lambda value: self.words.move(parse_move(f"{seat}: {value}", game, state))

    def asked_at(self, poll: Poll) -> tuple[Game[Any], Any]:
        from_table = played_at(self.room.game, poll)
        if from_table is not None:
            return from_table.game, from_table.state(len(from_table.turns))
        lesson, label, _number = poll.key.split("/")
        replay = GameStage(self.room.game).replay(lesson)
        assert replay.game is not None
        return replay.game, next(each.state for each in replay.steps if each.label == label)


def played_at(game: str, poll: Poll) -> Line | None:
    """Return the line of play that a table's question asks about."""
    return play_moves(game, poll.position, poll.moves) if poll.position else None


def _questions_about(seen: Observation) -> dict[Seat, dict[str, str]]:
    return {
        hand.seat: {card: query(about=f"card:{card}") for card in hand.known} for hand in seen.hands
    }


@lru_cache(maxsize=1024)
def step_names(script: str, at: int) -> CardNames:
    """Return the names that cards have gathered on the way to a step, all hands open."""
    replay = queries.replay_of(script)
    assert replay.game is not None
    names = step_names(script, at - 1) if at else None
    if names is None:
        names = CardNames().follow(replay.game.observe(replay.start, OPEN))
    for made in replay.steps[at].made:
        names = names.follow(replay.game.observe(made.after, OPEN))
    return names
