"""The variants of Sleeping Queens: what sources read otherwise, and the deluxe edition.

| option | standard | number-cards-only | deluxe | speculation | house-rules |
| --- | --- | --- | --- | --- | --- |
| single-discard | any | number-only | any | any | any |
| two-sided-sums | off | off | off | off | off |
| runs-and-triples | off | off | off | off | on |
| jester-start | player | player | player | left | player |
| cat-dog-steal | sleep | sleep | sleep | sleep | sleep |
| empty-pile | reshuffle | reshuffle | reshuffle | game-ends | reshuffle |
| win-points | by-players | by-players | by-players | by-players | by-players |
| tie-break | queens-then-shared | … the same in all | | | |
| queen-points | owners | owners | owners | owners | owners |
| deluxe | off | off | on | off | off |
| start-choice | random | random | random | random | random |

`number-cards-only` is the Korean booklet by its letter, `speculation` a program that counts from
the left neighbour and stops with the draw pile, `house-rules` a variant that players report.
"""

from dataclasses import dataclass

from games.core.options import Options, choice


@dataclass(frozen=True, slots=True)
class SleepingQueensOptions(Options):
    """What may be agreed before a game; the default of each is our ruling."""

    single_discard: str = choice(
        "any",
        words=("any", "number-only"),
        clauses=("discard-single-kind", "discard-single"),
    )
    """Which card may be discarded alone; if nothing else is possible, any."""
    two_sided_sums: bool = choice(False, clauses=("discard-no-two-sided", "discard-sum"))
    """Whether 1 and 4 against 2 and 3 are a sum."""
    runs_and_triples: bool = choice(False, clauses=("discard-no-triple", "discard-no-power-pair"))
    """Whether three equal numbers, runs of three or more, and pairs of power cards may go too."""
    jester_start: str = choice(
        "player",
        words=("player", "left"),
        clauses=("jester-number-count", "jester-count-formula"),
    )
    """Who is number one of the jester's count."""
    cat_dog_steal: str = choice(
        "sleep", words=("sleep", "forbid"), clauses=("catdog-steal", "catdog-exclusive")
    )
    """What becomes of a Cat or Dog stolen by who has the other."""
    empty_pile: str = choice(
        "reshuffle", words=("reshuffle", "game-ends"), clauses=("pile-reshuffle",)
    )
    """What happens when a card is to be drawn and there is none."""
    win_points: str = choice(
        "by-players",
        words=("by-players", "fifty"),
        clauses=("end-threshold-23", "end-threshold-45"),
    )
    """How many points win at once."""
    tie_break: str = choice(
        "queens-then-shared", words=("queens-then-shared", "shared"), clauses=("end-tie",)
    )
    """What decides between equal points when nobody is asleep any more."""
    queen_points: str = choice(
        "owners", words=("owners", "rainbow-15", "rainbow-10"), clauses=("deck-queens",)
    )
    """What Rainbow and Peacock count."""
    deluxe: bool = choice(False, clauses=("deck-composition", "deck-queens", "setup-queens-grid"))
    """Whether the four queens of the deluxe edition join."""
    start_choice: str = choice(
        "random", words=("random", "A", "B", "C", "D", "E"), clauses=("setup-starter",)
    )
    """Who begins: by lot, or the seat agreed on."""


PRESETS = {
    "standard": SleepingQueensOptions(),
    "number-cards-only": SleepingQueensOptions(single_discard="number-only"),
    "deluxe": SleepingQueensOptions(deluxe=True),
    "speculation": SleepingQueensOptions(jester_start="left", empty_pile="game-ends"),
    "house-rules": SleepingQueensOptions(runs_and_triples=True),
}


def enough(options: SleepingQueensOptions, seats: int) -> tuple[int, int]:
    """Return how many queens and how many points win at once (`end-threshold-23`,
    `end-threshold-45`)."""
    if seats <= 3:
        return 5, 50
    return 4, 50 if options.win_points == "fifty" else 40
