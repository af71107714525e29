"""The end of a stage, its points, the next stage, and the end of the game."""

from tests.games.notation import (
    after,
    dealt,
    hand,
    hands,
    last_events,
    legal,
    outcome,
    played_out,
    refusal,
    sees,
    story,
    to_move,
)
from tests.games.vampire_queen.table import new_game, position

FOUR_PLAYERS = {"hands": "5 5; 9 9 H20; 10 Q; 3 H15", "to_move": "A"}

# When it ends


def test_stage_end_trigger():
    table = position(hands="5; 9 H20; 10 H15", to_move="A")
    assert last_events(table, "A: 5", "B: 9", "C: pass") == [
        "passed C",
        "trick-won B 5 9",
        "stage-ended A",
        "seat-scored A - 0",
        "seat-scored B H20 20",
        "seat-scored C 10 H15 25",
    ]
    assert to_move(after(table, "A: 5", "B: 9", "C: pass")) == ("@",)


def test_stage_end_trigger__goes_on_while_everybody_has_cards():
    table = position(hands="5 1; 9 H20; 10 H15", to_move="A")
    assert last_events(table, "A: 5", "B: 9", "C: pass") == ["passed C", "trick-won B 5 9"]
    assert story(table, "A: 5", "B: 9", "C: 10", "C: H15", "A: 1", "B: pass")[-5:] == [
        "trick-taken B H15 1",
        "stage-ended A C",
        "seat-scored A - 0",
        "seat-scored B 1 H15 H20 36",
        "seat-scored C - 0",
    ]


def test_stage_finish_trick__vq_ex_09():
    table = position(**FOUR_PLAYERS)
    assert last_events(table, "A: 5 5", "B: 9 9", "C: 10 Q", "D: pass") == [
        "passed D",
        "trick-won C 5 5 9 9 10 Q",
        "stage-ended A C",
        "seat-scored A - 0",
        "seat-scored B H20 20",
        "seat-scored C - 0",
        "seat-scored D 3 H15 18",
    ]


def test_stage_finish_trick__ruling_q1():
    """Whoever has not acted yet still may, when somebody runs out before."""
    table = after(position(**FOUR_PLAYERS), "A: 5 5")
    assert to_move(table) == ("B",)
    assert legal(table, "B") == ["9 9", "pass"]
    assert last_events(table, "B: 9 9", "C: 10 Q", "D: pass")[2] == "stage-ended A C"


def test_stage_last_card_taken_back__vq_ex_10():
    table = position(hands="4 H15; 9; 2 6 H20", to_move="A")
    moves = ("A: H15", "B: 9", "C: 2")
    assert last_events(table, *moves) == [
        "cards-played C 2",
        "trick-taken B H15 9 2",
        "last-card-taken-back B",
        "lead-passed B",
        "hunter-banned B H15",
    ]
    table = after(table, *moves)
    assert hands(table) == "4; 2 9 H15; 6 H20"
    assert legal(table, "B") == ["2", "9"]
    assert refusal(table, "B: H15") == "hunter-banned"


def test_stage_other_out_in_hunt__vq_ex_12():
    """A goes out by leading the hunter; the stage ends after C has picked up."""
    table = position(hands="H20; 5 H15; 8 8", to_move="A")
    assert legal(after(table, "A: H20"), "B") == ["5"]
    assert last_events(table, "A: H20", "B: 5", "C: 8") == [
        "cards-played C 8",
        "trick-taken C H20 5 8",
        "stage-ended A",
        "seat-scored A - 0",
        "seat-scored B H15 15",
        "seat-scored C 5 8 8 H20 41",
    ]


def test_stage_other_out_in_hunt__the_taker_may_have_been_out_too():
    table = position(hands="1 H20; 5; 8; 1 H15", to_move="A")
    assert last_events(table, "A: H20", "B: 5", "C: 8", "D: 1")[1:4] == [
        "trick-taken C H20 5 8 1",
        "last-card-taken-back C",
        "stage-ended B",
    ]


def test_stage_several_out():
    table = position(hands="5; 6; 7; 8 H15 H20", to_move="A")
    assert last_events(table, "A: 5", "B: 6", "C: 7", "D: pass")[2:] == [
        "stage-ended A B C",
        "seat-scored A - 0",
        "seat-scored B - 0",
        "seat-scored C - 0",
        "seat-scored D 8 H15 H20 43",
    ]


def test_stage_hunters_stay_in_hands():
    for seats in (3, 7, 12):
        table = new_game(seats=seats, options="standard stages=4 hand-size=6")
        ended = [made for made in played_out(table, seats) if is_stage_end(made)]
        assert len(ended) == 4
        for made in ended:
            held = sees_hands(table, made.after)
            assert held.count("H15") == held.count("H20") == 1


def is_stage_end(made):
    return any(event.name == "stage-ended" for event in made.events)


def sees_hands(table, state):
    return [card for each in table.game.observe(state, "-").hands for card in each.known]


# Points


def test_score_sum__vq_ex_03():
    table = position(hands="5; 9 H15 H20; 3 10 Q", to_move="A")
    assert last_events(table, "A: 5", "B: pass", "C: pass")[-3:] == [
        "seat-scored A - 0",
        "seat-scored B 9 H15 H20 44",
        "seat-scored C 3 10 Q 27",
    ]
    assert sees(after(table, "A: 5", "B: pass", "C: pass"), "-").scores == ((0, 44, 27),)


def test_score_sum__every_face():
    faces = "1 2 3 4 5 6 7 8 9 10 11 12 13 Q H15 H20"
    table = position(hands=f"5; 1; {faces}", to_move="A")
    assert last_events(table, "A: 5", "B: pass", "C: pass")[-1] == f"seat-scored C {faces} 140"


def test_queen_penalty_14():
    table = position(hands="5; Q Q H20; Q H15", to_move="A")
    assert last_events(table, "A: 5", "B: pass", "C: pass")[-2:] == [
        "seat-scored B Q Q H20 48",
        "seat-scored C Q H15 29",
    ]


def test_score_zero_out():
    """Out is 0, with the last card or with four: there are no bonus points."""
    table = position(hands="5 5 5 Q; 9 H20; 3 H15", to_move="A")
    assert last_events(table, "A: 5 5 5 Q", "B: pass", "C: pass")[-3] == "seat-scored A - 0"


# The next stage


def test_next_hunters_carry():
    table = position(hands="-; H20 4; 7 H15", to_move="@", points="0 24 22")
    assert dealt(table)[1][1] == "stage-opened 2 B C"
    dealt_table, _ = dealt(table)
    assert [hand(dealt_table, seat, "-").known for seat in "ABC"] == [(), ("H20",), ("H15",)]


def test_next_leader():
    table = position(hands="7 H15; -; 3; H20 4", to_move="@", points="22 0 3 24")
    assert dealt(table)[1][1] == "stage-opened 2 D A"
    assert to_move(dealt(table)[0]) == ("D",)


def test_next_reshuffle():
    table = position(hands="-; H20 4; 7 H15", to_move="@", points="0 24 22")
    shuffled, number, _ = table.game.chance(table.state)
    assert (len(shuffled), number) == (108, 39)
    table, events = dealt(table)
    assert events[0] == "hands-dealt B 13 69"
    assert [each.count for each in sees(table, "-").hands] == [13, 14, 14]
    assert refusal(table, "@: deal 1 2 3") == "deals-in-a-stage"


def test_next_both_hunters():
    table = position(hands="-; 4 H15 H20; 7", to_move="@", points="0 39 7")
    table, events = dealt(table)
    assert events[1] == "stage-opened 2 B B"
    assert [each.count for each in sees(table, "-").hands] == [13, 15, 13]


def hunt_that_ends_the_stage(options):
    """E takes H20 and F is out, in the last trick of stage 2."""
    return after(
        position(
            hands="5 H20; 2 4; 3 4; 1 4; 9 6 H15; 2",
            to_move="A",
            points="20 0 15 4 5 6",
            options=options,
        ),
        *("A: H20", "B: 2", "C: 3", "D: 1", "E: 9", "F: 2"),
    )


def test_next_clean_slate__vq_ex_20():
    table, events = dealt(hunt_that_ends_the_stage("standard"))
    assert events[1] == "stage-opened 3 E E"
    assert to_move(table) == ("E",)
    assert refusal(table, "E: H20") is None


def test_next_clean_slate__ruling_q3():
    table = hunt_that_ends_the_stage("standard")
    assert " ban=" not in str(table)
    assert " away=" not in str(table)
    assert hand(dealt(table)[0], "E").marked == {}


# The game


def test_game_stages():
    """Five stages, unless agreed otherwise."""
    table = new_game(seats=3, options="standard hand-size=3")
    ended = [made for made in played_out(table) if is_stage_end(made)]
    assert len(ended) == 5
    over = position(hands="-; H20 4; H15", to_move="-", points="; ".join(["0 24 15"] * 5))
    assert to_move(over) == ()
    assert refusal(over, "B: 4") == "game-over"
    assert refusal(over, "@: deal 1 2 3") == "game-over"


def last_trick(points, options="standard"):
    """B plays its last card; A keeps 32 points and C 33."""
    table = position(hands="12 H20; 7; 5 13 H15", to_move="B", points=points, options=options)
    return last_events(table, "B: 7", "C: pass", "A: pass")


def test_game_winner():
    four = "27 0 51; 0 45 14; 33 18 0; 0 28 60"
    assert last_trick(four)[-1] == "game-ended B 91"
    assert last_trick(four.rpartition(";")[0])[-1] == "seat-scored C 5 13 H15 33"


def test_game_tie__vq_ex_19():
    """Totals 92, 92, 158."""
    four = "27 0 51; 0 45 14; 33 18 0; 0 29 60"
    assert last_trick(four) == [
        "passed A",
        "trick-won B 7",
        "stage-ended B",
        "seat-scored A 12 H20 32",
        "seat-scored B - 0",
        "seat-scored C 5 13 H15 33",
        "game-ended A B 92",
    ]


def test_game_tie__ruling_q4():
    """Who ties share the win, all of them."""
    table = position(
        hands="12 H20; 7; 5 13 H15", to_move="B", points="1 33 0", options="standard stages=2"
    )
    table = after(table, "B: 7", "C: pass", "A: pass")
    assert outcome(table).scores == (33, 33, 33)
    assert outcome(table).winners == ("A", "B", "C")
