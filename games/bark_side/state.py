"""What there is on a table of The Bark Side at one moment, hidden things included."""

from dataclasses import dataclass

from games.bark_side.cards import FULL_HAND, SHELTERED, STARTING, in_play, kinds, number_of
from games.bark_side.options import BarkSideOptions
from games.core.cards import SEAT_INDEX, SEATS, Cards, Seat


@dataclass(frozen=True, slots=True)
class Laid:
    """What one seat laid in a trick: a lead or follow, or a tuck."""

    cards: Cards
    is_tuck: bool = False


@dataclass(frozen=True, slots=True)
class State:
    """Immutable; seats are counted from 0. Cards that are nowhere in it lie aside."""

    options: BarkSideOptions
    hands: tuple[Cards, ...]
    shelters: tuple[Cards, ...]
    leader: int
    """Who leads this trick, or the next round."""
    plays: tuple[Laid, ...] = ()
    """The running trick from the leader on."""
    tucked: bool = False
    """Somebody has tucked in this round: sets may be led (`tuck-unlocks-sets`)."""
    given: tuple[Cards | None, ...] | None = None
    """While cards are passed: what each seat has chosen; None when that is done."""
    round: int = 1
    """The number of the round that runs or comes next."""
    over: bool = False

    @property
    def between_rounds(self) -> bool:
        """Whether no round is running: the cards are to be dealt, or the game is over."""
        return not any(self.hands) and not self.plays

    @property
    def dogs(self) -> Cards:
        """All cards of this game (`setup-deck-by-count`, `setup-specials-optional`)."""
        options = self.options
        return in_play(len(self.hands), wild=options.wild_dog, starting=options.starting_dog)

    @property
    def cards(self) -> Cards:
        """All cards that are not in shelters (`shelter-permanent`, `round-reshuffle`)."""
        left = list(self.dogs)
        for shelter in self.shelters:
            for card in shelter:
                left.remove(card)
        return tuple(left)

    @property
    def hand_size(self) -> int:
        """How many cards each gets in the next deal (`deal-ten`, `deal-equal-if-short`)."""
        return min(FULL_HAND, len(self.cards) // len(self.hands))

    @property
    def is_final(self) -> bool:
        """Whether the cards won't allow another round after this one."""
        after = len(self.cards) - SHELTERED
        return after // len(self.hands) < self.options.min_deal

    @property
    def turn(self) -> int:
        """The seat that acts next in a trick."""
        return (self.leader + len(self.plays)) % len(self.hands)

    @property
    def draws(self) -> bool:
        """Whether a card is to be drawn from the left neighbour's hand (`startdog-draw-left`)."""
        return len(self.plays) == 1 and self.plays[0].cards == (STARTING,)

    @property
    def needs_dealer(self) -> bool:
        """Whether cards are to be dealt or drawn before anybody may act."""
        return not self.over and (self.between_rounds or self.draws)

    @property
    def is_last_trick(self) -> bool:
        """Whether everybody plays the last card (`last-trigger`)."""
        sizes = [len(hand) for hand in self.hands]
        lead = len(self.plays[0].cards) if self.plays else 1
        return max(sizes) <= 1 and self.given is None and not self.between_rounds and lead == 1

    @property
    def count(self) -> int:
        """How many cards were led; 0 before the lead."""
        return len(self.plays[0].cards) if self.plays else 0

    @property
    def reference(self) -> int | None:
        """The number of the highest follow so far (`follow-highest-so-far`); None before it."""
        numbers = [number_of(laid.cards) for laid in self.plays if not laid.is_tuck]
        return max((number for number in numbers if number is not None), default=None)

    @property
    def need(self) -> int:
        """The lowest number that still follows (`follow-equal-or-higher`; `follow-rule`)."""
        return (self.reference or 0) + (self.options.follow_rule == "higher")

    def hand_of(self, seat: Seat) -> Cards:
        """The hand of a seat by its letter."""
        return self.hands[SEAT_INDEX[seat]]

    def seat_of_play(self, index: int) -> int:
        """The seat that made the play number `index` of the running trick."""
        return (self.leader + index) % len(self.hands)

    def receiver(self, seat: int) -> int:
        """To whom a seat passes cards (`pass-two-right`)."""
        step = -1 if self.options.pass_direction == "right" else 1
        return (seat + step) % len(self.hands)

    def holder(self) -> int | None:
        """Who holds the Starting Dog, if anybody (`startdog-not-dealt`)."""
        return next((seat for seat, hand in enumerate(self.hands) if STARTING in hand), None)

    def kinds(self, seat: int) -> int:
        """How many kinds are in a seat's shelter."""
        return kinds(self.shelters[seat], wild=self.options.wild_counts_as_kind)

    def letters(self, seats: tuple[int, ...]) -> tuple[Seat, ...]:
        """The letters of some seats."""
        return tuple(SEATS[seat] for seat in seats)
