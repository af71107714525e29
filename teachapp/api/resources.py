"""What each resource holds: queries in the languages asked for → the values of `answers.py`.

A thing is told once, with its texts by language; the source language says what there is and in
which order.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from django.conf import settings

from games.core.notation import address
from games.core.options import values_by_option
from games.registry import GAMES
from teachapp.api import answers
from teachapp.api.asking import ALL, Asked
from teachapp.api.problems import Problem
from teachapp.api.telling import Found, Telling, by_id, codes, rulebook, table_href, telling, texts
from teachapp.catalogue import queries, shown
from teachapp.catalogue.plain import plain

# Games


def games(asked: Asked) -> Found:
    """Every game, in the order of the shelf."""
    every = queries.games()
    found = {code for heads in every for code in heads}
    there = tuple(code for code, _ in settings.LANGUAGES if code in found)
    wanted = codes(asked, there)
    lines = []
    for heads in every:
        told = tuple(heads)
        if ALL not in asked.language:
            told = tuple(code for code in wanted if code in heads)
        head = next(iter(heads.values()))
        if (told or not wanted) and _fits(head, asked):
            lines.append(_game_line(Telling(heads, told or tuple(heads)[:1])))
    return Found(tuple(lines), there)


def _fits(head: shown.GameHead, asked: Asked) -> bool:
    low, high = head.players
    return (asked.players is None or low <= asked.players <= high) and (
        asked.minutes is None or head.minutes[0] <= asked.minutes
    )


def _game_line(game: Telling) -> answers.GameLine:
    return answers.GameLine(**_facts(game))


def _facts(game: Telling) -> dict[str, Any]:
    head = game.head
    return {
        "id": head.slug,
        "rule_set": head.rule_set,
        "players": head.players,
        "minutes": head.minutes,
        "age": head.age,
        "year": head.year,
        "designer": head.designer,
        "publishers": head.publishers,
        "source_language": head.source_language,
        "languages": head.languages,
        "texts": {
            code: answers.GameWords(each.name, each.tagline, each.href)
            for code, each in ((code, game.heads[code]) for code in game.codes)
        },
        "api_href": game.root,
    }


def game(asked: Asked, game: str) -> Found:
    """A game with what its rulebook begins with, its chapters, its box and its sources."""
    found = telling(game, asked)
    books = {code: rulebook(game, code) for code in found.codes}
    root = found.root
    told = answers.Game(
        **_facts(found),
        intro={code: answers.Prose(book.intro, plain(book.intro)) for code, book in books.items()},
        sections=_sections(found, books),
        components=_components(found),
        sources=_sources(found),
        links=answers.GameLinks(
            f"{root}clauses/", f"{root}terms/", f"{root}variants/", f"{root}lessons/"
        ),
    )
    return Found(told, found.head.languages)


def _sections(game: Telling, books: Mapping[str, shown.Rulebook]) -> tuple[answers.Section, ...]:
    told = {code: by_id(book.sections) for code, book in books.items()}
    order = rulebook(game.slug, game.source).sections
    return tuple(
        answers.Section(
            id=section.id,
            order=place,
            texts={code: _words(text) for code, text in texts(told, section.id)},
        )
        for place, section in enumerate(order, 1)
    )


def _words(text: shown.SectionWords | shown.SourceWords) -> answers.Words:
    return answers.Words(text.heading, text.html, plain(text.html))


def _components(game: Telling) -> tuple[answers.Component, ...]:
    words = {code: queries.words(game.slug, code) for code in game.codes}
    return tuple(
        answers.Component(
            id=row.id,
            faces=row.faces,
            count=row.count,
            texts={
                code: each.text(f"component-{row.id}", count=row.count)
                for code, each in words.items()
            },
        )
        for row in queries.components(game.slug)
    )


def _sources(game: Telling) -> tuple[answers.Source, ...]:
    told = {code: by_id(queries.variants(game.slug, code).sources) for code in game.codes}
    return tuple(
        answers.Source(
            id=row.id,
            kind=row.kind,
            language=row.language or None,
            texts={code: _words(text) for code, text in texts(told, row.id)},
        )
        for row in queries.variants(game.slug, game.source).sources
    )


# Clauses


def clauses(asked: Asked, game: str) -> Found:
    """The clauses of a game in reading order."""
    found = telling(game, asked)
    low, high = found.head.players
    if asked.players is not None and not low <= asked.players <= high:
        raise Problem("unreadable-value", "players", (f"{low}-{high}",))
    every = tuple(_clauses(found, asked.players))
    sections = tuple(dict.fromkeys(section for section, _ in every))
    if asked.section and asked.section not in sections:
        raise Problem("unreadable-value", "section", sections)
    kept = tuple(
        clause
        for section, clause in every
        if asked.section in ("", section) and asked.kind in ("", clause.kind)
    )
    return Found(kept, found.head.languages)


def clause(asked: Asked, game: str, clause: str) -> Found:
    """One clause."""
    found = telling(game, asked)
    for _section, told in _clauses(found, None):
        if told.id == clause:
            return Found(told, found.head.languages)
    raise Problem("unknown-clause")


def _clauses(game: Telling, players: int | None) -> Iterator[tuple[str, answers.Clause]]:
    """Yield the clauses that hold for so many players, each with its chapter."""
    rows = {row.clause.id: row for row in queries.coverage(game.slug, game.source).rows}
    order = (
        clause.id
        for section in rulebook(game.slug, game.source).sections
        for clause in section.clauses
    )
    places = {id: place for place, id in enumerate(order, 1)}
    told = {
        code: by_id(
            clause
            for section in rulebook(game.slug, code, players).sections
            for clause in section.clauses
        )
        for code in game.codes
    }
    for section in rulebook(game.slug, game.source, players).sections:
        for clause in section.clauses:
            yield (
                section.id,
                answers.Clause(
                    id=clause.id,
                    game=game.slug,
                    section=section.id,
                    order=places[clause.id],
                    kind=clause.kind,
                    players=clause.players,
                    options=clause.options,
                    needs=clause.needs,
                    sources=clause.sources,
                    variants=tuple(link.id for link in clause.variants),
                    shown_by=tuple(
                        answers.StepName(*place.split("/", 1)) for place in rows[clause.id].lessons
                    ),
                    coverage=_coverage(rows[clause.id]),
                    texts={code: _clause(text.text) for code, text in texts(told, clause.id)},
                    api_href=f"{game.root}clauses/{clause.id}/",
                ),
            )


def _coverage(row: shown.CoverageRow) -> answers.Coverage:
    return answers.Coverage(row.engine, bool(row.lessons), row.test, row.lacks)


def _clause(text: shown.ClauseText) -> answers.ClauseWords:
    return answers.ClauseWords(
        heading=text.heading,
        html=text.html,
        text=plain(text.html),
        parts=tuple(answers.Part(part.players, part.html) for part in text.parts),
        rev=text.rev,
        is_stale=text.is_stale,
        href=text.href,
    )


# Terms and variants


def terms(asked: Asked, game: str) -> Found:
    """The words of a game, then those that all card games share."""
    found = telling(game, asked)

    def every(code: str) -> list[tuple[shown.TermWords, bool]]:
        glossary = queries.terms(game, code)
        return [(term, False) for term in glossary.own] + [(term, True) for term in glossary.shared]

    told = {code: {term.id: term for term, _ in every(code)} for code in found.codes}
    rows = tuple(
        answers.Term(
            id=row.id,
            is_shared=is_shared,
            order=place,
            texts={code: _term(text, found.heads[code]) for code, text in texts(told, row.id)},
        )
        for place, (row, is_shared) in enumerate(every(found.source), 1)
    )
    return Found(rows, found.head.languages)


def _term(text: shown.TermWords, head: shown.GameHead) -> answers.TermText:
    return answers.TermText(
        word=text.word,
        aka=text.aka,
        html=text.html,
        text=plain(text.html),
        warning=text.warning,
        is_stale=text.is_stale,
        href=f"{head.href}terms/#{text.id}",
    )


def variants(asked: Asked, game: str) -> Found:
    """Where the rulebooks disagree."""
    found = telling(game, asked)
    told = {code: by_id(queries.variants(game, code).variants) for code in found.codes}
    words = {code: queries.words(game, code) for code in found.codes}
    presets = GAMES[game].presets if game in GAMES else {}
    ours = next(map(values_by_option, presets.values()), {})
    rows = tuple(
        answers.Variant(
            id=row.id,
            game=game,
            order=place,
            option=row.option or None,
            clauses=tuple(link.id for link in row.clauses),
            readings=tuple(
                answers.Reading(
                    value=reading.value,
                    is_ours=ours.get(row.option) == reading.value,
                    sources=tuple(source.id for source in reading.sources),
                    texts={
                        code: each.value(row.option, reading.value) for code, each in words.items()
                    },
                )
                for reading in row.readings
            ),
            play=_play(row.play) if row.play else None,
            texts={code: _variant(text, found.heads[code]) for code, text in texts(told, row.id)},
        )
        for place, row in enumerate(queries.variants(game, found.source).variants, 1)
    )
    return Found(rows, found.head.languages)


def _play(play: shown.PlayLine) -> answers.Play:
    return answers.Play(address(play.position), play.moves, play.other)


def _variant(text: shown.VariantWords, head: shown.GameHead) -> answers.VariantWords:
    return answers.VariantWords(
        heading=text.heading,
        html=text.html,
        text=plain(text.html),
        is_stale=text.is_stale,
        href=f"{head.href}variants/#{text.id}",
        table_href=_played_at(text.play, head) if text.play else None,
    )


def _played_at(play: shown.PlayLine, head: shown.GameHead) -> str:
    other = play.other.replace(" ", ",")
    return table_href(head, address(play.position), moves=play.moves, **{"with": other})
