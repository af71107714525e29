"""The service worker and its page, the manifest, what belongs to a whole game, readings of words.

What differs by reader stays in the reader's browser: these answers are the same for everybody.
"""

from dataclasses import asdict

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.templatetags.static import static
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_safe

from teachapp.catalogue import queries
from teachapp.reading import game_addresses, language, reading_page

_WORKER = settings.BASE_DIR / "teachapp" / "static" / "js" / "service-worker.js"
PAPER, PLUM = "#faf6ee", "#54205f"
ICONS = (
    ("favicon.svg", "any", "any"),
    ("icons/app-192.png", "192x192", "any"),
    ("icons/app-512.png", "512x512", "any"),
    ("icons/app-maskable.svg", "any", "maskable"),
    ("icons/app-maskable-512.png", "512x512", "maskable"),
)


@csrf_exempt
@require_safe
def service_worker(request: HttpRequest) -> HttpResponse:
    """Give out the worker from the root, so that all pages are its own; never from a cache."""
    response = HttpResponse(
        _WORKER.read_text("utf-8"), content_type="text/javascript; charset=utf-8"
    )
    response.headers["Cache-Control"] = "no-cache"
    return response


@reading_page
def manifest(request: HttpRequest) -> HttpResponse:
    """Say how the site looks as an app of its own."""
    home = reverse("library:shelf")
    told = {
        "id": "/",
        "name": _("Ruletable: card-game rulebooks"),
        "short_name": "Ruletable",
        "description": _("Card-game rulebooks that you can play, clause by clause."),
        "lang": language(),
        "start_url": home,
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PLUM,
        "icons": [
            {"src": static(src), "sizes": sizes, "type": _type(src), "purpose": purpose}
            for src, sizes, purpose in ICONS
        ],
    }
    return JsonResponse(
        told, content_type="application/manifest+json", json_dumps_params={"ensure_ascii": False}
    )


def _type(src: str) -> str:
    return "image/svg+xml" if src.endswith(".svg") else "image/png"


@reading_page
def offline(request: HttpRequest) -> HttpResponse:
    """Stand in for a page that the browser has not kept, and list those that it has."""
    return render(request, "reader/offline.html")


@reading_page
def readings(request: HttpRequest, game: str = "") -> HttpResponse:
    """Give out how words are read: a game's and the shared ones, or without a game all."""
    told = asdict(queries.readings(game, language()))
    return JsonResponse(told, json_dumps_params={"ensure_ascii": False, "separators": (",", ":")})


@reading_page
def whole_game(request: HttpRequest, game: str) -> HttpResponse:
    """List everything that a reader keeps who keeps a game: its words, and each step of it."""
    addresses = [reverse("library:shelf"), *game_addresses(game, language())]
    if language() in queries.languages_with_readings():
        addresses.append(reverse("reader:game-readings", args=[game]))
    return JsonResponse(addresses, safe=False)
