"""What a player may ask about a hand: what is allowed, and why is this card not?"""

from dataclasses import dataclass
from typing import Any

from games.core.cards import Card, Seat
from games.core.protocol import Game, Move, Violation


@dataclass(frozen=True, slots=True)
class Advice:
    """The move that a card stands for, and the reason against it, if there is one."""

    move: Move
    violation: Violation | None


def by_card(game: Game[Any], state: Any, seat: Seat) -> dict[Card, Advice]:
    """Return, for each card that `seat` could play, its best move: the first legal one that has
    the card, else the one that comes closest (its breach stands latest in the clause table)."""
    order = {code: place for place, code in enumerate(game.refusals())}
    found: dict[Card, Advice] = {}
    for move in game.candidates(state, seat):
        violation = game.check(state, move)
        for card in dict.fromkeys(move.cards):
            known = found.get(card)
            if known is None or _is_better(violation, known.violation, order):
                found[card] = Advice(move, violation)
    return found


def _is_better(new: Violation | None, known: Violation | None, order: dict[str, int]) -> bool:
    if known is None or new is None:
        return known is not None
    return order[new.code] > order[known.code]


def alternative(game: Game[Any], state: Any, seat: Seat) -> Move | None:
    """Return a legal move to offer instead of a refused one: the weakest that plays cards, else
    whatever there is; None when it is not the seat's turn."""
    moves = game.legal_moves(state, seat)
    return moves[0] if moves else None
