"""Cheating: who may make which card disappear, when, and what becomes of it."""

import pytest

from games.core.notation import parse_move
from tests.games.cheating_moth.table import GAME, in_the_open, position
from tests.games.notation import (
    after,
    count,
    hand,
    hands,
    last_events,
    legal,
    refusal,
    sees,
    story,
    told,
    violation,
)

FOUR = "N1 N4 N5; N2 N4 Mo4; N1 N2 Mo1; N3 N5 N5"
PHASES = {
    "turn": {"top": "N3"},
    "spider": {"top": "Sp3", "action": "spider D"},
    "slaps": {"top": "Mq3", "action": "slaps D; B"},
    "gifts": {"top": "Mq3", "action": "gifts D B; C A"},
    "race": {"top": "Ck3", "action": "race D; A"},
}


@pytest.mark.parametrize("card", ["N2", "Sp2", "Mq2", "Ck2", "An2", "Mo2"])
def test_cheat_what(card):
    """A card of any kind, whether or not it would fit."""
    for top in ("N3", "N5"):
        table = position(hands=f"N1 N4; {card} N4; N1 N2", top=top, to_move="B")
        assert story(table, f"B: cheat {card}") == [f"slipped-away B {card}"]
        assert hands(after(table, f"B: cheat {card}")) == "N1 N4; N4; N1 N2"


def test_cheat_what__a_card_of_the_own_hand():
    table = position(hands="N1 N4; N2 N4; N1 N2", top="N3")
    assert refusal(table, "B: cheat N1") == "not-your-cards"
    assert refusal(table, "B: cheat N4") is None


def test_cheat_how_free():
    """The engine hears of a card, not of floor or sleeve: nothing else belongs to the move."""
    table = position(hands=FOUR, top="N3")
    (event,) = GAME.play(table.state, parse_move("B: cheat Mo4", GAME)).events
    assert event.args == {"seat": "B", "card": "Mo4"}
    assert refusal(table, "B: cheat Mo4 > C") == "names-a-player"


@pytest.mark.parametrize("phase", sorted(PHASES))
def test_cheat_when(phase):
    """In anybody's turn and while an action is carried out."""
    table = position(hands=FOUR, guard="D", **PHASES[phase])
    assert story(table, "B: cheat Mo4", "C: cheat Mo1") == [
        "slipped-away B Mo4",
        "slipped-away C Mo1",
    ]
    cheated = after(table, "B: cheat Mo4", "C: cheat Mo1")
    assert sees(cheated, "-").ask == sees(table, "-").ask


def test_cheat_when__in_the_own_turn_before_playing():
    table = position(hands=FOUR, top="N3", guard="D")
    assert story(table, "A: cheat N5", "A: N4") == ["slipped-away A N5", "card-played A N4"]
    assert story(table, "C: cheat Mo1") == ["slipped-away C Mo1"]


def test_cheat_one_at_a_time__ruling_q11():
    """The engine refuses what breaks the rules of cheating; one card after another is allowed."""
    table = position(hands=FOUR, top="N3")
    assert refusal(table, "B: cheat N2 Mo4") == "one-at-a-time"
    assert story(table, "B: cheat N2", "B: cheat Mo4") == [
        "slipped-away B N2",
        "slipped-away B Mo4",
    ]
    assert hands(after(table, "B: cheat N2", "B: cheat Mo4")).split("; ")[1] == "N4"
    assert refusal(after(table, "B: cheat N2", "B: cheat Mo4"), "B: cheat N4") == "last-card"


def test_cheat_hand_visible():
    """All see how large a hand is as far as they can know, and nothing moves it out of sight."""
    table = position(hands=FOUR, top="N3")
    for viewer in ("A", "C", "-"):
        assert [hand(table, seat, viewer).count for seat in "ABCD"] == [3, 3, 3, 3]
        cheated = after(table, "B: cheat Mo4")
        assert [hand(cheated, seat, viewer).count for seat in "ABCD"] == [3, 3, 3, 3]
    seats = {"draw", "cheat", "accuse", "give", "slap", "throw", "pass"}
    assert set(GAME.verbs) == {*seats, "deal", "shuffle"}


def test_cheat_not_last():
    table = position(hands="N1 N4; Mo4; N1 N2", top="N3")
    assert refusal(table, "B: cheat Mo4") == "last-card"
    assert legal(table, "B") == []
    assert refusal(table, "C: cheat N1") is None


def test_cheat_not_last__cm_ex_06():
    """CM-EX-06: C may not cheat the last card away, but play it or lose it to a mosquito."""
    table = position(hands="N1 N2; N1 N5; N2", to_move="C", top="N3")
    assert refusal(table, "C: cheat N2") == "last-card"
    assert in_the_open(table, "C") == ["N2"]
    assert story(table, "C: N2")[1] == "round-ended C"
    mosquito = position(hands="N2 Mq4; N1 N5; N2", top="N3")
    moves = ("A: Mq4", "C: slap", "A: give N2 > B", "C: give N2 > B")
    assert last_events(mosquito, *moves)[:2] == ["card-given C N2 B", "round-ended A C"]


def test_cheat_not_last__ruling_q12():
    """A lone moth: draw, and then cheat it away."""
    table = position(hands="N1 N2; N1 N5; Mo2", to_move="C", top="N3", stock="N5 +3")
    assert refusal(table, "C: Mo2") == "moth-not-playable"
    assert refusal(table, "C: cheat Mo2") == "last-card"
    assert in_the_open(table, "C") == ["draw"]
    assert story(table, "C: draw", "C: cheat Mo2") == ["card-drawn C N5", "slipped-away C Mo2"]


@pytest.mark.parametrize("phase", sorted(PHASES))
def test_cheat_guard_never(phase):
    table = position(hands=FOUR, guard="C", **PHASES[phase])
    assert refusal(table, "C: cheat Mo1") == "guard-cheats"
    assert [move for move in legal(table, "C") if move.startswith("cheat")] == []
    assert refusal(table, "B: cheat Mo4") is None


def test_cheat_guard_never__but_who_was_the_guard_may():
    table = position(hands=FOUR, top="N3", guard="C")
    passed = after(table, "B: cheat Mo4", "C: accuse > B", "C: give N1 > B")
    assert refusal(passed, "B: cheat Mo4") == "guard-cheats"
    assert story(passed, "C: cheat Mo1") == ["slipped-away C Mo1"]


def test_cheat_gone():
    """It joins neither pile, even when the discard pile is shuffled anew, and is not counted."""
    table = position(hands="N1 N5; N2 Mo4; N1 N5", top="N3", stock="", discard="N1 Sp1", guard="C")
    cheated = after(table, "B: cheat Mo4")
    assert (count(cheated, "stock"), count(cheated, "pile")) == (0, 3)
    assert story(cheated, "A: draw") == ["pile-used-up A 2"]
    waiting = after(cheated, "A: draw")
    assert GAME.chance(waiting.state) == (("N1", "Sp1"), 2, "shuffle")
    assert refusal(waiting, "@: shuffle N1 Mo4") == "not-in-the-deck"
    assert last_events(waiting, "@: shuffle N1 Sp1", "B: N2") == [
        "card-played B N2",
        "round-ended B",
        "slipped-cards-found B Mo4",
        "seat-scored A N1 N1 N5 3",
        "seat-scored B - 0",
        "seat-scored C N1 N5 2",
    ]


def test_cheat_gone__ruling_q13():
    """A cheated card found later has no consequence: when the round is over it comes to light."""
    table = position(hands="N1 N4; N2 N3 Mo4; N1 Sp5", top="N3", guard="C")
    moves = ("B: cheat Mo4", "A: N4", "B: cheat N2", "B: N3")
    assert last_events(table, *moves) == [
        "card-played B N3",
        "round-ended B",
        "slipped-cards-found B N2 Mo4",
        "seat-scored A N1 1",
        "seat-scored B - 0",
        "seat-scored C N1 Sp5 6",
    ]


def test_cheat_gone__until_then_nobody_is_told():
    table = position(hands="N1 N4; N3 Mo4; N1 Sp5", top="N3", guard="C")
    for viewer in ("A", "C", "-"):
        assert told(table, viewer, "B: cheat Mo4") == []
        assert sees(after(table, "B: cheat Mo4"), viewer) == sees(table, viewer)
        assert told(table, viewer, "B: cheat Mo4", "A: N4", "B: N3") == [
            "card-played A N4",
            "card-played B N3",
            "round-ended B",
            "slipped-cards-found B Mo4",
            "seat-scored A N1 1",
            "seat-scored B - 0",
            "seat-scored C N1 Sp5 6",
        ]
    assert told(table, "B", "B: cheat Mo4") == ["slipped-away B Mo4"]


def test_cheat_frozen():
    """From the call until the guard's card has been handed over."""
    table = position(hands=FOUR, top="N3", guard="D")
    called = after(table, "B: cheat Mo4", "D: accuse > B")
    for move in ("C: cheat Mo1", "A: cheat N1", "B: cheat Mo4"):
        assert refusal(called, move) == "cheat-frozen"
    assert refusal(called, "D: cheat N3") == "guard-cheats"
    assert [legal(called, seat) for seat in "ABC"] == [[], [], []]
    refused = violation(called, "C: cheat Mo1")
    assert refused is not None
    assert refused.params == {"seat": "B"}
    settled = after(called, "D: give N3 > B")
    assert story(settled, "C: cheat Mo1") == ["slipped-away C Mo1"]
