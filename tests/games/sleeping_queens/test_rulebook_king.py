"""The king wakes a queen; Rose wakes one more."""

import pytest

from tests.games.notation import (
    after,
    hands,
    last_events,
    legal,
    outcome,
    refusal,
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
    started,
)

KING = "Ki 1 4 6 8; 3 Dr Wa 5 5"

# The king


def test_king_wake():
    """Any sleeping queen may be chosen; all see her, and her points count."""
    table = position(hands=KING, asleep="Moon Heart * Cake", awake="B:Dog", stock="7 +9", top="2")
    assert [move for move in legal(table, "A") if "Ki >" in move] == ["Ki > 1", "Ki > 2", "Ki > 4"]
    assert story(table, "A: Ki > 2") == [
        "power-played A Ki",
        "queen-woken A Heart 2",
        "cards-drawn A 7",
    ]
    woken = after(table, "A: Ki > 2")
    assert (awake(woken), points(woken)) == ("Heart; Dog", (20, 15))
    assert free(woken) == [2, 12]
    assert hands(woken) == "1 4 6 7 8; 3 5 5 Wa Dr"
    assert piles(woken) == ("Ki", 1, 9)
    assert to_move(woken) == ("B",)


def test_king_wake__a_place_where_a_queen_sleeps():
    table = position(hands=KING, asleep="Moon Heart * -", awake="B:Dog")
    assert refusal(table, "A: Ki") == "no-place"
    assert refusal(table, "A: Ki > Moon") == "no-place"
    assert refusal(table, "A: Ki > B") == "no-place"
    assert refusal(table, "A: Ki > 4") == "nobody-there"
    assert refusal(table, "A: Ki > 13") == "nobody-there"
    assert refusal(table, "A: Ki > 3") == "queen-not-stated"
    assert refusal(table, "B: Ki > 1") == "not-your-turn"


def test_king_wake__nobody_can_answer():
    """Neither a dragon nor a wand is for that."""
    table = position(hands=KING, asleep="Moon Heart", awake="B:Dog")
    woken = after(table, "A: Ki > 1")
    assert asked(woken) == ("turn", "B")
    assert [refusal(woken, f"B: {card}") for card in ("Dr", "Wa")] == ["reaction-only"] * 2


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_king_needs_sleeper(seats):
    """At every turn of whole games somebody sleeps, so that a king may always be played; where an
    empty place is chosen, that is what is cited."""
    turns = 0
    table = started(seats, seed=seats)
    empty = ""
    while to_move(table):
        (seat,) = to_move(table)
        moves = table.game.legal_moves(table.state, seat) if seat != "@" else ()
        if seat == "@":
            cards = " ".join(table.game.chance(table.state).cards)
            table = after(table, f"@: shuffle {cards}")
            continue
        if asked(table)[0] == "turn":
            turns += 1
            assert set(asleep(table).split()) != {"-"}
            if "Ki" in table.state.hand_of(seat):
                assert any(str(move).startswith(f"{seat}: Ki > ") for move in moves)
                if free(table):
                    empty = f"{seat}: Ki > {free(table)[0]}"
                    refused = violation(table, empty)
                    assert refused is not None
                    assert refused.clauses == ("king-wake", "king-needs-sleeper")
        table = after(table, str(moves[0]))
    assert turns > 5
    assert empty


# Rose


def test_rose_bonus__sq_ex_09():
    """SQ-EX-09: B wakes Rose, and Pancake with her: two queens, 20 points for one king."""
    table = position(
        hands="1 2; Ki 3 4 6 8", to_move="B", asleep="Rose Pancake Moon", stock="7 9 +9"
    )
    assert story(table, "B: Ki > 1") == [
        "power-played B Ki",
        "queen-woken B Rose 1",
        "rose-bonus B",
    ]
    waiting = after(table, "B: Ki > 1")
    assert (asked(waiting), counts(waiting)) == (("wake-rose", "B"), [2, 4])
    assert legal(waiting, "B") == ["wake > 2", "wake > 3"]
    assert story(waiting, "B: wake > 2") == ["queen-woken B Pancake 2", "cards-drawn B 7"]
    done = after(waiting, "B: wake > 2")
    assert (awake(done), points(done)) == ("-; Rose Pancake", (0, 20))
    assert (to_move(done), counts(done)) == (("A",), [2, 5])


def test_rose_bonus__it_is_her_owners_and_only_one():
    table = after(
        position(hands="Ki Ki 3; 4 Ki", asleep="Rose Pancake Moon - *", awake="B:Cake"),
        "A: Ki > 1",
    )
    refused = {
        "A: wake > 1": "nobody-there",
        "A: wake > 4": "nobody-there",
        "A: wake > 5": "queen-not-stated",
        "A: wake": "no-place",
        "A: wake > Moon": "no-place",
        "A: Ki > 2": "must-wake",
        "A: discard 3": "must-wake",
        "A: pass": "nothing-to-answer",
        "B: wake > 2": "not-the-waker",
        "B: Ki > 2": "must-wake",
    }
    assert {move: refusal(table, move) for move in refused} == refused
    assert refusal(after(table, "A: wake > 2"), "A: wake > 3") == "nobody-to-wake"


def test_rose_again():
    """A potion puts her to sleep; the same player wakes her once more, and one more with her."""
    table = position(
        hands="Ki 1 1; Po 3 3",
        asleep="Cake Moon Starfish",
        awake="A:Rose",
        to_move="B",
        stock="7 7 8 9 10 10 +9",
    )
    asleep_again = after(table, "B: Po > Rose", "A: pass", "B: place > 12")
    assert asleep(asleep_again).split()[-1] == "Rose"
    assert awake(asleep_again) == "-; -"
    assert story(asleep_again, "A: Ki > 12", "A: wake > 2") == [
        "power-played A Ki",
        "queen-woken A Rose 12",
        "rose-bonus A",
        "queen-woken A Moon 2",
        "cards-drawn A 9 10 10",
    ]
    assert awake(after(asleep_again, "A: Ki > 12", "A: wake > 2")) == "Rose Moon; -"


def test_rose_again__each_time_of_anybody():
    """Woken by B first, put to sleep by A, woken by C: a bonus both times."""
    table = position(hands="Po 1; Ki 3; Ki 4", to_move="B", asleep="Rose Cake Moon")
    first = after(table, "B: Ki > 1", "B: wake > 2")
    assert awake(first) == "-; Rose Cake; -"
    again = after(first, "C: discard 4", "A: Po > Rose", "B: pass", "A: place > 1", "B: discard 3")
    assert last_events(again, "C: Ki > 1") == [
        "power-played C Ki",
        "queen-woken C Rose 1",
        "rose-bonus C",
    ]


def test_rose_none_left():
    """She was the last asleep: no bonus, and the game is over."""
    table = position(
        hands="1; 2; Ki 3",
        to_move="C",
        asleep="Rose",
        awake="A:Heart Moon Ladybug Cake; B:Cat Pancake Rainbow Starfish; C:Dog Peacock Sunflower",
    )
    assert story(table, "C: Ki > 1") == [
        "power-played C Ki",
        "queen-woken C Rose 1",
        "rose-alone C",
        "game-ended A 45",
    ]
    ended = after(table, "C: Ki > 1")
    assert (points(ended), to_move(ended)) == ((45, 40, 40), ())
    assert outcome(ended).termination == "all-awake"
