"""The 40 steps: 1 to 10, four of each (`deck-steps`)."""

from games.core.cards import Deck

DECK = Deck(dict.fromkeys(map(str, range(1, 11)), 4))
EACH = 6
"""What everybody is dealt (`deal-six`)."""
