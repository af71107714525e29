"""What stands in the middle of every screen of a class: the table, what happened, the questions.

One scene for one audience in one language: the same for all who belong to it, so it is drawn once
and sent to all. Who may see what the engine's `observe` has decided; nothing here goes by roles
but what a tap leads to.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from games.core.cards import DEALER, SEATS, Seat
from games.core.errors import GameError
from games.core.protocol import OPEN, Event, Game, Laid, Move, Observation
from games.core.replay import Replay, Step
from teachapp.catalogue import queries
from teachapp.catalogue.shown import LessonPage, StepWords
from teachapp.classroom.asking import cards_to_ask, chips_to_ask, links_to_ask, query
from teachapp.classroom.pointing import PointedAt, in_words, point_out
from teachapp.classroom.questions import PollView, kinds_waiting, polls
from teachapp.classroom.room.table import moves_made, played
from teachapp.classroom.room.values import HALL, LEAD, WALL, Room, whereabouts
from teachapp.classroom.screens.seating import Seating, names_at, seating
from teachapp.narration.words import Words
from teachapp.reading import chips
from teachapp.table.identity import CardNames, follow
from teachapp.table.layout import TableView, layout
from teachapp.table.line import Line
from teachapp.table.offering import (
    Action,
    Offers,
    Picked,
    Unasked,
    legal_actions,
    move_value,
    offer,
    picked,
    picked_by_seat,
    unasked_moves,
)
from teachapp.table.telling import Told, last_trick, tell, without_hints, without_outcome

CARRIED = 12
"""Positions that cards are followed through: enough to carry them from table to table."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The middle of a screen."""

    where: str
    """As forms of those who lead say it back; for others without how far a table was played, which
    would count secret moves."""
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
    """How many were made, for those who lead."""
    seating: Seating | None = None
    pointed: PointedAt | None = None
    is_covered: bool = False
    """Those who watch see no hands here, and no text that tells of them."""


SCENES_KEPT = 64


@dataclass(frozen=True, slots=True)
class Shown:
    """The table as it is now, wherever it came from."""

    game: Game[Any]
    state: Any
    events: tuple[Event, ...]
    names: CardNames
    bottom: Seat | None
    last: tuple[Laid, ...] = ()


def scene(room: Room, audience: str, language: str, place: str = "", pick: str = "") -> Scene:
    """Return the scene of an audience; `place` is a step's label for who looks around in the
    lesson while the class is elsewhere, `pick` what somebody has picked to play. Raises NotFound
    for content that is gone."""
    with queries.one_version() as version:
        return _scene(version, room, audience, language, place, pick)


@lru_cache(maxsize=SCENES_KEPT)
def _scene(version: str, *asked: Any) -> Scene:
    """Return a scene, made once for all screens that show it: those of a hall, and each language
    of a big screen."""
    return _Scene(*asked).scene()


def table_now(room: Room, audience: str, language: str) -> tuple[Shown, Observation, Words] | None:
    """Return the table that an audience sees now, what it sees of it, and words for it."""
    drawn = _Scene(room, audience, language, "")
    lesson = drawn.lesson()
    shown = drawn.shown(lesson, drawn.at(lesson))
    if shown is None:
        return None
    return shown, shown.game.observe(shown.state, drawn.viewer), drawn.words


def move_href(move: Move) -> str:
    """Return where a tap leads that means a move: to the same page, which asks for a second tap."""
    return query(move=move_value(move))


def pick_href(pick: str) -> str:
    """Return where a tap leads that picks one of several cards."""
    return query(pick=pick)


@dataclass(frozen=True, slots=True)
class _Scene:
    room: Room
    audience: str
    language: str
    label: str
    pick: str = ""

    @property
    def words(self) -> Words:
        words = queries.words(self.room.game, self.language)
        return words if self.label else words.naming(names_at(self.room, self.audience))

    @property
    def viewer(self) -> Seat:
        return OPEN if self.label else self.room.viewer(self.audience)

    @property
    def is_covered(self) -> bool:
        """Whether the audience watches a lesson or an open table with its hands covered."""
        is_game = self.room.line is not None and self.room.line.is_game
        return self.room.is_covered and self.audience in (HALL, WALL) and not is_game

    @property
    def line(self) -> Line | None:
        return None if self.label else played(self.room)

    def scene(self) -> Scene:
        lesson = self.lesson()
        at = self.at(lesson)
        told = lesson.steps[at] if lesson else None
        shown = self.shown(lesson, at)
        line = self.line
        has_text = line is None and not self.is_covered
        seen = shown.game.observe(shown.state, self.viewer) if shown else None
        return Scene(
            where=self.where(),
            lesson=self.room.place.lesson,
            label=lesson.steps[at].label if lesson else "",
            title=lesson.lesson.title if lesson else "",
            heading=told.heading if told and has_text else "",
            html=self.html(told) if told and has_text else "",
            position=at + 1,
            total=len(lesson.steps) if lesson else 0,
            table=self.table(shown, seen) if shown and seen else None,
            told=self.told(shown) if shown else (),
            polls=polls(self.room, self.audience, self.language) if not self.label else (),
            actions=self.actions(shown, seen) if shown and seen else (),
            unasked=self.unasked(shown, seen) if shown and seen else (),
            is_game=bool(self.room.line and self.room.line.is_game),
            is_table=line is not None,
            moves=moves_made(self.room) if self.audience == LEAD else 0,
            seating=seating(self.room, self.audience, self.words) if not self.label else None,
            pointed=self.pointed(seen),
            is_covered=self.is_covered,
        )

    def where(self) -> str:
        where = whereabouts(self.room)
        return where if self.audience == LEAD or self.room.line is None else "table"

    def lesson(self) -> LessonPage | None:
        slug = self.room.place.lesson
        return queries.lesson_step(self.room.game, slug, self.language) if slug else None

    def at(self, lesson: LessonPage | None) -> int:
        if lesson is None:
            return 0
        labels = [step.label for step in lesson.steps]
        here = self.room.place.label
        at = labels.index(here) if here in labels else 0
        wanted = labels.index(self.label) if self.label in labels else at
        # What comes next answers what is being asked.
        return min(at, wanted) if self.questions_asked() else wanted

    def html(self, told: StepWords) -> str:
        is_led = self.audience in (LEAD, WALL)
        return told.html if is_led else links_to_ask(told.html, self.label)

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
        """A table as far as the viewer can notice: of what is done in secret nothing is shown, not
        even that what was done before is no longer the newest."""
        numbers = line.noticed(self.viewer, CARRIED)
        at = numbers[-1] if numbers else 0
        turn = line.turns[at - 1] if at else None
        states = [line.state(numbers[0] - 1 if numbers else 0), *map(line.state, numbers)]
        is_seat = self.audience in SEATS
        return Shown(
            line.game,
            line.state(len(line.turns)),
            self.newest(line, numbers),
            follow(line.game.observe(state, self.viewer) for state in states),
            self.audience if is_seat and self.room.viewer(self.audience) != OPEN else None,
            last_trick(line.game, line.state(at - 1), turn.move, turn.after) if turn else (),
        )

    def newest(self, line: Line, numbers: tuple[int, ...]) -> tuple[Event, ...]:
        """Return what happened in the newest moves: in a game in as many as there are seats, since
        people look up when it is their turn."""
        is_game = self.room.line is not None and self.room.line.is_game
        most = len(line.game.observe(line.start, OPEN).hands) if is_game else 1
        return tuple(event for at in numbers[-most:] for event in line.turns[at - 1].events)

    def shown_step(self, replay: Replay, step: Step, script: str, at: int) -> Shown:
        assert replay.game is not None
        made = step.made[-1] if step.made else None
        movers = [each.move.seat for each in replay.moves() if each.move.seat != DEALER]
        return Shown(
            replay.game,
            step.state,
            step.events,
            step_names(script, at, self.viewer),
            movers[0] if movers and not self.is_covered else None,
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
            goals=self.picked(shown, seen).goals or offers.goals,
            picked=picked_by_seat(self.pick),
            bottom=shown.bottom,
            last=shown.last,
        )

    def questions_asked(self) -> set[str]:
        """Return the kinds of questions that wait for answers: the table must not give them
        away, not even to who looks around."""
        return kinds_waiting(self.room, self.language)

    def offers(self, shown: Shown, seen: Observation) -> Offers:
        """Return what taps on cards lead to: those who may move, to a move; the hall, to a silent
        question; the big screen, and anybody once the class is over, nowhere."""
        if self.audience == WALL or self.room.is_closed:
            return Offers({}, {})
        if self.audience == HALL or self.label:
            return Offers(cards_to_ask(seen, self.label), {})
        asked = (shown.game, shown.state, seen, self.words)
        return offer(*asked, move_href, pick_href, self.pick)

    def picked(self, shown: Shown, seen: Observation) -> Picked:
        try:
            asked = (shown.game, shown.state, seen, self.pick)
            return picked(*asked, self.words, move_href)
        except GameError:
            return Picked()

    def actions(self, shown: Shown, seen: Observation) -> tuple[Action, ...]:
        if not self.may_move() or "choose-legal" in self.questions_asked():
            return ()
        return legal_actions(shown.game, shown.state, seen, self.words, move_href)

    def unasked(self, shown: Shown, seen: Observation) -> tuple[Unasked, ...]:
        if not self.may_move():
            return ()
        return unasked_moves(shown.game, shown.state, seen, self.words, move_href)

    def may_move(self) -> bool:
        return self.audience not in (HALL, WALL) and not self.label and not self.room.is_closed

    def told(self, shown: Shown) -> tuple[Told, ...]:
        by_id = chips(self.room.game, self.language)
        if self.audience not in (LEAD, WALL):
            by_id = chips_to_ask(self.room.game, self.language, self.label)
        return tell(shown.events, self.words, by_id, self.viewer)

    def pointed(self, seen: Observation | None) -> PointedAt | None:
        at = "" if self.label else self.room.pointed
        return in_words(at, seen, self.words, chips(self.room.game, self.language))


@lru_cache(maxsize=1024)
def step_names(script: str, at: int, viewer: Seat) -> CardNames:
    """Return the names that cards have gathered on the way to a step, as a viewer saw them."""
    replay = queries.replay_of(script)
    assert replay.game is not None
    names = step_names(script, at - 1, viewer) if at else None
    if names is None:
        names = CardNames().follow(replay.game.observe(replay.start, viewer))
    for made in replay.steps[at].made:
        names = names.follow(replay.game.observe(made.after, viewer))
    return names
