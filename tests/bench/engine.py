"""How fast the rules answer: random games with events, and with every refusal explained."""

import statistics
import time
from random import Random
from typing import Any

from games.core.cards import DEALER
from games.core.deal import deal, open_table
from games.core.protocol import Game
from games.registry import GAMES

SEATS = (3, 5, 8, 12)
"""How many play, or as near to it as a game allows."""
AIMS = ("at least 100,000", "at least 30,000")
ROUNDS = 5
GAMES_A_ROUND = 8


def actions(game: Game[Any], seed: int, *, explained: bool) -> int:
    """Play random games and return how many actions that were; `explained` also asks why each
    play that the hand could form is or isn't allowed."""
    count = 0
    for seats in sorted({min(max(number, game.seats[0]), game.seats[-1]) for number in SEATS}):
        rng = Random(seed)
        state = open_table(game, seats, game.options("standard"), rng)
        while movers := game.to_move(state):
            seat = movers[0]
            if seat == DEALER:
                move = deal(game, state, rng)
            else:
                if explained:
                    for each in game.candidates(state, seat):
                        game.check(state, each)
                moves = game.legal_moves(state, seat)
                move = moves[int(rng.random() * len(moves))]
            state = game.play(state, move).state
            count += 1
    return count


def rate(game: Game[Any], *, explained: bool) -> float:
    """Return actions a second of processor time, the median of several rounds."""
    actions(game, 0, explained=explained)
    rates = []
    for round_ in range(ROUNDS):
        begin = time.process_time()
        done = sum(
            actions(game, round_ * GAMES_A_ROUND + seed, explained=explained)
            for seed in range(GAMES_A_ROUND)
        )
        rates.append(done / (time.process_time() - begin))
    return statistics.median(rates)


def report() -> list[tuple[str, str, str]]:
    """Return figure, value and aim for each game; the aims were set for Vampire Queen."""
    rows = []
    for game in GAMES.values():
        aims = AIMS if game.slug == "vampire-queen" else ("", "")
        told, explained = rate(game, explained=False), rate(game, explained=True)
        what = f"{game.slug}: random actions/s with events"
        rows.append((what, f"{told:,.0f}", aims[0]))
        what = f"{game.slug}: the same, all refusals explained"
        rows.append((what, f"{explained:,.0f}", aims[1]))
    return rows
