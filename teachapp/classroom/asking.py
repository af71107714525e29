"""Where taps in the hall lead: what is asked about opens in place, where one can silently ask.

A card, a clause beside a sentence or in a text never leads out of the class.
"""

import re
from dataclasses import replace
from urllib.parse import urlencode

from django.utils.html import escape

from games.core.cards import Seat
from games.core.protocol import Observation
from teachapp.catalogue import queries
from teachapp.catalogue.shown import TermWords
from teachapp.reading import chips, terms_in
from teachapp.table.telling import Chip

_CLAUSE_LINK = re.compile(r'<a class="clause-link" href="[^"#]*#([a-z0-9-]+)"')


def query(**parameters: str) -> str:
    """Return a query as the screens' links have it: the address stays the class's own."""
    return "?" + urlencode(parameters, safe="/:,;@*=")


def about_href(about: str, at: str) -> str:
    """Return where a tap on a card or clause leads to; who looks around stays where they look."""
    return query(at=at, about=about) if at else query(about=about)


def cards_to_ask(seen: Observation, at: str) -> dict[Seat, dict[str, str]]:
    """Return where taps on the cards of hands lead to."""
    return {
        hand.seat: {card: about_href(f"card:{card}", at) for card in hand.known}
        for hand in seen.hands
    }


@queries.kept_by_version
def chips_to_ask(game: str, language: str, at: str) -> dict[str, Chip]:
    """Return the clauses as chips that lead to a silent question."""
    return {
        clause: replace(
            chip, html=links_to_ask(chip.html, at), ask=about_href(f"clause:{clause}", at)
        )
        for clause, chip in chips(game, language).items()
    }


def links_to_ask(html: str, at: str) -> str:
    """Return a text whose links to clauses open them in the class."""

    def link(found: re.Match[str]) -> str:
        href = escape(about_href(f"clause:{found[1]}", at))
        return f'<a class="clause-link" href="{href}" hx-get="{href}"'

    return _CLAUSE_LINK.sub(link, html)


def terms_to_ask(game: str, language: str, html: str, at: str) -> tuple[TermWords, ...]:
    """Return the words that a text links to, so that the page can open them in place."""
    return tuple(
        replace(term, html=links_to_ask(term.html, at), warning=links_to_ask(term.warning, at))
        for term in terms_in(game, language, html)
    )
