"""Knights steal, dragons keep; potions put to sleep, wands keep awake."""

import pytest

from tests.games.notation import (
    after,
    hands,
    last_events,
    legal,
    refusal,
    sees,
    story,
    to_move,
    violation,
)
from tests.games.sleeping_queens.table import (
    asked,
    asleep,
    awake,
    counts,
    free,
    piles,
    points,
    position,
)

KNIGHT = "Kn 1 4 6 8; Dr 1 4 6 8; 3 3 Dr 5 7"
POTION = "Po 1 4 6 8; Wa 1 4 6 8; 3 3 Wa 5 7"


def knight(**told):
    return position(**{"hands": KNIGHT, "awake": "B:Heart Moon; C:Cake", "stock": "9 Ki 2", **told})


def potion(**told):
    return position(**{"hands": POTION, "awake": "B:Heart Moon; C:Cake", "stock": "9 Ki 2", **told})


# The knight


def test_knight_steal():
    table = knight()
    assert [move for move in legal(table, "A") if move.startswith("Kn")] == [
        "Kn > Moon",
        "Kn > Heart",
        "Kn > Cake",
    ]
    assert story(table, "A: Kn > Heart") == ["power-played A Kn", "queen-attacked A Heart B"]
    attacked = after(table, "A: Kn > Heart")
    assert (to_move(attacked), awake(attacked)) == (("B",), "-; Moon Heart; Cake")
    assert story(attacked, "B: pass") == [
        "not-blocked B",
        "queen-stolen A Heart B",
        "cards-drawn A 9",
    ]
    stolen = after(attacked, "B: pass")
    assert (awake(stolen), points(stolen)) == ("Heart; Moon; Cake", (20, 10, 5))
    assert hands(stolen) == "1 4 6 8 9; 1 4 6 8 Dr; 3 3 5 7 Dr"
    assert (piles(stolen), to_move(stolen)) == (("Kn", 0, 2), ("B",))


def test_knight_target__sq_ex_21__ruling_q4():
    """SQ-EX-21: B has Heart and nobody else a queen: neither knight nor potion can be played, but
    each may be discarded."""
    table = position(hands="1; Kn Po 2 3 4; 3", to_move="B", awake="B:Heart", stock="9 +9")
    assert legal(table, "B") == [f"discard {card}" for card in ("2", "3", "4", "Kn", "Po")]
    assert refusal(table, "B: Kn > Heart") == "own-queen"
    assert refusal(table, "B: Po > Heart") == "own-queen"
    assert refusal(table, "B: Kn") == "no-queen"
    assert story(table, "B: discard Kn") == ["cards-discarded B Kn", "cards-drawn B 9"]


def test_knight_target__an_awake_queen_of_an_opponent():
    table = knight(awake="A:Rose; B:Heart; C:Cake", asleep="Moon")
    assert refusal(table, "A: Kn > Rose") == "own-queen"
    assert refusal(table, "A: Kn > Moon") == "not-awake"
    assert refusal(table, "A: Kn > Dog") == "not-awake"
    assert refusal(table, "A: Kn > B") == "no-queen"
    assert refusal(table, "A: Kn > 1") == "no-queen"
    assert refusal(table, "A: Kn > Strawberry") == "not-awake"
    assert refusal(table, "A: Kn > Cake") is None


def test_steal_no_rose__sq_ex_09():
    """SQ-EX-09: A takes Rose with a knight and gets no other queen."""
    table = knight(awake="B:Rose Pancake", asleep="Moon Cake")
    assert story(table, "A: Kn > Rose", "B: pass") == [
        "power-played A Kn",
        "queen-attacked A Rose B",
        "not-blocked B",
        "queen-stolen A Rose B",
        "cards-drawn A 9",
    ]
    assert awake(after(table, "A: Kn > Rose", "B: pass")) == "Rose; Pancake; -"
    assert asked(after(table, "A: Kn > Rose", "B: pass")) == ("turn", "B")


# The dragon


def test_dragon_block__sq_ex_07():
    """SQ-EX-07: B answers with a dragon; Heart stays, both draw one card, and B has the turn."""
    table = knight()
    assert story(table, "A: Kn > Heart", "B: Dr") == [
        "power-played A Kn",
        "queen-attacked A Heart B",
        "attack-blocked B Dr",
        "cards-drawn A 9",
        "cards-drawn B Ki",
    ]
    blocked = after(table, "A: Kn > Heart", "B: Dr")
    assert awake(blocked) == "-; Moon Heart; Cake"
    assert hands(blocked) == "1 4 6 8 9; 1 4 6 8 Ki; 3 3 5 7 Dr"
    assert (piles(blocked), asked(blocked)) == (("Dr", 1, 1), ("turn", "B"))


def test_dragon_block__ruling_q5():
    """Card and queen are named, then the victim decides, then it happens."""
    attacked = after(knight(), "A: Kn > Heart")
    ask = sees(attacked, "B").ask
    assert (ask.code, ask.seats) == ("answer-dragon", ("B",))
    assert ask.params == {"seat": "B", "card": "Heart", "other": "A"}
    assert legal(attacked, "B") == ["Dr", "pass"]
    refused = {
        "B: discard 1": "must-answer",
        "B: 1": "wrong-answer",
        "B: Dr 1": "one-card-only",
        "B: Dr > Heart": "names-a-goal",
        "B: pass > A": "names-a-goal",
        "B: wake > 1": "nobody-to-wake",
    }
    assert {move: refusal(attacked, move) for move in refused} == refused
    assert story(attacked, "B: Dr")[0] == "attack-blocked B Dr"


def test_dragon_victim_only():
    attacked = after(knight(hands="Kn Dr 4 6 8; 1 1 4 6 8; 3 3 Dr 5 7"), "A: Kn > Heart")
    assert legal(attacked, "B") == ["pass"]
    assert refusal(attacked, "C: Dr") == "not-the-victim"
    assert refusal(attacked, "C: pass") == "not-the-victim"
    assert refusal(attacked, "A: pass") == "not-the-victim"
    assert refusal(attacked, "B: Dr") == "not-your-cards"
    assert [legal(attacked, seat) for seat in "AC"] == [[], []]


def test_dragon_both_discarded__sq_ex_07():
    """SQ-EX-07: knight and dragon are discarded; each of the two draws one card, first A."""
    table = knight(stock="9 Ki 2")
    assert story(table, "A: Kn > Cake", "C: Dr")[2:] == [
        "attack-blocked C Dr",
        "cards-drawn A 9",
        "cards-drawn C Ki",
    ]
    blocked = after(table, "A: Kn > Cake", "C: Dr")
    assert counts(blocked) == [5, 5, 5]
    assert piles(blocked) == ("Dr", 1, 1)
    assert hands(blocked) == "1 4 6 8 9; 1 4 6 8 Dr; 3 3 5 7 Ki"


@pytest.mark.parametrize(("attacker", "victim", "queen"), [("A", "C", "Cake"), ("A", "B", "Heart")])
def test_dragon_not_a_turn(attacker, victim, queen):
    """Whoever blocked it, B is next, and takes a full turn."""
    blocked = after(knight(), f"{attacker}: Kn > {queen}", f"{victim}: Dr")
    assert asked(blocked) == ("turn", "B")
    assert last_events(blocked, "B: discard 1") == ["cards-discarded B 1", f"cards-drawn B {2}"]
    assert to_move(after(blocked, "B: discard 1")) == ("C",)


def test_dragon_optional():
    """B holds a dragon and lets Moon go."""
    table = knight()
    assert story(table, "A: Kn > Moon", "B: pass") == [
        "power-played A Kn",
        "queen-attacked A Moon B",
        "not-blocked B",
        "queen-stolen A Moon B",
        "cards-drawn A 9",
    ]
    assert hands(after(table, "A: Kn > Moon", "B: pass")).split("; ")[1] == "1 4 6 8 Dr"


def test_dragon_no_counter():
    """The attacker adds nothing, before or after the answer: no second knight, dragon or wand."""
    attacked = after(knight(hands="Kn Kn Dr Wa 8; Dr 1 4 6 8; 1"), "A: Kn > Heart")
    for move, code in (
        ("A: Kn > Heart", "must-answer"),
        ("A: Kn > Moon", "must-answer"),
        ("A: Dr", "not-the-victim"),
        ("A: Wa", "not-the-victim"),
    ):
        refused = violation(attacked, move)
        assert refused is not None
        assert (refused.code, "dragon-no-counter" in refused.clauses) == (code, True)
    blocked = after(attacked, "B: Dr")
    assert asked(blocked) == ("turn", "B")
    assert [refusal(blocked, f"A: {card}") for card in ("Kn > Heart", "Dr", "Wa")] == [
        "not-your-turn"
    ] * 3


def test_dragon_immediate():
    """Once the queen lies before A it is too late."""
    stolen = after(knight(), "A: Kn > Heart", "B: pass")
    refused = violation(stolen, "B: Dr")
    assert refused is not None
    assert refused.code == "reaction-only"
    assert refused.clauses == ("turn-reactive-only", "dragon-immediate")
    later = after(knight(), "A: Kn > Cake", "C: pass")
    assert refusal(later, "C: Dr") == "not-your-turn"


# The potion


def test_potion_sleep():
    table = potion(asleep="Rose Dog")
    assert story(table, "A: Po > Heart") == ["power-played A Po", "queen-attacked A Heart B"]
    assert story(table, "A: Po > Heart", "B: pass")[2:] == ["not-blocked B"]
    lulled = after(table, "A: Po > Heart", "B: pass")
    assert (asked(lulled), awake(lulled)) == (("place", "A"), "-; Moon; Cake")
    assert story(lulled, "A: place > 11") == ["queen-asleep Heart 11", "cards-drawn A 9"]
    done = after(lulled, "A: place > 11")
    assert points(done) == (0, 10, 5)
    assert asleep(done) == "Rose Dog * * * * * * * - Heart -"
    assert (piles(done), to_move(done)) == (("Po", 0, 2), ("B",))
    assert hands(done).split("; ")[0] == "1 4 6 8 9"


def test_potion_slot__ruling_q8():
    """Whoever plays the potion chooses any empty place; here 2, 7 or 11."""
    table = potion(
        asleep="* - * * * * - * * * - *", awake="B:Heart; C:Moon Cake", hands="Po 1; 2; 3"
    )
    attacked = after(table, "A: Po > Moon", "C: pass")
    assert free(attacked) == [2, 7, 11]
    assert legal(attacked, "A") == ["place > 2", "place > 7", "place > 11"]
    refused = {
        "A: place > 3": "place-taken",
        "A: place > 13": "place-taken",
        "A: place": "no-place",
        "A: place > Moon": "no-place",
        "B: place > 2": "not-your-turn",
        "C: place > 2": "not-your-turn",
        "A: wake > 3": "nobody-to-wake",
        "A: discard 1": "must-place",
    }
    assert {move: refusal(attacked, move) for move in refused} == refused
    assert story(attacked, "A: place > 7")[0] == "queen-asleep Moon 7"
    assert asleep(after(attacked, "A: place > 7")) == "* - * * * * Moon * * * - *"


def test_potion_target():
    table = potion(awake="A:Rose; B:Heart", asleep="Moon")
    assert refusal(table, "A: Po > Rose") == "own-queen"
    assert refusal(table, "A: Po > Moon") == "not-awake"
    assert refusal(table, "A: Po") == "no-queen"
    assert refusal(table, "A: Po > B") == "no-queen"
    assert [move for move in legal(table, "A") if move.startswith("Po")] == ["Po > Heart"]


def test_potion_target__ruling_q4():
    """Nobody else has a queen: the potion is kept or discarded."""
    table = potion(awake="A:Rose")
    assert not [move for move in legal(table, "A") if move.startswith("Po")]
    assert refusal(table, "A: Po > Rose") == "own-queen"
    assert story(table, "A: discard Po") == ["cards-discarded A Po", "cards-drawn A 9"]


# The wand


def test_wand_block():
    table = potion()
    assert story(table, "A: Po > Heart", "B: Wa") == [
        "power-played A Po",
        "queen-attacked A Heart B",
        "attack-blocked B Wa",
        "cards-drawn A 9",
        "cards-drawn B Ki",
    ]
    assert awake(after(table, "A: Po > Heart", "B: Wa")) == "-; Moon Heart; Cake"


def test_wand_block__who_may_and_need_not():
    """Only the attacked, of their own will, and before the queen lies face down."""
    attacked = after(potion(), "A: Po > Heart")
    assert asked(attacked) == ("answer-wand", "B")
    assert legal(attacked, "B") == ["Wa", "pass"]
    assert refusal(attacked, "C: Wa") == "not-the-victim"
    assert refusal(attacked, "C: pass") == "not-the-victim"
    assert story(attacked, "B: pass") == ["not-blocked B"]
    assert refusal(after(attacked, "B: pass"), "B: Wa") == "must-place"
    late = after(attacked, "B: pass", "A: place > 12")
    assert refusal(late, "B: Wa") == "reaction-only"


def test_wand_both_discarded():
    table = potion()
    assert story(table, "A: Po > Cake", "C: Wa")[2:] == [
        "attack-blocked C Wa",
        "cards-drawn A 9",
        "cards-drawn C Ki",
    ]
    blocked = after(table, "A: Po > Cake", "C: Wa")
    assert (counts(blocked), piles(blocked)) == ([5, 5, 5], ("Wa", 1, 1))


def test_wand_not_a_turn():
    """D's potion at B's queen is stopped: A is next, then B as usual."""
    table = position(
        hands="1 2; Wa 3; 4; Po 5", to_move="D", awake="B:Moon", stock="6 6 6 7 7 7 8 8 9 9 +9"
    )
    blocked = after(table, "D: Po > Moon", "B: Wa")
    assert story(table, "D: Po > Moon", "B: Wa")[2:] == [
        "attack-blocked B Wa",
        "cards-drawn D 6 6 6 7",
        "cards-drawn B 7 7 8 8",
    ]
    assert asked(blocked) == ("turn", "A")
    assert asked(after(blocked, "A: discard 1")) == ("turn", "B")


def test_wand_no_cross__sq_ex_08():
    """SQ-EX-08: a potion at C's Moon, and C has a dragon but no wand: Moon goes to sleep."""
    table = position(hands="Po 1; 2; Dr 3", awake="C:Moon", stock="7 8 9 9 +9")
    attacked = after(table, "A: Po > Moon")
    assert legal(attacked, "C") == ["pass"]
    assert refusal(attacked, "C: Dr") == "wrong-answer"
    assert story(attacked, "C: pass", "A: place > 12") == [
        "not-blocked C",
        "queen-asleep Moon 12",
        "cards-drawn A 7 8 9 9",
    ]
    assert awake(after(attacked, "C: pass", "A: place > 12")) == "-; -; -"


def test_wand_no_cross__a_wand_does_not_stop_a_knight():
    attacked = after(knight(hands="Kn 1; Wa 2; 3"), "A: Kn > Heart")
    refused = violation(attacked, "B: Wa")
    assert refused is not None
    assert (refused.code, refused.params) == ("wrong-answer", {"card": "Wa", "face": "Dr"})
    assert legal(attacked, "B") == ["pass"]
