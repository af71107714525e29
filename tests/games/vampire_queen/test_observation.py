"""What everybody sees of a table beside the cards: what is asked of whom, and what is marked."""

import pytest

from tests.games.notation import after, hand, laid, sees
from tests.games.vampire_queen.table import new_game, position

LED = {"hands": "1; 6 9; 8 Q", "to_move": "B", "trick": "A: 5"}
FIVE_STAGES = "; ".join(["0 26 7"] * 5)


@pytest.mark.parametrize(
    ("table", "code", "seats", "params"),
    [
        (position(hands="5; 6; 7", to_move="B"), "lead", ("B",), {"seat": "B"}),
        (
            position(hands="5 H20; 6; 7", to_move="A", ban="H20"),
            "lead-banned",
            ("A",),
            {"seat": "A", "card": "H20"},
        ),
        (position(**LED), "follow", ("B",), {"seat": "B", "count": 1, "need": 5}),
        (
            position(**LED, options="japanese-note-literal"),
            "follow-equal",
            ("B",),
            {"seat": "B", "count": 1, "need": 5},
        ),
        (
            position(hands="1; Q 9; 8", to_move="B", trick="A: Q", options="japanese-note-literal"),
            "follow-equal",
            ("B",),
            {"seat": "B", "count": 1, "need": 14},
        ),
        (
            position(hands="1; 6 9; 8 Q", to_move="B", trick="A: Q Q"),
            "only-pass",
            ("B",),
            {"seat": "B"},
        ),
        (position(hands="1; 6; 8", to_move="B", trick="A: H20"), "hunt", ("B",), {"seat": "B"}),
        (
            position(hands="1; H15; 8", to_move="B", trick="A: H20"),
            "forced-pass",
            ("B",),
            {"seat": "B"},
        ),
        (new_game(seats=3), "deal", ("@",), {"stage": 1}),
        (
            position(hands="-; H20 6; 7", to_move="@", points="0 26 7"),
            "deal",
            ("@",),
            {"stage": 2},
        ),
        (
            position(hands="-; H20 6; 7", to_move="-", points=FIVE_STAGES),
            "over",
            (),
            {"seats": ("A",), "points": 0},
        ),
    ],
)
def test_what_is_asked(table, code, seats, params):
    for viewer in ("A", "-", "*"):
        ask = sees(table, viewer).ask
        assert (ask.code, ask.seats, ask.params) == (code, seats, params)
        assert set(ask.clauses) <= table.game.cites()


def test_the_trick_says_who_is_ahead():
    table = after(position(hands="5 1; 9 1; 2; 12 1", to_move="A"), "A: 5", "B: 9", "C: pass")
    assert [(each.seat, each.cards, each.marks, each.value) for each in laid(table, "trick")] == [
        ("A", ("5",), ("lead",), 5),
        ("B", ("9",), ("strongest",), 9),
        ("C", (), ("passed",), None),
    ]


def test_a_hunt_says_who_would_take():
    table = position(hands="5 H20; 9 1; H15; 9 1; 1 1", to_move="A")
    before = after(table, "A: H20", "B: 9")
    assert [each.marks for each in laid(before, "trick")] == [("lead",), ("takes",)]
    forced = after(before, "C: pass", "D: 9")
    assert [(each.marks, each.value) for each in laid(forced, "trick")] == [
        (("lead",), 0),
        ((), 9),
        (("forced", "takes"), None),
        ((), 9),
    ]


def test_a_tie_in_a_hunt_is_the_later_players():
    table = after(position(hands="5 H20; 9 1; 9 1; 1", to_move="A"), "A: H20", "B: 9", "C: 9")
    assert [each.marks for each in laid(table, "trick")] == [("lead",), (), ("takes",)]


def test_who_is_out_is_marked_when_the_stage_is_over():
    table = position(hands="5; 6 H20; 7", to_move="A")
    assert hand(after(table, "A: 5"), "A", "-").marks == ("leader",)
    ended = after(table, "A: 5", "B: pass", "C: pass")
    assert [hand(ended, seat, "-").marks for seat in "ABC"] == [("out",), ("leader",), ()]


def test_a_banned_hunter_is_marked():
    table = position(hands="5 H15 H20; 6; 7", to_move="A", ban="H20")
    for viewer in ("A", "B", "-"):
        assert hand(table, "A", viewer).marked == {"H20": ("banned",)}
        assert hand(table, "B", viewer).marked == {}


def test_stages_and_points_are_told():
    table = position(hands="5; 6; 7", to_move="A", points="0 26 7; 1 0 20")
    assert sees(table, "-").facts == {"stage": 3, "stages": 5}
    assert sees(table, "-").scores == ((0, 26, 7), (1, 0, 20))


def test_hands_lie_open_between_stages():
    """They are scored for all to see; at the first deal there are only hunters."""
    table = position(hands="-; H20 6; 7", to_move="@", points="0 26 7")
    assert [hand(table, seat, "-").known for seat in "ABC"] == [(), ("6", "H20"), ("7",)]
    assert [hand(new_game(seats=3), seat, "-").count for seat in "ABC"] == [1, 1, 0]
