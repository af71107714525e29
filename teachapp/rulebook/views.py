"""Pages of a game's words: rulebook, teaching, crib, terms, variants, what proves each clause."""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext, override

from games.core.notation import address, dump_moves
from games.registry import GAMES
from teachapp.catalogue import history, queries
from teachapp.catalogue.shown import Coverage, PlayLine, SectionWords, TermWords
from teachapp.meta import crumbs, terms_data
from teachapp.paper import why_not
from teachapp.reading import language, number, reading_page, table_address, terms_in, with_query
from teachapp.rulebook.colophon import colophon, paper_links
from teachapp.rulebook.disagreements import Box, VariantsPage, boxes, variants_page
from teachapp.rulebook.feed import feed
from teachapp.rulebook.glossary import terms_page
from teachapp.rulebook.lecture import FirstMove, needs_of, teach_page, teaching_order
from teachapp.rulebook.matrix import MatrixWords, matrix
from teachapp.rulebook.opening import Opening, opening
from teachapp.rulebook.pages import (
    Language,
    RulesWords,
    crib_page,
    numbers,
    player_counts,
    rules_page,
    suited,
)
from teachapp.rulebook.past import ChangesPage, changes_page, clause_page, find_clause
from teachapp.rulebook.teach import closure

BESIDE = 2
"""So many languages can stand beside the page's own."""


@partial(reading_page, also=why_not)
def rules(request: HttpRequest, game: str) -> HttpResponse:
    return render(request, "rulebook/rules.html", rules_context(request, game))


def rules_context(request: HttpRequest, game: str) -> dict[str, Any]:
    """Return what the rulebook shows, on the screen and on paper."""
    head = queries.head(game, language())
    players = number(request.GET.get("players", ""), *head.players)
    asked = dict.fromkeys(request.GET.getlist("with"))
    codes = [code for code in head.languages if code != language()]
    beside = tuple(code for code in asked if code in codes)[:BESIDE]
    book = queries.rulebook(game, language(), players, beside)

    def href(count: int | None, others: tuple[str, ...] = beside) -> str:
        shown = str(count) if count else None
        path = reverse("rulebook:rules", args=[game])
        return with_query(path, players=shown, **{"with": list(others)})

    def switched(code: str) -> Language:
        others = [other for other in beside if other != code]
        if code not in beside:
            others = [*others, code][-BESIDE:]
        return Language(code, _name(code), href(players, tuple(others)), code in beside)

    say = _say(game, href, tuple(map(switched, codes)), beside)
    page = rules_page(book, players, say, queries.rulebook(game, language()))
    told = [
        part.html for section in page.sections for each in section.clauses for part in each.parts
    ]
    return {
        "page": page,
        "terms": terms_in(game, language(), page.intro, *told),
        "foreign_terms": _foreign_terms(game, book.sections, beside),
        "paper": paper_links(
            head, "" if why_not() else "rulebook:rules-pdf", players, list(beside)
        ),
        "colophon": colophon(head, "rules", players, beside),
        **_frame(head, _("Rules"), "rules"),
    }


@queries.kept_by_version
def _numbers(game: str, language: str) -> dict[str, str]:
    return numbers(queries.rulebook(game, language))


@partial(reading_page, also=why_not)
def crib(request: HttpRequest, game: str) -> HttpResponse:
    return render(request, "rulebook/crib.html", crib_context(request, game))


def crib_context(request: HttpRequest, game: str) -> dict[str, Any]:
    """Return what the crib shows, on the screen and on paper."""
    head = queries.head(game, language())
    players = number(request.GET.get("players", ""), *head.players)

    def href(count: int | None) -> str:
        path = reverse("rulebook:crib", args=[game])
        return with_query(path, players=str(count) if count else None)

    say = RulesWords(href, _for_players, {}, str, str, numbers=_numbers(game, language()))
    page = crib_page(queries.crib(game, language(), players), players, say)
    told = [part.html for block in page.blocks for part in block.parts]
    return {
        "page": page,
        "terms": terms_in(game, language(), *told),
        "paper": paper_links(head, "" if why_not() else "rulebook:crib-pdf", players),
        "colophon": colophon(head, "crib", players),
        **_frame(head, _("Crib sheet"), "crib"),
    }


@reading_page
def clause(request: HttpRequest, game: str, clause: str) -> HttpResponse:
    head = queries.head(game, language())
    others = tuple(code for code in head.languages if code != language())
    book = queries.rulebook(game, language(), None, others)
    found = find_clause(book, clause)
    if found is None:
        raise queries.NotFound("clause", clause)
    languages = tuple(Language(code, _name(code)) for code in others)
    say = _say(game, lambda count: request.path, languages, others)
    sources = queries.variants(game, language()).sources
    past = _changes_page(game, language()).changes
    players = number(request.GET.get("players", ""), *head.players)
    page = clause_page(book, found, sources, past, _kinds()[found.kind], say)
    page = replace(page, clause=replace(page.clause, lessons=suited(found.lessons, players)))
    context = {
        "page": page,
        "terms": terms_in(game, language(), found.text.html),
        "foreign_terms": _foreign_terms(game, book.sections, others, clause),
        **_frame(head, found.text.heading, "clause", clause),
    }
    return render(request, "rulebook/clause.html", context)


@reading_page
def changes(request: HttpRequest, game: str) -> HttpResponse:
    head = queries.head(game, language())
    frame = _frame(head, _("What has changed"), "changes")
    context = {"page": _changes_page(game, language()), **frame}
    return render(request, "rulebook/changes.html", context)


@reading_page
def changes_feed(request: HttpRequest, game: str) -> HttpResponse:
    head = queries.head(game, language())
    if head.first_told is None:
        raise queries.NotFound("history", game)
    there = reverse("rulebook:changes", args=[game])
    told = feed(head, _changes_page(game, language()), head.first_told, request.path, there)
    return HttpResponse(told, content_type="application/atom+xml; charset=utf-8")


@queries.kept_by_version
def _changes_page(game: str, language: str) -> ChangesPage:
    """Return what was changed in a game; `language` is the active one."""
    told = history.changes(game, language)
    languages = tuple(Language(code, _name(code)) for code in told.head.languages)
    href = reverse("rulebook:changes", args=[game])
    return changes_page(told, languages, href, _for_players)


def _say(
    game: str,
    href: Callable[[int | None], str],
    languages: tuple[Language, ...],
    beside: tuple[str, ...],
) -> RulesWords:
    root = reverse("rulebook:rules", args=[game])
    return RulesWords(
        href,
        _for_players,
        _boxes(game, language()),
        lambda clause: f"{root}{clause}/",
        lambda clause: with_query(reverse("reports:report", args=[game]), clause=clause),
        languages,
        beside,
        _name(language()),
        _numbers(game, language()),
    )


def _name(code: str) -> str:
    """Return what a language is called by its speakers."""
    return dict(settings.LANGUAGES).get(code, code)


def _foreign_terms(
    game: str, sections: tuple[SectionWords, ...], others: tuple[str, ...], only: str = ""
) -> list[tuple[str, tuple[TermWords, ...]]]:
    """Return by language the terms that texts in other languages link to; `only` those of one
    clause, if it is named."""
    texts: dict[str, list[str]] = {code: [] for code in others}
    for section in sections:
        for text in section.beside if not only else ():
            texts[text.language].append(text.html)
        for clause in section.clauses:
            for told in clause.beside if only in ("", clause.id) else ():
                texts[told.language].append(told.html)
    return [(code, terms_in(game, code, *found)) for code, found in texts.items()]


@queries.kept_by_version
def _boxes(game: str, language: str) -> dict[str, Box]:
    """Return the disagreements of a game as boxes; `language` is the active one."""
    root = reverse("rulebook:variants", args=[game])
    return boxes(_variants_page(game), root, _("See the difference played"))


def _for_players(players: tuple[int, ...], code: str) -> str:
    """Return for how many players something holds, in a language: `3-8 players`."""
    with override(code):
        return _so_many(players)


def _so_many(players: tuple[int, ...]) -> str:
    if len(players) == 1:
        return ngettext("%(number)s player", "%(number)s players", players[0]) % {
            "number": players[0]
        }
    low, high = players[0], players[-1]
    if len(players) > 2 and list(players) == list(range(low, high + 1)):
        return _("%(low)s–%(high)s players") % {"low": low, "high": high}
    return _("%(numbers)s players") % {"numbers": ", ".join(map(str, players))}


@reading_page
def teach(request: HttpRequest, game: str) -> HttpResponse:
    head = queries.head(game, language())
    players = number(request.GET.get("players", ""), *head.players)
    book = queries.rulebook(game, language(), players)
    seats = [players] if players else sorted(set(head.players))
    needs = needs_of(book)
    openings = [_opening(game, each, tuple(needs.items())) for each in seats]
    counts = player_counts(
        head, players, lambda count: with_query(request.path, players=str(count) if count else None)
    )
    order = teaching_order(needs, openings)
    first = _first_move(book, openings[0], players)
    page = teach_page(book, order, first, counts, players, partial(_for_players, code=language()))
    said = [part.html for each in page.path for part in each.parts]
    said += [part.html for each in page.later for said in each.clauses for part in said.parts]
    terms = terms_in(game, language(), page.intro, *said)
    context = {"page": page, "terms": terms, **_frame(head, _("Teach it"), "teach")}
    return render(request, "rulebook/teach.html", context)


@lru_cache(maxsize=64)
def _opening(game: str, seats: int, needs: tuple[tuple[str, tuple[str, ...]], ...]) -> Opening:
    known = dict(needs)
    return opening(queries.engine(game), seats, lambda clauses: len(closure(clauses, known)))


def _first_move(book: queries.shown.Rulebook, found: Opening, players: int | None) -> FirstMove:
    """Return the first move at a table, and the lesson that shows what it rests on, if there is
    one with so many players."""
    game = book.head.slug
    clauses = {clause.id: clause for each in book.sections for clause in each.clauses}
    cited = [clauses[each] for event in found.events for each in event.clauses if each in clauses]
    lessons = suited((link for each in cited for link in each.lessons), players)
    dealt = [move for move in found.moves.split(";") if move]
    after = dump_moves([found.move])
    at, seat = found.position, found.move.seat
    return FirstMove(
        words=queries.words(game, language()).move(found.move),
        deal_href=table_address(game, at, moves=found.moves, eyes=seat),
        move_href=table_address(game, at, moves=";".join([*dealt, after]), eyes=seat),
        lesson=lessons[0] if lessons else None,
    )


@reading_page
def terms(request: HttpRequest, game: str) -> HttpResponse:
    own = queries.terms(game, language())
    others = {code: queries.terms(game, code) for code in own.head.languages if code != language()}
    page = terms_page(own, others, queries.term_uses(game, language()))
    name = _("Words used in the game")
    context = {"page": page, **_frame(own.head, name, "terms")}
    context["structured"] += (terms_data(own, name, request.path),)
    return render(request, "rulebook/terms.html", context)


@reading_page
def variants(request: HttpRequest, game: str) -> HttpResponse:
    head = queries.head(game, language())
    page = _variants_page(game)
    terms = terms_in(game, language(), *(each.html for each in page.variants))
    name = _("Where the rulebooks disagree")
    context = {"page": page, "terms": terms, **_frame(head, name, "variants")}
    return render(request, "rulebook/variants.html", context)


def _variants_page(game: str) -> VariantsPage:
    def play_href(play: PlayLine) -> str:
        if game not in GAMES:
            return ""
        other = play.other.replace(" ", ",")
        return table_address(game, address(play.position), moves=play.moves, **{"with": other})

    told = queries.variants(game, language())
    presets = GAMES[game].presets if game in GAMES else {}
    return variants_page(told, presets, queries.words(game, language()), play_href)


@reading_page
def coverage(request: HttpRequest, game: str) -> HttpResponse:
    told = queries.coverage(game, language())
    context = {
        "page": {"matrix": matrix(told, _matrix_words()), "summary": _summary(told)},
        **_frame(told.head, _("What stands behind each clause"), "coverage"),
    }
    return render(request, "rulebook/coverage.html", context)


def _frame(head: queries.shown.GameHead, name: str, page: str, *arguments: str) -> dict[str, Any]:
    here = reverse(f"rulebook:{page}", args=[head.slug, *arguments])
    way = crumbs((_("Library"), reverse("library:shelf")), (head.name, head.href), (name, here))
    return {"game": head.slug, "game_name": head.name, "structured": (way,)}


def _summary(told: Coverage) -> str:
    whole = sum(not row.lacks for row in told.rows)
    return _("%(whole)s of %(total)s clauses have everything they need.") % {
        "whole": whole,
        "total": len(told.rows),
    }


def _kinds() -> dict[str, str]:
    """Return what becomes of a clause of each kind, as a sentence."""
    return {
        "checkable": _("The table refuses what breaks this rule."),
        "effect": _("The table does what this rule says, and tells you so."),
        "setup": _("This is for getting the game ready."),
        "scoring": _("This is for counting points."),
        "honour": _("You see to this yourselves: no table can check it."),
        "physical": _("This only happens at a real table, with real cards and hands."),
        "note": _("This follows from other rules and is told to make them clearer."),
    }


def _matrix_words() -> MatrixWords:
    return MatrixWords(
        caption=_("What stands behind each clause"),
        kind=_("Kind"),
        engine=_("Engine"),
        lesson=_("Lesson"),
        test=_("Test"),
        yes=_("yes"),
        no=_("missing"),
        unknown=_("not measured here"),
        unneeded="–",
        states={"stale": _("out of date"), "missing": _("missing")},
        kinds={
            "checkable": _("check"),
            "effect": _("effect"),
            "setup": _("setup"),
            "scoring": _("scoring"),
            "honour": _("on your honour"),
            "physical": _("at the real table"),
            "note": _("follows from others"),
        },
        languages=dict(settings.LANGUAGES),
    )
