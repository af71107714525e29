"""Vampire Queen's answers to the seven questions, each by the module that knows."""

from collections.abc import Mapping
from typing import cast

from games.core.cards import DEALER, SEATS, Seat
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
from games.vampire_queen import notation, observation, rules, scoring, turns
from games.vampire_queen.cards import DECK
from games.vampire_queen.events import EVENT_TYPES
from games.vampire_queen.options import PRESETS, VampireQueenOptions
from games.vampire_queen.state import State


class VampireQueen(Game[State]):
    """See the package's docstring; what a method decides is said where it delegates to."""

    slug = "vampire-queen"
    rule_set = 1
    seats = turns.SEATS_ALLOWED
    deck = DECK
    presets = PRESETS
    event_types = EVENT_TYPES
    fields = notation.FIELDS
    choices = notation.CHOICES
    verbs = ("pass", "deal")
    bare = ("pass",)

    def options(self, text: str) -> VampireQueenOptions:
        return parse_options(text, PRESETS)

    def setup(self, seats: int, options: Options, first: Seat) -> State:
        return turns.setup(seats, cast(VampireQueenOptions, options), first)

    def to_move(self, state: State) -> tuple[Seat, ...]:
        if state.between_stages:
            return () if state.is_over else (DEALER,)
        return (SEATS[state.turn],)

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return rules.legal_moves(state, seat)

    def candidates(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return rules.candidates(state, seat)

    def check(self, state: State, move: Move) -> Violation | None:
        return rules.check(state, move)

    def play(self, state: State, move: Move) -> Played[State]:
        return turns.play(state, move)

    def observe(self, state: State, viewer: Seat) -> Observation:
        return observation.observe(state, viewer)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def chance(self, state: State) -> Chance:
        return Chance(*rules.dealt(state))

    def refusals(self) -> Mapping[str, tuple[str, ...]]:
        return rules.all_refusals()

    def read(self, position: Position, options: Options) -> State:
        return notation.read(position, cast(VampireQueenOptions, options))

    def write(self, state: State) -> Position:
        return notation.write(state)

    def options_of(self, state: State) -> VampireQueenOptions:
        return state.options

    def bound(self, seats: int, options: Options) -> int:
        """Every third trick at the latest puts a card away (`hunt-two-in-a-row-max`)."""
        return cast(VampireQueenOptions, options).stages * (1 + seats * 3 * 108)


GAME = VampireQueen()
