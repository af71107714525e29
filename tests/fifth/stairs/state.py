"""What there is on a table of Stairs at one moment."""

from dataclasses import dataclass

from games.core.cards import DEALER, SEATS, Card, Cards
from tests.fifth.stairs.options import StairsOptions


@dataclass(frozen=True, slots=True)
class State:
    """Immutable; seats are counted from 0. All hands are empty before the deal, one at the end."""

    options: StairsOptions
    hands: tuple[Cards, ...]
    turn: int
    """Who acts next; before the deal who leads, at the end who won."""
    top: Card | None = None
    """The highest card, None where somebody leads."""
    by: int = 0
    """Who played it; 0 where there is none."""

    @property
    def is_dealt(self) -> bool:
        return any(self.hands)

    @property
    def is_over(self) -> bool:
        return self.is_dealt and () in self.hands

    @property
    def to_move(self) -> str:
        """The seat, the dealer, or `-` for nobody."""
        if self.is_over:
            return "-"
        return SEATS[self.turn] if self.is_dealt else DEALER
