"""Cat and Dog never stay together: woken, stolen, by a jester and with Rose."""

import pytest

from tests.games.notation import after, hands, last_events, legal, refusal, story, to_move
from tests.games.sleeping_queens.table import asked, asleep, awake, counts, free, points, position

BOTH = [("Cat", "Dog"), ("Dog", "Cat")]
HANDS = "Ki Kn 4 6 8; 3 3 Dr 5 7; 2"


def having(queen, **told):
    """A has `queen`."""
    return position(
        **{"hands": HANDS, "awake": f"A:{queen} Cake", "stock": "9 10 +9", "asleep": "Moon", **told}
    )


@pytest.mark.parametrize(("first", "second"), BOTH)
def test_catdog_exclusive(first, second):
    """However the second is come by, nobody ends with both; two players may have one each."""
    woken = having(first, asleep=f"Moon {second}")
    assert story(woken, "A: Ki > 2")[2] == f"cat-dog-clash A {second}"
    assert awake(after(woken, "A: Ki > 2")) == f"Cake {first}; -; -"
    stolen = having(first, awake=f"A:{first}; B:{second}")
    assert awake(stolen) == f"{first}; {second}; -"
    assert awake(after(stolen, f"A: Kn > {second}", "B: pass")) == f"{first}; -; -"
    assert awake(after(stolen, f"A: Kn > {second}", "B: Dr")) == f"{first}; {second}; -"


def test_catdog_exclusive__others_get_on_with_both():
    """B has Dog, A Cat: either may wake and steal what is neither."""
    table = having("Cat", awake="A:Cat; B:Dog Heart")
    assert story(table, "A: Kn > Heart", "B: pass")[3:] == [
        "queen-stolen A Heart B",
        "cards-drawn A 9",
    ]
    clash = having("Cat", asleep="Dog")
    assert story(clash, "A: Ki > 1")[2] == "cat-dog-clash A Dog"
    free_again = after(clash, "A: Ki > 1")
    woken = position(hands="1; Ki 2", to_move="B", asleep=asleep(free_again), awake="A:Cat Cake")
    assert awake(after(woken, "B: Ki > 1")) == "Cake Cat; Dog"


def test_catdog_wake__sq_ex_10():
    """SQ-EX-10: A has Cat and turns up Dog: shown, back to sleep, A refills, the turn is over."""
    table = having("Cat", asleep="Moon Dog")
    assert story(table, "A: Ki > 2") == [
        "power-played A Ki",
        "queen-woken A Dog 2",
        "cat-dog-clash A Dog",
        "queen-asleep Dog 2",
        "cards-drawn A 9",
    ]
    done = after(table, "A: Ki > 2")
    assert (awake(done), points(done)) == ("Cake Cat; -; -", (20, 0, 0))
    assert refusal(done, "A: wake > 1") == "nobody-to-wake"
    assert refusal(done, "A: Ki > 1") == "not-your-turn"


def test_catdog_wake__by_a_jester():
    """Whoever is counted wakes no other queen instead."""
    table = position(
        hands="Je 1; 2 3; 4", asleep="Moon Dog", awake="B:Cat", stock="2 9 10 10 10 +9"
    )
    assert last_events(table, "A: Je", "B: wake > 2") == [
        "queen-woken B Dog 2",
        "cat-dog-clash B Dog",
        "queen-asleep Dog 2",
        "cards-drawn A 9 10 10 10",
    ]
    assert asked(after(table, "A: Je", "B: wake > 2")) == ("turn", "B")


def test_catdog_symmetric():
    """It is the same with Dog first; the engine has one rule for both, which has no id to cite."""
    results = []
    for first, second in BOTH:
        told = story(having(first, asleep=f"Moon {second}"), "A: Ki > 2")
        results.append([text.replace(second, "second").replace(first, "first") for text in told])
    assert results[0] == results[1]
    assert results[0][2] == "cat-dog-clash A second"


@pytest.mark.parametrize("place", [1, 5, 11])
def test_catdog_slot__ruling_q8(place):
    """Back to the place she came from, with no choice for anybody."""
    grid = ["*"] * 11 + ["-"]
    grid[place - 1] = "Dog"
    table = having("Cat", asleep=" ".join(grid), awake="A:Cat")
    assert story(table, f"A: Ki > {place}")[3] == f"queen-asleep Dog {place}"
    done = after(table, f"A: Ki > {place}")
    assert asleep(done).split() == grid
    assert (free(done), asked(done)) == ([12], ("turn", "B"))


def test_catdog_steal__sq_ex_12__ruling_q3():
    """SQ-EX-12: A has Cat and steals Dog: she leaves B and goes to sleep where A says."""
    table = having("Cat", awake="A:Cat; B:Dog", asleep="Moon - Cake")
    assert "Kn > Dog" in legal(table, "A")
    assert story(table, "A: Kn > Dog", "B: pass") == [
        "power-played A Kn",
        "queen-attacked A Dog B",
        "not-blocked B",
        "queen-stolen A Dog B",
        "cat-dog-clash A Dog",
    ]
    stolen = after(table, "A: Kn > Dog", "B: pass")
    assert (asked(stolen), awake(stolen)) == (("place", "A"), "Cat; -; -")
    assert legal(stolen, "A") == ["place > 2", "place > 12"]
    refused = {
        "B: place > 2": "not-your-turn",
        "A: place > 1": "place-taken",
        "A: Ki > 1": "must-place",
        "B: Dr": "must-place",
    }
    assert {move: refusal(stolen, move) for move in refused} == refused
    assert story(stolen, "A: place > 2") == ["queen-asleep Dog 2", "cards-drawn A 9"]
    done = after(stolen, "A: place > 2")
    assert (points(done), asked(done)) == ((15, 0, 0), ("turn", "B"))
    assert asleep(done).split()[:3] == ["Moon", "Dog", "Cake"]


def test_catdog_steal__a_potion_needs_no_such_care():
    table = having("Cat", hands="Po 1; 2; 3", awake="A:Cat; B:Dog")
    assert story(table, "A: Po > Dog", "B: pass") == [
        "power-played A Po",
        "queen-attacked A Dog B",
        "not-blocked B",
    ]
    knight = having("Cat", awake="A:Cat; B:Dog")
    assert story(knight, "A: Kn > Dog", "B: pass")[-1] == "cat-dog-clash A Dog"


@pytest.mark.parametrize(("first", "second"), BOTH)
def test_catdog_rose(first, second):
    """Rose stays; only the newcomer sleeps, and no other is woken for her."""
    table = having(first, asleep=f"Rose {second} Moon", awake=f"A:{first}")
    assert story(table, "A: Ki > 1", "A: wake > 2") == [
        "power-played A Ki",
        "queen-woken A Rose 1",
        "rose-bonus A",
        f"queen-woken A {second} 2",
        f"cat-dog-clash A {second}",
        f"queen-asleep {second} 2",
        "cards-drawn A 9",
    ]
    done = after(table, "A: Ki > 1", "A: wake > 2")
    assert awake(done) == f"Rose {first}; -; -"
    assert asleep(done).split()[:3] == ["-", second, "Moon"]
    assert asked(done) == ("turn", "B")


def test_catdog_turn_over():
    """One card is drawn for the king, and B is next."""
    table = having("Cat", asleep="Moon Dog")
    assert story(table, "A: Ki > 2")[-1] == "cards-drawn A 9"
    done = after(table, "A: Ki > 2")
    assert (counts(done)[0], to_move(done)) == (5, ("B",))
    assert hands(done).split("; ")[0] == "4 6 8 9 Kn"
    assert refusal(done, "A: discard 4") == "not-your-turn"
