"""Calling: who may, how long a card can be called, and what follows a right or a wrong call."""

import pytest

from games.core.notation import parse_move
from tests.games.cheating_moth.table import GAME, counts, in_the_open, position
from tests.games.notation import (
    after,
    citations,
    hand,
    hands,
    last_events,
    legal,
    refusal,
    sees,
    story,
)

FOUR = "N1 N4 N5; N2 N4 Mo4; N1 Mo1 N2; N3 N5 N5"


def test_accuse_guard_only():
    table = position(hands=FOUR, top="N3", guard="D")
    for seat in "ABC":
        other = "B" if seat == "A" else "A"
        assert refusal(table, f"{seat}: accuse > {other}") == "not-the-guard"
        assert [move for move in legal(table, seat) if move.startswith("accuse")] == []
    assert legal(table, "D") == ["accuse > A", "accuse > B", "accuse > C"]


def test_accuse_guard_only__whoever_has_the_guard_card_now():
    table = position(hands=FOUR, top="N3", guard="D")
    passed = after(table, "B: cheat Mo4", "D: accuse > B", "D: give N3 > B")
    assert refusal(passed, "D: accuse > A") == "not-the-guard"
    assert story(passed, "B: accuse > D")[0] == "accused B D"


def test_accuse_call():
    """Play stops at once."""
    table = after(position(hands=FOUR, top="N3", guard="D"), "B: cheat Mo4")
    assert story(table, "D: accuse > B") == ["accused D B", "caught B Mo4"]
    called = after(table, "D: accuse > B")
    for move in ("A: N4", "A: draw", "D: accuse > A", "B: pass", "B: give N2 > A"):
        assert refusal(called, move) == "accusation-first"
    assert (sees(called, "-").ask.code, sees(called, "-").ask.seats) == ("penalty", ("D",))


def test_accuse_call__somebody_else_at_the_table():
    table = position(hands=FOUR, top="N3", guard="D")
    assert refusal(table, "D: accuse") == "nobody-named"
    assert refusal(table, "D: accuse > D") == "accuses-self"
    assert refusal(table, "D: accuse > E") == "not-at-the-table"


def test_accuse_call__ruling_q4():
    """A charge is against a player: whichever card it was, and however many."""
    table = position(hands=FOUR, top="N3", guard="D")
    cheated = after(table, "B: cheat N2", "C: cheat Mo1", "B: cheat Mo4")
    assert story(cheated, "D: accuse > B") == ["accused D B", "caught B N2 Mo4"]
    assert story(cheated, "D: accuse > C") == ["accused D C", "caught C Mo1"]
    assert story(cheated, "D: accuse > A")[1] == "wrongly-accused D A"


INTERRUPTED = [
    ("Sp3", "spider A", "A: give N1 > D"),
    ("Mq3", "slaps A; D", "C: slap"),
    ("Mq3", "gifts A B; D C", "C: give N1 > B"),
    ("Ck3", "race A", "D: throw N3"),
]


@pytest.mark.parametrize(("top", "action", "move"), INTERRUPTED)
def test_accuse_call__ruling_q15(top, action, move):
    """The guard may call during an action: it waits, and is then completed."""
    table = position(hands=FOUR, to_move="B", guard="D", top=top, action=action)
    called = after(table, "B: cheat Mo4", "D: accuse > B")
    assert refusal(called, move) == "accusation-first"
    settled = after(called, "D: give N5 > B")
    assert refusal(settled, move) is None
    assert sees(settled, "-").ask == sees(table, "-").ask
    assert sees(settled, "-").zones == sees(table, "-").zones


# How long a card can be called

WINDOW = {"hands": "N2 N4 N5 N5; N2 N4 Mo4; N1 N3 N5 N5; N4 N4 N4", "top": "N3", "guard": "D"}


def test_accuse_window__ruling_q2():
    """One public event may go by; after a second one it is too late."""
    table = after(position(**WINDOW), "B: cheat Mo4")
    assert story(table, "D: accuse > B")[1] == "caught B Mo4"
    assert last_events(table, "A: N4", "D: accuse > B")[1] == "caught B Mo4"
    late = after(table, "A: N2", "B: draw")
    assert story(late, "D: accuse > B") == [
        "accused D B",
        "wrongly-accused D B",
        "card-drawn D *",
        "play-resumed C",
    ]
    assert citations(late, "D: accuse > B")["wrongly-accused"] == (
        "accuse-innocent",
        "accuse-window",
    )


PUBLIC_EVENTS = [
    ("a card is played", {"top": "N3"}, ("A: N4",)),
    ("a card is drawn", {"top": "N2"}, ("A: draw",)),
    ("another is called", {"top": "N3"}, ("D: accuse > A",)),
    ("a spider's gift", {"to_move": "B", "top": "Sp3", "action": "spider A"}, ("A: give N4 > C",)),
    (
        "a mosquito's gifts",
        {"to_move": "B", "top": "Mq3", "action": "gifts A C; A"},
        ("A: give N4 > C",),
    ),
    (
        "the slowest draws",
        {"to_move": "B", "top": "Mq3", "action": "slaps A; B", "options": "french-reviews"},
        ("C: slap",),
    ),
    ("a card is thrown in", {"to_move": "B", "top": "Ck3", "action": "race A"}, ("C: throw N3",)),
]


@pytest.mark.parametrize(("what", "fields", "moves"), PUBLIC_EVENTS)
def test_accuse_window__what_goes_by(what, fields, moves):
    told = {"hands": WINDOW["hands"], "guard": "D", **fields}
    fresh = position(**told, fresh="B:Sp1 0")
    assert last_events(fresh, *moves, "D: accuse > B")[1] == "caught B Sp1", what
    older = position(**told, fresh="B:Sp1 1")
    assert story(older, "D: accuse > B")[1] == "caught B Sp1", what
    assert last_events(older, *moves, "D: accuse > B")[1] == "wrongly-accused D B", what


STEPS = [
    ("a slap", {"top": "Mq3", "action": "slaps A"}, ("C: slap",)),
    ("one gift of several", {"top": "Mq3", "action": "gifts A C; A D"}, ("D: give N4 > C",)),
    ("a card that comes too late", {"top": "Ck3", "action": "race A; D"}, ("C: throw N3",)),
    ("another card slips away", {"top": "N3"}, ("A: cheat N5",)),
]


@pytest.mark.parametrize(("what", "fields", "moves"), STEPS)
def test_accuse_window__steps_of_an_action_do_not_count(what, fields, moves):
    told = {"hands": WINDOW["hands"], "to_move": "B", "guard": "D", **fields}
    older = position(**told, fresh="B:Sp1 1")
    assert last_events(older, *moves, "D: accuse > B")[1] == "caught B Sp1", what


def test_accuse_window__each_card_has_its_own():
    table = position(hands="N1 N2 N4; N2 N4 Mo4 Mo3; N1 N5 N3; N4 N4", top="N3", guard="D")
    table = after(table, "B: cheat Mo4", "A: N2", "B: cheat Mo3")
    assert story(table, "D: accuse > B")[1] == "caught B Mo3 Mo4"
    drawn = after(table, "B: draw")
    assert story(drawn, "D: accuse > B")[1] == "caught B Mo3"


# A right call


def test_accuse_truth():
    """The accused is asked nothing and can deny nothing: what the engine saw is the answer."""
    table = after(position(hands=FOUR, top="N3", guard="D"), "B: cheat Mo4")
    events = GAME.play(table.state, parse_move("D: accuse > B", GAME)).events
    assert [event.name for event in events] == ["accused", "caught"]
    assert legal(after(table, "D: accuse > B"), "B") == []


def test_accuse_guilty_return():
    """All that can still be called comes back."""
    table = position(hands=FOUR, top="N3", guard="D")
    called = after(table, "B: cheat N2", "B: cheat Mo4", "D: accuse > B")
    assert hands(called) == FOUR
    assert hand(called, "B", "-").marks == ("caught",)


CM_EX_04 = {"hands": "N1 N2 N4 N4; N1 N1 N3 Mo4 Mo4; N1 N5 N3", "top": "N3"}


def test_accuse_guilty_return__cm_ex_04():
    """CM-EX-04: the card comes back, another one with it, B becomes guard, play continues."""
    table = position(**CM_EX_04)
    assert counts(table) == [4, 5, 3]
    moves = ("B: cheat Mo4", "A: accuse > B", "A: give N1 > B")
    assert story(table, *moves) == [
        "slipped-away B Mo4",
        "accused A B",
        "caught B Mo4",
        "card-given A N1 B",
        "guard-passed B A",
        "play-resumed A",
    ]
    assert counts(after(table, *moves[:2])) == [4, 5, 3]
    settled = after(table, *moves)
    assert counts(settled) == [3, 6, 3]
    assert [hand(settled, seat, "-").marks for seat in "ABC"] == [(), ("guard",), ()]
    assert in_the_open(settled, "A") == ["N2", "N4"]


def test_accuse_guilty_penalty_card():
    table = position(**CM_EX_04)
    called = after(table, "B: cheat Mo4", "A: accuse > B")
    assert legal(called, "A") == ["give N1 > B", "give N2 > B", "give N4 > B"]
    assert refusal(called, "A: give N1 > C") == "wrong-receiver"
    assert refusal(called, "A: give N3 > B") == "not-your-cards"
    assert refusal(called, "A: give N1") == "nobody-named"
    assert refusal(called, "A: give N1 N2 > B") == "more-than-one"
    assert refusal(called, "A: pass") == "accusation-first"
    assert story(called, "A: give N4 > B")[0] == "card-given A N4 B"


def test_accuse_guilty_penalty_card__cm_ex_15():
    """CM-EX-15: the guard's last card goes this way, and the round ends."""
    table = position(hands="N2; N1 Mo4; N1 N5", to_move="C", top="N3")
    assert story(table, "B: cheat Mo4", "A: accuse > B", "A: give N2 > B") == [
        "slipped-away B Mo4",
        "accused A B",
        "caught B Mo4",
        "card-given A N2 B",
        "guard-passed B A",
        "round-ended A",
        "seat-scored A - 0",
        "seat-scored B N1 N2 Mo4 12",
        "seat-scored C N1 N5 2",
    ]


def test_accuse_penalty_choice__ruling_q5():
    """The guard chooses, number or action card."""
    table = position(hands="N2 Sp4 An5; N1 Mo4; N1 N5", to_move="C", top="N3")
    called = after(table, "B: cheat Mo4", "A: accuse > B")
    assert legal(called, "A") == ["give N2 > B", "give Sp4 > B", "give An5 > B"]
    assert hands(after(called, "A: give Sp4 > B")) == "N2 An5; N1 Sp4 Mo4; N1 N5"
    assert story(called, "A: give Sp4 > B") == [
        "card-given A Sp4 B",
        "guard-passed B A",
        "play-resumed C",
    ]
    assert counts(after(called, "A: give Sp4 > B")) == [2, 3, 2]


def test_accuse_penalty_not_moth__ruling_q5():
    table = position(hands="N2 Mo1; N1 Mo4; N1 N5", to_move="C", top="N3")
    called = after(table, "B: cheat Mo4", "A: accuse > B")
    assert refusal(called, "A: give Mo1 > B") == "moth-given"
    assert legal(called, "A") == ["give N2 > B"]


def test_accuse_penalty_not_moth__cm_ex_15():
    """CM-EX-15: with a moth as the only card nothing is given, and play continues."""
    table = position(hands="Mo2; N1 Mo4; N1 N5", to_move="C", top="N3")
    assert story(table, "B: cheat Mo4", "A: accuse > B", "C: draw") == [
        "slipped-away B Mo4",
        "accused A B",
        "caught B Mo4",
        "gave-nothing A",
        "guard-passed B A",
        "play-resumed C",
        "card-drawn C *",
    ]


def test_accuse_guilty_guard_passes():
    table = position(hands=FOUR, top="N3", guard="D")
    settled = after(table, "B: cheat Mo4", "D: accuse > B", "D: give N5 > B")
    assert story(table, "B: cheat Mo4", "D: accuse > B", "D: give N5 > B")[-2] == "guard-passed B D"
    assert [hand(settled, seat, "-").marks for seat in "ABCD"] == [(), ("guard",), (), ()]
    assert legal(settled, "B") == ["accuse > A", "accuse > C", "accuse > D"]
    assert legal(settled, "D") == ["cheat N3", "cheat N5"]


def test_accuse_guilty_guard_passes__ruling_q14():
    """In mid-turn: the new guard may no longer cheat but may play moths, at once."""
    table = position(hands="N3 N5 N5; N1 Mo4 Mo2; N1 N2", to_move="B", top="N3")
    assert refusal(table, "B: Mo2") == "moth-not-playable"
    settled = after(table, "B: cheat Mo4", "A: accuse > B", "A: give N5 > B")
    assert refusal(settled, "B: cheat Mo4") == "guard-cheats"
    assert in_the_open(settled, "B") == ["Mo2", "Mo4"]
    assert story(settled, "B: Mo2") == ["card-played B Mo2"]


# A wrong call


def test_accuse_innocent__cm_ex_05():
    """CM-EX-05: the guard draws one card and stays guard."""
    table = position(hands="N1 N2 N4 N4; N1 N5; N1 N5", top="N3", stock="Sp2 +3")
    assert story(table, "A: accuse > C") == [
        "accused A C",
        "wrongly-accused A C",
        "card-drawn A Sp2",
        "play-resumed A",
    ]
    called = after(table, "A: accuse > C")
    assert counts(called) == [5, 2, 2]
    assert hand(called, "A", "-").marks == ("guard",)
    assert in_the_open(called, "A") == ["N2", "Sp2", "N4"]


def test_accuse_innocent__another_was_cheating():
    table = position(hands=FOUR, top="N3", guard="D", stock="N2 N2")
    cheated = after(table, "B: cheat Mo4")
    assert story(cheated, "D: accuse > C")[1:3] == ["wrongly-accused D C", "card-drawn D N2"]
    assert last_events(cheated, "D: accuse > C", "D: accuse > B")[1] == "caught B Mo4"


def test_accuse_resume():
    """Where it was interrupted, in the same order of turns, whoever is the guard now."""
    table = position(hands=FOUR, to_move="C", top="N3", guard="A")
    moves = ("B: cheat Mo4", "A: accuse > B", "A: give N1 > B", "C: N2", "D: N3", "A: N4")
    assert story(table, *moves)[-4:] == [
        "play-resumed C",
        "card-played C N2",
        "card-played D N3",
        "card-played A N4",
    ]


def test_accuse_resume__ruling_q15():
    """Hands that came down before the call keep their order."""
    table = position(hands=FOUR, to_move="B", guard="D", top="Mq3", action="slaps A")
    moves = ("C: slap", "B: cheat Mo4", "D: accuse > B", "D: give N3 > B", "B: slap")
    assert story(table, *moves)[-3:] == ["play-resumed B", "slapped B 2", "slowest-found D"]
