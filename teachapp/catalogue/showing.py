"""A row with its text → the value that a page gets; no query is made here."""

from collections.abc import Iterable, Mapping
from typing import Any

from games.core.record import seats_of
from teachapp.catalogue import models, shown
from teachapp.catalogue.content.markup import ANY_GAME, parse_players


def head(text: models.GameText, languages: Iterable[str]) -> shown.GameHead:
    """Return a game as every page about it needs it; its source language stands first."""
    game = text.game
    return shown.GameHead(
        slug=game.slug,
        language=text.language,
        name=text.name,
        tagline=text.tagline,
        source_language=game.language,
        languages=tuple(sorted(languages, key=lambda code: (code != game.language, code))),
        rule_set=game.rule_set,
        players=(game.players_min, game.players_max),
        minutes=(game.minutes_min, game.minutes_max),
        age=game.age,
        year=game.year,
        designer=game.designer,
        publishers=tuple(game.publishers),
        has_crib=bool(text.crib),
        first_told=game.first_told,
    )


def library_game(text: models.GameText, languages: Iterable[str]) -> shown.LibraryGame:
    """Return a game in the list of all games, without where it stands."""
    return shown.LibraryGame(head(text, languages), (), text.sort_name)


def venue(row: models.Venue, language: str) -> shown.VenueName:
    """Return a venue; without a name in the language it goes by another."""
    names = {text.language: text.name for text in row.texts.all()}
    return shown.VenueName(row.slug, names.get(language) or next(iter(names.values()), row.slug))


def shelf(copy: models.Copy, language: str) -> shown.Shelf:
    """Return where copies stand."""
    name = venue(copy.venue, language).name
    missing = tuple(copy.missing.split())
    return shown.Shelf(copy.venue.slug, name, copy.shelf, copy.count, missing)


def source(text: models.SourceText) -> shown.SourceWords:
    """Return who says a rule."""
    row = text.source
    return shown.SourceWords(row.slug, row.kind, row.language, text.heading, text.html)


def component(row: models.Component) -> shown.ComponentLine:
    """Return a row of the list by which a box is counted."""
    return shown.ComponentLine(row.slug, tuple(row.faces), row.count)


def clause_text(
    text: models.ClauseText,
    slug: str,
    players: int | None = None,
    news: tuple[shown.Wording, shown.Wording] | None = None,
) -> shown.ClauseText:
    """Return what a clause says, less what does not hold for so many players; with what is `news`
    in the source language to a text that is behind."""
    row = text.clause
    return shown.ClauseText(
        row.slug,
        text.language,
        text.heading,
        _parts(text.parts, players),
        text.rev,
        text.is_stale,
        f"/{text.language}/{slug}/rules/#{row.slug}",
        news,
    )


def _parts(parts: Iterable[Any], players: int | None = None) -> tuple[shown.PartWords, ...]:
    return tuple(
        shown.PartWords(tuple(part["players"]), part["html"])
        for part in parts
        if players is None or not part["players"] or players in part["players"]
    )


def crib_block(block: Mapping[str, Any], players: int | None) -> shown.CribBlock:
    """Return a block of a crib, less what does not hold for so many players."""
    return shown.CribBlock(block["heading"], _parts(block["parts"], players), block["is_stale"])


def wording(text: models.ClauseText | models.FormerText) -> shown.Wording:
    """Return what a clause says or said as one revision."""
    return shown.Wording(text.language, text.rev, text.heading, _parts(text.parts))


def clause(
    text: shown.ClauseText,
    beside: tuple[shown.ClauseText, ...],
    row: models.Clause,
    game: models.Game,
    lessons: tuple[shown.LessonLink, ...],
    variants: tuple[shown.VariantLink, ...],
) -> shown.ClauseWords:
    """Return a clause in its place, with the same in other languages `beside`."""
    seats = range(game.players_min, game.players_max + 1)
    return shown.ClauseWords(
        text=text,
        kind=row.kind,
        players=parse_players(row.players, seats) or (),
        options=tuple(row.options),
        sources=tuple(row.sources),
        needs=tuple(row.needs),
        lessons=lessons,
        variants=variants,
        beside=beside,
    )


def lesson_links(
    places: Iterable[str], lines: Mapping[str, shown.LessonLine]
) -> tuple[shown.LessonLink, ...]:
    """Return the first step of each lesson among the steps that show a clause."""
    first: dict[str, str] = {}
    for place in places:
        lesson, _, label = place.partition("/")
        first.setdefault(lesson, label)
    return tuple(
        shown.LessonLink(lesson, line.title, label, f"{line.href}{label}/", line.seats)
        for lesson, label in first.items()
        for line in (lines[lesson],)
    )


def term(text: models.TermText, slug: str) -> shown.TermWords:
    """Return a term on the pages of a game, to which shared texts then lead as well."""
    return shown.TermWords(
        text.term.slug,
        text.heading,
        tuple(text.aka),
        text.html.replace(ANY_GAME, slug),
        text.warning.replace(ANY_GAME, slug),
        text.is_stale,
    )


def variant(
    text: models.VariantText,
    sources: Mapping[str, shown.SourceWords],
    clauses: Mapping[str, shown.ClauseText],
) -> shown.VariantWords:
    """Return a disagreement with who says what about which clauses."""
    row = text.variant
    return shown.VariantWords(
        id=row.slug,
        option=row.option,
        heading=text.heading,
        html=text.html,
        is_stale=text.is_stale,
        readings=tuple(
            shown.ReadingWords(each["value"], tuple(sources[name] for name in each["sources"]))
            for each in row.readings
        ),
        clauses=tuple(
            shown.ClauseLink(name, clauses[name].heading, clauses[name].href)
            for name in row.clauses
        ),
        play=shown.PlayLine(**row.play) if row.play else None,
    )


def lesson_line(text: models.LessonText, slug: str) -> shown.LessonLine:
    """Return a lesson as it stands in a list."""
    row = text.lesson
    href = f"/{text.language}/{slug}/lessons/{row.slug}/"
    return shown.LessonLine(
        slug=row.slug,
        title=text.heading,
        html=text.html,
        minutes=row.minutes,
        is_stale=text.is_stale,
        href=href,
        seats=seats_of(row.script),
    )


def step(text: models.StepText, href: str) -> shown.StepWords:
    """Return what is told at a step of the lesson at `href`."""
    row = text.step
    return shown.StepWords(
        label=row.label,
        heading=text.heading,
        html=text.html,
        questions=tuple(shown.QuestionWords(**each) for each in text.questions),
        tries=tuple(text.tries),
        cites=tuple(row.cites),
        is_stale=text.is_stale,
        href=f"{href}{row.label}/",
    )


def coverage_row(
    game: shown.GameHead, told: Mapping[str, models.ClauseText], sections: Mapping[int, str]
) -> shown.CoverageRow:
    """Return what stands behind a clause, given its texts by language."""
    own = told[game.language]
    row = own.clause
    href = f"{game.href}rules/#{row.slug}"
    return shown.CoverageRow(
        clause=shown.ClauseLink(row.slug, own.heading, href),
        section=sections[row.section_id],
        kind=row.kind,
        engine=row.is_cited,
        lessons=tuple(row.shown_by),
        test=row.is_tested,
        texts={name: "stale" if told[name].is_stale else "fresh" for name in game.languages},
        lacks=tuple(row.lacks),
    )


def change(
    text: models.ChangeText,
    clauses: tuple[shown.ClauseChange, ...],
    new: tuple[shown.ClauseLink, ...],
) -> shown.ChangeWords:
    """Return a change of the rulebook with the clauses that it changed and brought."""
    row = text.change
    return shown.ChangeWords(
        row.slug, row.date, row.rule_set, text.heading, text.html, text.is_stale, clauses, new
    )
