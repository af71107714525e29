"""What happened rests on the clauses that say so, and on no others: a reader follows them.

The contract tests see to it that each clause is cited somewhere; here it is cited where it should
be, and not where it should not.
"""

import pytest

from games.core.notation import parse_move
from tests.games.notation import after, citations, citations_of_deal, violation
from tests.games.vampire_queen.table import new_game, position

FOUR = {"hands": "5 5 1; 9 9 1; 10 Q 1; 2 2 2", "to_move": "A"}
HUNT = {"hands": "5 H20; 9 1; 9 Q 1; 2 1", "to_move": "A"}


@pytest.mark.parametrize(
    ("move", "clauses"),
    [
        ("A: 1", ("lead-options", "lead-sets-count")),
        ("A: 5", ("lead-options", "lead-sets-count", "lead-any-count")),
        ("A: 5 5", ("lead-set-equal", "lead-options", "lead-sets-count")),
    ],
)
def test_a_lead(move, clauses):
    assert citations(position(**FOUR), move) == {"cards-played": clauses}


@pytest.mark.parametrize(
    ("moves", "clauses"),
    [
        (("A: 5 5", "B: 9 9"), ()),
        (("A: 5 5", "B: pass", "C: 10 Q"), ("queen-wild-with-vampires",)),
        (("A: 5", "B: pass", "C: Q"), ("queen-top", "queen-alone-14")),
    ],
)
def test_a_follower(moves, clauses):
    every = ("follow-strictly-higher", "follow-same-count", "follow-compare-last-play")
    told = citations(position(**FOUR), *moves)
    assert told == {"cards-played": (*clauses, *every, "follow-order")}


@pytest.mark.parametrize(
    ("moves", "clauses"),
    [
        (
            ("A: 5", "B: 9", "C: 10", "D: pass"),
            ("trick-winner", "trick-discard", "follow-once"),
        ),
        (
            ("A: 5", "B: pass", "C: pass", "D: pass"),
            ("trick-winner", "trick-all-pass", "trick-discard", "follow-once"),
        ),
    ],
)
def test_the_end_of_a_trick(moves, clauses):
    assert citations(position(**FOUR), *moves)["trick-won"] == clauses


@pytest.mark.parametrize(
    ("moves", "clauses"),
    [
        (("B: 9", "C: Q", "D: 2"), ("hunt-highest-takes-all", "hunt-no-discard")),
        (
            ("B: 9", "C: 9", "D: 2"),
            ("hunt-tie-latest", "hunt-highest-takes-all", "hunt-no-discard"),
        ),
        (("B: 1", "C: 1", "D: 2"), ("hunt-highest-takes-all", "hunt-no-discard")),
    ],
)
def test_who_takes_a_hunt(moves, clauses):
    told = citations(position(**HUNT), "A: H20", *moves)
    assert told["trick-taken"] == clauses
    assert told["lead-passed"] == ("hunt-taker-leads",)


def test_a_queen_in_a_hunt():
    told = citations(position(**HUNT), "A: H20", "B: 9", "C: Q")
    assert told["cards-played"] == (
        "hunt-queen-counts-one",
        "hunt-any-value",
        "hunt-one-card-each",
    )
    plain = citations(position(**HUNT), "A: H20", "B: 9")
    assert plain["cards-played"] == ("hunt-any-value", "hunt-one-card-each")


def test_a_forced_pass():
    table = position(hands="5 H20; 13 1; H15; 12 1", to_move="A")
    told = citations(table, "A: H20", "B: 13", "C: pass", "D: 12")
    assert told["trick-taken"] == ("hunt-forced-pass", "hunt-no-discard")
    assert told["lead-passed"] == ("hunt-forced-pass-leads",)


def test_only_the_other_hunter_is_said_to_be_free():
    banned = position(hands="5 H15 H20; 6; 7", to_move="A", ban="H20")
    free = position(hands="5 H15 H20; 6; 7", to_move="A")
    opened = citations(free, "A: H15")["hunt-started"]
    assert "hunt-other-hunter-free" not in opened
    assert citations(banned, "A: H15")["hunt-started"] == ("hunt-other-hunter-free", *opened)


def test_several_out_are_said_to_be_several():
    one = position(hands="5; 9 H20; 10 H15", to_move="A")
    assert citations(one, "A: 5", "B: pass", "C: pass")["stage-ended"] == (
        "stage-end-trigger",
        "stage-finish-trick",
    )
    two = position(hands="5; 9; 10 H15 H20", to_move="A")
    assert citations(two, "A: 5", "B: 9", "C: pass")["stage-ended"] == (
        "stage-end-trigger",
        "stage-finish-trick",
        "stage-several-out",
    )
    hunt = position(hands="H20; 5 H15; 8 8", to_move="A")
    assert citations(hunt, "A: H20", "B: 5", "C: 8")["stage-ended"] == (
        "stage-end-trigger",
        "stage-other-out-in-hunt",
    )


def test_what_a_hand_costs():
    table = position(hands="5; Q 3; 3; Q H20; H15", to_move="A")
    table = after(table, "A: 5", "B: pass", "C: pass", "D: pass")
    told = [event.clauses for event in last_played(table, "E: pass") if event.name == "seat-scored"]
    assert told == [
        ("score-zero-out",),
        ("score-sum", "queen-penalty-14"),
        ("score-sum",),
        ("score-sum", "queen-penalty-14", "stage-hunters-stay-in-hands"),
        ("score-sum", "stage-hunters-stay-in-hands"),
    ]


def last_played(table, move):
    return table.game.play(table.state, parse_move(move, table.game)).events


def test_a_tie_is_said_to_be_one():
    options = "standard stages=1"
    table = position(hands="H20; 7; 5 H15", to_move="B", options=options)
    assert citations(table, "B: 7", "C: pass", "A: pass")["game-ended"] == (
        "game-winner",
        "game-stages",
    )
    two = position(hands="H20; 7; 8; H15", to_move="B", options=options)
    assert citations(two, "B: 7", "C: 8", "D: pass", "A: pass")["game-ended"] == (
        "game-winner",
        "game-tie",
        "game-stages",
    )


def test_the_first_deal_is_not_a_reshuffle():
    table = new_game(seats=3)
    first = citations_of_deal(table)
    assert first["hands-dealt"][-1] == "setup-hunters-apart"
    assert "next-leader" not in first["stage-opened"]
    nine = citations_of_deal(new_game(seats=9))
    assert "setup-leftover-aside" in first["hands-dealt"]
    assert "setup-leftover-aside" not in nine["hands-dealt"]
    later = position(hands="-; H20 4; 7 H15", to_move="@", points="0 24 22")
    second = citations_of_deal(later)
    assert second["hands-dealt"][-1] == "next-reshuffle"
    assert second["stage-opened"] == ("next-leader", "next-hunters-carry", "next-clean-slate")


@pytest.mark.parametrize(
    ("trick", "move", "clauses"),
    [
        ("A: 5", "B: 5", ("follow-strictly-higher", "follow-compare-last-play")),
        ("A: 5", "B: 5 5", ("follow-same-count", "lead-sets-count")),
        ("A: 5", "B: H15", ("follow-no-hunter", "hunt-leader-only")),
        ("A: Q", "B: 13", ("queen-top", "queen-alone-14")),
        ("A: H20", "B: H15", ("hunt-follower-no-hunter", "hunt-leader-only")),
        ("A: H20", "B: pass", ("hunt-no-pass", "hunt-forced-pass")),
        ("A: H20", "B: 5 5", ("hunt-one-card-each",)),
    ],
)
def test_a_refusal(trick, move, clauses):
    table = position(hands="1; 5 5 13 H15; 2", to_move="B", trick=trick)
    refused = violation(table, move)
    assert refused is not None
    assert refused.clauses == clauses


def test_no_rule_is_cited_that_an_option_has_put_aside():
    """With one hunter nobody gets the 15; with `immediate` no trick is finished on purpose."""
    one_hunter = citations_of_deal(new_game(seats=3, options="standard one-hunter=on"))
    assert "setup-first-hunter-20" in one_hunter["stage-opened"]
    assert "setup-first-hunter-15" not in one_hunter["stage-opened"]
    table = position(hands="5 1; 9 H20; 10", to_move="A", options="standard stage-end=immediate")
    ended = citations(table, "A: 5", "B: pass", "C: 10")["stage-ended"]
    assert ended == ("stage-end-trigger",)
