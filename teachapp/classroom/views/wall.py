"""The big screen, and how a device becomes one."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from teachapp.classroom import passes
from teachapp.classroom.addresses import join_way
from teachapp.classroom.badges import give_badge
from teachapp.classroom.codes import spaced
from teachapp.classroom.models import LiveClass, Pass
from teachapp.classroom.refusals import said
from teachapp.classroom.room.values import HOST, SCREEN, WALL, Badge, Refused, Room
from teachapp.classroom.screens import shared
from teachapp.classroom.visiting import act, asked_by, new_key, visit
from teachapp.reading import language

COOKIE = "ruletable_screen"
"""What a screen is known by before it belongs to a class."""
FROM_THE_WALL = frozenset({"step"})
"""What a clicker can ask for."""


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def wall(request: HttpRequest, code: str) -> HttpResponse:
    """Show the class; who leads can also go on and back from here."""
    seen = visit(code, request)
    if seen.badge is None or seen.badge.role not in (HOST, SCREEN):
        return redirect(reverse("classroom:hall", args=[seen.live.code]))
    leads = seen.badge.role == HOST
    refused = ""
    if request.method == "POST":
        try:
            asked = asked_by(seen, request.POST.dict())
            if not leads or asked.kind not in FROM_THE_WALL:
                raise Refused("not-allowed")
            act(seen, asked)
            return redirect(request.path)
        except Refused as why:
            refused = said(why, seen.room, language())
    context: dict[str, Any] = shared.context(seen.live, seen.room, WALL, language())
    context |= shared.following(seen.live, seen.room, seen.badge, language(), WALL)
    context |= {"refused": refused, "leads": leads, "join": join_way(request, seen.live)}
    return render(request, "classroom/wall.html", context, status=shared.status(request, refused))


# How a device becomes a big screen


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def pair(request: HttpRequest) -> HttpResponse:
    """Show a code that whoever leads types, or take the one that they show."""
    waiting = passes.waiting_screen(request.COOKIES.get(COOKIE, ""))
    if waiting and waiting.live_class:
        shows = _shows(waiting, waiting.live_class, waiting.holder)
        return _by_script(shows) if "HX-Request" in request.headers else shows
    refused = ""
    if request.method == "POST":
        try:
            return _wait() if request.POST.get("do") == "wait" else _typed(request)
        except Refused as why:
            refused = said(why, Room(), language())
    context = {
        "code": spaced(waiting.code) if waiting else "",
        "until": passes.ends(waiting) if waiting else None,
        "typed": request.POST.get("code", "")[:20],
        "key": request.POST.get("key", "")[:32] or new_key(),
        "refused": refused,
    }
    return render(request, "classroom/pair.html", context, status=400 if refused else 200)


def _wait() -> HttpResponse:
    waiting = passes.screen_waits()
    response = redirect(reverse("classroom:pair"))
    lasts = int(passes.LASTS.total_seconds())
    response.set_cookie(COOKIE, waiting.holder, max_age=lasts, httponly=True, samesite="Lax")
    return response


def _typed(request: HttpRequest) -> HttpResponse:
    address = request.META.get("REMOTE_ADDR", "")
    found = passes.typed_pass(request.POST.get("code", "")[:20], SCREEN, address)
    assert found.live_class is not None
    return _shows(found, found.live_class, request.POST.get("key", "")[:32] or new_key())


def _shows(found: Pass, live: LiveClass, key: str) -> HttpResponse:
    passes.use(found, key)
    response = redirect(reverse("classroom:wall", args=[live.code]))
    give_badge(response, live, Badge(SCREEN, found.pk))
    response.delete_cookie(COOKIE, samesite="Lax")
    return response


def _by_script(response: HttpResponse) -> HttpResponse:
    """Let htmx open the page that the screen is led to, with all that belongs to it."""
    led = HttpResponse()
    led["HX-Redirect"] = response["Location"]
    led.cookies = response.cookies
    return led
