"""The plan of a class on paper: a reading page, the same bytes for everybody."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render

from games.registry import GAMES
from teachapp.catalogue import queries
from teachapp.classroom.screens.plan import plan_of
from teachapp.classroom.screens.starting import start_href
from teachapp.reading import language, reading_page


@reading_page
def plan(request: HttpRequest) -> HttpResponse:
    slug = request.GET.get("game", "")
    if slug not in GAMES:
        raise Http404(f"no game {slug!r}")
    lessons = queries.lesson_list(slug, language())
    asked = dict.fromkeys(request.GET.getlist("lesson")) or {each.slug: None for each in lessons}
    if not set(asked) <= {each.slug for each in lessons}:
        raise Http404("no such lesson")
    plans = tuple(plan_of(slug, lesson, language()) for lesson in asked)
    context = {
        "game": slug,
        "game_name": queries.head(slug, language()).name,
        "plans": plans,
        "minutes": sum(each.minutes for each in plans),
        "start_href": start_href(slug, request.GET.getlist("lesson")),
    }
    return render(request, "classroom/plan.html", context)
