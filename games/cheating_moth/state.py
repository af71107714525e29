"""What there is on a table of Cheating Moth at one moment, hidden things included."""

from dataclasses import dataclass

from games.cheating_moth.cards import deck_of
from games.cheating_moth.options import CheatingMothOptions, rounds
from games.core.cards import SEAT_INDEX, SEATS, Card, Cards, Deck, Seat


@dataclass(frozen=True, slots=True)
class Spider:
    """A spider was played: `player` owes somebody a card."""

    player: int


@dataclass(frozen=True, slots=True)
class Slaps:
    """A mosquito was played: all but `player` slap it, in the order of `slapped`."""

    player: int
    slapped: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Gifts:
    """The slaps are over: each of `givers` still owes `slowest` a card."""

    player: int
    slowest: int
    givers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Race:
    """A cockroach lies: who has thrown a card in, the first of them in time."""

    player: int
    tried: tuple[int, ...] = ()


Action = Spider | Slaps | Gifts | Race


@dataclass(frozen=True, slots=True)
class Slip:
    """A card that a seat made disappear, and how many public events have passed since."""

    seat: int
    card: Card
    age: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """Immutable; seats are counted from 0. Cards that are nowhere in it lie aside."""

    options: CheatingMothOptions
    hands: tuple[Cards, ...]
    """Sorted hands by seat. Between rounds what was left, until the next deal."""
    guard: int
    turn: int
    """Whose turn it is, or will be once an action is carried out."""
    start: int
    """Who guarded first in this round (`game-next-guard`)."""
    top: Card | None = None
    """The face-up card that the next one must fit; None between rounds."""
    stock: Cards = ()
    """The draw pile from its top on."""
    discard: Cards = ()
    """What lies under the top card, sorted: its order matters to nobody."""
    action: Action | None = None
    caught: int | None = None
    """Who was caught and waits for the guard's penalty card."""
    draws: tuple[int, ...] = ()
    """Who still has to draw while the draw pile is empty and must be shuffled anew."""
    fresh: tuple[Slip, ...] = ()
    """Cards that slipped away and can still be called (`accuse-window`)."""
    away: tuple[tuple[int, Card], ...] = ()
    """Cards that slipped away for good, by seat (`cheat-gone`)."""
    points: tuple[tuple[int, ...], ...] = ()
    """Penalty points by seat, a row for each finished round."""

    @property
    def between_rounds(self) -> bool:
        """Whether no round is running: the cards are to be dealt, or the game is over."""
        return self.top is None

    @property
    def rounds(self) -> int:
        """How many rounds the game has."""
        return rounds(self.options, len(self.hands))

    @property
    def is_over(self) -> bool:
        """Whether all rounds are played."""
        return self.between_rounds and len(self.points) >= self.rounds

    @property
    def round(self) -> int:
        """The number of the running round, or of the one that was just scored."""
        return max(1, len(self.points) + (not self.between_rounds))

    @property
    def deck(self) -> Deck:
        """The cards in play."""
        return deck_of(self.options.number_split)

    @property
    def needs_dealer(self) -> bool:
        """Whether the cards are to be dealt or shuffled before anybody may act."""
        return bool(self.draws) or (self.between_rounds and not self.is_over)

    @property
    def is_ending(self) -> bool:
        """Whether somebody is out and only waits for the own last card to be carried out."""
        return self.action is not None and not self.hands[self.action.player]

    def hand_of(self, seat: Seat) -> Cards:
        """The hand of a seat by its letter."""
        return self.hands[SEAT_INDEX[seat]]

    def is_guard(self, seat: Seat) -> bool:
        """Whether a seat holds the guard card."""
        return SEAT_INDEX[seat] == self.guard

    def slipped(self, index: int) -> Cards:
        """The cards that a seat has made disappear in this round, called in time or not."""
        return tuple(slip.card for slip in self.fresh if slip.seat == index) + tuple(
            card for seat, card in self.away if seat == index
        )

    def letters(self, seats: tuple[int, ...]) -> tuple[Seat, ...]:
        """The letters of some seats."""
        return tuple(SEATS[seat] for seat in seats)
