"""Cards that are picked one by one, and what they, or no card, can be aimed at: Sleeping Queens."""

import re
from typing import Any

import pytest
from django.template.loader import get_template
from django.utils import translation

from games.core.errors import UnreadableNotation
from games.core.notation import parse_move, parse_position
from games.core.protocol import OPEN, PUBLIC
from games.registry import GAMES
from teachapp.table.layout import layout
from teachapp.table.offering import (
    QUIET,
    Picked,
    bare_actions,
    legal_actions,
    offer,
    picked,
    picked_by_seat,
)
from tests.table.fakes import WORDS as FAKE

WORDS: Any = FAKE
PLACES = [str(place) for place in range(1, 13)]
ASLEEP = "asleep=Rose,-,Cat,+7,-,- awake=A:Moon;B:Heart;C:Sunflower"
GAME, ALMAS_TURN = parse_position(
    f"sleeping-queens 1 standard A 2,3,3,5,Kn;6,Dr;7 {ASLEEP} stock=7,8,+30", GAMES
)
_, DRAGONS = parse_position(
    f"sleeping-queens 1 standard A 2,3,6,Dr,Dr;6,Dr;7 {ASLEEP} stock=7,8,+30", GAMES
)
_, A_KING = parse_position(
    f"sleeping-queens 1 standard A 2,Ki;6,Dr;7 {ASLEEP} stock=7,8,+30", GAMES
)
_, A_JESTER = parse_position(
    f"sleeping-queens 1 standard A 2,Je;6,Dr;7 {ASLEEP} stock=2,8,+30", GAMES
)


def played(state: Any, move: str) -> Any:
    return GAME.play(state, parse_move(move, GAME, state)).state


BEN_WAKES = played(A_JESTER, "A: Je")


def at(state: Any, viewer: str = OPEN) -> tuple[Any, Any, Any]:
    """Return what every offer takes: the game, the state, what `viewer` sees."""
    return GAME, state, GAME.observe(state, viewer)


def pick(state: Any, cards: str, *, hints: bool = True) -> Picked:
    return picked(*at(state), cards, WORDS, str, hints=hints)


def hrefs(state: Any, so_far: str) -> dict[str, str]:
    """Return where a tap on each card of A leads; what can't be picked is just tried."""
    return dict(offer(*at(state), WORDS, str, lambda each: each, so_far).hrefs["A"])


def drawn(state: Any, **asked: Any) -> str:
    with translation.override("en"):
        view = layout(GAME.observe(state, OPEN), WORDS, game=GAME.slug, **asked)
        return get_template("components/table.html").render({"table": view})


# Picking


def test_a_tap_picks_a_card_more():
    every = {"2": "A:2", "3": "A:3", "5": "A:5", "Kn": "A:Kn"}
    assert hrefs(ALMAS_TURN, "") == every
    assert hrefs(ALMAS_TURN, "B:6") == every
    assert hrefs(ALMAS_TURN, "A:2")["5"] == "A:2,5"
    assert hrefs(ALMAS_TURN, "A:3")["3"] == "A:3,3"


def test_a_tap_on_a_face_of_which_all_are_picked_puts_them_back():
    assert hrefs(ALMAS_TURN, "A:2")["2"] == ""
    assert hrefs(ALMAS_TURN, "A:2,5")["2"] == "A:5"
    assert hrefs(ALMAS_TURN, "A:3,2,3")["3"] == "A:2"


def test_picked_cards_are_drawn_so_and_no_more_of_their_face():
    html = drawn(ALMAS_TURN, picked=picked_by_seat("A:3,5"))
    cards = re.findall(r'class="card n([^"]*)" data-card="([^"]+)"', html)
    assert {key for states, key in cards if "picked" in states} == {"3a", "5a"}
    assert "3b" in {key for _, key in cards}


@pytest.mark.parametrize(
    ("cards", "told", "reason"),
    [
        ("A:2", "cards 2", ""),
        ("A:3,3", "3 + 3 = 6", ""),
        ("A:2,3", "2 + 3 = 5", "unequal-pair"),
        ("A:2,3,5", "2 + 3 = 5", ""),
        ("A:5,2,3", "2 + 3 = 5", ""),
        ("A:3,3,5", "3 + 3 = 6 ≠ 5", "no-sum"),
        ("A:2,3,3,5", "2 + 3 + 3 = 8 ≠ 5", "no-sum"),
        ("A:2,Kn", "cards 2 Kn", "power-cards-together"),
    ],
)
def test_what_is_picked_is_told_as_a_sum_with_the_reason_against_it(cards, told, reason):
    found = pick(ALMAS_TURN, cards)
    assert (found.words, found.reason) == (told, reason)
    assert [each.words.partition(" ")[0] for each in found.actions] == ["discard"] * (not reason)


def test_only_where_the_game_adds_is_a_sum_told():
    game, state = parse_position("bark-side 1 standard A 4,4,6;1,5,9;2,3,8 tail=tucked", GAMES)
    seen = game.observe(state, OPEN)
    assert picked(game, state, seen, "A:4,4", WORDS, str).words == WORDS.cards(("4", "4"))


def test_only_numbers_are_added():
    assert pick(DRAGONS, "A:2,3,6").words == "2 + 3 = 5 ≠ 6"
    assert pick(DRAGONS, "A:Dr,Dr").words == "cards Dr Dr"


@pytest.mark.parametrize("cards", ["A:", "A:9", "A:2,2", "B:6", "A:Moon", "Z:2"])
def test_what_is_not_in_the_hand_that_is_waited_for_can_not_be_picked(cards):
    with pytest.raises(UnreadableNotation):
        pick(ALMAS_TURN, cards)


def test_without_hints_all_that_the_cards_can_form_may_be_tried():
    """Which of it is allowed is just what a question asks."""
    no_sum = pick(ALMAS_TURN, "A:3,3,5", hints=False)
    assert (no_sum.reason, [each.href for each in no_sum.actions]) == ("", ["A: discard 3 3 5"])
    dragon = pick(DRAGONS, "A:Dr", hints=False)
    assert [each.href for each in dragon.actions] == ["A: Dr", "A: discard Dr"]
    assert set(pick(ALMAS_TURN, "A:Kn").goals) == {"Heart", "Sunflower"}
    assert set(pick(ALMAS_TURN, "A:Kn", hints=False).goals) == {"Moon", "Heart", "Sunflower"}
    assert list(pick(A_KING, "A:Ki", hints=False).goals) == PLACES


# Goals


def test_a_picked_card_is_aimed_at_open_cards_by_a_tap_or_a_button():
    knight = pick(ALMAS_TURN, "A:Kn")
    attacks = ["Kn > Heart", "Kn > Sunflower"]
    assert [each.words for each in knight.goals.values()] == attacks
    assert [each.words for each in knight.actions] == [*attacks, "discard Kn"]
    html = drawn(ALMAS_TURN, goals=knight.goals)
    assert 'href="A: Kn &gt; Heart" hx-get="A: Kn &gt; Heart" class="card heart playable' in html
    assert "A: Kn &gt; Moon" not in html


def test_a_picked_card_is_aimed_at_places_by_a_tap_alone():
    king = pick(A_KING, "A:Ki")
    assert list(king.goals) == ["1", "3"]
    assert [each.words for each in king.actions] == ["discard Ki"]
    html = drawn(A_KING, goals=king.goals)
    links = re.findall(r'class="slot-link ([^"]*)" href="([^"]+)"', html)
    assert links == [("", "A: Ki &gt; 1"), ("", "A: Ki &gt; 3")]


def test_where_no_card_is_asked_for_each_place_leads_on_and_says_whether_it_may():
    offers = offer(*at(BEN_WAKES), WORDS, str, str)
    kinds = {name: goal.kind for name, goal in offers.goals.items()}
    assert list(kinds) == PLACES
    assert (kinds["1"], kinds["2"], kinds["3"]) == ("", QUIET, "")
    assert offers.goals["2"].href == "B: wake > 2"
    html = drawn(BEN_WAKES, goals=offers.goals)
    assert 'class="slot-link quiet" href="B: wake &gt; 2"' in html
    assert 'class="slot-link " href="B: wake &gt; 1"' in html


def test_without_hints_no_place_says_whether_it_may():
    goals = offer(*at(BEN_WAKES), WORDS, str, str).without_hints().goals
    assert {goal.kind for goal in goals.values()} == {""}
    assert "quiet" not in drawn(BEN_WAKES, goals=goals)


def test_places_are_no_buttons():
    assert bare_actions(*at(BEN_WAKES), WORDS, str) == ()
    assert legal_actions(*at(BEN_WAKES), WORDS, str) == ()


def test_who_is_not_waited_for_is_offered_no_place():
    assert offer(*at(BEN_WAKES, "A"), WORDS, str, str).goals == {}
    assert offer(*at(BEN_WAKES, PUBLIC), WORDS, str, str).goals == {}
    assert offer(*at(BEN_WAKES, "B"), WORDS, str, str).goals["1"].href == "B: wake > 1"


def test_places_keep_their_numbers_and_show_nobodys_face():
    html = drawn(BEN_WAKES)
    assert re.findall(r'<span class="slot-number">(\d+)<', html) == PLACES
    grid = html.partition('class="slots"')[2].partition("</ol>")[0]
    assert set(re.findall(r'class="card ([^"]+)"', grid)) == {"back-asleep"}
    assert grid.count('class="slot empty"') == 3


def test_awake_queens_lie_open_before_their_seat_for_all():
    for viewer in (OPEN, PUBLIC, "C"):
        view = layout(GAME.observe(ALMAS_TURN, viewer), WORDS, game=GAME.slug)
        lying = {each.seat: [card.name for card in each.before] for each in view.seats}
        assert lying == {"A": ["card Moon"], "B": ["card Heart"], "C": ["card Sunflower"]}
