"""Broken notation is refused with one of the errors that say so, and with nothing else.

Texts of seeded games are cut, patched and shuffled. What can still be read has to be sound: it is
written and read back, everybody may look at it, and the game goes on from there.
"""

import string
from functools import cache
from random import Random

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from games.core.cards import DEALER
from games.core.deal import deal
from games.core.errors import AmbiguousMove, ImpossiblePosition, UnreadableNotation
from games.core.notation import dump_move, dump_position, parse_move, parse_moves, parse_position
from games.core.record import read_record
from games.core.replay import dump_record, replay
from games.registry import GAMES
from tests.games.playouts import cases, moves_of, some_moves, some_states

PLAYED = [cases()[place] for place in range(0, len(cases()), 5)]
HEADER = "game: vampire-queen\noptions: standard\nto-move: A\nhand A: 5 7\nhand B: 6\nhand C: 7\n"


@cache
def lines():
    return [line for case in PLAYED for _, line in some_states(case, 3)]


@cache
def moves():
    return [dump_move(made.move) for case in PLAYED for made in some_moves(case, 3)]


@cache
def records():
    asked = "? choose-legal A: 5 | 8\nA: 5 => cards-played A 5\n| A: 7\nx B: 7 => not-higher"
    later = "? next trick-won seat: A | B\n[b]\nA: 7 # seven\nB: pass\nC: pass"
    dumped = [
        dump_record(case.game, moves_of(case)[at].before, moves_of(case)[at : at + 4])
        for case in PLAYED
        for at in (0, len(moves_of(case)) // 2)
    ]
    return [*dumped, f"{HEADER}[a]\n{asked}", f"{HEADER}[a]\n{later}"]


PIECES = [
    *("-", "*", "+4", "+999", "99999999999999999999", "-1", "0", "H", "H15", "H20", "Q", "14", "1"),
    *("A:-", "A:5", "B:*", "trick=", "ban=H20", "away=+3", "points=1", "points=", "=", "=>"),
    *(
        "@",
        "A",
        "L",
        "M",
        ";",
        ",",
        ":",
        ">",
        "> A",
        "pass",
        "deal",
        "play",
        "|",
        "x ",
        "? ",
        "[a]",
    ),
    *("standard", "stages=0", "stages=1", "stage-end=immediate", "korean-booklet", "vampire-queen"),
    *("one-hunter=on", "voluntary-pass=off", "hunter-ban-across-stages=on", "hand-size=36"),
    *(" ", "_", "\n", "\t", "\x00", "\x1c", "\x85", "\u2028", "\ufeff", "\u3000", "\ud800"),
    *("²", "٣", "５", "Ⅷ", "é", "뱀", "女王", "\U0001f0a1", "5" * 9000),
]


fuzz = settings(suppress_health_check=[HealthCheck.too_slow])
"""A slow machine is no fault."""


@st.composite
def altered(draw, texts):
    """Return one of `texts()`, cut off or patched in up to four places."""
    text = draw(st.sampled_from(texts()))
    for _ in range(draw(st.integers(1, 4))):
        at, end = sorted(draw(st.tuples(*[st.integers(0, len(text))] * 2)))
        end = min(end, at + draw(st.integers(0, 6)))
        piece = draw(st.sampled_from(PIECES) | st.text(string.printable, max_size=3))
        match draw(st.sampled_from(["cut", "cut", "patch", "patch", "repeat", "swap"])):
            case "cut":
                text = text[:at] if draw(st.booleans()) else text[:at] + text[end:]
            case "patch":
                text = text[:at] + piece + text[end:]
            case "repeat":
                text = text[:end] + text[at:]
            case "swap":
                text = " ".join(draw(st.permutations(text.split(" "))))
    return text


def play_on(game, state):
    """Go on from a state that was read, and look at it with every pair of eyes."""
    for viewer in "ACL-*":
        game.observe(state, viewer)
    for seat in game.to_move(state):
        for move in ways_on(game, state, seat):
            played = game.play(state, move)
            assert parse_position(dump_position(game, played.state), GAMES)[1] == played.state
    game.outcome(state)


def ways_on(game, state, seat):
    """Return the legal moves; only a hand with unknown cards may have none. A dealer deals, unless
    the position lacks what a deal needs."""
    if seat == DEALER:
        move = deal(game, state, Random(1))
        return [] if game.check(state, move) else [move]
    moves = game.legal_moves(state, seat)
    assert moves or "+" in " ".join(game.write(state).hands)
    return moves


def assert_told(error):
    """An error says where and what, for developers and for players."""
    problems = error.problems if isinstance(error, ImpossiblePosition) else (error.problem,)
    assert problems
    assert str(error)
    for problem in problems:
        assert problem.code.replace("-", "").isalnum()
        assert all(isinstance(value, str | int | tuple) for value in problem.params.values())
    if isinstance(error, UnreadableNotation):
        assert (error.line >= 1, error.column >= 1) == (True, True)


def read_position(text):
    """Read a text; whatever it is, only these errors may come."""
    try:
        game, state = parse_position(text, GAMES)
    except (UnreadableNotation, ImpossiblePosition) as error:
        assert_told(error)
        return
    line = dump_position(game, state)
    assert parse_position(line, GAMES) == (game, state)
    assert dump_position(*parse_position(line, GAMES)) == line
    play_on(game, state)


@settings(fuzz, max_examples=600)
@given(altered(lines))
def test_an_altered_position(text):
    read_position(text)


@settings(fuzz)
@given(st.text(max_size=40) | st.lists(st.sampled_from(PIECES), max_size=8).map(" ".join))
def test_a_text_that_is_no_position(text):
    read_position(text)
    read_position(f"vampire-queen 1 standard {text}")


ODD_POSITIONS = [
    "vampire-queen 1 korean-booklet B 5;6;7 trick=A:-",
    "vampire-queen 1 korean-booklet C 5;6;7 trick=A:-;B:5",
    "vampire-queen 1 standard A 5;+2;3",
    "vampire-queen 1 standard C -;+2;3 trick=A:5;B:-",
    "vampire-queen 1 standard C -;6;7 trick=A:5;B:-",
    "vampire-queen 1 korean-booklet C 5;6;7",
    "vampire-queen 1 standard A H20;5;6 ban=H20",
    "vampire-queen 1 standard A H20,+1;5;6 ban=H20",
    "vampire-queen 1 standard B -;*;3 trick=A:H20",
    "vampire-queen 1 standard,one-hunter=on A 5,H15;5;6,H20",
    "vampire-queen 1 standard A +999,+999;5;6",
    "vampire-queen 1 standard L 5;6;7",
    "vampire-queen 1 standard A 5;6;7 trick=L:5",
    "vampire-queen 1 standard B 5;6;7 trick=A:5;B:6;C:7",
    "vampire-queen 1 standard - 5,H20;6;7",
    "vampire-queen 1 standard @ 5,H20;6;7 trick=A:5 away=1",
    "vampire-queen 1 standard,stages=1 - -;6,H20;7 points=0,26",
    "vampire-queen 1 standard,stages=1 A 5;6;7 points=1,2,3",
    "vampire-queen 1 standard A " + ";".join(["5"] * 13),
    "vampire-queen 1 standard A " + "5," * 4000,
]


@pytest.mark.parametrize("text", ODD_POSITIONS, ids=lambda text: text[14:60])
def test_an_odd_position(text):
    read_position(text)


@settings(fuzz, max_examples=400)
@given(altered(moves), st.booleans())
@example("B: pass > C", True)
@example("A: H", True)
def test_an_altered_move(text, at_the_table):
    case = PLAYED[0]
    state = moves_of(case)[1].before if at_the_table else None
    try:
        move = parse_move(text, case.game, state)
    except (UnreadableNotation, AmbiguousMove) as error:
        assert_told(error)
        return
    assert parse_move(dump_move(move), case.game) == move
    if state is not None:
        case.game.check(state, move)


@settings(fuzz)
@given(altered(moves))
def test_altered_moves_of_an_address(text):
    assert all(isinstance(part, str) for part in parse_moves(text))


def read_and_play(text):
    record, unreadable = read_record(text)
    played = replay(record, GAMES)
    for fault in (*unreadable, *played.faults):
        assert 0 <= fault.line <= len(text.splitlines()) + 1
        assert str(fault)


@settings(fuzz, max_examples=400)
@given(altered(records))
def test_an_altered_record(text):
    read_and_play(text)


ODD_RECORDS = [
    "",
    "\n\n#",
    "A: 5",
    "? choose-legal A",
    "[a]\n[a]",
    "game: vampire-queen",
    "game: vampire-queen\nto-move: A\ntrick: A:5\n",
    "game: vampire-queen\nto-move: A\nhand A: 5\nhand C: 6\nA: 5",
    "game: vampire-queen\nto-move: M\nhand A: 5\nhand B: 6\nhand C: 7",
    HEADER + "A: pass\nA: 5",
    HEADER + "B: 6\nA: 5",
    HEADER.replace("5 7", "5") + "A: 5\nB: pass\nC: pass\n@: deal" + " 1 2 3" * 8 + " 4 5 6" * 5,
    HEADER + "? choose-legal L\nA: 5",
    HEADER + "? choose-legal B\nA: 5",
    HEADER + "[a]\n? next trick-won nothing\n[b]\nA: 7\nB: pass\nC: pass",
    HEADER + "[a]\n? next trick-won cards: 7 | 5\n[b]\nA: 7\nB: pass\nC: pass",
    HEADER + "| A: 5\n| A: 7\nA: 5",
    HEADER + "x A: 5 => leader-must-play\nx A: ? => a; b",
    HEADER.replace("7\nhand B: 6", "7\nhand B: +2") + "A: 5\nB: pass\nC: 7",
    HEADER.replace("hand A: 5 7", "hand A: 5") + "A: 5\nB: 6\nC: 7",
    HEADER.replace("hand B: 6", "hand B: +1") + "A: 5\nB: pass\nC: pass\nA: 7\nB: pass\nC: pass",
]


@pytest.mark.parametrize("text", ODD_RECORDS)
def test_an_odd_record(text):
    read_and_play(text)
