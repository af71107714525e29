"""Pages of lessons: their list, and each step."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _

from games.core.protocol import OPEN
from teachapp.bad_input import bad_input
from teachapp.catalogue import queries
from teachapp.catalogue.shown import GameHead, LessonPage
from teachapp.lessons.pages import Addresses, Asked, UnknownAnswer, step_page
from teachapp.meta import Data, crumbs, lesson_data
from teachapp.reading import (
    chips,
    language,
    number,
    reading_page,
    table_address,
    terms_in,
    with_query,
)


@reading_page
def lesson_list(request: HttpRequest, game: str) -> HttpResponse:
    return redirect(_lessons_of(queries.head(game, language())))


@reading_page
def step(request: HttpRequest, game: str, lesson: str, label: str = "") -> HttpResponse:
    data = queries.lesson_step(game, lesson, language())
    queries.engine(game)
    played = queries.replay_of(data.script)
    place = _place(data, label)
    words = queries.words(game, language())
    shown = chips(game, language())
    to = _addresses(data)
    try:
        page = step_page(data, played, place, _asked(request), words, shown, to)
    except UnknownAnswer as unknown:
        return bad_input(request, words, unknown.error, unknown.code)
    shown_html = [
        data.lesson.html,
        page.words.html,
        *(question.explanation for question in page.questions),
    ]
    context = {
        "page": page,
        "lesson": data.lesson,
        "first": place == 0,
        "seats": len(page.table.seats),
        "report_href": with_query(
            reverse("reports:report", args=[game]), step=f"{lesson}/{page.words.label}"
        ),
        "teach_href": with_query(reverse("classroom:start"), game=game, lesson=lesson),
        # The first step is told at two addresses; the lesson's own is the one to be found.
        "canonical": data.lesson.href if place == 0 else page.words.href,
        "picture": f"{data.lesson.href}og.png",
        # Said once a lesson: a step is the lightest page there is, and has to stay so.
        "structured": (_way(data), lesson_data(data.head, data.lesson)) if place == 0 else (),
        "terms": terms_in(game, language(), *shown_html),
        **_frame(data),
    }
    return render(request, "lessons/step.html", context)


def _place(data: LessonPage, label: str) -> int:
    labels = [step.label for step in data.steps]
    if label and label not in labels:
        raise Http404(f"no step {label!r}")
    return labels.index(label) if label else 0


def _asked(request: HttpRequest) -> Asked:
    return Asked(
        eyes=request.GET.get("eyes", OPEN),
        tried=request.GET.get("try", ""),
        pick=request.GET.get("pick", ""),
        question=number(request.GET.get("q", "1"), 1, 9) or 0,
        answer=tuple(request.GET.getlist("answer")),
    )


def _frame(data: LessonPage) -> dict[str, Any]:
    head = data.head
    return {"game": head.slug, "game_name": head.name, "lessons_href": _lessons_of(head)}


def _way(data: LessonPage) -> Data:
    head, lesson = data.head, data.lesson
    library = (_("Library"), reverse("library:shelf"))
    return crumbs(library, (head.name, head.href), (lesson.title, lesson.href))


def _lessons_of(head: GameHead) -> str:
    return f"{head.href}#lessons"


def _addresses(data: LessonPage) -> Addresses:
    root, game = data.lesson.href, data.head.slug
    later = data.lessons[data.lessons.index(data.lesson) + 1 :]
    after = {"href": _lessons_of(data.head), "words": _("All lessons")}
    if later:
        after = {"href": later[0].href, "words": _("Next lesson")}
    return Addresses(
        step=lambda label, **query: with_query(f"{root}{label}/", **query),
        table=lambda position, moves, eyes: table_address(game, position, moves=moves, eyes=eyes),
        after=after,
    )
