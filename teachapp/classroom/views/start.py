"""Opening a class: which game, which lessons, which languages the big screen shows."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from games.registry import GAMES
from teachapp.catalogue import queries
from teachapp.classroom.badges import give_badge
from teachapp.classroom.log import open_class
from teachapp.classroom.refusals import said
from teachapp.classroom.room.values import HOST, Badge, Refused, Room
from teachapp.classroom.screens.owned import own_classes
from teachapp.reading import language


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def start(request: HttpRequest) -> HttpResponse:
    slug = request.POST.get("game", "") or request.GET.get("game", "")
    if not slug:
        context = {"games": queries.library(language()), "own": own_classes(request.user)}
        return render(request, "classroom/start.html", context)
    if slug not in GAMES:
        raise Http404(f"no game {slug!r}")
    if request.method == "POST":
        return _open(request, slug)
    return _form(request, slug)


def _form(request: HttpRequest, slug: str, refused: str = "", status: int = 200) -> HttpResponse:
    head = queries.head(slug, language())
    context = {
        "game": slug,
        "game_name": head.name,
        "lessons": queries.lesson_list(slug, language()),
        "chosen": request.POST.getlist("lesson") or request.GET.getlist("lesson"),
        "told_in": head.languages,
        "refused": refused,
    }
    return render(request, "classroom/start.html", context, status=status)


def _open(request: HttpRequest, slug: str) -> HttpResponse:
    fields = {
        "lessons": " ".join(request.POST.getlist("lesson")),
        "languages": " ".join(request.POST.getlist("language") or [language()]),
        "options": request.POST.get("options", ""),
        "name": request.POST.get("name", "") or _("Instructor"),
        "rehearsal": request.POST.get("rehearsal", ""),
    }
    owner = request.user if request.user.is_authenticated else None
    try:
        live, _room = open_class(slug, fields, owner)
    except Refused as refused:
        return _form(request, slug, said(refused, Room(), language()), status=400)
    response = redirect(reverse("classroom:lead", args=[live.code]))
    give_badge(response, live, Badge(HOST, 1))
    return response
