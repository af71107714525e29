"""Positions that cannot be: every problem is named, and all of them at once."""

import pytest

from games.core.errors import AmbiguousMove, ImpossiblePosition, UnreadableNotation
from games.core.notation import parse_move, parse_position
from games.core.protocol import Move
from games.registry import GAMES
from tests.games.notation import after, legal
from tests.games.vampire_queen.table import position

THREE = {"hands": "5; 6; 7", "to_move": "A"}


def problems(**told):
    with pytest.raises(ImpossiblePosition) as caught:
        position(**{**THREE, **told})
    return [problem.code for problem in caught.value.problems]


@pytest.mark.parametrize(
    ("told", "codes"),
    [
        ({"hands": "5; 6"}, ["wrong-number-of-seats"]),
        ({"hands": "; ".join(["5"] * 13)}, ["wrong-number-of-seats"]),
        ({"hands": "6 6 6 6 6 6 6 6 6; 6; 7"}, ["too-many-copies"]),
        ({"hands": "H20; 6; H20 5"}, ["too-many-copies"]),
        ({"hands": "5; 6; +109"}, ["too-many-cards"]),
        ({"away": "5 H15"}, ["hunter-put-away"]),
        ({"points": "1 2"}, ["wrong-number-of-points"]),
        ({"points": "; ".join(["0 1 2"] * 5)}, ["too-many-stages"]),
        ({"points": "0 1 2", "options": "standard stages=1"}, ["too-many-stages"]),
        ({"ban": "H20"}, ["ban-not-held"]),
        ({"hands": "5; -; 7"}, ["empty-hand"]),
        ({"to_move": "E"}, ["seat-not-at-the-table"]),
        ({"to_move": "C", "trick": "A: 5"}, ["wrong-to-move"]),
        ({"trick": "A: 5; B: 6; C: 7"}, ["trick-is-over"]),
        ({"to_move": "-"}, ["wrong-to-move"]),
    ],
)
def test_a_problem_is_named(told, codes):
    assert [code for code in problems(**told) if code != "nobody-holds-hunter-20"] == codes


@pytest.mark.parametrize(
    ("trick", "code"),
    [
        ("A: -", "leader-must-play"),
        ("A: 5 6", "not-a-set"),
        ("A: H20 5", "hunter-with-others"),
    ],
)
def test_a_trick_could_not_have_been_led(trick, code):
    for options in ("standard", "korean-booklet"):
        with pytest.raises(ImpossiblePosition) as caught:
            position(**{**THREE, "to_move": "B", "trick": trick, "options": options})
        (problem,) = caught.value.problems
        assert (problem.code, problem.params["code"]) == ("illegal-play-in-trick", code)


@pytest.mark.parametrize(
    ("trick", "code"),
    [
        ("A: 5; B: 5", "not-higher"),
        ("A: 5; B: 6 6", "wrong-count"),
        ("A: 5; B: H15", "hunter-follows"),
        ("A: H20; B: -", "no-pass-in-a-hunt"),
        ("A: H20; B: H15", "hunter-in-a-hunt"),
    ],
)
def test_a_trick_could_not_have_been_followed(trick, code):
    for options in ("standard", "korean-booklet"):
        with pytest.raises(ImpossiblePosition) as caught:
            position(**{**THREE, "to_move": "C", "trick": trick, "options": options})
        (problem,) = caught.value.problems
        assert (problem.code, problem.params["code"]) == ("illegal-play-in-trick", code)


def test_all_problems_are_named_at_once():
    assert problems(
        hands="6 6 6 6 6; 6 6 6 6; -; 7",
        away="H15",
        points="1 2 3; 1 2 3 4",
        ban="H20",
        to_move="B",
        trick="D: 1",
    ) == [
        "too-many-copies",
        "hunter-put-away",
        "wrong-number-of-points",
        "wrong-to-move",
        "empty-hand",
        "ban-not-held",
    ]


def test_between_stages():
    assert problems(
        hands="5 H20; -; 7", to_move="@", trick="A: 5", away="1", ban="H20", points="25 0 7"
    ) == [
        "trick-between-stages",
        "away-between-stages",
        "ban-between-stages",
    ]


def test_a_stage_that_is_over_has_nobody_to_move():
    told = {"hands": "-; 6; 7", "to_move": "B", "trick": "A: 5"}
    assert problems(**told, options="standard stage-end=immediate") == ["stage-is-over"]
    assert str(position(**told)).endswith("B -;6;7 trick=A:5")


def test_somebody_can_move():
    """A hunter that must rest is never the only card: its taker has just picked up others."""
    assert problems(hands="H20; 6; 7", ban="H20") != []
    assert str(position(hands="5 H20; 6; 7", to_move="A", ban="H20")).endswith("ban=H20")


def test_a_stage_may_end_where_no_hunter_is_stated():
    """A position need not name all cards; what play makes of it can be written and read again."""
    ended = after(position(**THREE), "A: 5", "B: pass", "C: pass")
    assert str(ended).endswith(" -;6;7 points=0,6,7")
    assert parse_position(str(ended), GAMES)[1] == ended.state


def test_a_card_that_is_not_stated_cannot_be_played():
    table = position(hands="5 +2; 6 +1; 7", to_move="A")
    assert legal(table, "A") == ["5"]
    for cards in (("*",), ("5", "*"), ("*", "*")):
        refused = table.game.check(table.state, Move("A", "play", cards))
        assert refused is not None
        assert refused.code == "not-your-cards"
    hunt = position(hands="5; +1; 7", to_move="B", trick="A: H20")
    assert legal(hunt, "B") == []


def test_a_position_is_canonical():
    loose = "vampire-queen 1 standard,stages=5 A Q,2,+1,*;H15,3;+2,9 ban= trick= away=7,+2,3"
    line = "vampire-queen 1 standard A 2,Q,+2;3,H15;9,+2 away=3,7,+2"
    assert str(position(hands="2 Q +2; 3 H15; 9 +2", to_move="A", away="3 7 +2")) == line
    assert parse_position(loose, GAMES) == parse_position(line, GAMES)


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("", "position-too-short", 1),
        ("vampire-queen 1 standard A", "position-too-short", 27),
        ("vampire-king 1 standard A 5;6;7", "unknown-game", 1),
        ("vampire-queen 2 standard A 5;6;7", "other-rule-set", 15),
        ("vampire-queen 1 house A 5;6;7", "unknown-preset", 17),
        ("vampire-queen 1 standard,stages=0 A 5;6;7", "unknown-value", 17),
        ("vampire-queen 1 standard,speed=2 A 5;6;7", "unknown-option", 17),
        ("vampire-queen 1 standard M 5;6;7", "unknown-seat", 26),
        ("vampire-queen 1 standard A 5;6;7 luck=1", "unknown-field", 34),
        ("vampire-queen 1 standard A 5;6;7 ban=H20 ban=H15", "field-twice", 34),
    ],
)
def test_a_fault_is_placed(text, code, column):
    with pytest.raises(UnreadableNotation) as caught:
        parse_position(text, GAMES)
    error = caught.value
    assert (error.problem.code, error.line, error.column) == (code, 1, column)


@pytest.mark.parametrize(
    ("told", "code"),
    [
        ({"hands": "5; 14; 7"}, "unknown-card"),
        ({"hands": "5; q; 7"}, "unknown-card"),
        ({"hands": "5; ; 7"}, "no-cards-written"),
        ({"ban": "7"}, "unknown-card"),
        ({"points": "1 2 x"}, "no-number"),
        ({"points": "1 2 ٣"}, "no-number"),
        ({"trick": "5"}, "no-play-in-trick"),
        ({"to_move": "C", "trick": "A: 5; C: 6"}, "trick-out-of-order"),
    ],
)
def test_a_word_is_not_understood(told, code):
    with pytest.raises(UnreadableNotation) as caught:
        position(**{**THREE, **told})
    assert caught.value.problem.code == code


def test_a_short_card_is_read_where_it_is_clear():
    both = position(hands="5 H15 H20; 6; 7", to_move="A")
    one = position(hands="5 H15; 6 H20; 7", to_move="A")
    assert str(parse_move("A: H", one.game, one.state)) == "A: H15"
    with pytest.raises(AmbiguousMove) as caught:
        parse_move("A: H", both.game, both.state)
    assert caught.value.candidates == ("A: H15", "A: H20")
