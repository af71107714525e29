"""What can happen in Sleeping Queens, each with the clauses it rests on.

Which cards were drawn is told to who drew them only; all else happens in the open.
"""

from dataclasses import dataclass

from games.core.cards import Card, Cards, Seat
from games.core.protocol import OPEN, Event


@dataclass(frozen=True, slots=True)
class HandsDealt(Event):
    """Everybody was dealt a hand; `stock` cards form the draw pile."""

    name = "hands-dealt"
    may_cite = frozenset({"setup-hand-5", "setup-piles", "deck-composition"})
    count: int
    stock: int


@dataclass(frozen=True, slots=True)
class QueensLaid(Event):
    """The queens sleep in their places; `seat` begins."""

    name = "queens-laid"
    may_cite = frozenset({"setup-queens-grid", "deck-queens", "setup-starter"})
    count: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class PowerPlayed(Event):
    """A seat played a king, a jester, a knight or a potion as its action."""

    name = "power-played"
    may_cite = frozenset({"turn-one-action", "king-wake", "jester-flip"})
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """A seat discarded one card, a pair or a sum as its action."""

    name = "cards-discarded"
    may_cite = frozenset(
        {
            "turn-one-action",
            "discard-single",
            "discard-single-kind",
            "discard-pair",
            "discard-sum",
            "discard-sum-repeats",
            "discard-no-two-sided",
            "discard-no-triple",
            "discard-no-power-pair",
        }
    )
    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class QueenWoken(Event):
    """A seat turned up the queen in a place."""

    name = "queen-woken"
    may_cite = frozenset({"king-wake", "rose-bonus", "jester-chosen-wakes"})
    seat: Seat
    card: Card
    place: int


@dataclass(frozen=True, slots=True)
class RoseBonus(Event):
    """Rose woke: her owner wakes one more."""

    name = "rose-bonus"
    may_cite = frozenset({"rose-bonus", "rose-again", "jester-rose"})
    seat: Seat


@dataclass(frozen=True, slots=True)
class RoseAlone(Event):
    """Rose woke, and nobody is left asleep."""

    name = "rose-alone"
    may_cite = frozenset({"rose-none-left"})
    seat: Seat


@dataclass(frozen=True, slots=True)
class CatDogClash(Event):
    """`card` can't stay with `seat`, who has the other of Cat and Dog."""

    name = "cat-dog-clash"
    may_cite = frozenset(
        {"catdog-exclusive", "catdog-wake", "catdog-steal", "catdog-rose", "catdog-turn-over"}
    )
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class QueenAttacked(Event):
    """A knight or a potion of `seat` is aimed at queen `card` of `other`."""

    name = "queen-attacked"
    may_cite = frozenset({"knight-steal", "potion-sleep", "turn-one-action"})
    seat: Seat
    card: Card
    other: Seat


@dataclass(frozen=True, slots=True)
class AttackBlocked(Event):
    """The attacked `seat` answered with `card`; the queen stays."""

    name = "attack-blocked"
    may_cite = frozenset(
        {
            "dragon-block",
            "dragon-both-discarded",
            "dragon-not-a-turn",
            "wand-block",
            "wand-both-discarded",
            "wand-not-a-turn",
        }
    )
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class NotBlocked(Event):
    """The attacked `seat` lets it happen."""

    name = "not-blocked"
    may_cite = frozenset({"dragon-optional", "wand-block"})
    seat: Seat


@dataclass(frozen=True, slots=True)
class QueenStolen(Event):
    """`seat` took queen `card` from `other`."""

    name = "queen-stolen"
    may_cite = frozenset({"knight-steal", "steal-no-rose"})
    seat: Seat
    card: Card
    other: Seat


@dataclass(frozen=True, slots=True)
class QueenAsleep(Event):
    """Queen `card` sleeps (again) in a place."""

    name = "queen-asleep"
    may_cite = frozenset({"potion-sleep", "potion-slot", "catdog-slot", "catdog-steal"})
    card: Card
    place: int


@dataclass(frozen=True, slots=True)
class JesterFlipped(Event):
    """A jester turned up `card`."""

    name = "jester-flipped"
    may_cite = frozenset({"jester-flip", "jester-empty-pile"})
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class ExtraTurn(Event):
    """The power card goes into the hand of `seat`, who has another turn."""

    name = "extra-turn"
    may_cite = frozenset({"jester-power", "jester-power-hand"})
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class JesterCounted(Event):
    """The count from `seat` ends at `to`, who wakes a queen; the number is discarded."""

    name = "jester-counted"
    may_cite = frozenset(
        {
            "jester-number-count",
            "jester-count-formula",
            "jester-chosen-wakes",
            "jester-number-discarded",
        }
    )
    seat: Seat
    number: int
    to: Seat


@dataclass(frozen=True, slots=True)
class CardsDrawnUnseen(Event):
    """A seat drew `count` cards that the viewer doesn't see."""

    name = "cards-drawn-unseen"
    may_cite = frozenset({"turn-refill", "pile-reshuffle"})
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """A seat drew cards to fill up its hand."""

    name = "cards-drawn"
    may_cite = CardsDrawnUnseen.may_cite
    seat: Seat
    cards: Cards

    def seen_by(self, viewer: Seat) -> Event:
        """Only who drew them knows them."""
        if viewer in (OPEN, self.seat):
            return self
        return CardsDrawnUnseen(self.clauses, self.seat, len(self.cards))


@dataclass(frozen=True, slots=True)
class DrawSkipped(Event):
    """There is nothing to draw: the hand of `seat` stays short."""

    name = "draw-skipped"
    may_cite = frozenset({"pile-exhausted"})
    seat: Seat


@dataclass(frozen=True, slots=True)
class PileUsedUp(Event):
    """The draw pile is empty when a card is needed: `count` cards are to be shuffled."""

    name = "pile-used-up"
    may_cite = frozenset({"pile-reshuffle", "jester-empty-pile"})
    count: int


@dataclass(frozen=True, slots=True)
class PileReshuffled(Event):
    """The discard pile became a new draw pile."""

    name = "pile-reshuffled"
    may_cite = frozenset({"pile-reshuffle"})
    count: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over; `seats` won with `points`."""

    name = "game-ended"
    may_cite = frozenset(
        {
            "end-threshold-23",
            "end-threshold-45",
            "end-over-threshold",
            "end-all-awake",
            "end-check-time",
            "end-tie",
            "jester-win-off-turn",
            "pile-reshuffle",
        }
    )
    seats: tuple[Seat, ...]
    points: int


EVENT_TYPES: tuple[type[Event], ...] = (
    HandsDealt,
    QueensLaid,
    PowerPlayed,
    CardsDiscarded,
    QueenWoken,
    RoseBonus,
    RoseAlone,
    CatDogClash,
    QueenAttacked,
    AttackBlocked,
    NotBlocked,
    QueenStolen,
    QueenAsleep,
    JesterFlipped,
    ExtraTurn,
    JesterCounted,
    CardsDrawn,
    CardsDrawnUnseen,
    DrawSkipped,
    PileUsedUp,
    PileReshuffled,
    GameEnded,
)
