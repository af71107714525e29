"""The screen of everybody who takes part."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from teachapp.catalogue import queries
from teachapp.classroom import own
from teachapp.classroom.expiry import kept_for
from teachapp.classroom.log import Asked
from teachapp.classroom.presence import host_is_gone, looks_around, people_around
from teachapp.classroom.refusals import said
from teachapp.classroom.room.leading import needed
from teachapp.classroom.room.values import PERSON, Badge, Person, Refused
from teachapp.classroom.screens import shared, table
from teachapp.classroom.screens.mine import looks_at, mine
from teachapp.classroom.screens.past import over
from teachapp.classroom.visiting import Visit, act, asked_by, new_key, visit
from teachapp.reading import language, with_query


def taking_over(seen: Visit, badge: Badge, asks: bool) -> dict[str, Any]:
    """Return what the page says of leading: that nobody does, who offers to, whether one agreed."""
    offer = seen.room.takeover
    if not asks and offer is None:
        return {}
    agreed = len(offer.agreed) if offer else 0
    return {
        "asks_to_lead": asks,
        "host_is_gone": host_is_gone(seen.live),
        "offer": offer,
        "offers": seen.room.people[offer.person].name if offer else "",
        "is_mine": offer is not None and offer.person == badge.number,
        "has_agreed": offer is not None and badge.number in offer.agreed,
        "still_needed": max(needed(people_around(seen.live)) - agreed, 0),
    }


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def hall(request: HttpRequest, code: str) -> HttpResponse:
    seen = visit(code, request)
    if seen.badge is None:
        return redirect(reverse("classroom:join", args=[seen.live.code]))
    if seen.badge.role != PERSON:
        return redirect(reverse("classroom:lead", args=[seen.live.code]))
    me = seen.room.people[seen.badge.number]
    if not _takes_part(seen, me):
        looks_around(seen.live, me.number, "", "")
        return redirect(reverse("classroom:join", args=[seen.live.code]))
    refused = ""
    if request.method == "POST":
        poll, chosen = own.posted(request.POST)
        try:
            seen = act(seen, asked_by(seen, request.POST.dict(), chosen))
            refused = own.answered_before(seen.room, me.number, poll, chosen, language())
            if not refused:
                return redirect(_here(request, seen))
        except Refused as why:
            refused = said(why, seen.room, language())
    else:
        seen = _speaks(request, seen, me)
    return _over(request, seen) if seen.room.is_closed else _screen(request, seen, refused)


def _takes_part(seen: Visit, me: Person) -> bool:
    """Say whether somebody is in the class, or was when it ended or they left."""
    return me.state == "here" or (me.state == "left" and seen.room.is_closed)


def _here(request: HttpRequest, seen: Visit) -> str:
    """Return the address of what is shown, without what was asked there."""
    address = reverse("classroom:hall", args=[seen.live.code])
    return with_query(address, at=looks_at(seen.room, request.GET.get("at", "")))


def _speaks(request: HttpRequest, seen: Visit, me: Person) -> Visit:
    """Note that somebody has gone on in another language: the address says which."""
    is_page = request.method == "GET" and not request.headers.get("HX-Request")
    if me.language == language() or seen.room.is_closed or not is_page:
        return seen
    assert seen.badge is not None
    try:
        return act(seen, Asked("speak", seen.badge, {"language": language()}))
    except Refused:
        return seen  # too often to and fro; the page speaks it anyway


def _screen(request: HttpRequest, seen: Visit, refused: str) -> HttpResponse:
    assert seen.badge is not None
    room, place = seen.room, looks_at(seen.room, request.GET.get("at", ""))
    me = room.people[seen.badge.number]
    looks_around(seen.live, me.number, room.place.lesson, place)
    asks, is_late = request.GET.get("about", "")[:80], request.GET.get("late") == "1"
    context = {
        **shared.context(seen.live, room, seen.audience, language(), place),
        **shared.following(seen.live, room, seen.badge, language()),
        "me": me,
        "mine": mine(room, me, language(), place, asks, is_late),
        "here": _here(request, seen),
        "game_name": queries.head(room.game, language()).name,
        "key": new_key(),
        **own.context(room, me.number, language()),
        "refused": refused,
        **taking_over(seen, seen.badge, "lead" in request.GET),
        **table.mine(seen, request),
    }
    return render(request, "classroom/hall.html", context, status=409 if refused else 200)


def _over(request: HttpRequest, seen: Visit) -> HttpResponse:
    assert seen.badge is not None
    room = seen.room
    me = room.people[seen.badge.number]
    head = queries.head(room.game, language())
    context = {
        "over": over(room, language(), me),
        "me": me,
        "head": head,
        "game": room.game,
        "game_name": head.name,
        "days": kept_for(seen.live).days,
    }
    return render(request, "classroom/over.html", context)
