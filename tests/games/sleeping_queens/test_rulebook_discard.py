"""Discarding: one card, a pair, a sum, and what is none of these."""

import pytest

from tests.games.notation import after, hands, legal, refusal, story, to_move, violation
from tests.games.sleeping_queens.table import piles, position


def holding(cards, **told):
    """A holds `cards`, B kings."""
    return position(**{"hands": f"{cards}; Ki Ki", "stock": "7 8 9 10 Ki +9", **told})


def discards(table):
    """Return what A may discard, without the verb."""
    moves = legal(table, "A")
    return [move.removeprefix("discard ") for move in moves if move.startswith("discard")]


# One card


def test_discard_single():
    table = holding("2 5 6 9 10", top="2")
    assert discards(table) == ["2", "5", "6", "9", "10"]
    assert story(table, "A: discard 6") == ["cards-discarded A 6", "cards-drawn A 7"]
    done = after(table, "A: discard 6")
    assert hands(done) == "2 5 7 9 10; Ki Ki"
    assert (piles(done), to_move(done)) == (("6", 1, 13), ("B",))
    assert refusal(table, "A: discard 4") == "not-your-cards"
    assert refusal(table, "A: discard 6 > B") == "names-a-goal"


@pytest.mark.parametrize("card", ["Ki", "Je", "Kn", "Po", "Wa", "Dr"])
def test_discard_single_kind__ruling_q1(card):
    """Power cards too, whatever else one could do."""
    table = holding(f"1 1 2 4 {card}")
    assert story(table, f"A: discard {card}") == [f"cards-discarded A {card}", "cards-drawn A 7"]
    assert piles(after(table, f"A: discard {card}"))[0] == card


def test_discard_single_kind__sq_ex_20():
    """SQ-EX-20: dragons and wands only: one of them goes, and a new card comes."""
    table = holding("Dr Dr Wa Wa Wa")
    assert legal(table, "A") == ["discard Wa", "discard Dr"]
    assert story(table, "A: discard Dr") == ["cards-discarded A Dr", "cards-drawn A 7"]
    assert hands(after(table, "A: discard Dr")) == "7 Wa Wa Wa Dr; Ki Ki"


# Pairs


@pytest.mark.parametrize("number", range(1, 11))
def test_discard_pair(number):
    other = 1 if number > 3 else 9
    table = holding(f"{number} {number} {other} Dr Wa")
    assert story(table, f"A: discard {number} {number}") == [
        f"cards-discarded A {number} {number}",
        "cards-drawn A 7 8",
    ]
    assert refusal(table, f"A: discard {number} {other}") == "unequal-pair"


def test_discard_pair__sq_ex_03():
    """SQ-EX-03: {3 3} is one, {2 3} is none."""
    assert story(holding("2 3 3 Dr Wa"), "A: discard 3 3")[0] == "cards-discarded A 3 3"
    assert refusal(holding("2 3 3 Dr Wa"), "A: discard 2 3") == "unequal-pair"


def test_discard_pair__one_of_each_is_not_enough():
    assert refusal(holding("3 4 5 Dr Wa"), "A: discard 3 3") == "not-your-cards"
    assert story(holding("3 3 3 3 Wa"), "A: discard 3 3")[0] == "cards-discarded A 3 3"


# Sums


def test_discard_sum__sq_ex_01():
    """SQ-EX-01: 2 + 3 = 5: three cards, three drawn."""
    table = holding("2 3 5 Ki Dr")
    assert story(table, "A: discard 2 3 5") == ["cards-discarded A 2 3 5", "cards-drawn A 7 8 9"]
    assert hands(after(table, "A: discard 2 3 5")) == "7 8 9 Ki Dr; Ki Ki"
    assert piles(after(table, "A: discard 2 3 5")) == ("5", 2, 11)


def test_discard_sum__sq_ex_02():
    """SQ-EX-02: 2 + 3 + 4 = 9: four cards, four drawn."""
    table = holding("2 3 4 9 Ki")
    assert story(table, "A: discard 9 4 3 2") == [
        "cards-discarded A 2 3 4 9",
        "cards-drawn A 7 8 9 10",
    ]


def test_discard_sum__sq_ex_03():
    """SQ-EX-03: {1 2 3 4 10} is one, {2 3 6} is none."""
    table = holding("1 2 3 4 10")
    assert story(table, "A: discard 1 2 3 4 10") == [
        "cards-discarded A 1 2 3 4 10",
        "cards-drawn A 7 8 9 10 Ki",
    ]
    refused = violation(holding("2 3 6 Ki Dr"), "A: discard 2 3 6")
    assert refused is not None
    assert (refused.code, refused.params) == ("no-sum", {"need": 6, "value": 5})


def test_discard_sum__all_of_a_hand():
    """2 + 3 = 5 and 2 + 4 = 6 lie in this hand, and no other sum."""
    table = holding("2 3 4 5 6")
    assert discards(table) == ["2 3 5", "2 4 6", "2", "3", "4", "5", "6"]
    assert [refusal(table, f"A: discard {group}") for group in ("3 4 5", "2 3 4 5", "4 5 6")] == [
        "no-sum",
        "two-sided",
        "no-sum",
    ]
    assert refusal(table, "A: discard 2 3 4 5 6") == "two-sided"


@pytest.mark.parametrize("group", ["1 1 2", "5 5 10", "1 1 1 3", "2 2 4"])
def test_discard_sum_repeats__sq_ex_03(group):
    """SQ-EX-03: equal numbers may occur in a sum."""
    table = holding(f"{group} Dr" if len(group.split()) == 4 else f"{group} Dr Wa")
    drawn = " ".join(["7", "8", "9", "10"][: len(group.split())])
    assert story(table, f"A: discard {group}") == [
        f"cards-discarded A {group}",
        f"cards-drawn A {drawn}",
    ]
    assert discards(table)[0] == group


def test_discard_sum_repeats__four_equal_addends():
    table = holding("2 2 2 2 8")
    assert discards(table) == ["2 2 2 2 8", "2 2", "2", "8"]
    assert story(table, "A: discard 2 2 2 2 8")[0] == "cards-discarded A 2 2 2 2 8"


# What is none


@pytest.mark.parametrize("number", [1, 3, 10])
def test_discard_no_triple__sq_ex_03(number):
    """SQ-EX-03: {3 3 3} is no combination; two of them are a pair."""
    group = f"{number} {number} {number}"
    refused = violation(holding(f"{group} Dr Wa"), f"A: discard {group}")
    assert refused is not None
    assert (refused.code, refused.params) == ("triple", {"card": str(number)})
    assert discards(holding(f"{group} Dr Wa"))[0] == f"{number} {number}"


@pytest.mark.parametrize("group", ["1 2 3 4", "4 4 8 8", "3 3 3 3"])
def test_discard_no_two_sided__sq_ex_03__ruling_q2(group):
    """SQ-EX-03: 1 + 4 = 2 + 3 and 4 + 8 = 4 + 8 do not count."""
    table = holding(f"{group} Dr")
    assert refusal(table, f"A: discard {group}") == "two-sided"
    assert group not in discards(table)


def test_discard_no_power_pair():
    table = holding("Wa Wa Dr Dr 2")
    refused = violation(table, "A: discard Wa Wa")
    assert refused is not None
    assert (refused.code, refused.params) == ("power-cards-together", {"cards": ("Wa", "Wa")})
    assert discards(table) == ["2", "Wa", "Dr"]
    both = violation(table, "A: discard 2 Wa Dr")
    assert both is not None
    assert (both.code, both.params) == ("power-cards-together", {"cards": ("Wa", "Dr")})
