"""The big screen."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from teachapp.classroom.room.values import HOST, SCREEN, WALL
from teachapp.classroom.screens import shared
from teachapp.classroom.visiting import visit
from teachapp.reading import language


@never_cache
@require_safe
def wall(request: HttpRequest, code: str) -> HttpResponse:
    seen = visit(code, request)
    if seen.badge is None or seen.badge.role not in (HOST, SCREEN):
        return redirect(reverse("classroom:hall", args=[seen.live.code]))
    context = shared.context(seen.live, seen.room, WALL, language())
    context |= shared.following(seen.live, seen.room, seen.badge, language(), WALL)
    return render(request, "classroom/wall.html", context)
