"""Reads, each named for the question it answers, in few queries whatever the number of rows.

What is unknown (game, language, lesson) is `NotFound`, which is a 404 wherever nobody catches it.
Content only changes when it is loaded, and shelves when a venue is edited, so answers are kept in
memory by the versions of both (`kept.py`): asking again costs the one query for each version.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from django.db.models import Q, QuerySet
from django.http import Http404

from games.core.protocol import Game
from games.core.record import read_record
from games.core.replay import Replay, replay
from games.registry import GAMES
from teachapp.catalogue import models, showing, shown
from teachapp.catalogue.content.readings import pattern, pieces_of
from teachapp.catalogue.kept import CONTENT, SHELVES, kept_by
from teachapp.catalogue.sorting import sort_key
from teachapp.narration.words import Words


class NotFound(Http404):
    """There is no such game, or nothing of it in this language, or no such lesson."""

    def __init__(self, kind: str, name: str) -> None:
        """Say what was asked for (a game, a lesson, its engine …) and its name."""
        super().__init__(f"no {kind} {name!r}")
        self.kind = kind
        self.name = name


content_version = CONTENT.current
one_version = CONTENT.pinned
has_version = CONTENT.is_pinned
shelves_version = SHELVES.pinned
kept_by_version = kept_by(CONTENT)
kept_lesson = kept_by(CONTENT, most=512)
"""Lessons are read through one after another: each game has a dozen, in several languages."""
kept_with_shelves = kept_by(CONTENT, SHELVES)


# Games


def engine(slug: str) -> Game[Any]:
    """Return what plays a game; a rulebook can stand here without one."""
    found = GAMES.get(slug)
    if found is None:
        raise NotFound("engine", slug)
    return found


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
    texts = models.GameText.objects.select_related("game").order_by(
        "game__order", "game__slug", "language"
    )
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


def games_told() -> dict[str, tuple[str, ...]]:
    """Return the languages that each game is told in."""
    return {next(iter(heads.values())).slug: tuple(heads) for heads in games()}


def heads(language: str) -> tuple[shown.GameHead, ...]:
    """Return every game told in a language, with its facts and no more."""
    return tuple(heads[language] for heads in games() if language in heads)


@kept_with_shelves
def library(language: str) -> tuple[shown.LibraryGame, ...]:
    """Return the games told in a language, in the order of the files, with where they stand."""
    return tuple(game for game in _shelved(language) if game.head.language == language)


@kept_with_shelves
def every_game(language: str) -> tuple[shown.LibraryGame, ...]:
    """Return the same and those that are told in others only, each in its source language."""
    return _shelved(language)


def _shelved(language: str) -> tuple[shown.LibraryGame, ...]:
    places = _places(models.Copy.objects.all(), language)
    return tuple(
        replace(game, shelves=places[pk]) if pk in places else game
        for pk, game in _games(language).items()
    )


@kept_by_version
def _games(language: str) -> dict[int, shown.LibraryGame]:
    """Return the same by primary key as if they stood nowhere: shelves change more often."""
    texts = models.GameText.objects.select_related("game").defer("intro")
    told: dict[int, dict[str, models.GameText]] = {}
    for text in texts.order_by("game__order", "language"):
        told.setdefault(text.game_id, {})[text.language] = text
    return {pk: showing.library_game(_nearest(each, language), each) for pk, each in told.items()}


def _nearest(texts: Mapping[str, models.GameText], language: str) -> models.GameText:
    """Return a game's text in a language, or else in the one it was first told in, or in any."""
    any_text = next(iter(texts.values()))
    return texts.get(language) or texts.get(any_text.game.language) or any_text


def _places(copies: QuerySet[models.Copy], language: str) -> dict[int, tuple[shown.Shelf, ...]]:
    """Return where copies stand, by game."""
    found: dict[int, list[shown.Shelf]] = {}
    for copy in copies.select_related("venue").prefetch_related("venue__texts"):
        found.setdefault(copy.game_id, []).append(showing.shelf(copy, language))
    return {game: tuple(places) for game, places in found.items()}


@kept_with_shelves
def venues(language: str) -> tuple[shown.VenueName, ...]:
    """Return every place that has games, by name."""
    rows = models.Venue.objects.prefetch_related("texts")
    found = [showing.venue(row, language) for row in rows]
    return tuple(sorted(found, key=lambda venue: sort_key(venue.name)))


@kept_with_shelves
def game_page(slug: str, language: str) -> shown.GamePage:
    """Return everything on a game's own page."""
    text, languages = _texts(slug, language)
    return shown.GamePage(
        showing.head(text, languages),
        text.intro,
        tuple(map(showing.component, text.game.components.all())),
        tuple(_sources(text).values()),
        _lessons(text),
        _places(text.game.copies.all(), language).get(text.game_id, ()),
    )


def _sources(text: models.GameText) -> dict[str, shown.SourceWords]:
    rows = models.SourceText.objects.filter(source__game=text.game_id, language=text.language)
    rows = rows.select_related("source").order_by("source__order")
    return {row.source.slug: showing.source(row) for row in rows}


# The rulebook


@kept_by_version
def rulebook(
    slug: str, language: str, players: int | None = None, others: tuple[str, ...] = ()
) -> shown.Rulebook:
    """Return the rulebook: only what holds for so many players, if a number is given; with the
    same clauses in other languages beside, if any are given."""
    text, languages = _texts(slug, language)
    for other in others:
        if other not in languages:
            raise NotFound("language", other)
    clauses = _clauses(text, players, others)
    rows = models.SectionText.objects.filter(section__game=text.game_id)
    rows = rows.filter(language__in={language, *others}).select_related("section")
    told: dict[int, dict[str, models.SectionText]] = {}
    for row in rows.order_by("section__order"):
        told.setdefault(row.section_id, {})[row.language] = row
    sections = tuple(
        shown.SectionWords(
            each[language].section.slug,
            each[language].heading,
            each[language].html,
            tuple(clauses[pk]),
            tuple(
                shown.SectionText(other, each[other].heading, each[other].html)
                for other in others
                if other in each
            ),
        )
        for pk, each in told.items()
        if pk in clauses
    )
    return shown.Rulebook(showing.head(text, languages), text.intro, sections)


@kept_by_version
def crib(slug: str, language: str, players: int | None = None) -> shown.Crib:
    """Return the crib: only what holds for so many players, if a number is given."""
    text, languages = _texts(slug, language)
    if not text.crib:
        raise NotFound("crib", slug)
    blocks = tuple(showing.crib_block(block, players) for block in text.crib)
    told = tuple(block for block in blocks if block.parts)
    return shown.Crib(showing.head(text, languages), told)


def _clauses(
    text: models.GameText, players: int | None, others: tuple[str, ...]
) -> dict[int, list[shown.ClauseWords]]:
    """Return clauses in reading order by section."""
    rows = models.ClauseText.objects.filter(clause__game=text.game_id)
    rows = rows.filter(language__in={text.language, *others}).select_related("clause")
    found = list(rows.order_by("clause__order"))
    news = _news(text.game, [row for row in found if row.is_stale])
    told: dict[int, dict[str, shown.ClauseText]] = {}
    clauses: dict[int, models.Clause] = {}
    for row in found:
        clauses[row.clause_id] = row.clause
        told.setdefault(row.clause_id, {})[row.language] = showing.clause_text(
            row, text.game.slug, players, news.get((row.clause_id, row.rev))
        )
    variants = _variant_links(text)
    lines = {line.slug: line for line in _lessons(text)}
    by_section: dict[int, list[shown.ClauseWords]] = {}
    for pk, each in told.items():
        clause = clauses[pk]
        words = showing.clause(
            each[text.language],
            tuple(each[other] for other in others if other in each),
            clause,
            text.game,
            showing.lesson_links(clause.shown_by, lines),
            tuple(variants.get(clause.slug, ())),
        )
        if players is None or not words.players or players in words.players:
            by_section.setdefault(clause.section_id, []).append(words)
    return by_section


def _news(
    game: models.Game, stale: list[models.ClauseText]
) -> dict[tuple[int, int], tuple[shown.Wording, shown.Wording]]:
    """Return what stale texts follow and what the source says now, by clause and the revision
    that is followed; asks nothing where nothing is stale."""
    if not stale:
        return {}
    of_source = {"clause__in": {row.clause_id for row in stale}, "language": game.language}
    now = {row.clause_id: row for row in models.ClauseText.objects.filter(**of_source)}
    return {
        (row.clause_id, row.rev): (showing.wording(row), showing.wording(now[row.clause_id]))
        for row in models.FormerText.objects.filter(**of_source)
        if row.clause_id in now
    }


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
def term_uses(slug: str, language: str) -> dict[str, tuple[shown.TermUse, ...]]:
    """Return where each term is linked from in a game: clauses, disagreements, lessons."""
    found: dict[str, list[shown.TermUse]] = {}

    def note(kind: str, heading: str, href: str, *html: str) -> None:
        for term in dict.fromkeys(_TERM.findall(" ".join(html))):
            found.setdefault(term, []).append(shown.TermUse(kind, heading, href))

    for section in rulebook(slug, language).sections:
        for clause in section.clauses:
            note("clause", clause.text.heading, clause.text.href, clause.text.html)
    for each in variants(slug, language).variants:
        href = f"/{language}/{slug}/variants/#{each.id}"
        note("variant", each.heading, href, each.html)
    told = models.StepText.objects.filter(step__lesson__game__slug=slug, language=language)
    steps: dict[str, list[str]] = {}
    for row in told.select_related("step__lesson").order_by("step__lesson__order", "step__order"):
        html = [row.html, *row.tries, *(each["answer"] for each in row.questions)]
        steps.setdefault(row.step.lesson.slug, []).extend(html)
    for line in lesson_list(slug, language):
        note("lesson", line.title, line.href, line.html, *steps.get(line.slug, ()))
    return {term: tuple(uses) for term, uses in found.items()}


_TERM = re.compile(r'data-term="([a-z0-9-]+)"')


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


@kept_lesson
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


@kept_by_version
def steps_of(slug: str) -> dict[str, tuple[str, ...]]:
    """Return the labels of all steps of a game by lesson, in order."""
    steps = models.Step.objects.filter(lesson__game__slug=slug).order_by("lesson__order", "order")
    found: dict[str, tuple[str, ...]] = {}
    for lesson, label in steps.values_list("lesson__slug", "label"):
        found[lesson] = (*found.get(lesson, ()), label)
    return found


@kept_by_version
def clauses_of(slug: str) -> tuple[str, ...]:
    """Return the ids of all clauses of a game, in the order of reading."""
    clauses = models.Clause.objects.filter(game__slug=slug).order_by("order")
    return tuple(clauses.values_list("slug", flat=True))


@kept_by_version
def script(slug: str, lesson: str) -> str:
    """Return the script of a lesson."""
    found = models.Lesson.objects.filter(game__slug=slug, slug=lesson).values_list("script")
    if not found:
        raise NotFound("lesson", lesson)
    return str(found[0][0])


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


@kept_by_version
def words_of(slugs: tuple[str, ...], language: str) -> Mapping[str, Words]:
    """Return the sentences of several games in one query."""
    wanted = Q(game=None) | Q(game__slug__in=slugs)
    rows = models.Messages.objects.filter(wanted, language=language).select_related("game")
    texts = {row.game.slug if row.game else "": row.text for row in rows}
    shared = texts.pop("", "")
    return {slug: Words(language, [shared, text]) for slug, text in texts.items()}


# Readings above words


@kept_by_version
def languages_with_readings() -> tuple[str, ...]:
    """Return the languages in which the words that all games share have readings."""
    return tuple(sorted(_readings("")))


@kept_by_version
def readings(slug: str, language: str) -> shown.Readings:
    """Return the readings of a game's words and the shared ones; of every game's without one."""
    if slug and not models.Game.objects.filter(slug=slug).exists():
        raise NotFound("game", slug)
    if language not in languages_with_readings():
        raise NotFound("language", language)
    games = [slug] if slug else models.Game.objects.values_list("slug", flat=True)
    words: dict[str, tuple[str, ...]] = {}
    for name in (*games, ""):
        words |= pieces_of(_readings(name).get(language, ""))
    return shown.Readings(pattern(words), words)


def _readings(name: str) -> dict[str, str]:
    """Return the files of readings of a game, or without a name the shared ones, by language."""
    folder = f"{name}/readings/".lstrip("/")
    files = models.ProseFile.objects.filter(path__startswith=folder, path__endswith=".toml")
    return {file.path[len(folder) : -len(".toml")]: file.text for file in files}


# What stands behind the clauses


@kept_by_version
def coverage(slug: str, language: str) -> shown.Coverage:
    """Return the matrix of a game as it was measured when content was loaded."""
    text, languages = _texts(slug, language)
    rows = models.SectionText.objects.filter(section__game=text.game_id, language=language)
    sections = {row.section_id: row.heading for row in rows}
    texts = models.ClauseText.objects.filter(clause__game=text.game_id)
    told: dict[int, dict[str, models.ClauseText]] = {}
    for row in texts.select_related("clause").defer("parts").order_by("clause__order"):
        told.setdefault(row.clause_id, {})[row.language] = row
    game = showing.head(text, languages)
    return shown.Coverage(
        game, tuple(showing.coverage_row(game, each, sections) for each in told.values())
    )
