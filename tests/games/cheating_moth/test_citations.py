"""What happened rests on the clauses that say so, and on no others: a reader follows them.

The contract tests see to it that each clause is cited somewhere; here it is cited where it should
be, and not where it should not.
"""

import pytest

from games.core.notation import parse_move
from tests.games.cheating_moth.table import deal, new_game, position
from tests.games.notation import after, citations, citations_of_deal, story, violation

LOW = "N1 N1 N2 N2 N3 N3 N4 N5"


@pytest.mark.parametrize(
    ("top", "move", "clauses"),
    [
        ("N3", "B: N4", ("turn-play-adjacent",)),
        ("An3", "B: N4", ("turn-play-adjacent",)),
        ("N1", "B: N5", ("turn-wrap", "turn-play-adjacent")),
        ("N5", "B: Mo1", ("turn-guard-moth", "turn-guard-moth-no-effect", "turn-wrap")),
        ("N3", "B: Sp2", ("turn-play-adjacent", "turn-kind-irrelevant")),
    ],
)
def test_a_play(top, move, clauses):
    table = position(hands="N1 N1; N4 N5 Sp2 Mo1; N1", to_move="B", guard="B", top=top)
    moth = ("turn-play-adjacent",) if "Mo" in move else ()
    assert citations(table, move)["card-played"] == (*clauses, *moth)


@pytest.mark.parametrize(
    ("card", "name", "clauses"),
    [
        ("Sp4", "spider-played", ("spider-give-one", "action-on-play")),
        ("Mq4", "mosquito-played", ("mosquito-slap", "action-on-play")),
        ("Ck4", "race-opened", ("cockroach-race", "cockroach-player-may", "action-on-play")),
        ("An4", "ant-played", ("ant-others-draw", "ant-order", "action-on-play")),
    ],
)
def test_an_action(card, name, clauses):
    table = position(hands=f"{card} N1; N4 N5; N1", top="N3", guard="B")
    assert citations(table, f"A: {card}")[name] == clauses


def test_why_a_card_is_drawn():
    table = position(hands="An4 N1; N1 N1; N1 N5", top="N3", guard="C")
    assert citations(table, "A: An4")["card-drawn"] == ("ant-others-draw", "ant-order")
    assert citations(table, "C: accuse > A")["card-drawn"] == ("accuse-innocent",)
    assert citations(table, "A: An4", "B: draw")["card-drawn"] == (
        "turn-draw-if-none",
        "turn-draw-ends",
    )


@pytest.mark.parametrize(
    ("fields", "move", "clauses"),
    [
        ({"top": "Sp3", "action": "spider A"}, "A: give N1 > B", ("spider-give-one",)),
        (
            {"top": "Sp3", "action": "spider A", "hands": "N1; N1 N1; N1 N1"},
            "A: give N1 > B",
            ("spider-may-empty", "spider-give-one"),
        ),
        (
            {"top": "Mq3", "action": "gifts A B; A C"},
            "A: give N1 > B",
            ("mosquito-giver-chooses", "mosquito-slowest-receives"),
        ),
        (
            {"top": "Mq3", "action": "gifts A B; A C", "hands": "N1; N1 N1; N1 N1"},
            "A: give N1 > B",
            ("mosquito-may-empty", "mosquito-giver-chooses", "mosquito-slowest-receives"),
        ),
        (
            {"top": "N3", "caught": "B"},
            "A: give N1 > B",
            ("accuse-guilty-penalty-card", "accuse-penalty-choice"),
        ),
    ],
)
def test_a_gift(fields, move, clauses):
    told = {"hands": "N1 N2; N1 N1; N1 N1", "to_move": "B", **fields}
    assert citations(position(**told), move)["card-given"] == clauses


@pytest.mark.parametrize(
    ("fields", "moves", "clauses"),
    [
        ({"top": "N3", "hands": "Sp4 Mo1; N1; N1"}, ("A: Sp4",), ("spider-no-eligible",)),
        (
            {"top": "N3", "hands": "Sp4 N1; N1; N1", "options": "french-page"},
            ("A: Sp4",),
            ("spider-may-empty",),
        ),
        (
            {"top": "N3", "hands": "Mq4 N1; N1; Mo1"},
            ("A: Mq4", "C: slap"),
            ("mosquito-no-eligible",),
        ),
        (
            {"top": "N3", "hands": "Mo1; N1; N1", "fresh": "B: Mo4 0"},
            ("A: accuse > B",),
            ("accuse-penalty-not-moth",),
        ),
    ],
)
def test_nothing_to_give(fields, moves, clauses):
    assert citations(position(**fields), *moves)["gave-nothing"] == clauses


@pytest.mark.parametrize(
    ("move", "clauses"),
    [
        ("B: throw N4", ("cockroach-first-only",)),
        ("A: throw N4", ("cockroach-first-only", "cockroach-player-may")),
        ("B: throw An4", ("cockroach-first-only", "cockroach-any-kind", "cockroach-no-chain")),
        ("C: throw Mo4", ("cockroach-first-only", "cockroach-moth")),
    ],
)
def test_a_throw(move, clauses):
    table = position(
        hands="N4 N1; N4 An4 N1; Mo4 N1", to_move="B", guard="C", top="Ck4", action="race A"
    )
    assert citations(table, move)["card-thrown"] == (*clauses, "cockroach-race")
    closed = ("cockroach-turn",)
    assert citations(table, move, "B: draw")["race-closed"] == closed


def test_a_race_that_nobody_joins():
    table = position(hands="N4 N1; N1; N1", to_move="B", guard="C", top="Ck4", action="race A")
    assert citations(table, "B: draw")["race-closed"] == ("cockroach-none", "cockroach-turn")


def test_a_slip():
    table = position(hands="N1 N2; N1 N2; N1", top="N3", guard="C")
    assert citations(table, "A: cheat N1")["slipped-away"] == ("cheat-what", "accuse-window")
    assert citations(table, "B: cheat N1")["slipped-away"] == (
        "cheat-what",
        "cheat-when",
        "accuse-window",
    )


def test_a_call():
    table = position(hands="N1 N2; N1 N2; N1 N1", top="N3", guard="C", fresh="B: Mo4 0")
    right = citations(table, "C: accuse > B")
    assert right["accused"] == ("accuse-call", "accuse-guard-only")
    assert right["caught"] == ("accuse-guilty-return", "accuse-window")
    passed = citations(table, "C: accuse > B", "C: give N1 > B")
    assert passed["guard-passed"] == ("accuse-guilty-guard-passes",)
    assert passed["play-resumed"] == ("accuse-resume",)
    wrong = citations(table, "C: accuse > A")
    assert wrong["wrongly-accused"] == ("accuse-innocent",)


def test_several_out_are_said_to_be_several():
    one = position(hands="N4; N1; N1", top="N3")
    assert citations(one, "A: N4")["round-ended"] == ("round-end",)
    two = position(hands="N1; N1; N1 N1", to_move="B", top="Mq3", action="gifts A C; A B")
    told = citations(two, "A: give N1 > C", "B: give N1 > C")
    assert told["round-ended"] == ("round-several-out", "round-end")


def test_what_a_hand_costs():
    table = position(hands="N4; N1 Sp1 Mo1; N1 N2; Mo2 Mo3", top="N3", guard="C")
    events = table.game.play(table.state, parse_move("A: N4", table.game)).events
    assert [event.clauses for event in events if event.name == "seat-scored"] == [
        ("score-out-zero",),
        ("score-moth", "score-action", "score-number"),
        ("score-number", "score-guard-zero"),
        ("score-moth",),
    ]


def test_a_tie_is_said_to_be_one():
    options = "standard rounds=1"
    alone = position(hands="N4; N1; N1", top="N3", options=options)
    assert citations(alone, "A: N4")["game-ended"] == ("game-winner", "game-rounds")
    two = position(
        hands="N1; N1; N1 N1",
        to_move="B",
        top="Mq3",
        action="gifts A C; A B",
        options=options,
    )
    assert citations(two, "A: give N1 > C", "B: give N1 > C")["game-ended"] == (
        "game-winner",
        "game-tie",
        "game-rounds",
    )


def test_the_first_deal_and_the_next():
    table = new_game(seats=3)
    first = citations_of_deal(table)
    assert first["hands-dealt"] == ("setup-hand-8", "setup-shuffle-71", "deck-composition")
    assert first["round-opened"] == ("setup-guard-oldest", "setup-guard-starts")
    later = position(hands="-; N1; N1", to_move="@", points="0 1 1")
    assert citations_of_deal(later)["round-opened"] == ("game-next-guard", "setup-guard-starts")


@pytest.mark.parametrize(
    ("top", "clauses"),
    [
        ("N5", ("setup-first-top",)),
        ("Ck5", ("setup-first-top-no-action", "setup-first-top")),
        ("Mo5", ("setup-first-top-moth", "setup-first-top")),
    ],
)
def test_the_first_card(top, clauses):
    told = citations(new_game(seats=3), deal(f"{LOW}; {LOW}; {LOW}", top))
    assert told["first-card-turned"] == clauses


@pytest.mark.parametrize(
    ("fields", "move", "clauses"),
    [
        ({"top": "N3"}, "A: N5", ("turn-play-adjacent", "turn-wrap")),
        ({"top": "N2"}, "A: N2", ("turn-no-equal", "turn-play-adjacent")),
        ({"top": "N3"}, "A: Mo4", ("turn-moth-not-playable", "turn-guard-moth")),
        ({"top": "N3"}, "A: draw", ("turn-must-play", "turn-draw-if-none")),
        ({"top": "N3"}, "B: N4", ("turn-order", "turn-draw-ends")),
        ({"top": "N3"}, "C: cheat N1", ("cheat-guard-never",)),
        ({"top": "N3"}, "B: cheat N4 N4", ("cheat-one-at-a-time",)),
        ({"top": "N3", "caught": "B"}, "A: cheat N2", ("cheat-frozen", "accuse-call")),
        ({"top": "N3"}, "A: accuse > B", ("accuse-guard-only",)),
        ({"top": "N3"}, "C: accuse > C", ("accuse-call", "cheat-guard-never")),
        (
            {"top": "Sp3", "action": "spider A", "to_move": "B"},
            "A: give Mo4 > B",
            ("spider-not-moth", "moth-never-given"),
        ),
        (
            {"top": "Mq3", "action": "gifts A B; A", "to_move": "B"},
            "A: give Mo4 > B",
            ("mosquito-not-moth", "moth-never-given"),
        ),
        (
            {"top": "N3", "guard": "A", "caught": "B"},
            "A: give Mo4 > B",
            ("accuse-penalty-not-moth", "moth-never-given"),
        ),
        (
            {"top": "Ck4", "action": "race C"},
            "A: throw N2",
            ("cockroach-wrong-number", "cockroach-first-only"),
        ),
        (
            {"top": "Ck4", "action": "race C"},
            "A: throw Mo4",
            ("cockroach-moth", "turn-moth-not-playable"),
        ),
    ],
)
def test_a_refusal(fields, move, clauses):
    table = position(**{"hands": "N2 N5 Mo4; N4 N4; N1 N1", "guard": "C", **fields})
    refused = violation(table, move)
    assert refused is not None
    assert refused.clauses == clauses


def test_no_rule_is_cited_that_an_option_has_put_aside():
    """Where only the others race, nobody says that the player may; a chained card acts."""
    table = position(hands="Ck4 N1; N1; An4 N1", top="N3", options="korean-magazine")
    assert "cockroach-player-may" not in citations(table, "A: Ck4")["race-opened"]
    chained = position(hands="Ck4 N1; N1; An4 N1", top="N3", options="standard cockroach-chains=on")
    thrown = citations(chained, "A: Ck4", "C: throw An4")["card-thrown"]
    assert thrown == ("cockroach-first-only", "cockroach-any-kind", "cockroach-race")
    drawn = position(
        hands="N1; N1; N1", to_move="B", top="Mq3", action="slaps A", options="french-reviews"
    )
    told = citations(drawn, "B: slap")
    assert told["slowest-found"] == told["card-drawn"] == ("mosquito-slowest-receives",)
    assert story(after(drawn, "B: slap"), "B: draw") == ["card-drawn B *"]
