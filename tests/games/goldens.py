"""Goldens: one seeded game for each number of seats, with all its events, as a record.

`python -m tests.games.goldens` writes them all; the difference is then for a person to read. A
change that no rule asked for shows up here first.
"""

from collections.abc import Iterator
from pathlib import Path

from games.core.bots import random_bot, sensible_bot
from games.core.playout import play_out
from games.core.replay import dump_record
from games.registry import GAMES

DEALS = 2
"""Enough to see a stage or round end, the next begin, and the game end."""


def folder(slug: str) -> Path:
    """Return where a game's goldens lie."""
    return Path(__file__).parent / slug.replace("-", "_") / "goldens"


def goldens() -> Iterator[tuple[str, int]]:
    """Yield game and number of seats of every golden there has to be."""
    for slug, game in GAMES.items():
        yield from ((slug, seats) for seats in game.seats)


def path_of(slug: str, seats: int) -> Path:
    """Return the file of a golden."""
    return folder(slug) / f"{seats}-players.play"


def options_of(slug: str, seats: int) -> str:
    """Return the options of a golden: each preset in turn, over a few deals if it has several."""
    game = GAMES[slug]
    preset = list(game.presets)[seats % len(game.presets)]
    names = [name for name in ("stages", "rounds") if hasattr(game.presets[preset], name)]
    return " ".join([preset, *(f"{name}={DEALS}" for name in names)])


def text_of(slug: str, seats: int) -> str:
    """Return what a golden has to be: the seed is the number of seats."""
    game = GAMES[slug]
    played = play_out(
        game, seats, game.options(options_of(slug, seats)), seats, (sensible_bot, random_bot)
    )
    head = f"# {seats} players, seed {seats}; written by `python -m tests.games.goldens`\n"
    return head + dump_record(game, played.start, played.moves)


def write_all() -> None:
    """Write every golden anew."""
    for slug, seats in goldens():
        path_of(slug, seats).parent.mkdir(exist_ok=True)
        path_of(slug, seats).write_text(text_of(slug, seats), "ascii")


if __name__ == "__main__":
    write_all()
