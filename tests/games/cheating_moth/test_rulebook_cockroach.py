"""The cockroach and its race, and the ant."""

import pytest

from tests.games.cheating_moth.table import asked, counts, in_the_open, position
from tests.games.notation import (
    after,
    hand,
    hands,
    laid,
    refusal,
    story,
    to_move,
)

# Cockroach


def test_cockroach_race():
    """All may throw in one card of that number, until the next player plays or draws."""
    table = position(hands="Ck4 N1; N4 N3 N5; N4 N1; N3 N1", top="N3", guard="D")
    assert story(table, "A: Ck4", "C: throw N4") == [
        "card-played A Ck4",
        "race-opened A 4",
        "card-thrown C N4",
    ]
    played = after(table, "A: Ck4")
    assert asked(played) == ("race", "B")
    assert in_the_open(played, "B") == ["N3", "N5", "throw N4"]
    assert in_the_open(played, "C") == ["throw N4"]
    assert in_the_open(played, "D") == []
    closed = after(played, "B: N5")
    assert refusal(closed, "C: throw N4") == "no-cockroach"
    assert refusal(after(table, "A: Ck4", "B: N3"), "C: throw N4") == "no-cockroach"


def test_cockroach_race__until_the_next_player_draws():
    table = position(hands="N1 N2; N1 N4; N4 N1", to_move="B", top="Ck4", action="race A")
    assert story(table, "B: draw") == ["race-closed B", "card-drawn B *"]
    assert refusal(table, "C: throw N4") is None
    assert refusal(after(table, "B: draw"), "C: throw N4") == "no-cockroach"


def test_cockroach_race__one_card():
    table = position(hands="N1 N2; N1 N4 N4; N4 N1", to_move="B", top="Ck4", action="race A")
    assert refusal(table, "B: throw N4 N4") == "more-than-one"
    assert refusal(table, "B: throw Sp4") == "not-your-cards"
    assert refusal(table, "B: throw N4 > A") == "names-a-player"


def test_cockroach_player_may__cm_ex_12():
    """CM-EX-12: A plays a cockroach and at once throws in as the fastest."""
    table = position(hands="Ck2 N2 N5; N4 N1; N2 N3", top="N3")
    assert story(table, "A: Ck2", "A: throw N2", "C: throw N2") == [
        "card-played A Ck2",
        "race-opened A 2",
        "card-thrown A N2",
        "throw-too-late C N2",
    ]
    assert hands(after(table, "A: Ck2", "A: throw N2", "C: throw N2")) == "N5; N1 N4; N2 N3"


CM_EX_11 = {"hands": "Ck4 N1 N2; An4 N1 N3; N4 N5", "top": "N5"}


def test_cockroach_first_only__cm_ex_11():
    """CM-EX-11: C's card stays, B takes the ant back, no action happens; B is next."""
    table = position(**CM_EX_11)
    moves = ("A: Ck4", "C: throw N4", "B: throw An4")
    assert story(table, *moves) == [
        "card-played A Ck4",
        "race-opened A 4",
        "card-thrown C N4",
        "throw-too-late B An4",
    ]
    thrown = after(table, *moves)
    assert hands(thrown) == "N1 N2; N1 N3 An4; N5"
    assert [(pile.cards, pile.hidden) for pile in laid(thrown, "pile")] == [(("N4",), 2)]
    assert asked(thrown) == ("race", "B")
    assert in_the_open(thrown, "B") == ["N3"]


def test_cockroach_first_only__each_tries_once():
    table = position(
        hands="N4 N2; N4 N4 N1; N4 N1", to_move="B", top="Ck4", action="race A", guard="B"
    )
    assert refusal(after(table, "B: throw N4"), "B: throw N4") == "threw-before"
    late = after(table, "B: throw N4", "C: throw N4")
    assert refusal(late, "C: throw N4") == "threw-before"
    assert [(each.seat, each.marks) for each in laid(late, "race")] == [
        ("B", ("thrown",)),
        ("C", ("too-late",)),
    ]


def test_cockroach_first_only__ruling_q10():
    """Cards at the same moment: the guard decides, the engine gets an order."""
    table = position(hands="N1 N2; N4 N1; N4 N5", to_move="B", top="Ck4", action="race A")
    assert story(table, "B: throw N4", "C: throw N4") == ["card-thrown B N4", "throw-too-late C N4"]
    assert story(table, "C: throw N4", "B: throw N4") == ["card-thrown C N4", "throw-too-late B N4"]


def test_cockroach_wrong_number():
    """It stays in the hand, without a penalty, and its owner may still throw the right one."""
    table = position(hands="N1 N2; N4 N3; N4 N5", to_move="B", top="Ck4", action="race A")
    assert refusal(table, "B: throw N3") == "wrong-number"
    assert refusal(table, "C: throw N5") == "wrong-number"
    assert story(table, "B: throw N4") == ["card-thrown B N4"]


@pytest.mark.parametrize("card", ["Sp4", "Mq4", "An4"])
def test_cockroach_any_kind__ruling_q8(card):
    table = position(hands=f"N1 N2; {card} N4 N3; N4 N5", to_move="B", top="Ck4", action="race A")
    assert set(in_the_open(table, "B")) == {"N3", f"throw {card}", "throw N4"}
    assert story(table, f"B: throw {card}") == [f"card-thrown B {card}"]


@pytest.mark.parametrize("card", ["Sp4", "Mq4", "An4"])
def test_cockroach_no_chain__ruling_q8(card):
    table = position(hands=f"N1 N2; N1 N3; {card} N5", to_move="B", top="Ck4", action="race A")
    assert story(table, f"C: throw {card}", "B: N3") == [
        f"card-thrown C {card}",
        "race-closed B",
        "card-played B N3",
    ]
    assert counts(after(table, f"C: throw {card}")) == [2, 2, 1]
    assert refusal(after(table, f"C: throw {card}"), "A: slap") == "no-mosquito"


def test_cockroach_moth():
    told = {"hands": "N1 N2; Mo4 N1; Mo4 N5", "to_move": "B", "top": "Ck4", "action": "race A"}
    table = position(**told, guard="C")
    assert refusal(table, "B: throw Mo4") == "moth-thrown"
    assert in_the_open(table, "B") == ["draw"]
    assert story(table, "C: throw Mo4") == ["card-thrown C Mo4"]


def test_cockroach_none():
    table = position(hands="Ck4 N1; N3 N5; N2 N5", top="N3")
    assert story(table, "A: Ck4", "B: N3", "C: N2") == [
        "card-played A Ck4",
        "race-opened A 4",
        "race-closed B",
        "card-played B N3",
        "card-played C N2",
    ]


def test_cockroach_turn():
    """Whoever threw, the left neighbour of the cockroach's player is next."""
    table = position(hands="Ck4 N1 N5; N3 N5; N2 N5; N4 N5", top="N3")
    thrown = after(table, "A: Ck4", "D: throw N4")
    assert asked(thrown) == ("race", "B")
    for move in ("A: N5", "C: N5", "D: N5"):
        assert refusal(thrown, move) == "not-your-turn"
    assert story(thrown, "B: N5") == ["race-closed B", "card-played B N5"]
    assert to_move(thrown)[0] == "B"


# Ant


def test_ant_others_draw():
    table = position(hands="An4 N1; N3 N5; N2 N5; N4 N5", top="N3", stock="N1 Sp1 Mo1 N2")
    assert story(table, "A: An4", "B: N3") == [
        "card-played A An4",
        "ant-played A",
        "card-drawn B N1",
        "card-drawn C Sp1",
        "card-drawn D Mo1",
        "card-played B N3",
    ]
    assert hands(after(table, "A: An4")) == "N1; N1 N3 N5; Sp1 N2 N5; Mo1 N4 N5"


def test_ant_others_draw__ruling_q17():
    """Nobody is left out, whatever the hand."""
    table = position(hands="An4 N1; Mo2; N2 N5 N4 N4; N4", top="N3", stock="N1 Sp1 Mo1 N2")
    assert counts(after(table, "A: An4")) == [1, 2, 5, 2]
    assert story(table, "A: An4")[2:] == ["card-drawn B N1", "card-drawn C Sp1", "card-drawn D Mo1"]


def test_ant_order():
    table = position(
        hands="N3 N5; N2 N5; An4 N1; N4 N5", to_move="C", top="N3", stock="N1 Sp1 Mo1 N2"
    )
    assert story(table, "C: An4") == [
        "card-played C An4",
        "ant-played C",
        "card-drawn D N1",
        "card-drawn A Sp1",
        "card-drawn B Mo1",
    ]
    assert hand(after(table, "C: An4"), "D").known == ("N1", "N4", "N5")
