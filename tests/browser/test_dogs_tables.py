"""Tables of The Bark Side: sets and tucks of several cards, cards passed on by all, secrets.

Every move stands in the address, so each test knows where a press must lead.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.dogs import FOLLOW, GAME, LEAD, LED, LOCKED, passing
from tests.browser.hunt import LANGUAGES, clause_headings, tab_to, with_and_without_script
from tests.browser.tables import CARD_NAMES, at, press

each_language = pytest.mark.parametrize("language", LANGUAGES)
LINKS = "each => each.map(link => new URL(link.href).searchParams.get('moves'))"


def offered(page: Any) -> list[str]:
    """Return the moves of the buttons below the table, but the one of a bot."""
    return page.locator(".actions a:not(.bot)").evaluate_all(LINKS)


def laid(page: Any, zone: str) -> list[str]:
    """Return the faces that lie open in a zone."""
    cards = page.locator(f".zone-{zone} [data-card]").evaluate_all(CARD_NAMES)
    return [each[:-1] for each in cards]


# Sets and tucks


@with_and_without_script
def test_two_cards_are_picked_and_led_as_a_set(open_table, language, scripted):
    page, table = open_table(language, LEAD, scripted=scripted)
    page.locator(".near [data-card='4a']").click()
    at(page, table, "?pick=A:4")
    assert offered(page) == ["A:4"]
    page.locator(".near [data-card='4b']").click()
    at(page, table, "?pick=A:4,4")
    expect(page.locator(".near .card.picked")).to_have_count(2)
    assert offered(page) == ["A:4,4"]
    press(page, ".actions a", LED)
    at(page, table, LED)
    expect(page.locator(".card.picked")).to_have_count(0)
    assert laid(page, "trick") == ["4", "4"]


def test_a_second_tap_takes_a_card_out_again(open_table):
    page, table = open_table("ko", FOLLOW, f"{LED}&pick=B:5,Wd")
    page.locator(".near .picked[data-card='5a']").click()
    at(page, table, f"{LED}&pick=B:Wd")
    page.locator(".near .picked[data-card=Wda]").click()
    at(page, table, LED)
    expect(page.locator("p.picked, .card.picked")).to_have_count(0)


@with_and_without_script
def test_the_lowest_cards_are_picked_and_tucked(open_table, language, scripted):
    page, table = open_table(language, FOLLOW, LED, scripted=scripted)
    for card, pick in (("5a", "5"), ("7a", "5,7")):
        page.locator(f".near [data-card='{card}']").click()
        at(page, table, f"{LED}&pick=B:{pick}")
    assert offered(page) == ["A:4,4;B:tuck,5,7"]
    press(page, ".actions a", f"{LED};B:tuck,5,7")
    at(page, table, f"{LED};B:tuck,5,7")
    assert laid(page, "trick") == ["4", "4", "5", "7"]


@each_language
@pytest.mark.parametrize("verb", ["", "tuck,"])
def test_cards_that_can_be_both_are_offered_as_a_set_and_as_a_tuck(open_table, language, verb):
    page, table = open_table(language, FOLLOW, f"{LED}&pick=B:5")
    page.locator(".near [data-card=Wda]").click()
    at(page, table, f"{LED}&pick=B:5,Wd")
    assert offered(page) == ["A:4,4;B:5,Wd", "A:4,4;B:tuck,5,Wd"]
    said = page.locator(".actions a:not(.bot)").all_inner_texts()
    assert len(set(said)) == 2
    press(page, ".actions a", f"{LED};B:{verb}5,Wd")
    at(page, table, f"{LED};B:{verb}5,Wd")
    assert laid(page, "trick") == ["4", "4", "5", "Wd"]


def test_cards_that_are_neither_cannot_go(open_table):
    page, _ = open_table("en", FOLLOW, f"{LED}&pick=B:7,9")
    expect(page.locator(".near .card.picked")).to_have_count(2)
    assert "A:4,4;B:7,9" not in offered(page)
    assert "A:4,4;B:tuck,7,9" not in offered(page)


@each_language
def test_a_set_before_a_tuck_is_refused(open_table, language):
    page, table = open_table(language, LOCKED, LED)
    names = clause_headings(language, GAME)
    chips = [names[each] for each in ("lead-no-set-before-tuck", "tuck-unlocks-sets")]
    expect(page.locator(".refusal .chip > summary")).to_have_text(chips)
    assert laid(page, "trick") == []
    page.goto(table)
    page.locator(".near [data-card='4a']").click()
    at(page, table, "?moves=A:4")
    expect(page.locator(".refusal")).to_have_count(0)
    assert laid(page, "trick") == ["4"]


# Cards passed on


@with_and_without_script
def test_two_cards_are_picked_and_passed_on_while_others_are_asked(open_table, language, scripted):
    page, table = open_table(language, passing(), "?eyes=A", scripted=scripted)
    expect(page.locator(".seat.to-move")).to_have_count(3)
    for card, pick in (("1a", "1"), ("5a", "1,5")):
        page.locator(f".near [data-card='{card}']").click()
        at(page, table, f"?eyes=A&pick=A:{pick}")
    assert offered(page) == ["A:give,1,5"]
    press(page, ".actions a:not(.bot)", "?moves=A:give,1,5&eyes=A")
    at(page, table, "?moves=A:give,1,5&eyes=A")
    expect(page.locator(".seat.to-move")).to_have_count(2)
    assert laid(page, "passing") == ["1", "5"]
    assert offered(page) == []
    expect(page.locator(".hand a")).to_have_count(0)


def test_the_cards_lie_face_down_for_the_other_seats(open_table):
    page, _ = open_table("ja", passing(), "?moves=A:give,1,5&eyes=B")
    expect(page.locator(".zone-passing .card.back")).to_have_count(2)
    expect(page.locator(".zone-passing .card:not(.back)")).to_have_count(0)
    assert offered(page) == [f"A:give,1,5;B:give,{each}" for each in ("2,4", "2,6", "4,6")]


# Nobody knows the other hands


def without_position(sent: str, table: str) -> str:
    """Return a page as it was sent without the position in its addresses and its notation, and
    without the address of a bot's move: a bot that moves for everybody goes by the position."""
    kept = re.sub(r'<pre translate="no">.*?</pre>', "", sent, flags=re.DOTALL)
    kept = re.sub(r'<a class="button bot".*?>', "", kept)
    return kept.replace(table.strip("/").split("/")[-1], "")


def both(reader: Any, language: str, query: str) -> list[str]:
    """Return a page of two tables that differ in the hands of Alma and Cleo only."""
    pages = []
    for table in (passing(), passing(alma="1,3,8", cleo="4,5,10")):
        answer = reader.page.request.get(f"{reader.url}/{language}{table}?{query}")
        assert answer.status == 200, query
        pages.append(without_position(answer.text(), table))
    return pages


@each_language
def test_no_byte_tells_another_seat_what_the_others_hold(reader, language):
    for query in ("eyes=B", "eyes=B&pick=B:2", "eyes=B&pick=B:2,6", "moves=B:give,2,6&eyes=B"):
        shown, other = both(reader, language, query)
        assert shown == other, query


def test_no_byte_tells_another_seat_what_was_kept(reader):
    shown, other = both(reader, "en", "moves=A:give,1,3&eyes=B")
    assert shown == other


def test_a_byte_would_tell_everybody(reader):
    shown, other = both(reader, "en", "")
    assert shown != other


# By keyboard alone


def enter(page: Any, table: str, selector: str, query: str) -> None:
    """Come to a link by Tab, press Enter and find the focus on the table it leads to."""
    tab_to(page, selector)
    page.keyboard.press("Enter")
    at(page, table, query)
    expect(page.locator("#step :focus")).to_have_count(1)


def test_a_set_is_led_and_cards_are_tucked_by_keyboard(open_table):
    page, table = open_table("ko", FOLLOW)
    enter(page, table, ".near [data-card='4a']", "?pick=A:4")
    enter(page, table, ".near [data-card='4b']", "?pick=A:4,4")
    enter(page, table, ".actions a[href$='A:4,4']", LED)
    enter(page, table, ".near [data-card='5a']", f"{LED}&pick=B:5")
    enter(page, table, ".near [data-card=Wda]", f"{LED}&pick=B:5,Wd")
    enter(page, table, ".actions a[href$='tuck,5,Wd']", f"{LED};B:tuck,5,Wd")
    assert laid(page, "trick") == ["4", "4", "5", "Wd"]
