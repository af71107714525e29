"""Where the sources differ about action cards: what each value changes at the table."""

import pytest

from tests.games.cheating_moth.table import counts, in_the_open, position
from tests.games.notation import (
    after,
    last_events,
    refusal,
    sees,
    story,
)

# spider-last


def last_with_a_spider(value):
    return position(hands="Sp3 N1; N1 N4; N1 N5", top="N2", options=f"standard spider-last={value}")


def test_spider_may_empty__spider_last_on():
    table = last_with_a_spider("on")
    assert last_events(table, "A: Sp3", "A: give N1 > B") == [
        "card-given A N1 B",
        "round-ended A",
        "seat-scored A - 0",
        "seat-scored B N1 N1 N4 3",
        "seat-scored C N1 N5 2",
    ]


def test_spider_may_empty__spider_last_off():
    table = last_with_a_spider("off")
    assert story(table, "A: Sp3", "B: N4") == [
        "card-played A Sp3",
        "spider-played A",
        "gave-nothing A",
        "card-played B N4",
    ]
    assert counts(after(table, "A: Sp3")) == [1, 2, 2]


def test_spider_may_empty__spider_last_off__a_slip_leaves_one():
    options = "standard spider-last=off"
    table = position(
        hands="N1 N2; N1 N4; N1 N5",
        to_move="B",
        top="Sp3",
        guard="B",
        action="spider A",
        options=options,
    )
    cheated = after(table, "A: cheat N2")
    assert refusal(cheated, "A: give N1 > B") == "last-card-given"
    assert story(cheated, "A: pass") == ["gave-nothing A"]


def test_mosquito_may_empty__spider_last_off():
    """It is about spiders only."""
    table = position(
        hands="N1; N1 N4; N1 N5",
        to_move="B",
        top="Mq3",
        action="gifts A C; A",
        options="standard spider-last=off",
    )
    assert story(table, "A: give N1 > C")[1] == "round-ended A"


# mosquito-slowest


def slapped(value):
    table = position(
        hands="N1 N2; N1 N4; N1 N5; N3 N3",
        to_move="B",
        top="Mq3",
        action="slaps A; C",
        stock="Sp2 +2",
        options=f"standard mosquito-slowest={value}",
    )
    return table, story(table, "D: slap")


def test_mosquito_slowest_receives__mosquito_slowest_one_from_each():
    table, events = slapped("one-from-each")
    assert events == ["slapped D 2", "slowest-found B"]
    assert sees(after(table, "D: slap"), "-").ask.seats == ("A", "C", "D")


def test_mosquito_slowest_receives__mosquito_slowest_draw():
    table, events = slapped("draw")
    assert events == ["slapped D 2", "slowest-found B", "card-drawn B Sp2"]
    assert counts(after(table, "D: slap")) == [2, 3, 2, 2]
    assert sees(after(table, "D: slap"), "-").ask.code == "turn"


# cockroach-player


def own_cockroach(value):
    table = position(
        hands="Ck2 N2 N5; N4 N1; N2 N3", top="N3", options=f"standard cockroach-player={value}"
    )
    return after(table, "A: Ck2")


def test_cockroach_player_may__cockroach_player_on__cm_ex_12():
    """CM-EX-12: legal by default."""
    assert in_the_open(own_cockroach("on"), "A") == ["throw N2"]
    assert story(own_cockroach("on"), "A: throw N2") == ["card-thrown A N2"]


def test_cockroach_player_may__cockroach_player_off__cm_ex_12():
    """CM-EX-12: illegal where only the others race."""
    assert refusal(own_cockroach("off"), "A: throw N2") == "own-cockroach"
    assert in_the_open(own_cockroach("off"), "A") == []
    assert story(own_cockroach("off"), "C: throw N2") == ["card-thrown C N2"]


# cockroach-chains


def thrown(value, card, more="N5", options=""):
    table = position(
        hands=f"N1 N2; N1 N3; {card} {more}",
        to_move="B",
        top="Ck4",
        action="race A",
        stock="N1 N2 +2",
        options=f"standard cockroach-chains={value} {options}",
    )
    return table, f"C: throw {card}"


@pytest.mark.parametrize("card", ["Sp4", "Mq4", "An4"])
def test_cockroach_no_chain__cockroach_chains_off(card):
    assert story(*thrown("off", card)) == [f"card-thrown C {card}"]


@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("Sp4", ["spider-played C"]),
        ("Mq4", ["mosquito-played C"]),
        ("An4", ["ant-played C", "card-drawn A N1", "card-drawn B N2"]),
    ],
)
def test_cockroach_any_kind__cockroach_chains_on(card, more):
    """The action is carried out for who threw; the turn is where it was."""
    table, move = thrown("on", card)
    assert story(table, move) == [f"card-thrown C {card}", *more]


def test_spider_give_one__cockroach_chains_on():
    spider = after(*thrown("on", "Sp4", more="N5 N1"))
    assert refusal(spider, "B: N3") == "action-first"
    assert refusal(spider, "A: give N1 > B") == "owes-nothing"
    assert story(spider, "C: give N5 > A", "B: N3") == ["card-given C N5 A", "card-played B N3"]


def test_round_last_action_void__cockroach_chains_on():
    assert story(*thrown("on", "An4", more=""))[:3] == [
        "card-thrown C An4",
        "last-action-void C An4",
        "round-ended C",
    ]


def test_ant_others_draw__cockroach_chains_on__last_card_action_resolve_first():
    events = story(*thrown("on", "An4", more="", options="last-card-action=resolve-first"))
    assert events == [
        "card-thrown C An4",
        "ant-played C",
        "card-drawn A N1",
        "card-drawn B N2",
        "round-ended C",
        "seat-scored A N1 N1 N2 3",
        "seat-scored B N1 N2 N3 3",
        "seat-scored C - 0",
    ]


@pytest.mark.parametrize("card", ["Sp4", "Mq4", "An4"])
def test_cockroach_race__cockroach_chains_on__when_its_player_is_out(card):
    """The first card thrown onto a last cockroach ends the round, and does nothing more."""
    table = position(
        hands=f"-; N1 N3; {card} N5",
        to_move="B",
        top="Ck4",
        action="race A",
        options="standard cockroach-chains=on last-card-action=resolve-first",
    )
    assert story(table, f"C: throw {card}") == [
        f"card-thrown C {card}",
        "round-ended A",
        "seat-scored A - 0",
        "seat-scored B N1 N3 2",
        "seat-scored C N5 1",
    ]


# last-card-action


def last_ant(value):
    options = f"standard last-card-action={value}"
    hands = "N1; N4; N5; An1"
    return position(hands=hands, to_move="D", top="N2", stock="N1 Sp1 Mo1", options=options)


def test_round_last_action_void__last_card_action_void__cm_ex_16():
    """CM-EX-16: the round ends at once; nobody draws."""
    assert story(last_ant("void"), "D: An1") == [
        "card-played D An1",
        "last-action-void D An1",
        "round-ended D",
        "seat-scored A N1 1",
        "seat-scored B N4 1",
        "seat-scored C N5 1",
        "seat-scored D - 0",
    ]


def test_round_end__last_card_action_resolve_first__cm_ex_16():
    """CM-EX-16: A, B and C draw one card each before scoring."""
    assert story(last_ant("resolve-first"), "D: An1") == [
        "card-played D An1",
        "ant-played D",
        "card-drawn A N1",
        "card-drawn B Sp1",
        "card-drawn C Mo1",
        "round-ended D",
        "seat-scored A N1 N1 2",
        "seat-scored B Sp1 N4 6",
        "seat-scored C Mo1 N5 11",
        "seat-scored D - 0",
    ]


def test_pile_reshuffle__last_card_action_resolve_first():
    """The round ends when all have drawn, although the cards must be shuffled first."""
    options = "standard last-card-action=resolve-first"
    table = position(
        hands="An4; N1; Sp1", top="N3", stock="", discard="N2 N5", guard="B", options=options
    )
    assert story(table, "A: An4") == ["card-played A An4", "ant-played A", "pile-used-up B 3"]
    assert last_events(table, "A: An4", "@: shuffle N2 N3 N5") == [
        "pile-reshuffled 3 An4",
        "card-drawn B N2",
        "card-drawn C N3",
        "round-ended A",
        "seat-scored A - 0",
        "seat-scored B N1 N2 2",
        "seat-scored C Sp1 N3 6",
    ]


def last_card(card, others="N3 N5; N3 N4"):
    options = "standard last-card-action=resolve-first"
    return position(hands=f"{card}; {others}", top="N3", guard="B", options=options)


def test_spider_give_one__last_card_action_resolve_first():
    """There is no card left to give."""
    assert story(last_card("Sp4"), "A: Sp4") == [
        "card-played A Sp4",
        "spider-played A",
        "round-ended A",
        "seat-scored A - 0",
        "seat-scored B N3 N5 2",
        "seat-scored C N3 N4 2",
    ]


def test_mosquito_slowest_receives__last_card_action_resolve_first():
    """The others slap and give; the player of the mosquito has nothing to give and is out."""
    table = last_card("Mq4")
    assert story(table, "A: Mq4", "C: slap", "C: give N3 > B") == [
        "card-played A Mq4",
        "mosquito-played A",
        "slapped C 1",
        "slowest-found B",
        "card-given C N3 B",
        "round-ended A",
        "seat-scored A - 0",
        "seat-scored B N3 N3 N5 3",
        "seat-scored C N4 1",
    ]


def test_round_several_out__last_card_action_resolve_first():
    table = last_card("Mq4", others="N3 N5; N3")
    assert last_events(table, "A: Mq4", "C: slap", "C: give N3 > B")[1] == "round-ended A C"


def test_cockroach_race__last_card_action_resolve_first():
    """The race is run: a card thrown in ends the round, or who is next lets it end."""
    table = last_card("Ck4")
    raced = after(table, "A: Ck4")
    assert story(table, "A: Ck4") == ["card-played A Ck4", "race-opened A 4"]
    assert (sees(raced, "-").ask.code, sees(raced, "-").ask.seats) == ("last-race", ("B",))
    assert in_the_open(raced, "B") == ["pass"]
    assert refusal(raced, "B: N3") == "action-first"
    assert story(raced, "C: throw N4")[:2] == ["card-thrown C N4", "round-ended A"]
    assert story(raced, "B: pass")[:2] == ["race-closed B", "round-ended A"]


def test_round_several_out__last_card_action_resolve_first__by_the_race():
    raced = after(last_card("Ck4", others="N3 N5; N4"), "A: Ck4")
    assert story(raced, "C: throw N4")[:2] == ["card-thrown C N4", "round-ended A C"]
