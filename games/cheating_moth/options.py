"""The variants of Cheating Moth: what the rules leave open, and where sources read them otherwise.

| option | standard | korean-magazine | french-page | french-reviews |
| --- | --- | --- | --- | --- |
| number-split | even | even | even | even |
| must-play | on | on | on | on |
| catch-window | 1 | 1 | 1 | 1 |
| caught-gets | guard-card | guard-card | guard-card | guard-card |
| penalty-moth | off | off | off | off |
| spider-last | on | on | off | on |
| mosquito-slowest | one-from-each | one-from-each | one-from-each | draw |
| cockroach-player | on | off | on | on |
| cockroach-chains | off | off | off | off |
| last-card-action | void | void | void | void |
| rounds | players | players | players | players |
| next-guard | rotate | rotate | rotate | rotate |
| game-tie | shared | shared | shared | shared |
| more-players | off | off | off | off |

`standard` follows the Korean booklet wherever it speaks.
"""

from dataclasses import dataclass

from games.cheating_moth.cards import dump_split, read_split
from games.core.options import Options, choice


def _split_text(text: str) -> str | None:
    split = read_split(text)
    return dump_split(split) if split else None


@dataclass(frozen=True, slots=True)
class CheatingMothOptions(Options):
    """What may be agreed before a game; the default of each is our ruling."""

    number_split: str = choice(
        "even",
        words=("even",),
        written=_split_text,
        example="9.9.9.8.8-1.1.2.2.2",
        clauses=("deck-numbers",),
    )
    """How many cards there are of each number: our assumption, or what a real box has."""
    must_play: bool = choice(True, clauses=("turn-must-play", "turn-draw-if-none"))
    """Whether a player who holds a fitting card must play one."""
    catch_window: int = choice(1, numbers=(0, 9), clauses=("accuse-window",))
    """How many public events may pass before a card that slipped away can't be called any more."""
    caught_gets: str = choice(
        "guard-card",
        words=("guard-card", "draw", "nothing"),
        clauses=("accuse-guilty-penalty-card", "accuse-penalty-choice"),
    )
    """What a caught player gets beside the card that comes back."""
    penalty_moth: bool = choice(False, clauses=("accuse-penalty-not-moth", "moth-never-given"))
    """Whether the guard may hand over a moth as the penalty card."""
    spider_last: bool = choice(True, clauses=("spider-may-empty", "spider-give-one"))
    """Whether the spider's gift may be the giver's last card."""
    mosquito_slowest: str = choice(
        "one-from-each",
        words=("one-from-each", "draw"),
        clauses=("mosquito-slowest-receives", "mosquito-giver-chooses"),
    )
    """What the slowest hand on a mosquito suffers."""
    cockroach_player: bool = choice(True, clauses=("cockroach-player-may", "cockroach-race"))
    """Whether the player of a cockroach may throw in too."""
    cockroach_chains: bool = choice(False, clauses=("cockroach-no-chain", "cockroach-any-kind"))
    """Whether an action card that was thrown in is carried out."""
    last_card_action: str = choice(
        "void",
        words=("void", "resolve-first"),
        clauses=("round-last-action-void", "round-end"),
    )
    """What becomes of an action card that is somebody's last card."""
    rounds: str | int = choice(
        "players", words=("players",), numbers=(1, 99), clauses=("game-rounds",)
    )
    """How many rounds a game has: as many as players, or a number."""
    next_guard: str = choice(
        "rotate", words=("rotate", "keep", "most-points"), clauses=("game-next-guard",)
    )
    """Who guards and starts the next round."""
    game_tie: str = choice(
        "shared", words=("shared", "last-round"), clauses=("game-tie", "game-winner")
    )
    """What decides between equal lowest totals; if that is equal too, they share the win."""
    more_players: bool = choice(False, clauses=("setup-hand-8",))
    """Whether six or seven may play."""


PRESETS = {
    "standard": CheatingMothOptions(),
    "korean-magazine": CheatingMothOptions(cockroach_player=False),
    "french-page": CheatingMothOptions(spider_last=False),
    "french-reviews": CheatingMothOptions(mosquito_slowest="draw"),
}


def rounds(options: CheatingMothOptions, seats: int) -> int:
    """Return how many rounds a game of `seats` players has (`game-rounds`)."""
    return seats if options.rounds == "players" else int(options.rounds)


def most_seats(options: CheatingMothOptions) -> int:
    """Return how many may play at most."""
    return 7 if options.more_players else 5
