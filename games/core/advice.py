"""What a player may ask about a hand: what is allowed, and why is this card not?"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from games.core.cards import Card, Cards, Seat
from games.core.protocol import Game, Move, Violation


@dataclass(frozen=True, slots=True)
class Advice:
    """The move that a card stands for, and the reason against it, if there is one."""

    move: Move
    violation: Violation | None
    ways: tuple[Move, ...] = ()
    """All legal moves with the same cards as `move`: what they are used for, whom or what they
    are aimed at."""


def by_card(
    game: Game[Any], state: Any, seat: Seat, verbs: Sequence[str] = ("play",)
) -> dict[Card, Advice]:
    """Return, for each card with which `seat` could do what is asked (`verbs`), its best move: the
    first legal one that has the card, else the one that comes closest (its breach stands latest in
    the clause table)."""
    order = _order(game)
    found: dict[Card, Advice] = {}
    for move in game.candidates(state, seat):
        if move.verb not in verbs:
            continue
        violation = game.check(state, move)
        for card in dict.fromkeys(move.cards):
            known = found.get(card)
            if known is None or _is_better(violation, known.violation, order):
                found[card] = Advice(move, violation, () if violation else (move,))
            elif violation is None and known.move.cards == move.cards:
                found[card] = Advice(known.move, None, (*known.ways, move))
    return found


@lru_cache(maxsize=64)
def _order(game: Game[Any]) -> Mapping[str, int]:
    """Return the place of each code in the clause table."""
    return {code: place for place, code in enumerate(game.refusals())}


def with_cards(
    game: Game[Any], state: Any, seat: Seat, cards: Cards, verbs: Sequence[str]
) -> tuple[Advice, ...]:
    """Return every move of `seat` with exactly `cards`, and the reason against it, if any."""
    return tuple(
        Advice(move, game.check(state, move))
        for move in game.candidates(state, seat)
        if move.cards == cards and move.verb in verbs
    )


def _is_better(new: Violation | None, known: Violation | None, order: Mapping[str, int]) -> bool:
    if known is None or new is None:
        return known is not None
    return order[new.code] > order[known.code]


def unasked(game: Game[Any], state: Any, seat: Seat) -> tuple[Move, ...]:
    """Return the legal moves of `seat` that nobody waits for: out of turn, in secret, by speed."""
    return tuple(move for move in game.legal_moves(state, seat) if move.verb in game.interrupts)


def alternative(game: Game[Any], state: Any, seat: Seat) -> Move | None:
    """Return a legal move to offer instead of a refused one: the weakest that plays cards, else
    whatever there is; None when nobody waits for the seat."""
    moves = game.legal_moves(state, seat)
    return next((move for move in moves if move.verb not in game.interrupts), None)
