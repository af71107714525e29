"""The variants of The Bark Side: what sources read otherwise, and the special dogs.

| option | standard | with-special-dogs | prototype |
| --- | --- | --- | --- |
| wild-dog, starting-dog | off | on | off |
| min-deal | 6 | 6 | 5 |
| tie | latest | latest | latest |
| follow-rule | equal-or-higher | equal-or-higher | equal-or-higher |
| win | kinds-then-cards | kinds-then-cards | cards |
| end-kinds | 7 | 7 | 7 |
| pass-direction | right | right | right |
| pass-when-short | on | on | on |
| wild-must-tuck | off | off | off |
| wild-last-trick | every-round | every-round | every-round |
| wild-counts-as-kind | on | on | on |
| declare-tuck | off | off | off |
| start-choice | random | random | random |

`prototype` is the game as previews of 2018 describe it.
"""

from dataclasses import dataclass

from games.core.cards import SEATS
from games.core.options import Options, choice


@dataclass(frozen=True, slots=True)
class BarkSideOptions(Options):
    """What may be agreed before a game; the default of each is our ruling."""

    wild_dog: bool = choice(
        False, clauses=("setup-specials-optional", "wild-in-set", "wild-as-zero")
    )
    """Whether the Wild Dog plays."""
    starting_dog: bool = choice(False, clauses=("setup-specials-optional", "startdog-holder-leads"))
    """Whether the Starting Dog plays."""
    min_deal: int = choice(6, numbers=(5, 6), clauses=("deal-minimum-six", "end-cards"))
    """How many cards each there must be for another round."""
    tie: str = choice("latest", words=("latest", "earliest"), clauses=("boss-tie-latest",))
    """Who is boss among equal highest follows."""
    follow_rule: str = choice(
        "equal-or-higher",
        words=("equal-or-higher", "higher"),
        clauses=("follow-equal-or-higher",),
    )
    """How high a follow must be."""
    win: str = choice(
        "kinds-then-cards",
        words=("kinds-then-cards", "kinds", "cards"),
        clauses=("win-fewest-kinds", "win-tie-cards"),
    )
    """What is counted in the shelters at the end."""
    end_kinds: int = choice(7, numbers=(1, 12), clauses=("end-kinds",))
    """How many kinds in one shelter end the game."""
    pass_direction: str = choice("right", words=("right", "left"), clauses=("pass-two-right",))
    """To whom the two cards go."""
    pass_when_short: bool = choice(True, clauses=("pass-two-right", "deal-equal-if-short"))
    """Whether cards are passed also in rounds with fewer than ten each."""
    wild_must_tuck: bool = choice(False, clauses=("wild-zero-optional",))
    """Whether a tuck must take the Wild Dog first."""
    wild_last_trick: str = choice(
        "every-round",
        words=("every-round", "final-round-only", "off"),
        clauses=("wild-last-trick",),
    )
    """When the Wild Dog in a last trick makes its player the boss."""
    wild_counts_as_kind: bool = choice(True, clauses=("wild-kind",))
    """Whether the Wild Dog in a shelter is a kind."""
    declare_tuck: bool = choice(False, clauses=("tuck-is-follow-if-valid",))
    """Whether the lowest cards may be called a tuck although they would follow."""
    start_choice: str = choice(
        "random", words=("random", *SEATS[:6]), clauses=("start-first-round",)
    )
    """Who leads the first round: by lot, or the seat agreed on."""


PRESETS = {
    "standard": BarkSideOptions(),
    "with-special-dogs": BarkSideOptions(wild_dog=True, starting_dog=True),
    "prototype": BarkSideOptions(min_deal=5, win="cards"),
}
