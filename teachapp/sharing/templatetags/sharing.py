"""Tags for the head of a page: where it is told in which language, how it looks when shared."""

import json
from collections.abc import Iterable
from functools import lru_cache
from typing import Any
from urllib.parse import quote

from babel import Locale
from babel.core import get_global
from django.conf import settings
from django.template import Context, Library
from django.utils.safestring import SafeString, mark_safe

from teachapp import meta
from teachapp.catalogue import queries
from teachapp.reading import IN_ADDRESSES, language, with_query
from teachapp.sharing.picture import can_draw

register = Library()
register.filter("summary", meta.summary)

KEPT_QUERY = ("page",)
"""Queries that lead to other content and not only to another look at the same."""
_IN_SCRIPTS = {ord(each): f"\\u{ord(each):04x}" for each in "<>&\u2028\u2029"}


@register.simple_block_tag
def said(content: str) -> SafeString:
    """Keep what is written inside (`as name`), to be said in an attribute as well as in text."""
    return mark_safe(content.strip().replace('"', "&quot;"))  # escaped where it was written


@register.inclusion_tag("components/page_links.html", takes_context=True)
def page_links(context: Context, title: str, description: str) -> dict[str, Any]:
    """Write the page's own address, the same page in each language, and what a preview shows. A
    page that is made for paper stands at none."""
    if "request" not in context:
        return {}
    current = language()
    game = context.get("game")
    here = context.get("canonical") or _here(context["request"])
    told = queries.head(game, current).languages if game else dict(settings.LANGUAGES)
    rest = here.removeprefix(f"/{current}/")
    places = {
        code: meta.address(f"/{code}/{rest}") for code, _ in settings.LANGUAGES if code in told
    }
    picture = context.get("picture") or (
        f"/{current}/{game}/og.png" if game else f"/{current}/og.png"
    )
    return {
        "canonical": meta.address(here),
        "places": places.items(),
        # Whoever speaks none of them: at the entrance the browser's languages decide.
        "fallback": (places.get(settings.LANGUAGE_CODE) if rest else meta.address("/"))
        or next(iter(places.values()), ""),
        "title": title,
        "description": description,
        "locale": _locale(current),
        "other_locales": [_locale(code) for code in places if code != current],
        "picture": meta.address(picture) if can_draw(current) else "",
    }


def _here(request: Any) -> str:
    """Return the path of the page, with what of its query is more than a look at it."""
    kept = {name: request.GET.get(name, "") for name in KEPT_QUERY}
    return with_query(quote(request.path, safe=IN_ADDRESSES), **kept)


@lru_cache(maxsize=64)
def _locale(code: str) -> str:
    """Return a language with the territory where it is mostly spoken, as previews want it."""
    known = get_global("likely_subtags").get(code.replace("-", "_"), code.replace("-", "_"))
    found = Locale.parse(known)
    return f"{found.language}_{found.territory}" if found.territory else found.language


@register.simple_tag
def undrawn_languages() -> list[str]:
    """Return the languages that this machine has no font for, by name."""
    return [name for code, name in settings.LANGUAGES if not can_draw(code)]


@register.simple_tag
def structured(data: Iterable[dict[str, Any]] | None) -> SafeString:
    """Write schema.org data; browsers don't run such a block, so the policy lets it be."""
    if not data:
        return mark_safe("")
    graph = {"@context": "https://schema.org", "@graph": list(data)}
    written = json.dumps(graph, ensure_ascii=False, separators=(",", ":")).translate(_IN_SCRIPTS)
    return mark_safe(f'<script type="application/ld+json">{written}</script>')
