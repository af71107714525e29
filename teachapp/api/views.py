"""How a resource is served: GET and HEAD with an ETag, JSON for whoever asks, from any site.

Answers are reading pages (`teachapp.reading`): the same bytes for everybody as long as code,
content and address are the same.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from django.conf import settings
from django.core.exceptions import SuspiciousOperation
from django.http import Http404, HttpRequest, HttpResponse, HttpResponsePermanentRedirect
from django.urls import resolve
from django.utils.http import urlencode
from django.views.decorators.csrf import csrf_exempt

from teachapp.api import answers
from teachapp.api.asking import Asked, read_query
from teachapp.api.openapi import document
from teachapp.api.problems import Problem, refusal
from teachapp.api.route import Route
from teachapp.api.routes import ROUTES
from teachapp.api.telling import Found
from teachapp.catalogue import queries
from teachapp.reading import CACHE_CONTROL, reading_page

View = Callable[..., HttpResponse]
METHODS = "GET, HEAD, OPTIONS"
LICENSE = answers.License(
    "CC BY 4.0", "https://creativecommons.org/licenses/by/4.0/", "the Ruletable authors"
)
A_DAY = "86400"


def served(view: View) -> View:
    """Let a view answer GET and HEAD as reading pages do, and tell problems as JSON."""
    make = reading_page(view)

    @csrf_exempt
    def respond(request: HttpRequest, **names: str) -> HttpResponse:
        try:
            response = _respond(request, make, names)
        except Problem as problem:
            response = refusal(problem, _language_of_problems(request))
            response.headers["Cache-Control"] = CACHE_CONTROL
            if problem.code == "method-not-allowed":
                response.headers["Allow"] = METHODS
        response.headers["Access-Control-Allow-Origin"] = "*"
        response.headers["Access-Control-Expose-Headers"] = "ETag, Link"
        return response

    return respond


def _respond(request: HttpRequest, make: View, names: dict[str, str]) -> HttpResponse:
    if request.method == "OPTIONS":
        return _preflight()
    if request.method not in ("GET", "HEAD"):
        raise Problem("method-not-allowed")
    try:
        return make(request, **names)
    except SuspiciousOperation:  # such as thousands of parameters
        raise Problem("bad-request") from None
    except Http404:  # content was loaded anew in between
        raise Problem("not-found") from None


def _preflight() -> HttpResponse:
    """Say that a page of another site may ask, with an ETag too."""
    response = HttpResponse(status=204)
    response.headers["Allow"] = METHODS
    response.headers["Access-Control-Allow-Methods"] = METHODS
    response.headers["Access-Control-Allow-Headers"] = "If-None-Match"
    response.headers["Access-Control-Max-Age"] = A_DAY
    return response


def _language_of_problems(request: HttpRequest) -> str:
    """Return the first language asked for that the site speaks, else English."""
    spoken = {code for code, _ in settings.LANGUAGES}
    try:
        asked = request.GET.get("language", "").split(",")
    except SuspiciousOperation:
        asked = []
    return next((code for code in asked if code in spoken), settings.LANGUAGE_CODE)


def resource(route: Route) -> View:
    """Return the view of a route."""
    return served(partial(_answer, route))


def _answer(route: Route, request: HttpRequest, **names: str) -> HttpResponse:
    asked = read_query(request.GET, route.parameters)
    found = route.read(asked, **names)
    about = answers.About(queries.content_version()[:12], found.languages, LICENSE)
    links = {"license": LICENSE.url}
    answer: Any
    if route.is_list:
        answer = _page(request, asked, found, about)
        told = ((name, getattr(answer.links, name)) for name in ("first", "prev", "next", "last"))
        links |= {name: href for name, href in told if href}
    else:
        answer = answers.Item(found.value, about)
    response = _json(answer)
    response.headers["Link"] = ", ".join(f'<{href}>; rel="{rel}"' for rel, href in links.items())
    return response


def _page(
    request: HttpRequest, asked: Asked, found: Found, about: answers.About
) -> answers.Page[Any]:
    per_page = asked.per_page
    pages = max(1, -(-len(found.value) // per_page))
    if asked.page > pages:
        raise Problem("unknown-page", "page", (f"1-{pages}",))

    def href(number: int) -> str:
        query = {**request.GET.dict(), "page": str(number)}
        return f"{request.path}?{urlencode(query)}"

    start = (asked.page - 1) * per_page
    return answers.Page(
        items=found.value[start : start + per_page],
        count=len(found.value),
        page=asked.page,
        pages=pages,
        per_page=per_page,
        links=answers.Links(
            first=href(1),
            prev=href(asked.page - 1) if asked.page > 1 else None,
            next=href(asked.page + 1) if asked.page < pages else None,
            last=href(pages),
        ),
        about=about,
    )


def _json(answer: object) -> HttpResponse:
    return HttpResponse(answers.written(answer), content_type="application/json")


@served
def openapi(request: HttpRequest) -> HttpResponse:
    """The description of all this for programs."""
    read_query(request.GET, ())
    return _json(document(ROUTES))


@served
def nothing(request: HttpRequest) -> HttpResponse:
    """Say that there is nothing here, or mend a forgotten slash."""
    here = request.path_info
    if not here.endswith("/") and resolve(f"{here}/").url_name != "nothing":
        return HttpResponsePermanentRedirect(request.get_full_path(force_append_slash=True))
    raise Problem("not-found")
