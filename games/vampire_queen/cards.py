"""The 110 cards of Vampire Queen and what they count.

A card's printed number is its penalty in hand (clauses `score-sum`, `queen-penalty-14`). In play a
vampire counts its number, Queens among themselves 14 (`queen-alone-14`), Queens beside vampires
what those count (`queen-wild-with-vampires`), in a hunt 1 (`hunt-queen-counts-one`); a hunter
counts 0 (`hunt-hunter-zero`).

>>> DECK.size, sum(PENALTY[card] for card in DECK.cards())
(110, 819)
>>> value(("11", "11", "Q")), value(("Q", "Q")), hunt_value(("Q",))
(11, 14, 1)
"""

from games.core.cards import UNKNOWN, Cards, Deck

QUEEN = "Q"
HUNTER_15 = "H15"
HUNTER_20 = "H20"
HUNTERS = (HUNTER_15, HUNTER_20)
VAMPIRES = tuple(str(number) for number in range(1, 14))

DECK = Deck({**dict.fromkeys(VAMPIRES, 8), QUEEN: 4, HUNTER_15: 1, HUNTER_20: 1})
SHUFFLED = tuple(card for card in DECK.cards() if card not in HUNTERS)
"""What is dealt in each stage: everything but the hunters (`setup-hunters-apart`)."""

PENALTY = {
    **{face: int(face) for face in VAMPIRES},
    QUEEN: 14,
    HUNTER_15: 15,
    HUNTER_20: 20,
    UNKNOWN: 0,
}
"""What a card costs in hand; of one that is not stated nothing is known (`SeatScoredInPart`)."""
VALUE = {**PENALTY, HUNTER_15: 0, HUNTER_20: 0}
"""What a card counts in a normal trick, Queens among themselves."""
_HUNT_VALUE = {**VALUE, QUEEN: 1}


def value(cards: Cards) -> int:
    """Return what a sorted play counts in a normal trick; Queens sort behind vampires, so the
    first card decides."""
    return VALUE[cards[0]]


def hunt_value(cards: Cards) -> int:
    """Return what a play counts in a hunt trick; a pass (no cards) counts less than anything."""
    return _HUNT_VALUE[cards[0]] if cards else -1
