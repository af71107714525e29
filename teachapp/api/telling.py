"""A game in the languages that were asked for, and what all resources need of it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import override

from teachapp.api.asking import ALL, Asked
from teachapp.api.problems import Problem
from teachapp.catalogue import queries, shown
from teachapp.reading import table_address

ROOT = "/api/v1/"


@dataclass(frozen=True, slots=True)
class Found:
    """What a resource holds: one value, or all values of a list, and the languages there are."""

    value: Any
    languages: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Telling:
    """A game, and the languages in which it is to be told."""

    heads: Mapping[str, shown.GameHead]
    codes: tuple[str, ...]

    @property
    def head(self) -> shown.GameHead:
        """The game in its source language, or the next that tells it."""
        return next(iter(self.heads.values()))

    @property
    def slug(self) -> str:
        return self.head.slug

    @property
    def source(self) -> str:
        return self.head.language

    @property
    def root(self) -> str:
        return f"{ROOT}games/{self.slug}/"


def telling(slug: str, asked: Asked) -> Telling:
    """Return a game with the languages asked for, or raise what is wrong with either."""
    games = ((next(iter(heads.values())).slug, heads) for heads in queries.games())
    found = dict(games).get(slug)
    if found is None:
        raise Problem("unknown-game")
    return Telling(found, codes(asked, tuple(found)) or tuple(found)[:1])


def codes(asked: Asked, there: tuple[str, ...]) -> tuple[str, ...]:
    """Return the languages asked for; none if none were."""
    if ALL in asked.language:
        return there
    if not set(asked.language) <= set(there):
        raise Problem("unknown-language", "language", (*there, ALL))
    return asked.language


def by_id(parts: Iterable[Any]) -> dict[str, Any]:
    """Return parts of a game by id."""
    return {part.id: part for part in parts}


def texts(told: Mapping[str, Mapping[str, Any]], id: str) -> Iterator[tuple[str, Any]]:
    """Yield the text of one thing in each language that has it."""
    for code, found in told.items():
        if id in found:
            yield code, found[id]


def rulebook(slug: str, code: str, players: int | None = None) -> shown.Rulebook:
    """Return a rulebook; a whole one is asked for as the pages do, so that it is kept once."""
    if players is None:
        return queries.rulebook(slug, code)
    return queries.rulebook(slug, code, players)


def table_href(head: shown.GameHead, position: str, **query: str) -> str:
    """Return where people try a position in the language of a game's head."""
    with override(head.language):
        return table_address(head.slug, position, **query)
