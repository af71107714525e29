"""Reads, each named for the question it answers, in few queries whatever the number of rows.

What is unknown (game, language, lesson) is `NotFound`, which is a 404 wherever nobody catches it.
Content only changes when it is loaded, so answers that hold nothing else are kept in memory by the
version of content: asking again costs the one query for that version. Shelves are never kept.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, wraps
from typing import Any, ParamSpec, TypeVar

from django.db.models import Q
from django.http import Http404

from games.core.record import read_record
from games.core.replay import Replay, replay
from games.registry import GAMES
from teachapp.catalogue import models, showing, shown
from teachapp.narration.words import Words

P = ParamSpec("P")
R = TypeVar("R")


class NotFound(Http404):
    """There is no such game, or nothing of it in this language, or no such lesson."""

    def __init__(self, kind: str, name: str) -> None:
        """Say what was asked for: `game`, `language` or `lesson`, and its name."""
        super().__init__(f"no {kind} {name!r}")
        self.kind = kind
        self.name = name


_version: ContextVar[str | None] = ContextVar("content version", default=None)


def content_version() -> str:
    """Return the version of what is loaded, empty if nothing is; pages go by it as their ETag."""
    pinned = _version.get()
    if pinned is not None:
        return pinned
    return models.ContentState.objects.values_list("hash", flat=True).first() or ""


@contextmanager
def one_version() -> Iterator[str]:
    """Ask for the version once: all reads inside go by it, as those of one page must."""
    version = content_version()
    token = _version.set(version)
    try:
        yield version
    finally:
        _version.reset(token)


def shelves_version() -> str:
    """Return the version of what stands on which shelf; it changes with the admin's edits."""
    names = models.VenueText.objects.order_by("pk").values_list("venue__slug", "language", "name")
    copies = models.Copy.objects.order_by("pk").values_list(
        "venue_id", "game_id", "shelf", "count", "missing"
    )
    return repr((*names, *copies))


def kept_by_version(read: Callable[P, R]) -> Callable[P, R]:
    """Keep the answers of a read for as long as the content they come from is loaded."""

    kept: Any = lru_cache(maxsize=128)(lambda version, *args, **kwargs: read(*args, **kwargs))

    @wraps(read)
    def asked(*args: P.args, **kwargs: P.kwargs) -> R:
        version = content_version()
        return kept(version, *args, **kwargs) if version else read(*args, **kwargs)

    return asked


# Games


@kept_by_version
def head(slug: str, language: str) -> shown.GameHead:
    """Return what every page about a game needs."""
    return showing.head(*_texts(slug, language))


def _texts(slug: str, language: str) -> tuple[models.GameText, tuple[str, ...]]:
    """Return a game's text in a language with the game, and the languages there are."""
    texts = models.GameText.objects.filter(game__slug=slug).select_related("game")
    by_language = {text.language: text for text in texts}
    if not by_language:
        raise NotFound("game", slug)
    if language not in by_language:
        raise NotFound("language", language)
    return by_language[language], tuple(by_language)


@kept_by_version
def games() -> tuple[Mapping[str, shown.GameHead], ...]:
    """Return every game in order, in each language that tells it, the source language first."""
    texts = models.GameText.objects.select_related("game").order_by("game__order", "language")
    told: dict[int, dict[str, models.GameText]] = {}
    for text in texts:
        told.setdefault(text.game_id, {})[text.language] = text
    found = []
    for each in told.values():
        heads = {code: showing.head(text, each) for code, text in each.items()}
        languages = next(iter(heads.values())).languages
        found.append({code: heads[code] for code in languages})
    return tuple(found)


@kept_by_version
def components(slug: str) -> tuple[shown.ComponentLine, ...]:
    """Return the list by which a game's box is counted."""
    return tuple(map(showing.component, models.Component.objects.filter(game__slug=slug)))


def library(
    language: str,
    players: int | None = None,
    minutes: int | None = None,
    shelf: str | None = None,
) -> tuple[shown.LibraryGame, ...]:
    """Return the games told in a language: those for so many players, that can be over within so
    many minutes, that stand on a shelf."""
    games = models.Game.objects.all()
    if players is not None:
        games = games.filter(players_min__lte=players, players_max__gte=players)
    if minutes is not None:
        games = games.filter(minutes_min__lte=minutes)
    if shelf:
        games = games.filter(copies__shelf__iexact=shelf)
    texts = models.GameText.objects.filter(game__in=games).select_related("game")
    told: dict[int, dict[str, models.GameText]] = {}
    for text in texts.order_by("game__order", "language"):
        told.setdefault(text.game_id, {})[text.language] = text
    shelves = _shelves(told, language)
    return tuple(
        shown.LibraryGame(showing.head(each[language], each), tuple(shelves.get(pk, ())))
        for pk, each in told.items()
        if language in each
    )


def _shelves(games: Iterable[int], language: str) -> dict[int, list[shown.Shelf]]:
    copies = models.Copy.objects.filter(game_id__in=list(games)).select_related("venue")
    found: dict[int, list[shown.Shelf]] = {}
    for copy in copies.prefetch_related("venue__texts"):
        found.setdefault(copy.game_id, []).append(showing.shelf(copy, language))
    return found


def game_page(slug: str, language: str) -> shown.GamePage:
    """Return everything on a game's own page."""
    text, languages = _texts(slug, language)
    return shown.GamePage(
        showing.head(text, languages),
        text.intro,
        tuple(map(showing.component, text.game.components.all())),
        tuple(_sources(text).values()),
        _lessons(text),
        tuple(_shelves([text.game_id], language).get(text.game_id, ())),
    )


def _sources(text: models.GameText) -> dict[str, shown.SourceWords]:
    rows = models.SourceText.objects.filter(source__game=text.game_id, language=text.language)
    rows = rows.select_related("source").order_by("source__order")
    return {row.source.slug: showing.source(row) for row in rows}


# The rulebook


@kept_by_version
def rulebook(
    slug: str, language: str, players: int | None = None, other_language: str | None = None
) -> shown.Rulebook:
    """Return the rulebook: only what holds for so many players, if a number is given; with the
    same clauses in another language beside, if one is given."""
    text, languages = _texts(slug, language)
    if other_language is not None and other_language not in languages:
        raise NotFound("language", other_language)
    clauses = _clauses(text, players, other_language)
    rows = models.SectionText.objects.filter(section__game=text.game_id, language=language)
    sections = tuple(
        shown.SectionWords(row.section.slug, row.heading, row.html, tuple(told))
        for row in rows.select_related("section").order_by("section__order")
        if (told := clauses.get(row.section_id))
    )
    return shown.Rulebook(showing.head(text, languages), text.intro, sections)


def _clauses(
    text: models.GameText, players: int | None, other: str | None
) -> dict[int, list[shown.ClauseWords]]:
    """Return clauses in reading order by section."""
    rows = models.ClauseText.objects.filter(clause__game=text.game_id)
    rows = rows.filter(language__in={text.language, other or text.language})
    told: dict[int, dict[str, models.ClauseText]] = {}
    for row in rows.select_related("clause").order_by("clause__order"):
        told.setdefault(row.clause_id, {})[row.language] = row
    variants = _variant_links(text)
    titles = {line.slug: line.title for line in _lessons(text)}
    found: dict[int, list[shown.ClauseWords]] = {}
    for each in told.values():
        own = each[text.language]
        words = showing.clause(
            own,
            each.get(other or ""),
            text.game,
            players,
            showing.lesson_links(own.clause.shown_by, titles, text),
            tuple(variants.get(own.clause.slug, ())),
        )
        if players is None or not words.players or players in words.players:
            found.setdefault(own.clause.section_id, []).append(words)
    return found


def _variant_links(text: models.GameText) -> dict[str, list[shown.VariantLink]]:
    rows = models.VariantText.objects.filter(variant__game=text.game_id, language=text.language)
    found: dict[str, list[shown.VariantLink]] = {}
    for row in rows.select_related("variant").order_by("variant__order"):
        slug = row.variant.slug
        href = f"/{text.language}/{text.game.slug}/variants/#{slug}"
        for clause in row.variant.clauses:
            found.setdefault(clause, []).append(shown.VariantLink(slug, row.heading, href))
    return found


def clause_texts(slug: str, language: str, ids: Iterable[str]) -> dict[str, shown.ClauseText]:
    """Return the texts of some clauses by id in reading order; ids that there aren't are left
    out."""
    rows = models.ClauseText.objects.filter(
        clause__game__slug=slug, clause__slug__in=set(ids), language=language
    )
    found = rows.select_related("clause").order_by("clause__order")
    return {row.clause.slug: showing.clause_text(row, slug) for row in found}


# Terms and variants


@kept_by_version
def terms(slug: str, language: str) -> shown.Glossary:
    """Return a game's glossary; a term of its own stands in for a shared one of the same id."""
    text, languages = _texts(slug, language)
    rows = models.TermText.objects.filter(language=language).select_related("term")
    rows = rows.filter(Q(term__game=text.game_id) | Q(term__game=None)).order_by("term__order")
    own = {row.term.slug: showing.term(row, slug) for row in rows if row.term.game_id}
    shared = [row for row in rows if not row.term.game_id and row.term.slug not in own]
    return shown.Glossary(
        showing.head(text, languages),
        tuple(own.values()),
        tuple(showing.term(row, slug) for row in shared),
    )


@kept_by_version
def variants(slug: str, language: str) -> shown.Variants:
    """Return where a game's rulebooks disagree, and who says what."""
    text, languages = _texts(slug, language)
    sources = _sources(text)
    rows = models.VariantText.objects.filter(variant__game=text.game_id, language=language)
    found = list(rows.select_related("variant").order_by("variant__order"))
    clauses = clause_texts(slug, language, {name for row in found for name in row.variant.clauses})
    return shown.Variants(
        showing.head(text, languages),
        tuple(showing.variant(row, sources, clauses) for row in found),
        tuple(sources.values()),
    )


# Lessons


@kept_by_version
def lesson_list(slug: str, language: str) -> tuple[shown.LessonLine, ...]:
    """Return a game's lessons in order."""
    return _lessons(_texts(slug, language)[0])


def _lessons(text: models.GameText) -> tuple[shown.LessonLine, ...]:
    rows = models.LessonText.objects.filter(lesson__game=text.game_id, language=text.language)
    rows = rows.select_related("lesson").order_by("lesson__order")
    return tuple(showing.lesson_line(row, text.game.slug) for row in rows)


@kept_by_version
def lesson_step(slug: str, lesson: str, language: str) -> shown.LessonPage:
    """Return a lesson with the words of all its steps and the clauses they show."""
    text, languages = _texts(slug, language)
    lines = {line.slug: line for line in _lessons(text)}
    if lesson not in lines:
        raise NotFound("lesson", lesson)
    told = models.StepText.objects.filter(
        step__lesson__game=text.game_id, step__lesson__slug=lesson, language=language
    )
    rows = list(told.select_related("step__lesson").order_by("step__order"))
    steps = tuple(showing.step(row, lines[lesson].href) for row in rows)
    cited = {clause for step in steps for clause in step.cites}
    return shown.LessonPage(
        head=showing.head(text, languages),
        lesson=lines[lesson],
        script=rows[0].step.lesson.script,
        steps=steps,
        lessons=tuple(lines.values()),
        clauses=clause_texts(slug, language, cited),
    )


@lru_cache(maxsize=256)
def replay_of(script: str) -> Replay:
    """Return a script as played; the same text is played once."""
    return replay(read_record(script)[0], GAMES)


# Sentences


@kept_by_version
def words(slug: str | None, language: str) -> Words:
    """Return the sentences of a game, or without one those that all games share."""
    rows = models.Messages.objects.filter(language=language).select_related("game")
    texts = {row.game.slug if row.game else None: row.text for row in rows}
    if None not in texts:
        raise NotFound("language", language)
    if slug not in texts:
        raise NotFound("game", str(slug))
    return Words(language, [texts[name] for name in dict.fromkeys((None, slug))])


# What stands behind the clauses


@kept_by_version
def coverage(slug: str, language: str) -> shown.Coverage:
    """Return the matrix of a game as it was measured when content was loaded."""
    text, languages = _texts(slug, language)
    rows = models.SectionText.objects.filter(section__game=text.game_id, language=language)
    sections = {row.section_id: row.heading for row in rows}
    texts = models.ClauseText.objects.filter(clause__game=text.game_id)
    told: dict[int, dict[str, models.ClauseText]] = {}
    for row in texts.select_related("clause").defer("parts", "previous").order_by("clause__order"):
        told.setdefault(row.clause_id, {})[row.language] = row
    game = showing.head(text, languages)
    return shown.Coverage(
        game, tuple(showing.coverage_row(game, each, sections) for each in told.values())
    )
