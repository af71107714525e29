"""Opening a class: which game, which lessons, which rules, which languages the big screen shows."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from games.core.errors import GameError
from games.registry import GAMES
from teachapp.catalogue import queries
from teachapp.classroom.badges import give_badge
from teachapp.classroom.log import open_class
from teachapp.classroom.refusals import said
from teachapp.classroom.room.leading import MOST_LANGUAGES
from teachapp.classroom.room.values import HOST, Badge, Refused, Room
from teachapp.classroom.screens.owned import own_classes
from teachapp.classroom.screens.starting import (
    Chosen,
    language_choices,
    option_choices,
    options_text,
    plan_href,
    rule_sets,
)
from teachapp.reading import language

USUAL_SEATS = 4


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
    engine, words = GAMES[slug], queries.words(slug, language())
    asked = request.POST if request.method == "POST" else request.GET
    lessons = queries.lesson_list(slug, language())
    chosen = asked.getlist("lesson") or [each.slug for each in lessons]
    position = asked.get("position", "")[:4_000]
    is_table = asked.get("what") == "table" or bool(position) or not lessons
    changed = {name: asked[name] for name in asked if name.startswith("option-") and asked[name]}
    context = {
        "game": slug,
        "game_name": queries.head(slug, language()).name,
        "lessons": lessons,
        "chosen": chosen,
        "is_table": is_table,
        "position": position,
        "seats": _seats(slug, asked.get("seats", "")),
        "rules": rule_sets(engine, words, asked.get("rules", "")),
        "options": option_choices(engine, words, changed),
        "changed": changed,
        "speaks": language_choices(slug, asked.getlist("language") or _usual_languages(slug)),
        "most_languages": MOST_LANGUAGES,
        "name": asked.get("name", ""),
        "rehearsal": asked.get("rehearsal") == "1",
        "rehearsed": request.GET.get("rehearsed") == "1",
        "plan_href": plan_href(slug, chosen),
        "refused": refused,
    }
    return render(request, "classroom/start.html", context, status=status)


def _seats(slug: str, asked: str) -> tuple[Chosen, ...]:
    possible = GAMES[slug].seats
    usual = USUAL_SEATS if USUAL_SEATS in possible else possible[0]
    current = asked if asked.isdecimal() and int(asked) in possible else str(usual)
    return tuple(Chosen(str(each), str(each), str(each) == current) for each in possible)


def _usual_languages(slug: str) -> list[str]:
    """One's own language, then the others as far as the screen holds them."""
    return [each.value for each in language_choices(slug, ())][:MOST_LANGUAGES]


def _open(request: HttpRequest, slug: str) -> HttpResponse:
    owner = request.user if request.user.is_authenticated else None
    try:
        live, _room = open_class(slug, _fields(request, slug), owner)
    except Refused as refused:
        return _form(request, slug, said(refused, Room(), language()), status=400)
    response = redirect(reverse("classroom:lead", args=[live.code]))
    give_badge(response, live, Badge(HOST, 1))
    return response


def _fields(request: HttpRequest, slug: str) -> dict[str, str]:
    posted = request.POST
    is_table = posted.get("what") == "table"
    if len(posted.getlist("language")) > MOST_LANGUAGES:
        raise Refused("too-many-languages")
    if not is_table and not posted.getlist("lesson"):
        raise Refused("nothing-chosen")
    return {
        "lessons": "" if is_table else " ".join(posted.getlist("lesson")),
        "position": posted.get("position", ""),
        "seats": posted.get("seats", ""),
        "languages": " ".join(posted.getlist("language") or _usual_languages(slug)),
        "options": _options(slug, posted.dict()),
        "name": posted.get("name", ""),
        "rehearsal": posted.get("rehearsal", ""),
    }


def _options(slug: str, posted: dict[str, Any]) -> str:
    text = options_text(GAMES[slug], posted)
    try:
        GAMES[slug].options(text)
    except GameError as error:
        raise Refused("unreadable") from error
    return text
