"""What can happen in Cheating Moth, each with the clauses it rests on.

Some are not for everybody's eyes: which card was drawn or handed over, that one slipped away, that
a call came too late. `seen_by` gives what a viewer may be told of them.
"""

from dataclasses import dataclass

from games.core.cards import Card, Cards, Seat
from games.core.protocol import OPEN, Event


@dataclass(frozen=True, slots=True)
class RoundOpened(Event):
    """A round begins; `seat` has the guard card and the first turn."""

    name = "round-opened"
    may_cite = frozenset({"setup-guard-oldest", "setup-guard-starts", "game-next-guard"})
    round: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class HandsDealt(Event):
    """Everybody was dealt a hand; `stock` cards form the draw pile."""

    name = "hands-dealt"
    may_cite = frozenset({"deck-composition", "setup-shuffle-71", "setup-hand-8"})
    count: int
    stock: int


@dataclass(frozen=True, slots=True)
class FirstCardTurned(Event):
    """The first card of the discard pile; it counts as its number only."""

    name = "first-card-turned"
    may_cite = frozenset({"setup-first-top", "setup-first-top-no-action", "setup-first-top-moth"})
    card: Card


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A seat played a card on its turn."""

    name = "card-played"
    may_cite = frozenset(
        {
            "turn-play-adjacent",
            "turn-wrap",
            "turn-kind-irrelevant",
            "turn-guard-moth",
            "turn-guard-moth-no-effect",
        }
    )
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardDrawnUnseen(Event):
    """A seat drew a card that the viewer doesn't see."""

    name = "card-drawn-unseen"
    may_cite = frozenset(
        {
            "turn-draw-if-none",
            "turn-draw-ends",
            "ant-others-draw",
            "ant-order",
            "accuse-innocent",
            "accuse-guilty-penalty-card",
            "mosquito-slowest-receives",
            "pile-reshuffle",
        }
    )
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A seat drew a card."""

    name = "card-drawn"
    may_cite = CardDrawnUnseen.may_cite
    seat: Seat
    card: Card

    def seen_by(self, viewer: Seat) -> Event:
        """Only who drew it knows which card it is."""
        if viewer in (OPEN, self.seat):
            return self
        return CardDrawnUnseen(self.clauses, self.seat)


@dataclass(frozen=True, slots=True)
class DrawSkipped(Event):
    """There was nothing left to draw for a seat."""

    name = "draw-skipped"
    may_cite = frozenset({"pile-exhausted"})
    seat: Seat


@dataclass(frozen=True, slots=True)
class PileUsedUp(Event):
    """`seat` has to draw, but the draw pile is empty: `count` cards are to be shuffled."""

    name = "pile-used-up"
    may_cite = frozenset({"pile-reshuffle"})
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class PileReshuffled(Event):
    """The discard pile became a new draw pile; the top card stays."""

    name = "pile-reshuffled"
    may_cite = frozenset({"pile-reshuffle", "pile-top-stays"})
    count: int
    card: Card


@dataclass(frozen=True, slots=True)
class SpiderPlayed(Event):
    """A spider lies: its player gives a card away."""

    name = "spider-played"
    may_cite = frozenset({"action-on-play", "spider-give-one"})
    seat: Seat


@dataclass(frozen=True, slots=True)
class MosquitoPlayed(Event):
    """A mosquito lies: everybody but its player slaps it."""

    name = "mosquito-played"
    may_cite = frozenset({"action-on-play", "mosquito-slap"})
    seat: Seat


@dataclass(frozen=True, slots=True)
class Slapped(Event):
    """A hand came down on the mosquito as number `place`."""

    name = "slapped"
    may_cite = frozenset({"mosquito-slap"})
    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class SlowestFound(Event):
    """All other hands are down: `seat` was the slowest."""

    name = "slowest-found"
    may_cite = frozenset({"mosquito-slowest-receives", "mosquito-giver-chooses"})
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardGivenUnseen(Event):
    """A seat gave another a card that the viewer doesn't see."""

    name = "card-given-unseen"
    may_cite = frozenset(
        {
            "spider-give-one",
            "spider-may-empty",
            "mosquito-slowest-receives",
            "mosquito-giver-chooses",
            "accuse-guilty-penalty-card",
            "accuse-penalty-choice",
        }
    )
    seat: Seat
    to: Seat


@dataclass(frozen=True, slots=True)
class CardGiven(Event):
    """A seat gave another a card."""

    name = "card-given"
    may_cite = CardGivenUnseen.may_cite | {"mosquito-may-empty"}
    seat: Seat
    card: Card
    to: Seat

    def seen_by(self, viewer: Seat) -> Event:
        """Giver and receiver know the card, the others only that one changed hands. That it was the
        last one is the giver's business until the round is over."""
        if viewer in (OPEN, self.seat):
            return self
        clauses = tuple(clause for clause in self.clauses if clause in CardGivenUnseen.may_cite)
        if viewer == self.to:
            return CardGiven(clauses, self.seat, self.card, self.to)
        return CardGivenUnseen(clauses, self.seat, self.to)


@dataclass(frozen=True, slots=True)
class GaveNothing(Event):
    """A seat that should give a card has none that may be given."""

    name = "gave-nothing"
    may_cite = frozenset(
        {
            "spider-no-eligible",
            "spider-may-empty",
            "mosquito-no-eligible",
            "accuse-penalty-not-moth",
        }
    )
    seat: Seat

    def seen_by(self, viewer: Seat) -> Event:
        """That a spider's player keeps a last card would tell how many there are."""
        if viewer in (OPEN, self.seat) or self.clauses != ("spider-may-empty",):
            return self
        return GaveNothing(("spider-no-eligible",), self.seat)


@dataclass(frozen=True, slots=True)
class RaceOpened(Event):
    """A cockroach lies: everybody may throw in a card of its number."""

    name = "race-opened"
    may_cite = frozenset({"action-on-play", "cockroach-race", "cockroach-player-may"})
    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class CardThrown(Event):
    """A seat was the first to throw in a card, and it stays."""

    name = "card-thrown"
    may_cite = frozenset(
        {
            "cockroach-race",
            "cockroach-first-only",
            "cockroach-player-may",
            "cockroach-any-kind",
            "cockroach-no-chain",
            "cockroach-moth",
        }
    )
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class ThrowTooLate(Event):
    """A seat threw in a card after another had, and took it back."""

    name = "throw-too-late"
    may_cite = frozenset({"cockroach-first-only"})
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class RaceClosed(Event):
    """Nobody throws in any more; `seat`, left of the cockroach's player, has the next turn."""

    name = "race-closed"
    may_cite = frozenset({"cockroach-none", "cockroach-turn"})
    seat: Seat


@dataclass(frozen=True, slots=True)
class AntPlayed(Event):
    """An ant lies: everybody but its player draws."""

    name = "ant-played"
    may_cite = frozenset({"action-on-play", "ant-others-draw", "ant-order"})
    seat: Seat


@dataclass(frozen=True, slots=True)
class SlippedAway(Event):
    """A seat made a card disappear, and nobody has noticed yet."""

    name = "slipped-away"
    may_cite = frozenset({"cheat-what", "cheat-when", "accuse-window"})
    seat: Seat
    card: Card

    def seen_by(self, viewer: Seat) -> Event | None:
        """Nobody else is told, not even that something happened."""
        return self if viewer in (OPEN, self.seat) else None


@dataclass(frozen=True, slots=True)
class Accused(Event):
    """The guard called `to`; everything stops."""

    name = "accused"
    may_cite = frozenset({"accuse-call", "accuse-guard-only"})
    seat: Seat
    to: Seat


@dataclass(frozen=True, slots=True)
class Caught(Event):
    """The call was right: `cards` go back to the hand of `seat`."""

    name = "caught"
    may_cite = frozenset({"accuse-guilty-return", "accuse-window"})
    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class GuardPassed(Event):
    """The caught `seat` takes over the guard card from `other`."""

    name = "guard-passed"
    may_cite = frozenset({"accuse-guilty-guard-passes"})
    seat: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class WronglyAccused(Event):
    """`to` had nothing to hide, or nothing that could still be called."""

    name = "wrongly-accused"
    may_cite = frozenset({"accuse-innocent", "accuse-window"})
    seat: Seat
    to: Seat

    def seen_by(self, viewer: Seat) -> Event:
        """That the call came too late would tell the others that there was something to call."""
        if viewer in (OPEN, self.to):
            return self
        return WronglyAccused(("accuse-innocent",), self.seat, self.to)


@dataclass(frozen=True, slots=True)
class PlayResumed(Event):
    """Play goes on where it was stopped; it is, or will be, the turn of `seat`."""

    name = "play-resumed"
    may_cite = frozenset({"accuse-resume"})
    seat: Seat


@dataclass(frozen=True, slots=True)
class LastActionVoid(Event):
    """An action card was somebody's last card and does nothing."""

    name = "last-action-void"
    may_cite = frozenset({"round-last-action-void"})
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """`seats` have no cards, so the round is over."""

    name = "round-ended"
    may_cite = frozenset({"round-end", "round-several-out"})
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class SlippedCardsFound(Event):
    """What a seat had made disappear comes to light; it costs nothing."""

    name = "slipped-cards-found"
    may_cite = frozenset({"cheat-gone"})
    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class SeatScored(Event):
    """What a seat's hand costs for the round."""

    name = "seat-scored"
    may_cite = frozenset(
        {"score-number", "score-action", "score-moth", "score-out-zero", "score-guard-zero"}
    )
    seat: Seat
    cards: Cards
    points: int


@dataclass(frozen=True, slots=True)
class SeatScoredInPart(SeatScored):
    """The same where the position does not state the whole hand: it costs at least `points`."""

    name = "seat-scored-in-part"
    may_cite = frozenset({"score-number", "score-action", "score-moth"})


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """All rounds are played; `seats` won with `points`."""

    name = "game-ended"
    may_cite = frozenset({"game-winner", "game-rounds", "game-tie"})
    seats: tuple[Seat, ...]
    points: int


EVENT_TYPES: tuple[type[Event], ...] = (
    RoundOpened,
    HandsDealt,
    FirstCardTurned,
    CardPlayed,
    CardDrawn,
    CardDrawnUnseen,
    DrawSkipped,
    PileUsedUp,
    PileReshuffled,
    SpiderPlayed,
    MosquitoPlayed,
    Slapped,
    SlowestFound,
    CardGiven,
    CardGivenUnseen,
    GaveNothing,
    RaceOpened,
    CardThrown,
    ThrowTooLate,
    RaceClosed,
    AntPlayed,
    SlippedAway,
    Accused,
    Caught,
    GuardPassed,
    WronglyAccused,
    PlayResumed,
    LastActionVoid,
    RoundEnded,
    SlippedCardsFound,
    SeatScored,
    SeatScoredInPart,
    GameEnded,
)
