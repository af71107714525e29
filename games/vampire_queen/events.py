"""What can happen in Vampire Queen, each with the clauses it rests on.

The booklets' words: stage (KO 라운드, JA ステージ), trick (KO 페이즈, JA ラウンド), hunt trick
(KO 뱀파이어 사냥 페이즈, JA ヴァンパイアハンターラウンド).
"""

from dataclasses import dataclass

from games.core.cards import Card, Cards, Seat
from games.core.protocol import Event


@dataclass(frozen=True, slots=True)
class HandsDealt(Event):
    """The dealer gave everybody a hand; the rest lies aside."""

    name = "hands-dealt"
    may_cite = frozenset(
        {
            "setup-hand-size",
            "setup-leftover-aside",
            "setup-hunters-apart",
            "setup-hunter-in-hand",
            "setup-dealer",
            "next-reshuffle",
        }
    )
    seat: Seat
    count: int
    aside: int


@dataclass(frozen=True, slots=True)
class StageOpened(Event):
    """A stage begins; `seat` holds hunter 20 and leads, `other` hunter 15 (`-`: none)."""

    name = "stage-opened"
    may_cite = frozenset(
        {
            "setup-first-hunter-15",
            "setup-first-hunter-20",
            "deck-hunters-two-faced",
            "next-hunters-carry",
            "next-leader",
            "next-both-hunters",
            "next-clean-slate",
        }
    )
    stage: int
    seat: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class CardsPlayed(Event):
    """A seat led or followed."""

    name = "cards-played"
    may_cite = frozenset(
        {
            "lead-options",
            "lead-any-count",
            "lead-set-equal",
            "lead-sets-count",
            "queen-alone-14",
            "queen-wild-with-vampires",
            "queen-mixed-not-14",
            "queen-top",
            "follow-order",
            "follow-same-count",
            "follow-strictly-higher",
            "follow-compare-last-play",
            "hunt-one-card-each",
            "hunt-any-value",
            "hunt-queen-counts-one",
        }
    )
    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class HuntStarted(Event):
    """The leader opened a hunt trick with a hunter."""

    name = "hunt-started"
    may_cite = frozenset(
        {
            "hunt-starts",
            "hunt-leader-only",
            "hunt-single",
            "hunt-hunter-zero",
            "hunt-no-pass",
            "hunt-other-hunter-free",
        }
    )
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat played nothing this time."""

    name = "passed"
    may_cite = frozenset(
        {
            "pass-free",
            "pass-this-trick-only",
        }
    )
    seat: Seat


@dataclass(frozen=True, slots=True)
class PassForced(Event):
    """In a hunt, a seat with a lone hunter had to pass and will take the trick."""

    name = "pass-forced"
    may_cite = frozenset({"hunt-forced-pass"})
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickWon(Event):
    """A normal trick is over: `seat` showed the highest value, the cards are put away."""

    name = "trick-won"
    may_cite = frozenset(
        {
            "trick-winner",
            "trick-discard",
            "trick-all-pass",
            "follow-once",
        }
    )
    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """A hunt trick is over: `seat` took all its cards into the hand."""

    name = "trick-taken"
    may_cite = frozenset(
        {
            "hunt-highest-takes-all",
            "hunt-tie-latest",
            "hunt-no-discard",
            "hunt-forced-pass",
        }
    )
    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class LeadPassed(Event):
    """After a hunt trick, who leads the next one."""

    name = "lead-passed"
    may_cite = frozenset(
        {
            "hunt-taker-leads",
            "hunt-forced-pass-leads",
        }
    )
    seat: Seat


@dataclass(frozen=True, slots=True)
class HunterBanned(Event):
    """The hunter just taken rests for one trick."""

    name = "hunter-banned"
    may_cite = frozenset(
        {
            "hunt-ban",
            "hunt-ban-lifts",
        }
    )
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class LastCardTakenBack(Event):
    """A seat had played its last card in the hunt and took the trick: it is not out."""

    name = "last-card-taken-back"
    may_cite = frozenset({"stage-last-card-taken-back"})
    seat: Seat


@dataclass(frozen=True, slots=True)
class StageEnded(Event):
    """`seats` are out of cards, so the stage is over."""

    name = "stage-ended"
    may_cite = frozenset(
        {
            "stage-end-trigger",
            "stage-finish-trick",
            "stage-other-out-in-hunt",
            "stage-several-out",
        }
    )
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class SeatScored(Event):
    """What a seat's hand costs for the stage."""

    name = "seat-scored"
    may_cite = frozenset(
        {
            "score-sum",
            "queen-penalty-14",
            "score-zero-out",
            "stage-hunters-stay-in-hands",
        }
    )
    seat: Seat
    cards: Cards
    points: int


@dataclass(frozen=True, slots=True)
class SeatScoredInPart(SeatScored):
    """The same where the position does not state the whole hand: it costs at least `points`."""

    name = "seat-scored-in-part"
    may_cite = frozenset({"score-sum"})


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """All stages are played; `seats` won with `points`."""

    name = "game-ended"
    may_cite = frozenset(
        {
            "game-winner",
            "game-stages",
            "game-tie",
        }
    )
    seats: tuple[Seat, ...]
    points: int


EVENT_TYPES: tuple[type[Event], ...] = (
    HandsDealt,
    StageOpened,
    CardsPlayed,
    HuntStarted,
    Passed,
    PassForced,
    TrickWon,
    TrickTaken,
    LeadPassed,
    HunterBanned,
    LastCardTakenBack,
    StageEnded,
    SeatScored,
    SeatScoredInPart,
    GameEnded,
)
