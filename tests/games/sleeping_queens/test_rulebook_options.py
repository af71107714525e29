"""Where the sources differ: what each value of the options about discards, the jester, Cat and Dog
changes at the table. `test_rulebook_options_end.py` has the others.

A test is named for the clause, the option and the value: `__jester_start_left`.
"""

import pytest

from games.core.options import dump_options
from tests.games.notation import (
    after,
    legal,
    refusal,
    story,
    violation,
)
from tests.games.sleeping_queens.table import (
    GAME,
    asked,
    asleep,
    piles,
    position,
)


def discards(table, seat="A"):
    return [
        move.removeprefix("discard ") for move in legal(table, seat) if move.startswith("discard")
    ]


# single-discard


def holding(cards, options="standard", **told):
    return position(**{"hands": f"{cards}; 1", "options": options, "stock": "7 8 +9", **told})


def test_discard_single_kind__single_discard_any():
    table = holding("Ki Dr 4 7 9", "standard single-discard=any")
    assert discards(table) == ["4", "7", "9", "Ki", "Dr"]
    assert story(table, "A: discard Dr") == ["cards-discarded A Dr", "cards-drawn A 7"]


def test_discard_single_kind__single_discard_number_only():
    table = holding("Ki Dr 4 7 9", "standard single-discard=number-only")
    assert discards(table) == ["4", "7", "9"]
    refused = violation(table, "A: discard Dr")
    assert refused is not None
    assert (refused.code, refused.params) == ("power-not-alone", {"card": "Dr"})
    assert story(table, "A: discard 4") == ["cards-discarded A 4", "cards-drawn A 7"]


@pytest.mark.parametrize(
    ("cards", "told", "allowed"),
    [
        ("Dr Dr Wa Wa Wa", {}, ["Wa", "Dr"]),
        ("Dr Wa Kn Po Po", {}, ["Kn", "Po", "Wa", "Dr"]),
        ("Dr Wa Kn Wa Wa", {"awake": "A:Heart"}, ["Kn", "Wa", "Dr"]),
        ("Dr Wa Kn Wa Wa", {"awake": "B:Heart"}, []),
        ("Dr Wa Po Wa Wa", {"awake": "B:Heart"}, []),
        ("Dr Wa Ki Wa Wa", {"asleep": "Moon"}, []),
        ("Dr Wa Je Wa Wa", {}, []),
        ("Dr Wa 3 Wa Wa", {}, ["3"]),
        ("Dr Wa Ki Wa Wa", {"awake": "A:Moon"}, ["Ki", "Wa", "Dr"]),
        ("Dr Wa Je Wa Wa", {"stock": "+9"}, ["Je", "Wa", "Dr"]),
    ],
)
def test_discard_single_kind__single_discard_number_only__if_nothing_else_can_be_done(
    cards, told, allowed
):
    """Any card may go, if no card can be played and no number be discarded: not a king either where
    no sleeper is stated, nor a jester where the draw pile is not."""
    table = holding(cards, "number-cards-only", **told)
    assert discards(table) == allowed
    code = None if "Dr" in allowed else "power-not-alone"
    assert refusal(table, "A: discard Dr") == code
    if code is None:
        assert story(table, "A: discard Dr")[0] == "cards-discarded A Dr"


# two-sided-sums


def test_discard_no_two_sided__two_sided_sums_off():
    table = holding("1 2 3 4 8", "standard two-sided-sums=off")
    assert refusal(table, "A: discard 1 2 3 4") == "two-sided"
    assert discards(table)[:3] == ["1 3 4 8", "1 2 3", "1 3 4"]


def test_discard_no_two_sided__two_sided_sums_on():
    table = holding("1 2 3 4 8", "standard two-sided-sums=on")
    assert story(table, "A: discard 1 2 3 4") == [
        "cards-discarded A 1 2 3 4",
        "cards-drawn A 7 8 * *",
    ]
    assert discards(table)[:4] == ["1 2 3 4 8", "1 2 3 4", "1 3 4 8", "1 2 3"]
    both = holding("4 4 8 8 Dr", "standard two-sided-sums=on")
    assert discards(both)[:3] == ["4 4 8 8", "4 4 8", "4 4"]
    none = holding("1 2 3 5 7", "standard two-sided-sums=on")
    assert refusal(none, "A: discard 1 2 5") == "no-sum"


def test_discard_no_two_sided__two_sided_sums_on__a_triple_is_still_none():
    table = holding("3 3 3 Dr Wa", "standard two-sided-sums=on")
    assert refusal(table, "A: discard 3 3 3") == "triple"
    four = holding("3 3 3 3 Wa", "standard two-sided-sums=on")
    assert story(four, "A: discard 3 3 3 3")[0] == "cards-discarded A 3 3 3 3"


# runs-and-triples


def test_discard_no_triple__runs_and_triples_off():
    table = holding("3 3 3 Wa Wa", "standard runs-and-triples=off")
    assert discards(table) == ["3 3", "3", "Wa"]
    assert refusal(table, "A: discard 3 3 3") == "triple"
    assert refusal(table, "A: discard Wa Wa") == "power-cards-together"
    assert refusal(holding("4 5 6 8 9"), "A: discard 4 5 6") == "no-sum"


def test_discard_no_triple__runs_and_triples_on():
    table = holding("3 3 3 Wa Wa", "standard runs-and-triples=on")
    assert discards(table) == ["3 3 3", "3 3", "Wa Wa", "3", "Wa"]
    assert story(table, "A: discard 3 3 3") == [
        "cards-discarded A 3 3 3",
        "cards-drawn A 7 8 *",
    ]
    four = holding("3 3 3 3 Wa", "standard runs-and-triples=on")
    assert discards(four) == ["3 3 3", "3 3", "3", "Wa"]
    assert refusal(four, "A: discard 3 3 3 3") == "two-sided"
    runs = holding("4 5 6 7 9", "standard runs-and-triples=on")
    assert discards(runs)[:4] == ["4 5 6 7", "4 5 6", "4 5 9", "5 6 7"]
    assert story(runs, "A: discard 4 5 6 7")[0] == "cards-discarded A 4 5 6 7"
    assert [refusal(runs, f"A: discard {group}") for group in ("4 5", "4 6 7", "6 7 9")] == [
        "unequal-pair",
        "no-sum",
        "no-sum",
    ]
    assert refusal(holding("8 9 10 1 2", "house-rules"), "A: discard 1 8 9 10") == "no-sum"
    assert refusal(holding("8 9 10 1 4", "house-rules"), "A: discard 1 8 10") == "no-sum"


def test_discard_no_power_pair__runs_and_triples_on():
    table = holding("Wa Wa Wa Dr 2", "standard runs-and-triples=on")
    assert story(table, "A: discard Wa Wa") == ["cards-discarded A Wa Wa", "cards-drawn A 7 8"]
    for group in ("Wa Wa Wa", "Wa Dr", "2 Wa"):
        assert refusal(table, f"A: discard {group}") == "power-cards-together"


# jester-start


@pytest.mark.parametrize(("number", "seat"), [(1, "A"), (4, "D"), (6, "B"), (9, "A"), (10, "B")])
def test_jester_number_count__jester_start_player(number, seat):
    table = position(
        hands="Je; 1; 2; 3", stock=f"{number} +9", options="standard jester-start=player"
    )
    assert story(table, "A: Je")[-1] == f"jester-counted A {number} {seat}"


@pytest.mark.parametrize(("number", "seat"), [(1, "B"), (4, "A"), (6, "C"), (9, "B"), (10, "C")])
def test_jester_count_formula__jester_start_left(number, seat):
    table = position(
        hands="Je; 1; 2; 3", stock=f"{number} +9", options="standard jester-start=left"
    )
    assert story(table, "A: Je")[-1] == f"jester-counted A {number} {seat}"
    assert asked(after(table, "A: Je")) == ("wake-jester", seat)


def test_jester_number_count__jester_start_left__two_players():
    """It turns everything round."""
    counted = {
        start: [
            story(
                position(
                    hands="Je; 1", stock=f"{number} +9", options=f"standard jester-start={start}"
                ),
                "A: Je",
            )[-1][-1]
            for number in range(1, 11)
        ]
        for start in ("player", "left")
    }
    assert counted == {"player": ["A", "B"] * 5, "left": ["B", "A"] * 5}


# cat-dog-steal

CAT = {"hands": "Kn Po 4 5 6; 1", "awake": "A:Cat; B:Dog Moon", "stock": "9 +9"}


def test_catdog_steal__cat_dog_steal_sleep():
    table = position(**CAT, options="standard cat-dog-steal=sleep")
    assert "Kn > Dog" in legal(table, "A")
    assert story(table, "A: Kn > Dog", "B: pass", "A: place > 11") == [
        "power-played A Kn",
        "queen-attacked A Dog B",
        "not-blocked B",
        "queen-stolen A Dog B",
        "cat-dog-clash A Dog",
        "queen-asleep Dog 11",
        "cards-drawn A 9",
    ]


def test_catdog_steal__cat_dog_steal_forbid__sq_ex_12():
    """SQ-EX-12: with `forbid` the move is illegal; a potion may still be aimed at Dog."""
    table = position(**CAT, options="standard cat-dog-steal=forbid")
    refused = violation(table, "A: Kn > Dog")
    assert refused is not None
    assert (refused.code, refused.params) == ("would-clash", {"card": "Dog"})
    assert [move for move in legal(table, "A") if ">" in move] == [
        "Kn > Moon",
        "Po > Moon",
        "Po > Dog",
    ]
    none = position(**{**CAT, "awake": "A:Dog"}, options="standard cat-dog-steal=forbid")
    assert refusal(none, "A: Kn > Cat") == "not-awake"
    without = position(**{**CAT, "awake": "B:Dog"}, options="standard cat-dog-steal=forbid")
    assert refusal(without, "A: Kn > Dog") is None


def test_catdog_wake__cat_dog_steal_forbid():
    """Waking is another matter: nobody knows whom."""
    table = position(
        hands="Ki 1; 2", asleep="Dog", awake="A:Cat", options="standard cat-dog-steal=forbid"
    )
    assert story(table, "A: Ki > 1")[2:4] == ["cat-dog-clash A Dog", "queen-asleep Dog 1"]


# Presets


def test_presets__differ_from_the_standard_only_in_what_they_say():
    standard = {"standard": GAME.presets["standard"]}
    written = {name: dump_options(options, standard) for name, options in GAME.presets.items()}
    assert written == {
        "standard": "standard",
        "number-cards-only": "standard single-discard=number-only",
        "deluxe": "standard deluxe=on",
        "speculation": "standard jester-start=left empty-pile=game-ends",
        "house-rules": "standard runs-and-triples=on",
    }


@pytest.mark.parametrize(
    ("name", "single", "places", "counted", "run"),
    [
        ("standard", None, 12, "A", "triple"),
        ("number-cards-only", "power-not-alone", 12, "A", "triple"),
        ("deluxe", None, 16, "A", "triple"),
        ("speculation", None, 12, "B", "triple"),
        ("house-rules", None, 12, "A", None),
    ],
)
def test_presets__at_the_table(name, single, places, counted, run):
    table = position(hands="3 3 3 Je Dr; 1; 2", stock="1 +9", options=name)
    assert refusal(table, "A: discard Dr") == single
    assert len(asleep(table).split()) == places
    assert story(table, "A: Je")[-1] == f"jester-counted A 1 {counted}"
    assert refusal(table, "A: discard 3 3 3") == run
    empty = position(hands="3 3 3 Je Dr; 1; 2", stock="", options=name)
    ends = story(empty, "A: discard 3")[-1].startswith("game-ended")
    assert ends == (name == "speculation")
    assert piles(after(empty, "A: discard 3")) == ("3", 0, 0)
