"""The screen of those who lead."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from teachapp.classroom.presence import host_is_here
from teachapp.classroom.refusals import said
from teachapp.classroom.room.values import HOST, Refused
from teachapp.classroom.screens import shared, table
from teachapp.classroom.visiting import act, asked_by, visit
from teachapp.reading import language


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def lead(request: HttpRequest, code: str) -> HttpResponse:
    seen = visit(code, request)
    if seen.badge is None or seen.badge.role != HOST:
        return redirect(reverse("classroom:hall", args=[seen.live.code]))
    badge = seen.badge
    host_is_here(seen.live)
    refused = ""
    if request.method == "POST":
        try:
            seen = act(seen, asked_by(seen, table.written(seen, request.POST.dict())))
            return redirect(request.path)
        except Refused as why:
            refused = said(why, seen.room, language())
    context = shared.context(seen.live, seen.room, seen.audience, language())
    context |= shared.following(seen.live, seen.room, badge, language())
    context |= table.leading(seen, request)
    context["refused"] = refused
    return render(request, "classroom/lead.html", context, status=409 if refused else 200)
