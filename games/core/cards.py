"""Cards, seats and decks as every game writes them.

A card is its face, a short ASCII token (`7`, `Q`, `H15`): two cards with one face are the same to
every rule, so a hand is a multiset of faces, kept as a tuple in the deck's order. Which printed
copy lies where is a matter of drawing, not of rules (the site's table gives copies their names).

>>> deck = Deck({"1": 2, "2": 2, "Q": 1})
>>> deck.sort(["Q", "1", "2", "1"])
('1', '1', '2', 'Q')
>>> deck.too_many(["Q", "Q", "1"])
{'Q': 2}
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

Card = str
"""A face of the game's deck, or `UNKNOWN`."""
Cards = tuple[Card, ...]
Seat = str
"""`A`, `B`, `C` … clockwise: the next letter sits to the left."""

SEATS: tuple[Seat, ...] = tuple("ABCDEFGHIJKL")
DEALER: Seat = "@"
"""Who moves where chance decides."""
UNKNOWN: Card = "*"
"""A card that the position does not state: it counts, but it can't be played."""
SEAT_INDEX: dict[Seat, int] = {seat: index for index, seat in enumerate(SEATS)}


class Deck:
    """All cards of a game: each face with its number of copies, in the order hands are sorted."""

    def __init__(self, copies: Mapping[Card, int]) -> None:
        """Take `copies` by face; the mapping's order is the deck's order."""
        self.copies = dict(copies)
        self.faces: Cards = tuple(copies)
        self.order = {face: place for place, face in enumerate((*copies, UNKNOWN))}
        self.size = sum(copies.values())

    def cards(self) -> Cards:
        """Return every card of the deck in order."""
        return tuple(face for face, count in self.copies.items() for _ in range(count))

    def sort(self, cards: Iterable[Card]) -> Cards:
        """Return `cards` as a tuple in the deck's order; raises KeyError for a foreign face."""
        return tuple(sorted(cards, key=self.order.__getitem__))

    def too_many(self, cards: Iterable[Card]) -> dict[Card, int]:
        """Return the faces that occur more often than the deck has them, with their number."""
        found = Counter(cards)
        return {face: found[face] for face in self.faces if found[face] > self.copies[face]}

    def rest(self, cards: Iterable[Card]) -> Cards:
        """Return the deck without `cards` (unknown ones are passed over)."""
        left = Counter(self.copies)
        left.subtract(card for card in cards if card != UNKNOWN)
        return tuple(face for face in self.faces for _ in range(left[face]))


def without(hand: Cards, cards: Sequence[Card]) -> Cards:
    """Return `hand` less `cards`; raises ValueError when one is not in it."""
    kept = list(hand)
    for card in cards:
        kept.remove(card)
    return tuple(kept)


def holds(hand: Cards, cards: Sequence[Card]) -> bool:
    """Say whether every one of `cards` is in `hand`, copies counted."""
    many = len(cards)
    if many == 1:
        return cards[0] in hand
    if many and cards.count(cards[0]) == many:
        return hand.count(cards[0]) >= many
    return not [card for card in set(cards) if hand.count(card) < cards.count(card)]
