"""The 71 cards of Cheating Moth that are shuffled, and what they cost.

A face is a kind and a number: `N3` number card, `Sp3` spider, `Mq3` mosquito, `Ck3` cockroach,
`An3` ant, `Mo3` moth. The 72nd card is the guard's; it lies before a seat and is never in a hand.

How many cards there are of each number is printed nowhere. `SPLITS` is the assumption
(`deck-numbers`); a table may name another split, such as `9.9.9.8.8-1.1.2.2.2`: number cards 1 to
5, then moths.

>>> DECK.size, number_of("Mo4"), fits("N1", "An5"), fits("N3", "N3")
(71, 4, True, False)
>>> read_split("9.9.9.8.8-1.1.2.2.2")
((9, 9, 9, 8, 8), (1, 1, 2, 2, 2))
"""

import re
from functools import cache

from games.core.cards import UNKNOWN, Card, Cards, Deck

NUMBER, SPIDER, MOSQUITO, COCKROACH, ANT, MOTH = KINDS = ("N", "Sp", "Mq", "Ck", "An", "Mo")
ACTIONS = (SPIDER, MOSQUITO, COCKROACH, ANT)
NUMBERS = (1, 2, 3, 4, 5)
HAND_SIZE = 8

Split = tuple[tuple[int, ...], tuple[int, ...]]
"""Copies of the number cards and of the moths, by number; of each action there is one a number."""
SPLITS: dict[str, Split] = {"even": ((9, 8, 9, 8, 9), (1, 2, 2, 2, 1))}
NUMBER_CARDS, MOTHS = 43, 8
_SPLIT = re.compile(r"(\d{1,2}(?:\.\d{1,2}){4})-(\d(?:\.\d){4})", re.ASCII)

NEIGHBOURS = {1: (2, 5), 2: (1, 3), 3: (2, 4), 4: (3, 5), 5: (1, 4)}
"""What may follow a number (`turn-play-adjacent`, `turn-wrap`)."""


def read_split(text: str) -> Split | None:
    """Return the split that a text names or writes out, or None where it is none of 43 and 8."""
    if text in SPLITS:
        return SPLITS[text]
    found = _SPLIT.fullmatch(text)
    if found is None:
        return None
    numbers, moths = (tuple(map(int, part.split("."))) for part in found.groups())
    return (numbers, moths) if (sum(numbers), sum(moths)) == (NUMBER_CARDS, MOTHS) else None


def dump_split(split: Split) -> str:
    """Return a split as it is written: by its name, if it has one.

    >>> dump_split(((9, 8, 9, 8, 9), (1, 2, 2, 2, 1)))
    'even'
    """
    named = [name for name, each in SPLITS.items() if each == split]
    return named[0] if named else "-".join(".".join(map(str, part)) for part in split)


@cache
def deck_of(split: str) -> Deck:
    """Return the deck of a split, sorted by number and then by kind; raises ValueError."""
    copies = read_split(split)
    if copies is None:
        raise ValueError(f"{split!r} does not split 43 number cards and 8 moths")
    numbers, moths = copies
    return Deck(
        {
            f"{kind}{number}": {NUMBER: numbers[number - 1], MOTH: moths[number - 1]}.get(kind, 1)
            for number in NUMBERS
            for kind in KINDS
        }
    )


DECK = deck_of("even")

_NUMBER = {face: int(face[-1]) for face in DECK.faces}
_KIND = {**{face: face[:-1] for face in DECK.faces}, UNKNOWN: ""}
_FITS = {face: frozenset(NEIGHBOURS[_NUMBER[face]]) for face in DECK.faces}
PENALTY = {
    **{face: {NUMBER: 1, MOTH: 10}.get(kind, 5) for face, kind in _KIND.items()},
    UNKNOWN: 0,
}
"""What a card costs in hand (`score-number`, `score-action`, `score-moth`); of one that is not
stated nothing is known."""


def number_of(card: Card) -> int:
    """Return the number printed on a card; raises KeyError for a card that is not stated."""
    return _NUMBER[card]


def kind_of(card: Card) -> str:
    """Return the kind of a card, empty for one that is not stated."""
    return _KIND[card]


def is_moth(card: Card) -> bool:
    """Say whether a card is a moth."""
    return _KIND[card] == MOTH


def fits(card: Card, top: Card) -> bool:
    """Say whether the number of `card` is a neighbour of that of `top`, whatever their kinds
    (`turn-play-adjacent`, `turn-wrap`, `turn-no-equal`, `turn-kind-irrelevant`)."""
    return card != UNKNOWN and _NUMBER[card] in _FITS[top]


def penalty(hand: Cards) -> int:
    """Return what a hand costs at the end of a round.

    >>> penalty(("N1", "N2", "N3", "Sp1", "Mo5"))
    18
    """
    return sum(PENALTY[card] for card in hand)
