"""What was found, laid out for `search/results.html`. Pure."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from teachapp.catalogue.search.find import Found, GameName, Hit

FEW = 6
"""Hits of each kind at first sight."""
MANY = 100
"""Hits where only one kind is asked for."""
MOST_CHOICES = 12
"""Games to choose among: those in which most was found."""


@dataclass(frozen=True, slots=True)
class Group:
    """Hits of one kind."""

    kind: str
    heading: str
    total: int
    hits: tuple[Hit, ...]
    all_href: str
    """Where all of them are shown; empty where they are."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A game to look in, or all games."""

    name: str
    lang: str
    count: int
    href: str
    is_current: bool


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A word to try."""

    word: str
    lang: str
    href: str


@dataclass(frozen=True, slots=True)
class ResultsPage:
    """Everything that `search/results.html` draws below the field."""

    query: str
    game: str
    summary: str
    """How much was found, in a sentence; empty if nothing was asked."""
    note: str
    groups: tuple[Group, ...]
    choices: tuple[Choice, ...]
    suggestions: tuple[Suggestion, ...]
    every_kind_href: str
    """Back from one kind to all; empty where all are shown."""


Href = Callable[[str, str], str]
"""The address for a game and a kind, each may be empty."""


def groups(found: Found, kind: str, headings: Mapping[str, str], href: Href) -> tuple[Group, ...]:
    """Return what was found by kind, that of the best hit first; or the one kind asked for."""
    kinds = dict.fromkeys(hit.kind for hit in found.hits)
    most = MANY if kind else FEW
    return tuple(
        Group(
            each,
            headings[each],
            found.kinds[each],
            tuple(hit for hit in found.hits if hit.kind == each)[:most],
            href("", each) if found.kinds[each] > most and not kind else "",
        )
        for each in kinds
        if kind in ("", each)
    )


def choices(
    found: Found, game: str, names: Iterable[GameName], href: Href, all_games: str
) -> tuple[Choice, ...]:
    """Return all games and those in which most was `found` (whatever the game); none if there is
    nothing to choose."""
    most = {game, *sorted(found.games, key=lambda slug: -found.games[slug])[:MOST_CHOICES]}
    some = [
        Choice(
            name.name,
            name.language,
            found.games.get(name.slug, 0),
            href(name.slug, ""),
            name.slug == game,
        )
        for name in names
        if name.slug in most
    ]
    if len(some) < 2 and not game:
        return ()
    return (Choice(all_games, "", found.total, href("", ""), not game), *some)
