"""Tables of Sleeping Queens: several cards picked, places, queens who are attacked, secrets.

Every move stands in the address, so each test knows where a press must lead.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.hunt import LANGUAGES, clause_headings, tab_to, with_and_without_script
from tests.browser.queens import (
    ATTACK,
    GAME,
    KNIGHT,
    LAST,
    OVER,
    PLACE,
    SLEEPERS,
    TURN,
    WAKE,
    asleep,
    card_names,
)
from tests.browser.tables import CARD_NAMES, at, press

each_language = pytest.mark.parametrize("language", LANGUAGES)


def queens_of(page: Any, place: int) -> list[str]:
    """Return the queens who are awake before the seat at a place of the table."""
    cards = page.locator(f".seat-{place}-of-3 .before [data-card]")
    return sorted(each[:-1] for each in cards.evaluate_all(CARD_NAMES))


def tappable(page: Any) -> list[str]:
    """Return the numbers of the places that a tap is allowed on."""
    return page.locator(".slot-link:not(.quiet) .slot-number").all_inner_texts()


def sleeping(page: Any) -> list[str]:
    """Return the numbers of the places where somebody sleeps."""
    return page.locator(".slot:has(.card) .slot-number").all_inner_texts()


def numbers(*ranges: range) -> list[str]:
    return [str(number) for each in ranges for number in each]


# Several cards


@with_and_without_script
def test_picked_numbers_are_added_up_until_they_may_go(open_table, language, scripted):
    page, table = open_table(language, TURN, scripted=scripted)
    for pick in ("2", "2,3"):
        press(page, ".near a", f"?pick=A:{pick}")
        at(page, table, f"?pick=A:{pick}")
    expect(page.locator("p.picked b")).to_have_text("2 + 3 = 5")
    reason = page.locator("p.picked [data-say]").inner_text()
    press(page, ".near a", "?pick=A:2,3,5")
    at(page, table, "?pick=A:2,3,5")
    expect(page.locator("p.picked b")).to_have_text("2 + 3 = 5")
    expect(page.locator("p.picked [data-say]")).to_have_count(0)
    expect(page.locator(".near .card.picked")).to_have_count(3)
    expect(page.locator(".actions a")).to_have_count(1)
    press(page, ".actions a", "?moves=A:discard,2,3,5")
    at(page, table, "?moves=A:discard,2,3,5")
    expect(page.locator("p.picked, .card.picked")).to_have_count(0)
    held = page.locator(".seat-1-of-3 .hand [data-card]").evaluate_all(CARD_NAMES)
    assert sorted(each[:-1] for each in held if "back" not in each) == ["4", "7", "Ki", "Po"]
    page.goto(f"{table}?moves=A:discard,2,3")
    expect(page.locator(".refusal")).to_contain_text(reason)
    chip = clause_headings(language, GAME)["discard-pair"]
    expect(page.locator(".refusal .chip > summary")).to_have_text(chip)


def test_a_second_tap_takes_a_card_out_again(open_table):
    page, table = open_table("en", TURN, "?pick=A:2,3,5")
    for card, left, told in (("3", "?pick=A:2,5", "2 + 5 = 7"), ("2", "?pick=A:5", "a 5")):
        page.locator(f".near .picked[data-card='{card}a']").click()
        at(page, table, left)
        expect(page.locator("p.picked b")).to_have_text(told)
    page.locator(".near .picked[data-card='5a']").click()
    at(page, table, "")
    expect(page.locator("p.picked, .card.picked")).to_have_count(0)


def test_numbers_that_are_no_sum_are_told_apart(open_table):
    page, _ = open_table("ja", KNIGHT, "?pick=A:2,5,9")
    expect(page.locator("p.picked b")).to_have_text("2 + 5 = 7 ≠ 9")
    expect(page.locator("p.picked [data-say]")).to_have_count(1)


def test_a_pick_stays_in_another_language(open_table):
    page, table = open_table("en", TURN, "?pick=A:2,3")
    for language in LANGUAGES:
        page.locator(f".languages [lang={language}]").click()
        at(page, table.replace("/en/", f"/{language}/"), "?pick=A:2,3")
        expect(page.locator(".near .card.picked")).to_have_count(2)
        expect(page.locator("p.picked [data-say]")).to_have_count(1)


# Places


@with_and_without_script
def test_a_king_wakes_the_queen_in_the_place_that_is_tapped(open_table, language, scripted):
    page, table = open_table(language, TURN, scripted=scripted)
    expect(page.locator(".slot-link")).to_have_count(0)
    press(page, ".near a", "?pick=A:Ki")
    at(page, table, "?pick=A:Ki")
    assert tappable(page) == numbers(range(1, 9))
    press(page, "a.slot-link", "?moves=A:Ki,%3E,3")
    at(page, table, "?moves=A:Ki,%3E,3")
    assert queens_of(page, 1) == ["Moon", "Starfish"]
    assert sleeping(page) == numbers(range(1, 3), range(4, 9))
    woken = card_names(language)["Starfish"]
    expect(page.locator(".seat-1-of-3 .before")).to_contain_text(woken)


def test_rose_wakes_one_more(open_table):
    page, table = open_table("ko", TURN, WAKE)
    assert tappable(page) == numbers(range(2, 9))
    press(page, "a.slot-link", ";A:wake,%3E,7")
    at(page, table, WAKE + ";A:wake,%3E,7")
    assert queens_of(page, 1) == ["Moon", "Peacock", "Rose"]
    expect(page.locator(".slot-link")).to_have_count(0)


@with_and_without_script
def test_a_potion_puts_a_queen_into_an_empty_place_that_is_tapped(open_table, language, scripted):
    page, table = open_table(language, TURN, "?pick=A:Po", scripted=scripted)
    press(page, ".before a", "?moves=A:Po,%3E,Heart")
    at(page, table, "?moves=A:Po,%3E,Heart")
    press(page, ".actions a:not(.bot)", ";B:pass")
    at(page, table, PLACE)
    expect(page.locator(".zone-going-to-sleep [data-card=Hearta]")).to_be_visible()
    assert tappable(page) == numbers(range(9, 13))
    press(page, "a.slot-link", ";A:place,%3E,4")
    expect(page.locator(".refusal .chip > summary").last).to_have_text(
        clause_headings(language, GAME)["grid-slots"]
    )
    press(page, "a.slot-link", PLACE + ";A:place,%3E,10")
    at(page, table, PLACE + ";A:place,%3E,10")
    assert sleeping(page) == numbers(range(1, 9), range(10, 11))
    assert queens_of(page, 2) == ["Sunflower"]
    expect(page.locator("[data-card=Hearta]")).to_have_count(0)


# Attacks


@with_and_without_script
def test_a_knight_is_sent_for_a_queen_and_a_dragon_stops_it(open_table, language, scripted):
    page, table = open_table(language, KNIGHT, scripted=scripted)
    press(page, ".near a", "?pick=A:Kn")
    at(page, table, "?pick=A:Kn")
    open_to = page.locator(".before a").evaluate_all(CARD_NAMES)
    assert sorted(open_to) == ["Cata", "Hearta", "Sunflowera"]
    press(page, ".before a", ATTACK)
    at(page, table, ATTACK)
    expect(page.locator(".banner")).to_have_count(1)
    expect(page.locator(".seat-2-of-3 .before .card.target[data-card=Hearta]")).to_be_visible()
    expect(page.locator(".seat-2-of-3 .mark.attacked")).to_have_count(1)
    press(page, ".near a.playable", ATTACK + ";B:Dr")
    at(page, table, ATTACK + ";B:Dr")
    expect(page.locator(".banner, .target")).to_have_count(0)
    assert queens_of(page, 1) == ["Moon"]
    assert queens_of(page, 2) == ["Heart", "Sunflower"]


def test_without_a_dragon_the_queen_changes_sides(open_table):
    page, table = open_table("ja", KNIGHT, ATTACK)
    page.locator(".near a.quiet[data-card=Waa]").click()
    at(page, table, ATTACK + ";B:Wa")
    refusing = clause_headings("ja", GAME)["wand-no-cross"]
    expect(page.locator(".refusal .chip > summary").first).to_have_text(refusing)
    press(page, ".actions a:not(.bot)", ATTACK + ";B:pass")
    at(page, table, ATTACK + ";B:pass")
    assert queens_of(page, 1) == ["Heart", "Moon"]
    assert queens_of(page, 2) == ["Sunflower"]


def test_nothing_can_be_tapped_when_the_game_is_over(open_table):
    page, table = open_table("en", LAST, "?pick=C:Ki")
    assert tappable(page) == ["4"]
    press(page, "a.slot-link", OVER)
    at(page, table, OVER)
    expect(page.locator(".felt a")).to_have_count(0)
    assert sleeping(page) == []
    assert queens_of(page, 1) == ["Dog", "Rose", "Starfish", "Sunflower"]


# Nobody knows who sleeps where


def without_address(sent: str, table: str) -> str:
    """Return a page as it was sent without the position in its addresses and its notation."""
    kept = re.sub(r'<pre translate="no">.*?</pre>', "", sent, flags=re.DOTALL)
    return kept.replace(table.strip("/").split("/")[-1], "")


def both(reader: Any, language: str, query: str) -> list[str]:
    """Return a page of two tables that differ in who sleeps where, and in nothing else."""
    pages = []
    for table in (TURN, asleep((*SLEEPERS[1:], SLEEPERS[0]))):
        answer = reader.page.request.get(f"{reader.url}/{language}{table}?{query}")
        assert answer.status == 200, query
        pages.append(without_address(answer.text(), table))
    return pages


@each_language
def test_no_byte_tells_who_sleeps_where(reader, language):
    """The same page, whoever sleeps where; and it names none of the sleepers."""
    names = card_names(language)
    phases = ("", "moves=A:discard,2,3,5", PLACE[1:], PLACE[1:] + ";A:place,%3E,10")
    asked = [phase + eyes for phase in phases for eyes in ("", "&eyes=A", "&eyes=B", "&eyes=C")]
    for query in (*asked, "pick=A:2,3", "pick=A:Ki", "pick=A:Po&eyes=A"):
        shown, other = both(reader, language, query)
        assert shown == other, query
        assert names["Cat"] in shown
        assert [each for each in SLEEPERS if names[each] in shown or f"{each}a" in shown] == []


def test_a_byte_would_tell_who_was_woken(reader):
    shown, other = both(reader, "en", "moves=A:Ki,%3E,3")
    assert "Starfisha" in shown
    assert "Doga" in other


def test_another_seat_sees_no_card_of_the_hand_and_can_pick_none(open_table):
    page, _ = open_table("ko", TURN, "?eyes=B")
    expect(page.locator(".seat:not(.seat-1-of-3) .hand .card.back")).to_have_count(10)
    expect(page.locator(".seat:not(.seat-1-of-3) .hand .card:not(.back)")).to_have_count(0)
    expect(page.locator(".hand a, .before a, .slot-link")).to_have_count(0)
    answer = page.request.get(page.url.replace("?eyes=B", "?pick=A:2,3&eyes=B"))
    assert answer.status == 400
    assert 'class="card' not in answer.text()


# By keyboard alone


def enter(page: Any, table: str, selector: str, query: str) -> None:
    """Come to a link by Tab, press Enter and find the focus on the table it leads to."""
    tab_to(page, selector)
    page.keyboard.press("Enter")
    at(page, table, query)
    expect(page.locator("#step :focus")).to_have_count(1)


def test_a_sum_is_discarded_by_keyboard(open_table):
    page, table = open_table("ja", TURN)
    for card, pick in (("2", "2"), ("3", "2,3"), ("5", "2,3,5")):
        enter(page, table, f".near [data-card='{card}a']", f"?pick=A:{pick}")
    enter(page, table, ".actions a[href$='discard,2,3,5']", "?moves=A:discard,2,3,5")


def test_a_king_wakes_a_queen_by_keyboard(open_table):
    page, table = open_table("ko", TURN)
    enter(page, table, ".near [data-card=Kia]", "?pick=A:Ki")
    enter(page, table, ".slot-link[href$='%3E,6']", "?moves=A:Ki,%3E,6")
    assert queens_of(page, 1) == ["Ladybug", "Moon"]


def test_a_queen_is_attacked_and_put_to_sleep_by_keyboard(open_table):
    page, table = open_table("en", TURN)
    enter(page, table, ".near [data-card=Poa]", "?pick=A:Po")
    enter(page, table, ".before [data-card=Hearta]", "?moves=A:Po,%3E,Heart")
    enter(page, table, ".actions a[href$='B:pass']", PLACE)
    enter(page, table, ".slot-link[href$='%3E,12']", PLACE + ";A:place,%3E,12")
    assert sleeping(page) == numbers(range(1, 9), range(12, 13))
