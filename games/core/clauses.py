"""The clause table: why a move is refused, in the order in which a player should hear it.

A game lists its rules for a kind of move as `Rule(code, clause, broken)`. `broken` is a small
predicate: it returns None while the rule is kept, else the parameters of the refusal. The first
broken rule is the answer, so tables go from "not your turn" over "these are not your cards" and
the shape of a play to "not high enough".
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from games.core.protocol import Move, Param, Violation

S = TypeVar("S")
Params = Mapping[str, Param]
BROKEN: Params = {}
"""Broken, with nothing to add."""


@dataclass(frozen=True, slots=True)
class Rule(Generic[S]):
    """One reason to refuse a move."""

    code: str
    clause: str
    broken: Callable[[S, Move], Params | None]
    also: tuple[str, ...] = ()
    """Clauses that lead to the same refusal or explain it."""


def first_broken(rules: Iterable[Rule[S]], state: S, move: Move) -> Violation | None:
    """Return the first rule that `move` breaks in `state` as a violation, or None."""
    for rule in rules:
        broken = rule.broken  # faster than `rule.broken(…)`, which looks for a method first
        if (params := broken(state, move)) is not None:
            return Violation(rule.code, rule.clause, params, rule.also)
    return None


def refusals(*tables: Iterable[Rule[S]]) -> dict[str, tuple[str, ...]]:
    """Return every code of the tables with the clauses it may cite."""
    found: dict[str, tuple[str, ...]] = {}
    for rule in (rule for table in tables for rule in table):
        cited = (*found.get(rule.code, ()), rule.clause, *rule.also)
        found[rule.code] = tuple(dict.fromkeys(cited))
    return found
