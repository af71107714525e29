"""A game in a class: people on phones and a bot play, and nobody's page holds another's hand."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.classes import follows, open_class, press

CAN_PLAY = "#step .card:not(.quiet)[href*='?move='], #step .actions a[href*='?move=']"


@pytest.fixture
def room(new_reader):
    return open_class(new_reader, what="what=table")


@pytest.fixture
def people(room):
    """The pages of two people by their seats; the third seat is a bot's."""
    pages = [room.joins("ko", "미나"), room.joins("ja", "ゆき")]
    host = room.host
    host.locator("a[href='?new-game=1']").click()
    form = host.locator("#new-game-form")
    form.locator("[name=seats]").select_option("3")
    form.locator("[name=who][value=lot]").check()
    form.locator("button[value=game]").click()
    expect(host.locator(".seat-list li")).to_have_count(3)
    return {seat_of(page): page for page in pages}


def seat_of(page):
    """Return the seat that a page's person has got, without anything done at that page."""
    return page.locator("#mine input[name=seat]").get_attribute("value", timeout=20_000)


def mover(room, people):
    """Return the page of the person whose turn it is; bots have moved by then."""
    asked = room.host.locator(".seat-list li:has(.turn) .seat-letter")
    expect(asked).to_have_text(re.compile("|".join(people)))
    return people[asked.inner_text()]


def plays(page):
    """Tap the first move on offer, and tap again to make it."""
    before = page.locator("#step").get_attribute("data-version")
    page.locator(CAN_PLAY).first.click()
    page.locator(".pending [value=play]").click()
    expect(page.locator("#step")).not_to_have_attribute("data-version", before)
    follows(page)


def is_told(page, is_turn):
    """Wait until a page says, or says no more, that it is one's turn: on it and in the title."""
    expect(page.locator(".turn-line")).to_have_count(int(is_turn))
    usual = r"[^·]+ · Ruletable$"
    words = page.locator(".turn-line").inner_text() if is_turn else ""
    expect(page).to_have_title(re.compile(f"^{words} · {usual}" if is_turn else f"^{usual}"))


def test_two_people_and_a_bot_play_and_see_only_their_own(room, people):
    first = mover(room, people)
    for _ in range(2):
        page = mover(room, people)
        others = [each for each in people.values() if each is not page]
        is_told(page, is_turn=True)
        for other in others:
            is_told(other, is_turn=False)
        plays(page)
    seats = dict(people)
    for seat, page in seats.items():
        source = page.request.get(page.url).text()
        held = set(re.findall(r'data-card="([^"]*)"', source))
        for other, theirs in seats.items():
            if other != seat:
                backs = theirs.locator(".hand.near [data-card]").count()
                hunters = theirs.locator(".hand.near [data-card^=H]").count()
                assert len([f for f in held if f.startswith(f"back-{other}-")]) == backs - hunters
                assert f"move={other}:" not in source
        assert not [face for face in held if face.startswith(f"back-{seat}-")]
    # Who leads takes the last move back: it is gone from everybody's table, without a touch.
    versions = [page.locator("#step").get_attribute("data-version") for page in people.values()]
    press(room.host, "button[value=take-back]")
    for page, before in zip(people.values(), versions, strict=True):
        expect(page.locator("#step")).not_to_have_attribute("data-version", before)
    is_told(mover(room, people), is_turn=True)
    follows(first)


def test_a_seat_is_handed_over_and_both_pages_change_by_themselves(room, people):
    page = mover(room, people)
    seat = seat_of(page)
    late = room.joins("en", "Sam")
    expect(late.locator(".own-seat")).to_have_count(0)
    room.host.locator(f".seat-list a[href='?seat={seat}']").click()
    form = room.host.locator("#giving-form")
    form.locator(".choice", has_text="Sam").locator("input").check()
    form.locator("button[value=seat]").click()
    expect(late.locator(".own-seat")).to_be_visible()
    is_told(late, is_turn=True)
    expect(page.locator(".own-seat")).to_have_count(0)
    is_told(page, is_turn=False)
    expect(page.locator("#step a[href*='?move=']")).to_have_count(0)
    # Who had the seat goes on following, as one of the hall.
    before = page.locator("#step").get_attribute("data-version")
    plays(late)
    expect(page.locator("#step")).not_to_have_attribute("data-version", before)
    # And who stands up does too.
    late.locator(".own-seat button").click()
    expect(late.locator(".own-seat")).to_have_count(0)
    follows(late)
    before = late.locator("#step").get_attribute("data-version")
    press(room.host, "button[value=take-back]")
    expect(late.locator("#step")).not_to_have_attribute("data-version", before)


def test_a_card_that_is_picked_up_stays_so_while_others_move(room, people):
    page = mover(room, people)
    page.locator("#step a[href*='?move=']").first.click()
    expect(page.locator(".pending")).to_be_visible()
    room.joins("en", "Sam")
    press(room.host, "#freeze")
    expect(page.locator(".frozen")).to_be_visible()
    expect(page.locator(".pending")).to_be_visible()
