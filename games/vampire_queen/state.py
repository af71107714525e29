"""What there is on a table of Vampire Queen at one moment."""

from dataclasses import dataclass

from games.core.cards import SEAT_INDEX, SEATS, Card, Cards, Seat
from games.vampire_queen.cards import HUNTERS, value
from games.vampire_queen.options import VampireQueenOptions

_HUNTS = tuple(((hunter,),) for hunter in HUNTERS)
"""How the plays of a hunt begin."""


@dataclass(frozen=True, slots=True)
class State:
    """Immutable; seats are counted from 0. Cards that are nowhere in it lie aside."""

    options: VampireQueenOptions
    hands: tuple[Cards, ...]
    """Sorted hands by seat. Between stages what was left, until the next deal."""
    leader: int
    plays: tuple[Cards, ...] = ()
    """The running trick from the leader on; an empty play is a pass."""
    banned: Card | None = None
    """The hunter that the leader may not lead in this trick (`hunt-ban`)."""
    put_away: Cards = ()
    """What normal tricks of this stage have taken out of play."""
    points: tuple[tuple[int, ...], ...] = ()
    """Penalty points by seat, a row for each finished stage."""
    between_stages: bool = False
    """No stage is running: the cards are to be dealt, or the game is over."""

    @property
    def turn(self) -> int:
        """The seat that acts next while a stage runs."""
        return (self.leader + len(self.plays)) % len(self.hands)

    @property
    def is_over(self) -> bool:
        """Whether all stages are played."""
        return self.between_stages and len(self.points) >= self.options.stages

    @property
    def stage(self) -> int:
        """The number of the running stage, or of the one that was just scored."""
        return max(1, len(self.points) + (not self.between_stages))

    @property
    def is_hunt(self) -> bool:
        """Whether a hunter opened the running trick."""
        return self.plays[:1] in _HUNTS

    @property
    def to_beat(self) -> Cards:
        """The most recent cards played in this trick, which are also the highest."""
        for cards in reversed(self.plays):
            if cards:
                return cards
        return ()

    @property
    def lowest_follow(self) -> int:
        """The value from which a play may follow in this normal trick (`follow-rule`)."""
        need = value(self.to_beat)
        return need + 1 if self.options.follow_rule == "strict" else need

    def hand_of(self, seat: Seat) -> Cards:
        """The hand of a seat by its letter."""
        return self.hands[SEAT_INDEX[seat]]

    def seat_of_play(self, index: int) -> Seat:
        """The seat that made the play number `index` of the running trick."""
        return SEATS[(self.leader + index) % len(self.hands)]

    def has_played(self, seat: Seat) -> bool:
        """Whether a seat has acted in the running trick."""
        return (SEAT_INDEX[seat] - self.leader) % len(self.hands) < len(self.plays)

    def must_pass(self, seat: Seat) -> bool:
        """Whether a hunt forces the seat to pass (`hunt-forced-pass`): a lone hunter in hand."""
        hand = self.hand_of(seat)
        return len(hand) == 1 and hand[0] in HUNTERS and self.is_hunt
