"""Reasons to refuse a move that every game knows: who sits where, whose turn it is, whose cards.

Each is a predicate of a clause table (`games/core/clauses.py`): None while the rule is kept, else
the parameters of the refusal. Which clause it rests on, the game's own table says.
"""

from typing import Protocol

from games.core.cards import SEAT_INDEX, SEATS, UNKNOWN, Cards, holds
from games.core.clauses import BROKEN, Params
from games.core.protocol import Move


class Seated(Protocol):
    """What these rules ask of a state."""

    @property
    def hands(self) -> tuple[Cards, ...]:
        """A hand by seat."""

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""


def not_at_the_table(state: Seated, move: Move) -> Params | None:
    is_seat = SEAT_INDEX.get(move.seat, 99) < len(state.hands)
    return None if is_seat else {"seat": move.seat}


def not_your_turn(state: Seated, move: Move) -> Params | None:
    return None if SEAT_INDEX[move.seat] == state.turn else {"turn": SEATS[state.turn]}


def unknown_verb(state: Seated, move: Move) -> Params | None:
    return {"verb": move.verb}


def with_cards(state: Seated, move: Move) -> Params | None:
    return {"cards": move.cards} if move.cards else None


def with_goal(state: Seated, move: Move) -> Params | None:
    return None if move.to is None else {"to": move.to}


def no_cards(state: Seated, move: Move) -> Params | None:
    return None if move.cards else BROKEN


def more_than_one(state: Seated, move: Move) -> Params | None:
    return None if len(move.cards) == 1 else {"count": len(move.cards)}


def not_your_cards(state: Seated, move: Move) -> Params | None:
    """Broken by cards that aren't in the hand, and by cards that the position doesn't state."""
    if UNKNOWN not in move.cards and holds(state.hands[SEAT_INDEX[move.seat]], move.cards):
        return None
    return {"cards": move.cards}
