"""Pages of a game's words: rulebook, terms, variants, and what stands behind each clause."""

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext, override

from games.core.notation import address
from games.registry import GAMES
from teachapp.catalogue import history, queries
from teachapp.catalogue.shown import Coverage, PlayLine, SectionWords, TermWords
from teachapp.reading import language, number, reading_page, table_address, terms_in, with_query
from teachapp.rulebook.feed import feed
from teachapp.rulebook.matrix import MatrixWords, matrix
from teachapp.rulebook.pages import (
    Box,
    Language,
    RulesWords,
    VariantsPage,
    boxes,
    rules_page,
    terms_page,
    variants_page,
)
from teachapp.rulebook.past import ChangesPage, changes_page, clause_page, find_clause

BESIDE = 2
"""So many languages can stand beside the page's own."""


@reading_page
def rules(request: HttpRequest, game: str) -> HttpResponse:
    head = queries.head(game, language())
    players = number(request.GET.get("players", ""), *head.players)
    asked = dict.fromkeys(request.GET.getlist("with"))
    codes = [code for code in head.languages if code != language()]
    beside = tuple(code for code in asked if code in codes)[:BESIDE]
    book = queries.rulebook(game, language(), players, beside)

    def href(count: int | None, others: tuple[str, ...] = beside) -> str:
        shown = str(count) if count else None
        return with_query(request.path, players=shown, **{"with": list(others)})

    def switched(code: str) -> Language:
        others = [other for other in beside if other != code]
        if code not in beside:
            others = [*others, code][-BESIDE:]
        return Language(code, _name(code), href(players, tuple(others)), code in beside)

    languages = tuple(map(switched, codes))
    say = _say(game, href, languages, beside)
    page = rules_page(book, players, say)
    told = [
        part.html for section in page.sections for each in section.clauses for part in each.parts
    ]
    context = {
        "page": page,
        "terms": terms_in(game, language(), page.intro, *told),
        "foreign_terms": _foreign_terms(game, book.sections, beside),
        **_frame(head),
    }
    return render(request, "rulebook/rules.html", context)


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
    page = clause_page(book, found, sources, past, _kinds()[found.kind], say)
    context = {
        "page": page,
        "terms": terms_in(game, language(), found.text.html),
        "foreign_terms": _foreign_terms(game, book.sections, others, clause),
        **_frame(head),
    }
    return render(request, "rulebook/clause.html", context)


@reading_page
def changes(request: HttpRequest, game: str) -> HttpResponse:
    head = queries.head(game, language())
    context = {"page": _changes_page(game, language()), **_frame(head)}
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
        languages,
        beside,
        _name(language()),
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
def terms(request: HttpRequest, game: str) -> HttpResponse:
    own = queries.terms(game, language())
    others = {code: queries.terms(game, code) for code in own.head.languages if code != language()}
    context = {"page": terms_page(own, others), **_frame(own.head)}
    return render(request, "rulebook/terms.html", context)


@reading_page
def variants(request: HttpRequest, game: str) -> HttpResponse:
    head = queries.head(game, language())
    context = {"page": _variants_page(game), **_frame(head)}
    return render(request, "rulebook/variants.html", context)


def _variants_page(game: str) -> VariantsPage:
    def play_href(play: PlayLine) -> str:
        other = play.other.replace(" ", ",")
        return table_address(game, address(play.position), moves=play.moves, **{"with": other})

    told = queries.variants(game, language())
    return variants_page(told, GAMES[game], queries.words(game, language()), play_href)


@reading_page
def coverage(request: HttpRequest, game: str) -> HttpResponse:
    told = queries.coverage(game, language())
    context = {
        "page": {"matrix": matrix(told, _matrix_words()), "summary": _summary(told)},
        **_frame(told.head),
    }
    return render(request, "rulebook/coverage.html", context)


def _frame(head: queries.shown.GameHead) -> dict[str, str]:
    return {"game": head.slug, "game_name": head.name}


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
