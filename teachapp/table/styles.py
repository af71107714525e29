"""The stylesheet that lets a browser carry cards: a transition name for each card of a deck.

A page may not set styles on elements (its security policy forbids inline ones), so the names stand
in one generated file a game, `teachapp/static/cards/<game>.css`. `manage.py card_styles` writes it.
"""

from games.core.cards import Deck
from teachapp.table.identity import all_names


def card_styles(deck: Deck) -> str:
    """Return the stylesheet of a deck.

    >>> print(card_styles(Deck({"Q": 1})), end="")
    [data-card="Qa"]{view-transition-name:c-Qa}
    """
    return "".join(
        f'[data-card="{name}"]{{view-transition-name:c-{name}}}\n' for name in all_names(deck)
    )
