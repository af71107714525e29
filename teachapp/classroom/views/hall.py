"""The screen of everybody who takes part."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from teachapp.classroom.presence import host_is_gone, people_around
from teachapp.classroom.refusals import said
from teachapp.classroom.room.leading import needed
from teachapp.classroom.room.values import PERSON, Badge, Refused
from teachapp.classroom.screens import shared
from teachapp.classroom.visiting import Visit, act, asked_by, new_key, visit
from teachapp.reading import language


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
    badge = seen.badge
    refused = ""
    if request.method == "POST":
        chosen = tuple(request.POST.getlist("answer"))
        try:
            seen = act(seen, asked_by(seen, request.POST.dict(), chosen))
            return redirect(request.get_full_path())
        except Refused as why:
            refused = said(why, seen.room, language())
    place = request.GET.get("at", "")
    context = {
        **shared.context(seen.live, seen.room, seen.audience, language(), place),
        **shared.following(seen.live, seen.room, badge, language()),
        "me": seen.room.people[badge.number],
        "key": new_key(),
        "refused": refused,
        **taking_over(seen, badge, "lead" in request.GET),
    }
    return render(request, "classroom/hall.html", context, status=409 if refused else 200)
