"""The hunt trick: who may open it, what is played, who takes, and which hunter must rest."""

import pytest

from tests.games.notation import (
    after,
    count,
    hand,
    hands,
    laid,
    last_events,
    legal,
    played_out,
    reachable,
    refusal,
    sees,
    story,
    to_move,
)
from tests.games.vampire_queen.table import new_game, position

# Opening it


def test_hunt_leader_only():
    table = position(hands="5 9; 2 H15; 3 H20", to_move="A")
    assert refusal(after(table, "A: 5"), "B: H15") == "hunter-follows"
    assert refusal(table, "B: H15") == "not-your-turn"
    assert story(position(hands="5 9 H20; 2; 3", to_move="A"), "A: H20") == [
        "cards-played A H20",
        "hunt-started A H20",
    ]


def test_hunt_leader_only__ruling_q5():
    """The very first lead of a game may be a hunter."""
    table = after(new_game(seats=3), "@: deal" + " 1 2 3" * 8 + " 4 5 6" * 5)
    assert story(table, "B: H20") == ["cards-played B H20", "hunt-started B H20"]


def test_hunt_single():
    table = position(hands="5 H15 H20; 2; 3", to_move="A")
    assert refusal(table, "A: H15 H20") == "two-hunters"
    assert refusal(table, "A: 5 H20") == "hunter-with-others"
    assert hands(after(table, "A: H20")) == "5 H15; 2; 3"


@pytest.mark.parametrize("hunter", ["H15", "H20"])
def test_hunt_single__ruling_q7(hunter):
    """A leader with both hunters chooses which to lead."""
    table = position(hands="5 H15 H20; 2 7; 3 7", to_move="A")
    assert legal(table, "A") == ["5", "H15", "H20"]
    assert story(table, f"A: {hunter}")[-1] == f"hunt-started A {hunter}"


def test_hunt_starts():
    """The whole trick is a hunt: nobody needs to go higher, and all is taken."""
    table = position(hands="5 H20; 9 1; 2 1", to_move="A")
    assert story(table, "A: H20", "B: 9", "C: 2") == [
        "cards-played A H20",
        "hunt-started A H20",
        "cards-played B 9",
        "cards-played C 2",
        "trick-taken B H20 9 2",
        "lead-passed B",
        "hunter-banned B H20",
    ]
    assert sees(after(table, "A: H20"), "-").banner == "hunt"
    assert sees(after(table, "A: 5"), "-").banner == ""


@pytest.mark.parametrize("hunter", ["H15", "H20"])
def test_hunt_hunter_zero(hunter):
    table = position(hands=f"5 {hunter}; 1 4; 1 4", to_move="A")
    assert laid(after(table, f"A: {hunter}"), "trick")[0].value == 0
    assert story(table, f"A: {hunter}", "B: 1", "C: 1")[4] == f"trick-taken C {hunter} 1 1"


# Playing in it


def test_hunt_one_card_each():
    table = after(position(hands="5 H20; 2 2 Q; 3 1", to_move="A"), "A: H20")
    assert refusal(table, "B: 2 2") == "one-card-only"
    assert refusal(table, "B: 2 Q") == "one-card-only"
    assert refusal(table, "B: 3") == "not-your-cards"
    assert story(table, "B: 2") == ["cards-played B 2"]


def test_hunt_any_value():
    table = after(position(hands="5 H20; 13 1; 1 7 13 Q", to_move="A"), "A: H20", "B: 13")
    assert legal(table, "C") == ["1", "7", "13", "Q"]
    assert story(table, "C: 1")[0] == "cards-played C 1"


def test_hunt_no_pass():
    table = after(position(hands="5 H20; 2 3; 3 1", to_move="A"), "A: H20")
    assert refusal(table, "B: pass") == "no-pass-in-a-hunt"
    assert legal(table, "B") == ["2", "3"]


def test_hunt_follower_no_hunter():
    table = after(position(hands="5 H20; 2 H15; 3 1", to_move="A"), "A: H20")
    assert refusal(table, "B: H15") == "hunter-in-a-hunt"
    assert legal(table, "B") == ["2"]


def test_hunt_queen_counts_one():
    table = position(hands="5 H20; Q 4; 2 4; 1 4", to_move="A")
    assert laid(after(table, "A: H20", "B: Q"), "trick")[1].value == 1
    assert last_events(table, "A: H20", "B: Q", "C: 2", "D: 1")[1] == "trick-taken C H20 Q 2 1"


# Taking


def test_hunt_highest_takes_all():
    table = position(hands="5 H20; 4 1; 11 1; 7 1", to_move="A")
    moves = ("A: H20", "B: 4", "C: 11", "D: 7")
    assert last_events(table, *moves)[1] == "trick-taken C H20 4 11 7"
    assert hands(after(table, *moves)) == "5; 1; 1 4 7 11 H20; 1"


def test_hunt_highest_takes_all__vq_ex_16():
    """A 13 takes, though in a normal trick it would lose to the Queen."""
    table = position(hands="5 H20; 13 1; 12 1; Q 1", to_move="A")
    assert last_events(table, "A: H20", "B: 13", "C: 12", "D: Q") == [
        "cards-played D Q",
        "trick-taken B H20 13 12 Q",
        "lead-passed B",
        "hunter-banned B H20",
    ]


def test_hunt_tie_latest__vq_ex_02():
    table = position(hands="H20 5; 2 7; 1 9; 2 8; Q 3", to_move="A")
    moves = ("A: H20", "B: 2", "C: 1", "D: 2", "E: Q")
    assert last_events(table, *moves) == [
        "cards-played E Q",
        "trick-taken D H20 2 1 2 Q",
        "lead-passed D",
        "hunter-banned D H20",
    ]
    assert [each.value for each in laid(after(table, *moves[:4]), "trick")] == [0, 2, 1, 2]
    taken = after(table, *moves)
    assert hands(taken) == "5; 7; 9; 1 2 2 8 Q H20; 3"
    assert to_move(taken) == ("D",)
    assert refusal(taken, "D: H20") == "hunter-banned"


def test_hunt_tie_latest__a_queen_and_a_one():
    table = position(hands="H20 5; 1 7; Q 9", to_move="A")
    assert last_events(table, "A: H20", "B: 1", "C: Q")[1] == "trick-taken C H20 1 Q"
    table = position(hands="H20 5; Q 7; 1 9", to_move="A")
    assert last_events(table, "A: H20", "B: Q", "C: 1")[1] == "trick-taken C H20 Q 1"


def test_hunt_taker_leads():
    table = position(hands="5 H20; 4 1; 2 1", to_move="A")
    moves = ("A: H20", "B: 4", "C: 2")
    assert last_events(table, *moves)[2] == "lead-passed B"
    assert to_move(after(table, *moves)) == ("B",)


def test_hunt_no_discard():
    table = position(hands="5 H20; 4 1; 2 1", to_move="A", away="9 9")
    table = after(table, "A: H20", "B: 4", "C: 2")
    assert count(table, "put-away") == 2
    assert sum(each.count for each in sees(table, "-").hands) == 6


def test_hunt_leader_never_takes():
    table = position(hands="1 H20; 1 Q; 1 Q H15", to_move="A")
    takes = [
        (made.before.leader, event.args["seat"])
        for made in reachable(table)
        for event in made.events
        if event.name == "trick-taken"
    ]
    assert len(takes) > 20
    assert not [seat for leader, seat in takes if "ABC"[leader] == seat]


# The ban


def test_hunt_ban():
    table = position(hands="5 1 H20; 4 1; 2 1", to_move="A")
    table = after(table, "A: H20", "B: 4", "C: 2")
    assert refusal(table, "B: H20") == "hunter-banned"
    assert legal(table, "B") == ["1", "2", "4"]
    assert hand(table, "B", "-").marked == {"H20": ("banned",)}


def test_hunt_ban_lifts():
    table = position(hands="5 1 H20; 4 13; 2 1", to_move="A")
    table = after(table, "A: H20", "B: 4", "C: 2")
    assert refusal(table, "B: H20") == "hunter-banned"
    table = after(table, "B: 13", "C: pass", "A: pass")
    assert legal(table, "B") == ["2", "4", "H20"]
    assert story(table, "B: H20")[1] == "hunt-started B H20"


def test_hunt_ban_lifts__if_another_leads_in_between():
    table = position(hands="5 6 H20; 4 1; 2 1", to_move="A")
    table = after(table, "A: H20", "B: 4", "C: 2", "B: 1", "C: pass", "A: 5", "A: 6")
    assert " ban=" not in str(table)


def test_hunt_other_hunter_free__vq_ex_14():
    table = position(hands="H20 4 1; 3 5 1; 2 6 1; 9 H15; 8 7", to_move="A")
    table = after(table, "A: H20", "B: 3", "C: 2", "D: 9", "E: 8")
    assert legal(table, "D") == ["2", "3", "8", "9", "H15"]
    assert refusal(table, "D: H20") == "hunter-banned"
    assert last_events(table, "D: H15") == ["cards-played D H15", "hunt-started D H15"]
    moves = ("D: H15", "E: 7", "A: 4", "B: 5", "C: 6")
    assert last_events(table, *moves) == [
        "cards-played C 6",
        "trick-taken E H15 7 4 5 6",
        "last-card-taken-back E",
        "lead-passed E",
        "hunter-banned E H15",
    ]
    table = after(table, *moves)
    assert refusal(table, "E: H15") == "hunter-banned"
    assert legal(table, "E") == ["4", "5", "6", "7"]


# The forced pass


def test_hunt_forced_pass__vq_ex_21():
    table = position(hands="3 8 H20; H15; 2 4", to_move="A")
    assert legal(after(table, "A: 3"), "B") == ["pass"]
    table = after(table, "A: 3", "B: pass", "C: pass", "A: H20")
    assert legal(table, "B") == ["pass"]
    assert refusal(table, "B: H15") == "must-pass"
    assert story(table, "B: pass", "C: 4") == [
        "pass-forced B H15",
        "cards-played C 4",
        "trick-taken B H20 4",
        "lead-passed B",
        "hunter-banned B H20",
    ]


def test_hunt_forced_pass__instead_of_the_highest():
    table = position(hands="5 H20; 13 1; H15; 12 1", to_move="A")
    moves = ("A: H20", "B: 13", "C: pass", "D: 12")
    assert last_events(table, *moves)[1] == "trick-taken C H20 13 12"
    assert hands(after(table, *moves)) == "5; 1; 12 13 H15 H20; 1"


def test_hunt_forced_pass__only_with_a_lone_hunter():
    table = after(position(hands="5 H20; 1 H15; 2 3", to_move="A"), "A: H20")
    assert refusal(table, "B: pass") == "no-pass-in-a-hunt"
    assert legal(table, "B") == ["1"]


def test_hunt_forced_pass__marks_only_who_is_still_to_act():
    """A lone hunter left in a hand after its play in this trick forces nobody."""
    both = after(position(hands="H15 H20; 5 6; 7 8", to_move="A"), "A: H20")
    assert hand(both, "A", "-").marks == ("leader",)
    played = after(position(hands="3 H20; 5 H15; 7 8", to_move="A"), "A: H20", "B: 5")
    assert hand(played, "B", "-").marks == ()
    waiting = after(position(hands="3 H20; 5 6; H15", to_move="A"), "A: H20")
    assert hand(waiting, "C", "-").marks == ("must-pass",)
    assert story(waiting, "B: 6", "C: pass")[1] == "pass-forced C H15"


def test_hunt_forced_pass_unique():
    """Whatever is played, no hunt sees two passes: the other hunter has just been led."""
    table = position(hands="1 2 H20; H15; 2 3", to_move="A")
    passes = [passes_in(table, made.after) for made in reachable(table)]
    assert set(passes) == {0, 1}


def test_hunt_forced_pass_unique__in_whole_games():
    table = new_game(seats=4, options="standard hand-size=2 stages=40")
    passes = [passes_in(table, made.after) for made in played_out(table, seed=4)]
    assert set(passes) == {0, 1}


def passes_in(table, state):
    """The passes of a running hunt."""
    seen = table.game.observe(state, "-")
    trick = next(zone.laid for zone in seen.zones if zone.name == "trick")
    return sum(not each.cards for each in trick) if seen.banner == "hunt" else 0


def test_hunt_forced_pass_leads__ruling_q2():
    """The taker leads; the ban is on the hunter taken, not on his own."""
    table = position(hands="5 H20; 13 1; H15; 12 1", to_move="A")
    moves = ("A: H20", "B: 13", "C: pass", "D: 12")
    assert last_events(table, *moves)[2:] == ["lead-passed C", "hunter-banned C H20"]
    table = after(table, *moves)
    assert legal(table, "C") == ["12", "13", "H15"]
    assert refusal(table, "C: H20") == "hunter-banned"


# Hunts in a row


def test_hunt_two_in_a_row_max():
    """After two hunts the taker holds the hunter that must rest, and the other one is elsewhere."""
    table = position(hands="H20 4 1; 9 3 H15; 2 6 10", to_move="A")
    table = after(table, "A: H20", "B: 9", "C: 2", "B: H15", "C: 10", "A: 4")
    assert legal(table, "C") == ["4", "6", "10"]
    assert hands(table) == "1; 2 3 9 H20; 4 6 10 H15"


@pytest.mark.parametrize("leader", ["taker", "highest-card"])
def test_hunt_two_in_a_row_max__in_whole_games(leader):
    options = f"standard hand-size=4 stages=30 forced-pass-leader={leader}"
    longest = running = 0
    for made in played_out(new_game(seats=4, options=options), seed=2):
        for event in made.events:
            if event.name == "trick-taken":
                running += 1
            elif event.name in ("trick-won", "stage-ended"):
                running = 0
        longest = max(longest, running)
    assert longest == 2
