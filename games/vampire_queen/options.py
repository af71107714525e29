"""The variants of Vampire Queen: where the rulebooks differ or are silent, and who says what.

| option | standard | korean-booklet | japanese-note | japanese-note-literal |
| --- | --- | --- | --- | --- |
| stages | 5 | 5 | 5 | 5 |
| stage-end | finish-trick | immediate | finish-trick | finish-trick |
| hand-size | table | deal-all-equal | table | table |
| follow-rule | strict | strict | strict | equal-or-higher |
| forced-pass-leader | taker | taker | taker | taker |
| hunter-ban-across-stages | off | off | off | off |
| game-tie | shared | shared | shared | shared |
| start-choice | random | random | random | random |
| voluntary-pass | on | on | off | off |
| go-out-bonus | off | off | off | off |
| one-hunter | off | off | off | off |

The Japanese note names only inability as a reason to pass, so its presets allow no other.
"""

from dataclasses import dataclass

from games.core.cards import SEATS
from games.core.options import Options, choice


@dataclass(frozen=True, slots=True)
class VampireQueenOptions(Options):
    """What may be agreed before a game; the default of each is our ruling."""

    stages: int = choice(5, numbers=(1, 99), clauses=("game-stages",))
    """How many stages a game lasts."""
    stage_end: str = choice(
        "finish-trick",
        words=("finish-trick", "immediate"),
        clauses=("stage-end-trigger", "stage-finish-trick"),
    )
    """Whether a normal trick in which somebody runs out is played to its end; a hunt always is."""
    hand_size: str | int = choice(
        "table",
        words=("table", "deal-all-equal"),
        numbers=(1, 36),
        clauses=("setup-hand-size", "setup-leftover-aside"),
    )
    """13 cards or what 108 allow; all 108 in equal hands; or a number."""
    follow_rule: str = choice(
        "strict",
        words=("strict", "equal-or-higher"),
        clauses=("follow-strictly-higher", "trick-no-tie", "trick-winner"),
    )
    """How high a follower must go; among equals the later play wins."""
    forced_pass_leader: str = choice(
        "taker", words=("taker", "highest-card"), clauses=("hunt-forced-pass-leads",)
    )
    """Who leads after a forced pass."""
    hunter_ban_across_stages: bool = choice(False, clauses=("next-clean-slate", "hunt-ban"))
    """Whether a hunter taken in a stage's last trick is banned in the next stage's first."""
    game_tie: str = choice(
        "shared", words=("shared", "last-stage", "most-zero-stages"), clauses=("game-tie",)
    )
    """What decides between equal lowest totals; if that is equal too, they share the win."""
    start_choice: str = choice(
        "random", words=("random", *SEATS), clauses=("setup-first-hunter-15",)
    )
    """Who gets hunter 15 before stage 1: by lot, or the seat agreed on."""
    voluntary_pass: bool = choice(True, clauses=("pass-free",))
    """Whether one may pass although one could play."""
    go_out_bonus: bool = choice(False, clauses=("score-zero-out",))
    """Whether running out in a normal trick takes 15 points off (30 for the leader)."""
    one_hunter: bool = choice(
        False, clauses=("deck-composition", "setup-first-hunter-15", "setup-first-hunter-20")
    )
    """Whether only hunter 20 is in play, as in the ancestor's basic game."""


PRESETS = {
    "standard": VampireQueenOptions(),
    "korean-booklet": VampireQueenOptions(stage_end="immediate", hand_size="deal-all-equal"),
    "japanese-note": VampireQueenOptions(voluntary_pass=False),
    "japanese-note-literal": VampireQueenOptions(
        voluntary_pass=False, follow_rule="equal-or-higher"
    ),
}


def hand_size(options: VampireQueenOptions, seats: int) -> int:
    """Return how many of the 108 shuffled cards each of `seats` players gets
    (`setup-hand-size`)."""
    if options.hand_size == "table":
        return min(13, largest_hand(seats))
    if options.hand_size == "deal-all-equal":
        return largest_hand(seats)
    return int(options.hand_size)


def largest_hand(seats: int) -> int:
    """Return the most that 108 cards allow to each of `seats` players."""
    return 108 // seats
