"""The jester turns up a card: another turn, or a count round the table."""

import pytest

from tests.games.notation import (
    after,
    hands,
    last_events,
    legal,
    outcome,
    refusal,
    story,
    to_move,
    violation,
)
from tests.games.sleeping_queens.table import asked, awake, counts, piles, points, position

JESTER = "Je 1 4 6 8; 3 3 5 7 9; 2 2 5 7 9; 1 4 6 8 10"
THREE = "Je 1 4 6 8; 3 3 5 7 9; 2 2 5 7 9"
POWERS = ("Ki", "Je", "Kn", "Po", "Wa", "Dr")


def jester(stock, **told):
    return position(**{"hands": JESTER, "asleep": "Moon Cake Heart", "stock": stock, **told})


# Turning up a card


def test_jester_flip():
    table = jester("6 9 +9")
    assert story(table, "A: Je") == [
        "power-played A Je",
        "jester-flipped A 6",
        "jester-counted A 6 B",
    ]
    assert refusal(table, "A: Je > B") == "names-a-goal"
    assert refusal(table, "A: Je > 1") == "names-a-goal"
    assert refusal(jester("+9"), "A: Je") == "flip-not-stated"
    assert piles(after(table, "A: Je"))[2] == 10


@pytest.mark.parametrize("card", POWERS)
def test_jester_power(card):
    table = jester(f"{card} 9 +9")
    assert story(table, "A: Je") == [
        "power-played A Je",
        f"jester-flipped A {card}",
        f"extra-turn A {card}",
    ]
    again = after(table, "A: Je")
    assert (asked(again), piles(again)) == (("turn", "A"), ("Je", 0, 10))
    assert hands(again).split("; ")[0] == f"1 4 6 8 {card}"


def test_jester_power__sq_ex_06():
    """SQ-EX-06: A has four cards left, turns up a king, takes it and plays it."""
    table = jester("Ki 9 +9")
    assert counts(after(table, "A: Je")) == [5, 5, 5, 5]
    assert story(table, "A: Je", "A: Ki > 3") == [
        "power-played A Je",
        "jester-flipped A Ki",
        "extra-turn A Ki",
        "power-played A Ki",
        "queen-woken A Heart 3",
        "cards-drawn A 9",
    ]
    assert to_move(after(table, "A: Je", "A: Ki > 3")) == ("B",)


def test_jester_power__ruling_q9():
    """A jester turned up may be played at once, and so on without a limit."""
    table = jester("Je Je Je Wa 9 +9")
    assert story(table, "A: Je", "A: Je", "A: Je", "A: Je", "A: discard Wa") == [
        *["power-played A Je", "jester-flipped A Je", "extra-turn A Je"] * 3,
        *["power-played A Je", "jester-flipped A Wa", "extra-turn A Wa"],
        *["cards-discarded A Wa", "cards-drawn A 9"],
    ]


def test_jester_power__ruling_q10():
    """It is a full turn: any action, a discard too."""
    again = after(jester("Kn 9 10 +9", hands="Je 1 1 2 8; 3; 4", awake="B:Dog"), "A: Je")
    assert legal(again, "A") == [
        "Kn > Dog",
        "discard 1 1 2",
        "discard 1 1",
        "discard 1",
        "discard 2",
        "discard 8",
        "discard Kn",
    ]
    assert story(jester("Kn 9 +9"), "A: Je", "A: discard 1")[3:] == [
        "cards-discarded A 1",
        "cards-drawn A 9",
    ]


def test_jester_power_hand():
    """Five again, and nothing is drawn in between."""
    table = jester("Dr 9 +9")
    assert story(table, "A: Je")[-1] == "extra-turn A Dr"
    again = after(table, "A: Je")
    assert (counts(again)[0], piles(again)[2]) == (5, 10)
    short = jester("Dr 9 +9", hands="Je 1; 2; 3")
    assert counts(after(short, "A: Je"))[0] == 2


# The count


@pytest.mark.parametrize(
    ("number", "seat"), [(1, "A"), (2, "B"), (3, "C"), (4, "D"), (5, "A"), (6, "B"), (10, "B")]
)
def test_jester_number_count(number, seat):
    table = jester(f"{number} 9 +9")
    assert story(table, "A: Je")[-1] == f"jester-counted A {number} {seat}"
    assert asked(after(table, "A: Je")) == ("wake-jester", seat)


def test_jester_number_count__sq_ex_04():
    """SQ-EX-04: four players, a 6: A1 B2 C3 D4 A5 B6, and B wakes a queen."""
    table = jester("6 9 +9")
    assert story(table, "A: Je", "B: wake > 1") == [
        "power-played A Je",
        "jester-flipped A 6",
        "jester-counted A 6 B",
        "queen-woken B Moon 1",
        "cards-drawn A 9",
    ]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_jester_count_formula(seats):
    """Counting one by one ends where the formula says, whoever begins."""
    told = [f"Je {number}" for number in range(1, seats + 1)]
    letters = "ABCDE"[:seats]
    for start in range(seats):
        for number in range(1, 11):
            one_by_one = start
            for _ in range(number - 1):
                one_by_one = one_by_one + 1 if one_by_one + 1 < seats else 0
            assert one_by_one == (start + number - 1) % seats
            table = jester(f"{number} +9", hands="; ".join(told), to_move=letters[start])
            expected = f"jester-counted {letters[start]} {number} {letters[one_by_one]}"
            assert story(table, f"{letters[start]}: Je")[-1] == expected


def test_jester_chosen_wakes():
    table = after(jester("2 9 +9", asleep="Moon * Heart -", awake="D:Cake"), "A: Je")
    assert to_move(table) == ("B",)
    assert legal(table, "B") == ["wake > 1", "wake > 3"]
    refused = {
        "A: wake > 1": "not-the-waker",
        "C: wake > 1": "not-the-waker",
        "A: discard 1": "must-wake",
        "B: discard 3": "must-wake",
        "B: wake > 4": "nobody-there",
        "B: wake > 2": "queen-not-stated",
    }
    assert {move: refusal(table, move) for move in refused} == refused
    assert story(table, "B: wake > 3")[0] == "queen-woken B Heart 3"
    assert awake(after(table, "B: wake > 3")) == "-; Heart; -; Cake"


def test_jester_chosen_wakes__ruling_q7():
    """Nobody may refuse."""
    counted = after(jester("2 9 +9"), "A: Je")
    assert refusal(counted, "B: pass") == "nothing-to-answer"
    refused = violation(counted, "B: discard 3")
    assert refused is not None
    assert (refused.code, "jester-chosen-wakes" in refused.clauses) == ("must-wake", True)
    assert {move.split()[0] for move in legal(counted, "B")} == {"wake"}


def test_jester_number_discarded__ruling_q6():
    """First the waking, then A fills up; who was counted draws nothing."""
    table = jester("2 9 +9", top="5")
    assert story(table, "A: Je", "B: wake > 1")[2:] == [
        "jester-counted A 2 B",
        "queen-woken B Moon 1",
        "cards-drawn A 9",
    ]
    counted = after(table, "A: Je")
    assert counts(counted) == [4, 5, 5, 5]
    done = after(counted, "B: wake > 1")
    assert (counts(done), piles(done)) == ([5, 5, 5, 5], ("2", 2, 9))
    assert to_move(done) == ("B",)


def test_jester_number_discarded__the_own_count():
    table = jester("5 9 +9")
    assert story(table, "A: Je", "A: wake > 2") == [
        "power-played A Je",
        "jester-flipped A 5",
        "jester-counted A 5 A",
        "queen-woken A Cake 2",
        "cards-drawn A 9",
    ]
    assert piles(after(table, "A: Je", "A: wake > 2"))[0] == "5"


def test_jester_rose():
    table = jester("2 9 +9", asleep="Rose Moon Heart")
    assert story(table, "A: Je", "B: wake > 1") == [
        "power-played A Je",
        "jester-flipped A 2",
        "jester-counted A 2 B",
        "queen-woken B Rose 1",
        "rose-bonus B",
    ]
    waiting = after(table, "A: Je", "B: wake > 1")
    assert asked(waiting) == ("wake-rose", "B")
    assert refusal(waiting, "A: wake > 2") == "not-the-waker"
    assert story(waiting, "B: wake > 2") == ["queen-woken B Moon 2", "cards-drawn A 9"]
    done = after(waiting, "B: wake > 2")
    assert (awake(done), asked(done)) == ("-; Rose Moon; -; -", ("turn", "B"))


def test_jester_win_off_turn__sq_ex_15():
    """SQ-EX-15: B has three queens worth 25, is counted, wakes a fourth and wins in A's turn."""
    table = jester("2 9 +9", asleep="Cake Heart", awake="A:Dog; B:Moon Peacock Rose")
    assert points(table) == (15, 25, 0, 0)
    assert story(table, "A: Je", "B: wake > 1") == [
        "power-played A Je",
        "jester-flipped A 2",
        "jester-counted A 2 B",
        "queen-woken B Cake 1",
        "game-ended B 30",
    ]
    ended = after(table, "A: Je", "B: wake > 1")
    assert outcome(ended).winners == ("B",)
    assert counts(ended) == [4, 5, 5, 5]


def test_jester_win_off_turn__by_rose_whose_bonus_clashes():
    """Rose is B's fourth queen; what she wakes goes back to sleep, and B has won."""
    table = jester("2 9 +9", asleep="Rose Dog", awake="B:Cat Moon Cake")
    assert last_events(table, "A: Je", "B: wake > 1", "B: wake > 2") == [
        "queen-woken B Dog 2",
        "cat-dog-clash B Dog",
        "queen-asleep Dog 2",
        "game-ended B 35",
    ]


def test_jester_empty_pile():
    table = jester("", hands=THREE, discard="2 Ki", top="7")
    assert story(table, "A: Je") == ["power-played A Je", "pile-used-up 4"]
    waiting = after(table, "A: Je")
    assert (to_move(waiting), asked(waiting)) == (("@",), ("shuffle", "@"))
    assert refusal(waiting, "A: discard 1") == "before-the-shuffle"
    assert refusal(waiting, "@: shuffle 2 7 Ki") == "wrong-deal-size"
    assert story(waiting, "@: shuffle 7 Je Ki 2") == [
        "pile-reshuffled 4",
        "jester-flipped A 7",
        "jester-counted A 7 A",
    ]
    flipped = after(waiting, "@: shuffle 7 Je Ki 2")
    assert piles(flipped)[2] == 3
    assert asked(flipped) == ("wake-jester", "A")


def test_jester_empty_pile__it_may_turn_up_itself():
    table = jester("", hands=THREE, discard="2 Ki", top="7")
    assert last_events(table, "A: Je", "@: shuffle Je 7 Ki 2") == [
        "pile-reshuffled 4",
        "jester-flipped A Je",
        "extra-turn A Je",
    ]
    alone = jester("", hands=THREE)
    assert story(alone, "A: Je", "@: shuffle Je", "A: discard Je") == [
        "power-played A Je",
        "pile-used-up 1",
        "pile-reshuffled 1",
        "jester-flipped A Je",
        "extra-turn A Je",
        "cards-discarded A Je",
        "pile-used-up 1",
    ]
