"""What robots read: robots.txt, sitemaps; and the pictures that stand for pages."""

from collections.abc import Iterable
from typing import Any

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.cache import cache_control
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_safe

from teachapp.catalogue import queries
from teachapp.meta import summary
from teachapp.reading import absolute, language, reading_page
from teachapp.sharing.picture import can_draw, picture

PARTS = ("", "rules/", "teach/", "terms/", "variants/", "changes/", "coverage/", "box/")
"""The pages of every game, below its own address."""
SITE = ("", "about/")


@csrf_exempt
@require_safe
@cache_control(public=True, max_age=3600)
def robots(request: HttpRequest) -> HttpResponse:
    """Keep robots away from tables, of which there is no end, from forms and from live classes."""
    lines = ["User-agent: *"]
    hidden = ("/admin/", "/*/table/", "/*/report/", "/*/class/", "/*/join/", "/join/")
    lines += [f"Disallow: {path}" for path in hidden]
    lines += ["", f"Sitemap: {absolute(request, '/sitemap.xml')}", ""]
    return HttpResponse("\n".join(lines), content_type="text/plain; charset=utf-8")


@csrf_exempt
@require_safe
def sitemaps(request: HttpRequest) -> HttpResponse:
    """List the sitemaps, one a game: together they may be more than one file may hold."""
    paths = ["/sitemap-site.xml"]
    paths += [f"/sitemap-game-{slug}.xml" for slug in queries.games_told()]
    context = {"places": [absolute(request, path) for path in paths]}
    return _xml(request, "sitemaps.xml", context)


@csrf_exempt
@require_safe
def site_map(request: HttpRequest) -> HttpResponse:
    return _map(request, [code for code, _name in settings.LANGUAGES], SITE)


@csrf_exempt
@require_safe
def game_map(request: HttpRequest, game: str) -> HttpResponse:
    """List every page of a game in all its languages."""
    languages = queries.games_told().get(game)
    if languages is None:
        raise queries.NotFound("game", game)
    parts = [*PARTS, "crib/"] if queries.head(game, languages[0]).has_crib else PARTS
    paths = [f"{game}/{part}" for part in parts]
    paths += [f"{game}/rules/{clause}/" for clause in queries.clauses_of(game)]
    for lesson, labels in queries.steps_of(game).items():
        root = f"{game}/lessons/{lesson}/"
        # The first step is what the lesson's own address shows.
        paths += [root, *(f"{root}{label}/" for label in labels[1:])]
    return _map(request, languages, paths)


def _map(request: HttpRequest, languages: Iterable[str], paths: Iterable[str]) -> HttpResponse:
    pages = []
    for path in paths:
        told = [(code, absolute(request, f"/{code}/{path}")) for code in languages]
        pages += [{"place": place, "told": told} for _code, place in told]
    return _xml(request, "sitemap.xml", {"pages": pages})


def _xml(request: HttpRequest, template: str, context: dict[str, Any]) -> HttpResponse:
    return render(request, f"sharing/{template}", context, content_type="application/xml")


@reading_page
def site_picture(request: HttpRequest) -> HttpResponse:
    return _picture("Ruletable", _("The rulebook you can play"))


@reading_page
def game_picture(request: HttpRequest, game: str) -> HttpResponse:
    head = queries.head(game, language())
    return _picture(head.name, head.tagline, game)


@reading_page
def lesson_picture(request: HttpRequest, game: str, lesson: str) -> HttpResponse:
    head = queries.head(game, language())
    lines = {line.slug: line for line in queries.lesson_list(game, language())}
    if lesson not in lines:
        raise queries.NotFound("lesson", lesson)
    return _picture(lines[lesson].title, f"{head.name} · {summary(lines[lesson].html)}", game)


def _picture(title: str, below: str, game: str = "") -> HttpResponse:
    if not can_draw(language()):
        raise Http404("no font for this language")
    return HttpResponse(picture(title, below, language(), game), content_type="image/png")
