"""Every screen of a class: no rule of axe is broken in the light and the dark, nothing is wider
than a small phone, all is as big as a finger. Languages are dealt out among the screens.
"""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.classes import LESSON, NEXT, PHONE, answer, at, follows, open_class, press
from tests.browser.test_axe import broken_rules
from tests.browser.test_fit import SMALL, WIDER

SMALLEST = {"width": 320, "height": 640}
UNFOLDED = """() => document.querySelectorAll("main details:not(.also)")
  .forEach(each => { each.open = true; })"""
"""Not the clauses in other languages, which are fetched (tests/browser/test_beside.py)."""


def faults(page, widths=(320,)):
    """Return what is wrong with a screen, unfolded: in the light and the dark, and small."""
    found = {}
    page.evaluate(UNFOLDED)
    size = page.viewport_size
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        if broken := broken_rules(page):
            found[scheme] = broken
    for width in widths:
        page.set_viewport_size({"width": width, "height": 640})
        if page.evaluate("document.documentElement.scrollWidth") > width:
            found[f"wider than {width}"] = page.evaluate(WIDER)
        small = [each for each in page.evaluate(SMALL) if not each.startswith("A.card ")]
        if small:  # cards overlap in a hand
            found["small"] = small[:9]
    page.set_viewport_size(size)
    return found


@pytest.fixture
def looks():
    """Gathers the faults of screens by name, and asserts at the end that there are none."""
    found = {}

    def look(name, page, **options):
        if wrong := faults(page, **options):
            found[name] = wrong

    yield look
    assert not found, json.dumps(found, ensure_ascii=False, indent=1)


def opened(page, address, ready="h1"):
    page.goto(address)
    expect(page.locator(ready).first).to_be_visible()
    return page


def test_screens_of_those_who_take_part(new_reader, looks):
    room = open_class(new_reader, "ja")
    looks("which", opened(room.arrives("ko"), f"{room.url}/ko/join/", "#which"))
    looks("join", room.arrives("ja"))
    page = room.joins("ko", "미나")
    looks("hall", page)
    answer(page, "9")
    looks("answered", page)
    page.locator("#hand button").click()
    page.locator("#step .card a, #step a.card").first.click()
    expect(page.locator("#sheet")).to_be_visible()
    looks("sheet", page)
    press(room.host, "button[value^='reveal']")
    expect(page.locator(".poll[data-state=revealed]")).to_be_visible()
    page.goto(room.address("", "en"))
    follows(page)
    looks("revealed", page)
    press(room.host, NEXT)
    at(page, "en", 1)
    page.locator(".rail a[rel=prev]").click()
    expect(page.locator(".hall-away")).to_be_visible()
    looks("away", page)
    late = room.joins("ja", "ゆき")
    looks("late", late)
    room.host.locator(".class-close summary").click()
    room.host.locator("#closing button").click()
    expect(late.locator("#step .note-title")).to_be_visible()
    looks("closed", late)
    late.locator("#step a.primary").click()
    expect(late.locator("h1")).to_be_visible()
    looks("over", late)


def test_screens_of_those_who_lead(new_reader, looks):
    start = new_reader(viewport=PHONE, reduced_motion="reduce")
    start.open("/ko/teach/?game=vampire-queen")
    looks("start", start.page)
    start.open("/ja/teach/plan/?game=vampire-queen&lesson=last-card")
    looks("plan", start.page)
    start.open("/en/wall/")
    looks("pair", start.page)
    room = open_class(new_reader, "ko", viewport=PHONE)
    page, host = room.joins("en", "Sam"), room.host
    answer(page, "9")
    page.locator("#hand button").click()
    expect(host.locator(".hands")).to_be_visible()
    looks("lead", host)
    other = host.context.new_page()
    looks("people", opened(other, room.address("people/", "ja")))
    other.locator(".roster-more").first.click()
    looks("person", other)
    other.locator(".put-out a[href*='confirm=bar']").click()
    looks("confirm", other)
    press(host, "button[value^='reveal']")
    looks("results", opened(other, room.address("results/", "en")))
    looks("together", opened(other, room.address("together/", "ja")))
    other.locator("[value=host]").click()
    looks("invited", other)
    wall = room.wall()
    looks("wall", wall, widths=())


def test_screens_of_a_second_instructor_and_of_a_rehearsal(new_reader, looks):
    second = new_reader(viewport=PHONE, reduced_motion="reduce")
    second.open("/ko/teach/with/")
    looks("lead too", second.page)
    host = open_class(new_reader, "ja", f"lesson={LESSON}&rehearsal=1", viewport=PHONE).host
    looks("rehearsal", host)
    host.locator("#closing button").click()  # unfolded to be looked at
    host.wait_for_url("**rehearsed=1")
    looks("rehearsed", host)


def test_screens_of_a_game(new_reader, looks):
    room = open_class(new_reader, "en", "what=table", viewport=PHONE)
    page, host = room.joins("ja", "ゆき"), room.host
    host.locator("a[href='?set-up=1']").click()
    expect(host.locator("#set-up-form")).to_be_visible()
    looks("set up", host)
    host.locator("a[href='?new-game=1']").click()
    expect(host.locator("#new-game-form")).to_be_visible()
    looks("new game", host)
    host.locator("#new-game-form button[value=game]").click()
    expect(host.locator(".seat-list")).to_be_visible()
    looks("lead of a game", host)
    expect(page.locator(".own-seat")).to_be_visible()
    looks("seat", page)
    host.locator(".seat-list a").first.click()
    expect(host.locator("#giving-form")).to_be_visible()
    looks("giving", host)


SIGNS = """() => [...document.querySelectorAll("main summary")].filter(each =>
  !each.parentElement.matches(".chip") && (getComputedStyle(each).display == "list-item")
    == (getComputedStyle(each, "::before").content != "none")).map(each => each.textContent)"""
"""Summaries with two signs, the browser's own and ours, or with none."""


@pytest.mark.parametrize("language", ["ko", "ja", "en"])
def test_the_form_for_a_position(new_reader, looks, language):
    readers = []

    def opens(**options):
        readers.append(new_reader(**options))
        return readers[-1]

    room = open_class(opens, language, "what=table", game="cheating-moth", viewport=PHONE)
    host = room.host
    opened(host, room.address("lead/?set-up=1"), "#set-up-form")
    looks("set up", host)
    assert host.evaluate(SIGNS) == []
    field = host.locator("[name=field-stock]")
    field.fill(field.input_value() + ", Zz")
    host.locator("#set-up-form [value=set-up]").click()
    expect(host.locator(".problems")).to_contain_text("Zz")
    looks("refused", host)
    (said,) = readers[0].complained()
    assert "409" in said
    readers[0].complaints.clear()
    opened(host, room.address("lead/?new-game=1"), "#new-game-form")
    assert host.evaluate(SIGNS) == []
    host.evaluate(UNFOLDED)
    assert host.evaluate(SIGNS) == []


def test_who_cheated_and_what_is_pointed_at(new_reader, looks):
    room = open_class(new_reader, "ja", "lesson=caught", game="cheating-moth", viewport=PHONE)
    page, host = room.joins("ko", "\ubbf8\ub098"), room.host
    press(host, "button[value='cover?on=1']")
    press(host, "button[value^='ask?about=accuse']")
    host.locator(".pointing summary").click()
    press(host, ".point-rows button[value*='stock']")
    expect(page.locator(".pile.pointed")).to_be_visible()
    looks("asked", page)
    looks("asks", host)
    press(host, "button[value^='reveal']")
    expect(page.locator(".poll[data-state=revealed]")).to_be_visible()
    looks("revealed", page)
    looks("wall", room.wall(), widths=())
