"""Where the rulebooks are silent about the hunt: who leads after a forced pass, and whether the ban
outlives the stage. Names as in `test_rulebook_options.py`."""

import pytest

from tests.games.notation import (
    after,
    dealt,
    hand,
    hands,
    last_events,
    legal,
    played_out,
    refusal,
    to_move,
)
from tests.games.vampire_queen.table import position

# forced-pass-leader


def forced_pass(leader, hands="5 H20; 13 1; H15; 13 1"):
    table = position(hands=hands, to_move="A", options=f"standard forced-pass-leader={leader}")
    moves = ("A: H20", "B: 13", "C: pass", "D: 13")
    return after(table, *moves), last_events(table, *moves)


def test_hunt_forced_pass_leads__forced_pass_leader_taker():
    table, events = forced_pass("taker")
    assert events[1:] == ["trick-taken C H20 13 13", "lead-passed C", "hunter-banned C H20"]
    assert legal(table, "C") == ["13", "13 13", "H15"]


def test_hunt_forced_pass_leads__forced_pass_leader_highest_card():
    """The latest of the highest leads, the passer only takes; no ban binds who holds no hunter."""
    table, events = forced_pass("highest-card")
    assert events[1:] == ["trick-taken C H20 13 13", "lead-passed D"]
    assert to_move(table) == ("D",)
    assert hands(table) == "5; 1; 13 13 H15 H20; 1"


def test_hunt_taker_leads__forced_pass_leader_highest_card():
    """Without a forced pass the option changes nothing."""
    table = position(
        hands="5 H20; 4 1; 2 1", to_move="A", options="standard forced-pass-leader=highest-card"
    )
    assert last_events(table, "A: H20", "B: 4", "C: 2")[2:] == [
        "lead-passed B",
        "hunter-banned B H20",
    ]


# hunter-ban-across-stages


def next_stage(hands, moves, value, more=""):
    options = f"standard hunter-ban-across-stages={value} {more}"
    return dealt(after(position(hands=hands, to_move="A", options=options), *moves))[0]


E_TAKES_20 = (
    "5 H20; 2 4; 3 4; 1 4; 9 6 H15; 2",
    ("A: H20", "B: 2", "C: 3", "D: 1", "E: 9", "F: 2"),
)


def test_hunt_ban__hunter_ban_across_stages_on__vq_ex_20():
    table = next_stage(*E_TAKES_20, "on")
    assert refusal(table, "E: H20") == "hunter-banned"
    assert refusal(table, "E: H15") is None
    card = hand(table, "E").known[0]
    assert " ban=H20" in str(after(table, f"E: {card}"))


def test_next_clean_slate__hunter_ban_across_stages_off__vq_ex_20():
    table = next_stage(*E_TAKES_20, "off")
    assert refusal(table, "E: H20") is None
    assert " ban=" not in str(table)


def test_hunt_ban__hunter_ban_across_stages_on__for_the_taker_only():
    """B took H15, but A leads with H20: nothing binds A. Where B has both, H15 must rest."""
    table = next_stage("4 H15; 9 1; H20 2; 1", ("A: H15", "B: 9", "C: 2", "D: 1"), "on")
    assert to_move(table) == ("C",)
    assert refusal(table, "C: H20") is None
    table = next_stage("4 H15; 9 H20; 2 2; 1", ("A: H15", "B: 9", "C: 2", "D: 1"), "on")
    assert refusal(table, "B: H15") == "hunter-banned"
    assert refusal(table, "B: H20") is None


@pytest.mark.parametrize("leader", ["taker", "highest-card"])
def test_hunt_ban__hunter_ban_across_stages_on__after_a_forced_pass(leader):
    """Whoever was to lead after the forced pass: in the next stage the holder of 20 leads."""
    table = next_stage(
        "4 H20; H15; 9 1; 1",
        ("A: H20", "B: pass", "C: 9", "D: 1"),
        "on",
        f"forced-pass-leader={leader}",
    )
    assert to_move(table) == ("B",)
    assert refusal(table, "B: H20") == "hunter-banned"
    assert refusal(table, "B: H15") is None


def test_hunt_ban__hunter_ban_across_stages_on__for_one_trick():
    table = next_stage(*E_TAKES_20, "on")
    assert refusal(table, "E: H20") == "hunter-banned"
    lead = hand(table, "E").known[0]
    table = after(table, f"E: {lead}", *(f"{seat}: pass" for seat in "FABCD"))
    assert to_move(table) == ("E",)
    assert refusal(table, "E: H20") is None


def test_hunt_ban__hunter_ban_across_stages_on__ends_with_the_game():
    """After the last stage there is no trick that a ban could be about."""
    options = "standard stages=1 hunter-ban-across-stages=on"
    moves = ("A: H20", "B: 2", "C: 9", "D: 2")
    goes_on = position(hands="5 5 H20; 2 H15; 9 6; 2 4", to_move="A", options=options)
    assert refusal(after(goes_on, *moves), "C: H20") == "hunter-banned"
    ends = position(hands="5 5 H20; 2; 9 H15; 2 4", to_move="A", options=options)
    assert " ban=" not in str(after(ends, *moves))


def test_hunt_ban__hunter_ban_across_stages_on__is_told():
    """A reader, who knows only the events, hears of a ban before it is enforced."""
    hands, moves = E_TAKES_20
    table = position(hands=hands, to_move="A", options="standard hunter-ban-across-stages=on")
    told = [*last_events(table, *moves), *dealt(after(table, *moves))[1]]
    assert refusal(next_stage(*E_TAKES_20, "on"), "E: H20") == "hunter-banned"
    assert [text for text in told if text.startswith("hunter-banned")] == ["hunter-banned E H20"]


def test_next_clean_slate__hunter_ban_across_stages_on__is_not_claimed():
    """Where the ban outlives the stage, no event says that the slate is clean."""
    hands, moves = E_TAKES_20
    cited = {}
    for value in ("on", "off"):
        options = f"standard hunter-ban-across-stages={value}"
        ended = after(position(hands=hands, to_move="A", options=options), *moves)
        made = next(played_out(ended))
        cited[value] = {clause for event in made.events for clause in event.clauses}
    assert "next-clean-slate" in cited["off"]
    assert "next-clean-slate" not in cited["on"]
