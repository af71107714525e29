"""Whole games played by bots: for trying rules out, counting, and measuring."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from games.core.bots import Bot, random_bot
from games.core.cards import DEALER, SEAT_INDEX, Seat
from games.core.deal import deal, open_table
from games.core.options import Options
from games.core.protocol import Game, Move, Outcome
from games.core.replay import Made

LIMIT = 100_000
"""Moves after which a game without a bound is cut off."""


@dataclass(frozen=True, slots=True)
class Playout:
    """A game played to its end, or to a limit (`termination` is then `cut-off`)."""

    start: Any
    moves: tuple[Made, ...]
    outcome: Outcome | None

    @property
    def termination(self) -> str:
        """Why it was over."""
        return self.outcome.termination if self.outcome else "cut-off"


def steps(
    game: Game[Any],
    state: Any,
    rng: Random,
    bots: Sequence[Bot],
    habits: Mapping[str, float] | None = None,
) -> Iterator[Made]:
    """Yield the moves of a game from `state` to its end; `bots` by seat, repeated as needed.

    `habits` says how often a bot makes a move that nobody waits for, by verb (`cheat`); what it
    doesn't name is as the game has it.
    """
    often = {**game.interrupts, **(habits or {})}
    while movers := game.to_move(state):
        if movers == (DEALER,):
            move = deal(game, state, rng)
        else:
            seat, moves = _whose_move(game, state, movers, rng, often)
            bot = bots[SEAT_INDEX[seat] % len(bots)]
            move = bot(partial(game.observe, state, seat), moves, rng)
        played = game.play(state, move)
        yield Made(0, move, state, played.state, played.events)
        state = played.state


def _whose_move(
    game: Game[Any], state: Any, movers: Sequence[Seat], rng: Random, often: Mapping[str, float]
) -> tuple[Seat, Sequence[Move]]:
    """Return who moves next and what it chooses from: now and then somebody who is not waited for,
    else one of those who are."""
    if len(movers) == 1 and not often:
        return movers[0], game.legal_moves(state, movers[0])
    moves = {seat: game.legal_moves(state, seat) for seat in movers}
    for seat in rng.sample(movers, len(movers)):
        for verb, chance in often.items():
            unasked = [move for move in moves[seat] if move.verb == verb]
            if unasked and rng.random() < chance:
                return seat, unasked
    asked = {seat: [move for move in moves[seat] if move.verb not in often] for seat in movers}
    seat = rng.choice([seat for seat in movers if asked[seat]])
    return seat, asked[seat]


def play_out(
    game: Game[Any],
    seats: int,
    options: Options,
    seed: int,
    bots: Sequence[Bot] = (random_bot,),
    limit: int = LIMIT,
    habits: Mapping[str, float] | None = None,
) -> Playout:
    """Return a whole game: the same seed gives the same game. `habits` as for `steps`."""
    rng = Random(seed)
    start = open_table(game, seats, options, rng)
    moves = []
    for made in steps(game, start, rng, bots, habits):
        moves.append(made)
        if len(moves) == limit:
            break
    end = moves[-1].after if moves else start
    return Playout(start, tuple(moves), game.outcome(end))


def count_lines(game: Game[Any], state: Any, depth: int) -> int:
    """Return how many lines of play of `depth` moves there are, as chess counts by perft; lines
    that end earlier, or where the dealer is to move, count once."""
    movers = game.to_move(state)
    if depth == 0 or not movers or movers == (DEALER,):
        return 1
    return sum(
        count_lines(game, game.play(state, move).state, depth - 1)
        for seat in movers
        for move in game.legal_moves(state, seat)
    )
