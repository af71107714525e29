"""Cheating Moth's answers to the protocol's questions, each by the module that knows."""

from collections.abc import Mapping
from typing import cast

from games.cheating_moth import moves, notation, observation, rules, scoring, turns
from games.cheating_moth.cards import DECK, deck_of
from games.cheating_moth.events import EVENT_TYPES
from games.cheating_moth.options import PRESETS, CheatingMothOptions
from games.cheating_moth.state import State
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


class CheatingMoth(Game[State]):
    """See the package's docstring; what a method decides is said where it delegates to."""

    slug = "cheating-moth"
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
    interrupts = moves.INTERRUPTS
    accusing = moves.ACCUSING

    def options(self, text: str) -> CheatingMothOptions:
        return parse_options(text, PRESETS)

    def deck_under(self, options: Options) -> Deck:
        return deck_of(cast(CheatingMothOptions, options).number_split)

    def setup(self, seats: int, options: Options, first: Seat) -> State:
        return turns.setup(seats, cast(CheatingMothOptions, options), first)

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
        return notation.read(position, cast(CheatingMothOptions, options))

    def write(self, state: State) -> Position:
        return notation.write(state)

    def options_of(self, state: State) -> CheatingMothOptions:
        return state.options


GAME = CheatingMoth()
