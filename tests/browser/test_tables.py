"""Tables that stand in their address, terms that open in place, and cards that fly."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.hunt import LANGUAGES, address, clause_headings, headings, lessons

GAMES = ("vampire-queen", "cheating-moth")
TABLE = (
    "/{language}/vampire-queen/table/"
    "vampire-queen_1_standard_C_3,7;9,12;1,8,H15;2,5,5;4,13,Q_trick=A:H20;B:2/"
)
TIE = (
    "/en/vampire-queen/table/"
    "vampire-queen_1_standard_B_3,7;2,9,12;1,8,H15;2,5,5;4,13,Q_trick=A:H20/"
    "?moves=B:2,C:1,D:2,E:Q"
)
DUPLICATES = """async path => {
  const sent = await (await fetch(path)).text();
  const shown = new DOMParser().parseFromString(sent, "text/html").querySelector("#main");
  document.querySelector("#main").replaceWith(document.adoptNode(shown));
  const named = [...document.querySelectorAll("[data-card]")];
  const moved = [...document.querySelectorAll("*")]
    .map(each => getComputedStyle(each).viewTransitionName)
    .filter(name => name && name !== "none" && name !== "root");
  const keys = named.map(each => each.dataset.card);
  const repeated = list => list.filter((each, place) => list.indexOf(each) !== place);
  const open = named.filter(each => !each.classList.contains("back")).length;
  return {cards: open, names: moved.length,
          repeated: [...repeated(keys), ...repeated(moved)]};
}"""
"""A step put in the place of another, as it is when one steps; then what is drawn of it."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tapped_card_is_played_in_the_address(reader, language):
    page = reader.page
    table = TABLE.format(language=language)
    reader.open(table)
    page.locator(".near [data-card='8a']").click()
    expect(page).to_have_url(reader.url + table + "?moves=C:8")
    expect(page.locator(".trick [data-card='8a']")).to_be_visible()
    expect(page.locator(".narration [data-say]")).not_to_have_count(0)
    expect(page.locator("h1")).to_have_count(1)
    page.go_back()
    expect(page).to_have_url(reader.url + table)
    expect(page.locator(".near [data-card='8a']")).to_be_visible()
    expect(page.locator("h1")).to_have_count(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_card_names_its_clause_and_is_taken_back(reader, language):
    page = reader.page
    table = TABLE.format(language=language)
    reader.open(table)
    page.locator(".near [data-card=H15a]").click()
    summary = page.locator(".refusal .chip > summary").first
    expect(summary).to_have_text(clause_headings(language)["hunt-follower-no-hunter"])
    expect(page.locator(".near [data-card=H15a]")).to_be_visible()
    page.locator(".refusal .quiet-line a").click()
    expect(page).to_have_url(reader.url + table)
    expect(page.locator(".refusal")).to_have_count(0)


def test_two_rule_sets_are_compared_and_left_again(reader):
    page = reader.page
    table = TABLE.format(language="en")
    reader.open(table)
    expect(page.locator(".side")).to_have_count(1)
    other = page.locator(".presets a").first
    href = other.get_attribute("href")
    other.click()
    expect(page).to_have_url(reader.url + href)
    expect(page.locator(".side")).to_have_count(2)
    expect(page.locator(".compared dl > div")).not_to_have_count(0)
    expect(page.locator(".side-name")).to_have_count(2)
    names = page.locator(".side-name").all_inner_texts()
    assert len(set(names)) == 2
    page.go_back()
    expect(page.locator(".side")).to_have_count(1)


def test_moves_are_stepped(reader):
    page = reader.page
    reader.open(TABLE.format(language="en") + "?moves=C:1")
    expect(page.locator(".rail [aria-current]")).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile("at=0"))
    expect(page.locator(".near [data-card='1a']")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".trick [data-card='1a']")).to_be_visible()


# Terms


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_term_opens_in_place(reader, language):
    page = reader.page
    reader.open(f"/{language}/vampire-queen/rules/")
    term = page.locator(".clause a[data-term]").first
    note = page.locator(f"#term-{term.get_attribute('data-term')}")
    expect(note).to_be_hidden()
    term.click()
    expect(note).to_be_visible()
    expect(note).to_be_in_viewport()
    assert page.url.endswith("/rules/")
    expect(page.locator("#live")).not_to_have_text("")
    page.keyboard.press("Escape")
    expect(note).to_be_hidden()


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_script_a_term_is_a_link(borrow, language):
    reader = borrow(java_script_enabled=False)
    page = reader.page
    reader.open(f"/{language}/vampire-queen/rules/")
    term = page.locator(".clause a[data-term]").first
    name = term.get_attribute("data-term")
    term.click()
    expect(page).to_have_url(f"{reader.url}/{language}/vampire-queen/terms/#{name}")
    expect(page.locator(f"#{name}")).to_be_in_viewport()


# Motion


@pytest.mark.parametrize(
    ("game", "lesson"), [(game, lesson) for game in GAMES for lesson in lessons(game)]
)
def test_no_two_things_fly_by_the_same_name(reader, game, lesson):
    page = reader.page
    found: dict[str, Any] = {}
    here = f"/en/{game}/lessons/{lesson}/"
    reader.open(here)
    for label in headings("en", lesson, game):
        for eyes in ("", "?eyes=A"):
            found[label + eyes] = page.evaluate(DUPLICATES, f"{here}{label}/{eyes}")
    assert any(each["cards"] for each in found.values())
    assert all(each["names"] >= each["cards"] for each in found.values()), found
    assert {label: each["repeated"] for label, each in found.items() if each["repeated"]} == {}


def test_of_two_tables_one_flies(reader):
    page = reader.page
    reader.open(TABLE.format(language="en"))
    page.locator(".presets a").first.click()
    expect(page.locator(".side")).to_have_count(2)
    names = """() => [...document.querySelectorAll("*")]
      .map(each => getComputedStyle(each).viewTransitionName)
      .filter(name => name && name !== "none" && name !== "root")"""
    found = page.evaluate(names)
    assert found
    assert len(found) == len(set(found))


COUNT_ANIMATIONS = """
window.ran = 0;
const start = document.startViewTransition;
if (start) document.startViewTransition = function (...all) {
  const transition = start.apply(document, all);
  transition.ready.then(() => { window.ran += document.getAnimations().length; }, () => {});
  transition.finished.finally(() => { window.finished = (window.finished || 0) + 1; });
  return transition;
};"""


@pytest.mark.parametrize(("motion", "moves"), [("reduce", False), ("no-preference", True)])
def test_cards_fly_unless_a_reader_asks_for_less_motion(new_reader, motion, moves):
    reader = new_reader(reduced_motion=motion, viewport={"width": 1280, "height": 900})
    page = reader.page
    page.add_init_script(COUNT_ANIMATIONS)
    reader.open(address("en", "the-hunter"))
    page.keyboard.press("ArrowRight")
    expect(page.locator("#step .step-heading")).to_have_text(headings("en")["a-low-two"])
    page.wait_for_function("() => window.finished === 1 || !document.startViewTransition")
    assert (page.evaluate("window.ran") > 0) is moves


HIT_IN_FLIGHT = """
const start = document.startViewTransition;
document.startViewTransition = function (...all) {
  const transition = start.apply(document, all);
  transition.ready.then(() => {
    const box = document.querySelector("#step-next").getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    window.hit = hit.closest("a") ? hit.closest("a").id : hit.tagName;
  });
  return transition;
};"""


def test_a_click_while_cards_fly_is_not_lost(new_reader):
    reader = new_reader(reduced_motion="no-preference", viewport={"width": 1280, "height": 900})
    page = reader.page
    page.add_init_script(HIT_IN_FLIGHT)
    reader.open(address("en", "the-hunter"))
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => window.hit")
    assert page.evaluate("window.hit") == "step-next"
