"""Pages of the library: the way in, the shelf, a game with its box and its code, about."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import lru_cache, partial
from random import Random
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.templatetags.static import static
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_safe

from games.core.cards import DEALER
from games.core.deal import deal, open_table
from games.core.protocol import PUBLIC
from games.registry import GAMES
from teachapp.catalogue import queries
from teachapp.catalogue.shown import GamePage, LibraryGame, VenueName
from teachapp.library.box import piles
from teachapp.library.lists import copy, everywhere, facts, held, listing
from teachapp.meta import crumbs, game_data, site_data
from teachapp.paper import why_not
from teachapp.qr import qr_svg
from teachapp.reading import (
    absolute,
    code_page,
    language,
    number,
    reading_page,
    shelf_page,
    with_query,
)

ON_PAPER = ("rules", "crib")
"""The pages that carry a code to themselves when they are printed."""
SHORT = 20
"""So much of a shelf code is said again."""


@csrf_exempt
@require_safe
@never_cache
def way_in(request: HttpRequest) -> HttpResponse:
    """Lead to the library in the language chosen before, else the browser's."""
    response = redirect(f"/{language()}/")
    response.set_cookie(
        settings.LANGUAGE_COOKIE_NAME,
        language(),
        max_age=settings.LANGUAGE_COOKIE_AGE,
        samesite="Lax",
        secure=settings.LANGUAGE_COOKIE_SECURE,
    )
    return response


@csrf_exempt
@require_safe
def favicon(request: HttpRequest) -> HttpResponse:
    """Lead to the icon for pages that don't name it, such as the admin's."""
    return redirect(static("favicon.svg"), permanent=True)


@shelf_page
def shelf(request: HttpRequest) -> HttpResponse:
    """Show the library: all games, or those of a venue, as far as they fit what is asked."""
    venues = queries.venues(language())
    chosen, instead = _chosen(request.GET, venues, queries.library(language()))
    only = venues[0].slug if len(venues) == 1 else ""
    entries = held(language(), chosen) if chosen else everywhere(language(), only)
    shown = listing(request.path, request.GET, entries, venues if len(venues) > 1 else (), chosen)
    if not all(request.GET.values()):
        return redirect(shown.address)
    context = {
        "list": shown,
        "venues": [(venue, reverse("venue:venue", args=[venue.slug])) for venue in venues],
        "instead": instead,
        "shelf": request.GET.get("shelf", "")[:SHORT],
    }
    context["structured"] = (site_data(language()),)
    return render(request, "library/shelf.html", context)


def _chosen(
    query: Mapping[str, str], venues: Sequence[VenueName], games: Sequence[LibraryGame]
) -> tuple[str, list[tuple[VenueName, str]]]:
    """Return the venue that an address asks for: by name, or as the only one with such a shelf.
    Where several have one, return those instead, each with the address that chooses it."""
    if len(venues) < 2:
        return "", []
    if query.get("venue") in {venue.slug for venue in venues}:
        return query["venue"], []
    code = query.get("shelf", "").casefold()
    places = [place for game in games for place in game.shelves] if code else []
    owners = {place.venue for place in places if place.shelf.casefold() == code}
    if len(owners) == 1:
        return owners.pop(), []
    asked = {name: value for name, value in query.items() if name != "page"}
    return "", [
        (venue, with_query(reverse("library:shelf"), **asked | {"venue": venue.slug}))
        for venue in venues
        if venue.slug in owners
    ]


@partial(reading_page, also=why_not, shows_shelves=True)
def game(request: HttpRequest, game: str) -> HttpResponse:
    told = queries.game_page(game, language())
    words = queries.words(game, language())
    variants = queries.variants(game, language()).variants
    players = number(request.GET.get("players", ""), *told.head.players)
    page = {
        **facts(told.head),
        "intro": told.intro,
        "lessons": told.lessons,
        "components": [
            words.text(f"component-{each.id}", count=each.count) for each in told.components
        ],
        "cards": sum(each.count for each in told.components),
        "copies": [copy(place, told.head, words) for place in told.shelves],
        "sources": _sources(told, variants),
        "designer": told.head.designer,
        "year": told.head.year,
        "publishers": ", ".join(told.head.publishers),
        "tables": _tables(game, players),
        "special": _special(game, players) if players else (),
        "dealt": _dealt(game, players) if players else (),
        **_links(told),
    }
    way = crumbs((_("Library"), reverse("library:shelf")), (told.head.name, told.head.href))
    structured = (way, game_data(told.head))
    context = {"page": page, "game": game, "game_name": told.head.name, "structured": structured}
    return render(request, "library/game.html", context)


@shelf_page
def box(request: HttpRequest, game: str) -> HttpResponse:
    """Show the list by which a game's box is counted, with what is missing at a venue."""
    told = queries.game_page(game, language())
    words = queries.words(game, language())
    asked = request.GET.get("venue", "")
    places = [place for place in told.shelves if place.venue == asked]
    venues = {place.venue: place.venue_name for place in told.shelves}
    engine = GAMES.get(game)
    context = {
        "game": game,
        "game_name": told.head.name,
        "piles": piles(told.components, engine.deck.copies if engine else {}, words, places),
        "cards": sum(each.count for each in told.components),
        "copies": [copy(place, told.head, words) for place in places],
        "venues": [
            (name, with_query(request.path, venue=slug), slug == asked)
            for slug, name in venues.items()
        ],
        "plain_href": request.path,
    }
    return render(request, "library/box.html", context)


@code_page
def qr(request: HttpRequest, game: str) -> HttpResponse:
    """Draw the address of a game, or of one of its clauses or of what is put on paper, as a code
    to be scanned."""
    head = queries.head(game, language())
    title, href = head.name, head.href
    clause, page = request.GET.get("clause", ""), request.GET.get("page", "")
    if page:
        if page not in ON_PAPER:
            raise queries.NotFound("page", page)
        href = with_query(
            reverse(f"rulebook:{page}", args=[game]),
            players=str(number(request.GET.get("players", ""), *head.players) or ""),
            **{"with": [code for code in request.GET.getlist("with") if code in head.languages]},
        )
    if clause:
        told = queries.clause_texts(game, language(), [clause])
        if clause not in told:
            raise queries.NotFound("clause", clause)
        title, href = f"{head.name}: {told[clause].heading}", told[clause].href
    drawn = qr_svg(absolute(request, href), title, language())
    return HttpResponse(drawn, content_type="image/svg+xml; charset=utf-8")


def _about_settings() -> str:
    """The version of what the about page says of how the site is run."""
    classes = (settings.CLASS_IDLE_HOURS, settings.CLASS_DAYS, settings.CLASS_ACCOUNT_DAYS)
    return repr((settings.CONTACT, settings.REPORT_DAYS, classes, settings.ACCESS_LOG))


@partial(reading_page, also=_about_settings)
def about(request: HttpRequest) -> HttpResponse:
    context = {
        "games": queries.heads(language()),
        "contact": settings.CONTACT,
        "contact_is_mail": bool(re.fullmatch(r"[^\s@]+@[^\s@]+", settings.CONTACT)),
        "report_days": settings.REPORT_DAYS,
        "class_idle_hours": settings.CLASS_IDLE_HOURS,
        "class_days": settings.CLASS_DAYS,
        "class_account_days": settings.CLASS_ACCOUNT_DAYS,
        "access_log": settings.ACCESS_LOG,
    }
    return render(request, "library/about.html", context)


def csrf_refused(request: HttpRequest, reason: str = "") -> HttpResponse:
    """Say that a form came without its token: mostly from a browser that keeps no cookie."""
    return render(request, "403.html", {"is_form": True}, status=403)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Say that a page is not here, and name the pages of the game that the address is about."""
    _language, _slash, rest = request.path_info[1:].partition("/")
    slug = rest.partition("/")[0]
    places = []
    try:
        head = queries.head(slug, language())
    except queries.NotFound:
        pass  # then the library is the only way on
    else:
        rules = reverse("rulebook:rules", args=[slug])
        places = [
            {"href": head.href, "words": head.name},
            {"href": rules, "words": _("Rules")},
        ]
    return render(request, "404.html", {"places": places}, status=404)


def _sources(told: GamePage, variants: Any) -> list[dict[str, Any]]:
    """Return each source with the points on which it reads a rule otherwise than we do."""
    rows = []
    for source in told.sources:
        if source.kind in ("derived", "ruling"):
            continue
        disagrees = [
            {"href": f"{told.head.href}variants/#{variant.id}", "heading": variant.heading}
            for variant in variants
            if any(
                source.id in [each.id for each in reading.sources]
                for reading in variant.readings[1:]
            )
        ]
        rows.append({**asdict(source), "disagrees": disagrees})
    return rows


def _tables(game: str, players: int | None) -> list[dict[str, Any]]:
    """Return the tables that can be dealt, that for so many players first."""
    new = reverse("tryout:new", args=[game])
    seats = GAMES[game].seats if game in GAMES else ()
    return [
        {"number": each, "href": with_query(new, players=str(each)), "is_ours": each == players}
        for each in sorted(seats, key=lambda each: each != players)
    ]


@lru_cache(maxsize=64)
def _dealt(game: str, players: int) -> tuple[int, int]:
    """Return how many cards the players begin with: the fewest, and the most."""
    engine, rng = GAMES[game], Random(0)
    state = open_table(engine, players, engine.options("standard"), rng)
    while engine.to_move(state) == (DEALER,):
        state = engine.play(state, deal(engine, state, rng)).state
    counts = [hand.count for hand in engine.observe(state, PUBLIC).hands]
    return min(counts), max(counts)


def _special(game: str, players: int) -> list[dict[str, Any]]:
    """Return what the rules say of so many players and not of all, clause by clause."""
    found = []
    for section in queries.rulebook(game, language(), players).sections:
        for clause in section.clauses:
            parts = [part.html for part in clause.text.parts if part.players or clause.players]
            if parts:
                text = clause.text
                found.append({"heading": text.heading, "href": text.href, "parts": parts})
    return found


def _links(told: GamePage) -> dict[str, str]:
    slug = told.head.slug
    return {
        "first_lesson_href": told.lessons[0].href if told.lessons else "",
        "teach_href": reverse("rulebook:teach", args=[slug]),
        "rules_href": reverse("rulebook:rules", args=[slug]),
        "variants_href": reverse("rulebook:variants", args=[slug]),
        "terms_href": reverse("rulebook:terms", args=[slug]),
        "changes_href": reverse("rulebook:changes", args=[slug]),
        "coverage_href": reverse("rulebook:coverage", args=[slug]),
        "crib_href": reverse("rulebook:crib", args=[slug]) if told.head.has_crib else "",
        "rules_pdf_href": "" if why_not() else reverse("rulebook:rules-pdf", args=[slug]),
        "crib_pdf_href": ""
        if why_not() or not told.head.has_crib
        else reverse("rulebook:crib-pdf", args=[slug]),
        "box_href": reverse("library:box", args=[slug]),
        "qr_href": reverse("library:qr", args=[slug]),
    }
