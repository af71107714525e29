"""The screen of those who lead."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from teachapp.catalogue import queries
from teachapp.classroom.addresses import join_way
from teachapp.classroom.presence import host_is_here
from teachapp.classroom.refusals import said
from teachapp.classroom.room.values import HOST, SCREEN, Refused
from teachapp.classroom.screens import shared, table
from teachapp.classroom.screens.starting import language_choices, plan_href
from teachapp.classroom.visiting import Visit, act, asked_by, visit
from teachapp.reading import language


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def lead(request: HttpRequest, code: str) -> HttpResponse:
    seen = visit(code, request)
    if seen.badge is None or seen.badge.role != HOST:
        page = "wall" if seen.badge and seen.badge.role == SCREEN else "hall"
        return redirect(reverse(f"classroom:{page}", args=[seen.live.code]))
    host_is_here(seen.live)
    why = None
    if request.method == "POST":
        try:
            return _done(request, act(seen, asked_by(seen, table.written(seen, _fields(request)))))
        except Refused as refused:
            why = refused
    context = _context(request, seen, why)
    return render(request, "classroom/lead.html", context, status=shared.status(request, why))


def _fields(request: HttpRequest) -> dict[str, str]:
    """Return a form's fields; of several languages all that were chosen."""
    fields: dict[str, str] = request.POST.dict()
    return {**fields, "languages": " ".join(request.POST.getlist("languages"))}


def _done(request: HttpRequest, seen: Visit) -> HttpResponse:
    """A rehearsal leaves nothing behind once it is closed."""
    if seen.room.is_rehearsal and seen.room.is_closed:
        start = reverse("classroom:start")
        seen.live.delete()
        return redirect(f"{start}?game={seen.room.game}&rehearsed=1")
    return redirect(request.path)


def _context(request: HttpRequest, seen: Visit, why: Refused | None) -> dict[str, Any]:
    assert seen.badge is not None
    room = seen.room
    return {
        **shared.context(seen.live, room, seen.audience, language()),
        **shared.following(seen.live, room, seen.badge, language()),
        **table.leading(seen, request),
        "refused": said(why, room, language()) if why else "",
        "has_moved": why is not None and why.code == "moved-meanwhile",
        "join": join_way(request, seen.live),
        "game_name": queries.head(room.game, language()).name,
        "speaks": language_choices(room.game, room.languages),
        "plan_href": plan_href(room.game, room.lessons) if room.lessons else "",
    }
