"""The Wild Dog and the Starting Dog."""

from tests.games.bark_side.table import new_game, position, shelters
from tests.games.notation import (
    after,
    citations,
    dealt,
    legal,
    outcome,
    refusal,
    story,
    to_move,
    violation,
)

WILD = {"to_move": "A", "tail": "tucked", "options": "standard wild-dog=on"}
DOG = {"options": "standard starting-dog=on"}

# The Wild Dog


def test_wild_in_set__bs_ex_18():
    """BS-EX-18: A leads 5 Wd as two 5s, B 5 5 is ahead, C 9 9, D tucks; C is boss."""
    table = position(hands="5 8 Wd; 5 5 7; 9 9 10; 1 2 3", **WILD)
    assert story(table, "A: 5 Wd", "B: 5 5", "C: 9 9", "D: tuck 1 2") == [
        "cards-led A 5 Wd",
        "cards-followed B 5 5 5",
        "cards-followed C 9 9 9",
        "cards-tucked D 1 2",
        "trick-won C",
        "last-trick-came C",
    ]


def test_wild_needs_partner():
    table = after(position(hands="6 8 9; 3 7 Wd; 1 2 2", **WILD), "A: 6")
    assert refusal(table, "B: Wd") == "wild-alone"
    refused = violation(table, "B: Wd")
    assert refused is not None
    assert "wild-needs-partner" in refused.clauses


def test_wild_as_zero__bs_ex_19_ruling_q5():
    """BS-EX-19: on a 7 the hand Wd 3 4 8 may follow with 8, tuck Wd as a 0, or tuck 3."""
    table = after(position(hands="7 9 9 9; 3 4 8 Wd; 1 1 1 2", **WILD), "A: 7")
    assert legal(table, "B") == ["8", "tuck 3", "tuck Wd"]
    assert citations(table, "B: tuck Wd")["cards-tucked"][0] == "wild-as-zero"


def test_wild_as_zero__ruling_q10_led_early():
    table = position(hands="5 7 Wd; 2 6 9; 1 3 8", to_move="A", options="standard wild-dog=on")
    assert story(table, "A: Wd", "B: 2", "C: 3")[-1] == "trick-won C"
    assert refusal(table, "A: 5 Wd") == "set-too-early"


def test_wild_announce__bs_ex_26():
    """BS-EX-26: on 3 3 the cards Wd 5 are two 5s or a tuck of 0 and 5: the player says which."""
    table = after(position(hands="3 3 8; 5 9 Wd; 1 2 2", **WILD), "A: 3 3")
    assert legal(table, "B") == ["5 Wd", "9 Wd", "tuck 5 9", "tuck 5 Wd"]
    assert "wild-announce" in citations(table, "B: tuck 5 Wd")["cards-tucked"]
    assert story(table, "B: 5 Wd") == ["cards-followed B 5 Wd 5"]


def test_wild_zero_optional():
    table = after(position(hands="7 9 9 9; 3 4 8 Wd; 1 1 1 2", **WILD), "A: 7")
    assert "wild-zero-optional" in citations(table, "B: tuck 3")["cards-tucked"]


def test_wild_last_trick__bs_ex_20_ruling_q6():
    """BS-EX-20: A 9, B Wd, C 2, D 5: B is boss and takes Wd, 2 and 5."""
    table = position(hands="9; Wd; 2; 5", **WILD)
    moves = ("A: 9", "B: Wd", "C: tuck 2", "D: tuck 5")
    assert story(table, *moves)[-1] == "last-trick-lost B 2 5 Wd"
    assert citations(table, *moves)["last-trick-lost"][0] == "wild-last-trick"


def test_wild_kind__ruling_q7():
    table = position(hands="9; Wd; 2; 5", shelter="B:1 3 4 6 7 7", round="3", **WILD)
    moves = ("A: 9", "B: Wd", "C: tuck 2", "D: tuck 5")
    assert outcome(after(table, *moves)).scores == (0, 8, 0, 0)
    assert "wild-kind" in citations(table, *moves)["last-trick-lost"]


def test_wild_leaves_deck():
    table = after(position(hands="9; Wd; 2; 5", **WILD), "A: 9", "B: Wd", "C: tuck 2", "D: tuck 5")
    assert shelters(table) == "-; 2 5 Wd; -; -"
    assert "Wd" not in table.game.chance(table.state)[0]


# The Starting Dog


def given(hands: str) -> list[str]:
    """Return what opens the round after A, B and C pass two cards each."""
    table = position(hands=hands, to_move="A", passing="-", leader="C", **DOG)
    return story(table, "A: give 1 2", "B: give 3 4", "C: give 5 6")


def test_startdog_holder_leads__bs_ex_21():
    """BS-EX-21: A plays Sd, a 6 is drawn from B, C plays 8, D tucks 1; C is boss."""
    table = position(hands="3 4 Sd; 6 7 7; 8 9 9; 1 2 2", to_move="A", **DOG)
    assert legal(table, "A") == ["Sd"]
    assert refusal(table, "A: 3") == "starting-dog-first"
    assert story(table, "A: Sd", "@: draw 6", "C: 8", "D: tuck 1") == [
        "cards-led A Sd",
        "card-drawn A B 6",
        "cards-followed C 8 8",
        "cards-tucked D 1",
        "sets-unlocked D",
        "trick-won C",
    ]


def test_startdog_draw_left():
    table = after(position(hands="3 4 Sd; 6 7 7; 8 9 9", to_move="A", **DOG), "A: Sd")
    assert to_move(table) == ("@",)
    assert refusal(table, "B: 6") == "before-the-draw"
    assert refusal(table, "@: draw 8") == "not-in-the-deck"
    assert refusal(table, "@: deal 6") == "not-a-deal"
    assert story(table, "@: draw 7") == ["card-drawn A B 7"]


def test_startdog_then_normal():
    table = position(hands="3 4 Sd; 6 7 7; 8 9 9; 1 2 2", to_move="A", **DOG)
    table = after(table, "A: Sd", "@: draw 7")
    assert (
        "startdog-then-normal"
        in citations(
            position(hands="3 4 Sd; 6 7 7; 8 9 9; 1 2 2", to_move="A", **DOG), "A: Sd", "@: draw 7"
        )["card-drawn"]
    )
    assert legal(table, "C") == ["8", "9"]
    assert refusal(table, "B: 7") == "not-your-turn"


def test_startdog_no_value__ruling_q8():
    """If all others tuck, the neighbour is boss, not the holder."""
    table = position(hands="3 4 Sd; 7 9 9; 1 2 2", to_move="A", **DOG)
    assert story(table, "A: Sd", "@: draw 7", "C: tuck 1")[-1] == "trick-won B"


def test_startdog_single():
    table = position(hands="3 4 Sd; 6 7 7; 8 9 9", to_move="A", **DOG)
    assert "startdog-single" in citations(table, "A: Sd", "@: draw 7")["card-drawn"]
    assert refusal(after(table, "A: Sd", "@: draw 7"), "C: 9 9") == "wrong-count"


def test_startdog_not_dealt():
    """If nobody holds it the usual player leads."""
    events = given("1 2 7; 3 4 8; 5 6 9")
    assert events[-1] == "round-opened 1 C"


def test_startdog_overrides__ruling_q9_passed_on():
    """Who holds it after passing leads, whoever was to lead."""
    table = position(hands="1 2 Sd; 3 4 8; 5 6 9", to_move="A", passing="-", leader="B", **DOG)
    moves = ("A: give 1 Sd", "B: give 3 4", "C: give 5 6")
    assert story(table, *moves)[-1] == "round-opened 1 C"
    assert "startdog-overrides" in citations(table, *moves)["round-opened"]


def test_startdog_never_sheltered():
    """It leaves in the first trick; a position that has it in a shelter is refused."""
    table = dealt(new_game(seats=4, options="standard starting-dog=on"))[0]
    for _ in range(3):
        while to_move(table) and to_move(table) != ("@",):
            seat = to_move(table)[0]
            table = after(table, f"{seat}: {legal(table, seat)[0]}")
        assert "Sd" not in shelters(table)
        table = dealt(table)[0]


def test_startdog_no_set():
    table = position(hands="3 3 Sd; 6 7 7; 8 9 9", to_move="A", **DOG)
    assert refusal(table, "A: 3 3") == "starting-dog-first"
    refused = violation(table, "A: 3 3")
    assert refused is not None
    assert "startdog-no-set" in refused.clauses


def test_wild_in_set__ruling_q17_before_a_tuck():
    table = position(hands="5 7 Wd; 2 6 9; 1 3 8", to_move="A", options="standard wild-dog=on")
    assert refusal(table, "A: 5 Wd") == "set-too-early"
    table = position(hands="5 7 Wd; 2 6 9; 1 3 8", **WILD)
    assert story(table, "A: 5 Wd") == ["cards-led A 5 Wd"]
