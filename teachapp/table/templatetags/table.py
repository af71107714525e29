"""Tags that draw what pages are full of: cards, seats, clauses, signs.

Each is drawn by its component, `components/card.html` and so on. A table has up to 110 cards and a
rulebook 70 clauses, and between two steps of a lesson most of a page stays as it is, so what was
drawn is kept: equal values in one language are equal bytes. Nothing is kept while DEBUG is on.
A card leads elsewhere from every step, so it is kept without its address.
"""

from collections.abc import Hashable, Iterable
from dataclasses import replace
from functools import lru_cache

from django.conf import settings
from django.template import Library
from django.template.loader import get_template
from django.templatetags.static import static
from django.utils.html import escape, format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language

from games.registry import GAMES
from teachapp.table.layout import CardView

register = Library()

SOMEWHERE = "\0"
"""Stands for the address of a card that is kept; no text has it."""


@register.simple_tag
def cards(cards: Iterable[CardView], game: str) -> SafeString:
    """Draw cards of a game as the items of a list."""
    language = get_language()
    return mark_safe("".join([_leading(card, game, language) for card in cards]))


def _leading(card: CardView, game: str, language: str | None) -> str:
    draw = _card.__wrapped__ if settings.DEBUG else _card
    if not card.href:
        return draw(card, game, language)
    return draw(replace(card, href=SOMEWHERE), game, language).replace(SOMEWHERE, escape(card.href))


@lru_cache(maxsize=8192)
def _card(card: CardView, game: str, language: str | None) -> SafeString:
    drawn = get_template("components/card.html").render({"card": card, "game": game})
    return mark_safe(drawn.strip())  # escaped by the template


@register.simple_tag
def kept(template: str, **values: Hashable) -> SafeString:
    """Draw a component as `include … only` does, and keep what was drawn."""
    draw = _drawn.__wrapped__ if settings.DEBUG else _drawn
    return draw(template, get_language(), **values)


@lru_cache(maxsize=8192)
def _drawn(template: str, language: str | None, **values: Hashable) -> SafeString:
    return mark_safe(get_template(template).render(values).strip())  # escaped by the template


@register.simple_tag
def figure(game: str, kind: str) -> SafeString:
    """Draw the picture of a kind of card, for decoration; nothing for a game without pictures."""
    if game not in GAMES:
        return mark_safe("")
    return _use(f"icons/{game}.svg", kind, "figure")


@register.simple_tag
@lru_cache(maxsize=512)
def card_stylesheet(game: object) -> SafeString:
    """Link what carries the cards of a game (by slug) from page to page; nothing for no game."""
    if game not in GAMES:
        return mark_safe("")
    return format_html('<link rel="stylesheet" href="{}">', static(f"cards/{game}.css"))


@register.simple_tag
def glyph(name: str) -> SafeString:
    """Draw a sign of the site's own set; the word that says the same stands beside it."""
    return _use("icons/ui.svg", name, "glyph")


@lru_cache(maxsize=512)
def _use(sprite: str, symbol: str, css_class: str) -> SafeString:
    return format_html(
        '<svg class="{}" aria-hidden="true"><use href="{}#{}"/></svg>',
        css_class,
        static(sprite),
        symbol,
    )
