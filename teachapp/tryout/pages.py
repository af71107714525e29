"""A table that stands in its address: a position, moves from it, whose eyes, a second rule set.

Pure. The moves are played as far as the rules let them; where they refuse, the page shows the
table before that move and says why. Under a second set of options the same moves are played
again, and the page says where the two part.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from games.core.bots import sensible_bot
from games.core.cards import DEALER, Seat
from games.core.deal import deal
from games.core.errors import UnreadableNotation
from games.core.notation import dump_moves, dump_position
from games.core.options import differences, dump_options, parse_options
from games.core.playout import steps
from games.core.protocol import OPEN, Laid, Move, Observation
from teachapp.narration.words import Words
from teachapp.table.identity import follow
from teachapp.table.layout import TableView, layout
from teachapp.table.line import Line, Turn, play_line
from teachapp.table.offering import (
    Action,
    Picked,
    Unasked,
    legal_actions,
    move_label,
    offer,
    picked,
    picked_by_seat,
    unasked_moves,
)
from teachapp.table.telling import (
    Chips,
    Choice,
    Eyes,
    Rail,
    RailStep,
    Refused,
    Told,
    last_trick,
    refuse,
    tell,
    whose_eyes,
)

USUAL = 100
DOTS = 11
"""Steps that the rail of a table shows at a time."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What the address asks of a table."""

    game: str
    position: str
    moves: str = ""
    at: int | None = None
    """How many of the moves are shown; all if not said."""
    eyes: Seat = OPEN
    pick: str = ""
    """A card that waits for the player it is meant for: `B:N1`."""
    other: str = ""
    """A second text of options to play the same moves under."""
    start_words: str = ""
    """What the table before the first move is called."""
    often: int = USUAL
    """How often bots make moves that nobody waits for, in per cent of what is usual."""
    often_words: tuple[tuple[int, str], ...] = ()
    bot_words: str = ""


@dataclass(frozen=True, slots=True)
class Side:
    """The table under one set of options."""

    name: str
    table: TableView
    told: tuple[Told, ...]
    refused: Refused | None
    has_ended: bool
    """The moves no longer fit: under these rules the game went another way before."""
    actions: tuple[Action, ...]
    picked: Picked
    unasked: tuple[Unasked, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """An option in which the two rule sets differ."""

    option: str
    first: str
    second: str


@dataclass(frozen=True, slots=True)
class TablePage:
    """Everything that `tryout/table.html` draws."""

    sides: tuple[Side, ...]
    rail: Rail | None
    eyes: Eyes
    presets: tuple[Choice, ...]
    often: tuple[Choice, ...]
    differences: tuple[Difference, ...]
    parted_at: int | None
    """The number of the move at which the two sides part; None while they agree."""
    notation: str
    moves: str


def table_page(asked: Asked, words: Words, chips: Chips, href: Callable[..., str]) -> TablePage:
    """Return the page of a table; `href(**query)` is its address with a changed query.

    Raises the errors of notation.
    """
    return _Page(
        asked, words, chips, href, play_line(asked.game, asked.position, asked.moves)
    ).page()


@dataclass(frozen=True, slots=True)
class _Page:
    asked: Asked
    words: Words
    chips: Chips
    href: Callable[..., str]
    line: Line

    def page(self) -> TablePage:
        seats = [hand.seat for hand in self.line.game.observe(self.line.start, OPEN).hands]
        if self.asked.eyes not in (OPEN, *seats):
            expected = " ".join(seats)
            raise UnreadableNotation("unknown-seat", text=self.asked.eyes[:20], expected=expected)
        game, options = self.line.game, self.line.game.options_of(self.line.start)
        own = dump_options(options, game.presets)
        sides = [self.side(self.line, own, None)]
        other_line = None
        if self.asked.other:
            other_options = parse_options(self.asked.other, game.presets)
            other = dump_options(other_options, game.presets)
            other_line = play_line(self.asked.game, self.asked.position, self.asked.moves, other)
            sides.append(self.side(other_line, other, _parted_at(self.line, other_line)))
        return TablePage(
            sides=tuple(sides),
            rail=self.rail(),
            eyes=whose_eyes(
                game,
                self.line.start,
                self.asked.eyes,
                self.words,
                lambda eyes: self.href(eyes=None if eyes == OPEN else eyes),
            ),
            presets=self.presets(own),
            often=self.often(),
            differences=self.differences(own),
            parted_at=_parted_at(self.line, other_line) if other_line else None,
            notation=dump_position(game, self.line.start),
            moves=dump_moves(turn.move for turn in self.line.turns),
        )

    def at(self, line: Line) -> int:
        """Return how many moves are shown of a line; one that was refused early shows less."""
        most = len(line.turns)
        return most if self.asked.at is None else min(self.asked.at, most)

    # One table

    def side(self, line: Line, options: str, parted_at: int | None) -> Side:
        at = self.at(line)
        went_on = bool(line.refused) and parted_at is not None and parted_at <= len(line.turns)
        state = line.state(at)
        href_of = self.href_after(line, at)
        seen = line.game.observe(state, self.asked.eyes)
        table = (line.game, state, seen, self.words, href_of)
        offers = offer(*table, self.pick_href(line, at), self.asked.pick)
        chosen = picked(line.game, state, seen, self.asked.pick, self.words, href_of)
        states = [line.start, *(turn.after for turn in line.turns[:at])]
        return Side(
            name=self.options_words(options),
            table=layout(
                seen,
                self.words,
                game=line.game.slug,
                names=follow(line.game.observe(each, self.asked.eyes) for each in states),
                hrefs=offers.hrefs,
                quiet=offers.quiet,
                goals=chosen.goals or offers.goals,
                picked=picked_by_seat(self.asked.pick),
                bottom=self.asked.eyes if self.asked.eyes != OPEN else _first_to_move(line),
                last=self.last_trick(line, at),
            ),
            told=self.told(line, at),
            refused=None if went_on else self.refused(line, at, state, href_of),
            has_ended=went_on and at == len(line.turns),
            actions=chosen.actions or self.actions(line, state, seen, href_of),
            picked=chosen,
            unasked=unasked_moves(line.game, state, seen, self.words, href_of),
        )

    def told(self, line: Line, at: int) -> tuple[Told, ...]:
        events = line.turns[at - 1].events if at else ()
        return tell(events, self.words, self.chips, self.asked.eyes)

    def pick_href(self, line: Line, at: int) -> Callable[[str], str]:
        """Picking goes on from the moves that are shown; one that was refused is forgotten."""
        played = dump_moves(turn.move for turn in line.turns[:at])
        return lambda pick: self.href(moves=played or None, at=None, pick=pick or None)

    def actions(
        self, line: Line, state: Any, seen: Observation, href_of: Callable[[Move], str]
    ) -> tuple[Action, ...]:
        table = (line.game, state, seen)
        legal = legal_actions(*table, self.words, href_of)
        return (*legal, *self.dealing(line, state, href_of), *self.bot_moves(line, state, href_of))

    def last_trick(self, line: Line, at: int) -> tuple[Laid, ...]:
        if not at:
            return ()
        turn = line.turns[at - 1]
        return last_trick(line.game, line.state(at - 1), turn.move, turn.after)

    def href_after(self, line: Line, at: int) -> Callable[[Move], str]:
        played = tuple(turn.move for turn in line.turns[:at])
        return lambda move: self.href(moves=dump_moves((*played, move)), at=None)

    def refused(
        self, line: Line, at: int, state: Any, href_of: Callable[[Move], str]
    ) -> Refused | None:
        if line.refused is None or at < len(line.turns):
            return None
        move, violation = line.refused
        played = dump_moves(turn.move for turn in line.turns)
        return refuse(
            line.game,
            state,
            move,
            violation,
            self.words,
            self.chips,
            href_of=href_of,
            back_href=self.href(moves=played or None, at=None),
            offers=self.asked.eyes in (OPEN, move.seat),
        )

    def dealing(self, line: Line, state: Any, href_of: Callable[[Move], str]) -> tuple[Action, ...]:
        """Return a deal to go on with: drawn by the position, so the address stays the same."""
        if line.game.to_move(state) != (DEALER,):
            return ()
        move = deal(line.game, state, Random(dump_position(line.game, state)))
        return (Action(self.words.move(move), href_of(move), "deal"),)

    def bot_moves(
        self, line: Line, state: Any, href_of: Callable[[Move], str]
    ) -> tuple[Action, ...]:
        """Return what a bot would do next, for who wants company: drawn by the position, so the
        address stays the same."""
        if line.game.to_move(state) in ((), (DEALER,)):
            return ()
        habits = {
            verb: min(1.0, chance * self.asked.often / 100)
            for verb, chance in line.game.interrupts.items()
        }
        rng = Random(dump_position(line.game, state))
        made = next(steps(line.game, state, rng, (sensible_bot,), habits))
        return (Action(self.asked.bot_words, href_of(made.move), "bot"),)

    def often(self) -> tuple[Choice, ...]:
        """Return how often bots make moves that nobody waits for, where the game has such moves."""
        if not self.line.game.interrupts:
            return ()
        return tuple(
            Choice(
                told, self.href(often=None if often == USUAL else often), often == self.asked.often
            )
            for often, told in self.asked.often_words
        )

    # Two rule sets

    def presets(self, own: str) -> tuple[Choice, ...]:
        current = self.asked.other
        return tuple(
            Choice(self.words.preset(name), self.href(**{"with": name}), name == current)
            for name, options in self.line.game.presets.items()
            if name != own
        ) + ((Choice("", self.href(**{"with": None}), False),) if current else ())

    def options_words(self, options: str) -> str:
        preset, *changes = options.split(" ")
        told = [self.words.preset(preset)]
        for change in changes:
            name, _, value = change.partition("=")
            told.append(f"{self.words.option(name)}: {self.words.value(name, value)}")
        return " · ".join(told)

    def differences(self, own: str) -> tuple[Difference, ...]:
        if not self.asked.other:
            return ()
        presets = self.line.game.presets
        pairs = differences(parse_options(own, presets), parse_options(self.asked.other, presets))
        return tuple(
            Difference(
                self.words.option(name),
                self.words.value(name, first),
                self.words.value(name, second),
            )
            for name, (first, second) in pairs.items()
        )

    # The way through

    def turn_words(self, turn: Turn) -> str:
        """Return who did what, as far as the viewer may know it."""
        told = tuple(event.seen_by(self.asked.eyes) for event in turn.events)
        if self.asked.eyes == turn.move.seat or told == turn.events:
            return move_label(turn.move, self.words)
        return self.words.label(turn.move.seat)

    def noticed(self) -> list[int]:
        """Return the numbers of the moves that the viewer can notice, after 0 for the start."""
        eyes = self.asked.eyes
        return [0] + [
            number
            for number, turn in enumerate(self.line.turns, 1)
            if any(event.seen_by(eyes) for event in turn.events)
        ]

    def rail(self) -> Rail | None:
        """Return the way through what the viewer can notice."""
        if not self.line.turns:
            return None
        places = self.noticed()
        at = max(index for index, place in enumerate(places) if place <= self.at(self.line))
        names = [self.asked.start_words, *(self.turn_words(turn) for turn in self.line.turns)]
        return Rail(
            previous=self.href(at=places[at - 1]) if at else "",
            next=self.href(at=places[at + 1]) if at + 1 < len(places) else "",
            position=at + 1,
            total=len(places),
            steps=tuple(
                RailStep(names[places[index]], self.href(at=places[index]), index == at)
                for index in _near(at, len(places))
            ),
        )


def _near(at: int, count: int) -> range:
    """Return the places round `at` that get a dot: each of them writes the whole address once
    more, so a long game has not one for every move."""
    first = max(0, min(at - DOTS // 2, count - DOTS))
    return range(first, min(count, first + DOTS))


def _first_to_move(line: Line) -> Seat | None:
    """Return who sits nearest: the table must not turn as the lead goes round."""
    movers = [*line.game.to_move(line.start), *(turn.move.seat for turn in line.turns)]
    return next((seat for seat in movers if seat != DEALER), None)


def _parted_at(one: Line, other: Line) -> int | None:
    """Return the number of the first move that does not do the same in both, or None."""
    for number, (first, second) in enumerate(zip(one.turns, other.turns, strict=False), 1):
        if list(map(str, first.events)) != list(map(str, second.events)):
            return number
    if len(one.turns) != len(other.turns):
        return min(len(one.turns), len(other.turns)) + 1
    if one.refused and other.refused and one.refused[1].code != other.refused[1].code:
        return len(one.turns) + 1
    return None
