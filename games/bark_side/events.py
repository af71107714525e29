"""What can happen in The Bark Side, each with the clauses it rests on.

Which cards change hands before a round is told only to giver and receiver; clauses that say what
else the hand holds are cited only to its seat.
"""

from dataclasses import dataclass, replace

from games.bark_side.cards import WILD
from games.core.cards import Card, Cards, Seat
from games.core.protocol import OPEN, Event


@dataclass(frozen=True, slots=True)
class HandsDealt(Event):
    """Everybody was dealt a hand; `aside` cards wait for the next round."""

    name = "hands-dealt"
    may_cite = frozenset(
        {
            "deal-ten",
            "deal-equal-if-short",
            "deal-leftover",
            "setup-deck-by-count",
            "setup-specials-optional",
            "deck-composition",
            "round-reshuffle",
        }
    )
    count: int
    aside: int


@dataclass(frozen=True, slots=True)
class CardsChosen(Event):
    """A seat has chosen what to pass on; nobody sees it yet."""

    name = "cards-chosen"
    may_cite = frozenset({"pass-two-right", "pass-blind"})
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsPassedUnseen(Event):
    """A seat passed `count` cards to another that the viewer doesn't see."""

    name = "cards-passed-unseen"
    may_cite = frozenset({"pass-two-right", "pass-every-round"})
    seat: Seat
    count: int
    to: Seat


@dataclass(frozen=True, slots=True)
class CardsPassed(Event):
    """A seat passed cards to another."""

    name = "cards-passed"
    may_cite = CardsPassedUnseen.may_cite
    seat: Seat
    cards: Cards
    to: Seat

    def seen_by(self, viewer: Seat) -> Event:
        """Giver and receiver know the cards."""
        if viewer in (OPEN, self.seat, self.to):
            return self
        return CardsPassedUnseen(self.clauses, self.seat, len(self.cards), self.to)


@dataclass(frozen=True, slots=True)
class RoundOpened(Event):
    """A round begins; `seat` leads."""

    name = "round-opened"
    may_cite = frozenset(
        {
            "start-first-round",
            "start-later-rounds",
            "startdog-holder-leads",
            "startdog-overrides",
            "round-tail-reset",
        }
    )
    round: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsLed(Event):
    """A seat led one card or a set."""

    name = "cards-led"
    may_cite = frozenset(
        {
            "lead-single",
            "lead-set",
            "lead-set-any-size",
            "lead-keep-one",
            "wild-in-set",
            "wild-as-zero",
            "startdog-holder-leads",
            "startdog-no-value",
            "startdog-no-set",
            "last-leader",
            "wild-last-trick",
        }
    )
    seat: Seat
    cards: Cards

    def seen_by(self, viewer: Seat) -> Event:
        """Others don't learn that there are more of these (`lead-set-any-size`)."""
        return without_clause(self, self.seat, viewer, "lead-set-any-size")


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """The holder of the Starting Dog drew `card` from `other`, as whose card it lies."""

    name = "card-drawn"
    may_cite = frozenset(
        {"startdog-draw-left", "startdog-single", "startdog-then-normal", "wild-as-zero"}
    )
    seat: Seat
    other: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardsFollowed(Event):
    """A seat followed: equal to or higher than the highest so far."""

    name = "cards-followed"
    may_cite = frozenset(
        {
            "follow-equal-or-higher",
            "follow-highest-so-far",
            "follow-same-count",
            "follow-set-must-match",
            "wild-in-set",
            "wild-announce",
            "wild-last-trick",
            "tuck-is-follow-if-valid",
        }
    )
    seat: Seat
    cards: Cards
    number: int

    def seen_by(self, viewer: Seat) -> Event:
        """Others don't learn that nothing lower is held (`tuck-is-follow-if-valid`)."""
        return without_clause(self, self.seat, viewer, "tuck-is-follow-if-valid")


@dataclass(frozen=True, slots=True)
class CardsTucked(Event):
    """A seat tucked its lowest cards."""

    name = "cards-tucked"
    may_cite = frozenset(
        {
            "tuck-when",
            "tuck-single",
            "tuck-set",
            "tuck-set-need-not-match",
            "wild-as-zero",
            "wild-announce",
            "wild-zero-optional",
            "tuck-is-follow-if-valid",
        }
    )
    seat: Seat
    cards: Cards

    def seen_by(self, viewer: Seat) -> Event:
        """Others don't learn that the Wild Dog stays in the hand (`wild-zero-optional`)."""
        if WILD in self.cards:
            return self
        return without_clause(self, self.seat, viewer, "wild-zero-optional")


@dataclass(frozen=True, slots=True)
class SetsUnlocked(Event):
    """The first tuck of the round: from the next trick on sets may be led."""

    name = "sets-unlocked"
    may_cite = frozenset({"tuck-unlocks-sets"})
    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickWon(Event):
    """A trick is over: `seat` is boss, clears the cards and leads."""

    name = "trick-won"
    may_cite = frozenset(
        {
            "boss-highest-follow",
            "boss-not-tucker",
            "boss-tie-latest",
            "boss-all-tuck",
            "boss-clears-and-leads",
        }
    )
    seat: Seat


@dataclass(frozen=True, slots=True)
class LastTrickCame(Event):
    """Everybody has one card left; `seat` leads the last trick."""

    name = "last-trick-came"
    may_cite = frozenset({"last-trigger", "last-leader"})
    seat: Seat


@dataclass(frozen=True, slots=True)
class LastTrickLost(Event):
    """The last trick is over: its boss takes `cards` into the shelter."""

    name = "last-trick-lost"
    may_cite = frozenset(
        {
            "last-boss",
            "boss-tie-latest",
            "wild-last-trick",
            "wild-kind",
            "last-penalty",
            "shelter-permanent",
        }
    )
    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over; `seats` won with `count` kinds in the shelter."""

    name = "game-ended"
    may_cite = frozenset(
        {
            "end-kinds",
            "end-cards",
            "deal-minimum-six",
            "win-fewest-kinds",
            "win-tie-cards",
            "win-tie-shared",
        }
    )
    seats: tuple[Seat, ...]
    count: int


def without_clause(event: Event, seat: Seat, viewer: Seat, clause: str) -> Event:
    """Return `event` as `viewer` is told it: a clause that tells of `seat`'s hand is left out for
    others."""
    if viewer in (OPEN, seat):
        return event
    return replace(event, clauses=tuple(each for each in event.clauses if each != clause))


EVENT_TYPES: tuple[type[Event], ...] = (
    HandsDealt,
    CardsChosen,
    CardsPassed,
    CardsPassedUnseen,
    RoundOpened,
    CardsLed,
    CardDrawn,
    CardsFollowed,
    CardsTucked,
    SetsUnlocked,
    TrickWon,
    LastTrickCame,
    LastTrickLost,
    GameEnded,
)
