"""The cards, the twelve places, the hands and piles, and who begins."""

from collections import Counter

import pytest

from games.sleeping_queens.cards import POINTS
from tests.games.notation import (
    after,
    dealt,
    hand,
    hands,
    legal,
    refusal,
    sees,
    story,
    to_move,
    violation,
)
from tests.games.sleeping_queens.table import (
    GAME,
    QUEENS,
    asked,
    asleep,
    awake,
    counts,
    deal,
    free,
    new_game,
    piles,
    points,
    position,
)

TWO = "1 1 1 1 2; 2 2 2 3 3"
DEALT = deal(TWO, "Ki 7")
LAID = f"@: lay {QUEENS}"

# The cards


def test_deck_composition():
    """40 number cards and 27 power cards with red backs, 12 queens with green ones: 79."""
    table = new_game(seats=2)
    cards, number, verb = GAME.chance(table.state)
    copies = Counter(cards)
    assert (number, verb) == (67, "deal")
    assert copies == {
        **{str(value): 4 for value in range(1, 11)},
        **{"Ki": 8, "Je": 5, "Kn": 4, "Po": 4, "Wa": 3, "Dr": 3},
    }
    assert sum(copies.values()) - 4 * 10 == 27
    assert GAME.deck_under(GAME.options("standard")).size == 67 + 12 == 79
    ninth = DEALT.split()
    ninth[-1] = "Ki"
    assert refusal(table, " ".join(ninth)) == "not-in-the-deck"
    assert refusal(table, f"{DEALT} 1") == "not-in-the-deck"


def test_deck_composition__a_queen_is_not_dealt():
    swapped = DEALT.replace("Ki", "Heart", 1)
    refused = violation(new_game(seats=2), swapped)
    assert refused is not None
    assert (refused.code, refused.params) == ("not-in-the-deck", {"cards": ("Heart",)})


def test_deck_queens():
    """Four count 5, four 10, three 15 and one 20: 125 in all."""
    table = after(new_game(seats=2), DEALT)
    assert story(table, LAID) == ["queens-laid 12 A"]
    assert GAME.chance(table.state) == (tuple(QUEENS.split()), 12, "lay")
    counted = [points(position(hands="1; 1", awake=f"B:{queen}"))[1] for queen in QUEENS.split()]
    assert dict(zip(QUEENS.split(), counted, strict=True)) == {
        **dict.fromkeys(("Rose", "Cake", "Starfish", "Rainbow"), 5),
        **dict.fromkeys(("Ladybug", "Moon", "Peacock", "Sunflower"), 10),
        **dict.fromkeys(("Cat", "Dog", "Pancake"), 15),
        "Heart": 20,
    }
    assert sum(counted) == 4 * 5 + 4 * 10 + 3 * 15 + 20 == 125
    assert {queen: POINTS["owners"][queen] for queen in QUEENS.split()} == dict(
        zip(QUEENS.split(), counted, strict=True)
    )


def test_deck_queens__no_other_ones():
    table = after(new_game(seats=2), DEALT)
    foreign = LAID.replace("Heart", "Strawberry")
    assert story(table, LAID) == ["queens-laid 12 A"]
    assert refusal(table, foreign) == "not-in-the-deck"
    assert refusal(table, LAID.replace("Heart", "Moon")) == "not-in-the-deck"


# Getting ready


def test_setup_queens_grid():
    table = after(new_game(seats=2), DEALT)
    assert (to_move(table), asked(table)) == (("@",), ("lay", "@"))
    assert story(table, LAID) == ["queens-laid 12 A"]
    laid = after(table, LAID)
    assert asleep(laid) == QUEENS
    grid = next(zone.laid for zone in sees(laid, "-").zones if zone.name == "asleep")
    assert [each.place for each in grid] == list(range(1, 13))
    assert [(each.cards, each.hidden) for each in grid] == [((), 1)] * 12
    assert awake(laid) == "-; -"


def test_setup_queens_grid__in_any_order_all_of_them():
    table = after(new_game(seats=2), DEALT)
    order = " ".join(reversed(QUEENS.split()))
    assert asleep(after(table, f"@: lay {order}")) == order
    assert refusal(table, LAID.removesuffix(" Heart")) == "wrong-deal-size"
    assert refusal(table, DEALT) == "not-a-deal"
    assert refusal(new_game(seats=2), LAID) == "not-a-deal"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_setup_hand_5(seats):
    table, events = dealt(new_game(seats=seats))
    assert events == [f"hands-dealt 5 {67 - 5 * seats}"]
    assert counts(table) == [5] * seats
    for number in (1, 6):
        with pytest.raises(ValueError, match=f"{number} seats"):
            new_game(seats=number)


def test_setup_hand_5__seat_by_seat():
    table = new_game(seats=2)
    assert refusal(table, "A: discard 1") == "before-the-deal"
    assert story(table, DEALT) == ["hands-dealt 5 57"]
    assert hands(after(table, DEALT)) == TWO
    assert refusal(after(table, DEALT), "A: discard 1") == "before-the-deal"
    assert refusal(table, "@: deal 1 2 3 4 5 6 7 8 9 10") == "wrong-deal-size"


@pytest.mark.parametrize(("seats", "stock"), [(2, 57), (3, 52), (4, 47), (5, 42)])
def test_setup_piles(seats, stock):
    table, events = dealt(new_game(seats=seats))
    assert events == [f"hands-dealt 5 {stock}"]
    table, _ = dealt(table)
    assert piles(table) == ("-", 0, stock)


def test_setup_piles__ruling_q14():
    """Discards lie face up; only the top one is to be seen."""
    table = after(new_game(seats=2), DEALT, LAID)
    moves = ("A: discard 1", "B: discard 2 2")
    assert story(table, *moves)[::2] == ["cards-discarded A 1", "cards-discarded B 2 2"]
    assert piles(after(table, moves[0])) == ("1", 0, 56)
    assert piles(after(table, *moves)) == ("2", 2, 54)
    assert story(new_game(seats=2), DEALT) == ["hands-dealt 5 57"]


def test_setup_hidden__ruling_q13():
    """A hand is for its owner's eyes, awake queens are for all, nobody looks at a sleeper. The
    engine does not refuse it: there is no move to look."""
    table = position(hands="1 2 Dr; 3 Ki; 4 Wa", asleep="Rose Cat", awake="B:Heart Moon")
    for viewer in ("A", "B", "C", "-"):
        known = [hand(table, seat, viewer).known for seat in "ABC"]
        own = {"A": ("1", "2", "Dr"), "B": ("3", "Ki"), "C": ("4", "Wa")}
        assert known == [own[seat] if seat == viewer else () for seat in "ABC"]
        assert [hand(table, seat, viewer).before for seat in "ABC"] == [(), ("Moon", "Heart"), ()]
        grid = next(zone.laid for zone in sees(table, viewer).zones if zone.name == "asleep")
        assert {each.cards for each in grid} == {()}
    assert {move.split()[0] for move in legal(table, "A")} == {"discard"}


@pytest.mark.parametrize("first", ["A", "B", "C"])
def test_setup_starter(first):
    table = new_game(seats=3, first=first)
    assert sees(table, "-").ask.params == {"seat": first}
    table, _ = dealt(table)
    table, events = dealt(table)
    assert events == [f"queens-laid 12 {first}"]
    assert to_move(table) == (first,)
    with pytest.raises(ValueError, match="D"):
        new_game(seats=3, first="D")


# The places


def test_grid_slots():
    """Who wakes leaves an empty place; nobody is pushed together, and the place can be named."""
    table = position(
        hands="Ki 1 1 1 1; Po 2 2 2 2",
        asleep="Rainbow Cake Starfish Cat Moon Peacock Ladybug Sunflower Dog Pancake Heart -",
        awake="B:Rose",
    )
    woken = after(table, "A: Ki > 5")
    assert asleep(woken) == (
        "Rainbow Cake Starfish Cat - Peacock Ladybug Sunflower Dog Pancake Heart -"
    )
    assert free(woken) == [5, 12]
    attacked = after(woken, "B: Po > Moon", "A: pass")
    assert legal(attacked, "B") == ["place > 5", "place > 12"]
    taken = violation(attacked, "B: place > 6")
    assert taken is not None
    assert (taken.code, taken.clauses) == ("place-taken", ("potion-slot", "grid-slots"))
    assert asleep(after(attacked, "B: place > 12")).split()[4::7] == ["-", "Moon"]
