"""Pages of a game's words: rulebook, terms, variants, and what stands behind each clause."""

from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from games.core.notation import address
from games.registry import GAMES
from teachapp.catalogue import queries
from teachapp.catalogue.shown import Coverage, PlayLine
from teachapp.meta import crumbs, terms_data
from teachapp.reading import language, number, reading_page, table_address, terms_in, with_query
from teachapp.rulebook.matrix import MatrixWords, matrix
from teachapp.rulebook.pages import (
    Box,
    RulesWords,
    VariantsPage,
    boxes,
    rules_page,
    terms_page,
    variants_page,
)


@reading_page
def rules(request: HttpRequest, game: str) -> HttpResponse:
    head = queries.head(game, language())
    players = number(request.GET.get("players", ""), *head.players)
    other = request.GET.get("with", "")
    beside = other if other in head.languages and other != language() else None
    book = queries.rulebook(game, language(), players, beside)

    def href(count: int | None) -> str:
        shown = str(count) if count else None
        return with_query(request.path, players=shown, **{"with": beside})

    def report_href(clause: str) -> str:
        return with_query(reverse("reports:report", args=[game]), clause=clause)

    say = RulesWords(href, _for_players, _boxes(game, language()), report_href, beside or "")
    page = rules_page(book, players, say)
    told = [
        part.html for section in page.sections for each in section.clauses for part in each.parts
    ]
    terms = terms_in(game, language(), page.intro, *told)
    context = {"page": page, "terms": terms, **_frame(head, _("Rules"), "rules")}
    return render(request, "rulebook/rules.html", context)


@queries.kept_by_version
def _boxes(game: str, language: str) -> dict[str, Box]:
    """Return the disagreements of a game as boxes; `language` is the active one."""
    root = reverse("rulebook:variants", args=[game])
    return boxes(_variants_page(game), root, _("See the difference played"))


def _for_players(players: tuple[int, ...]) -> str:
    """Return for how many players something holds: `3-8 players`."""
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
    name = _("Words used in the game")
    context = {"page": terms_page(own, others), **_frame(own.head, name, "terms")}
    context["structured"] += (terms_data(own, name, request.path),)
    return render(request, "rulebook/terms.html", context)


@reading_page
def variants(request: HttpRequest, game: str) -> HttpResponse:
    head = queries.head(game, language())
    name = _("Where the rulebooks disagree")
    context = {"page": _variants_page(game), **_frame(head, name, "variants")}
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
        **_frame(told.head, _("What stands behind each clause"), "coverage"),
    }
    return render(request, "rulebook/coverage.html", context)


def _frame(head: queries.shown.GameHead, name: str, page: str) -> dict[str, Any]:
    here = reverse(f"rulebook:{page}", args=[head.slug])
    way = crumbs((_("Library"), reverse("library:shelf")), (head.name, head.href), (name, here))
    return {"game": head.slug, "game_name": head.name, "structured": (way,)}


def _summary(told: Coverage) -> str:
    whole = sum(not row.lacks for row in told.rows)
    return _("%(whole)s of %(total)s clauses have everything they need.") % {
        "whole": whole,
        "total": len(told.rows),
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
