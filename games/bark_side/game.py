"""The Bark Side's answers to the protocol's questions, each by the module that knows."""

from collections.abc import Mapping
from typing import cast

from games.bark_side import moves, notation, observation, rules, scoring, turns
from games.bark_side.cards import DECK
from games.bark_side.events import EVENT_TYPES
from games.bark_side.options import PRESETS, BarkSideOptions
from games.bark_side.state import State
from games.core.cards import Seat
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


class BarkSide(Game[State]):
    """See the package's docstring; what a method decides is said where it delegates to."""

    slug = "bark-side"
    rule_set = 1
    seats = turns.SEATS_ALLOWED
    deck = DECK
    presets = PRESETS
    event_types = EVENT_TYPES
    fields = notation.FIELDS
    choices = notation.CHOICES
    terms = notation.TERMS
    verbs = rules.VERBS
    bare = ()

    def options(self, text: str) -> BarkSideOptions:
        return parse_options(text, PRESETS)

    def setup(self, seats: int, options: Options, first: Seat) -> State:
        return turns.setup(seats, cast(BarkSideOptions, options), first)

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
        cards, number = rules.shuffled(state)
        return Chance(cards, number, rules.dealers_verb(state))

    def refusals(self) -> Mapping[str, tuple[str, ...]]:
        return rules.all_refusals()

    def read(self, position: Position, options: Options) -> State:
        return notation.read(position, cast(BarkSideOptions, options))

    def write(self, state: State) -> Position:
        return notation.write(state)

    def options_of(self, state: State) -> BarkSideOptions:
        return state.options

    def bound(self, seats: int, options: Options) -> int:
        """Each round takes three cards out of the game and has at most ten tricks."""
        return (62 // 3) * (1 + seats + 10 * seats + 1)


GAME = BarkSide()
