"""Joining a class: its code, then a name and a language. No account.

Whoever was in the class before, as their badge says, comes back as the same person or as another;
whoever was barred does neither. A badge is a browser's, and a browser is not a person: who clears
it, or takes another phone, is somebody new. Those who lead can keep the class locked.
"""

from random import SystemRandom
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_safe

from teachapp.catalogue import queries
from teachapp.classroom.badges import give_badge
from teachapp.classroom.codes import typed_code
from teachapp.classroom.expiry import kept_for
from teachapp.classroom.log import Asked, entry_of
from teachapp.classroom.nicknames import offered
from teachapp.classroom.refusals import said
from teachapp.classroom.room.values import PERSON, ROOM, Badge, Person, Refused
from teachapp.classroom.screens.past import has_begun
from teachapp.classroom.views.door import ask_for_code
from teachapp.classroom.visiting import Visit, act, new_key, visit
from teachapp.reading import language, with_query

NAMES_AVOIDED = 200
"""Names of others that a new one is compared with: of more, a like one does no harm."""


@csrf_exempt
@require_safe
@never_cache
def short(request: HttpRequest, code: str = "") -> HttpResponse:
    """Lead from the address that codes and posters have to the one in the reader's language."""
    if not code:
        return redirect(reverse("classroom:which"))
    return redirect(reverse("classroom:join", args=[typed_code(code) or code[:40]]))


@never_cache
@require_safe
def which(request: HttpRequest) -> HttpResponse:
    """Ask for the code, and lead to the class it belongs to."""
    typed = request.GET.get("code", "")
    code = typed_code(typed)
    if code:
        return redirect(reverse("classroom:join", args=[code]))
    if not typed:
        return ask_for_code(request)
    fault = _("A code is six letters and digits. None of them looks like another: there is no O.")
    return ask_for_code(request, typed, fault, status=400)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def join(request: HttpRequest, code: str) -> HttpResponse:
    seen = visit(code, request)
    before = _before(seen)
    if seen.badge is not None and (before is None or before.state == "here"):
        return redirect(_page_of(seen))
    if seen.room.is_closed:
        return _page(request, seen, status=410)
    if request.method == "POST" and "another" not in request.POST:
        return _come_in(request, seen, before)
    return _page(request, seen)


def _before(seen: Visit) -> Person | None:
    """Return who the browser's owner was in this class."""
    if seen.badge is None or seen.badge.role != PERSON:
        return None
    return seen.room.people[seen.badge.number]


def _page_of(seen: Visit, speaks: str = "") -> str:
    page = reverse("classroom:hall", args=[seen.live.code])
    return page.replace(f"/{language()}/", f"/{speaks}/", 1) if speaks else page


def _page(
    request: HttpRequest, seen: Visit, refused: Refused | None = None, status: int = 200
) -> HttpResponse:
    room = seen.room
    head = queries.head(room.game, language())
    lessons = {each.slug: each for each in queries.lesson_list(room.game, language())}
    context: dict[str, Any] = {
        "live": seen.live,
        "room": room,
        "game": room.game,
        "head": head,
        "lessons": [lessons[slug] for slug in room.lessons if slug in lessons],
        "leader": next((host.name for host in room.hosts.values()), ""),
        "before": _before(seen),
        "key": request.POST.get("key") or new_key(),
        "name": _name(request, seen),
        "speaks": request.POST.get("language", "") or language(),
        "days": kept_for(seen.live).days,
        "code": refused.code if refused else "",
        "refused": said(refused, room, language()) if refused else "",
    }
    return render(request, "classroom/join.html", context, status=status)


def _name(request: HttpRequest, seen: Visit) -> str:
    """Return what stands in the field: what was typed, or a name that is on offer."""
    if request.method == "POST" and "another" not in request.POST:
        return request.POST.get("name", "")[:200]
    others = [person.name for person in seen.room.present()[-NAMES_AVOIDED:]]
    return offered(SystemRandom(), [*others, request.POST.get("name", "")[:200]])


def _come_in(request: HttpRequest, seen: Visit, before: Person | None) -> HttpResponse:
    speaks = _speaks(request)
    asked = _asked(request, before, speaks)
    try:
        seen = act(seen, asked)
    except Refused as refused:
        return _page(request, seen, refused, 400 if refused.code == "no-name" else 409)
    entry = entry_of(seen.live, asked.key)
    assert entry is not None
    number = entry.body["person"]
    late = "1" if has_begun(seen.room) else ""
    response = redirect(with_query(_page_of(seen, speaks), late=late))
    give_badge(response, seen.live, Badge(PERSON, number))
    return response


def _speaks(request: HttpRequest) -> str:
    speaks = request.POST.get("language", "")
    return speaks if speaks in dict(settings.LANGUAGES) else language()


def _asked(request: HttpRequest, before: Person | None, speaks: str) -> Asked:
    """Return the wish to come in: again as who one was, or as somebody new."""
    key = f"{request.POST.get('key', '')[:40]}".replace("\0", "") or new_key()
    number = str(before.number) if before else ""
    if request.POST.get("do") == "return" and before is not None:
        fields = {"person": number, "language": speaks}
        return Asked("return", Badge(ROOM), fields, f"return {number} {key}"[:64])
    fields = {"name": request.POST.get("name", ""), "language": speaks, "before": number}
    return Asked("join", Badge(ROOM), fields, f"join {key}")
