"""Other devices that belong to a class: instructors beside the first, and big screens."""

from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from teachapp.classroom import passes
from teachapp.classroom.addresses import WayIn, join_way, way_in
from teachapp.classroom.badges import give_badge
from teachapp.classroom.codes import spaced
from teachapp.classroom.log import Asked, append, entry_of
from teachapp.classroom.models import Pass
from teachapp.classroom.publish import publish
from teachapp.classroom.refusals import said
from teachapp.classroom.room.values import HOST, ROOM, SCREEN, Badge, Refused, Room
from teachapp.classroom.visiting import Visit, new_key, visit
from teachapp.reading import language


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def together(request: HttpRequest, code: str) -> HttpResponse:
    """The page of whoever leads: who leads too, and how more devices come in."""
    seen = visit(code, request)
    if seen.badge is None or seen.badge.role != HOST:
        return redirect(reverse("classroom:hall", args=[seen.live.code]))
    refused = ""
    if request.method == "POST":
        try:
            _let_in(request, seen)
            return redirect(request.path)
        except Refused as why:
            refused = said(why, seen.room, language())
    status = 400 if refused else 200
    return render(
        request, "classroom/together.html", _context(request, seen, refused), status=status
    )


def _let_in(request: HttpRequest, seen: Visit) -> None:
    if seen.room.is_closed:
        raise Refused("closed")
    wanted = request.POST.get("do", "")
    if wanted == "screen-code":
        address = request.META.get("REMOTE_ADDR", "")
        typed = request.POST.get("code", "")[:20]
        waiting = passes.typed_pass(typed, SCREEN, address, is_waiting=True)
        passes.adopt(waiting, seen.live)
    elif wanted in (HOST, SCREEN):
        passes.let_in(seen.live, wanted)
    else:
        raise Refused("unreadable")


def _context(request: HttpRequest, seen: Visit, refused: str) -> dict[str, object]:
    invited, shown = (passes.open_pass(seen.live, role) for role in (HOST, SCREEN))
    return {
        "live": seen.live,
        "room": seen.room,
        "me": seen.badge,
        "game": seen.room.game,
        "refused": refused,
        "join": join_way(request, seen.live),
        "invited": _invitation(request, invited) if invited else None,
        "screen_code": spaced(shown.code) if shown else "",
        "screen_until": passes.ends(shown) if shown else None,
        "invited_until": passes.ends(invited) if invited else None,
        "wall_address": way_in(request, reverse("classroom:pair"), "", "").short,
        "screens": Pass.objects.filter(live_class=seen.live, role=SCREEN).exclude(used="").count(),
    }


def _invitation(request: HttpRequest, invited: Pass) -> WayIn:
    path = reverse("classroom:lead-too", args=[invited.code])
    return way_in(request, path, invited.code, gettext("QR code to lead this class too"))


# The other instructor


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def lead_too(request: HttpRequest, code: str = "") -> HttpResponse:
    """Whoever has the code leads too."""
    refused = ""
    if request.method == "POST":
        try:
            return _lead_too(request)
        except Refused as why:
            refused = said(why, Room(), language())
    context = {
        "code": request.POST.get("code", code)[:20],
        "name": request.POST.get("name", ""),
        "key": request.POST.get("key", "")[:32] or new_key(),
        "refused": refused,
    }
    return render(request, "classroom/lead_too.html", context, status=400 if refused else 200)


def _lead_too(request: HttpRequest) -> HttpResponse:
    address = request.META.get("REMOTE_ADDR", "")
    found = passes.typed_pass(request.POST.get("code", "")[:20], HOST, address)
    assert found.live_class is not None
    live, name = found.live_class, request.POST.get("name", "")
    key = f"welcome {found.pk}"
    with transaction.atomic():
        passes.use(found, request.POST.get("key", "")[:32] or new_key())
        before, after = append(live, Asked("welcome", Badge(ROOM), {"name": name}, key))
    publish(live, before, after)
    entry = entry_of(live, key)
    assert entry is not None
    response = redirect(reverse("classroom:lead", args=[live.code]))
    give_badge(response, live, Badge(HOST, entry.number))
    return response
