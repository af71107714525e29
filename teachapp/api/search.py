"""Search as a resource, over whatever function finds: `route(find)` joins the two."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Annotated, Any

from django.conf import settings
from django.utils.html import escape

from teachapp.api.answers import Href
from teachapp.api.asking import IN_GAME, QUERY, Asked, Parameter
from teachapp.api.problems import Problem
from teachapp.api.route import Route, listed
from teachapp.api.telling import Found
from teachapp.catalogue import queries

MOST = 200
"""Hits of each kind; whoever finds more than these asks too little."""
CODES = tuple(code for code, _ in settings.LANGUAGES)
READER = Parameter(
    "language",
    "The one language in which to offer what is found; the query may be in any."
    f" Without it: {settings.LANGUAGE_CODE}.",
    {"type": "string", "enum": list(CODES), "default": settings.LANGUAGE_CODE},
    field="reader",
)


@dataclass(frozen=True, slots=True)
class Wording:
    """How a thing is told in one language."""

    language: str
    heading: str
    heading_html: Annotated[str, "The same as HTML; what was asked for stands in `mark`."]
    text: Annotated[str, "An excerpt."]
    html: Annotated[str, "The same as HTML; what was asked for stands in `mark`."]


@dataclass(frozen=True, slots=True)
class Hit:
    """A thing that answers a query."""

    kind: Annotated[str, "`game`, `term`, `clause`, `variant`, `lesson` or `step`."]
    game: Annotated[str, "The id of a game in which it can be read."]
    id: Annotated[str, "Its id in its game; of a step its lesson and the step."]
    is_shared: Annotated[bool, "All games have it in common."]
    within: Annotated[str, "The heading of what it is a part of: a chapter, a lesson."]
    own: Annotated[Wording, "In the language asked for, if it is told in it."]
    matched: Annotated[
        Wording | None, "The words that were asked for, where they stand in another language only."
    ]
    href: Href


def route(find: Callable[..., Any]) -> Route:
    """Return the route of a search; `find(query, language, game, limit)` has `hits`, the best
    first."""

    def search(asked: Asked) -> Found:
        """What is found in rulebooks, terms and lessons, in all languages at once."""
        games = {head.slug for heads in queries.games() for head in heads.values()}
        if asked.game and asked.game not in games:
            raise Problem("unreadable-value", IN_GAME.name, tuple(sorted(games)))
        language = asked.reader or settings.LANGUAGE_CODE
        found = find(asked.q, language, asked.game or None, MOST)
        return Found(tuple(map(_hit, found.hits)), CODES)

    return listed("search", "search/", search, Hit, QUERY, READER, IN_GAME)


def _hit(found: Any) -> Hit:
    return Hit(
        kind=found.kind,
        game=found.game,
        id=found.id,
        is_shared=found.is_shared,
        within=found.within,
        own=_wording(found.own),
        matched=_wording(found.matched) if found.matched else None,
        href=found.href,
    )


def _wording(found: Any) -> Wording:
    return Wording(
        language=found.language,
        heading=_plain(found.heading),
        heading_html=_marked(found.heading),
        text=_plain(found.excerpt),
        html=_marked(found.excerpt),
    )


def _plain(pieces: Iterable[Any]) -> str:
    return "".join(piece.text for piece in pieces)


def _marked(pieces: Iterable[Any]) -> str:
    return "".join(
        f"<mark>{escape(piece.text)}</mark>" if piece.is_hit else escape(piece.text)
        for piece in pieces
    )
