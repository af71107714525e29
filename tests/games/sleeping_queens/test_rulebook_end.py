"""Enough queens or points, or nobody asleep: when it is over, and who has won."""

from itertools import combinations_with_replacement

import pytest

from games.sleeping_queens.options import SleepingQueensOptions, enough
from tests.games.notation import (
    after,
    last_events,
    outcome,
    played_out,
    refusal,
    story,
    to_move,
)
from tests.games.sleeping_queens.table import (
    GAME,
    asleep,
    awake,
    counts,
    new_game,
    points,
    position,
)

STANDARD = SleepingQueensOptions()
KINGS = "Ki 1; Ki 2; Ki 3; Ki 4; Ki 5"


def kings(seats, **told):
    hands = "; ".join(KINGS.split("; ")[:seats])
    return position(**{"hands": hands, "stock": "9 9 9 9 +9", **told})


# Enough


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    ("queens", "woken", "total"),
    [
        ("Rose Cake Starfish Rainbow", "Moon", 30),
        ("Heart Cat", "Pancake", 50),
        ("Heart Dog Moon", "Ladybug", 55),
    ],
)
def test_end_threshold_23(seats, queens, woken, total):
    table = kings(seats, asleep=woken, awake=f"A:{queens}")
    assert story(table, "A: Ki > 1") == [
        "power-played A Ki",
        f"queen-woken A {woken} 1",
        f"game-ended A {total}",
    ]
    ended = after(table, "A: Ki > 1")
    assert (to_move(ended), outcome(ended).winners) == ((), ("A",))
    by = "enough-points" if total >= 50 else "enough-queens"
    assert outcome(ended).termination == by
    assert outcome(ended).scores == points(ended)


def test_end_threshold_23__sq_ex_14():
    """SQ-EX-14: 45 points and four queens are not enough for three; any fifth queen wins."""
    table = kings(3, asleep="Rose", awake="B:Heart Moon Ladybug Cake")
    assert points(table) == (0, 45, 0)
    assert story(table, "A: discard 1", "B: Ki > 1")[-3:] == [
        "power-played B Ki",
        "queen-woken B Rose 1",
        "rose-bonus B",
    ]
    for queen in ("Starfish", "Rainbow", "Sunflower", "Peacock", "Cat", "Dog", "Pancake"):
        each = kings(3, asleep=queen, awake="A:Heart Moon Ladybug Cake")
        assert last_events(each, "A: Ki > 1")[-1].startswith("game-ended A ")


def test_end_threshold_23__four_queens_or_forty_are_not_enough():
    """What would win for four goes on with three."""
    table = kings(3, asleep="Moon", awake="A:Pancake Dog Rose")
    assert story(table, "A: Ki > 1") == [
        "power-played A Ki",
        "queen-woken A Moon 1",
        "cards-drawn A 9 9 9 9",
    ]
    assert points(after(table, "A: Ki > 1")) == (45, 0, 0)
    ninth = kings(3, asleep="Starfish", awake="A:Pancake Dog Rose Moon")
    assert story(ninth, "A: Ki > 1")[-1] == "game-ended A 50"


@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize(
    ("queens", "woken", "total"),
    [
        ("Rose Cake Starfish", "Rainbow", 20),
        ("Heart Moon", "Ladybug", 40),
        ("Heart Cat", "Moon", 45),
    ],
)
def test_end_threshold_45(seats, queens, woken, total):
    table = kings(seats, asleep=woken, awake=f"A:{queens}")
    assert story(table, "A: Ki > 1") == [
        "power-played A Ki",
        f"queen-woken A {woken} 1",
        f"game-ended A {total}",
    ]
    assert enough(STANDARD, seats) == (4, 40)


def test_end_threshold_45__sq_ex_13():
    """SQ-EX-13: D has Pancake and Sunflower and wakes Dog: 40 points with three queens."""
    table = kings(4, to_move="D", asleep="Dog", awake="D:Pancake Sunflower")
    assert story(table, "D: Ki > 1") == [
        "power-played D Ki",
        "queen-woken D Dog 1",
        "game-ended D 40",
    ]
    assert outcome(after(table, "D: Ki > 1")).scores == (0, 0, 0, 40)


def test_end_threshold_45__by_a_stolen_queen():
    table = position(
        hands="Kn 1; Dr 2; 3; 4", awake="A:Heart Moon; B:Ladybug Cake", stock="9 9 9 9 8 8 8 8 +9"
    )
    assert last_events(table, "A: Kn > Ladybug", "B: pass") == [
        "not-blocked B",
        "queen-stolen A Ladybug B",
        "game-ended A 40",
    ]
    assert counts(after(table, "A: Kn > Ladybug", "B: pass")) == [1, 2, 1, 1]


def test_end_over_threshold():
    """45 points and Heart make 65; Rose takes A from four queens to six."""
    much = kings(3, asleep="Heart", awake="A:Cat Pancake Moon Rose")
    assert story(much, "A: Ki > 1")[-1] == "game-ended A 65"
    many = kings(3, asleep="Rose Moon", awake="A:Cake Starfish Rainbow Ladybug")
    assert story(many, "A: Ki > 1", "A: wake > 2") == [
        "power-played A Ki",
        "queen-woken A Rose 1",
        "rose-bonus A",
        "queen-woken A Moon 2",
        "game-ended A 40",
    ]
    ended = after(many, "A: Ki > 1", "A: wake > 2")
    assert awake(ended) == "Rose Cake Starfish Rainbow Ladybug Moon; -; -"


# Nobody asleep


def test_end_all_awake__sq_ex_16():
    """SQ-EX-16: four queens each, 40, 40 and 45 points: C wins."""
    table = kings(
        3,
        asleep="Cake",
        awake="A:Heart Rose Moon; B:Cat Pancake Rainbow Starfish; C:Dog Peacock Ladybug Sunflower",
    )
    assert story(table, "A: Ki > 1") == [
        "power-played A Ki",
        "queen-woken A Cake 1",
        "game-ended C 45",
    ]
    ended = after(table, "A: Ki > 1")
    assert asleep(ended) == " ".join("-" * 12)
    assert outcome(ended).scores == (40, 40, 45)
    assert sum(outcome(ended).scores) == 125
    assert (outcome(ended).winners, outcome(ended).termination) == (("C",), "all-awake")


def test_end_all_awake__sq_ex_18():
    """SQ-EX-18: three queens each, 35, 30, 30 and 30 points: A wins."""
    table = kings(
        4,
        to_move="D",
        asleep="Starfish",
        awake="A:Heart Moon Rose; B:Cat Peacock Cake; C:Dog Ladybug Rainbow; D:Pancake Sunflower",
    )
    assert story(table, "D: Ki > 1")[-1] == "game-ended A 35"
    assert outcome(after(table, "D: Ki > 1")).scores == (35, 30, 30, 30)


# When


def test_end_check_time__cat_and_dog_first():
    """A has Cat and two others and turns up Dog: no fourth queen; the game goes on."""
    table = kings(4, asleep="Dog", awake="A:Cat Cake Rose")
    assert last_events(table, "A: Ki > 1") == [
        "power-played A Ki",
        "queen-woken A Dog 1",
        "cat-dog-clash A Dog",
        "queen-asleep Dog 1",
        "cards-drawn A 9 9 9 9",
    ]
    won = kings(4, asleep="Moon", awake="A:Cat Cake Rose")
    assert story(won, "A: Ki > 1")[-1] == "game-ended A 35"


def test_end_check_time__rose_first():
    """Rose is the fourth queen; her bonus is woken before the game is over."""
    table = kings(4, asleep="Rose Heart", awake="A:Cat Cake Moon")
    assert story(table, "A: Ki > 1")[-1] == "rose-bonus A"
    assert to_move(after(table, "A: Ki > 1")) == ("A",)
    assert last_events(table, "A: Ki > 1", "A: wake > 2") == [
        "queen-woken A Heart 2",
        "game-ended A 55",
    ]
    clash = kings(4, asleep="Rose Dog", awake="A:Cat Cake Moon")
    assert last_events(clash, "A: Ki > 1", "A: wake > 2") == [
        "queen-woken A Dog 2",
        "cat-dog-clash A Dog",
        "queen-asleep Dog 2",
        "game-ended A 35",
    ]


def test_end_check_time__ruling_q12():
    """After a win nobody can reply; before it a dragon can prevent it."""
    table = position(
        hands="Kn 1; Dr 2; 3; 4", awake="A:Heart Moon; B:Ladybug", stock="9 9 9 9 8 8 8 8 +9"
    )
    ended = after(table, "A: Kn > Ladybug", "B: pass")
    for move in ("B: Dr", "B: discard 2", "A: discard 1", "@: shuffle 1", "A: pass", "B: wake > 1"):
        assert refusal(ended, move) == "game-over"
    assert last_events(table, "A: Kn > Ladybug", "B: Dr") == [
        "attack-blocked B Dr",
        "cards-drawn A 9 9 9 9",
        "cards-drawn B 8 8 8 8",
    ]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_end_check_time__ruling_q11(seats):
    """In an action one player gains queens: nobody else comes to have enough."""
    for seed in range(3):
        table = new_game(seats=seats)
        for made in played_out(table, seed):
            gained = [
                seat
                for seat in range(seats)
                if not set(made.after.awake[seat]) <= set(made.before.awake[seat])
            ]
            assert len(gained) <= 1
        ended = GAME.outcome(made.after)
        assert ended is not None
        if ended.termination.startswith("enough"):
            assert len(ended.winners) == 1


# Ties


def test_end_tie():
    """35 points each: B's three queens beat A's two."""
    table = kings(
        5,
        asleep="Dog",
        awake="A:Heart; B:Cat Moon Peacock; C:Pancake Rose Cake; D:Ladybug Starfish; "
        "E:Sunflower Rainbow",
    )
    assert story(table, "A: Ki > 1") == [
        "power-played A Ki",
        "queen-woken A Dog 1",
        "game-ended B 35",
    ]
    assert outcome(after(table, "A: Ki > 1")).scores == (35, 35, 25, 15, 15)


def test_end_tie__shared():
    """35 points and three queens each: A and C share the win."""
    table = kings(
        4,
        to_move="C",
        asleep="Cake",
        awake="A:Heart Moon Rose; B:Dog Rainbow Starfish; C:Pancake Cat; "
        "D:Ladybug Peacock Sunflower",
    )
    assert story(table, "C: Ki > 1")[-1] == "game-ended A C 35"
    assert outcome(after(table, "C: Ki > 1")).winners == ("A", "C")


# What follows from it: arithmetic


def shares(players):
    """Return every way in which 12 queens can lie before `players`, nobody having enough of
    them."""
    queens, _ = enough(STANDARD, players)
    return [
        share for share in combinations_with_replacement(range(queens), players) if sum(share) == 12
    ]


def test_end_two_player_fact():
    assert shares(2) == []
    assert min(max(one, 12 - one) for one in range(13)) == 6
    assert enough(STANDARD, 2)[0] == 5
    for seed in range(3):
        (*_, last) = played_out(new_game(seats=2), seed)
        ended = GAME.outcome(last.after)
        assert ended is not None
        assert ended.termination in ("enough-queens", "enough-points")
        assert set(last.after.grid) != {None}


def test_end_three_player_fact():
    assert shares(3) == [(4, 4, 4)]


def test_end_four_player_fact():
    """Only with five can they be shared out unevenly."""
    assert shares(4) == [(3, 3, 3, 3)]
    assert shares(5) == [(0, 3, 3, 3, 3), (1, 2, 3, 3, 3), (2, 2, 2, 3, 3)]
