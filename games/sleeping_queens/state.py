"""What there is on a table of Sleeping Queens at one moment, hidden things included."""

from dataclasses import dataclass

from games.core.cards import SEAT_INDEX, Card, Cards, Deck, Seat
from games.sleeping_queens.cards import DECK, DELUXE_DECK, points_of, queens_in_play
from games.sleeping_queens.options import SleepingQueensOptions


@dataclass(frozen=True, slots=True)
class Attack:
    """A knight or a potion (`card`) is aimed at `queen`; `victim` may answer."""

    card: Card
    queen: Card
    victim: int


@dataclass(frozen=True, slots=True)
class Wake:
    """`seat` has a queen to wake, because of Rose or of a jester's count (`why`)."""

    seat: int
    why: str


@dataclass(frozen=True, slots=True)
class Place:
    """The player whose turn it is chooses where `queen` goes to sleep, because of a potion or of
    Cat and Dog (`why`)."""

    queen: Card
    why: str


@dataclass(frozen=True, slots=True)
class Flip:
    """A jester waits for a card to turn up, until the draw pile is shuffled."""


Task = Attack | Wake | Place | Flip


@dataclass(frozen=True, slots=True)
class State:
    """Immutable; seats are counted from 0. Cards that are nowhere in it lie aside."""

    options: SleepingQueensOptions
    hands: tuple[Cards, ...]
    awake: tuple[Cards, ...]
    """The queens before each seat, in the deck's order."""
    turn: int
    grid: tuple[Card | None, ...] = ()
    """Who sleeps in each place; None where nobody does. Empty before the queens are laid."""
    stock: Cards = ()
    """The draw pile from its top on."""
    discard: Cards = ()
    """What lies under the top of the discard pile, sorted."""
    top: Card | None = None
    """The last card of the discard pile."""
    task: Task | None = None
    """What has to be settled before the turn can end."""
    draws: tuple[int, ...] = ()
    """Whose hands still have to be filled up while the draw pile must be shuffled."""
    over: bool = False

    @property
    def deck(self) -> Deck:
        """All cards in play."""
        return DELUXE_DECK if self.options.deluxe else DECK

    @property
    def queens(self) -> Deck:
        """The queens in play."""
        return queens_in_play(self.options.deluxe)

    @property
    def is_dealt(self) -> bool:
        """Whether hands and draw pile are there."""
        return any(self.hands) or bool(self.stock) or self.top is not None

    @property
    def needs_dealer(self) -> bool:
        """Whether cards are to be dealt, laid or shuffled before anybody may act."""
        return not self.over and (not self.grid or bool(self.draws) or isinstance(self.task, Flip))

    @property
    def sleepers(self) -> tuple[int, ...]:
        """The places, counted from 1, where a queen sleeps."""
        return tuple(place for place, queen in enumerate(self.grid, 1) if queen is not None)

    @property
    def empty_places(self) -> tuple[int, ...]:
        """The places, counted from 1, where nobody sleeps."""
        return tuple(place for place, queen in enumerate(self.grid, 1) if queen is None)

    def hand_of(self, seat: Seat) -> Cards:
        """The hand of a seat by its letter."""
        return self.hands[SEAT_INDEX[seat]]

    def points(self, seat: int) -> int:
        """What the queens of a seat count."""
        return points_of(self.awake[seat], self.options.queen_points)

    def owner(self, queen: Card) -> int | None:
        """Before which seat a queen lies awake."""
        return next((seat for seat, queens in enumerate(self.awake) if queen in queens), None)
