"""A turn: whose it is, one action, the refill, and what if cards run short."""

import pytest

from tests.games.notation import after, hands, legal, refusal, story, to_move, violation
from tests.games.sleeping_queens.table import (
    GAME,
    asked,
    awake,
    counts,
    piles,
    position,
    started,
)

FIVES = "1 2 4 6 8; 1 2 4 6 8; 1 2 4 6 8; 1 2 4 6 8"
BLOCK = "Kn 1 2 4 6; Dr 1 2 4 6; 1 2 4 6 8"

# Whose turn


def test_turn_order():
    table = position(hands=FIVES)
    for move in ("B: discard 1", "D: discard 1", "C: discard 8"):
        assert refusal(table, move) == "not-your-turn"
    moves = ("A: discard 1", "B: discard 1", "C: discard 1", "D: discard 1")
    assert story(table, *moves) == [
        text for seat in "ABCD" for text in (f"cards-discarded {seat} 1", f"cards-drawn {seat} *")
    ]
    assert [to_move(after(table, *moves[:number])) for number in range(5)] == [
        ("A",),
        ("B",),
        ("C",),
        ("D",),
        ("A",),
    ]


def test_turn_order__of_those_at_the_table():
    table = position(hands="1; 2; 3")
    for move in ("D: discard 1", "D: Ki > 1", "L: pass", "E: wake > 1", "D: place > 1"):
        assert refusal(table, move) == "not-at-the-table"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_turn_order__each_has_as_many_turns(seats):
    table = started(seats, first="B")
    order = []
    for _ in range(2 * seats):
        (seat,) = to_move(table)
        order.append(seat)
        assert refusal(table, f"{'A' if seat != 'A' else 'B'}: pass") == "nothing-to-answer"
        assert refusal(table, f"{'A' if seat != 'A' else 'B'}: discard 1") == "not-your-turn"
        table = after(table, f"{seat}: {legal(table, seat)[-1]}")
    letters = "ABCDE"[:seats]
    assert order == [letters[number % seats] for number in range(1, 2 * seats + 1)]


# One action


def test_turn_one_action():
    table = position(
        hands="1 Ki Je Kn Po; 3 Ki",
        asleep="Rose Cake -",
        awake="B:Heart",
        stock="7 +20",
    )
    assert legal(table, "A") == [
        "Ki > 1",
        "Ki > 2",
        "Kn > Heart",
        "Po > Heart",
        "Je",
        "discard 1",
        "discard Ki",
        "discard Je",
        "discard Kn",
        "discard Po",
    ]
    assert asked(table) == ("turn", "A")
    assert story(table, "A: discard 1") == ["cards-discarded A 1", "cards-drawn A 7"]
    done = after(table, "A: discard 1")
    for move in ("A: discard Ki", "A: Je", "A: Kn > Heart", "A: Po > Heart", "A: Ki > 1"):
        assert refusal(done, move) == "not-your-turn"


def test_turn_one_action__never_two_never_none():
    table = position(hands="1 5 5 Ki Kn; 3 Ki", asleep="Rose Cake -", awake="B:Heart")
    refused = {
        "A: pass": "nothing-to-answer",
        "A: wake > 1": "nobody-to-wake",
        "A: place > 3": "nobody-to-place",
        "A: Ki Kn": "one-card-only",
        "A: 5": "number-played",
        "A: 5 5": "number-played",
        "A: Je": "not-your-cards",
        "A: discard 7": "not-your-cards",
        "A: discard 1 1": "not-your-cards",
        "A: discard 5 > B": "names-a-goal",
    }
    assert {move: refusal(table, move) for move in refused} == refused


def test_turn_one_action__while_something_is_to_be_settled():
    """The turn goes on until the action is settled; nothing else may come first."""
    attack = {"hands": "1 Ki; Dr 2; 3", "awake": "B:Heart", "to_move": "B", "turn": "A"}
    attacked = position(**attack, task="attack Kn Heart")
    assert refusal(attacked, "A: discard 1") == "must-answer"
    assert refusal(attacked, "B: discard 2") == "must-answer"
    assert refusal(attacked, "B: 2") == "wrong-answer"
    waking = position(hands="1 Ki; 2; 3", awake="A:Rose", task="wake A rose")
    for move in ("A: discard 1", "A: Ki > 1", "B: discard 2"):
        assert refusal(waking, move) == "must-wake"
    placing = position(hands="1 Ki; 2; 3", task="place Moon potion")
    for move in ("A: discard 1", "A: Ki > 1", "B: discard 2"):
        assert refusal(placing, move) == "must-place"
    over = position(hands="1; 2", awake="A:Heart Cat Pancake", to_move="-")
    assert refusal(over, "A: discard 1") == "game-over"
    assert refusal(position(hands="1; 2"), "B: Dr") == "not-your-turn"
    assert refusal(position(hands="1; 2"), "A: Ki Ki") == "not-your-cards"


# The refill


@pytest.mark.parametrize(
    ("move", "drawn"),
    [
        ("A: discard 9", "7"),
        ("A: discard 1 1", "7 8"),
        ("A: discard 1 1 2", "7 8 Ki"),
        ("A: Ki > 1", "7"),
    ],
)
def test_turn_refill(move, drawn):
    table = position(hands="1 1 2 9 Ki; 3 3 3 3 4", asleep="Moon", stock="7 8 Ki Kn +9")
    assert story(table, move)[-1] == f"cards-drawn A {drawn}"
    assert counts(after(table, move)) == [5, 5]
    assert piles(after(table, move))[2] == 13 - len(drawn.split())


def test_turn_refill__only_who_has_played():
    table = position(hands="1 9; 3 4", stock="7 8 Ki Kn +9")
    assert story(table, "A: discard 9") == ["cards-discarded A 9", "cards-drawn A 7 8 Ki Kn"]
    assert hands(after(table, "A: discard 9")) == "1 7 8 Ki Kn; 3 4"


# Dragons and wands


@pytest.mark.parametrize("card", ["Dr", "Wa"])
def test_turn_reactive_only(card):
    table = position(hands=f"1 {card}; 3 Ki", awake="B:Heart Moon", stock="7 +9")
    for move in (f"A: {card}", f"A: {card} > Heart", f"A: {card} > 1"):
        assert refusal(table, move) == "reaction-only"
    assert legal(table, "A") == ["discard 1", f"discard {card}"]
    assert story(table, f"A: discard {card}") == [
        f"cards-discarded A {card}",
        "cards-drawn A 7 * * *",
    ]


# The piles


def test_pile_reshuffle__sq_ex_22():
    """SQ-EX-22: one card is left, three are needed: the last one, a shuffle, two more."""
    table = position(hands="1 2 3 Ki Dr; 5 5", stock="9", discard="4 Kn", top="7")
    assert story(table, "A: discard 1 2 3") == [
        "cards-discarded A 1 2 3",
        "cards-drawn A 9",
        "pile-used-up 6",
    ]
    waiting = after(table, "A: discard 1 2 3")
    assert (to_move(waiting), asked(waiting)) == (("@",), ("shuffle", "@"))
    assert hands(waiting) == "9 Ki Dr; 5 5"
    assert GAME.chance(waiting.state) == (("1", "2", "3", "4", "7", "Kn"), 6, "shuffle")
    for move in ("B: discard 5", "A: discard 9", "A: pass"):
        assert refusal(waiting, move) == "before-the-shuffle"
    assert story(waiting, "@: shuffle Kn 3 1 7 2 4") == ["pile-reshuffled 6", "cards-drawn A 3 Kn"]
    shuffled = after(waiting, "@: shuffle Kn 3 1 7 2 4")
    assert hands(shuffled) == "3 9 Ki Kn Dr; 5 5"
    assert piles(shuffled) == ("-", 0, 4)
    assert to_move(shuffled) == ("B",)


def test_pile_reshuffle__the_whole_discard_pile():
    table = after(
        position(hands="1 2 3 Ki Dr; 5 5", stock="", discard="4 Kn", top="7"), "A: discard Ki"
    )
    assert refusal(table, "@: shuffle 4 7 Kn Dr") == "not-in-the-deck"
    assert refusal(table, "@: shuffle 4 7 Kn") == "wrong-deal-size"
    assert refusal(table, "@: deal 4 7 Kn Ki") == "not-a-deal"
    assert refusal(table, "@: shuffle 4 7 Kn Ki > A") == "not-a-deal"
    assert refusal(table, "@: shuffle 4 7 Kn Ki") is None


def test_pile_reshuffle__only_when_a_card_is_needed():
    table = position(hands="1 2 3 Ki Dr; 5 5 Ki", stock="9", discard="4 Kn", top="7")
    empty = after(table, "A: discard 1")
    assert story(table, "A: discard 1") == ["cards-discarded A 1", "cards-drawn A 9"]
    assert piles(empty) == ("1", 3, 0)
    assert to_move(empty) == ("B",)
    assert refusal(empty, "@: shuffle 1 4 7 Kn") == "no-chance-now"
    assert story(empty, "B: discard 5") == ["cards-discarded B 5", "pile-used-up 5"]


def test_pile_reshuffle__ruling_q15():
    """In a reaction the knight and the dragon are shuffled in before anybody draws."""
    table = position(hands=BLOCK, awake="B:Heart", stock="", top="7")
    moves = ("A: Kn > Heart", "B: Dr")
    assert story(table, *moves) == [
        "power-played A Kn",
        "queen-attacked A Heart B",
        "attack-blocked B Dr",
        "pile-used-up 3",
    ]
    waiting = after(table, *moves)
    assert story(waiting, "@: shuffle Dr 7 Kn") == [
        "pile-reshuffled 3",
        "cards-drawn A Dr",
        "cards-drawn B 7",
    ]
    assert hands(after(waiting, "@: shuffle Dr 7 Kn")) == "1 2 4 6 Dr; 1 2 4 6 7; 1 2 4 6 8"
    assert to_move(after(waiting, "@: shuffle Dr 7 Kn")) == ("B",)


def test_pile_reshuffle__between_two_who_draw():
    """The attacker takes the last card; the shuffle is for the defender."""
    table = position(hands=BLOCK, awake="B:Heart", stock="9", top="7")
    moves = ("A: Kn > Heart", "B: Dr")
    assert story(table, *moves)[2:] == [
        "attack-blocked B Dr",
        "cards-drawn A 9",
        "pile-used-up 3",
    ]
    assert story(after(table, *moves), "@: shuffle Dr 7 Kn") == [
        "pile-reshuffled 3",
        "cards-drawn B Dr",
    ]


def test_pile_exhausted():
    """Nothing left to shuffle: the hand stays short."""
    table = position(hands="1 2 3; 5 5", stock="")
    events = story(table, "A: discard 1 2 3", "@: shuffle 3 1 2", "B: discard 5", "@: shuffle 5")
    assert events == [
        "cards-discarded A 1 2 3",
        "pile-used-up 3",
        "pile-reshuffled 3",
        "cards-drawn A 1 2 3",
        "draw-skipped A",
        "cards-discarded B 5",
        "pile-used-up 1",
        "pile-reshuffled 1",
        "cards-drawn B 5",
        "draw-skipped B",
    ]
    after_both = after(table, "A: discard 1 2 3", "@: shuffle 3 1 2")
    assert (counts(after_both), to_move(after_both)) == ([3, 2], ("B",))


def test_pile_exhausted__for_both_of_a_reaction():
    table = position(hands="Kn; Dr; 1", awake="B:Heart", stock="")
    moves = ("A: Kn > Heart", "B: Dr", "@: shuffle Kn Dr")
    assert story(table, *moves)[2:] == [
        "attack-blocked B Dr",
        "pile-used-up 2",
        "pile-reshuffled 2",
        "cards-drawn A Kn Dr",
        "draw-skipped A",
        "draw-skipped B",
    ]
    assert awake(after(table, *moves)) == "-; Heart; -"
    refused = violation(after(table, *moves), "A: discard Kn")
    assert refused is not None
    assert refused.code == "not-your-turn"
