"""What a table says, before anything of it is drawn."""

from typing import Any

import pytest

from games.core.protocol import PUBLIC
from teachapp.table.identity import follow
from teachapp.table.layout import MarkView, PileView, SeatView, TableView, layout
from tests.table.fakes import GAME as game
from tests.table.fakes import WORDS, seen, states

FIVE = "standard A 5,9,12,Q,H20;2,7,7,13;1,9,9,9;2,7,8,11;3,10,Q,H15"


def table(position: str, *moves: str, viewer: str = "*", **asked: Any) -> TableView:
    return layout(seen(position, *moves, viewer=viewer), WORDS, game="vampire-queen", **asked)


def seat(view: TableView, letter: str) -> SeatView:
    return next(each for each in view.seats if each.seat == letter)


def test_seats_go_clockwise_from_the_one_at_the_bottom():
    view = table(FIVE, bottom="D")
    assert [each.seat for each in view.seats] == ["D", "E", "A", "B", "C"]
    assert [each.place for each in view.seats] == [f"seat-{at}-of-5" for at in range(1, 6)]


def test_the_leader_sits_at_the_bottom_of_an_open_table():
    view = table("standard B 5,9;3,H20;4,H15", "B: 3")
    assert [each.seat for each in view.seats] == ["B", "C", "A"]


def test_a_viewer_sits_at_the_bottom_of_the_own_table():
    assert [each.seat for each in table(FIVE, viewer="C").seats] == ["C", "D", "E", "A", "B"]


def test_the_hand_of_the_seat_to_move_is_near_on_an_open_table():
    view = table(FIVE, "A: 5")
    assert view.near == seat(view, "B")
    assert [each.seat for each in view.seats if each.is_to_move] == ["B"]


def test_the_own_hand_is_near_whoever_moves():
    view = table(FIVE, "A: 5", viewer="E")
    assert view.near == seat(view, "E")
    assert seat(view, "B").is_to_move


def test_nobody_is_near_where_no_hand_can_be_seen():
    assert table(FIVE, viewer=PUBLIC).near is None


def test_a_trick_is_told_in_order_of_play():
    view = table(FIVE, "A: H20", "B: 7", "C: 1", "D: 7")
    (trick,) = view.zones
    told = [(play.name, play.words, play.states, play.counts) for play in trick.plays]
    assert told == [
        ("seat A", "cards H20", "lead", 0),
        ("seat B", "cards 7", "", None),
        ("seat C", "cards 1", "", None),
        ("seat D", "cards 7", "takes", None),
    ]
    assert trick.plays[0].marks == (MarkView("lead", "mark lead"),)


def test_a_queen_says_what_she_counts():
    plays = table(FIVE, "A: 9 Q").zones[0].plays
    assert [(play.words, play.counts) for play in plays] == [("cards 9 Q", None)]
    alone = table("standard A Q,H20;5;H15", "A: Q").zones[0].plays
    assert [(play.words, play.counts) for play in alone] == [("cards Q", 14)]
    hunted = table("standard A 5,H20;Q,2;7,H15", "A: H20", "B: Q").zones[0].plays
    assert [(play.words, play.counts) for play in hunted] == [("cards H20", 0), ("cards Q", 1)]


def test_a_pass_has_no_cards():
    play = table(FIVE, "A: 5", "B: pass").zones[0].plays[1]
    assert (play.cards, play.words, play.states) == ((), "", "passed")


def test_an_empty_trick_is_no_pile():
    view = table(FIVE)
    assert [(zone.name, zone.plays) for zone in view.zones] == [("zone trick", ())]
    assert view.piles == (PileView("put-away", "zone put-away", 0),)


def test_what_lies_aside_is_told_where_all_cards_are():
    dealt = table("standard,hand-size=2 A 5,5,H20;6,6;7,7,H15")
    assert dealt.piles[1:] == (PileView("aside", "zone aside", 102),)


def test_what_is_asked_and_how_the_game_stands():
    view = table(FIVE, "A: H20")
    assert (view.ask, view.banner, view.banner_words) == ("ask hunt", "hunt", "banner hunt")
    assert view.ask_clauses == ("hunt-any-value", "hunt-no-pass")
    assert view.facts == "facts stage=1 stages=5"


def test_points_are_summed_and_unknown_before_the_first_stage_is_scored():
    assert [each.points for each in table(FIVE).seats] == [None] * 5
    scored = table("standard @ 3,10,Q;-;7,8,H15,H20 points=27,0,50;1,2,3 ban=", bottom="A")
    assert [each.points for each in scored.seats] == [28, 2, 53]
    assert [mark.code for mark in seat(scored, "B").marks] == ["out"]


def test_the_banned_hunter_is_marked():
    view = table("standard A 4,9,H20;5,8;H15,6 ban=H20")
    marked = {card.index: card.marks for card in seat(view, "A").cards if card.marks}
    assert marked == {"20": (MarkView("banned", "mark banned"),)}


def test_cards_of_the_seat_to_move_lead_somewhere_or_say_why_not():
    hrefs = {"B": {"2": "?try=2", "7": "?try=7"}}
    view = table(FIVE, "A: 5", hrefs=hrefs, quiet={"B": {"2": "too low"}})
    drawn = [(card.index, card.href, card.quiet) for card in seat(view, "B").cards]
    assert drawn == [
        ("2", "?try=2", "too low"),
        ("7", "?try=7", ""),
        ("7", "?try=7", ""),
        ("13", "", ""),
    ]
    assert {(card.href, card.quiet) for card in seat(view, "D").cards} == {("", "")}


def test_cards_are_drawn_by_kind_and_carried_by_name():
    cards = seat(table(FIVE), "A").cards
    assert [(card.key, card.kind, card.name, card.spacing) for card in cards] == [
        ("5a", "n", "card 5", ""),
        ("9a", "n", "card 9", ""),
        ("12a", "n", "card 12", "wide"),
        ("Qa", "q", "card Q", "wide"),
        ("H20a", "h", "card H20", "wide"),
    ]
    assert [card.spacing for card in seat(table(FIVE), "B").cards] == ["", "", "again", "wide"]


def test_hidden_cards_have_a_slot_and_nothing_else():
    """The hunter is known: it has a hunter on both sides (deck-hunters-two-faced)."""
    view = table(FIVE, viewer="B")
    drawn = [(card.key, card.kind, card.index, card.name) for card in seat(view, "E").cards]
    back = "card-back-plain"
    assert drawn == [
        ("H15a", "h", "15", "card H15"),
        *((f"back-E-{slot}", "back", "", back) for slot in (1, 2, 3)),
    ]


def test_names_given_are_the_names_drawn():
    played = states(FIVE, "A: H20", "B: 7")
    names = follow(game.observe(state, "*") for state in played)
    view = layout(game.observe(played[-1], "*"), WORDS, game="vampire-queen", names=names)
    assert [card.key for card in view.zones[0].plays[1].cards] == ["7b"]
    assert [card.key for card in seat(view, "B").cards] == ["2a", "7a", "13a"]


@pytest.mark.parametrize("viewer", ["*", "-", "A", "D"])
def test_a_table_between_stages_and_at_the_end_is_drawn_too(viewer: str):
    dealing = table("standard @ 3,10,Q;-;7,8,H15,H20 points=27,0,50", viewer=viewer)
    over = table("standard,stages=1 - 3,10,Q;-;7,8,H15,H20 points=27,0,50", viewer=viewer)
    assert (dealing.ask, over.ask) == ("ask deal", "ask over")
    assert sorted(each.count for each in over.seats) == [0, 3, 4]


def test_equal_observations_give_equal_views():
    assert table(FIVE, "A: 5") == table(FIVE, "A: 5")
    assert hash(table(FIVE, "A: 5")) == hash(table(FIVE, "A: 5"))
