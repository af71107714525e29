"""Joining a class: its code, then a name and a language. No account."""

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from teachapp.classroom.badges import give_badge
from teachapp.classroom.codes import typed_code
from teachapp.classroom.log import Asked, entry_of
from teachapp.classroom.refusals import said
from teachapp.classroom.room.values import PERSON, ROOM, Badge, Refused
from teachapp.classroom.visiting import Visit, act, new_key, visit
from teachapp.reading import language


@never_cache
@require_safe
def which(request: HttpRequest) -> HttpResponse:
    """Ask for the code, and lead to the class it belongs to."""
    typed = request.GET.get("code", "")
    code = typed_code(typed)
    if code:
        return redirect(reverse("classroom:join", args=[code]))
    return render(request, "classroom/which.html", {"typed": typed}, status=400 if typed else 200)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def join(request: HttpRequest, code: str) -> HttpResponse:
    seen = visit(code, request)
    if seen.badge is not None:
        return redirect(_page_of(seen))
    if request.method == "POST":
        return _join(request, seen)
    return _form(request, seen)


def _page_of(seen: Visit, speaks: str = "") -> str:
    page = reverse("classroom:hall", args=[seen.live.code])
    return page.replace(f"/{language()}/", f"/{speaks}/", 1) if speaks else page


def _form(request: HttpRequest, seen: Visit, refused: str = "", status: int = 200) -> HttpResponse:
    context = {
        "live": seen.live,
        "room": seen.room,
        "key": request.POST.get("key") or new_key(),
        "name": request.POST.get("name", ""),
        "refused": refused,
    }
    return render(request, "classroom/join.html", context, status=status)


def _join(request: HttpRequest, seen: Visit) -> HttpResponse:
    spoken = {code for code, _name in settings.LANGUAGES}
    speaks = request.POST.get("language", "")
    speaks = speaks if speaks in spoken else language()
    key = f"join {request.POST.get('key', '')[:40] or new_key()}"
    fields = {"name": request.POST.get("name", ""), "language": speaks}
    try:
        seen = act(seen, Asked("join", Badge(ROOM), fields, key))
    except Refused as refused:
        return _form(request, seen, said(refused, seen.room, language()), status=400)
    entry = entry_of(seen.live, key)
    assert entry is not None
    response = redirect(_page_of(seen, speaks))
    give_badge(response, seen.live, Badge(PERSON, entry.number))
    return response
