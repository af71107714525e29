"""The hunt lesson stepped from end to end: by link, by key, without a script; back and forward.

However a reader gets to a step, it is the same page at the same address.
"""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.hunt import LANGUAGES, address, headings, seen, settled

Step = Callable[[Any], None]


def to_step(page: Any, language: str, label: str) -> dict[str, Any]:
    """Wait until the page has come to a step and return what it shows."""
    heading = headings(language)[label]
    expect(page).to_have_url(re.compile(re.escape(address(language, label)) + "$"))
    settled(page, heading)
    expect(page).to_have_title(re.compile(f"^{re.escape(heading)} · "))
    shown = seen(page)
    assert shown["frame"] == 3
    assert shown["language"] == language
    assert shown["place"].endswith(f". {heading}")
    return shown


def walk(page: Any, language: str, step: Step) -> list[dict[str, Any]]:
    """Return what is shown at each step on the way from the first to the last."""
    first, *later = headings(language)
    shown = [to_step(page, language, first)]
    for label in later:
        step(page)
        shown.append(to_step(page, language, label))
    return shown


def press_next(page: Any) -> None:
    page.locator(".rail [rel=next]").click()


def press_back(page: Any) -> None:
    page.locator(".rail [rel=prev]").click()


@pytest.fixture(scope="module")
def plain(chromium: Any, site: Any) -> Callable[[str], list[dict[str, Any]]]:
    """Each step as its own address shows it to a reader without JavaScript, by language."""
    kept: dict[str, list[dict[str, Any]]] = {}

    def steps(language: str) -> list[dict[str, Any]]:
        if language not in kept:
            context = chromium.new_context(java_script_enabled=False)
            page = context.new_page()
            kept[language] = []
            for label in headings(language):
                page.goto(site.url + address(language, label))
                kept[language].append(to_step(page, language, label))
            context.close()
        return kept[language]

    return steps


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_step_tells_what_happened(plain, language):
    steps = plain(language)
    assert len(steps) == 9
    assert [bool(step["narration"]) for step in steps] == [False] + [True] * 8
    told = [step["narration"] for step in steps[1:]]
    assert len({tuple(each) for each in told}) == len(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_through_without_javascript(borrow, plain, language):
    reader = borrow(java_script_enabled=False)
    reader.open(address(language, next(iter(headings(language)))))
    assert walk(reader.page, language, press_next) == plain(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_swap_the_step_and_nothing_else(borrow, plain, language):
    reader = borrow(reduced_motion="no-preference")
    page = reader.page
    reader.open(address(language, next(iter(headings(language)))))
    page.evaluate("window.stayed = true")
    assert walk(page, language, press_next) == plain(language)
    for label in reversed(list(headings(language))[:-1]):
        press_back(page)
        to_step(page, language, label)
    assert page.evaluate("window.stayed"), "the whole page was loaded anew"


@pytest.mark.parametrize("language", LANGUAGES)
def test_arrow_keys_press_the_links(reader, plain, language):
    page = reader.page
    reader.open(address(language, next(iter(headings(language)))))
    assert walk(page, language, lambda each: each.keyboard.press("ArrowRight")) == plain(language)
    page.keyboard.press("ArrowLeft")
    to_step(page, language, list(headings(language))[-2])


@pytest.mark.parametrize("language", LANGUAGES)
def test_back_forward_and_reload_give_the_whole_page_of_a_step(reader, plain, language):
    page = reader.page
    first, second, third, *_ = headings(language)
    reader.open(address(language, first))
    for label in (second, third):
        press_next(page)
        to_step(page, language, label)
    page.go_back()
    assert to_step(page, language, second) == plain(language)[1]
    page.go_back()
    assert to_step(page, language, first) == plain(language)[0]
    page.go_forward()
    assert to_step(page, language, second) == plain(language)[1]
    page.reload()
    assert to_step(page, language, second) == plain(language)[1]
    page.go_forward()
    assert to_step(page, language, third) == plain(language)[2]
    press_next(page)
    to_step(page, language, list(headings(language))[3])


@pytest.mark.parametrize("language", LANGUAGES)
def test_back_from_another_page_returns_to_the_step(reader, plain, language):
    page = reader.page
    first, second, *_ = headings(language)
    reader.open(address(language, first))
    press_next(page)
    to_step(page, language, second)
    page.locator(".site-name").click()
    expect(page.locator(".game-cards")).to_be_visible()
    page.go_back()
    assert to_step(page, language, second) == plain(language)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_itself_is_its_first_step(reader, language):
    reader.open(address(language))
    first, second, *_ = headings(language).items()
    expect(reader.page.locator("#step .step-heading")).to_have_text(first[1])
    press_next(reader.page)
    to_step(reader.page, language, second[0])


@pytest.mark.parametrize("query", ["", "?eyes=C", "?try=C:H15", "?answer=1&answer=8"])
def test_another_language_shows_the_very_same_place(reader, query):
    page = reader.page
    reader.open(address(LANGUAGES[-1], "a-low-two", query))
    cards = "each => each.map(card => card.dataset.card)"
    shown = page.locator("#step [data-card]").evaluate_all(cards)
    for other in LANGUAGES:
        page.locator(f".languages [lang={other}]").click()
        expect(page).to_have_url(reader.url + address(other, "a-low-two", query))
        expect(page.locator("#step .step-heading")).to_have_text(headings(other)["a-low-two"])
        assert page.locator("html").get_attribute("lang") == other
        assert page.locator("#step [data-card]").evaluate_all(cards) == shown


@pytest.mark.parametrize("query", ["?eyes=C", "?try=C:H15", "?answer=1&answer=8"])
def test_after_a_swap_too_another_language_shows_the_very_same_place(reader, query):
    """The switch lies outside of what is swapped."""
    page = reader.page
    reader.open(address("en", "the-hunter"))
    press_next(page)
    to_step(page, "en", "a-low-two")
    if "eyes" in query:
        page.locator(f".eyes a[href$='{query}']").click()
    elif "try" in query:
        page.locator(f".near a[href$='{query}']").click()
    else:
        for value in ("1", "8"):
            page.locator(f".question input[value='{value}']").check()
        page.locator(".question button").click()
    expect(page).to_have_url(reader.url + address("en", "a-low-two", query))
    page.locator(".languages [lang=ja]").click()
    expect(page).to_have_url(reader.url + address("ja", "a-low-two", query))
