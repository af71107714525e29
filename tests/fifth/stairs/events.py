"""What can happen in Stairs, each with the clauses it rests on."""

from dataclasses import dataclass

from games.core.cards import Card, Seat
from games.core.protocol import Event


@dataclass(frozen=True, slots=True)
class HandsDealt(Event):
    """Everybody has `count` cards; `seat`, chosen by lot, leads."""

    name = "hands-dealt"
    may_cite = frozenset({"deal-six", "deck-steps"})
    count: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A seat led or climbed."""

    name = "card-played"
    may_cite = frozenset({"lead-one", "climb-higher"})
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat played nothing this time."""

    name = "passed"
    may_cite = frozenset({"climb-pass"})
    seat: Seat


@dataclass(frozen=True, slots=True)
class LeadWon(Event):
    """All others passed."""

    name = "lead-won"
    may_cite = frozenset({"climb-last-leads"})
    seat: Seat


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """A hand is empty."""

    name = "game-ended"
    may_cite = frozenset({"end-first-out"})
    seat: Seat


EVENT_TYPES: tuple[type[Event], ...] = (HandsDealt, CardPlayed, Passed, LeadWon, GameEnded)
