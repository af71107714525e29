"""Playing an action card, the spider and the mosquito, and that moths are never given."""

import pytest

from tests.games.cheating_moth.table import asked, counts, in_the_open, position
from tests.games.notation import (
    after,
    hands,
    last_events,
    refusal,
    story,
)


@pytest.mark.parametrize(
    ("card", "event"),
    [
        ("Sp4", ["spider-played A"]),
        ("Mq4", ["mosquito-played A"]),
        ("Ck4", ["race-opened A 4"]),
        ("An4", ["ant-played A", "card-drawn B N1", "card-drawn C N2"]),
    ],
)
def test_action_on_play(card, event):
    table = position(hands=f"{card} N1; N3 N5; N1 N5", top="N3", guard="B", stock="N1 N2")
    assert story(table, f"A: {card}") == [f"card-played A {card}", *event]
    assert story(table, f"A: cheat {card}") == [f"slipped-away A {card}"]


@pytest.mark.parametrize("card", ["Sp4", "Mq4"])
def test_action_on_play__is_carried_out_first(card):
    table = after(position(hands=f"{card} N1; N3 N5; N1 N5", top="N3"), f"A: {card}")
    for move in ("B: N3", "B: draw", "A: draw"):
        assert refusal(table, move) == "action-first"


@pytest.mark.parametrize(
    ("fields", "move"),
    [
        ({"top": "N2"}, "A: give Mo1 > B"),
        ({"top": "N2"}, "B: give N3 > A"),
        ({"top": "Mq3", "action": "slaps D", "to_move": "A"}, "B: give Mo4 > A"),
        ({"top": "Mq3", "action": "gifts D C; A", "to_move": "A"}, "B: give N3 > C"),
    ],
)
def test_moth_never_given(fields, move):
    """Nothing changes hands but by spider, mosquito and penalty."""
    table = position(hands="N1 Mo1; N3 Mo4; N1 N5; N3 N5", guard="C", **fields)
    assert refusal(table, move) == "owes-nothing"


@pytest.mark.parametrize(
    ("fields", "move"),
    [
        ({"top": "Sp2", "action": "spider A"}, "A: give Mo1 > B"),
        ({"top": "Mq3", "action": "gifts A B; A C D"}, "A: give Mo1 > B"),
        ({"top": "N3", "guard": "A", "caught": "B"}, "A: give Mo1 > B"),
    ],
)
def test_moth_never_given__by_nothing(fields, move):
    told = {"hands": "N1 Mo1; N3 Mo4; N1 N5; N3 N5", "to_move": "B", "guard": "C", **fields}
    assert refusal(position(**told), move) == "moth-given"


# Spider


def test_spider_give_one():
    """A card and a player of one's choice; then the left neighbour is next."""
    table = position(hands="Sp3 N1 An5; N4 N1; N2 N5; N3", top="N2", guard="B")
    played = after(table, "A: Sp3")
    assert asked(played) == ("spider", "A")
    assert in_the_open(played, "A") == [
        *("give N1 > B", "give N1 > C", "give N1 > D"),
        *("give An5 > B", "give An5 > C", "give An5 > D"),
    ]
    assert story(played, "A: give An5 > D", "B: N4") == ["card-given A An5 D", "card-played B N4"]
    assert hands(after(played, "A: give An5 > D")) == "N1; N1 N4; N2 N5; N3 An5"


def test_spider_give_one__to_somebody_else():
    table = position(hands="N1 An5; N4 N1; N2 N5", to_move="B", top="Sp3", action="spider A")
    assert refusal(table, "A: give N1 > A") == "gives-self"
    assert refusal(table, "A: give N1 > D") == "not-at-the-table"
    assert refusal(table, "A: give N1") == "nobody-named"
    assert refusal(table, "A: give N1 An5 > B") == "more-than-one"
    assert refusal(table, "A: give N4 > B") == "not-your-cards"
    assert refusal(table, "B: give N4 > A") == "owes-nothing"
    assert refusal(table, "A: pass") == "has-cards-to-give"


def test_spider_not_moth__cm_ex_08():
    """CM-EX-08: A can give N1, not Mo2."""
    table = position(hands="Sp3 N1 Mo2; N4 N1; N2 N5", top="N4")
    played = after(table, "A: Sp3")
    assert refusal(played, "A: give Mo2 > B") == "moth-given"
    assert in_the_open(played, "A") == ["give N1 > B", "give N1 > C"]
    assert story(played, "A: give N1 > B", "B: N4") == ["card-given A N1 B", "card-played B N4"]


def test_spider_no_eligible__cm_ex_08():
    """CM-EX-08: had A only moths left, nothing would happen."""
    table = position(hands="Sp3 Mo1 Mo2; N4 N1; N2 N5", top="N4")
    assert story(table, "A: Sp3", "B: N4") == [
        "card-played A Sp3",
        "spider-played A",
        "gave-nothing A",
        "card-played B N4",
    ]


def test_spider_no_eligible__when_the_card_slipped_away():
    table = position(
        hands="N1 Mo1; N4 N1; N2 N5", to_move="B", top="Sp3", action="spider A", guard="C"
    )
    assert story(table, "A: cheat N1", "A: pass") == ["slipped-away A N1", "gave-nothing A"]
    assert asked(after(table, "A: cheat N1", "A: pass")) == ("turn", "B")


def test_spider_may_empty__ruling_q6():
    table = position(hands="Sp3 N1; N4 N1; N2 N5", top="N4")
    assert story(table, "A: Sp3", "A: give N1 > C") == [
        "card-played A Sp3",
        "spider-played A",
        "card-given A N1 C",
        "round-ended A",
        "seat-scored A - 0",
        "seat-scored B N1 N4 2",
        "seat-scored C N1 N2 N5 3",
    ]


# Mosquito


def test_mosquito_slap():
    """All but its player slap, the guard too, each once; the order is told."""
    table = position(hands="Mq2 N1; N4 N1; N2 N5; N3 N3", top="N3", guard="C")
    played = after(table, "A: Mq2")
    assert asked(played) == ("slap", "B", "C", "D")
    assert refusal(played, "A: slap") == "own-mosquito"
    assert story(played, "D: slap") == ["slapped D 1"]
    slapped = after(played, "D: slap")
    assert asked(slapped) == ("slap", "B", "C")
    assert refusal(slapped, "D: slap") == "slapped-before"
    assert story(slapped, "C: slap") == ["slapped C 2", "slowest-found B"]


def test_mosquito_slap__ruling_q10():
    """Hands at the same moment: the guard decides, the engine gets an order."""
    told = {"hands": "N1 N2; N4 N1; N2 N5", "to_move": "B", "top": "Mq2", "action": "slaps A"}
    assert last_events(position(**told), "B: slap") == ["slapped B 1", "slowest-found C"]
    assert last_events(position(**told), "C: slap") == ["slapped C 1", "slowest-found B"]
    assert refusal(after(position(**told), "C: slap"), "B: slap") == "no-mosquito"


def test_mosquito_slap__ruling_q16():
    """A slap by mistake costs nothing: the engine only says that there is no mosquito."""
    table = position(hands="N4 N1; N4 N1; N2 N5", top="N3")
    assert refusal(table, "B: slap") == "no-mosquito"
    race = position(hands="N4 N1; N4 N1; N2 N5", to_move="B", top="Ck3", action="race A")
    assert refusal(race, "B: slap") == "no-mosquito"


CM_EX_09 = {"hands": "Mq2 N1 N2 N3; N1 N3 N4 N5; N1 N1 N2 N4 N4; N3 N5", "top": "N1"}


def test_mosquito_slowest_receives__cm_ex_09():
    """CM-EX-09: B is slowest and gets one card each from A, C and D; then it is B's turn."""
    table = position(**CM_EX_09)
    moves = ("A: Mq2", "C: slap", "D: slap", "C: give N2 > B", "A: give N1 > B", "D: give N5 > B")
    assert story(table, *moves) == [
        "card-played A Mq2",
        "mosquito-played A",
        "slapped C 1",
        "slapped D 2",
        "slowest-found B",
        "card-given C N2 B",
        "card-given A N1 B",
        "card-given D N5 B",
    ]
    assert counts(after(table, "A: Mq2")) == [3, 4, 5, 2]
    given = after(table, *moves)
    assert counts(given) == [2, 7, 4, 1]
    assert asked(given) == ("turn", "B")
    assert in_the_open(given, "B") == ["N1", "N3"]


def test_mosquito_slowest_receives__once_each():
    table = position(hands="N1 N2; N4 N1; N2 N5", to_move="B", top="Mq2", action="gifts A B; A C")
    assert refusal(table, "A: give N1 > C") == "wrong-receiver"
    assert refusal(table, "B: give N4 > A") == "owes-nothing"
    given = after(table, "A: give N1 > B")
    assert refusal(given, "A: give N2 > B") == "owes-nothing"
    assert asked(given) == ("gifts", "C")
    assert refusal(given, "B: N1") == "action-first"


def test_mosquito_giver_chooses__ruling_q7():
    table = position(
        hands="N1 Sp2; N4 N1; N2 An5 N5", to_move="B", top="Mq2", action="gifts A B; A C"
    )
    assert in_the_open(table, "A") == ["give N1 > B", "give Sp2 > B"]
    assert in_the_open(table, "C") == ["give N2 > B", "give N5 > B", "give An5 > B"]
    assert story(table, "C: give An5 > B", "A: give N1 > B") == [
        "card-given C An5 B",
        "card-given A N1 B",
    ]


def test_mosquito_not_moth():
    table = position(hands="N1 Mo2; N4 N1; N2 N5", to_move="B", top="Mq2", action="gifts A B; A C")
    assert refusal(table, "A: give Mo2 > B") == "moth-given"
    assert in_the_open(table, "A") == ["give N1 > B"]


def test_mosquito_no_eligible():
    table = position(hands="Mq2 N1 N2; N4 N1; Mo4 Mo4; N3", top="N3", guard="D")
    assert story(table, "A: Mq2", "C: slap", "D: slap") == [
        "card-played A Mq2",
        "mosquito-played A",
        "slapped C 1",
        "slapped D 2",
        "slowest-found B",
        "gave-nothing C",
    ]
    assert asked(after(table, "A: Mq2", "C: slap", "D: slap")) == ("gifts", "A", "D")


def test_mosquito_no_eligible__for_anybody():
    table = position(hands="Mq2 Mo1; N4 N1; Mo4 Mo4", top="N3")
    assert last_events(table, "A: Mq2", "C: slap") == [
        "slapped C 1",
        "slowest-found B",
        "gave-nothing C",
        "gave-nothing A",
    ]
    assert asked(after(table, "A: Mq2", "C: slap")) == ("turn", "B")


def test_mosquito_no_eligible__when_the_card_slipped_away():
    table = position(hands="N1 N2; N4 N1; N2 Mo5", to_move="B", top="Mq2", action="gifts A B; A C")
    assert refusal(table, "C: pass") == "has-cards-to-give"
    cheated = after(table, "C: cheat N2")
    assert in_the_open(cheated, "C") == ["pass"]
    assert story(cheated, "C: pass", "A: give N1 > B") == ["gave-nothing C", "card-given A N1 B"]


def test_mosquito_may_empty__ruling_q6():
    """The player of the mosquito may be out that way as well."""
    table = position(hands="Mq2 N1; N4 N1; N2 N5", top="N3")
    assert last_events(table, "A: Mq2", "C: slap", "C: give N5 > B", "A: give N1 > B") == [
        "card-given A N1 B",
        "round-ended A",
        "seat-scored A - 0",
        "seat-scored B N1 N1 N4 N5 4",
        "seat-scored C N2 1",
    ]


CM_EX_10 = {"hands": "Mq2 N1 N2 N3; N1 N3 N4 N5; N1 N1 N2 N4 N4; N3", "top": "N1"}


def test_mosquito_may_empty__cm_ex_10():
    """CM-EX-10: D gives the only card and is out; the round ends when all have given."""
    table = position(**CM_EX_10)
    moves = ("A: Mq2", "C: slap", "D: slap", "D: give N3 > B", "C: give N2 > B", "A: give N1 > B")
    assert story(table, *moves) == [
        "card-played A Mq2",
        "mosquito-played A",
        "slapped C 1",
        "slapped D 2",
        "slowest-found B",
        "card-given D N3 B",
        "card-given C N2 B",
        "card-given A N1 B",
        "round-ended D",
        "seat-scored A N2 N3 2",
        "seat-scored B N1 N1 N2 N3 N3 N4 N5 7",
        "seat-scored C N1 N1 N4 N4 4",
        "seat-scored D - 0",
    ]
