"""Deck and setup: what is dealt to whom, before each stage."""

import pytest

from games.registry import GAMES
from tests.games.notation import after, count, dealt, hand, hands, refusal, sees, to_move
from tests.games.vampire_queen.table import new_game, position

VAMPIRES = {str(number): 8 for number in range(1, 14)}


def test_deck_composition():
    deck = GAMES["vampire-queen"].deck
    assert deck.copies == {**VAMPIRES, "Q": 4, "H15": 1, "H20": 1}
    assert deck.size == 110
    assert refusal(new_game(seats=3), "@: deal" + " 6" * 9) == "not-in-the-deck"
    assert refusal(new_game(seats=3), "@: deal" + " Q" * 5) == "not-in-the-deck"
    assert refusal(new_game(seats=3), "@: deal" + " 6" * 8) == "wrong-deal-size"


def test_deck_hunters_two_faced():
    table, _ = dealt(new_game(seats=3))
    assert [hand(table, seat, "-").known for seat in "ABC"] == [("H15",), ("H20",), ()]
    assert [hand(table, seat, "-").hidden for seat in "ABC"] == [13, 13, 13]
    assert hand(table, "A", viewer="C").known == ("H15",)


def test_deck_hunters_two_faced__ruling_q6():
    """Counts are public, contents are not, except hunters."""
    one = position(hands="2 9 H15; 5 H20; 7", to_move="A")
    other = position(hands="4 Q H15; 5 H20; 13", to_move="A")
    assert sees(one, "-") == sees(other, "-")
    assert sees(one, "B") == sees(other, "B")
    assert [hand(one, seat, "-").count for seat in "ABC"] == [3, 2, 1]
    assert hand(one, "A", viewer="A").known == ("2", "9", "H15")
    assert dealt(new_game(seats=3))[1][1] == "stage-opened 1 B A"


def test_setup_hunters_apart():
    table = new_game(seats=3)
    assert refusal(table, "@: deal H15" + " 1" * 8 + " 2" * 8) == "hunter-dealt"
    shuffled, _, _ = table.game.chance(table.state)
    assert len(shuffled) == 108
    assert not {"H15", "H20"} & set(shuffled)
    assert dealt(table)[1][0] == "hands-dealt A 13 69"


def test_setup_first_hunter_15():
    table = new_game(seats=4, first="C")
    assert hands(table) == "-; -; H15; H20"
    assert dealt(table)[1] == ["hands-dealt C 13 56", "stage-opened 1 D C"]


def test_setup_first_hunter_20():
    table = new_game(seats=4, first="D")
    assert hands(table) == "H20; -; -; H15"
    assert dealt(table)[1] == ["hands-dealt D 13 56", "stage-opened 1 A D"]
    assert to_move(dealt(table)[0]) == ("A",)


def test_setup_hunter_in_hand():
    table, _ = dealt(new_game(seats=3))
    assert [hand(table, seat).count for seat in "ABC"] == [14, 14, 13]
    assert [hand(table, seat).known.count("H20") for seat in "ABC"] == [0, 1, 0]


@pytest.mark.parametrize(
    ("seats", "size", "aside"),
    [
        (3, 13, 69),
        (4, 13, 56),
        (5, 13, 43),
        (6, 13, 30),
        (7, 13, 17),
        (8, 13, 4),
        (9, 12, 0),
        (10, 10, 8),
        (11, 9, 9),
        (12, 9, 0),
    ],
)
def test_setup_hand_size(seats, size, aside):
    table, events = dealt(new_game(seats=seats))
    assert events[0] == f"hands-dealt A {size} {aside}"
    assert [each.count for each in sees(table, "-").hands] == [
        *(size + 1, size + 1),
        *[size] * (seats - 2),
    ]
    assert count(table, "aside") == aside


def test_setup_hand_size__nobody_plays_before_the_deal():
    table = new_game(seats=3)
    assert to_move(table) == ("@",)
    assert refusal(table, "B: H20") == "before-the-deal"
    assert refusal(table, "@: deal 1 2 3") == "wrong-deal-size"


@pytest.mark.parametrize("seats", [2, 13])
def test_setup_hand_size__three_to_twelve(seats):
    dealt(new_game(seats=3))
    with pytest.raises(ValueError, match=f"{seats} seats"):
        new_game(seats=seats)


def test_setup_hand_size__vq_ex_17():
    ten, events = dealt(new_game(seats=10))
    assert events[0] == "hands-dealt A 10 8"
    assert [each.count for each in sees(ten, "-").hands] == [11, 11, *[10] * 8]
    assert dealt(new_game(seats=9))[1][0] == "hands-dealt A 12 0"
    assert dealt(new_game(seats=3))[1][0] == "hands-dealt A 13 69"


def test_setup_leftover_aside():
    table, events = dealt(new_game(seats=10))
    assert events[0] == "hands-dealt A 10 8"
    aside = next(zone for zone in sees(table, "*").zones if zone.name == "aside")
    assert [(pile.cards, pile.hidden) for pile in aside.laid] == [((), 8)]
    lead = hand(table, "B").known[0]
    assert count(after(table, f"B: {lead}"), "aside") == 8


def test_setup_dealer():
    assert dealt(new_game(seats=3, first="A"))[1][0] == "hands-dealt A 13 69"
    later = position(hands="H20 5; -; 3 H15", to_move="@", points="25 0 18")
    assert dealt(later)[1] == ["hands-dealt A 13 69", "stage-opened 2 A C"]
    assert refusal(later, "@: pass") == "not-a-deal"
