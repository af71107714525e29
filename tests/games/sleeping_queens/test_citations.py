"""What happened rests on the clauses that say so, and on no others: a reader follows them.

The contract tests see to it that each clause is cited somewhere; here it is cited where it should
be, and not where it should not.
"""

import pytest

from tests.games.notation import citations, citations_of_deal, dealt, violation
from tests.games.sleeping_queens.table import new_game, position

FOUR = "Ki Kn Po Je 4; Dr Wa 2 3; 5; 6"


def table_of(**told):
    return position(**{"hands": FOUR, "stock": "9 9 9 9 8 8 +9", **told})


def test_the_deals():
    table = new_game(seats=3)
    assert citations_of_deal(table) == {
        "hands-dealt": ("setup-hand-5", "setup-piles", "deck-composition")
    }
    assert citations_of_deal(dealt(table)[0]) == {
        "queens-laid": ("setup-queens-grid", "deck-queens", "setup-starter")
    }


@pytest.mark.parametrize(
    ("cards", "options", "clauses"),
    [
        ("4", "standard", ("discard-single",)),
        ("Dr", "standard", ("discard-single", "discard-single-kind")),
        ("4 4", "standard", ("discard-pair",)),
        ("1 3 4", "standard", ("discard-sum",)),
        ("2 2 4", "standard", ("discard-sum-repeats", "discard-sum")),
        ("1 2 3", "house-rules", ("discard-sum",)),
        ("4 5 6", "house-rules", ("discard-no-triple",)),
        ("4 4 4", "house-rules", ("discard-no-triple",)),
        ("4 5 6 7", "house-rules", ("discard-no-triple",)),
        ("Wa Wa", "house-rules", ("discard-no-power-pair",)),
        ("4 4 8 8", "standard two-sided-sums=on", ("discard-no-two-sided",)),
        ("1 2 3 4", "standard two-sided-sums=on", ("discard-no-two-sided",)),
        ("4 4 4 4", "standard two-sided-sums=on", ("discard-no-two-sided",)),
        ("4 4 4 4", "house-rules two-sided-sums=on", ("discard-no-two-sided",)),
    ],
)
def test_a_discard(cards, options, clauses):
    table = position(hands=f"{cards}; 10", options=options)
    told = citations(table, f"A: discard {cards}")
    assert told["cards-discarded"] == (*clauses, "turn-one-action")
    assert told["cards-drawn"] == ("turn-refill",)


def test_a_king():
    table = table_of(asleep="Moon Rose Cat", awake="A:Dog")
    assert citations(table, "A: Ki > 1") == {
        "power-played": ("king-wake", "turn-one-action"),
        "queen-woken": ("king-wake",),
        "cards-drawn": ("turn-refill",),
    }
    clash = citations(table, "A: Ki > 3")
    assert clash["cat-dog-clash"] == ("catdog-exclusive", "catdog-wake", "catdog-turn-over")
    assert clash["queen-asleep"] == ("catdog-slot",)
    assert "rose-bonus" in citations(table, "A: Ki > 2")["rose-bonus"]
    with_rose = citations(table, "A: Ki > 2", "A: wake > 3")
    assert with_rose["queen-woken"] == ("rose-bonus",)
    assert with_rose["cat-dog-clash"] == (
        "catdog-rose",
        "catdog-exclusive",
        "catdog-wake",
        "catdog-turn-over",
    )


@pytest.mark.parametrize(
    ("move", "answer", "queen", "attacked", "blocked"),
    [
        (
            "A: Kn > Heart",
            "B: Dr",
            "Heart",
            "knight-steal",
            ("dragon-block", "dragon-both-discarded", "dragon-not-a-turn"),
        ),
        (
            "A: Po > Heart",
            "B: Wa",
            "Heart",
            "potion-sleep",
            ("wand-block", "wand-both-discarded", "wand-not-a-turn"),
        ),
    ],
)
def test_an_attack(move, answer, queen, attacked, blocked):
    table = table_of(awake=f"B:{queen}")
    assert citations(table, move) == {
        "power-played": ("turn-one-action",),
        "queen-attacked": (attacked, "turn-one-action"),
    }
    assert citations(table, move, answer)["attack-blocked"] == blocked


def test_what_comes_of_it():
    table = table_of(awake="A:Cat; B:Rose Dog Moon")
    assert citations(table, "A: Kn > Moon", "B: pass") == {
        "not-blocked": ("dragon-optional",),
        "queen-stolen": ("knight-steal",),
        "cards-drawn": ("turn-refill",),
    }
    rose = citations(table, "A: Kn > Rose", "B: pass")["queen-stolen"]
    assert rose == ("steal-no-rose", "knight-steal")
    dog = citations(table, "A: Kn > Dog", "B: pass")
    assert dog["queen-stolen"] == ("knight-steal",)
    assert dog["cat-dog-clash"] == ("catdog-steal", "catdog-exclusive")
    placed = citations(table, "A: Kn > Dog", "B: pass", "A: place > 12")["queen-asleep"]
    assert placed == ("catdog-steal", "potion-slot")
    assert citations(table, "A: Po > Moon", "B: pass") == {
        "not-blocked": ("wand-block", "dragon-optional")
    }
    lulled = citations(table, "A: Po > Moon", "B: pass", "A: place > 12")["queen-asleep"]
    assert lulled == ("potion-slot", "potion-sleep")


def test_a_jester():
    number = table_of(stock="2 9 +9", asleep="Rose Moon")
    told = citations(number, "A: Je")
    assert told["power-played"] == ("jester-flip", "turn-one-action")
    assert told["jester-flipped"] == ("jester-flip",)
    assert told["jester-counted"][0] == "jester-number-count"
    assert citations(number, "A: Je", "B: wake > 2")["queen-woken"] == ("jester-chosen-wakes",)
    rose = citations(number, "A: Je", "B: wake > 1")["rose-bonus"]
    assert rose[:2] == ("jester-rose", "rose-bonus")
    power = citations(table_of(stock="Ki +9"), "A: Je")
    assert power["extra-turn"] == ("jester-power", "jester-power-hand")
    empty = table_of(stock="", top="9")
    assert citations(empty, "A: Je")["pile-used-up"] == ("jester-empty-pile", "pile-reshuffle")
    assert citations(empty, "A: Je", "@: shuffle 9 Je")["jester-flipped"] == (
        "jester-empty-pile",
        "jester-flip",
    )


@pytest.mark.parametrize(
    ("hands", "awake", "woken", "clauses"),
    [
        ("Ki; 1", "A:Heart Cat", "Pancake", ("end-threshold-23",)),
        ("Ki; 1; 2", "A:Heart Cat Moon", "Pancake", ("end-threshold-23", "end-over-threshold")),
        ("Ki; 1; 2", "A:Rose Cake Starfish Rainbow", "Moon", ("end-threshold-23",)),
        ("Ki; 1; 2; 3", "A:Heart Moon", "Ladybug", ("end-threshold-45",)),
        ("Ki; 1; 2; 3; 4", "A:Heart Moon", "Cat", ("end-threshold-45", "end-over-threshold")),
        (
            "Ki; 1; 2",
            "A:Heart Rose Moon; B:Cat Pancake Rainbow Starfish; C:Dog Peacock Ladybug Sunflower",
            "Cake",
            ("end-all-awake",),
        ),
        (
            "Ki; 1; 2; 3; 4",
            "A:Heart; B:Cat Moon Peacock; C:Pancake Rose Cake; D:Ladybug Starfish; "
            "E:Sunflower Rainbow",
            "Dog",
            ("end-tie", "end-all-awake"),
        ),
    ],
)
def test_an_end(hands, awake, woken, clauses):
    table = position(hands=hands, awake=awake, asleep=woken)
    assert citations(table, "A: Ki > 1")["game-ended"] == (*clauses, "end-check-time")


def test_an_end_off_turn():
    """Only of who wins in another's turn it is said that one can."""
    wins = position(hands="Je; 1; 2; 3", asleep="Moon", awake="B:Cake Rose Cat", stock="2 +9")
    told = citations(wins, "A: Je", "B: wake > 1")["game-ended"]
    assert told == ("end-threshold-45", "jester-win-off-turn", "end-check-time")
    in_turn = position(hands="Je; 1; 2; 3", asleep="Moon", awake="A:Cake Rose Cat", stock="1 +9")
    told = citations(in_turn, "A: Je", "A: wake > 1")["game-ended"]
    assert told == ("end-threshold-45", "end-check-time")
    by_rose = position(hands="Je; 1; 2; 3", asleep="Rose Dog", awake="B:Cat Moon Cake", stock="2")
    told = citations(by_rose, "A: Je", "B: wake > 1", "B: wake > 2")["game-ended"]
    assert told == ("end-threshold-45", "jester-win-off-turn", "end-check-time")
    for_another = position(
        hands="Je; 1; 2",
        asleep="Rainbow",
        awake="A:Cat Pancake Cake Starfish; B:Heart Moon Rose; C:Dog Peacock Ladybug Sunflower",
        stock="2 +9",
    )
    told = citations(for_another, "A: Je", "B: wake > 1")["game-ended"]
    assert told == ("end-all-awake", "end-check-time")


def test_an_end_with_the_pile():
    table = position(hands="1; 2", awake="A:Moon; B:Heart", stock="", options="speculation")
    assert citations(table, "A: discard 1")["game-ended"] == ("pile-reshuffle", "end-check-time")


@pytest.mark.parametrize(
    ("told", "move", "clauses"),
    [
        ({}, "A: Dr", ("turn-reactive-only", "dragon-immediate")),
        ({}, "B: discard 2", ("turn-order", "turn-one-action")),
        ({}, "A: 4", ("turn-one-action", "discard-single")),
        ({}, "A: Ki > 12", ("king-wake", "king-needs-sleeper")),
        ({}, "A: Kn > Moon", ("knight-target",)),
        ({}, "A: Po > Moon", ("potion-target",)),
        ({}, "A: discard Kn Po", ("discard-no-power-pair",)),
        ({"hands": "4 5; 1"}, "A: discard 4 5", ("discard-pair",)),
        ({"hands": "4 5 6; 1"}, "A: discard 4 5 6", ("discard-sum",)),
        ({"hands": "4 4 4; 1"}, "A: discard 4 4 4", ("discard-no-triple", "discard-sum")),
        (
            {"hands": "4 4 8 8; 1"},
            "A: discard 4 4 8 8",
            ("discard-no-two-sided", "discard-sum"),
        ),
        (
            {"hands": "Dr 4; 1", "options": "number-cards-only"},
            "A: discard Dr",
            ("discard-single-kind",),
        ),
    ],
)
def test_a_refusal(told, move, clauses):
    hands = "Ki Kn Po Dr 4; Dr 2; 3"
    refused = violation(position(**{"hands": hands, "awake": "B:Cake", **told}), move)
    assert refused is not None
    assert refused.clauses == clauses
