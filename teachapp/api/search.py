"""Search as a resource, over whatever function finds; `route(find)` joins the two.

It is no part of `routes.ROUTES` before there is such a function.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Protocol

from django.conf import settings

from teachapp.api.answers import Href, Html
from teachapp.api.asking import IN_GAME, QUERY, Asked, Parameter
from teachapp.api.problems import Problem
from teachapp.api.route import Route, listed
from teachapp.api.telling import Found
from teachapp.catalogue import queries

MOST = 200
"""Hits of one query; whoever finds more than these asks too little."""
CODES = tuple(code for code, _ in settings.LANGUAGES)
READER = Parameter(
    "language",
    "The one language in which to offer what is found; the query may be in any."
    f" Without it: {settings.LANGUAGE_CODE}.",
    {"type": "string", "enum": list(CODES), "default": settings.LANGUAGE_CODE},
    field="reader",
)


class Find(Protocol):
    """What finds: hits in the order of their worth, offered in `language` where it is told."""

    def __call__(
        self, query: str, language: str, game: str | None = None, limit: int = MOST
    ) -> Sequence[Any]: ...


@dataclass(frozen=True, slots=True)
class Wording:
    """The words that matched, where they are in another language."""

    language: str
    heading: str
    html: Html


@dataclass(frozen=True, slots=True)
class Hit:
    """Something found."""

    kind: Annotated[str, "What it is: a clause, a term, a lesson, a step."]
    game: Annotated[str, "The id of its game."]
    id: Annotated[str, "Its id in its game."]
    language: Annotated[str, "Of the heading and the excerpt."]
    heading: str
    html: Annotated[str, "An excerpt as HTML; what matched stands in `mark`."]
    href: Href
    matched: Wording | None


def route(find: Find, told: Callable[[Any], Hit]) -> Route:
    """Return the route of a search; `told` turns one of its hits into ours."""

    def search(asked: Asked) -> Found:
        """What is found in rulebooks, terms and lessons, in all languages at once."""
        slugs = {head.slug for heads in queries.games() for head in heads.values()}
        if asked.game and asked.game not in slugs:
            raise Problem("unreadable-value", IN_GAME.name, tuple(sorted(slugs)))
        language = asked.reader or settings.LANGUAGE_CODE
        found = find(asked.q, language, asked.game or None, MOST)
        return Found(tuple(map(told, found)), CODES)

    return listed("search", "search/", search, Hit, QUERY, READER, IN_GAME)
