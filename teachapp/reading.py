"""What all pages for readers share: one set of bytes for everybody, an ETag, a way to other pages.

A reading page depends on its address, the content and the code, and on nothing else. Its ETag
says so; whoever has the page already gets a 304 before any of it is made.
"""

import re
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial, wraps
from hashlib import blake2b
from typing import Any, cast
from urllib.parse import quote, urlencode

from django.conf import settings
from django.core.handlers.asgi import ASGIRequest
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.cache import get_conditional_response
from django.utils.http import quote_etag
from django.utils.translation import get_language
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_safe

from teachapp.catalogue import queries
from teachapp.catalogue.shown import TermWords
from teachapp.edge.front import VERSIONS
from teachapp.players import carry_on
from teachapp.players import number as number
from teachapp.ready import ReadyPages
from teachapp.release import release
from teachapp.table.telling import Chip

View = Callable[..., HttpResponse]
IN_ADDRESSES = "/:@+,*;="
"""What positions are written with stays readable in addresses."""
CACHE_CONTROL = "public, max-age=0, must-revalidate"


def reading_page(
    view: View,
    also: Callable[[], str] = str,
    *,
    shows_shelves: bool = False,
    names_host: bool = False,
) -> View:
    """Answer GET and HEAD with an ETag, or with 304 before any of the page is made.

    `also` is the version of what the page shows beside content and, if it `shows_shelves`, beside
    what stands where; `names_host` says that its bytes
    hold an absolute address, so that they are others at another host. `also` stays what it is as
    long as the process lives: the edge keeps pages and asks for the other two only.
    """

    @csrf_exempt  # nothing but GET and HEAD is answered
    @require_safe
    @wraps(view)
    def respond(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        shelves = queries.shelves_version() if shows_shelves else nullcontext("")
        with queries.one_version() as version, shelves as shelves_version:
            host = absolute(request, "/") if names_host else ""
            etag = _etag(request, version, shelves_version, also(), host)
            response: HttpResponse | None = get_conditional_response(request, etag=etag)
            if response is None:
                make = partial(view, request, *args, **kwargs)
                response = _made_before_or_now(request, etag, make)
            _note_versions(request, version, shelves_version)
        if response.status_code in (200, 304):
            is_packed = "Content-Encoding" in response.headers
            response.headers["ETag"] = f"W/{etag}" if is_packed else etag
            response.headers["Cache-Control"] = CACHE_CONTROL
        return response

    return respond


def _note_versions(request: HttpRequest, content: str, shelves: str) -> None:
    """Tell the edge how long it may keep the answer; while DEBUG is on, not at all."""
    if isinstance(request, ASGIRequest) and content and not settings.DEBUG:
        noted = {"content": content, "shelves": shelves}
        found = {name: version for name, version in noted.items() if version}
        cast(dict[str, Any], request.scope)[VERSIONS] = found


def versions_now() -> dict[str, str]:
    """Return the versions of all that reading pages depend on."""
    with queries.one_version() as content, queries.shelves_version() as shelves:
        return {"content": content, "shelves": shelves}


_ready = ReadyPages()


def _made_before_or_now(
    request: HttpRequest, etag: str, make: Callable[[], HttpResponse]
) -> HttpResponse:
    """Return a page; while DEBUG is on, templates change under one ETag and nothing is kept."""
    made_before = None if settings.DEBUG else _ready.answer(request, etag)
    if made_before is not None:
        return made_before
    response = make()
    game = request.resolver_match.kwargs.get("game") if request.resolver_match else None
    carry_on(request, response, game)
    _ready.keep(etag, response)
    return _ready.answer(request, etag) or response


def shelf_page(view: View) -> View:
    """Do the same for a page that shows where copies stand."""
    return reading_page(view, shows_shelves=True)


def label_page(view: View) -> View:
    """Do the same for a page that also holds the addresses of what stands there."""
    return reading_page(view, shows_shelves=True, names_host=True)


def code_page(view: View) -> View:
    """Do the same for a picture that holds the address of a page."""
    return reading_page(view, names_host=True)


def _etag(request: HttpRequest, *versions: str) -> str:
    made_of = (release(), settings.SITE_URL, *versions, request.get_full_path())
    return quote_etag(blake2b("\n".join(made_of).encode(), digest_size=9).hexdigest())


def reading_addresses() -> list[str]:
    """Return every page of the rulebooks and lessons, in each language that tells them."""
    codes = [code for code, _name in settings.LANGUAGES]
    games = [(game.head.slug, code) for code in codes for game in queries.library(code)]
    return [address for slug, code in games for address in game_addresses(slug, code)]


def game_addresses(slug: str, code: str) -> list[str]:
    """Return the pages of a game's rulebook and lessons in a language."""
    head = queries.head(slug, code)
    parts = ["rules", "teach", "terms", "variants", "changes", *(["crib"] if head.has_crib else [])]
    found = [head.href, *(f"{head.href}{part}/" for part in parts)]
    for lesson in queries.lesson_list(slug, code):
        steps = queries.lesson_step(slug, lesson.slug, code).steps
        found += [lesson.href, *(step.href for step in steps)]
    return found


def language() -> str:
    """Return the language of the page that is being made."""
    return get_language() or settings.LANGUAGE_CODE


def with_query(path: str, **parameters: str | list[str] | None) -> str:
    """Return an address with those parameters that have a value; cards stay readable."""
    kept = {name: value for name, value in parameters.items() if value}
    if not kept:
        return path
    return path + "?" + urlencode(kept, doseq=True, safe="/:,;@*=")


@queries.kept_by_version
def chips(game: str, language: str) -> dict[str, Chip]:
    """Return every clause of a game as a chip, by id."""
    book = queries.rulebook(game, language)
    names = dict(settings.LANGUAGES)
    others = tuple(
        (code, names.get(code, code)) for code in book.head.languages if code != language
    )
    root = f"{book.head.href}rules/"
    clauses = [clause.text for section in book.sections for clause in section.clauses]
    return {
        each.id: Chip(
            each.id,
            each.heading,
            each.html,
            each.href,
            page=f"{root}{each.id}/",
            others=others,
            is_stale=each.is_stale,
        )
        for each in clauses
    }


_TERM = re.compile(r'data-term="([a-z0-9-]+)"')


def terms_in(game: str, language: str, *texts: str) -> tuple[TermWords, ...]:
    """Return the terms that some HTML links to, so that a page can open them in place."""
    used = {term for text in texts for term in _TERM.findall(text)}
    glossary = queries.terms(game, language)
    return tuple(term for term in (*glossary.own, *glossary.shared) if term.id in used)


def absolute(request: HttpRequest, path: str) -> str:
    """Return an address as others can open it. Bytes that hold one differ by host unless there is
    `settings.SITE_URL`: such a page says so (`names_host`), others take SITE_URL alone."""
    return settings.SITE_URL + path if settings.SITE_URL else request.build_absolute_uri(path)


def table_address(game: str, position: str, **query: str | None) -> str:
    """Return the address of a table: its position as it stands in an address, and a query."""
    return with_query(reverse("tryout:table", args=[game, position]), **query)


def in_other_languages(request: HttpRequest) -> dict[str, Any]:
    """Context of every page: the same place in each language; of a reading page, which languages
    have readings above words."""
    current = language()
    here = quote(request.path, safe=IN_ADDRESSES)
    if request.META.get("QUERY_STRING"):
        here += "?" + request.META["QUERY_STRING"]
    prefix = f"/{current}/"
    rest = here[len(prefix) :] if here.startswith(prefix) else None
    languages = [
        (code, name, f"/{code}/{rest}" if rest is not None else f"/{code}/", code == current)
        for code, name in settings.LANGUAGES
    ]
    spelled = queries.languages_with_readings() if queries.has_version() else ()
    return {"languages": languages, "languages_with_readings": spelled}
