"""The deck, the deal, passing two cards, and who leads the round."""

from collections import Counter

import pytest

from tests.games.bark_side.table import GAME, counts, new_game, position, shelters, started
from tests.games.notation import after, dealt, hands, legal, refusal, sees, story, to_move, told

PASSING = "2 3 4 5 6 7 8 9 10 10; 1 1 3 3 5 5 7 7 9 9; 2 2 4 4 6 6 8 8 10 10"
SHORT = {"shelter": "A:1 1 1 2 2 2 3 3 3; B:4 4 4", "round": "5", "leader": "C"}


def test_deck_composition():
    table = new_game(seats=6, options="with-special-dogs")
    cards, number, verb = table.game.chance(table.state)
    assert Counter(Counter(cards).values()) == {5: 12, 1: 2}
    assert (len(cards), number, verb) == (62, 60, "deal")
    assert dealt(table)[1] == ["hands-dealt 10 2"]


def test_deck_kinds():
    """A kind is a number: ten with three or four players, twelve with five or six."""
    for seats, kinds in ((3, 10), (4, 10), (5, 12), (6, 12)):
        table = new_game(seats=seats)
        assert len(set(table.game.chance(table.state)[0])) == kinds


@pytest.mark.parametrize(("seats", "size"), [(3, 50), (4, 50), (5, 60), (6, 60)])
def test_setup_deck_by_count(seats, size):
    table = new_game(seats=seats)
    cards = table.game.chance(table.state)[0]
    assert len(cards) == size
    assert ("11" in cards, "12" in cards) == (seats > 4, seats > 4)
    assert dealt(table)[1] == [f"hands-dealt 10 {size - 10 * seats}"]


def test_setup_specials_optional():
    for options, there in (
        ("standard", set()),
        ("standard wild-dog=on", {"Wd"}),
        ("standard starting-dog=on", {"Sd"}),
        ("with-special-dogs", {"Wd", "Sd"}),
    ):
        table = new_game(seats=4, options=options)
        assert set(table.game.chance(table.state)[0]) & {"Wd", "Sd"} == there
        dealt(table)


def test_tailcard_reminder():
    """It is never dealt; the table says what it would show."""
    table = position(hands="2 9; 3 8; 4 7", to_move="A")
    assert sees(table, "-").banner == ""
    assert sees(after(table, "A: 9", "B: tuck 3"), "-").banner == "unlocked"
    assert "tail" not in " ".join(GAME.deck.faces)


def test_deal_ten():
    table, events = dealt(new_game(seats=5))
    assert events == ["hands-dealt 10 10"]
    assert counts(table) == [10] * 5
    assert refusal(new_game(seats=3), "A: 4") == "before-the-deal"


def test_deal_equal_if_short__bs_ex_14():
    """BS-EX-14: 38 cards for four players are nine each and two aside."""
    table = position(hands="-; -; -; -", to_move="@", **SHORT)
    assert dealt(table)[1] == ["hands-dealt 9 2"]
    assert refusal(table, "@: deal " + "9 " * 5) == "wrong-deal-size"


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [
        (3, [10] * 7 + [9, 8, 7, 6]),
        (4, [10] * 4 + [9, 8, 8, 7, 6]),
        (5, [10] * 4 + [9, 9, 8, 7, 7, 6, 6]),
        (6, [10, 9, 9, 8, 8, 7, 7, 6, 6]),
    ],
)
def test_deal_equal_if_short__bs_ex_15_sizes_by_round(seats, sizes):
    """BS-EX-15 and the table of deals: the deck shrinks by three cards a round."""
    total = 50 if seats < 5 else 60
    found = [min(10, (total - 3 * done) // seats) for done in range(20)]
    assert [size for size in found if size >= 6] == sizes
    faces = [str(kind) for kind in range(1, 7) for _ in range(5)]
    gone = faces[: 3 * (len(sizes) - 1)]
    shelter = "; ".join(
        f"{'ABCDEF'[at % seats]}:{' '.join(gone[3 * at : 3 * at + 3])}"
        for at in range(len(sizes) - 1)
    )
    table = position(
        hands="; ".join(["-"] * seats),
        to_move="@",
        options="standard end-kinds=12",
        shelter=shelter,
        round=str(len(sizes)),
        leader="A",
    )
    assert dealt(table)[1][0].startswith(f"hands-dealt {sizes[-1]} ")


def test_deal_minimum_six():
    """With 23 cards four players get no more hands: the game is over."""
    table = position(
        hands="10; 3; 4; 8",
        to_move="A",
        tail="tucked",
        shelter="A:1 1 1 2 2 2 3 3 3; B:4 4 5; C:6 6 6 7 7 7; D:5 5 8 8 9 9",
        round="9",
    )
    events = story(table, "A: 10", "B: tuck 3", "C: tuck 4", "D: tuck 8")
    assert events[-2:] == ["last-trick-lost A 3 4 10", "game-ended B 2"]
    assert to_move(after(table, "A: 10", "B: tuck 3", "C: tuck 4", "D: tuck 8")) == ()


def test_deal_leftover():
    table, events = dealt(new_game(seats=3))
    assert events == ["hands-dealt 10 20"]
    aside = {zone.name: zone.count for zone in sees(table, "*").zones}["aside"]
    assert aside == 20


# Passing


def test_pass_two_right():
    table = position(hands=PASSING, to_move="A", passing="-")
    assert to_move(table) == ("A", "B", "C")
    assert refusal(table, "A: give 2") == "not-two"
    assert refusal(table, "A: give 2 3 4") == "not-two"
    assert refusal(table, "A: give 1 1") == "not-your-cards"
    assert refusal(table, "A: 2") == "still-passing"
    moves = ("A: give 10 10", "B: give 9 9", "C: give 2 2")
    assert story(table, *moves) == [
        "cards-chosen A",
        "cards-chosen B",
        "cards-chosen C",
        "cards-passed A 10 10 C",
        "cards-passed B 9 9 A",
        "cards-passed C 2 2 B",
        "round-opened 1 A",
    ]
    assert hands(after(table, *moves)) == (
        "2 3 4 5 6 7 8 9 9 9; 1 1 2 2 3 3 5 5 7 7; 4 4 6 6 8 8 10 10 10 10"
    )


def test_pass_every_round():
    table = position(hands="-; -; -; -", to_move="@", **SHORT)
    table = dealt(table)[0]
    assert to_move(table) == ("A", "B", "C", "D")
    moves = [f"{seat}: {legal(table, seat)[0]}" for seat in "ABCD"]
    assert len([each for each in story(table, *moves) if each.startswith("cards-passed")]) == 4


def test_pass_every_round__ruling_q14_six_card_hands():
    """Two cards are passed from six-card hands too."""
    table = position(hands="1 2 3 4 5 6; 1 2 3 4 5 6; 1 2 3 4 5 6", to_move="A", passing="-")
    moves = ("A: give 1 2", "B: give 1 2", "C: give 5 6")
    assert story(table, *moves)[3] == "cards-passed A 1 2 C"


def test_pass_blind():
    """Nobody sees what others have chosen, nor may choose anew."""
    table = after(position(hands=PASSING, to_move="A", passing="-"), "B: give 9 9")
    assert refusal(table, "B: give 1 1") == "chosen-before"
    assert to_move(table) == ("A", "C")
    assert told(table, "A", "C: give 8 8") == ["cards-chosen C"]
    for viewer in ("A", "C", "-"):
        zones = {zone.name: zone.laid for zone in sees(table, viewer).zones}
        assert [(laid.seat, laid.cards, laid.hidden) for laid in zones["passing"]] == [("B", (), 2)]


# Who leads


def test_start_first_round__bs_ex_02_ruling():
    table = started(4)
    moves = [f"{seat}: {legal(table, seat)[0]}" for seat in "ABCD"]
    assert story(table, *moves)[-1] == "round-opened 1 A"
    with pytest.raises(ValueError, match="options say 'B'"):
        new_game(seats=4, first="A", options="standard start-choice=B")


def test_start_later_rounds__bs_ex_25():
    """BS-EX-25: C was boss of the last trick and leads, without sets until somebody tucks."""
    table = position(hands="7; 3; 9; 9", to_move="A", tail="tucked")
    lost = after(table, "A: 7", "B: tuck 3", "C: 9", "D: 9")
    assert shelters(lost) == "-; -; -; 3 7 9"
    opened = dealt(lost)[0]
    moves = [f"{seat}: {legal(opened, seat)[0]}" for seat in "ABCD"]
    assert story(opened, *moves)[-1] == "round-opened 2 D"
    leads = legal(after(opened, *moves), "D")
    assert [lead for lead in leads if " " in lead] == []


def test_round_tail_reset():
    table = position(hands="7; 3; 9", to_move="A", tail="tucked")
    lost = after(table, "A: 7", "B: tuck 3", "C: 9")
    opened = dealt(lost)[0]
    assert sees(opened, "-").banner == ""
    moves = [f"{seat}: {legal(opened, seat)[0]}" for seat in "ABC"]
    assert story(opened, *moves)[-1] == "round-opened 2 C"


def test_round_reshuffle():
    """All but the three cards in a shelter come back."""
    table = position(hands="7; 3; 9; 9", to_move="A", tail="tucked")
    lost = after(table, "A: 7", "B: tuck 3", "C: 9", "D: 9")
    cards = lost.game.chance(lost.state)[0]
    assert (len(cards), cards.count("9"), cards.count("3")) == (47, 4, 4)
    assert refusal(lost, "@: deal " + "9 " * 40) == "not-in-the-deck"
    assert dealt(lost)[1] == ["hands-dealt 10 7"]
