"""A class by keyboard alone, and by a clicker at the big screen."""

from playwright.sync_api import expect

from tests.browser.classes import DESKTOP, at, follows, open_class
from tests.browser.hunt import tab_to


def test_an_instructor_needs_no_pointer(new_reader):
    host = new_reader(viewport=DESKTOP, reduced_motion="reduce")
    host.open("/en/vampire-queen/lessons/last-card/one-card-left/")
    page = host.page
    tab_to(page, "a[href*='/teach/']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/teach/**")
    tab_to(page, "#start .primary")
    page.keyboard.press("Enter")
    page.wait_for_url("**/lead/")
    follows(page)
    tab_to(page, "#freeze")
    page.keyboard.press("Enter")
    expect(page.locator("#freeze")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#freeze")).to_be_focused()
    expect(page.locator(".htmx-request")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator("#freeze")).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".htmx-request")).to_have_count(0)
    tab_to(page, "button[value^='reveal']")
    page.keyboard.press("Space")
    expect(page.locator(".poll[data-state=revealed]")).to_be_visible()
    expect(page.locator(".htmx-request")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    at(page, "en", 1)


def test_somebody_joins_answers_and_raises_a_hand_by_keys(new_reader):
    room = open_class(new_reader)
    page = room.arrives("en")
    tab_to(page, "#join-name")
    page.keyboard.type("Sam")
    page.keyboard.press("Enter")
    follows(page)
    tab_to(page, ".poll input[value='9']")
    page.keyboard.press("Space")
    tab_to(page, ".poll .primary")
    page.keyboard.press("Enter")
    expect(page.locator(".poll .answered")).to_be_visible()
    tab_to(page, ".hand-button")
    page.keyboard.press("Enter")
    expect(page.locator(".hand-button.is-up")).to_be_visible()
    expect(room.host.locator(".hands")).to_contain_text("Sam")
    expect(room.host.locator(".poll-count")).to_contain_text("1 of 1")


def test_a_clicker_turns_the_big_screen(new_reader):
    room = open_class(new_reader)
    wall, page = room.wall(), room.joins("ja", "ゆき")
    for key, step in (("PageDown", 1), ("PageDown", 2), ("PageUp", 1)):
        wall.keyboard.press(key)
        at(page, "ja", step)
        at(room.host, "en", step)
        expect(wall.locator(".wall-at")).to_have_text(f"{step + 1} / 4")
        expect(wall.locator(".htmx-request")).to_have_count(0)


def press_by_keys(page, selector):
    tab_to(page, selector)
    page.keyboard.press("Enter")
    expect(page.locator(".htmx-request")).to_have_count(0)


def test_who_cheated_is_asked_answered_and_revealed_by_keys(new_reader):
    room = open_class(new_reader, "en", "lesson=caught", game="cheating-moth")
    host, page = room.host, room.joins("ko", "\ubbf8\ub098")
    press_by_keys(host, "button[value='cover?on=1']")
    expect(page.locator(".covered")).to_be_visible()
    expect(page.locator(".hand .card:not(.back)")).to_have_count(0)
    press_by_keys(host, "button[value^='ask?about=accuse']")
    tab_to(page, ".poll input[value='B']")
    page.keyboard.press("Space")
    tab_to(page, ".poll .primary")
    page.keyboard.press("Enter")
    expect(page.locator(".poll .answered")).to_be_visible()
    expect(host.locator(".poll-count")).to_contain_text("1 of 1")
    press_by_keys(host, "button[value^='reveal']")
    expect(page.locator(".poll .was-right")).to_be_visible()
