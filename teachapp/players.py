"""“We are five”: what a reader said once stands in every address from there on.

A page is the same bytes for everybody who asks for its address, so the number can't be kept in a
cookie: it goes from page to page as `?players=5`. `carry` writes it into the links of a page once
the page is made, wherever in it they come from: templates, the prose of content, tables.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from html import escape, unescape
from typing import Any
from urllib.parse import quote

from django.http import HttpRequest, HttpResponse, QueryDict
from django.utils.translation import get_language

from games.registry import GAMES
from teachapp.catalogue import queries

NAME = "players"
_TAG = re.compile(r"<(?:a|form)\s[^>]*>")
_ADDRESS = re.compile(r' (href|hx-get|action)="([^"]*)"')
ANY = " data-any"
"""Marks a link that leads to the page for any number of players."""


@dataclass(frozen=True, slots=True)
class Said:
    """How many play, as the address says it: a game's number, or one that it can't be played by."""

    number: int | None
    low: int
    high: int
    any_href: str


def number(text: str, low: int, high: int) -> int | None:
    """Return a number of a query, or None for what is none or out of range."""
    is_number = text.isascii() and text.isdigit() and len(text) < 6
    return int(text) if is_number and low <= int(text) <= high else None


def said(request: HttpRequest, game: str) -> Said | None:
    """Return what the address says of a game's number of players, None where it says nothing."""
    text = request.GET.get(NAME, "")
    if not text:
        return None
    try:
        low, high = queries.head(game, get_language() or "").players
    except queries.NotFound:
        return None
    rest = request.GET.copy()
    del rest[NAME]
    return Said(number(text, low, high), low, high, _address(request.path, rest))


def how_many(request: HttpRequest) -> dict[str, Any]:
    """Context of every page about a game: how many the reader said are playing."""
    game = request.resolver_match.kwargs.get("game") if request.resolver_match else None
    return {"said": said(request, game)} if game else {}


def _address(path: str, query: QueryDict) -> str:
    written = quote(path, safe="/:@+,*;=")
    return f"{written}?{query.urlencode(safe=':,;@*=')}" if query else written


def carry_on(request: HttpRequest, response: HttpResponse, game: str | None) -> None:
    """Let the links of a page, or the page that it leads to, keep the number of players."""
    if not request.GET.get(NAME) or response.streaming:
        return
    told = said(request, game) if game else None
    count = number(request.GET[NAME], 1, 99) if game is None else told.number if told else None
    if count is None:
        return
    keeps = keeper(get_language() or "", (game,) if game else GAMES)
    if response.status_code in (301, 302):
        response.headers["Location"] = with_players(response.headers["Location"], count, keeps)
    elif response.headers.get("Content-Type", "").startswith("text/html"):
        response.content = carry(response.content.decode(), count, keeps).encode()


def keeper(language: str, games: Iterable[str]) -> re.Pattern[str]:
    """Return what matches the addresses that keep the number: the library and the games."""
    slugs = "|".join(map(re.escape, games))
    return re.compile(rf"/{re.escape(language)}/(?:(?:{slugs})/[^?#]*)?(?=[?#]|$)")


def carry(html: str, count: int, keeps: re.Pattern[str]) -> str:
    """Return a page whose links and forms keep the number of players.

    >>> carry('<a class="x" href="/en/go/#a">', 5, keeper("en", ["go"]))
    '<a class="x" href="/en/go/?players=5#a">'
    >>> carry('<a href="/en/go/" data-any>', 5, keeper("en", ["go"]))
    '<a href="/en/go/" data-any>'
    """
    return _TAG.sub(lambda tag: _carried(tag[0], count, keeps), html)


def _carried(tag: str, count: int, keeps: re.Pattern[str]) -> str:
    if ANY in tag:
        return tag
    if tag.startswith("<form"):
        # A form's own fields replace the query of its address.
        action = re.search(r' action="([^"]*)"', tag)
        is_ours = action is not None and keeps.match(action[1]) and action[1].count("/") > 2
        hidden = f'<input type="hidden" name="{NAME}" value="{count}">'
        return tag + hidden if is_ours and 'method="get"' in tag else tag

    def address(found: re.Match[str]) -> str:
        kept = with_players(unescape(found[2]), count, keeps)
        return f' {found[1]}="{escape(kept)}"'

    return _ADDRESS.sub(address, tag)


def with_players(address: str, count: int, keeps: re.Pattern[str]) -> str:
    """Return an address with the number of players, unless it has one or is not to keep it.

    >>> with_players("/en/go/?with=ja#a", 5, keeper("en", ["go"]))
    '/en/go/?with=ja&players=5#a'
    >>> with_players("/en/go/?players=3", 5, keeper("en", ["go"]))
    '/en/go/?players=3'
    """
    rest, hash_sign, fragment = address.partition("#")
    _path, mark, query = rest.partition("?")
    if not keeps.match(rest) or re.search(rf"(?:^|&){NAME}=", query):
        return address
    joint = "&" if query else "" if mark else "?"
    return f"{rest}{joint}{NAME}={count}{hash_sign}{fragment}"
