"""The 79 cards of Sleeping Queens: 67 with red backs for the hands, 12 queens with green backs.

A face is a number (`7`), a power card (`Ki` king, `Je` jester, `Kn` knight, `Po` sleeping potion,
`Wa` magic wand, `Dr` dragon) or a queen by her name. The points of two queens are not certain
(`deck-queens`), so a table of them is chosen by the option `queen-points`; the deluxe edition
(`deluxe`) has four queens more.

>>> RED.size, QUEENS.size, points_of(("Heart", "Moon", "Cake"), "owners")
(67, 12, 35)
>>> is_sum(("2", "3", "5")), is_sum(("1", "1", "1", "3")), is_sum(("2", "3", "6"))
(True, True, False)
"""

from itertools import combinations

from games.core.cards import UNKNOWN, Card, Cards, Deck

KING, JESTER, KNIGHT, POTION, WAND, DRAGON = "Ki", "Je", "Kn", "Po", "Wa", "Dr"
NUMBERS = tuple(str(number) for number in range(1, 11))
POWERS = (KING, JESTER, KNIGHT, POTION, WAND, DRAGON)
HAND_SIZE = 5

ROSE, CAT, DOG, STRAWBERRY = "Rose", "Cat", "Dog", "Strawberry"
_POINTS = {
    ROSE: 5,
    "Cake": 5,
    "Starfish": 5,
    "Rainbow": 5,
    "Ladybug": 10,
    "Moon": 10,
    "Peacock": 10,
    "Sunflower": 10,
    CAT: 15,
    DOG: 15,
    "Pancake": 15,
    "Heart": 20,
}
_DELUXE = {"Book": 15, "Butterfly": 10, "IceCream": 5, STRAWBERRY: 10}
POINTS = {
    "owners": {**_POINTS, **_DELUXE},
    "rainbow-15": {**_POINTS, **_DELUXE, "Rainbow": 15},
    "rainbow-10": {**_POINTS, **_DELUXE, "Rainbow": 10, "Peacock": 15},
}
"""What a queen counts, by the option `queen-points`."""

_RED = {
    **dict.fromkeys(NUMBERS, 4),
    KING: 8,
    JESTER: 5,
    KNIGHT: 4,
    POTION: 4,
    WAND: 3,
    DRAGON: 3,
}
RED = Deck(_RED)
QUEENS = Deck(dict.fromkeys(_POINTS, 1))
DELUXE_QUEENS = Deck(dict.fromkeys((*_POINTS, *_DELUXE), 1))
DECK = Deck({**_RED, **dict.fromkeys(_POINTS, 1), **dict.fromkeys(_DELUXE, 0)})
DELUXE_DECK = Deck({**_RED, **DELUXE_QUEENS.copies})

VALUE = {face: int(face) for face in NUMBERS}


def queens_in_play(deluxe: bool) -> Deck:
    """Return the queens of an edition."""
    return DELUXE_QUEENS if deluxe else QUEENS


def is_queen(card: Card) -> bool:
    """Say whether a card is a queen."""
    return card in DELUXE_QUEENS.copies


def points_of(queens: Cards, table: str) -> int:
    """Return what queens count together; of one that is not stated nothing is known."""
    return sum(POINTS[table][queen] for queen in queens if queen != UNKNOWN)


def clashes(queen: Card, queens: Cards) -> bool:
    """Say whether a queen can't be with those that somebody has (`catdog-exclusive`)."""
    return (queen == CAT and DOG in queens) or (queen == DOG and CAT in queens)


def is_sum(cards: Cards) -> bool:
    """Say whether of three or more number cards one is the sum of all others (`discard-sum`)."""
    if len(cards) < 3 or any(card not in VALUE for card in cards):
        return False
    values = [VALUE[card] for card in cards]
    return 2 * max(values) == sum(values)


def is_two_sided_sum(cards: Cards) -> bool:
    """Say whether number cards fall into two parts of the same sum (`discard-no-two-sided`)."""
    if any(card not in VALUE for card in cards):
        return False
    values = [VALUE[card] for card in cards]
    half, odd = divmod(sum(values), 2)
    sizes = range(1, len(values) // 2 + 1)
    return not odd and any(
        sum(part) == half for size in sizes for part in combinations(values, size)
    )


def is_run(cards: Cards) -> bool:
    """Say whether three or more number cards follow one another."""
    if len(cards) < 3 or any(card not in VALUE for card in cards):
        return False
    values = sorted(VALUE[card] for card in cards)
    return values == list(range(values[0], values[0] + len(values)))
