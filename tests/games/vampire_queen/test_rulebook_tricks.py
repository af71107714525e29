"""Normal tricks: leading, Queens, following, passing, and who wins."""

import pytest

from games.core.errors import IllegalMove
from tests.games.notation import (
    after,
    count,
    hand,
    hands,
    laid,
    last_events,
    legal,
    played_out,
    reachable,
    refusal,
    sees,
    story,
    to_move,
)
from tests.games.vampire_queen.table import new_game, position

# Leading


def test_lead_options():
    table = position(hands="2 2 7 Q H15 H20; 5; 6", to_move="A")
    assert legal(table, "A") == [
        *("2", "2 Q", "2 2", "2 2 Q"),
        *("7", "7 Q"),
        "Q",
        *("H15", "H20"),
    ]
    assert story(table, "A: 7") == ["cards-played A 7"]
    assert refusal(table, "A: 8") == "not-your-cards"
    assert refusal(table, "A: 7 7") == "not-your-cards"
    assert refusal(table, "A: deal 7") == "unknown-verb"


def test_lead_must_play():
    assert refusal(position(hands="2 7; 5; 6", to_move="A"), "A: pass") == "leader-must-play"


def test_lead_set_equal():
    table = position(hands="5 6 6 7 Q; 5; 6", to_move="A")
    assert refusal(table, "A: 5 6") == "not-a-set"
    assert refusal(table, "A: 5 6 7") == "not-a-set"
    assert refusal(table, "A: 5 6 Q") == "not-a-set"
    assert story(table, "A: 6 6") == ["cards-played A 6 6"]


@pytest.mark.parametrize("lead", ["6", "6 6", "6 6 6"])
def test_lead_any_count__ruling_q10(lead):
    table = position(hands="6 6 6 6; 5; 6", to_move="A")
    assert story(table, f"A: {lead}") == [f"cards-played A {lead}"]


def test_lead_sets_count():
    table = after(position(hands="6 6 9; 7 7 7; 8", to_move="A"), "A: 6 6")
    assert legal(table, "B") == ["7 7", "pass"]
    assert refusal(table, "B: 7") == "wrong-count"
    assert refusal(table, "B: 7 7 7") == "wrong-count"


# Queens


def test_queen_alone_14():
    table = position(hands="13 13 2; Q Q 3; 4", to_move="A")
    assert story(table, "A: 13 13", "B: Q Q")[-1] == "cards-played B Q Q"
    assert laid(after(table, "A: 13 13", "B: Q Q"), "trick")[1].value == 14


@pytest.mark.parametrize("queens", ["Q", "Q Q", "Q Q Q", "Q Q Q Q"])
def test_queen_alone_14__one_to_four_of_them(queens):
    table = after(position(hands="Q Q Q Q 2; 3; 4", to_move="A"), f"A: {queens}")
    assert laid(table, "trick")[0].value == 14


def test_queen_alone_14__ruling_q11():
    """Queens alone cannot be announced as, say, 5s."""
    table = after(position(hands="Q Q Q 2; 6 6 6 13 13 13; 4", to_move="A"), "A: Q Q Q")
    assert legal(table, "B") == ["pass"]
    assert refusal(table, "B: 6 6 6") == "queens-on-top"


def test_queen_wild_with_vampires():
    table = position(hands="5 Q 2; 5 5 6 6; 7", to_move="A")
    assert story(table, "A: 5 Q", "B: 6 6") == ["cards-played A 5 Q", "cards-played B 6 6"]
    assert laid(after(table, "A: 5 Q"), "trick")[0].value == 5
    assert refusal(after(table, "A: 5 Q"), "B: 5 5") == "not-higher"


def test_queen_wild_with_vampires__vq_ex_04():
    table = position(hands="11 11 Q 2; 12 12 12; Q Q Q", to_move="A")
    assert laid(after(table, "A: 11 11 Q"), "trick")[0].value == 11
    pairs = position(hands="13 13 2; 12 12 13 13 Q Q; 4", to_move="A")
    assert legal(after(pairs, "A: 13 13"), "B") == ["Q Q", "pass"]


def test_queen_mixed_not_14__vq_ex_07():
    table = after(position(hands="13 13 2; 13 Q; Q Q 5; 6 6 Q", to_move="A"), "A: 13 13")
    assert refusal(table, "B: 13 Q") == "mixed-not-14"
    table = after(table, "B: pass", "C: Q Q")
    assert laid(table, "trick")[2].value == 14
    assert legal(table, "D") == ["pass"]


def test_queen_mixed_not_14__thirteen_beats_twelve():
    table = position(hands="12 12 2; 13 Q 4; 13 13 5", to_move="A")
    assert story(table, "A: 12 12", "B: 13 Q")[-1] == "cards-played B 13 Q"
    assert refusal(after(table, "A: 12 12", "B: 13 Q"), "C: 13 13") == "not-higher"


def test_queen_top():
    table = after(position(hands="Q 2; 13 Q; 5", to_move="A"), "A: Q")
    assert refusal(table, "B: Q") == "queens-on-top"
    assert refusal(table, "B: 13") == "queens-on-top"
    assert legal(table, "B") == ["pass"]


def test_queen_not_with_hunter():
    table = position(hands="5 Q H20; 5; 6", to_move="A")
    assert refusal(table, "A: Q H20") == "hunter-with-others"
    assert refusal(table, "A: 5 H20") == "hunter-with-others"
    led = after(position(hands="5 5; 6 Q H20; 6", to_move="A"), "A: 5 5")
    assert refusal(led, "B: Q H20") == "hunter-with-others"
    hunt = after(position(hands="5 H15; 6 Q H20; 6", to_move="A"), "A: H15")
    assert refusal(hunt, "B: Q H20") == "hunter-with-others"


# Following


def test_follow_order():
    table = position(hands="2 9; 3 9; 4 9; 5 9", to_move="C")
    assert story(table, "C: 4", "D: 5", "A: pass", "B: pass") == [
        "cards-played C 4",
        "cards-played D 5",
        "passed A",
        "passed B",
        "trick-won D 4 5",
    ]
    assert refusal(after(table, "C: 4"), "A: 9") == "not-your-turn"
    assert refusal(after(table, "C: 4"), "B: pass") == "not-your-turn"
    assert refusal(table, "E: 9") == "not-at-the-table"


def test_follow_once__vq_ex_01():
    table = position(hands="6 6 6 1; 10 10 10 1; 2 2; 11 11 11 1; 3 3", to_move="A")
    moves = ("A: 6 6 6", "B: 10 10 10", "C: pass", "D: 11 11 11", "E: pass")
    assert last_events(table, *moves) == [
        "passed E",
        "trick-won D 6 6 6 10 10 10 11 11 11",
    ]
    assert to_move(after(table, *moves)) == ("D",)


def test_follow_once():
    """No second lap, even if nobody has passed."""
    table = position(hands="2 9; 3 9; 4 9", to_move="A")
    assert last_events(table, "A: 2", "B: 3", "C: 4") == ["cards-played C 4", "trick-won C 2 3 4"]
    assert refusal(after(table, "A: 2"), "A: 9") == "already-played"
    assert refusal(after(table, "A: 2", "B: pass"), "B: 3") == "already-played"


def test_follow_same_count():
    table = after(position(hands="6 6 1; 7 7 8 9 9 9 Q; 5", to_move="A"), "A: 6 6")
    assert legal(table, "B") == ["7 7", "7 Q", "8 Q", "9 9", "9 Q", "pass"]
    assert refusal(table, "B: 9 9 9") == "wrong-count"
    assert refusal(table, "B: 9") == "wrong-count"
    assert refusal(table, "B: 8 8") == "not-your-cards"


def test_follow_strictly_higher__vq_ex_05():
    table = position(hands="2 2 7; 3 4 4; 5 5 8; 5 5 9", to_move="A")
    assert legal(after(table, "A: 2 2"), "B") == ["4 4", "pass"]
    table = after(table, "A: 2 2", "B: 4 4", "C: 5 5")
    assert refusal(table, "D: 5 5") == "not-higher"


def test_follow_strictly_higher__vq_ex_06():
    table = after(position(hands="7 2; 6 7 8 9 10 11 12 13 Q; 5", to_move="A"), "A: 7")
    assert refusal(table, "B: 7") == "not-higher"
    assert refusal(table, "B: 6") == "not-higher"
    assert legal(table, "B") == ["8", "9", "10", "11", "12", "13", "Q", "pass"]


def test_follow_strictly_higher__ruling_q9():
    """A refused play changes nothing: the cards go back, and the seat is still to move."""
    table = after(position(hands="7 2; 7 8; 5", to_move="A"), "A: 7")
    before = str(table)
    assert refusal(table, "B: 7") == "not-higher"
    with pytest.raises(IllegalMove, match="not-higher"):
        after(table, "B: 7")
    assert str(table) == before
    assert story(table, "B: 8") == ["cards-played B 8"]


def test_follow_compare_last_play():
    table = position(hands="3 1; 9 1; 8 1; 9 10", to_move="A")
    table = after(table, "A: 3", "B: 9", "C: pass")
    assert refusal(table, "D: 9") == "not-higher"
    assert legal(table, "D") == ["10", "pass"]


def test_follow_no_hunter():
    table = after(position(hands="3 1; 2 H15 H20; 8", to_move="A"), "A: 3")
    assert refusal(table, "B: H15") == "hunter-follows"
    assert refusal(table, "B: H20") == "hunter-follows"
    assert legal(table, "B") == ["pass"]


def test_follow_no_hunter__ruling_q8():
    """A seat with hunters only passes each time, until it leads or somebody ends the stage."""
    table = position(hands="3 4 1; H15 H20; 2 2", to_move="A")
    assert legal(after(table, "A: 3"), "B") == ["pass"]
    assert refusal(after(table, "A: 3"), "B: H15") == "hunter-follows"
    table = after(table, "A: 3", "B: pass", "C: pass", "A: 4")
    assert legal(table, "B") == ["pass"]
    assert legal(position(hands="3; H15 H20; 2", to_move="B"), "B") == ["H15", "H20"]


def test_pass_free():
    table = after(position(hands="3 1; 9 Q; 8", to_move="A"), "A: 3")
    assert legal(table, "B") == ["9", "Q", "pass"]
    assert story(table, "B: pass") == ["passed B"]


def test_pass_this_trick_only():
    table = position(hands="3 1; 9 9; 8 8 8", to_move="A")
    table = after(table, "A: 3", "B: pass", "C: 8")
    assert story(table, "C: 8", "A: pass", "B: 9") == [
        "cards-played C 8",
        "passed A",
        "cards-played B 9",
        "trick-won B 8 9",
    ]


# The end of a trick


def test_trick_winner():
    table = position(hands="3 1; 9 2; 12 4; 10 6", to_move="A")
    moves = ("A: 3", "B: 9", "C: 12", "D: pass")
    assert last_events(table, *moves) == ["passed D", "trick-won C 3 9 12"]
    assert to_move(after(table, *moves)) == ("C",)


def test_trick_no_tie():
    """In every line of play of a small deal each play beats the one before it."""
    table = position(hands="5 5 9; 5 9 Q; 6 Q Q", to_move="A")
    won = 0
    for made in reachable(table):
        values = [each.value for each in laid_in(table, made.before) if each.cards]
        assert values == sorted(set(values))
        won += any(event.name == "trick-won" for event in made.events)
    assert won > 100


def laid_in(table, state):
    return next(zone.laid for zone in table.game.observe(state, "-").zones if zone.name == "trick")


def test_trick_no_tie__in_whole_games():
    table = new_game(seats=6, options="standard stages=2")
    for made in played_out(table, seed=6):
        plays = [each.value for each in laid_in(table, made.before) if each.cards]
        if not table.game.observe(made.before, "-").banner:
            assert plays == sorted(set(plays))


def test_trick_all_pass__vq_ex_08():
    table = position(hands="Q 2; 13 Q; 12; 11", to_move="A")
    assert [legal(after(table, *moves), seat) for moves, seat in one_after_another()] == [
        ["pass"],
        ["pass"],
        ["pass"],
    ]
    moves = ("A: Q", "B: pass", "C: pass", "D: pass")
    assert last_events(table, *moves) == ["passed D", "trick-won A Q"]
    assert to_move(after(table, *moves)) == ("A",)


def one_after_another():
    moves = ("A: Q", "B: pass", "C: pass")
    return [(moves[:number], seat) for number, seat in ((1, "B"), (2, "C"), (3, "D"))]


def test_trick_discard():
    table = position(hands="3 3 1; 9 9 1; 8 1", to_move="A")
    table = after(table, "A: 3 3", "B: 9 9", "C: pass")
    assert hands(table) == "1; 1; 1 8"
    assert count(table, "put-away") == 4
    assert laid(table, "trick") == ()
    assert str(table).endswith(" away=3,3,9,9")


def test_trick_discard_hidden():
    """Nobody may look at what was put away: tables that differ only in that look the same."""
    one = position(hands="1; 2; 3", to_move="A", away="5 5 9")
    other = position(hands="1; 2; 3", to_move="A", away="7 Q Q")
    for viewer in ("A", "B", "C", "-", "*"):
        assert sees(one, viewer) == sees(other, viewer)
    pile = next(zone for zone in sees(one, "*").zones if zone.name == "put-away")
    assert [(each.cards, each.hidden) for each in pile.laid] == [((), 3)]
    assert hand(one, "A").count == 1
