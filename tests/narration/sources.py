"""The Fluent sources in content/ and what they make, for the tests of generated sentences."""

import tomllib
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path

from games.core.cards import SEATS
from games.core.options import option_name
from games.core.playout import play_out
from games.core.replay import Made
from games.registry import GAMES
from teachapp.narration.words import Words, expected_messages, expected_shared_messages

ROOT = Path(__file__).parents[2]
CONTENT = ROOT / "content"
LANGUAGES = tuple(sorted(path.stem for path in CONTENT.glob("messages/*.ftl")))
GAMES_PLAYED = 200


def source(language: str, slug: str = "") -> str:
    """Return the shared source of a language, or a game's."""
    return (CONTENT / slug / "messages" / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def words(language: str, slug: str = "vampire-queen") -> Words:
    return Words(language, [source(language), source(language, slug)])


def files() -> list[tuple[str, str]]:
    """Return language and slug of every source; the shared one has no slug."""
    return [(language, slug) for language in LANGUAGES for slug in ("", *GAMES)]


def expected(slug: str) -> dict[str, set[str]]:
    """Return the messages that a source must have, with their arguments."""
    if not slug:
        return expected_shared_messages()
    return expected_messages(GAMES[slug], components(slug))


def components(slug: str) -> list[str]:
    """Return the ids of what lies in a game's box."""
    facts = tomllib.loads((CONTENT / slug / "game.toml").read_text(encoding="utf-8"))
    return [each["id"] for each in facts["component"]]


def option_texts(slug: str) -> list[str]:
    """Return each preset, and the first one with one option changed at a time, a game as short as
    the option allows."""
    game = GAMES[slug]
    first = next(iter(game.presets))
    texts = [*game.presets]
    for each in fields(game.presets[first]):
        lowest = [str(low) for low in (each.metadata["numbers"] or ())[:1]]
        values = [word for word in each.metadata["words"] if word not in SEATS]
        texts += [f"{first} {option_name(each)}={value}" for value in (*values, *lowest)]
    return texts


def random_game(slug: str, seed: int) -> Iterator[Made]:
    """Return the moves of a whole game: seats and options go through what there is."""
    game = GAMES[slug]
    texts = option_texts(slug)
    options = game.options(texts[seed % len(texts)])
    return iter(play_out(game, game.seats[seed % len(game.seats)], options, seed).moves)


def names(language: str) -> list[str]:
    return [words(language).seat(seat) for seat in SEATS]
