"""What a class answered, for those who lead: as a page and as a sheet, as long as it is kept."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from teachapp.classroom import sheet as sheets
from teachapp.classroom.results import lines
from teachapp.classroom.results import results as results_of
from teachapp.classroom.room.values import HOST
from teachapp.classroom.visiting import Visit, visit
from teachapp.reading import language


@never_cache
@require_safe
def results(request: HttpRequest, code: str) -> HttpResponse:
    seen = visit(code, request)
    if not _may_see(request, seen):
        return redirect(reverse("classroom:hall", args=[seen.live.code]))
    found = results_of(seen.room, language())
    context = {
        "live": seen.live,
        "room": seen.room,
        "game": seen.room.game,
        "results": found,
        "leads": seen.badge is not None and seen.badge.role == HOST,
    }
    return render(request, "classroom/results.html", context)


@never_cache
@require_safe
def sheet(request: HttpRequest, code: str) -> HttpResponse:
    seen = visit(code, request)
    if not _may_see(request, seen):
        return redirect(reverse("classroom:hall", args=[seen.live.code]))
    text = sheets.sheet(lines(seen.room, language()))
    response = HttpResponse(text, content_type="text/csv; charset=utf-8")
    name = f"{seen.live.code}-{language()}.csv"
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


def _may_see(request: HttpRequest, seen: Visit) -> bool:
    """Those who lead, and who opened the class with an account, wherever they are logged in."""
    if seen.badge is not None and seen.badge.role == HOST:
        return True
    owner = seen.live.owner_id
    return owner is not None and request.user.is_authenticated and request.user.pk == owner
