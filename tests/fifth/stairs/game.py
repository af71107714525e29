"""The answers of Stairs to the protocol's questions, each by the module that knows."""

from collections.abc import Mapping
from typing import cast

from games.core.cards import SEATS, Seat
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
from tests.fifth.stairs import notation, observation, rules, turns
from tests.fifth.stairs.cards import DECK, EACH
from tests.fifth.stairs.events import EVENT_TYPES
from tests.fifth.stairs.options import PRESETS, StairsOptions
from tests.fifth.stairs.state import State


class Stairs(Game[State]):
    """See the package's docstring."""

    slug = "stairs"
    rule_set = 1
    seats = turns.SEATS_ALLOWED
    deck = DECK
    presets = PRESETS
    event_types = EVENT_TYPES
    fields = notation.FIELDS
    verbs = ("pass", "deal")
    bare = ("pass",)

    def options(self, text: str) -> StairsOptions:
        return parse_options(text, PRESETS)

    def setup(self, seats: int, options: Options, first: Seat) -> State:
        return turns.setup(seats, cast(StairsOptions, options), first)

    def to_move(self, state: State) -> tuple[Seat, ...]:
        return () if state.is_over else (state.to_move,)

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
        """Points are the cards left in hand; nobody counts them (`end-first-out`)."""
        if not state.is_over:
            return None
        return Outcome(tuple(map(len, state.hands)), (SEATS[state.turn],), "first-out")

    def chance(self, state: State) -> Chance:
        return Chance(DECK.cards(), EACH * len(state.hands))

    def refusals(self) -> Mapping[str, tuple[str, ...]]:
        return rules.all_refusals()

    def read(self, position: Position, options: Options) -> State:
        return notation.read(position, cast(StairsOptions, options))

    def write(self, state: State) -> Position:
        return notation.write(state)

    def options_of(self, state: State) -> StairsOptions:
        return state.options

    def bound(self, seats: int, options: Options) -> int:
        """Everybody passes at most once between two cards."""
        return 1 + EACH * seats * seats


GAME = Stairs()
