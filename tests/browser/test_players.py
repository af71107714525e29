"""In a browser: the number of players goes along, and a game can be taught from its page."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

OPTIONS = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}
TEACH = "/vampire-queen/teach/?players=5"
PLACES = [("ko", TEACH), ("ja", "/bark-side/?players=5"), ("en", "/sleeping-queens/terms/")]
OPEN_ALL = "() => document.querySelectorAll('details').forEach(each => { each.open = true; })"
WIDTH = "document.documentElement.scrollWidth"


@pytest.fixture
def reader(chromium: Any) -> Any:
    context = chromium.new_context(reduced_motion="reduce", color_scheme="dark")
    yield context.new_page()
    context.close()


@pytest.mark.parametrize(("language", "place"), PLACES)
def test_no_rule_of_axe_is_broken_and_nothing_scrolls_sideways(reader, site, language, place):
    reader.set_viewport_size({"width": 320, "height": 740})
    reader.goto(f"{site.url}/{language}{place}")
    reader.evaluate(OPEN_ALL)
    assert reader.evaluate(WIDTH) == 320
    for scheme in ("dark", "light"):
        reader.emulate_media(color_scheme=scheme)
        found = Axe().run(reader, options=OPTIONS).response["violations"]
        assert [(rule["id"], rule["nodes"][0]["html"][:160]) for rule in found] == []


def test_a_step_that_is_swapped_keeps_the_number_and_the_way_out(reader, site):
    reader.goto(f"{site.url}/en/vampire-queen/lessons/a-trick/?players=9")
    reader.click("#step-next")
    reader.wait_for_url("**/lessons/a-trick/*/?players=9")
    step = reader.url.partition("?")[0]
    assert reader.locator("#we-are").count() == 1
    out = reader.locator("#we-are a")
    assert out.evaluate("each => each.href") == step
    out.click()
    reader.wait_for_url(step)
    assert reader.locator("#we-are").count() == 0


def test_clauses_are_ticked_off_by_keyboard_and_printed_in_full(reader, site):
    reader.goto(f"{site.url}/en{TEACH}")
    box = reader.get_by_role("checkbox").first
    box.focus()
    reader.keyboard.press("Space")
    assert box.is_checked()
    assert reader.get_by_role("checkbox", name="104 vampires, 4 Queens, 2 hunters").count() == 1
    later = reader.locator(".teach-later h3").first
    assert not later.is_visible()
    reader.emulate_media(media="print")
    assert reader.locator(".said-links").first.is_hidden()
    assert reader.locator(".player-count").is_hidden()
    assert later.bounding_box()
