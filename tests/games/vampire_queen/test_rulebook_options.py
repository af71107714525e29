"""Where the rulebooks differ: what each value of each option changes at the table.

A test is named for the clause, the option and the value: `__stage_end_immediate`.
"""

from random import Random

import pytest

from games.core.deal import open_table
from games.core.errors import ImpossiblePosition
from games.core.options import dump_options
from games.registry import GAMES
from tests.games.notation import (
    Table,
    after,
    count,
    dealt,
    hand,
    hands,
    last_events,
    legal,
    played_out,
    refusal,
    sees,
    story,
)
from tests.games.vampire_queen.table import new_game, position

GAME = GAMES["vampire-queen"]

# stages


@pytest.mark.parametrize("stages", [1, 2, 7])
def test_game_stages__stages_number(stages):
    table = new_game(seats=3, options=f"standard hand-size=2 stages={stages}")
    events = [event.name for made in played_out(table) for event in made.events]
    assert events.count("stage-ended") == stages
    assert events[-1] == "game-ended"


# stage-end


def four_players(options):
    return position(hands="5 5; 9 9 H20; 10 Q; 3 H15", to_move="A", options=options)


def test_stage_finish_trick__stage_end_finish_trick():
    table = four_players("standard stage-end=finish-trick")
    assert story(table, "A: 5 5") == ["cards-played A 5 5"]
    assert last_events(table, "A: 5 5", "B: 9 9", "C: 10 Q", "D: pass")[2:] == [
        "stage-ended A C",
        "seat-scored A - 0",
        "seat-scored B H20 20",
        "seat-scored C - 0",
        "seat-scored D 3 H15 18",
    ]


def test_stage_end_trigger__stage_end_immediate__vq_ex_09():
    assert story(four_players("standard stage-end=immediate"), "A: 5 5") == [
        "cards-played A 5 5",
        "stage-ended A",
        "seat-scored A - 0",
        "seat-scored B 9 9 H20 38",
        "seat-scored C 10 Q 24",
        "seat-scored D 3 H15 18",
    ]


def test_stage_end_trigger__stage_end_immediate__when_a_follower_is_out():
    table = position(
        hands="5 1; 9; 10 Q H20 H15", to_move="A", options="standard stage-end=immediate"
    )
    assert story(table, "A: 5", "B: 9") == [
        "cards-played A 5",
        "cards-played B 9",
        "stage-ended B",
        "seat-scored A 1 1",
        "seat-scored B - 0",
        "seat-scored C 10 Q H15 H20 59",
    ]


def test_stage_last_card_taken_back__stage_end_immediate():
    """A hunt is always completed."""
    table = position(hands="4 H15; 9; 2 6 H20", to_move="A", options="standard stage-end=immediate")
    assert story(table, "A: H15", "B: 9", "C: 2")[3:] == [
        "cards-played C 2",
        "trick-taken B H15 9 2",
        "last-card-taken-back B",
        "lead-passed B",
        "hunter-banned B H15",
    ]


# hand-size


@pytest.mark.parametrize(("seats", "each", "aside"), [(3, 13, 69), (8, 13, 4), (12, 9, 0)])
def test_setup_hand_size__hand_size_table(seats, each, aside):
    table = new_game(seats=seats, options="standard hand-size=table")
    assert dealt(table)[1][0] == f"hands-dealt A {each} {aside}"


@pytest.mark.parametrize(
    ("seats", "each", "aside"),
    [(3, 36, 0), (4, 27, 0), (5, 21, 3), (6, 18, 0), (7, 15, 3), (8, 13, 4), (10, 10, 8)],
)
def test_setup_hand_size__hand_size_deal_all_equal(seats, each, aside):
    table = new_game(seats=seats, options="standard hand-size=deal-all-equal")
    assert dealt(table)[1][0] == f"hands-dealt A {each} {aside}"


@pytest.mark.parametrize(("size", "aside"), [(1, 104), (7, 80), (27, 0)])
def test_setup_hand_size__hand_size_number(size, aside):
    table, events = dealt(new_game(seats=4, options=f"standard hand-size={size}"))
    assert events[0] == f"hands-dealt A {size} {aside}"
    assert [each.count for each in sees(table, "-").hands] == [size + 1, size + 1, size, size]


# follow-rule


def seven_led(rule):
    table = position(hands="7 2; 6 7 8 Q; 7 5", to_move="A", options=f"standard follow-rule={rule}")
    return after(table, "A: 7")


def test_follow_strictly_higher__follow_rule_strict__vq_ex_06():
    table = seven_led("strict")
    assert refusal(table, "B: 7") == "not-higher"
    assert legal(table, "B") == ["8", "Q", "pass"]


def test_follow_strictly_higher__follow_rule_equal_or_higher__vq_ex_06():
    table = seven_led("equal-or-higher")
    assert refusal(table, "B: 6") == "lower"
    assert legal(table, "B") == ["7", "8", "Q", "pass"]


def test_trick_winner__follow_rule_equal_or_higher():
    """The later play wins ties."""
    assert last_events(seven_led("equal-or-higher"), "B: 7", "C: 7") == [
        "cards-played C 7",
        "trick-won C 7 7 7",
    ]


def test_queen_mixed_not_14__follow_rule_equal_or_higher():
    table = position(
        hands="Q Q 2; 13 Q Q; 5 5", to_move="A", options="standard follow-rule=equal-or-higher"
    )
    table = after(table, "A: Q Q")
    assert refusal(table, "B: 13 Q") == "mixed-not-14"
    assert legal(table, "B") == ["Q Q", "pass"]


# game-tie


def game_end(points, game_tie):
    options = f"standard game-tie={game_tie}"
    table = position(hands="12 H20; 7; 5 13 H15", to_move="B", points=points, options=options)
    return last_events(table, "B: 7", "C: pass", "A: pass")[-1]


VQ_EX_19 = "27 0 51; 0 45 14; 33 18 0; 0 29 60"
"""The fifth stage brings 32 0 33: totals 92, 92, 158; A and B were out twice each."""
MORE_ZEROS = "60 0 51; 0 45 14; 0 18 0; 0 29 60"
"""The same totals; A was out three times, B twice."""
BETTER_START = "0 27 51; 27 18 14; 33 18 0; 0 29 60"
"""The same totals; A did better in the first stage, B in the last."""


def test_game_tie__game_tie_shared():
    assert game_end(VQ_EX_19, "shared") == "game-ended A B 92"
    assert game_end(MORE_ZEROS, "shared") == "game-ended A B 92"


def test_game_tie__game_tie_last_stage():
    assert game_end(VQ_EX_19, "last-stage") == "game-ended B 92"
    assert game_end(MORE_ZEROS, "last-stage") == "game-ended B 92"
    assert game_end(BETTER_START, "last-stage") == "game-ended B 92"


def test_game_tie__game_tie_most_zero_stages():
    assert game_end(VQ_EX_19, "most-zero-stages") == "game-ended A B 92"
    assert game_end(MORE_ZEROS, "most-zero-stages") == "game-ended A 92"


@pytest.mark.parametrize("game_tie", ["shared", "last-stage", "most-zero-stages"])
def test_game_winner__game_tie_only_matters_in_a_tie(game_tie):
    assert game_end("0 1 51; 0 45 14; 0 18 0; 0 29 60", game_tie) == "game-ended A 32"


# start-choice


@pytest.mark.parametrize("first", ["A", "C", "E"])
def test_setup_first_hunter_15__start_choice_seat(first):
    options = GAME.options(f"standard start-choice={first}")
    table = Table(GAME, open_table(GAME, 5, options, Random(1)))
    assert hand(table, first).known == ("H15",)
    assert dealt(table)[1][0] == f"hands-dealt {first} 13 43"
    with pytest.raises(ValueError, match="'B' first"):
        GAME.setup(5, options, "B")


def test_setup_first_hunter_15__start_choice_random():
    options = GAME.options("standard start-choice=random")
    tables = [Table(GAME, open_table(GAME, 5, options, Random(seed))) for seed in range(40)]
    assert {hands(table) for table in tables} == {
        "H15; H20; -; -; -",
        "-; H15; H20; -; -",
        "-; -; H15; H20; -",
        "-; -; -; H15; H20",
        "H20; -; -; -; H15",
    }
    assert dealt(tables[0])[1][1].startswith("stage-opened 1 ")


# voluntary-pass


def three_led(value):
    table = position(
        hands="3 1; 2 9; 2 2 H15", to_move="A", options=f"standard voluntary-pass={value}"
    )
    return after(table, "A: 3")


def test_pass_free__voluntary_pass_on():
    table = three_led("on")
    assert legal(table, "B") == ["9", "pass"]
    assert story(table, "B: pass") == ["passed B"]


def test_pass_free__voluntary_pass_off():
    """One passes only where one cannot play."""
    table = three_led("off")
    assert legal(table, "B") == ["9"]
    assert refusal(table, "B: pass") == "could-play"
    assert legal(after(table, "B: 9"), "C") == ["pass"]
    assert story(table, "B: 9", "C: pass")[1] == "passed C"


def test_pass_free__voluntary_pass_off__a_queen_can_play():
    table = position(hands="3 3 1; 9 Q; 2", to_move="A", options="standard voluntary-pass=off")
    assert refusal(after(table, "A: 3 3"), "B: pass") == "could-play"
    assert legal(after(table, "A: 3 3"), "B") == ["9 Q"]


# go-out-bonus


def test_score_zero_out__go_out_bonus_off():
    table = four_players("standard go-out-bonus=off")
    assert last_events(table, "A: 5 5", "B: 9 9", "C: 10 Q", "D: pass")[3:6] == [
        "seat-scored A - 0",
        "seat-scored B H20 20",
        "seat-scored C - 0",
    ]


def test_score_zero_out__go_out_bonus_on():
    """Out while leading takes 30 off, out while following 15."""
    table = four_players("standard go-out-bonus=on")
    assert last_events(table, "A: 5 5", "B: 9 9", "C: 10 Q", "D: pass")[3:6] == [
        "seat-scored A - -30",
        "seat-scored B H20 20",
        "seat-scored C - -15",
    ]


def test_score_zero_out__go_out_bonus_on__never_in_a_hunt():
    table = position(hands="H20; 5 H15; 8 8; 1", to_move="A", options="standard go-out-bonus=on")
    assert last_events(table, "A: H20", "B: 5", "C: 8", "D: 1")[3:] == [
        "seat-scored A - 0",
        "seat-scored B H15 15",
        "seat-scored C 1 5 8 8 H20 42",
        "seat-scored D - 0",
    ]


# one-hunter


def test_setup_first_hunter_20__one_hunter_on():
    table = new_game(seats=3, options="standard one-hunter=on")
    assert hands(table) == "-; H20; -"
    table, events = dealt(table)
    assert events == ["hands-dealt B 13 69", "stage-opened 1 B -"]
    assert [each.count for each in sees(table, "-").hands] == [13, 14, 13]
    assert count(table, "aside") == 70


def test_setup_first_hunter_20__one_hunter_off():
    table = new_game(seats=3, options="standard one-hunter=off")
    assert hands(table) == "H15; H20; -"
    assert dealt(table)[1][1] == "stage-opened 1 B A"


def test_deck_composition__one_hunter_on():
    """Hunter 15 is not in play, so no position has it."""
    assert refusal(new_game(seats=3), "@: deal" + " 6" * 9) == "not-in-the-deck"
    with pytest.raises(ImpossiblePosition):
        position(hands="5 H15; 2; H20", to_move="A", options="standard one-hunter=on")


# The presets


def test_presets():
    assert {
        name: dump_options(each, {"": GAME.options("standard")}).strip()
        for name, each in GAME.presets.items()
    } == {
        "standard": "",
        "korean-booklet": "stage-end=immediate hand-size=deal-all-equal",
        "japanese-note": "voluntary-pass=off",
        "japanese-note-literal": "follow-rule=equal-or-higher voluntary-pass=off",
    }


@pytest.mark.parametrize(
    ("preset", "size", "out_at_once"),
    [
        ("standard", 13, False),
        ("korean-booklet", 36, True),
        ("japanese-note", 13, False),
        ("japanese-note-literal", 13, False),
    ],
)
def test_presets__at_the_table(preset, size, out_at_once):
    assert dealt(new_game(seats=3, options=preset))[1][0].split()[2] == str(size)
    ended = story(four_players(preset), "A: 5 5")[1:2] == ["stage-ended A"]
    assert ended is out_at_once


@pytest.mark.parametrize(
    ("preset", "moves"),
    [
        ("standard", ["8", "pass"]),
        ("korean-booklet", ["8", "pass"]),
        ("japanese-note", ["8"]),
        ("japanese-note-literal", ["7", "8"]),
    ],
)
def test_presets__after_a_lead_of_7(preset, moves):
    table = position(hands="7 2; 6 7 8; 5 5", to_move="A", options=preset)
    assert legal(after(table, "A: 7"), "B") == moves
