"""The last trick, the shelters, and who wins."""

from tests.games.bark_side.table import position, shelters
from tests.games.notation import after, citations, outcome, refusal, story, to_move

LAST = {"tail": "tucked"}
SIX = {"shelter": "A:9 9 9; B:1 3 5 6 6 8; C:2 2 2; D:1 7 7", "round": "6", "tail": "tucked"}


def test_last_trigger():
    table = position(hands="9 3; 4 8; 5 7", to_move="A", tail="tucked")
    assert story(table, "A: 9", "B: tuck 4", "C: tuck 5")[-1] == "last-trick-came A"


def test_last_leader():
    table = after(
        position(hands="3 9; 4 8; 5 7", to_move="A", **LAST), "A: 9", "B: tuck 4", "C: tuck 5"
    )
    assert to_move(table) == ("A",)
    assert citations(table, "A: 3")["cards-led"] == ("last-leader",)


def test_last_boss__bs_ex_06():
    """BS-EX-06: D 7, A 3, B 9, C 9: C is boss and takes 9, 3 and 7."""
    table = position(hands="3; 9; 9; 7", to_move="D", **LAST)
    lost = after(table, "D: 7", "A: tuck 3", "B: 9", "C: 9")
    assert shelters(lost) == "-; -; 3 7 9; -"


def test_last_penalty__bs_ex_08():
    """BS-EX-08: five 6s: the latest takes three of them, one kind."""
    table = position(hands="6; 6; 6; 6; 6", to_move="A", **LAST)
    events = story(table, "A: 6", "B: 6", "C: 6", "D: 6", "E: 6")
    assert events[-1] == "last-trick-lost E 6 6 6"


def test_last_penalty__ruling_q12_the_own_number_among_the_lowest():
    table = position(hands="4; 4; 3; 4", to_move="A", **LAST)
    assert story(table, "A: 4", "B: 4", "C: tuck 3", "D: 4")[-1] == "last-trick-lost D 3 4 4"


def test_last_three_players__bs_ex_07():
    """BS-EX-07: with three players the boss takes the whole trick."""
    table = position(hands="4; 10; 6", to_move="A", **LAST)
    assert story(table, "A: 4", "B: 10", "C: tuck 6")[-1] == "last-trick-lost B 4 6 10"


def test_shelter_permanent__ruling_q13():
    table = position(hands="4; 10; 6", to_move="A", **LAST)
    lost = after(table, "A: 4", "B: 10", "C: tuck 6")
    assert "shelter-permanent" in citations(table, "A: 4", "B: 10", "C: tuck 6")["last-trick-lost"]
    assert lost.game.chance(lost.state)[0].count("10") == 4


def test_end_kinds__ruling_q4_seven_or_more():
    """One trick can take a shelter from five kinds to eight."""
    table = position(hands="4; 10; 2; 8", to_move="A", **SIX)
    moves = ("A: 4", "B: 10", "C: tuck 2", "D: tuck 8")
    assert story(table, *moves)[-2:] == ["last-trick-lost B 2 4 10", "game-ended A C 1"]
    assert outcome(after(table, *moves)).termination == "enough-kinds"
    assert refusal(after(table, *moves), "A: 4") == "game-over"


def test_end_cards__bs_ex_14():
    """BS-EX-14: after nine rounds of four players 23 cards are left."""
    table = position(
        hands="10; 3; 4; 8",
        to_move="A",
        tail="tucked",
        shelter="A:1 1 1 2 2 2 3 3 3; B:4 4 5; C:6 6 6 7 7 7; D:5 5 8 8 9 9",
        round="9",
    )
    moves = ("A: 10", "B: tuck 3", "C: tuck 4", "D: tuck 8")
    assert "end-cards" in citations(table, *moves)["game-ended"]
    assert outcome(after(table, *moves)).termination == "too-few-cards"


def test_win_fewest_kinds():
    table = position(hands="4; 10; 2; 8", to_move="A", **SIX)
    done = after(table, "A: 4", "B: 10", "C: tuck 2", "D: tuck 8")
    assert outcome(done).scores == (1, 8, 1, 2)
    assert outcome(done).winners == ("A", "C")


def test_win_tie_cards__bs_ex_17():
    """BS-EX-17: equal kinds, and the fewer cards win."""
    table = position(
        hands="10; 3; 4; 8",
        to_move="A",
        tail="tucked",
        shelter="A:1 1 1 2 2 2 3 3 3; B:4 4 5; C:6 6 6 7 7 7; D:5 5 8 8 9 9",
        round="9",
    )
    moves = ("A: 10", "B: tuck 3", "C: tuck 4", "D: tuck 8")
    assert outcome(after(table, *moves)).winners == ("B",)
    assert "win-tie-cards" in citations(table, *moves)["game-ended"]


def test_win_tie_shared__ruling_q16():
    table = position(hands="4; 10; 2; 8", to_move="A", **SIX)
    moves = ("A: 4", "B: 10", "C: tuck 2", "D: tuck 8")
    assert "win-tie-shared" in citations(table, *moves)["game-ended"]


def test_win_empty_shelter():
    """An empty shelter is no kind at all, and wins."""
    table = position(
        hands="4; 10; 2; 8",
        to_move="A",
        tail="tucked",
        shelter="B:1 3 5 6 6 8; C:2 2 2; D:1 7 7",
        round="5",
    )
    done = after(table, "A: 4", "B: 10", "C: tuck 2", "D: tuck 8")
    assert (outcome(done).scores[0], outcome(done).winners) == (0, ("A",))
