"""The 62 dogs of The Bark Side: numbers 1 to 12, five of each, and two special ones.

A kind is a number (`deck-kinds`). The 11s and 12s take part with five or six players only
(`setup-deck-by-count`), the Wild Dog `Wd` and the Starting Dog `Sd` if the table wants them.

>>> DECK.size, len(in_play(4, wild=False, starting=False))
(62, 50)
>>> number_of(("5", "Wd")), number_of(("Wd",)), number_of(("4", "5"))
(5, 0, None)
"""

from games.core.cards import Card, Cards, Deck

WILD, STARTING = "Wd", "Sd"
NUMBERS = tuple(str(number) for number in range(1, 13))
DECK = Deck({**dict.fromkeys(NUMBERS, 5), WILD: 1, STARTING: 1})
VALUE = {face: int(face) for face in NUMBERS}
FULL_HAND, PASSED, SHELTERED = 10, 2, 3


def in_play(seats: int, *, wild: bool, starting: bool) -> Cards:
    """Return all cards that a table of `seats` plays with."""
    most = 10 if seats <= 4 else 12
    out = {*NUMBERS[most:], *(() if wild else (WILD,)), *(() if starting else (STARTING,))}
    return tuple(card for card in DECK.cards() if card not in out)


def number_of(cards: Cards) -> int | None:
    """Return what cards count as one set: their number, the Wild Dog taking that of the others
    (`wild-in-set`) and 0 alone (`wild-as-zero`); None for cards that are no set."""
    real = {card for card in cards if card != WILD}
    if STARTING in real or len(real) > 1:
        return None
    return VALUE[real.pop()] if real else 0


def low(card: Card) -> int:
    """Return how low a card is in a hand or a trick; the Wild Dog counts 0."""
    return VALUE.get(card, 0)


def kinds(shelter: Cards, *, wild: bool) -> int:
    """Return how many kinds a shelter holds; the Wild Dog is one of its own unless the table says
    otherwise (`wild-kind`).

    >>> kinds(("3", "3", "7", "Wd"), wild=True)
    3
    """
    return len({card for card in shelter if wild or card != WILD})
