"""Options about the piles, the queens and the end: what each value of each changes at the table.

A test is named for the clause, the option and the value: `__win_points_fifty`.
"""

import pytest

from games.sleeping_queens.cards import POINTS
from tests.games.notation import (
    after,
    dealt,
    last_events,
    legal,
    outcome,
    played_out,
    refusal,
    sees,
    story,
    to_move,
)
from tests.games.sleeping_queens.table import (
    GAME,
    QUEENS,
    asleep,
    awake,
    new_game,
    points,
    position,
)

# empty-pile

LAST = {"hands": "1 1 4 Je Dr; 5 5", "awake": "A:Moon; B:Heart", "asleep": "Cake"}


def test_pile_reshuffle__empty_pile_reshuffle():
    table = position(**LAST, stock="9", top="7", options="standard empty-pile=reshuffle")
    assert story(table, "A: discard 1 1", "@: shuffle 7 1 1") == [
        "cards-discarded A 1 1",
        "cards-drawn A 9",
        "pile-used-up 3",
        "pile-reshuffled 3",
        "cards-drawn A 7",
    ]


def test_pile_reshuffle__empty_pile_game_ends():
    """The game ends when a card is needed and none is left; the most points win."""
    table = position(**LAST, stock="9", top="7", options="standard empty-pile=game-ends")
    assert story(table, "A: discard 1 1") == [
        "cards-discarded A 1 1",
        "cards-drawn A 9",
        "game-ended B 20",
    ]
    ended = after(table, "A: discard 1 1")
    assert (to_move(ended), outcome(ended).termination) == ((), "pile-empty")
    assert (outcome(ended).scores, outcome(ended).winners) == ((10, 20), ("B",))
    assert story(table, "A: discard 1") == ["cards-discarded A 1", "cards-drawn A 9"]
    assert to_move(after(table, "A: discard 1")) == ("B",)


def test_pile_reshuffle__empty_pile_game_ends__for_a_jester_and_in_a_reaction():
    jester = position(**LAST, stock="", top="7", options="standard empty-pile=game-ends")
    assert story(jester, "A: Je") == ["power-played A Je", "game-ended B 20"]
    knight = position(
        hands="Kn; Dr 1; 2",
        awake="A:Moon; B:Heart; C:Peacock Ladybug",
        stock="9 9 9 9 8",
        options="standard empty-pile=game-ends",
    )
    assert story(knight, "A: Kn > Heart", "B: Dr")[2:] == [
        "attack-blocked B Dr",
        "cards-drawn A 8 9 9 9 9",
        "game-ended C 20",
    ]


def test_end_tie__empty_pile_game_ends():
    """Of equal points more queens decide, as if all were awake."""
    tied = {**LAST, "awake": "A:Moon Peacock; B:Heart"}
    table = position(**tied, stock="", options="standard empty-pile=game-ends")
    assert story(table, "A: discard 4") == ["cards-discarded A 4", "game-ended A 20"]


@pytest.mark.parametrize("seats", [2, 5])
def test_pile_reshuffle__empty_pile_game_ends__never_shuffled(seats):
    terminations = set()
    for seed in range(4):
        made = list(
            played_out(new_game(seats=seats, options="standard empty-pile=game-ends"), seed)
        )
        assert "shuffle" not in [each.move.verb for each in made]
        ended = GAME.outcome(made[-1].after)
        assert ended is not None
        terminations.add(ended.termination)
        if ended.termination == "pile-empty":
            assert made[-1].after.stock == ()
    table = position(**LAST, stock="", options="standard empty-pile=game-ends")
    assert story(table, "A: discard 4")[-1] == "game-ended B 20"
    assert terminations <= {"pile-empty", "enough-queens", "enough-points", "all-awake"}


# win-points


def won(seats, options, queens="Pancake Sunflower", woken="Dog"):
    hands = "; ".join(["1"] * (seats - 1)) if seats < 5 else "1; 1; 1; 2"
    table = position(
        hands=f"Ki 5; {hands}", asleep=woken, awake=f"A:{queens}", stock="9 9 9 9", options=options
    )
    return last_events(table, "A: Ki > 1")[-1]


@pytest.mark.parametrize("seats", [4, 5])
def test_end_threshold_45__win_points_by_players(seats):
    assert won(seats, "standard win-points=by-players") == "game-ended A 40"
    facts = sees(new_game(seats=seats, options="standard win-points=by-players"), "-").facts
    assert facts == {"queens": 4, "points": 40}


@pytest.mark.parametrize("seats", [4, 5])
def test_end_threshold_45__win_points_fifty(seats):
    options = "standard win-points=fifty"
    assert won(seats, options) == "cards-drawn A 9 9 9 9"
    assert won(seats, options, "Pancake Sunflower Rose") == "game-ended A 45"
    assert won(seats, options, "Pancake Heart") == "game-ended A 50"
    assert sees(new_game(seats=seats, options=options), "-").facts == {"queens": 4, "points": 50}


def test_end_threshold_23__win_points_fifty():
    """With two or three nothing changes."""
    for seats in (2, 3):
        for words in ("by-players", "fifty"):
            options = f"standard win-points={words}"
            assert won(seats, options) == "cards-drawn A 9 9 9 9"
            assert won(seats, options, "Pancake Heart") == "game-ended A 50"


# tie-break

TIED = "A:Heart; B:Cat Moon Peacock; C:Pancake Rose Cake; D:Ladybug Starfish; E:Sunflower Rainbow"


def tied(words):
    return position(
        hands="Ki; 1; 1; 1; 1",
        asleep="Dog",
        awake=TIED,
        options=f"standard tie-break={words}",
    )


def test_end_tie__tie_break_queens_then_shared():
    assert story(tied("queens-then-shared"), "A: Ki > 1")[-1] == "game-ended B 35"


def test_end_tie__tie_break_shared():
    assert story(tied("shared"), "A: Ki > 1")[-1] == "game-ended A B 35"
    assert outcome(after(tied("shared"), "A: Ki > 1")).winners == ("A", "B")


# queen-points

THREE = {
    "hands": "Ki; 1; 2",
    "awake": "A:Heart Rose Moon; B:Cat Pancake Rainbow Starfish; C:Dog Peacock Ladybug Sunflower",
    "asleep": "Cake",
}


def laid_out(words):
    """Return the citing events of a deal, and what Rainbow and Peacock count."""
    table = new_game(seats=2, options=f"standard queen-points={words}")
    assert dealt(dealt(table)[0])[1] == ["queens-laid 12 A"]
    found = position(
        hands="1; 1", awake="A:Rainbow; B:Peacock", options=f"standard queen-points={words}"
    )
    return points(found)


def test_deck_queens__queen_points_owners():
    assert laid_out("owners") == (5, 10)
    table = position(**THREE, options="standard queen-points=owners")
    assert points(table) == (35, 40, 45)
    assert story(table, "A: Ki > 1")[-1] == "game-ended C 45"


def test_deck_queens__queen_points_rainbow_15():
    assert laid_out("rainbow-15") == (15, 10)
    table = position(
        **{
            **THREE,
            "hands": "1; Ki; 2",
            "to_move": "B",
            "awake": THREE["awake"].replace("Rainbow ", ""),
            "asleep": "Rainbow Cake",
        },
        options="standard queen-points=rainbow-15",
    )
    assert story(table, "B: Ki > 1")[-1] == "game-ended B 50"


def test_deck_queens__queen_points_rainbow_10():
    assert laid_out("rainbow-10") == (10, 15)
    table = position(
        **{
            **THREE,
            "hands": "1; 2; Ki",
            "to_move": "C",
            "awake": THREE["awake"].replace("Peacock ", ""),
            "asleep": "Peacock Cake",
        },
        options="standard queen-points=rainbow-10",
    )
    assert points(table) == (35, 45, 35)
    assert story(table, "C: Ki > 1")[-1] == "game-ended C 50"


# deluxe

DELUXE = f"{QUEENS} Book Butterfly IceCream Strawberry"


def test_deck_composition__deluxe_off():
    table, _ = dealt(new_game(seats=2, options="standard deluxe=off"))
    assert GAME.chance(table.state) == (tuple(QUEENS.split()), 12, "lay")
    assert refusal(table, f"@: lay {DELUXE}") == "not-in-the-deck"
    assert GAME.deck_under(GAME.options("standard deluxe=off")).size == 79


def test_deck_queens__deluxe_on():
    """16 queens in 16 places: Book 15, Butterfly 10, Ice Cream 5, Strawberry 10."""
    table, _ = dealt(new_game(seats=2, options="standard deluxe=on"))
    assert GAME.chance(table.state) == (tuple(DELUXE.split()), 16, "lay")
    assert story(table, f"@: lay {DELUXE}") == ["queens-laid 16 A"]
    assert asleep(after(table, f"@: lay {DELUXE}")) == DELUXE
    assert refusal(table, f"@: lay {QUEENS}") == "wrong-deal-size"
    assert GAME.deck_under(GAME.options("deluxe")).size == 83
    counted = [
        points(position(hands="1; 1", awake=f"A:{queen}", options="deluxe"))[0]
        for queen in ("Book", "Butterfly", "IceCream", "Strawberry")
    ]
    assert counted == [15, 10, 5, 10]
    assert sum(POINTS["owners"].values()) == 165


def test_deck_queens__deluxe_on__strawberry_is_safe():
    table = position(
        hands="Kn Po 4 5 6; 1", awake="B:Strawberry Book", options="standard deluxe=on"
    )
    assert refusal(table, "A: Kn > Strawberry") == "immune"
    assert refusal(table, "A: Po > Strawberry") == "immune"
    assert [move for move in legal(table, "A") if ">" in move] == ["Kn > Book", "Po > Book"]
    alone = position(hands="Kn Po 4 5 6; 1", awake="B:Strawberry", options="deluxe")
    assert not [move for move in legal(alone, "A") if ">" in move]
    assert refusal(alone, "A: Kn > Strawberry") == "immune"


def test_king_wake__deluxe_on():
    """The sixteenth place can be named; the ends are the same."""
    grid = " ".join(["*"] * 12 + ["Rose", "-", "Cake", "Strawberry"])
    table = position(hands="Ki; 1", asleep=grid, awake="A:Book", options="deluxe", stock="9 9 +9")
    assert story(table, "A: Ki > 16") == [
        "power-played A Ki",
        "queen-woken A Strawberry 16",
        "cards-drawn A 9 9 * * *",
    ]
    assert awake(after(table, "A: Ki > 16")) == "Book Strawberry; -"
    assert refusal(table, "A: Ki > 14") == "nobody-there"


# start-choice


def test_setup_starter__start_choice_random():
    """Chance names the seat: any of them may be."""
    firsts = []
    for first in "ABC":
        table = new_game(seats=3, first=first, options="standard start-choice=random")
        table, events = dealt(dealt(table)[0])
        firsts.append((events, to_move(table)))
    assert firsts == [([f"queens-laid 12 {first}"], (first,)) for first in "ABC"]


def agreed(seat):
    options = f"standard start-choice={seat}"
    table, events = dealt(dealt(new_game(seats=5, first=seat, options=options))[0])
    assert to_move(table) == (seat,)
    other = "B" if seat == "A" else "A"
    with pytest.raises(ValueError, match=repr(other)):
        new_game(seats=5, first=other, options=options)
    return events


def test_setup_starter__start_choice_a():
    assert agreed("A") == ["queens-laid 12 A"]


def test_setup_starter__start_choice_b():
    assert agreed("B") == ["queens-laid 12 B"]


def test_setup_starter__start_choice_c():
    assert agreed("C") == ["queens-laid 12 C"]
    with pytest.raises(ValueError, match="'C' first"):
        new_game(seats=2, first="C", options="standard start-choice=C")


def test_setup_starter__start_choice_d():
    assert agreed("D") == ["queens-laid 12 D"]


def test_setup_starter__start_choice_e():
    assert agreed("E") == ["queens-laid 12 E"]
