"""What a step page shows, worked out from the lesson's words, the played script and the address.

Pure: the same lesson, step and question give the same page. The engine judges what the reader
tries and answers; this module only finds the words for its judgement.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from games.core.cards import DEALER, SEATS, Seat
from games.core.errors import GameError
from games.core.notation import address, dump_moves, dump_position, parse_move
from games.core.protocol import OPEN, Game, Laid, Move, Observation
from games.core.record import Question
from games.core.replay import Answers, Replay, Step, answers
from teachapp.catalogue.queries import replay_of
from teachapp.catalogue.shown import LessonPage, StepWords
from teachapp.narration.words import Words
from teachapp.table.identity import CardNames
from teachapp.table.layout import TableView, layout
from teachapp.table.offering import (
    Action,
    Picked,
    Unasked,
    bare_actions,
    move_label,
    move_value,
    offer,
    picked,
    picked_by_seat,
    unasked_moves,
)
from teachapp.table.telling import (
    Chips,
    Eyes,
    Rail,
    RailStep,
    Refused,
    Told,
    last_trick,
    refuse,
    tell,
    whose_eyes,
    without_hints,
    without_outcome,
)


@dataclass(frozen=True, slots=True)
class Asked:
    """What the address asks of a step: whose eyes, a move to try, an answer to a question."""

    eyes: Seat = OPEN
    tried: str = ""
    pick: str = ""
    """A card that waits for the player it is meant for: `B:N1`."""
    question: int = 1
    answer: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Allowed:
    """A tried move that the rules allow: what would happen, and the table to go on from."""

    tried: str
    told: tuple[Told, ...]
    table_href: str
    back_href: str


@dataclass(frozen=True, slots=True)
class TryView:
    """A move that the script invites the reader to try."""

    words: str
    href: str


@dataclass(frozen=True, slots=True)
class ChoiceView:
    """One answer on offer."""

    value: str
    words: str
    chosen: bool
    state: str


@dataclass(frozen=True, slots=True)
class QuestionView:
    """A question as `components/question.html` draws it."""

    words: str
    html: str
    action: str
    name: str
    choices: tuple[ChoiceView, ...]
    many: bool
    hidden: tuple[Mapping[str, str], ...]
    answer: str = ""
    verdict: str = ""
    explanation: str = ""
    chips: tuple[Any, ...] = ()
    again_href: str = ""


@dataclass(frozen=True, slots=True)
class StepPage:
    """Everything that `lessons/step.html` draws."""

    words: StepWords
    table: TableView
    told: tuple[Told, ...]
    actions: tuple[Action, ...]
    picked: Picked
    unasked: tuple[Unasked, ...]
    tries: tuple[TryView, ...]
    refused: Refused | None
    try_words: str
    allowed: Allowed | None
    questions: tuple[QuestionView, ...]
    eyes: Eyes
    rail: Rail
    side_lines: tuple[TryView, ...]
    """What if somebody had played otherwise: each leads to a table."""
    table_href: str


@dataclass(frozen=True, slots=True)
class Addresses:
    """How a step page writes addresses: its steps, with what is asked; any position as a table."""

    step: Callable[..., str]
    """`step(label, **query)`."""
    table: Callable[[str, str, str], str]
    """`table(position, moves, eyes)`."""
    after: Mapping[str, str] = field(default_factory=dict)
    """`href` and `words` of what follows the last step."""


class UnknownAnswer(ValueError):
    """The address holds an answer, a seat or a move that can't be read; `.error` says more."""

    def __init__(self, code: str, error: GameError | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.error = error


def step_page(
    data: LessonPage,
    played: Replay,
    place: int,
    asked: Asked,
    words: Words,
    chips: Chips,
    to: Addresses,
) -> StepPage:
    """Return the page of step number `place` (from 0). Raises UnknownAnswer."""
    return _Page(data, played, place, asked, words, chips, to).page()


@lru_cache(maxsize=1024)
def _names(script: str, viewer: Seat, place: int) -> CardNames:
    """Return the names that cards have gathered on the way to a step."""
    played = replay_of(script)
    game = _game(played)
    if place:
        names = _names(script, viewer, place - 1)
    else:
        names = CardNames().follow(game.observe(played.start, viewer))
    for made in played.steps[place].made:
        names = names.follow(game.observe(made.after, viewer))
    return names


def _game(played: Replay) -> Game[Any]:
    assert played.game is not None, "only lessons that play are loaded"
    return played.game


@dataclass(frozen=True, slots=True)
class _Page:
    data: LessonPage
    played: Replay
    place: int
    asked: Asked
    words: Words
    chips: Chips
    to: Addresses

    @property
    def game(self) -> Game[Any]:
        return _game(self.played)

    @property
    def step(self) -> Step:
        return self.played.steps[self.place]

    @property
    def told_words(self) -> StepWords:
        return self.data.steps[self.place]

    def here(self, label: str = "", **query: Any) -> str:
        """Return the address of a step that keeps the reader's eyes."""
        eyes = self.asked.eyes if self.asked.eyes != OPEN else None
        return self.to.step(label or self.step.label, **{"eyes": eyes, **query})

    def page(self) -> StepPage:
        state = self.step.state
        if self.asked.eyes != OPEN and self.asked.eyes not in self.seats():
            raise UnknownAnswer("unknown-seat")
        observation = self.game.observe(state, self.asked.eyes)
        table = (self.game, state, observation)
        offers = offer(*table, self.words, self.try_href, self.pick_href, self.asked.pick)
        if self.waits("next"):
            observation = without_outcome(observation)
        quiz = self.waits("choose-legal")
        if quiz:
            observation = without_hints(observation)
            offers = offers.without_hints()
        names = _names(self.data.script, self.asked.eyes, self.place)
        refused, allowed, try_words = self.tried()
        chosen = self.picked(observation)
        return StepPage(
            words=self.told_words,
            table=layout(
                observation,
                self.words,
                game=self.game.slug,
                names=names,
                hrefs=offers.hrefs,
                quiet=offers.quiet,
                goals=chosen.goals or offers.goals,
                picked=picked_by_seat(self.asked.pick),
                bottom=self.bottom(),
                last=self.last_trick(),
            ),
            told=tell(self.step.events, self.words, self.chips, self.asked.eyes),
            actions=chosen.actions or bare_actions(*table, self.words, self.try_href),
            picked=chosen,
            unasked=() if quiz else unasked_moves(*table, self.words, self.try_href),
            tries=tuple(
                TryView(move_label(each.move, self.words), self.try_href(each.move))
                for each in self.step.tries
            ),
            refused=refused,
            try_words=try_words,
            allowed=allowed,
            questions=tuple(
                self.question(number, question)
                for number, question in enumerate(self.step.questions, 1)
            ),
            eyes=whose_eyes(
                self.game, state, self.asked.eyes, self.words, lambda eyes: self.eyes_href(eyes)
            ),
            rail=self.rail(),
            side_lines=self.side_lines(),
            table_href=self.table_href(state, ()),
        )

    def bottom(self) -> Seat:
        """Return who sits nearest: the eyes, else whoever has the first move of the lesson, so that
        the table does not turn from step to step."""
        if self.asked.eyes != OPEN:
            return self.asked.eyes
        movers = [made.move.seat for made in self.played.moves() if made.move.seat != DEALER]
        return movers[0]

    def waits(self, kind: str) -> bool:
        """Say whether a question of a kind waits for its answer: the page must not give it away."""
        waiting = [
            question
            for number, question in enumerate(self.step.questions, 1)
            if not (self.asked.answer and self.asked.question == number)
        ]
        return any(question.kind == kind for question in waiting)

    def last_trick(self) -> tuple[Laid, ...]:
        if not self.step.made:
            return ()
        made = self.step.made[-1]
        return last_trick(self.game, made.before, made.move, made.after)

    def seats(self) -> tuple[Seat, ...]:
        return SEATS[: len(self.game.observe(self.step.state, OPEN).hands)]

    def eyes_href(self, eyes: Seat) -> str:
        return self.to.step(self.step.label, eyes=None if eyes == OPEN else eyes)

    def try_href(self, move: Move) -> str:
        return self.here(**{"try": move_value(move)})

    def pick_href(self, pick: str) -> str:
        return self.here(pick=pick or None)

    def picked(self, seen: Observation) -> Picked:
        table = (self.game, self.step.state, seen)
        try:
            return picked(
                *table,
                self.asked.pick,
                self.words,
                self.try_href,
                hints=not self.waits("choose-legal"),
            )
        except GameError as error:
            raise UnknownAnswer("unreadable-try", error) from error

    def table_href(self, state: Any, moves: tuple[Move, ...]) -> str:
        eyes = self.asked.eyes if self.asked.eyes != OPEN else ""
        return self.to.table(address(dump_position(self.game, state)), dump_moves(moves), eyes)

    # What the reader tried

    def tried(self) -> tuple[Refused | None, Allowed | None, str]:
        if not self.asked.tried:
            return None, None, ""
        state = self.step.state
        try:
            move = parse_move(self.asked.tried.replace("_", " "), self.game, state)
        except GameError as error:
            raise UnknownAnswer("unreadable-try", error) from error
        violation = self.game.check(state, move)
        if violation is None:
            return None, self.allowed(move), ""
        refused = refuse(
            self.game,
            state,
            move,
            violation,
            self.words,
            self.chips,
            href_of=self.try_href,
            back_href=self.here(),
            offers=not self.waits("choose-legal") and self.asked.eyes in (OPEN, move.seat),
        )
        return refused, None, self.try_words(move)

    def allowed(self, move: Move) -> Allowed:
        state = self.step.state
        events = self.game.play(state, move).events
        return Allowed(
            tried=self.words.move(move),
            told=tell(events, self.words, self.chips, self.asked.eyes),
            table_href=self.table_href(state, (move,)),
            back_href=self.here(),
        )

    def try_words(self, move: Move) -> str:
        """Return the lesson's own words for a refusal that the script foresaw."""
        foreseen = [each.move for each in self.step.tries]
        return self.told_words.tries[foreseen.index(move)] if move in foreseen else ""

    # Questions

    def question(self, number: int, question: Question) -> QuestionView:
        found = answers(self.played, self.place, question)
        own = self.told_words.questions[number - 1]
        many = question.kind == "choose-legal" and bool(question.choices)
        is_answered = bool(self.asked.answer) and self.asked.question == number
        chosen = self.asked.answer if is_answered else ()
        if any(value not in found.choices for value in chosen):
            raise UnknownAnswer("unknown-answer")
        hidden = [{"name": "q", "value": str(number)}] if len(self.step.questions) > 1 else []
        if self.asked.eyes != OPEN:
            hidden.append({"name": "eyes", "value": self.asked.eyes})
        is_right = self.is_right(question, chosen, found)
        verdict = ("answer-right" if is_right else "answer-wrong") if is_answered else ""
        return QuestionView(
            words=own.words or self.words.question(question),
            html=own.html,
            action=self.to.step(self.step.label),
            name="answer",
            choices=tuple(
                ChoiceView(
                    value,
                    self.choice_words(question, value),
                    value in chosen,
                    self.choice_state(value, chosen, found) if is_answered else "",
                )
                for value in found.choices
            ),
            many=many,
            hidden=tuple(hidden),
            answer=("right" if is_right else "wrong") if is_answered else "",
            verdict=self.words.text(verdict) if verdict else "",
            explanation=own.answer if is_answered else "",
            again_href=self.here() if is_answered else "",
        )

    @staticmethod
    def is_right(question: Question, chosen: tuple[str, ...], found: Answers) -> bool:
        """Of listed moves exactly the legal ones; otherwise any right answer will do."""
        if question.kind == "choose-legal" and question.choices:
            return set(chosen) == found.right
        return bool(chosen) and set(chosen) <= found.right

    @staticmethod
    def choice_state(value: str, chosen: tuple[str, ...], found: Answers) -> str:
        if value in found.right:
            return "right"
        return "wrong" if value in chosen else ""

    def choice_words(self, question: Question, value: str) -> str:
        if question.kind == "choose-legal":
            move = parse_move(f"{question.seat}: {value}", self.game, self.step.state)
            return self.words.move(move)
        return self.words.choice(question.field, value)

    # The way through

    def rail(self) -> Rail:
        steps = self.played.steps
        labels = [step.label for step in steps]
        before = labels[self.place - 1] if self.place else ""
        after = labels[self.place + 1] if self.place + 1 < len(labels) else ""
        return Rail(
            previous=self.here(before) if before else "",
            next=self.here(after) if after else "",
            position=self.place + 1,
            total=len(steps),
            steps=tuple(
                RailStep(
                    self.data.steps[at].heading,
                    self.here(step.label),
                    at == self.place,
                    "question" if step.questions else "try" if step.tries else "",
                )
                for at, step in enumerate(steps)
            ),
            done_href="" if after else self.to.after.get("href", ""),
            done_words="" if after else self.to.after.get("words", ""),
        )

    def side_lines(self) -> tuple[TryView, ...]:
        """Return the lines that the script plays out beside its own: "what if …"."""
        return tuple(
            TryView(
                move_label(line[0].move, self.words),
                self.table_href(start, tuple(made.move for made in line)),
            )
            for start, line in self.step.side_lines
            if line
        )
