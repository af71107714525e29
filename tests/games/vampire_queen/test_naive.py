"""The engine against the simple-minded table of `naive.py`, move by move.

Seeded games with 3-12 seats under options drawn at random. Before each move every play of the
hand (of big hands: a part) is tried with both; after it both must be at the same position and have
told the same about tricks, stages and the end.
"""

from dataclasses import fields
from random import Random

import pytest

from games.core.deal import deal, open_table
from games.core.notation import dump_position
from games.core.options import option_name
from games.core.protocol import Move
from games.registry import GAMES
from tests.games.notation import Table, outcome
from tests.games.vampire_queen import naive

GAME = GAMES["vampire-queen"]
TOLD = ("trick-won", "trick-taken", "stage-ended", "seat-scored", "game-ended")
SEEDS = range(7)
SEATS = range(3, 13)
FEW_CARDS = ("1", "2", "3", "4", "7")


def some_options(seed: int, seats: int) -> str:
    """Return options drawn at random; hands are mostly small, so that stages end often."""
    rng = Random(f"options {seed} {seats}")
    words = []
    for each in fields(GAME.options("standard")):
        name, values = option_name(each), list(each.metadata["words"])
        if name == "stages":
            values = ["1", "2", "3"]
        elif name == "hand-size":
            values = [*values, *FEW_CARDS] if seats > 6 else ["table", *FEW_CARDS * 2]
        elif name == "start-choice":
            values = ["random", *naive.SEATS[:seats]]
        words.append(f"{name}={rng.choice(values)}")
    return " ".join(["standard", *words])


def move_of(seat: str, cards: list[str]) -> Move:
    return Move(seat, "play", tuple(cards)) if cards else Move(seat, "pass")


def eager_to_hunt(moves, rng):
    """Return a move at random, every other time a hunter if one may be led."""
    hunters = [move for move in moves if move.cards and naive.is_hunter(move.cards[0])]
    return rng.choice(hunters if hunters and rng.random() < 0.5 else moves)


def compare_legality(state, table, line, rng):
    """Compare which plays are legal: of the seat to move all, of another seat some."""
    seat = table.mover
    for play in naive.plays_to_try(table.hands[seat], rng, limit=90):
        refused = GAME.check(state, move_of(seat, play))
        legal = naive.is_legal(table, seat, play)
        assert (refused is None) == legal, f"{line} | {seat}: {play} | {refused}"
    other = rng.choice(list(table.hands))
    for play in (table.hands[other][:1], rng.sample(naive.FACES, 1)):
        refused = GAME.check(state, move_of(other, play))
        legal = naive.is_legal(table, other, play)
        assert (refused is None) == legal, f"{line} | {other}: {play} | {refused}"


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", SEEDS)
def test_naive(seats, seed):
    rng = Random(f"{seed} {seats}")
    options = some_options(seed, seats)
    state = open_table(GAME, seats, GAME.options(options), rng)
    while movers := GAME.to_move(state):
        line = dump_position(GAME, state)
        table = naive.Table(line)
        assert movers == (table.mover,)
        if table.mover == "@":
            move = deal(GAME, state, rng)
            naive.deal(table, list(move.cards))
            told = []
        else:
            compare_legality(state, table, line, rng)
            moves = GAME.legal_moves(state, table.mover)
            expected = [tuple(play) for play in naive.legal_plays(table)]
            assert sorted(each.cards for each in moves) == sorted(expected), line
            move = eager_to_hunt(moves, rng)
            told = naive.act(table, list(move.cards))
        played = GAME.play(state, move)
        assert dump_position(GAME, played.state) == table.line(), f"{line} | {move}"
        events = [str(event) for event in played.events if event.name in TOLD]
        assert events == told, f"{line} | {move}"
        state = played.state
    winners = naive.winners(naive.Table(dump_position(GAME, state)))
    assert list(outcome(Table(GAME, state)).winners) == winners


def test_naive__sees_every_value_of_every_option():
    drawn = {
        word for seed in SEEDS for seats in SEATS for word in some_options(seed, seats).split()
    }
    for each in fields(GAME.options("standard")):
        for value in each.metadata["words"]:
            if each.name != "start_choice" or value == "random":
                assert f"{option_name(each)}={value}" in drawn


@pytest.mark.parametrize("preset", naive.PRESETS)
def test_naive__knows_the_presets(preset):
    options = GAME.presets[preset]
    values = {
        option_name(each): {True: "on", False: "off"}.get(value, str(value))
        for each in fields(options)
        for value in [getattr(options, each.name)]
    }
    assert values == naive.DEFAULTS | naive.PRESETS[preset]
