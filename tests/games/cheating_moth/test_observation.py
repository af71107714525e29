"""What each viewer may see of a table and be told of a move, and that a slip is nobody's business.

Whoever cheats must not be given away by a count, a mark, a question or an event, until the card is
called in time or the round is over.
"""

import pytest

from games.core.notation import parse_move
from tests.games.cheating_moth.table import deal, new_game, position
from tests.games.notation import after, hand, laid, sees, told

FOUR = "N1 N4 N5; N2 N4 Mo4; N1 Mo1 N2; N3 N5 N5"
VIEWERS = ("A", "B", "D", "-")
"""Everybody but C, and a passer-by."""


# What is asked, and what lies where


@pytest.mark.parametrize(
    ("table", "code", "seats", "params"),
    [
        (
            position(hands=FOUR, top="N1", guard="D"),
            "turn",
            ("A",),
            {"seat": "A", "low": 2, "high": 5, "number": 1},
        ),
        (
            position(hands=FOUR, top="Sp3", action="spider D", guard="D"),
            "spider",
            ("D",),
            {"seat": "D"},
        ),
        (position(hands=FOUR, top="Mq3", action="slaps D; B"), "slap", ("A", "C"), {}),
        (
            position(hands=FOUR, top="Mq3", action="gifts D B; C D"),
            "gifts",
            ("C", "D"),
            {"to": "B"},
        ),
        (
            position(hands=FOUR, top="Ck3", action="race D; C"),
            "race",
            ("A",),
            {"seat": "A", "low": 2, "high": 4, "number": 3},
        ),
        (
            position(
                hands="N1; N1; N1; -",
                top="Ck3",
                action="race D",
                options="standard last-card-action=resolve-first",
            ),
            "last-race",
            ("A",),
            {"seat": "A", "low": 2, "high": 4, "number": 3},
        ),
        (
            position(hands=FOUR, top="N3", guard="D", caught="B"),
            "penalty",
            ("D",),
            {"seat": "D", "to": "B"},
        ),
        (
            position(
                hands=FOUR, top="N3", stock="", discard="N1 N2", draws="A", turn="B", to_move="@"
            ),
            "shuffle",
            ("@",),
            {"count": 2},
        ),
        (new_game(seats=3, first="C"), "deal", ("@",), {"round": 1, "seat": "C"}),
        (
            position(hands="-; N4; Mo4", to_move="@", guard="B", points="0 1 10"),
            "deal",
            ("@",),
            {"round": 2, "seat": "B"},
        ),
        (
            position(hands="-; N4; Mo4", to_move="-", points="0 1 10; 0 1 10; 0 1 10"),
            "over",
            (),
            {"seats": ("A",), "points": 0},
        ),
    ],
)
def test_what_is_asked(table, code, seats, params):
    for viewer in ("A", "B", "-", "*"):
        ask = sees(table, viewer).ask
        assert (ask.code, ask.seats, ask.params) == (code, seats, params)
        assert ask.clauses
        assert set(ask.clauses) <= table.game.cites()


PHASES = {
    "turn": {"top": "N3"},
    "spider": {"top": "Sp3", "action": "spider D"},
    "slaps": {"top": "Mq3", "action": "slaps D; B"},
    "gifts": {"top": "Mq3", "action": "gifts D A; B C"},
    "race": {"top": "Ck3", "action": "race D; A"},
    "caught": {"top": "N3", "caught": "A"},
    "draws": {"top": "N3", "stock": "", "discard": "N1", "draws": "A", "to_move": "@", "turn": "B"},
}
BANNERS = {"slaps": "slap", "race": "race", "caught": "caught"}


@pytest.mark.parametrize("phase", sorted(PHASES))
def test_a_seat_sees_its_own_hand_only(phase):
    table = position(hands=FOUR, guard="B", **PHASES[phase])
    for viewer in ("A", "C"):
        for seat in "ABCD":
            seen, real = hand(table, seat, viewer), hand(table, seat, "*")
            assert seen.count == real.count == 3
            assert seen.known == (real.known if seat == viewer else ())
    assert [hand(table, seat, "-").known for seat in "ABCD"] == [(), (), (), ()]
    assert sees(table, "-").banner == BANNERS.get(phase, "")


@pytest.mark.parametrize("phase", sorted(PHASES))
def test_marks_are_for_all(phase):
    table = position(hands=FOUR, guard="B", **PHASES[phase])
    expected = {"A": (), "B": ("guard",), "C": (), "D": ()}
    expected["A"] = {"caught": ("caught",), "gifts": ("slowest",)}.get(phase, ())
    for viewer in ("A", "D", "-", "*"):
        assert {seat: hand(table, seat, viewer).marks for seat in "ABCD"} == expected


def test_piles_show_the_top_card_and_how_many_lie_there():
    table = position(hands=FOUR, top="N3", stock="N4 +3", discard="N1 Sp1")
    for viewer in ("A", "-", "*"):
        zones = {zone.name: zone.laid for zone in sees(table, viewer).zones}
        assert sorted(zones) == ["pile", "stock"]
        assert [(each.cards, each.hidden) for each in zones["pile"]] == [(("N3",), 2)]
        assert [(each.cards, each.hidden) for each in zones["stock"]] == [((), 4)]


def test_hands_on_the_mosquito_lie_in_their_order():
    table = position(hands=f"{FOUR}; N1", top="Mq3", action="slaps E; C A")
    assert [(each.seat, each.marks) for each in laid(table, "slaps")] == [
        ("C", ("slapped",)),
        ("A", ("slapped",)),
        ("B", ("not-yet",)),
        ("D", ("not-yet",)),
    ]


def test_throws_lie_in_their_order():
    table = position(hands=FOUR, top="N3", action="race D; C A")
    assert [(each.seat, each.cards, each.marks) for each in laid(table, "race")] == [
        ("C", (), ("thrown",)),
        ("A", (), ("too-late",)),
    ]


def test_rounds_and_points_are_told():
    table = position(hands="N1; N2; N1", top="N3", points="0 26 7; 1 0 20")
    assert sees(table, "-").facts == {"round": 3, "rounds": 3}
    assert sees(table, "-").scores == ((0, 26, 7), (1, 0, 20))


def test_hands_and_what_slipped_away_lie_open_between_rounds():
    table = position(
        hands="-; N4; Mo4", to_move="@", guard="B", points="0 1 10", away="A: Sp1; C: N5"
    )
    assert [hand(table, seat, "-").known for seat in "ABC"] == [(), ("N4",), ("Mo4",)]
    assert [hand(table, seat, "-").marks for seat in "ABC"] == [("out",), ("guard",), ()]
    found = [(each.seat, each.cards, each.marks) for each in laid(table, "slipped")]
    assert found == [("A", ("Sp1",), ("slipped-away",)), ("C", ("N5",), ("slipped-away",))]


# Slips are secret

LARGE = "N1 N4 N5; N2 N4 Mo4; N1 Mo1 N2 N2; N3 N5 N5"

SLIPS = ("C: cheat Mo1", "C: cheat N1")
LATER = {
    "at once": ({"top": "N3"}, ()),
    "a card is played": ({"top": "N3"}, ("A: N4",)),
    "cards are played and drawn": ({"top": "N5"}, ("A: N4", "B: draw")),
    "C plays itself": ({"top": "N3", "to_move": "C"}, ("C: N2", "D: N3")),
    "another is called": ({"top": "N3"}, ("D: accuse > A",)),
    "another is caught": ({"top": "N3"}, ("B: cheat Mo4", "D: accuse > B", "D: give N5 > B")),
    "a spider": ({"top": "Sp3", "action": "spider D"}, ("D: give N5 > C", "A: N4")),
    "C has played a spider": (
        {"top": "Sp3", "action": "spider C", "to_move": "D"},
        ("C: give N2 > A", "D: draw"),
    ),
    "a mosquito": (
        {"top": "Mq3", "action": "slaps D; A"},
        ("C: slap", "A: give N1 > B", "C: give N2 > B", "D: give N3 > B"),
    ),
    "C is slowest": (
        {"top": "Mq3", "action": "gifts A C; A B", "to_move": "B"},
        ("A: give N1 > C", "B: give N2 > C", "B: N4"),
    ),
    "a race": ({"top": "Ck2", "action": "race D"}, ("B: throw N2", "C: throw N2", "A: N1")),
    "a race is not joined": ({"top": "Ck2", "action": "race D"}, ("A: N1", "B: N2")),
    "an ant": ({"hands": "N1 An4 N5; N2 N4 Mo4; N1 Mo1 N2; N3 N5", "top": "N3"}, ("A: An4",)),
    "a shuffle": (
        {"hands": "N1 N5; N2 N4; N1 Mo1 N2; N3 N5", "top": "N3", "stock": "", "discard": "N5"},
        ("A: draw", "@: shuffle N5", "B: N4"),
    ),
}


def clauses_told(table, viewer, *moves):
    """Return the clauses of all that `viewer` is told of."""
    found = []
    for move in moves:
        events = table.game.play(table.state, parse_move(move, table.game)).events
        found += [each.clauses for event in events if (each := event.seen_by(viewer))]
        table = after(table, move)
    return found


@pytest.mark.parametrize("slips", [SLIPS[:1], SLIPS], ids=["one card", "two cards"])
@pytest.mark.parametrize("later", sorted(LATER))
def test_a_slip_changes_nothing_for_others(later, slips):
    """The same moves with and without it: the same table, the same events, at every step."""
    fields, moves = LATER[later]
    honest = position(**{"hands": LARGE, "guard": "D", **fields})
    cheated = after(honest, *slips)
    assert cheated.state != honest.state
    for number in range(len(moves) + 1):
        for viewer in VIEWERS:
            seen = sees(after(cheated, *moves[:number]), viewer)
            assert seen == sees(after(honest, *moves[:number]), viewer), (number, viewer)
    for viewer in VIEWERS:
        assert clauses_told(cheated, viewer, *moves) == clauses_told(honest, viewer, *moves)
        assert told(cheated, viewer, *moves) == told(honest, viewer, *moves)
        assert told(honest, viewer, *slips) == []


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_slip_is_not_told_by_a_last_card_given(viewer):
    """C's hand is empty after the gift, which nobody may know while B's gift is awaited."""
    honest = position(
        hands="N1 N4 N5; N2 N4 Mo4; Mo1 N2; N3 N5", guard="D", top="Mq3", action="gifts D A; B C"
    )
    cheated = after(honest, "C: cheat Mo1")
    move = "C: give N2 > A"
    assert sees(after(cheated, move), viewer) == sees(after(honest, move), viewer)
    assert told(cheated, viewer, move) == told(honest, viewer, move)
    assert clauses_told(cheated, viewer, move) == clauses_told(honest, viewer, move)
    assert told(cheated, viewer, move, "B: give N2 > A")[-5] == "slipped-cards-found C Mo1"


@pytest.mark.parametrize("slips", [SLIPS[:1], SLIPS], ids=["one card", "two cards"])
def test_nobody_learns_from_a_slip_what_it_is(slips):
    """Which card it was makes no difference either."""
    table = position(hands=FOUR, top="N3", guard="D")
    other = position(hands="N1 N4 N5; N2 N4 Mo4; N5 Sp1 N2; N3 N5 N5", top="N3", guard="D")
    one = after(table, *slips)
    two = after(other, *("C: cheat Sp1", "C: cheat N5")[: len(slips)])
    for viewer in VIEWERS:
        assert sees(one, viewer) == sees(two, viewer)


def test_who_cheated_sees_the_card_lie_apart():
    table = after(position(hands=FOUR, top="N3", guard="D"), "C: cheat Mo1")
    for viewer in ("C", "*"):
        zones = {zone.name: zone.laid for zone in sees(table, viewer).zones}
        assert [(each.seat, each.cards, each.marks) for each in zones["slipped"]] == [
            ("C", ("Mo1",), ("can-be-caught",))
        ]
        assert hand(table, "C", viewer).known == ("N1", "N2")
    late = after(table, "A: N4", "B: draw")
    zones = {zone.name: zone.laid for zone in sees(late, "C").zones}
    assert [each.marks for each in zones["slipped"]] == [("slipped-away",)]
    for viewer in VIEWERS:
        assert "slipped" not in [zone.name for zone in sees(late, viewer).zones]


def test_who_cheated_sees_what_the_others_believe():
    table = position(hands=FOUR, top="N3", guard="D")
    assert [hand(table, "C", viewer).believed for viewer in ("C", "*", "A")] == [None, None, None]
    cheated = after(table, "C: cheat Mo1")
    assert [hand(cheated, "C", viewer).believed for viewer in ("C", "*", "A")] == [3, 3, None]
    caught = after(cheated, "D: accuse > C")
    assert [hand(caught, "C", viewer).believed for viewer in ("C", "*", "A")] == [None, None, None]


def test_a_slip_is_told_to_who_made_it():
    table = position(hands=FOUR, top="N3", guard="D")
    for viewer in ("C", "*"):
        assert told(table, viewer, "C: cheat Mo1") == ["slipped-away C Mo1"]


def test_all_see_it_when_it_is_caught():
    table = position(hands=FOUR, top="N3", guard="D")
    for viewer in ("A", "B", "C", "D", "-", "*"):
        events = told(table, viewer, "C: cheat Mo1", "D: accuse > C")
        assert events[-2:] == ["accused D C", "caught C Mo1"]
        caught = after(table, "C: cheat Mo1", "D: accuse > C")
        assert [hand(caught, seat, viewer).count for seat in "ABCD"] == [3, 3, 3, 3]
        assert "slipped" not in [zone.name for zone in sees(caught, viewer).zones]


def test_all_see_it_when_the_round_is_over():
    table = position(hands="N2; N4 N5; N1 Mo1 N2", top="N3", guard="B")
    for viewer in ("A", "B", "C", "-", "*"):
        events = told(after(table, "C: cheat Mo1"), viewer, "A: N2")
        assert events[2] == "slipped-cards-found C Mo1"
        ended = after(table, "C: cheat Mo1", "A: N2")
        assert hand(ended, "C", viewer).known == ("N1", "N2")
        zones = {zone.name: zone.laid for zone in sees(ended, viewer).zones}
        assert [each.cards for each in zones["slipped"]] == [("Mo1",)]


def test_it_is_gone_from_the_table_in_the_next_round():
    table = position(hands="N2; N4 N5; N1 Mo1 N2", top="N3", guard="B")
    low = "; ".join(["N1 N1 N2 N2 N3 N3 N4 N5"] * 3)
    again = after(table, "C: cheat Mo1", "A: N2", deal(low, "N5"))
    assert [hand(again, seat, "-").count for seat in "ABC"] == [8, 8, 8]
    assert [zone.name for zone in sees(again, "*").zones] == ["pile", "stock"]


def test_a_late_call_is_a_wrong_one_to_others():
    """That it came too late would tell that there had been something to call."""
    honest = after(position(hands=FOUR, top="N3", guard="D"), "A: N4", "B: draw")
    late = after(position(hands=FOUR, top="N3", guard="D"), "C: cheat Mo1", "A: N4", "B: draw")
    for viewer in VIEWERS:
        told_of_late = clauses_told(late, viewer, "D: accuse > C")
        assert told_of_late == clauses_told(honest, viewer, "D: accuse > C")
        assert told_of_late[1] == ("accuse-innocent",)
    for viewer in ("C", "*"):
        assert clauses_told(late, viewer, "D: accuse > C")[1] == (
            "accuse-innocent",
            "accuse-window",
        )


# Cards that change hands


@pytest.mark.parametrize(
    ("fields", "moves", "who"),
    [
        ({"top": "Sp3", "action": "spider D"}, ("D: give N5 > B",), ("D", "B")),
        ({"top": "Mq3", "action": "gifts D B; D A"}, ("D: give N5 > B",), ("D", "B")),
        ({"top": "N3", "guard": "D", "caught": "B"}, ("D: give N5 > B",), ("D", "B")),
    ],
)
def test_a_given_card_is_known_to_giver_and_receiver(fields, moves, who):
    table = position(**{"hands": FOUR, "guard": "C", **fields})
    for viewer in ("A", "B", "C", "D", "-", "*"):
        seen = told(table, viewer, *moves)[0]
        known = viewer in (*who, "*")
        assert seen == ("card-given D N5 B" if known else "card-given-unseen D B")


@pytest.mark.parametrize(
    ("fields", "move", "seat", "card"),
    [
        ({"top": "N2", "to_move": "B"}, "B: draw", "B", "Sp1"),
        ({"top": "N3"}, "D: accuse > A", "D", "Sp1"),
        (
            {"top": "Mq3", "action": "slaps A; C B", "to_move": "B", "options": "french-reviews"},
            "D: slap",
            "E",
            "Sp1",
        ),
        (
            {"top": "N3", "fresh": "B: Mo2 0", "options": "standard caught-gets=draw"},
            "D: accuse > B",
            "B",
            "Sp1",
        ),
    ],
)
def test_a_drawn_card_is_known_to_who_drew_it(fields, move, seat, card):
    table = position(**{"hands": f"{FOUR}; N1 N1", "guard": "D", "stock": f"{card} +3", **fields})
    for viewer in ("A", "B", "C", "D", "E", "-", "*"):
        seen = [event for event in told(table, viewer, move) if event.startswith("card-drawn")]
        known = viewer in (seat, "*")
        assert seen == [f"card-drawn {seat} {card}" if known else f"card-drawn-unseen {seat}"]


def test_an_ant_shows_everybody_one_card():
    table = position(hands="An4 N1; N1 N1; N2 N2", top="N3", stock="Sp1 Mo1")
    assert told(table, "B", "A: An4")[2:] == ["card-drawn B Sp1", "card-drawn-unseen C"]
    assert told(table, "C", "A: An4")[2:] == ["card-drawn-unseen B", "card-drawn C Mo1"]
    assert told(table, "A", "A: An4")[2:] == ["card-drawn-unseen B", "card-drawn-unseen C"]


def test_what_is_played_and_thrown_is_seen_by_all():
    table = position(hands="Ck4 N1; N1 N1 N4; N4 N2 N2", top="N3")
    for viewer in ("A", "B", "C", "-"):
        assert told(table, viewer, "A: Ck4", "C: throw N4", "B: throw N4") == [
            "card-played A Ck4",
            "race-opened A 4",
            "card-thrown C N4",
            "throw-too-late B N4",
        ]
