"""The page on which a rule is looked up: what was asked, what answers it, or what to try."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from teachapp.catalogue.search.find import LONGEST, Found, find, game_names, to_try
from teachapp.catalogue.search.near import near
from teachapp.reading import language, reading_page, with_query
from teachapp.search.pages import FEW, MANY, ResultsPage, Suggestion, choices, groups


@reading_page
def results(request: HttpRequest) -> HttpResponse:
    query = " ".join(request.GET.get("q", "").split())
    game = request.GET.get("game", "")
    if len(query) > LONGEST:
        return _answer(request, _too_long(query[:LONGEST]), status=400)
    kind = request.GET.get("kind", "")
    shown = MANY if kind else FEW
    every = find(query, language(), None, 0 if game else shown)
    found = find(query, language(), game, shown) if game else every
    return _answer(request, _page(request, query, game, kind, every, found))


def _answer(request: HttpRequest, page: ResultsPage, status: int = 200) -> HttpResponse:
    context = {"page": page, "action": request.path, "longest": LONGEST}
    return render(request, "search/results.html", context, status=status)


def _page(
    request: HttpRequest, query: str, game: str, kind: str, every: Found, found: Found
) -> ResultsPage:
    def href(in_game: str, of_kind: str) -> str:
        return with_query(request.path, q=query, game=in_game, kind=of_kind)

    kind = kind if kind in found.kinds else ""
    return ResultsPage(
        query=query,
        game=game,
        summary=_summary(query, found),
        note=_note(query, found),
        groups=groups(found, kind, _headings(), lambda _game, each: href(game, each)),
        choices=choices(every, game, game_names(language()), href, _("All games")),
        suggestions=_suggestions(request.path, query, found),
        every_kind_href=href(game, "") if kind else "",
    )


def _summary(query: str, found: Found) -> str:
    if not query:
        return ""
    if not found.total:
        return _("Nothing was found for “%(query)s”.") % {"query": query}
    if found.is_cut:
        return _("More than %(number)s places were found for “%(query)s”.") % {
            "number": found.total,
            "query": query,
        }
    return ngettext(
        "%(number)s place was found for “%(query)s”.",
        "%(number)s places were found for “%(query)s”.",
        found.total,
    ) % {"number": found.total, "query": query}


def _note(query: str, found: Found) -> str:
    if found.total and not found.has_all_words:
        return _("No place has all of these words. These have some of them.")
    return ""


def _suggestions(path: str, query: str, found: Found) -> tuple[Suggestion, ...]:
    """Return words that look like what was asked, or some to begin with."""
    words = () if found.total else near(query, language()) if query else _first_words()
    return tuple(Suggestion(word, lang, with_query(path, q=word)) for word, lang in words)


def _first_words() -> tuple[tuple[str, str], ...]:
    return tuple((word, language()) for word in to_try(language()))


def _too_long(query: str) -> ResultsPage:
    told = _("That is too long to look for. Use at most %(number)s characters.")
    return ResultsPage(query, "", told % {"number": LONGEST}, "", (), (), (), "")


def _headings() -> dict[str, str]:
    return {
        "game": _("Games"),
        "term": _("Words"),
        "clause": _("Rules"),
        "variant": _("Where the rulebooks disagree"),
        "lesson": _("Lessons"),
        "step": _("Steps of lessons"),
    }
