"""All of `content/` at once: the one door through which files become values.

>>> reading = read_content(folder)            # doctest: +SKIP
>>> [str(fault) for fault in reading.faults]  # doctest: +SKIP
["content/vampire-queen/rulebook/ja.md:41: unknown term 'foo'"]
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from games.core.protocol import Game
from games.registry import GAMES
from teachapp.catalogue.boxes import contents
from teachapp.catalogue.content.blocks import Outline, check_outline, check_revisions, render
from teachapp.catalogue.content.facts import LANGUAGE, read_venue
from teachapp.catalogue.content.faults import Fault, Faults, unknown
from teachapp.catalogue.content.folder import Folder
from teachapp.catalogue.content.game import CRIB, FILES, Shared, languages_of, read_game_folder
from teachapp.catalogue.content.markup import Renderer, Setting
from teachapp.catalogue.content.prose import Split, split
from teachapp.catalogue.content.readings import check_readings
from teachapp.catalogue.content.sentences import check_messages
from teachapp.catalogue.content.values import Content, GameContent, Prose, VenueFacts
from teachapp.narration.words import expected_shared_messages

SHARED = ("terms", "messages", "readings", "venues")
"""Folders that are no game's."""


@dataclass(frozen=True, slots=True)
class Result:
    """What was read and everything that is wrong with it; `content` only counts without faults."""

    content: Content
    faults: tuple[Fault, ...]
    warnings: tuple[Fault, ...]


def read_content(root: Path, games: Mapping[str, Game[Any]] = GAMES) -> Result:
    """Return the content of a folder, with every fault and warning, by file and line."""
    faults = Faults()
    folder = Folder(root, faults)
    slugs = [name for name in folder.folders() if name not in SHARED]
    for slug in [slug for slug in slugs if slug not in games]:
        faults.add(folder.label(slug), "", unknown("game", slug, games))
        folder.unread = {path for path in folder.unread if not path.startswith(f"{slug}/")}
    slugs = [slug for slug in slugs if slug in games]
    if not slugs:
        faults.add(folder.label(""), "", "no game here; is RULETABLE_CONTENT_DIR right?")
    languages = _languages(folder, slugs)
    terms = _split_terms(folder, languages)
    messages, sound = _read_messages(folder, languages)
    shared = Shared(_ids(terms), messages, sound)
    read = [read_game_folder(folder, slug, games[slug], shared) for slug in slugs]
    found = tuple(game for game in read if game is not None)
    shared_terms = _render_terms(folder, terms, _source_language(found, languages))
    venues = _read_venues(folder, _boxes(slugs, found, games))
    for language in languages:
        check_readings(folder, _texts(folder, found, language), language)
    content = Content(found, shared_terms, messages, venues, folder.prose)
    folder.report_unread()
    return Result(content, _in_order(faults.faults), _in_order(faults.warnings))


def _in_order(faults: list[Fault]) -> tuple[Fault, ...]:
    return tuple(sorted(faults, key=lambda fault: fault.order))


def _languages(folder: Folder, slugs: list[str]) -> list[str]:
    """Every language that a game or the shared words speak must be in the shared files."""
    found = {*folder.names("terms", ".md"), *folder.names("messages", ".ftl")}
    found.update(*(languages_of(folder, slug) for slug in slugs))
    return sorted(name for name in found if LANGUAGE.fullmatch(name))


def _source_language(games: tuple[GameContent, ...], languages: list[str]) -> str:
    """Return the language that shared translations follow: that of the first game."""
    found = (game.facts.language for game in games if game.facts.language)
    return next(found, next(iter(languages), ""))


# Words that all games share


def _split_terms(folder: Folder, languages: list[str]) -> dict[str, Split]:
    found = {}
    for language in languages:
        path = f"terms/{language}.md"
        text = folder.read_prose(path)
        if text is not None:
            found[language] = split(text, folder.label(path), folder.faults)
    return found


def _ids(terms: Mapping[str, Split]) -> frozenset[str]:
    return frozenset(block.id for found in terms.values() for block in found.blocks)


def _render_terms(folder: Folder, terms: Mapping[str, Split], source: str) -> dict[str, Prose]:
    ids = [block.id for block in terms[source].blocks] if source in terms else []
    outline = Outline("term", dict.fromkeys(ids, 2), quotes_are_warnings=True)
    told = {}
    for language, found in terms.items():
        path = folder.label(f"terms/{language}.md")
        stale: frozenset[str] = frozenset()
        if source in terms:
            check_outline(found, outline, path, folder.faults)
            stale = check_revisions(found, terms[source], source, path, folder.faults)
        renderer = Renderer(Setting(language=language, terms=ids))
        told[language] = render(found, outline, renderer, stale, path, folder.faults)
    return told


def _read_messages(folder: Folder, languages: list[str]) -> tuple[dict[str, str], frozenset[str]]:
    """Return the shared messages by language, and in which languages they have no fault."""
    found, sound = {}, set()
    for language in languages:
        path = f"messages/{language}.ftl"
        text = folder.read(path)
        if text is not None:
            found[language] = text
            expected = expected_shared_messages()
            if check_messages(text, folder.label(path), expected, folder.faults):
                sound.add(language)
    return found, frozenset(sound)


# Readings


def _texts(
    folder: Folder, games: tuple[GameContent, ...], language: str
) -> dict[str, dict[str, str]]:
    """Return what is told in a language: texts by path, by game, the shared ones without a name."""
    found: dict[str, tuple[str, ...]] = {"": (f"terms/{language}.md", f"messages/{language}.ftl")}
    for game in games:
        slug = game.facts.slug
        lessons = (f"lessons/{lesson.id}" for lesson in game.facts.lessons)
        places = (*FILES, CRIB, "history", *lessons)
        prose = (f"{slug}/{place}/{language}.md" for place in places)
        found[slug] = (*prose, f"{slug}/messages/{language}.ftl")
    return {name: {path: folder.peek(path) for path in paths} for name, paths in found.items()}


# Venues


def _boxes(
    slugs: list[str], found: tuple[GameContent, ...], games: Mapping[str, Game[Any]]
) -> dict[str, dict[str, int]]:
    """Return what is in the box of each game; nothing is known where components are guessed."""
    boxes: dict[str, dict[str, int]] = {slug: {} for slug in slugs}
    for each in found:
        components = [(part.id, part.faces, part.count) for part in each.facts.components]
        if each.facts.slug in boxes and any(faces for _id, faces, _count in components):
            boxes[each.facts.slug] = contents(games[each.facts.slug], components)
    return boxes


def _read_venues(folder: Folder, boxes: Mapping[str, Mapping[str, int]]) -> tuple[VenueFacts, ...]:
    found = []
    for name in folder.names("venues", ".toml"):
        path = f"venues/{name}.toml"
        text = folder.read(path)
        if text is not None:
            found.append(read_venue(text, folder.label(path), name, boxes, folder.faults))
    return tuple(venue for venue in found if venue is not None)
