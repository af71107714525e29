"""Everybody in a class, for those who lead: a page of its own, since there may be a thousand."""

from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from teachapp.classroom.models import LiveClass
from teachapp.classroom.presence import looked_at, numbers_around
from teachapp.classroom.refusals import said
from teachapp.classroom.room.roster import SHOWS, RosterRow, found, roster
from teachapp.classroom.room.values import HOST, Refused, Room
from teachapp.classroom.screens.mine import away
from teachapp.classroom.visiting import act, asked_by, new_key, visit
from teachapp.reading import language

A_PAGE = 50
CONFIRMED = ("remove", "bar", "readmit")
SHOWN = {
    "here": pgettext_lazy("people in a class", "Here"),
    "hands": _("Hands up"),
    "unanswered": _("Not answered yet"),
    "gone": pgettext_lazy("people in a class", "Gone"),
}


@dataclass(frozen=True, slots=True)
class Listed:
    """Which part of the list is looked at."""

    show: str
    words: str
    page: int

    @classmethod
    def read(cls, request: HttpRequest) -> "Listed":
        """Return what an address asks for; what can't be meant is the beginning of the list."""
        show, page = request.GET.get("show", ""), request.GET.get("page", "")
        number = int(page) if page.isascii() and page.isdecimal() and len(page) < 6 else 1
        return cls(show if show in SHOWS else "here", request.GET.get("q", "")[:40], max(number, 1))

    def href(self, **changes: Any) -> str:
        """Return the address of another part, or of the same."""
        asked = {"show": self.show, "q": self.words, "page": self.page, **changes}
        return "?" + urlencode({name: value for name, value in asked.items() if value})


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def people(request: HttpRequest, code: str) -> HttpResponse:
    seen = visit(code, request)
    if seen.badge is None or seen.badge.role != HOST:
        return redirect(reverse("classroom:hall", args=[seen.live.code]))
    listed, refused = Listed.read(request), ""
    if request.method == "POST":
        try:
            act(seen, asked_by(seen, request.POST.dict()))
            return redirect(request.path + listed.href())
        except Refused as why:
            refused = said(why, seen.room, language())
    rows = roster(seen.room)
    confirm = request.GET.get("confirm", "")
    asked_for = request.POST.get("person") or request.GET.get("person", "")
    context = {
        "live": seen.live,
        "roster": _page(seen.live, seen.room, rows, listed),
        "person": next((row for row in rows if str(row.number) == asked_for), None),
        "confirm": confirm if confirm in CONFIRMED else "",
        "key": request.POST.get("key") or new_key(),
        "refused": refused,
    }
    return render(request, "classroom/people.html", context, status=409 if refused else 200)


def _page(
    live: LiveClass, room: Room, rows: tuple[RosterRow, ...], listed: Listed
) -> dict[str, Any]:
    fitting = found(rows, listed.show, listed.words)
    pages = max(1, -(-len(fitting) // A_PAGE))
    page = min(listed.page, pages)
    names, here = dict(settings.LANGUAGES), numbers_around(live)
    shown, looked = fitting[(page - 1) * A_PAGE : page * A_PAGE], looked_at(live)
    return {
        "rows": [
            (
                row,
                names.get(row.language, ""),
                row.number in here,
                away(room, looked[row.number]) if row.number in looked else None,
            )
            for row in shown
        ],
        "show": listed.show,
        "words": listed.words,
        "page": page,
        "here": listed.href(page=page),
        "shows": [
            (
                code,
                SHOWN[code],
                len(found(rows, code, listed.words)),
                listed.href(show=code, page=1),
            )
            for code in SHOWS
        ],
        "pages": [(number, listed.href(page=number)) for number in range(1, pages + 1)],
    }
