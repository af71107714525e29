"""The first move of a game, and every clause that it rests on, asked of the engine.

A few deals are made, always the same ones. Up to the first card played, everybody does the
plainest thing that the rules allow: the move that rests on the fewest clauses. What is cited on
the way is what a table must have been told before: by the deal, by the prompts, by the moves, and
by the refusals of moves like them. How the game ends is what a whole game played by bots cites.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from games.core.cards import DEALER
from games.core.deal import deal, open_table
from games.core.notation import address, dump_moves, dump_position
from games.core.playout import play_out
from games.core.protocol import Event, Game, Move

Cost = Callable[[frozenset[str]], int]
"""How much there is to tell before some clauses are known."""
DEALS = 8
GAMES = 3
PLAY = "play"
MOST_BEFORE = 24
"""Moves that may come before the first card is played, such as everybody's passing two cards."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A first move at a freshly dealt table, and what has to be known for it."""

    aim: frozenset[str]
    """The clauses by which the game ends and is won."""
    rests_on: frozenset[str]
    """Those of the deal, the prompts, the moves and their refusals."""
    move: Move
    events: tuple[Event, ...]
    position: str
    """The table before the deal, as addresses have it."""
    moves: str
    """The deal, and what comes before the first card is played."""


def opening(game: Game[Any], seats: int, cost: Cost) -> Opening:
    """Return the opening that takes the least to tell; the same answer every time."""
    aim = min((_aim(game, seats, seed) for seed in range(GAMES)), key=cost)
    dealt = [_Deal(game, seats, seed, cost) for seed in range(DEALS)]

    def rests_on(found: _Deal) -> frozenset[str]:
        """What any hand may be refused counts: nobody knows yet which cards are dealt."""
        refused = [each.refused.get(kind, frozenset()) for each in dealt for kind in found.kinds]
        return found.cited.union(*refused)

    best = min(dealt, key=lambda each: cost(rests_on(each) | aim))
    return Opening(
        aim, rests_on(best), best.move, best.events, best.position, dump_moves(best.made)
    )


def _aim(game: Game[Any], seats: int, seed: int) -> frozenset[str]:
    played = play_out(game, seats, game.options("standard"), seed)
    return _clauses(played.moves[-1].events[-1:]) if played.outcome else frozenset()


def _clauses(events: Iterable[Event]) -> frozenset[str]:
    return frozenset(clause for event in events for clause in event.clauses)


def _kind(move: Move) -> tuple[str, int]:
    """Return what moves have in common that players take for alike: the verb, how many cards."""
    return (move.verb, len(move.cards))


class _Deal:
    """One deal, played up to and with the first card."""

    def __init__(self, game: Game[Any], seats: int, seed: int, cost: Cost) -> None:
        self.game = game
        rng = Random(seed)
        state = open_table(game, seats, game.options("standard"), rng)
        self.position = address(dump_position(game, state))
        self.made: list[Move] = []
        self.cited: frozenset[str] = frozenset()
        self.kinds: set[tuple[str, int]] = set()
        self.refused: dict[tuple[str, int], frozenset[str]] = {}
        for _ in range(MOST_BEFORE):
            is_dealt = game.to_move(state) != (DEALER,)
            move = self._plainest(state, cost) if is_dealt else deal(game, state, rng)
            played = game.play(state, move)
            self.cited |= _clauses(played.events)
            self.move, self.events = move, played.events
            if is_dealt and PLAY in game.observe(state, move.seat).ask.verbs:
                break
            self.made.append(move)
            state = played.state

    def _plainest(self, state: Any, cost: Cost) -> Move:
        """Return the move that takes the least to tell, and note what is asked and refused."""
        game = self.game
        seat = game.to_move(state)[0]
        ask = game.observe(state, seat).ask
        self.cited |= frozenset(ask.clauses)
        for move in game.candidates(state, seat):
            violation = game.check(state, move) if move.verb in ask.verbs else None
            if violation is not None:
                kind = _kind(move)
                self.refused[kind] = self.refused.get(kind, frozenset()).union(violation.clauses)
        legal = [move for move in game.legal_moves(state, seat) if move.verb in ask.verbs]
        plainest = min(
            legal,
            key=lambda move: cost(self.cited | _clauses(game.play(state, move).events)),
        )
        self.kinds |= {_kind(plainest), *((verb, 0) for verb in ask.verbs)}
        return plainest
