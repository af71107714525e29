"""The screen of everybody who takes part."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from teachapp.classroom.refusals import said
from teachapp.classroom.room.values import PERSON, Refused
from teachapp.classroom.screens import shared, table
from teachapp.classroom.visiting import act, asked_by, new_key, visit
from teachapp.reading import language


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def hall(request: HttpRequest, code: str) -> HttpResponse:
    seen = visit(code, request)
    if seen.badge is None:
        return redirect(reverse("classroom:join", args=[seen.live.code]))
    if seen.badge.role != PERSON:
        return redirect(reverse("classroom:lead", args=[seen.live.code]))
    me = seen.badge.number
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
        "me": seen.room.people[me],
        "key": new_key(),
        "refused": refused,
        **table.mine(seen, request),
    }
    return render(request, "classroom/hall.html", context, status=409 if refused else 200)
