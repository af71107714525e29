"""Sleeping Queens' answers to the protocol's questions, each by the module that knows."""

from collections.abc import Mapping
from typing import cast

from games.core.cards import Deck, Seat
from games.core.options import Options, parse_options
from games.core.protocol import (
    Chance,
    Game,
    Move,
    Observation,
    Outcome,
    Played,
    Position,
    Violation,
)
from games.sleeping_queens import moves, notation, observation, rules, scoring, turns
from games.sleeping_queens.cards import DECK, DELUXE_DECK, DELUXE_QUEENS
from games.sleeping_queens.events import EVENT_TYPES
from games.sleeping_queens.options import PRESETS, SleepingQueensOptions
from games.sleeping_queens.state import State


class SleepingQueens(Game[State]):
    """See the package's docstring; what a method decides is said where it delegates to."""

    slug = "sleeping-queens"
    rule_set = 1
    seats = turns.SEATS_ALLOWED
    deck = DECK
    presets = PRESETS
    event_types = EVENT_TYPES
    fields = notation.FIELDS
    choices = notation.CHOICES
    terms = notation.TERMS
    verbs = rules.VERBS
    bare = rules.BARE
    adds = True
    goals = (*DELUXE_QUEENS.faces, *map(str, range(1, DELUXE_QUEENS.size + 1)))

    def options(self, text: str) -> SleepingQueensOptions:
        return parse_options(text, PRESETS)

    def deck_under(self, options: Options) -> Deck:
        return DELUXE_DECK if cast(SleepingQueensOptions, options).deluxe else DECK

    def setup(self, seats: int, options: Options, first: Seat) -> State:
        return turns.setup(seats, cast(SleepingQueensOptions, options), first)

    def to_move(self, state: State) -> tuple[Seat, ...]:
        return moves.to_move(state)

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return moves.legal_moves(state, seat)

    def candidates(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return moves.candidates(state, seat)

    def check(self, state: State, move: Move) -> Violation | None:
        return rules.check(state, move)

    def play(self, state: State, move: Move) -> Played[State]:
        return turns.play(state, move)

    def observe(self, state: State, viewer: Seat) -> Observation:
        return observation.observe(state, viewer)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def chance(self, state: State) -> Chance:
        cards = rules.shuffled(state)
        return Chance(cards, len(cards), rules.dealers_verb(state))

    def refusals(self) -> Mapping[str, tuple[str, ...]]:
        return rules.all_refusals()

    def read(self, position: Position, options: Options) -> State:
        return notation.read(position, cast(SleepingQueensOptions, options))

    def write(self, state: State) -> Position:
        return notation.write(state)

    def options_of(self, state: State) -> SleepingQueensOptions:
        return state.options


GAME = SleepingQueens()
