"""Which arguments a message is given for a field of an event, a refusal, a prompt or a problem.

Engines name their fields for what they hold (`seat`, `cards`, `points`); the name and the type say
which words a message can ask for. A field of cards gives the phrase itself and, with a suffix,
what grammar needs beside it: `$cards`, `$cards-object`, `$cards-count` …

>>> sorted(given("points", "number"))
['points', 'points-word']
"""

from dataclasses import fields
from typing import get_origin

from games.core.protocol import Event, Param

SEAT, SEATS, CARD, CARDS, NUMBER, TEXT = "seat", "seats", "card", "cards", "number", "text"
NOBODY = "nobody"
"""What a field of a seat holds for a selector when it names none (`-`)."""

_SEAT_FIELDS = frozenset(("seat", "other", "turn", "to", "need"))
_CARD_FIELDS = frozenset(("card", "face", "goal"))

SUFFIXES = {
    SEAT: {"": "a name; for a selector `nobody`, where none is meant"},
    SEATS: {
        "": "a list of names: Alma, Ben and Cleo",
        "-count": "how many",
        "-count-word": "how many, as a counting word",
    },
    CARD: {"": "what sentences call the card: hunter 20"},
    CARDS: {
        "": "a phrase: two 9s and a Queen",
        "-object": "the phrase in the form for what somebody plays, if the language has one",
        "-set": "as many cards, all like the first: three 9s",
        "-set-object": "the same in the other form",
        "-faces": "a list of the different cards: 9 and Queen",
        "-first": "the first card",
        "-code": "the first card as notation writes it, for a selector",
        "-amount": "for a selector: `none`, `few` (at most four different cards) or `many`",
        "-count": "how many; also `$count`",
        "-count-word": "how many, as a counting word; also `$count-word`",
    },
    NUMBER: {"": "a number, for selectors too", "-word": "the number as a counting word"},
    TEXT: {"": "what was written, or words of notation"},
}
"""By kind of field: what is added to its name, and what a message gets by it."""


def given(field: str, kind: str) -> set[str]:
    """Return the arguments that a field of this kind gives a message."""
    names = {field + suffix for suffix in SUFFIXES[kind]}
    return names | {"count", "count-word"} if field == CARDS else names


def kind_of(field: str, value: Param) -> str:
    """Return the kind of a field by its name and what it holds."""
    if isinstance(value, int):
        return NUMBER
    if isinstance(value, tuple):
        return SEATS if field == SEATS else CARDS
    return _kind_of_text(field)


def _kind_of_text(field: str) -> str:
    if field in _SEAT_FIELDS:
        return SEAT
    return CARD if field in _CARD_FIELDS else TEXT


def kinds_of(event: type[Event]) -> dict[str, str]:
    """Return the kind of each field of a type of event, without the clauses."""
    found = {}
    for each in fields(event):
        if each.type is int:
            found[each.name] = NUMBER
        elif get_origin(each.type) is tuple:
            found[each.name] = SEATS if each.name == SEATS else CARDS
        else:
            found[each.name] = _kind_of_text(each.name)
    return {name: kind for name, kind in found.items() if name != "clauses"}
