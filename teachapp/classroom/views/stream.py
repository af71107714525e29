"""How screens follow where no stream comes through: they ask for what is newer."""

from django.http import HttpRequest, HttpResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from teachapp.classroom.publish import message
from teachapp.classroom.room.values import HOST, WALL
from teachapp.classroom.visiting import visit
from teachapp.players import number
from teachapp.reading import language


@never_cache
@require_safe
def newer(request: HttpRequest, code: str) -> HttpResponse:
    """Answer the part of a screen that is the same for its audience, or 204 where it is not newer;
    403 to those who have no such screen: their page says why."""
    seen = visit(code, request)
    if seen.badge is None or (seen.person is not None and seen.person.state != "here"):
        return HttpResponse(status=403)
    audience = seen.audience
    if seen.badge.role == HOST and request.GET.get("wall"):
        audience = WALL
    has = number(request.GET.get("version", ""), 0, 10**9) or 0
    if seen.room.version(audience) <= has:
        return HttpResponse(status=204)
    return HttpResponse(message(seen.live, seen.room, audience, language()).body)
