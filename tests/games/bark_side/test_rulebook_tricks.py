"""Leading, following, tucking, and the boss of a trick."""

import pytest

from tests.games.bark_side.table import counts, marks, position
from tests.games.notation import after, citations, legal, refusal, story, to_move, violation

SETS = {"to_move": "A", "tail": "tucked"}

# Leading


def test_lead_single():
    table = position(hands="4 4 9; 1 2 3; 5 6 7", to_move="A")
    assert legal(table, "A") == ["4", "9"]
    assert story(table, "A: 9") == ["cards-led A 9"]
    assert refusal(table, "A: tuck 4") == "leader-tucks"


def test_lead_set__bs_ex_24():
    """BS-EX-24: A holds 7 7 7 2 and leads 7 7, keeping 7 2."""
    table = position(hands="2 7 7 7; 1 3 5 9; 4 6 8 10", **SETS)
    assert legal(table, "A") == ["2", "7", "7 7", "7 7 7"]
    assert story(table, "A: 7 7") == ["cards-led A 7 7"]
    assert refusal(table, "A: 2 7") == "no-set"


def test_lead_set_any_size():
    table = position(hands="2 7 7 7; 1 3 5 9; 4 6 8 10", **SETS)
    assert "lead-set-any-size" in citations(table, "A: 7 7")["cards-led"]
    assert "lead-set-any-size" not in citations(table, "A: 7 7 7")["cards-led"]


def test_lead_no_set_before_tuck__bs_ex_02():
    """BS-EX-02: nobody has tucked in this round, so 4 4 may not be led."""
    table = position(hands="4 4 9; 1 2 3; 5 6 7", to_move="A")
    assert refusal(table, "A: 4 4") == "set-too-early"


def test_lead_keep_one__bs_ex_05_ruling_q15():
    """BS-EX-05: of 8 8 one is led, the other is for the last trick."""
    table = position(hands="8 8; 3 9; 2 10", **SETS)
    assert legal(table, "A") == ["8"]
    assert refusal(table, "A: 8 8") == "whole-hand"
    assert citations(position(hands="8 8 9; 3 9 9; 2 4 10", **SETS), "A: 8 8")


# Following


def test_follow_order():
    table = position(hands="5 8; 6 10; 7 9", to_move="A")
    assert refusal(table, "B: 6") == "not-your-turn"
    assert to_move(after(table, "A: 5")) == ("B",)
    assert to_move(after(table, "A: 5", "B: 6")) == ("C",)
    assert refusal(after(table, "A: 5"), "A: 8") == "not-your-turn"
    assert refusal(table, "F: 8") == "not-at-the-table"


def test_follow_same_count():
    table = after(position(hands="4 4 9; 6 6 8; 1 2 3", **SETS), "A: 4 4")
    assert refusal(table, "B: 6") == "wrong-count"
    assert refusal(table, "B: tuck 6") == "wrong-count"
    assert story(table, "B: 6 6") == ["cards-followed B 6 6 6"]


def test_follow_equal_or_higher__bs_ex_01():
    """BS-EX-01: A leads 5, B plays 5 (equal is fine), C plays 9, D tucks 2; C is boss."""
    table = position(hands="5 8; 5 10; 7 9; 2 3", to_move="A")
    assert story(table, "A: 5", "B: 5", "C: 9", "D: tuck 2") == [
        "cards-led A 5",
        "cards-followed B 5 5",
        "cards-followed C 9 9",
        "cards-tucked D 2",
        "sets-unlocked D",
        "trick-won C",
        "last-trick-came C",
    ]
    assert refusal(after(table, "A: 5", "B: 5"), "C: 5") == "not-your-cards"
    assert refusal(after(table, "A: 8"), "B: 5") == "too-low"


def test_follow_highest_so_far__bs_ex_13_ruling_q2():
    """BS-EX-13: A leads 6, B tucks 1, C must reach 6; with a 6 C is ahead of A."""
    table = after(position(hands="6 8; 1 9; 5 6", to_move="A"), "A: 6", "B: tuck 1")
    assert refusal(table, "C: 5") == "too-low"
    assert "follow-highest-so-far" in citations(table, "C: 6")["cards-followed"]
    assert story(table, "C: 6")[1] == "trick-won C"


def test_follow_set_must_match():
    table = after(position(hands="4 4 9; 6 8 8; 1 2 3", **SETS), "A: 4 4")
    assert refusal(table, "B: 6 8") == "no-set-followed"
    assert story(table, "B: 8 8") == ["cards-followed B 8 8 8"]


# Tucking


def test_tuck_when__bs_ex_10():
    """BS-EX-10: on an 8 the hand 2 9 10 may play 9 or 10, or tuck 2."""
    table = after(position(hands="8 8 8; 2 9 10; 1 1 1", to_move="A"), "A: 8")
    assert legal(table, "B") == ["9", "10", "tuck 2"]
    assert story(table, "B: tuck 2") == ["cards-tucked B 2", "sets-unlocked B"]


def test_tuck_single__bs_ex_09():
    """BS-EX-09: on an 8 the hand 3 5 7 can only tuck 3."""
    table = after(position(hands="8 8 8; 3 5 7; 1 1 1", to_move="A"), "A: 8")
    assert legal(table, "B") == ["tuck 3"]
    assert refusal(table, "B: tuck 5") == "not-lowest"


def test_tuck_set__bs_ex_03():
    """BS-EX-03: A leads 4 4, B 6 6, C (1 3 9) tucks 1 3, D 6 6; D is boss."""
    table = position(hands="4 4 9; 6 6 8; 1 3 9; 6 6 7", **SETS)
    assert story(table, "A: 4 4", "B: 6 6", "C: tuck 1 3", "D: 6 6") == [
        "cards-led A 4 4",
        "cards-followed B 6 6 6",
        "cards-tucked C 1 3",
        "cards-followed D 6 6 6",
        "trick-won D",
        "last-trick-came D",
    ]
    assert refusal(after(table, "A: 4 4", "B: 6 6"), "C: tuck 3 9") == "not-lowest"


def test_tuck_set_need_not_match():
    table = after(position(hands="4 4 9; 1 3 9; 2 2 8", **SETS), "A: 4 4")
    assert "tuck-set-need-not-match" in citations(table, "B: tuck 1 3")["cards-tucked"]
    table = after(table, "B: tuck 1 3")
    assert "tuck-set-need-not-match" not in citations(table, "C: tuck 2 2")["cards-tucked"]


def test_tuck_nothing_else():
    table = after(position(hands="8 8 8; 3 5 7; 1 1 1", to_move="A"), "A: 8")
    assert refusal(table, "B: 5") == "too-low"
    assert refusal(table, "B: tuck 7") == "not-lowest"
    refused = violation(table, "B: 5")
    assert refused is not None
    assert "tuck-nothing-else" in refused.clauses


def test_tuck_is_follow_if_valid__bs_ex_11_ruling_q3():
    """BS-EX-11: on a 4 the hand 6 8 can't tuck: both cards are follows."""
    table = after(position(hands="4 9; 6 8; 1 2", to_move="A"), "A: 4")
    assert legal(table, "B") == ["6", "8"]
    assert refusal(table, "B: tuck 6") == "is-a-follow"


def test_tuck_unlocks_sets():
    table = position(hands="9 4 4; 1 2 3; 5 6 7", to_move="A")
    assert refusal(table, "A: 4 4") == "set-too-early"
    won = after(table, "A: 9", "B: tuck 1", "C: tuck 5")
    assert legal(won, "A") == ["4"]
    won = after(position(hands="9 4 4 5; 1 2 3 3; 5 6 7 7", to_move="A"), "A: 9", "B: tuck 1")
    assert legal(after(won, "C: tuck 5"), "A") == ["4", "5", "4 4"]


def test_hands_equal():
    """Before every trick all hands have the same size, whatever was led."""
    table = position(hands="4 4 9 9; 6 6 8 8; 1 2 3 3", **SETS)
    assert counts(after(table, "A: 4 4", "B: 6 6", "C: tuck 1 2")) == [2, 2, 2]


# The boss


def test_boss_highest_follow():
    table = position(hands="5 8 8; 6 9 9; 7 9 9", to_move="A")
    assert story(table, "A: 5", "B: 9", "C: 9")[-1] == "trick-won C"
    assert story(table, "A: 8", "B: 9", "C: tuck 7")[-1] == "trick-won B"


def test_boss_not_tucker():
    """A tucked card may be higher than all that was led: its player is not boss."""
    table = position(hands="3 3 9; 4 5 9; 7 8 9", **SETS)
    events = story(table, "A: 3 3", "B: tuck 4 5", "C: tuck 7 8")
    assert events[-2:] == ["trick-won A", "last-trick-came A"]
    assert marks(after(table, "A: 3 3", "B: tuck 4 5")) == [("lead", "boss"), ("tucked",)]


def test_boss_tie_latest__ruling_q1():
    table = position(hands="7 8 8; 7 9 9; 7 9 9", to_move="A")
    assert citations(table, "A: 7", "B: 7", "C: 7")["trick-won"][0] == "boss-tie-latest"
    assert story(table, "A: 7", "B: 7", "C: 7")[-1] == "trick-won C"


def test_boss_all_tuck__bs_ex_12():
    """BS-EX-12: A leads 10 and all others tuck: A is boss, leads again, and sets are unlocked."""
    table = position(hands="4 4 4 10; 3 5 7 8; 2 5 6 9", to_move="A")
    events = story(table, "A: 10", "B: tuck 3", "C: tuck 2")
    assert events == [
        "cards-led A 10",
        "cards-tucked B 3",
        "sets-unlocked B",
        "cards-tucked C 2",
        "trick-won A",
    ]
    assert legal(after(table, "A: 10", "B: tuck 3", "C: tuck 2"), "A") == ["4", "4 4"]


def test_boss_clears_and_leads():
    table = position(hands="5 8 8; 6 9 9; 7 9 9", to_move="A")
    won = after(table, "A: 5", "B: 9", "C: 9")
    assert (to_move(won), marks(won)) == (("C",), [])
    assert refusal(won, "A: 8") == "not-your-turn"


@pytest.mark.parametrize("verb", ["", "tuck "])
def test_follow_same_count__the_last_trick(verb):
    table = position(hands="5; 6; 7", **SETS)
    assert refusal(after(table, "A: 5"), f"B: {verb}6 6") == "not-your-cards"
    assert (
        refusal(after(position(hands="5 5; 6 6; 7 7", **SETS), "A: 5"), "B: 6 6") == "wrong-count"
    )
