"""Lists of games as pages show them: filtered, sorted, in groups, so many on a page."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from django.conf import settings
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from teachapp.catalogue import queries
from teachapp.catalogue.shown import GameHead, Shelf, VenueName
from teachapp.catalogue.sorting import shelf_key
from teachapp.library import filters
from teachapp.library.filters import Asked, Entry, Field, Less
from teachapp.narration.words import Words
from teachapp.reading import language, number, with_query

A_PAGE = 48
"""How many games stand on a page: it divides by two, three and four columns."""


@dataclass(frozen=True, slots=True)
class Group:
    """Games that stand together, under a heading or none."""

    heading: str
    games: list[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Leaf:
    """Which page of a long list this is, and the ones beside it."""

    number: int
    of: int
    previous: str
    next: str


@dataclass(frozen=True, slots=True)
class Listing:
    """A list of games with the form that filters it."""

    path: str
    address: str
    """Where this list is found, with nothing in the address that asks for nothing."""
    fields: list[Field]
    count: str
    groups: list[Group]
    leaf: Leaf
    less: list[Less]
    """Where nothing is left: what to take away."""


def listing(
    path: str,
    query: Mapping[str, str],
    entries: Sequence[Entry],
    venues: Sequence[VenueName] = (),
    venue: str = "",
    usual: str = "name",
) -> Listing:
    """Return the list that an address asks for."""
    codes = [(code, name) for code, name in settings.LANGUAGES if code != language()]
    asked = filters.asked_for(query, entries, language(), dict(codes), venue)
    shown = _as_told(filters.found(entries, asked, usual), asked.told)
    leaf = _leaf(path, query, asked, len(shown))
    some = shown[(leaf.number - 1) * A_PAGE : leaf.number * A_PAGE]
    fields = filters.fields(asked, entries, codes, venues, usual)
    return Listing(
        path,
        asked.address(path, leaf.number),
        fields,
        filters.games_words(len({entry.game.head.slug for entry in shown})),
        list(_groups(some, (asked.sort or usual) == "shelf")),
        leaf,
        [] if shown else filters.without_one(entries, asked, path, fields),
    )


def _as_told(entries: list[Entry], told: str) -> list[Entry]:
    """Return games that are not told in the reader's language as the one asked for tells them."""
    if all(entry.game.head.language == language() for entry in entries):
        return entries
    heads = {game.head.slug: game.head for game in queries.library(told)}
    return [
        entry
        if entry.game.head.language == language()
        else replace(entry, game=replace(entry.game, head=heads[entry.game.head.slug]))
        for entry in entries
    ]


def _leaf(path: str, query: Mapping[str, str], asked: Asked, count: int) -> Leaf:
    pages = max(1, -(-count // A_PAGE))
    here = number(query.get("page", ""), 1, pages) or 1
    return Leaf(
        here,
        pages,
        asked.address(path, here - 1) if here > 1 else "",
        asked.address(path, here + 1) if here < pages else "",
    )


def _groups(entries: list[Entry], by_shelf: bool) -> Iterator[Group]:
    words = missing_words(entries)
    if not by_shelf:
        yield Group("", [_card(entry, words) for entry in entries])
        return
    for code, some in groupby(entries, key=_code):
        heading = _("Shelf %(shelf)s") % {"shelf": code} if code else _("Without a shelf")
        yield Group(heading, [_card(entry, words) | {"shelves": []} for entry in some])


def _code(entry: Entry) -> str:
    codes = (place.shelf for place in entry.places)
    return min(codes, key=shelf_key, default="")


# What lists are made of


@queries.kept_with_shelves
def everywhere(language: str, venue: str) -> tuple[Entry, ...]:
    """Return all games, each with its places at a venue."""
    return tuple(
        Entry(game, tuple(place for place in game.shelves if place.venue == venue))
        for game in queries.every_game(language)
    )


@queries.kept_with_shelves
def held(language: str, venue: str) -> tuple[Entry, ...]:
    """Return the games that a venue has, each with its places there."""
    return tuple(entry for entry in everywhere(language, venue) if entry.places)


@queries.kept_with_shelves
def by_place(language: str, venue: str) -> tuple[Entry, ...]:
    """Return the games that a venue has, once for each of its shelves that they stand on."""
    return tuple(
        Entry(entry.game, (place,)) for entry in held(language, venue) for place in entry.places
    )


# A game in a list


def facts(head: GameHead, shelves: Sequence[str] = ()) -> dict[str, Any]:
    """Return a game with its numbers, as cards and heads of pages show it."""
    return {
        "slug": head.slug,
        "lang": "" if head.language == language() else head.language,
        "name": head.name,
        "tagline": head.tagline,
        "href": head.href,
        "players_min": head.players[0],
        "players_max": head.players[1],
        "minutes_min": head.minutes[0],
        "minutes_max": head.minutes[1],
        "age": head.age,
        "shelves": shelves,
    }


def _card(entry: Entry, words: Mapping[str, Words]) -> dict[str, Any]:
    codes = {place.shelf for place in entry.places if place.shelf}
    slug = entry.game.head.slug
    return {
        **facts(entry.game.head, sorted(codes, key=shelf_key)),
        "copies": [copy(place, entry.game.head, words.get(slug)) for place in entry.places],
    }


def missing_words(entries: Sequence[Entry]) -> Mapping[str, Words]:
    """Return the words of those games of which something is missing somewhere."""
    told = [entry for entry in entries if entry.game.head.language == language()]
    slugs = {e.game.head.slug for e in told if any(place.missing for place in e.places)}
    return queries.words_of(tuple(sorted(slugs)), language()) if slugs else {}


def copy(place: Shelf, head: GameHead, words: Words | None) -> dict[str, Any]:
    """Return boxes of a game at a venue, in words."""
    return {
        "venue_name": place.venue_name,
        "venue_href": f"/{language()}/at/{place.venue}/",
        "shelf": place.shelf,
        "boxes": ngettext("%(number)s box", "%(number)s boxes", place.count)
        % {"number": place.count},
        "missing": named(place.missing, words) if words else [],
        "check_href": with_query(f"{head.href}box/", venue=place.venue),
    }


def named(missing: Sequence[str], words: Words) -> list[str]:
    """Return what is missing: the cards in one phrase, then each thing that is no card."""
    others = [name for name in missing if words.has(f"component-{name}")]
    cards = tuple(name for name in missing if name not in others)
    told = [words.cards(cards)] if cards else []
    return told + [words.text(f"component-{name}", count=1) for name in others]
