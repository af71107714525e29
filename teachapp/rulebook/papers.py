"""The rulebook and the crib as PDF: the same pages, laid out for paper."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import segno
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils.cache import get_conditional_response
from django.utils.http import quote_etag
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_safe

from teachapp.catalogue import queries
from teachapp.paper import Sheet, papers, why_not
from teachapp.reading import CACHE_CONTROL, absolute, language
from teachapp.rulebook.views import crib_context, rules_context

SECONDS = 3
"""After so long one asks again for a PDF that is being made."""
Context = Callable[[HttpRequest, str], dict[str, Any]]


@csrf_exempt  # nothing but GET and HEAD is answered
@require_safe
def rules(request: HttpRequest, game: str) -> HttpResponse:
    return _paper(request, game, "rules", rules_context)


@csrf_exempt
@require_safe
def crib(request: HttpRequest, game: str) -> HttpResponse:
    return _paper(request, game, "crib", crib_context)


def _paper(request: HttpRequest, game: str, name: str, context: Context) -> HttpResponse:
    """Answer with the PDF; while it is being made, with a page that asks for it again."""
    with queries.one_version():
        queries.head(game, language())  # a game that there isn't is the better reason
        if why_not():
            raise Http404(why_not())
        sheet, page = _sheet(request, game, name, context)
    etag = quote_etag(sheet.key)
    response = get_conditional_response(request, etag=etag)
    if response is None:
        made = papers.get(sheet)
        if made is None:
            return _not_yet(request, page, papers.order(sheet))
        response = HttpResponse(made, content_type="application/pdf")
        file = f"{game}-{name}-{language()}.pdf"
        response.headers["Content-Disposition"] = f'inline; filename="{file}"'
    if response.status_code in (200, 304):
        response.headers["ETag"] = etag
        response.headers["Cache-Control"] = CACHE_CONTROL
    return response


def _sheet(
    request: HttpRequest, game: str, name: str, context: Context
) -> tuple[Sheet, dict[str, Any]]:
    """Return the page to be put on paper; it holds the address that its code leads to."""
    told = context(request, game)
    links = told["paper"]
    address = absolute(request, links.rules if name == "rules" else links.crib)
    code = segno.make(address, error="m", micro=False).svg_data_uri(border=0)
    told["colophon"] = replace(told["colophon"], code=code, address=address.partition("://")[2])
    return Sheet(render_to_string(f"rulebook/{name}.html", told), address), told


def _not_yet(request: HttpRequest, told: dict[str, Any], is_coming: bool) -> HttpResponse:
    links = told["paper"]
    context = {"is_coming": is_coming, "paper": links, "game": told["game"]}
    context |= {"game_name": told["game_name"]}
    response = render(request, "rulebook/paper_waits.html", context, status=503)
    response.headers["Retry-After"] = str(SECONDS)
    response.headers["Cache-Control"] = "no-store"
    response._has_been_logged = True  # type: ignore[attr-defined]  # it is no error to report
    if is_coming:
        response.headers["Refresh"] = str(SECONDS)
    return response
