"""The order in which a game is taught, and how long it takes to say. Pure.

>>> path(["lead"], {"lead": ["cards"], "tie": ["lead"]}, ["cards", "tie", "lead"])
('cards', 'lead')
>>> minutes(seconds("Lead any one card."))
1
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from html import unescape
from math import ceil

Needs = Mapping[str, Iterable[str]]


def closure(wanted: Iterable[str], needs: Needs) -> frozenset[str]:
    """Return the wanted clauses with all that one has to know first."""
    found: set[str] = set()
    left = list(wanted)
    while left:
        clause = left.pop()
        if clause not in found:
            found.add(clause)
            left += needs.get(clause, ())
    return frozenset(found)


def path(
    wanted: Iterable[str], needs: Needs, order: Sequence[str], first: Iterable[str] = ()
) -> tuple[str, ...]:
    """Return the shortest order in which the wanted clauses can be told: with what they need and
    nothing else, each after what it needs. What `first` needs stands first; otherwise the order
    of the rulebook is kept as far as it can be. Clauses that are not in `order` are left out."""
    known = set(order)
    front = closure(first, needs) & known
    left = set((closure(wanted, needs) & known) | front)
    place = {clause: (clause not in front, at) for at, clause in enumerate(order)}
    told: list[str] = []
    while left:
        ready = [each for each in left if not left.intersection(needs.get(each, ()))]
        clause = min(ready or left, key=lambda each: place[each])
        told.append(clause)
        left.remove(clause)
    return tuple(told)


# How long it takes to say

_TAGS = re.compile(r"<[^>]+>")
_SPOKEN = (
    (re.compile(r"[\uac00-\ud7a3]"), 1 / 5),  # a syllable of Hangul
    (re.compile(r"[\u3041-\u3096\u30a1-\u30fa\u30fc]"), 1 / 6),  # a mora of kana
    (re.compile(r"[\u3400-\u9fff]"), 2 / 6),  # a Han character: two morae as a rule
    (re.compile(r"[^\W\d_\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]+"), 60 / 150),
    (re.compile(r"\d+"), 60 / 150),
)
"""What is spoken as one, and the seconds it takes: by script, so that each language has its own."""
BETWEEN = 2
"""Seconds between two clauses: a look around, a card shown."""


def seconds(*html: str) -> float:
    """Return how long it takes to read some HTML aloud, pauses included."""
    text = unescape(_TAGS.sub(" ", " ".join(html)))
    return BETWEEN + sum(len(unit.findall(text)) * each for unit, each in _SPOKEN)


def minutes(taken: float) -> int:
    """Return minutes, rounded up; nothing takes none.

    >>> minutes(0), minutes(60), minutes(61)
    (0, 1, 2)
    """
    return ceil(taken / 60)
