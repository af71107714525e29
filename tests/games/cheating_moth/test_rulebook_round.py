"""The end of a round and of the game: who is out, what is counted, who has won."""

import pytest

from games.core.cards import DEALER
from tests.games.cheating_moth.table import deal, new_game, position
from tests.games.notation import (
    after,
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

# The end of a round


def test_round_end():
    """At once, without another turn for anybody."""
    table = position(hands="N1 N2; N4; N3 N5", to_move="B", top="N3")
    assert story(table, "B: N4") == [
        "card-played B N4",
        "round-ended B",
        "seat-scored A N1 N2 2",
        "seat-scored B - 0",
        "seat-scored C N3 N5 2",
    ]
    ended = after(table, "B: N4")
    assert to_move(ended) == (DEALER,)
    assert refusal(ended, "C: N3") == "before-the-deal"
    assert [hand(ended, seat, "-").marks for seat in "ABC"] == [(), ("guard", "out"), ()]
    assert sees(ended, "-").scores == ((2, 0, 2),)


@pytest.mark.parametrize(
    ("fields", "move", "out"),
    [
        ({"hands": "N1; N2 N2; N5 N5", "top": "Sp3", "action": "spider A"}, "A: give N1 > B", "A"),
        (
            {"hands": "N1 N1; N2 N2; N5", "top": "Mq3", "action": "gifts A B; C"},
            "C: give N5 > B",
            "C",
        ),
        ({"hands": "N1 N1; N2 N2; N3", "top": "Ck3", "action": "race A"}, "C: throw N3", "C"),
        ({"hands": "N1; N2 N2; N5 N5", "top": "N3", "caught": "C"}, "A: give N1 > C", "A"),
    ],
)
def test_round_end__however_the_last_card_went(fields, move, out):
    table = position(to_move="B", **fields)
    ended = [event for event in story(table, move) if event.startswith("round-ended")]
    assert ended == [f"round-ended {out}"]
    assert to_move(after(table, move)) == (DEALER,)


def test_round_end__the_open_race_is_over():
    """The player of the cockroach may be out by the own card thrown in."""
    table = position(hands="Ck4 N4; N4 N5; N4 N3", top="N3")
    assert story(table, "A: Ck4", "A: throw N4")[2:] == [
        "card-thrown A N4",
        "round-ended A",
        "seat-scored A - 0",
        "seat-scored B N4 N5 2",
        "seat-scored C N3 N4 2",
    ]
    assert refusal(after(table, "A: Ck4", "A: throw N4"), "B: throw N4") == "before-the-deal"


def test_round_end__a_guard_who_is_out_calls_no_more():
    """While the other gifts are awaited nobody comes back by a wrong call."""
    table = position(
        hands="N1 N2; N3; N1 N4",
        to_move="B",
        guard="B",
        top="Mq2",
        action="gifts A C; A B",
        fresh="A: Mo4 0",
    )
    given = after(table, "B: give N3 > C")
    assert refusal(given, "B: accuse > A") == "guard-is-out"
    assert legal(given, "B") == []
    assert story(given, "A: give N1 > C")[1] == "round-ended B"


@pytest.mark.parametrize("card", ["Sp1", "Mq1", "Ck1"])
def test_round_last_action_void(card):
    table = position(hands=f"{card}; N1 N4; N5 N5", top="N2")
    assert story(table, f"A: {card}") == [
        f"card-played A {card}",
        f"last-action-void A {card}",
        "round-ended A",
        "seat-scored A - 0",
        "seat-scored B N1 N4 2",
        "seat-scored C N5 N5 2",
    ]


def test_round_last_action_void__cm_ex_16__ruling_q9():
    """CM-EX-16: D plays An1 as the last card on a 2; nobody draws."""
    table = position(hands="N1; N4; N5; An1", to_move="D", top="N2", guard="A")
    assert story(table, "D: An1") == [
        "card-played D An1",
        "last-action-void D An1",
        "round-ended D",
        "seat-scored A N1 1",
        "seat-scored B N4 1",
        "seat-scored C N5 1",
        "seat-scored D - 0",
    ]


def test_round_several_out__cm_ex_10():
    """CM-EX-10: if C too has exactly one eligible card, C and D are both out."""
    table = position(hands="Mq2 N1 N2 N3; N1 N3 N4 N5; N4; N3", top="N1")
    moves = ("A: Mq2", "C: slap", "D: slap", "D: give N3 > B", "A: give N1 > B", "C: give N4 > B")
    assert last_events(table, *moves) == [
        "card-given C N4 B",
        "round-ended C D",
        "seat-scored A N2 N3 2",
        "seat-scored B N1 N1 N3 N3 N4 N4 N5 7",
        "seat-scored C - 0",
        "seat-scored D - 0",
    ]
    assert sees(after(table, *moves[:-1]), "-").ask.seats == ("C",)
    ended = after(table, *moves)
    assert [hand(ended, seat, "-").marks for seat in "CD"] == [("out",), ("out",)]


# Points


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_score_number(number):
    table = position(hands=f"N3; N{number}; N{number} N{number} N{number}", top="N2")
    assert story(table, "A: N3")[3:] == [
        f"seat-scored B N{number} 1",
        f"seat-scored C N{number} N{number} N{number} 3",
    ]


@pytest.mark.parametrize("kind", ["Sp", "Mq", "Ck", "An"])
def test_score_action(kind):
    table = position(hands=f"N3; {kind}1; {kind}2 {kind}5", top="N2")
    assert story(table, "A: N3")[3:] == [
        f"seat-scored B {kind}1 5",
        f"seat-scored C {kind}2 {kind}5 10",
    ]


def test_score_moth():
    """The guard pays for one as well."""
    table = position(hands="N3; Mo1; Mo2 Mo5", top="N2", guard="C")
    assert story(table, "A: N3")[3:] == ["seat-scored B Mo1 10", "seat-scored C Mo2 Mo5 20"]


CM_EX_14 = {"hands": "N3; N1 N2 N2 Sp1 Mo1; Mo2 Mo3 N5; An1 Ck2 Mq3 Sp4", "top": "N2"}
CM_EX_14_SCORES = [
    "seat-scored A - 0",
    "seat-scored B N1 Sp1 Mo1 N2 N2 18",
    "seat-scored C Mo2 Mo3 N5 21",
    "seat-scored D An1 Ck2 Mq3 Sp4 20",
]


def test_score_out_zero__cm_ex_14():
    """CM-EX-14: A is out; 18, 21 and 20 for the others."""
    assert story(position(**CM_EX_14), "A: N3") == [
        "card-played A N3",
        "round-ended A",
        *CM_EX_14_SCORES,
    ]
    assert sees(after(position(**CM_EX_14), "A: N3"), "-").scores == ((0, 18, 21, 20),)


@pytest.mark.parametrize("guard", ["B", "C", "D"])
def test_score_guard_zero(guard):
    """Whoever has the guard card pays what the others would."""
    assert story(position(**CM_EX_14, guard=guard), "A: N3")[2:] == CM_EX_14_SCORES


def test_score_out_zero__whatever_slipped_away():
    table = position(hands="N3 Mo4; N1; N1", top="N2", guard="B")
    assert last_events(table, "A: cheat Mo4", "A: N3")[2:4] == [
        "slipped-cards-found A Mo4",
        "seat-scored A - 0",
    ]


# The game


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_game_rounds(seats):
    events = [event.name for made in played_out(new_game(seats=seats)) for event in made.events]
    assert events.count("round-ended") == events.count("round-opened") == seats
    assert events[-1] == "game-ended"


def test_game_rounds__then_nobody_acts():
    table = position(hands="N3; N1; N1", top="N2", points="0 1 2; 1 0 2")
    over = after(table, "A: N3")
    assert to_move(over) == ()
    assert refusal(over, "B: N1") == "game-over"
    assert refusal(over, deal("N1; N1; N1", "N1")) == "game-over"
    assert [legal(over, seat) for seat in "ABC"] == [[], [], []]


LOW = "N1 N1 N2 N2 N3 N3 N4 N5"


def test_game_next_guard__ruling_q3():
    """Clockwise from who was guard at the round's start, wherever the card has wandered since."""
    table = position(hands="N3 N3 N5; N4; N1 Mo4; N1", top="N2", guard="A")
    moves = ("C: cheat Mo4", "A: accuse > C", "A: give N5 > C", "A: N3", "B: N4")
    ended = after(table, *moves)
    assert [hand(ended, seat, "-").marks for seat in "ABCD"] == [(), ("guard", "out"), (), ()]
    assert story(ended, deal("; ".join([LOW] * 4), "N5"))[2] == "round-opened 2 B"
    assert to_move(after(ended, deal("; ".join([LOW] * 4), "N5")))[0] == "B"


def test_game_next_guard__everybody_starts_once():
    made = list(played_out(new_game(seats=4, first="C"), seed=3))
    opened = [
        event.args["seat"] for each in made for event in each.events if event.name == "round-opened"
    ]
    assert opened == ["C", "D", "A", "B"]


def test_game_winner():
    table = position(hands="N3; N1 Sp1; N1 N1", top="N2", points="10 0 4; 9 10 9")
    assert last_events(table, "A: N3") == [
        "card-played A N3",
        "round-ended A",
        "seat-scored A - 0",
        "seat-scored B N1 Sp1 6",
        "seat-scored C N1 N1 2",
        "game-ended C 15",
    ]
    ended = outcome(after(table, "A: N3"))
    assert (ended.scores, ended.winners, ended.termination) == (
        (19, 16, 15),
        ("C",),
        "all-rounds-played",
    )


def test_game_tie__cm_ex_18():
    """CM-EX-18: three rounds, 25 points each; all three share the win."""
    table = position(
        hands="N1 N2 Sp3; N1 N2 N3 N4; N5", to_move="C", top="N1", points="0 21 9; 18 0 16"
    )
    assert story(table, "C: N5") == [
        "card-played C N5",
        "round-ended C",
        "seat-scored A N1 N2 Sp3 7",
        "seat-scored B N1 N2 N3 N4 4",
        "seat-scored C - 0",
        "game-ended A B C 25",
    ]
    assert outcome(after(table, "C: N5")).scores == (25, 25, 25)
    assert outcome(after(table, "C: N5")).winners == ("A", "B", "C")


def test_game_tie__of_two():
    table = position(hands="N3; N1; N1 N2", top="N2", points="2 1 0; 2 2 3")
    assert last_events(table, "A: N3")[-1] == "game-ended A B 4"
    assert hands(after(table, "A: N3")) == "-; N1; N1 N2"
