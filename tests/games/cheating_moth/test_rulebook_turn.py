"""A turn: what fits, when one draws, what a moth is good for, and what if cards run short."""

import pytest

from games.core.cards import DEALER
from tests.games.cheating_moth.table import GAME, counts, in_the_open, position
from tests.games.notation import after, count, hands, laid, refusal, sees, story, to_move

ALL_NUMBERS = "N1 N2 N3 N4 N5"

# Playing


def test_turn_order():
    table = position(hands="N4 N1; N5 N1; N4 N1; N3 N1", top="N3", guard="C")
    assert refusal(table, "B: N4") == "not-your-turn"
    assert refusal(table, "D: draw") == "not-your-turn"
    assert story(table, "A: N4", "B: N5", "C: N4", "D: N3") == [
        "card-played A N4",
        "card-played B N5",
        "card-played C N4",
        "card-played D N3",
    ]
    assert sees(after(table, "A: N4", "B: N5", "C: N4", "D: N3"), "-").ask.seats == ("A",)


def test_turn_order__of_those_at_the_table():
    table = position(hands="N4 N1; N5 N1; N4 N1", top="N3")
    for move in ("D: N4", "D: draw", "L: cheat N1", "D: accuse > A", "D: slap"):
        assert refusal(table, move) == "not-at-the-table"


def test_turn_order__slaps_and_calls_do_not_change_it():
    table = position(hands="Mq4 N1 N1; N5 N1 N1; N4 N1; N3 N1", top="N3", stock="N2 +3")
    moves = ("A: Mq4", "C: slap", "A: accuse > D", "B: slap", "A: give N1 > D", "C: give N1 > D")
    table = after(table, *moves)
    assert refusal(table, "B: N5") == "action-first"
    table = after(table, "B: give N1 > D")
    assert refusal(table, "C: N4") == "not-your-turn"
    assert story(table, "B: N5") == ["card-played B N5"]


def test_turn_play_adjacent():
    table = position(hands=f"{ALL_NUMBERS}; N1; N1", top="N3", guard="B")
    assert in_the_open(table, "A") == ["N2", "N4"]
    assert refusal(table, "A: N1") == "not-adjacent"
    assert refusal(table, "A: N5") == "not-adjacent"
    assert story(table, "A: N4") == ["card-played A N4"]
    played = after(table, "A: N4")
    assert hands(played) == "N1 N2 N3 N5; N1; N1"
    assert [(pile.cards, pile.hidden) for pile in laid(played, "pile")] == [(("N4",), 1)]


def test_turn_play_adjacent__one_card_of_the_own_hand():
    table = position(hands="N2 N4; N2; N1", top="N3", guard="B")
    assert refusal(table, "A: N2 N4") == "more-than-one"
    assert refusal(table, "A: N5") == "not-your-cards"
    assert refusal(table, "A: N2 > B") == "names-a-player"


@pytest.mark.parametrize(
    ("top", "fitting"),
    [
        ("N1", ["N2", "N5"]),
        ("N2", ["N1", "N3"]),
        ("N3", ["N2", "N4"]),
        ("N4", ["N3", "N5"]),
        ("N5", ["N1", "N4"]),
    ],
)
def test_turn_play_adjacent__cm_ex_01(top, fitting):
    """CM-EX-01: the neighbours of each number."""
    table = position(hands=f"{ALL_NUMBERS}; N1; N1", top=top, guard="B")
    assert in_the_open(table, "A") == fitting
    unfit = [card for card in ALL_NUMBERS.split() if card not in fitting and card[1] != top[1]]
    assert [refusal(table, f"A: {card}") for card in unfit] == ["not-adjacent", "not-adjacent"]


@pytest.mark.parametrize(("top", "card"), [("N1", "N5"), ("N5", "N1"), ("An5", "Mo1")])
def test_turn_wrap(top, card):
    table = position(hands=f"{card} N3; N1; N1", top=top)
    assert story(table, f"A: {card}") == [f"card-played A {card}"]
    assert in_the_open(table, "A") == [card]


@pytest.mark.parametrize("card", ["N3", "Sp3", "Mq3", "Ck3", "An3"])
def test_turn_no_equal(card):
    table = position(hands=f"{card} N5; N1; N1", top="N3", guard="B")
    assert refusal(table, f"A: {card}") == "equal-number"
    assert in_the_open(table, "A") == ["draw"]


def test_turn_no_equal__the_guards_moth_neither():
    table = position(hands="Mo3 N5; N1; N1", top="Mo3", guard="A")
    assert refusal(table, "A: Mo3") == "equal-number"


def test_turn_no_equal__cm_ex_02():
    """CM-EX-02: three equal numbers do not help, and the turn is over with the card drawn."""
    table = position(hands="N3 N3 An3; N2; N1", top="N3", stock="N4 +3", guard="B")
    assert in_the_open(table, "A") == ["draw"]
    assert refusal(table, "A: N3") == "equal-number"
    assert refusal(table, "A: An3") == "equal-number"
    assert story(table, "A: draw") == ["card-drawn A N4"]
    drawn = after(table, "A: draw")
    assert hands(drawn) == "N3 N3 An3 N4; N2; N1"
    assert refusal(drawn, "A: N4") == "not-your-turn"
    assert sees(drawn, "-").ask.seats == ("B",)


def test_turn_kind_irrelevant():
    table = position(hands="An3 N1; N4 N1; Sp5 N1", top="N2")
    assert story(table, "A: An3", "B: N4", "C: Sp5") == [
        "card-played A An3",
        "ant-played A",
        "card-drawn B *",
        "card-drawn C *",
        "card-played B N4",
        "card-played C Sp5",
        "spider-played C",
    ]
    on_two = position(hands="N1 Sp1 Mq3 Ck3 An3 N4; N1; N1", top="Ck2", guard="B")
    assert in_the_open(on_two, "A") == ["N1", "Sp1", "Mq3", "Ck3", "An3"]


# Drawing


def test_turn_draw_if_none():
    table = position(hands="N1 N3 N5; N2; N1", top="N3", stock="Sp4 N2 +3", guard="B")
    assert in_the_open(table, "A") == ["draw"]
    assert story(table, "A: draw") == ["card-drawn A Sp4"]
    assert hands(after(table, "A: draw")) == "N1 N3 Sp4 N5; N2; N1"
    assert count(after(table, "A: draw"), "stock") == 4
    assert refusal(table, "A: pass") == "no-pass"


def test_turn_draw_ends():
    table = position(hands="N1; N2 N5; N1", top="N3", stock="N4 N4", guard="B")
    assert story(table, "A: draw", "B: N2") == ["card-drawn A N4", "card-played B N2"]
    assert refusal(after(table, "A: draw"), "A: N4") == "not-your-turn"
    assert refusal(after(table, "A: draw"), "A: draw") == "not-your-turn"


def test_turn_must_play__ruling_q1():
    table = position(hands="N2 An4 N5; N1; N1", top="N3", guard="B")
    assert refusal(table, "A: draw") == "could-play"
    assert in_the_open(table, "A") == ["N2", "An4"]
    assert refusal(table, "A: An4") is None


def test_turn_must_play__a_moth_need_not():
    table = position(hands="Mo2 N5; N2; N1", top="N3", guard="B")
    assert refusal(table, "A: draw") is None
    guard = position(hands="Mo2 N5; N2; N1", top="N3", guard="A")
    assert refusal(guard, "A: draw") == "could-play"


# Moths


def test_turn_moth_not_playable__cm_ex_03():
    """CM-EX-03: the moth does not count, the 5 does not fit, B draws."""
    table = position(hands="N1; Mo3 N5; N1", to_move="B", top="N2", guard="A", stock="N3 +3")
    assert refusal(table, "B: Mo3") == "moth-not-playable"
    assert refusal(table, "B: N5") == "not-adjacent"
    assert in_the_open(table, "B") == ["draw"]
    assert story(table, "B: draw") == ["card-drawn B N3"]


def test_turn_guard_moth__cm_ex_03():
    """CM-EX-03: as the guard B may play the moth, and it has no effect."""
    table = position(hands="N1; Mo3 N5; N1 N4", to_move="B", top="N2", guard="B")
    assert in_the_open(table, "B") == ["Mo3"]
    assert story(table, "B: Mo3") == ["card-played B Mo3"]
    assert in_the_open(after(table, "B: Mo3"), "C") == ["N4"]


def test_turn_guard_moth_no_effect():
    table = position(hands="N1; Mo3 N5; N1 N4", to_move="B", top="N2", guard="B")
    played = after(table, "B: Mo3")
    assert story(table, "B: Mo3", "C: N4") == ["card-played B Mo3", "card-played C N4"]
    assert (sees(played, "-").ask.code, sees(played, "-").ask.seats) == ("turn", ("C",))
    assert counts(played) == [1, 1, 2]


# Piles


def test_pile_reshuffle():
    table = position(hands="N1; N2 N4; N1 N5", top="N3", stock="", discard="N2 Sp1 Mo4", guard="B")
    assert story(table, "A: draw") == ["pile-used-up A 3"]
    waiting = after(table, "A: draw")
    assert to_move(waiting) == (DEALER,)
    for move in ("B: N2", "B: accuse > A", "C: cheat N1", "A: draw"):
        assert refusal(waiting, move) == "before-the-shuffle"
    assert refusal(waiting, "@: deal Sp1 Mo4 N2") == "not-a-deal"
    assert story(waiting, "@: shuffle Sp1 Mo4 N2", "B: N4") == [
        "pile-reshuffled 3 N3",
        "card-drawn A Sp1",
        "card-played B N4",
    ]
    shuffled = after(waiting, "@: shuffle Sp1 Mo4 N2")
    assert hands(shuffled) == "N1 Sp1; N2 N4; N1 N5"
    assert count(shuffled, "stock") == 2


def test_pile_reshuffle__only_when_somebody_needs_a_card():
    table = position(hands="N1; N2 N4; N1 N5", top="N3", stock="N1", discard="N2 Sp1", guard="B")
    drawn = after(table, "A: draw")
    assert count(drawn, "stock") == 0
    assert story(drawn, "B: N4", "C: N5") == ["card-played B N4", "card-played C N5"]
    assert story(drawn, "B: N4", "C: N5", "A: N1")[2:] == ["card-played A N1"]
    for verb in ("shuffle", "deal"):
        assert refusal(drawn, f"@: {verb} N2 Sp1") == "no-chance-now"
    needs = position(hands="N1; N2 N4; N1 N5", top="N3", stock="", discard="N2 Sp1", guard="B")
    assert story(needs, "A: draw") == ["pile-used-up A 2"]


def test_pile_reshuffle__in_the_middle_of_an_ant():
    table = position(hands="An4 N1; N2; N5; N5", top="N3", stock="N1", discard="N2 Sp1")
    assert story(table, "A: An4") == [
        "card-played A An4",
        "ant-played A",
        "card-drawn B N1",
        "pile-used-up C 3",
    ]
    assert story(after(table, "A: An4"), "@: shuffle Sp1 N3 N2") == [
        "pile-reshuffled 3 An4",
        "card-drawn C Sp1",
        "card-drawn D N3",
    ]
    assert sees(after(table, "A: An4", "@: shuffle Sp1 N3 N2"), "-").ask.seats == ("B",)


def test_pile_top_stays():
    table = position(hands="N1; N2 N4; N1 N5", top="N3", stock="", discard="N2 Sp1", guard="B")
    waiting = after(table, "A: draw")
    assert GAME.chance(waiting.state) == (("Sp1", "N2"), 2, "shuffle")
    assert refusal(waiting, "@: shuffle N2 N3") == "not-in-the-deck"
    assert refusal(waiting, "@: shuffle N2 Sp1 N3") == "not-in-the-deck"
    assert refusal(waiting, "@: shuffle N2") == "wrong-deal-size"
    assert story(waiting, "@: shuffle N2 Sp1")[0] == "pile-reshuffled 2 N3"
    shuffled = after(waiting, "@: shuffle N2 Sp1")
    assert [(pile.cards, pile.hidden) for pile in laid(shuffled, "pile")] == [(("N3",), 0)]
    assert in_the_open(shuffled, "B") == ["N2", "N4"]


def test_pile_exhausted():
    table = position(hands="N1; N2 N4; N1 N5", top="N3", stock="", guard="B")
    assert story(table, "A: draw", "B: N4") == ["draw-skipped A", "card-played B N4"]
    assert hands(after(table, "A: draw")) == "N1; N2 N4; N1 N5"


def test_pile_exhausted__an_ant_for_one():
    """They draw as far as there are cards."""
    table = position(hands="An4 N1; N2; N5; N5", top="N3", stock="")
    assert story(table, "A: An4", "@: shuffle N3") == [
        "card-played A An4",
        "ant-played A",
        "pile-used-up B 1",
        "pile-reshuffled 1 An4",
        "card-drawn B N3",
        "draw-skipped C",
        "draw-skipped D",
    ]


def test_pile_exhausted__a_wrong_call():
    table = position(hands="N1; N2 N4; N1 N5", top="N3", stock="", guard="B")
    assert story(table, "B: accuse > C") == [
        "accused B C",
        "wrongly-accused B C",
        "draw-skipped B",
        "play-resumed A",
    ]
