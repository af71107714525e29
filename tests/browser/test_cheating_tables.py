"""Tables of Cheating Moth: gifts, slaps, cards thrown in, cards that slip away, and bots.

Every move stands in the address, so each test knows where a press must lead.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.cheating import GIFTS, RACE, SLAPS, SPIDER, TURN, clauses
from tests.browser.hunt import LANGUAGES, tab_to, with_and_without_script
from tests.browser.tables import CARD_NAMES, at, press

each_language = pytest.mark.parametrize("language", LANGUAGES)
INTERRUPTS = r":(?:cheat|accuse|throw),"


def out_of_turn(page: Any, query: str) -> None:
    """Open the list of moves that nobody waits for and press one of them."""
    page.locator(".unasked summary").click()
    press(page, ".unasked a", query)


def hand_of(page: Any, place: int) -> list[str]:
    """Return the cards of the seat at a place of the table, from the bottom on, by name."""
    cards = page.locator(f".seat-{place}-of-4 .hand [data-card]")
    return [each[:-1] for each in cards.evaluate_all(CARD_NAMES)]


def in_order(page: Any, zone: str) -> list[str]:
    """Return the signs of what lies in a zone, from the first on."""
    plays = page.locator(f".zone-{zone} .play")
    return [each.split()[-1] for each in plays.evaluate_all("each => each.map(p => p.className)")]


# A spider's gift: first the card, then the player


@with_and_without_script
def test_a_gift_is_a_card_and_then_a_player(open_table, language, scripted):
    page, table = open_table(language, SPIDER, scripted=scripted)
    press(page, ".near a", "?pick=B:N1")
    at(page, table, "?pick=B:N1")
    expect(page.locator(".actions a")).to_have_count(3)
    press(page, ".near a", "?pick=B:N2")
    at(page, table, "?pick=B:N2")
    assert len(set(page.locator(".actions a").all_inner_texts())) == 3
    press(page, ".actions a", "?moves=B:give,N2,%3E,D")
    at(page, table, "?moves=B:give,N2,%3E,D")
    assert hand_of(page, 1) == ["N1", "N4", "Mo4"]
    assert sorted(hand_of(page, 3)) == ["N1", "N2", "N5", "N5"]
    expect(page.locator(".narration [data-say]")).to_have_count(1)
    page.go_back()
    at(page, table, "?pick=B:N2")
    expect(page.locator(".seat-1-of-4 .hand [data-card]")).to_have_count(4)


@each_language
def test_a_moth_is_no_gift(open_table, language):
    page, table = open_table(language, SPIDER)
    page.locator(".near [data-card=Mo4a]").click()
    expect(page).to_have_url(table + "?moves=B:give,Mo4,%3E,A")
    refusing = clauses(language, ("spider-not-moth", "moth-never-given"))
    expect(page.locator(".refusal .chip > summary")).to_have_text(refusing)
    assert len(hand_of(page, 1)) == 4
    page.locator(".refusal .quiet-line a").click()
    at(page, table, "")
    expect(page.locator(".refusal")).to_have_count(0)


@each_language
def test_a_pick_stays_in_another_language(open_table, language):
    page, table = open_table("en", SPIDER, "?pick=B:N4&often=400")
    page.locator(f".languages [lang={language}]").click()
    other = table.replace("/en/", f"/{language}/")
    expect(page).to_have_url(re.compile(re.escape(other) + r"\?.*pick=B:N4"))
    assert "often=400" in page.url
    expect(page.locator(".actions a")).to_have_count(3)
    expect(page.locator(".presets a[href*='often=400'][aria-current]")).to_have_count(1)


# A mosquito: slaps in order, then gifts to the slowest


@with_and_without_script
def test_hands_land_one_after_the_other(open_table, language, scripted):
    page, table = open_table(language, SLAPS, scripted=scripted)
    expect(page.locator(".banner")).to_have_count(1)
    expect(page.locator(".actions .slap")).to_have_count(3)
    assert in_order(page, "slaps") == ["not-yet"] * 3
    press(page, ".actions a.slap", "?moves=C:slap")
    at(page, table, "?moves=C:slap")
    assert in_order(page, "slaps") == ["slapped", "not-yet", "not-yet"]
    first = page.locator(".zone-slaps .play-who").first.inner_text()
    assert first == page.locator(".seat-2-of-4 bdi").first.inner_text()
    expect(page.locator(".actions .slap")).to_have_count(2)
    press(page, ".actions a.slap", "?moves=C:slap;D:slap")
    at(page, table, "?moves=C:slap;D:slap")
    expect(page.locator(".zone-slaps, .banner")).to_have_count(0)
    expect(page.locator(".seat .mark.slowest")).to_have_count(1)
    expect(page.locator(".seat-1-of-4 .mark.slowest")).to_have_count(1)
    expect(page.locator(".seat.to-move")).to_have_count(3)


def test_the_slowest_gets_a_card_of_each_giver(open_table):
    page, table = open_table("en", GIFTS)
    moves = ("A:give,N4,%3E,B", "C:give,An1,%3E,B", "D:give,N2,%3E,B")
    for number, move in enumerate(moves, 1):
        query = "?moves=" + ";".join(moves[:number])
        page.locator(f".hand a[href$=';{move}'], .hand a[href$='={move}']").first.click()
        at(page, table, query)
        expect(page.locator(".seat.to-move")).to_have_count(3 - number or 1)
    expect(page.locator(".seat .mark.slowest")).to_have_count(0)
    cards = page.locator(".hand.near [data-card]").evaluate_all(CARD_NAMES)
    assert sorted(each[:-1] for each in cards) == ["An1", "Mq3", "N1", "N2", "N3", "N4", "N5"]


# A cockroach: thrown in by speed


@with_and_without_script
def test_the_fastest_card_stays(open_table, language, scripted):
    page, table = open_table(language, RACE, scripted=scripted)
    expect(page.locator(".banner")).to_have_count(1)
    out_of_turn(page, "?moves=A:throw,N4")
    at(page, table, "?moves=A:throw,N4")
    assert in_order(page, "race") == ["thrown"]
    expect(page.locator(".zone-pile [data-card=N4a]")).to_be_visible()
    out_of_turn(page, "?moves=A:throw,N4;B:throw,An4")
    at(page, table, "?moves=A:throw,N4;B:throw,An4")
    assert in_order(page, "race") == ["thrown", "too-late"]
    expect(page.locator(".zone-pile [data-card=N4a]")).to_be_visible()
    assert "An4" in hand_of(page, 1)
    press(page, ".near a", ";B:N3")
    at(page, table, "?moves=A:throw,N4;B:throw,An4;B:N3")
    expect(page.locator(".zone-race, .banner")).to_have_count(0)


# Cheating, and being called


@with_and_without_script
def test_a_cheat_is_called_and_paid_for(open_table, language, scripted):
    page, table = open_table(language, TURN, scripted=scripted)
    moves = "?moves=B:cheat,Mo4"
    out_of_turn(page, moves)
    at(page, table, moves)
    expect(page.locator(".zone-slipped .can-be-caught [data-card=Mo4a]")).to_be_visible()
    expect(page.locator(".believed")).to_have_count(1)
    moves += ";A:accuse,%3E,B"
    out_of_turn(page, moves)
    at(page, table, moves)
    expect(page.locator(".banner")).to_have_count(1)
    expect(page.locator(".seat .mark.caught")).to_have_count(1)
    expect(page.locator(".zone-slipped, .believed, .unasked")).to_have_count(0)
    assert len(page.locator(".narration [data-say]").all()) >= 2
    moves += ";A:give,N2,%3E,B"
    press(page, ".hand a", moves)
    at(page, table, moves)
    expect(page.locator(".banner, .seat .mark.caught")).to_have_count(0)
    assert sorted(hand_of(page, 4)) == ["Mo4", "N1", "N2", "N2", "N3"]
    assert sorted(hand_of(page, 3)) == ["Mo1", "N1", "N5"]


@each_language
def test_a_wrong_call_costs_the_guard_a_card(open_table, language):
    page, table = open_table(language, TURN)
    out_of_turn(page, "?moves=A:accuse,%3E,D")
    at(page, table, "?moves=A:accuse,%3E,D")
    expect(page.locator(".seat-3-of-4 .hand [data-card]")).to_have_count(5)
    expect(page.locator(".banner, .seat .mark.caught")).to_have_count(0)
    chips = page.locator(".narration .chip > summary")
    expect(chips.filter(has_text=clauses(language, ("accuse-innocent",))[0])).to_have_count(1)


@each_language
def test_who_may_not_know_of_a_cheat_sees_the_table_as_it_was(open_table, language):
    """The address says it all, but nothing that is shown does."""
    shown = []
    for query in ("?eyes=D", "?moves=B:cheat,Mo4&eyes=D"):
        page, _ = open_table(language, TURN, query)
        shown.append(page.locator("#step .table").inner_text())
        titles = page.locator("#step .table [title], #step .table [aria-label]")
        names = "each => each.map(one => one.title + one.ariaLabel)"
        shown[-1] += "".join(titles.evaluate_all(names))
        expect(page.locator(".narration [data-say], .zone-slipped, .believed")).to_have_count(0)
    assert shown[0] == shown[1]
    now = page.locator(".rail [aria-current]").inner_text()
    moth = open_table(language, TURN, "?moves=B:cheat,Mo4")[0]
    assert moth.locator(".rail [aria-current]").inner_text() != now


# Bots


def test_a_bot_moves_once_and_always_the_same(open_table):
    page, table = open_table("ko", TURN)
    bot = page.locator(".actions a.bot")
    leads_to = bot.get_attribute("href")
    page.reload()
    assert bot.get_attribute("href") == leads_to
    bot.click()
    expect(page).to_have_url(re.compile(re.escape(leads_to) + "$"))
    expect(page.locator(".narration [data-say]")).not_to_have_count(0)
    expect(page.locator(".rail [aria-current]")).to_have_count(1)
    moves = page.url.removeprefix(table).removeprefix("?moves=")
    assert moves
    assert ";" not in moves


def bot_moves(page: Any, count: int) -> list[str]:
    """Let bots move so many times; returns the addresses on the way."""
    found = []
    for _ in range(count):
        bot = page.locator(".actions a.bot")
        leads_to = bot.get_attribute("href")
        bot.click()
        expect(page).to_have_url(re.compile(re.escape(leads_to) + "$"))
        expect(page.locator(".htmx-added, .htmx-settling")).to_have_count(0)
        found.append(leads_to)
    return found


def test_how_often_bots_act_unasked_is_kept_from_move_to_move(open_table):
    page, table = open_table("ja", TURN)
    choices = page.locator(".presets a[href*='often=']")
    expect(choices).to_have_count(2)
    press(page, ".presets a", "?often=0")
    at(page, table, "?often=0")
    expect(page.locator(".presets a[href$='?often=0'][aria-current]")).to_have_count(1)
    *_, last = bot_moves(page, 8)
    assert last.endswith("&often=0")
    assert not re.search(INTERRUPTS, last)


def test_bots_that_act_often_do_act_unasked(open_table):
    page, _ = open_table("en", TURN, "?often=1000")
    *_, last = bot_moves(page, 6)
    assert last.endswith("&often=1000")
    assert re.search(INTERRUPTS, last)


# By keyboard alone


@each_language
def test_a_gift_is_made_by_keyboard(open_table, language):
    page, table = open_table(language, SPIDER)
    tab_to(page, ".near [data-card=N1b]")
    page.keyboard.press("Enter")
    at(page, table, "?pick=B:N1")
    expect(page.locator("#step :focus")).to_have_count(1)
    tab_to(page, ".actions a[href$='%3E,C']")
    page.keyboard.press("Enter")
    at(page, table, "?moves=B:give,N1,%3E,C")
    expect(page.locator("#step :focus")).to_have_count(1)


@each_language
def test_a_card_slips_away_and_is_called_by_keyboard(open_table, language):
    page, table = open_table(language, TURN)
    for moves in ("?moves=B:cheat,Mo4", "?moves=B:cheat,Mo4;A:accuse,%3E,B"):
        tab_to(page, ".unasked summary")
        page.keyboard.press("Enter")
        tab_to(page, f".unasked a[href$='{moves}']")
        page.keyboard.press("Enter")
        at(page, table, moves)
        expect(page.locator("#step :focus")).to_have_count(1)
    expect(page.locator(".seat .mark.caught")).to_have_count(1)


def test_a_mosquito_is_slapped_by_keyboard(open_table):
    page, table = open_table("ko", SLAPS)
    for moves in ("?moves=D:slap", "?moves=D:slap;B:slap"):
        tab_to(page, f".actions .slap[href$='{moves}']")
        page.keyboard.press("Enter")
        at(page, table, moves)
        expect(page.locator("#step :focus")).to_have_count(1)
    expect(page.locator(".seat-2-of-4 .mark.slowest")).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile("at=1"))
    assert in_order(page, "slaps") == ["slapped", "not-yet", "not-yet"]
