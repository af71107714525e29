"""The cards, and what is dealt, turned up and laid before whom at the start of a round."""

from collections import Counter

import pytest

from tests.games.cheating_moth.table import GAME, counts, deal, in_the_open, new_game, position
from tests.games.notation import after, count, dealt, hand, laid, refusal, sees, story, to_move

LOW = "N1 N1 N2 N2 N3 N3 N4 N5"
HANDS = f"{LOW}; {LOW}; {LOW}"


def test_deck_composition():
    kinds = Counter(face[:-1] for face in GAME.deck.cards())
    assert kinds == {"N": 43, "Sp": 5, "Mq": 5, "Ck": 5, "An": 5, "Mo": 8}
    assert GAME.deck.size == 71
    first = " ".join(GAME.deck.cards()[1:])
    assert refusal(new_game(seats=3), f"@: deal Sp1 {first}") == "not-in-the-deck"
    assert refusal(new_game(seats=3), f"@: deal N1 {first}") is None


def test_deck_numbers():
    """Our assumption: as even as 71 cards allow."""
    rows = {
        kind: [GAME.deck.copies[f"{kind}{number}"] for number in range(1, 6)]
        for kind in ("N", "Sp", "Mq", "Ck", "An", "Mo")
    }
    assert rows == {
        "N": [9, 8, 9, 8, 9],
        "Sp": [1, 1, 1, 1, 1],
        "Mq": [1, 1, 1, 1, 1],
        "Ck": [1, 1, 1, 1, 1],
        "An": [1, 1, 1, 1, 1],
        "Mo": [1, 2, 2, 2, 1],
    }
    assert [sum(column) for column in zip(*rows.values(), strict=True)] == [14, 14, 15, 14, 14]
    assert refusal(new_game(seats=3), "@: deal" + " N2" * 9) == "not-in-the-deck"
    assert refusal(new_game(seats=3), "@: deal" + " N2" * 8) == "wrong-deal-size"


@pytest.mark.parametrize("oldest", ["A", "C"])
def test_setup_guard_oldest(oldest):
    table = new_game(seats=3, first=oldest)
    assert [hand(table, seat, "-").marks for seat in "ABC" if seat != oldest] == [(), ()]
    assert hand(table, oldest, "-").marks == ("guard",)
    assert story(table, deal(HANDS, "N5")) == [
        "hands-dealt 8 46",
        "first-card-turned N5",
        f"round-opened 1 {oldest}",
    ]


def test_setup_guard_oldest__somebody_at_the_table():
    dealt(new_game(seats=4, first="D"))
    with pytest.raises(ValueError, match="'D' first"):
        new_game(seats=3, first="D")


def test_setup_shuffle_71():
    """The guard card stays on the table."""
    table = new_game(seats=3)
    cards, number, verb = GAME.chance(table.state)
    assert Counter(cards) == GAME.deck.copies
    assert (number, verb) == (71, "deal")
    assert refusal(table, "@: deal N1 N2 N3") == "wrong-deal-size"
    assert refusal(table, "@: pass") == "not-a-deal"
    assert refusal(table, "@: shuffle N1 N2") == "not-a-deal"
    guarded = [seat for seat in "ABC" if "guard" in hand(dealt(table)[0], seat).marks]
    assert guarded == ["A"]


def test_setup_shuffle_71__again_for_the_next_round():
    """What was left in hands and what had slipped away is shuffled too."""
    table = position(
        hands="-; N4; Mo4 Mo4", to_move="@", guard="B", away="C: N5 Sp1", points="0 1 20"
    )
    assert Counter(GAME.chance(table.state)[0]) == GAME.deck.copies
    next_round = after(table, deal(HANDS, "Mo4", "Mo4 Sp1"))
    assert counts(next_round) == [8, 8, 8]
    assert count(next_round, "stock") == 46
    assert story(table, deal(HANDS, "Mo4"))[2] == "round-opened 2 B"


@pytest.mark.parametrize(("seats", "stock"), [(3, 46), (4, 38), (5, 30)])
def test_setup_hand_8(seats, stock):
    table, events = dealt(new_game(seats=seats))
    assert events[0] == f"hands-dealt 8 {stock}"
    assert counts(table) == [8] * seats
    assert count(table, "stock") == stock


def test_setup_hand_8__nobody_acts_before_the_deal():
    table = new_game(seats=3)
    assert to_move(table) == ("@",)
    for move in ("A: N1", "A: draw", "B: cheat N1", "A: accuse > B", "B: pass", "B: give N1 > A"):
        assert refusal(table, move) == "before-the-deal"


@pytest.mark.parametrize("seats", [2, 6])
def test_setup_hand_8__three_to_five(seats):
    dealt(new_game(seats=3))
    with pytest.raises(ValueError, match=f"{seats} seats"):
        new_game(seats=seats)


def test_setup_first_top():
    """It comes from the top of what is left, and the card below it is the first to be drawn."""
    table = new_game(seats=3)
    hands = "N1 N1 N3 N3 N3 N4 N5 N5; " + "; ".join([LOW] * 2)
    moves = (deal(hands, "N2", "Sp4 Mo1"), "A: N3", "B: N2")
    assert story(table, *moves)[1] == "first-card-turned N2"
    started = after(table, moves[0])
    assert [(pile.cards, pile.hidden) for pile in laid(started, "pile")] == [(("N2",), 0)]
    assert in_the_open(started, "A") == ["N1", "N3"]
    no_threes = after(table, deal("N2 N2 N2 N2 N4 N4 N4 N4; " + "; ".join([LOW] * 2), "An2", "Sp4"))
    assert story(no_threes, "A: draw") == ["card-drawn A Sp4"]


@pytest.mark.parametrize("card", ["Sp4", "Mq4", "Ck4", "An4"])
def test_setup_first_top_no_action(card):
    table = new_game(seats=3)
    assert story(table, deal(HANDS, card)) == [
        "hands-dealt 8 46",
        f"first-card-turned {card}",
        "round-opened 1 A",
    ]
    started = after(table, deal(HANDS, card))
    assert (sees(started, "-").ask.code, sees(started, "-").banner) == ("turn", "")
    assert in_the_open(started, "A") == ["N3", "N5"]
    assert refusal(started, "B: throw N4") == "no-cockroach"
    assert refusal(started, "B: slap") == "no-mosquito"
    assert counts(started) == [8, 8, 8]


def test_setup_first_top_moth():
    table = after(new_game(seats=3), deal(HANDS, "Mo2"))
    assert story(new_game(seats=3), deal(HANDS, "Mo2"))[1] == "first-card-turned Mo2"
    assert in_the_open(table, "A") == ["N1", "N3"]
    assert in_the_open(after(table, "A: N3"), "B") == ["N2", "N4"]


def test_setup_guard_starts():
    table = new_game(seats=4, first="C")
    started = after(table, deal(f"{HANDS}; N5 N5 N4 N4 N1 N1 Mo1 Mo2", "N5"))
    assert to_move(started)[0] == "C"
    assert sees(started, "-").ask.seats == ("C",)
    assert refusal(started, "D: N1") == "not-your-turn"
    assert story(started, "C: N4", "D: N5") == ["card-played C N4", "card-played D N5"]
