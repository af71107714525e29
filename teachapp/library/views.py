"""Pages of the library: the way in, the shelf, a game, about."""

from dataclasses import asdict, dataclass
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

from games.registry import GAMES
from teachapp.catalogue import queries
from teachapp.catalogue.shown import GameHead, GamePage, Shelf
from teachapp.reading import language, number, reading_page, shelf_page, with_query

MINUTES = (15, 20, 30, 45, 60)


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


@dataclass(frozen=True, slots=True)
class Pick:
    """A value of a filter."""

    value: Any
    is_current: bool


@shelf_page
def shelf(request: HttpRequest) -> HttpResponse:
    every = queries.library(language())
    most = max((game.head.players[1] for game in every), default=1)
    players = number(request.GET.get("players", ""), 1, most)
    minutes = number(request.GET.get("minutes", ""), 1, 999)
    places = sorted({place.shelf for game in every for place in game.shelves if place.shelf})
    place = request.GET.get("shelf", "")
    games = queries.library(language(), players, minutes, place or None)
    filters = {
        "action": request.path,
        "players": [Pick(each, each == players) for each in range(1, most + 1)],
        "minutes": [Pick(each, each == minutes) for each in MINUTES],
        "shelves": [Pick(each, each == place) for each in places],
    }
    cards = [_facts(game.head, game.shelves) for game in games]
    return render(request, "library/shelf.html", {"games": cards, "filters": filters})


@shelf_page
def game(request: HttpRequest, game: str) -> HttpResponse:
    told = queries.game_page(game, language())
    words = queries.words(game, language())
    variants = queries.variants(game, language()).variants
    page = {
        **_facts(told.head, told.shelves),
        "intro": told.intro,
        "lessons": told.lessons,
        "components": [
            words.text(f"component-{each.id}", count=each.count) for each in told.components
        ],
        "cards": sum(each.count for each in told.components),
        "copies": told.shelves,
        "sources": _sources(told, variants),
        "designer": told.head.designer,
        "year": told.head.year,
        "publishers": ", ".join(told.head.publishers),
        "tables": _tables(game),
        **_links(told),
    }
    context = {"page": page, "game": game, "game_name": told.head.name}
    return render(request, "library/game.html", context)


@reading_page
def about(request: HttpRequest) -> HttpResponse:
    return render(request, "library/about.html")


def csrf_refused(request: HttpRequest, reason: str = "") -> HttpResponse:
    """Say that a form came without its token, as for anything that is not open to the reader."""
    return render(request, "403.html", status=403)


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


def _facts(head: GameHead, shelves: tuple[Shelf, ...]) -> dict[str, Any]:
    return {
        "slug": head.slug,
        "name": head.name,
        "tagline": head.tagline,
        "href": head.href,
        "players_min": head.players[0],
        "players_max": head.players[1],
        "minutes_min": head.minutes[0],
        "minutes_max": head.minutes[1],
        "age": head.age,
        "shelves": sorted({place.shelf for place in shelves if place.shelf}),
    }


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


def _tables(game: str) -> list[dict[str, Any]]:
    new = reverse("tryout:new", args=[game])
    return [
        {"number": each, "href": with_query(new, players=str(each))} for each in GAMES[game].seats
    ]


def _links(told: GamePage) -> dict[str, str]:
    slug = told.head.slug
    return {
        "first_lesson_href": told.lessons[0].href if told.lessons else "",
        "rules_href": reverse("rulebook:rules", args=[slug]),
        "variants_href": reverse("rulebook:variants", args=[slug]),
        "terms_href": reverse("rulebook:terms", args=[slug]),
        "changes_href": reverse("rulebook:changes", args=[slug]),
        "coverage_href": reverse("rulebook:coverage", args=[slug]),
    }
