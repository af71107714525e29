"""The laws of notation, at every step of the seeded games: what is written is read back as it was,
and what is read is written in one way only."""

from random import Random

import pytest

from games.core.cards import DEALER
from games.core.notation import (
    address,
    dump_move,
    dump_moves,
    dump_position,
    parse_move,
    parse_moves,
    parse_position,
)
from games.core.options import dump_options
from games.core.record import read_record
from games.core.replay import dump_record, replay
from games.registry import GAMES
from tests.games.playouts import cases, moves_of, some_moves, some_states

CASES = cases()
each_game = pytest.mark.parametrize("case", CASES, ids=str)


@each_game
def test_a_position_is_read_back(case):
    for made in [*moves_of(case)[::7], moves_of(case)[-1]]:
        text = dump_position(case.game, made.after)
        assert parse_position(text, GAMES) == (case.game, made.after)
        assert parse_position(address(text), GAMES) == (case.game, made.after)
        assert text.isascii()


@each_game
def test_a_position_is_written_in_one_way(case):
    """Hands in any order, fields in any order, spaces more than needed: one canonical text."""
    rng = Random(f"shuffled {case}")
    for state, text in some_states(case, 4):
        head, hands, fields = text.split(" ")[:4], text.split(" ")[4], text.split(" ")[5:]
        loose = [",".join(rng.sample(hand, len(hand))) for hand in map(listed, hands.split(";"))]
        rng.shuffle(fields)
        read = parse_position("  ".join([*head, ";".join(loose), *fields]) + " ", GAMES)
        assert read == (case.game, state)
        assert dump_position(*read) == text


def listed(hand):
    return hand.split(",")


@each_game
def test_equal_states_are_equal_texts(case):
    texts = {made.after: dump_position(case.game, made.after) for made in moves_of(case)[::5]}
    assert len(set(texts.values())) == len(texts)


@each_game
def test_a_move_is_read_back(case):
    game = case.game
    for made in some_moves(case, 10):
        legal = [made.move]
        if made.move.seat != DEALER:
            legal += game.legal_moves(made.before, made.move.seat)
        for move in legal:
            assert parse_move(dump_move(move), game) == move
            assert parse_move(dump_move(move), game, made.before) == move
        told = parse_moves(dump_moves(legal))
        assert [parse_move(text, game, made.before) for text in told] == legal


@each_game
def test_options_are_read_back(case):
    options = case.game.options(case.options)
    assert case.game.options(dump_options(options, case.game.presets)) == options
    assert dump_options(options, case.game.presets) == case.options


@each_game
@pytest.mark.parametrize("with_events", [True, False])
def test_a_record_is_read_back(case, with_events):
    moves = moves_of(case)[:150]
    text = dump_record(case.game, moves[0].before, moves, with_events=with_events)
    record, unreadable = read_record(text)
    played = replay(record, GAMES)
    assert (unreadable, played.faults) == ((), ())
    assert (played.game, played.start) == (case.game, moves[0].before)
    again = tuple(played.moves())
    assert [(each.move, each.after, each.events) for each in again] == [
        (each.move, each.after, each.events) for each in moves
    ]
    assert dump_record(case.game, played.start, again, with_events=with_events) == text


@each_game
def test_a_record_may_start_anywhere(case):
    for start in (len(moves_of(case)) // 3, len(moves_of(case)) // 2):
        moves = moves_of(case)[start : start + 10]
        played = replay(read_record(dump_record(case.game, moves[0].before, moves))[0], GAMES)
        assert played.faults == ()
        assert played.steps[-1].state == moves[-1].after


@each_game
def test_a_record_with_an_illegal_move_plays_up_to_it(case):
    """The deal comes a second time, where a seat is to move."""
    game, moves = case.game, moves_of(case)[:12]
    place = max(at for at, made in enumerate(moves) if game.to_move(made.before) != (DEALER,))
    lines = dump_record(game, moves[0].before, moves, with_events=False).splitlines()
    line = len(lines) - len(moves) + place
    lines[line] = str(moves[0].move)
    played = replay(read_record("\n".join(lines))[0], GAMES)
    refused = game.check(moves[place].before, moves[0].move)
    fault = played.faults[0]
    assert [(each.line, each.problem.code) for each in played.faults] == [
        (line + 1, "illegal-move")
    ]
    assert fault.problem.params["code"] == refused.code
    assert fault.problem.params["clause"] == refused.clause
    assert played.steps[-1].state == moves[place].before


@each_game
def test_a_record_with_other_events_says_so(case):
    moves = moves_of(case)[:12]
    text = dump_record(case.game, moves[0].before, moves)
    lines = [*text.splitlines()[:-1], f"{moves[-1].move} => nothing-of-the-kind"]
    faults = replay(read_record("\n".join(lines))[0], GAMES).faults
    assert [(fault.line, fault.problem.code) for fault in faults] == [(len(lines), "other-events")]
    assert faults[0].problem.params["expected"] == "nothing-of-the-kind"
