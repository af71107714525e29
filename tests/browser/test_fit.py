"""Small screens and keyboards: nothing scrolls sideways, the focus is always to be seen."""

from typing import Any

import pytest

from tests.browser.cheating import SOME_SLAPPED
from tests.browser.hunt import LANGUAGES
from tests.browser.places import FURTHER, OPENED, PAGES, POSITION, STEP

WIDER = """() => [...document.querySelectorAll("body *")]
  .filter(each => each.getBoundingClientRect().right > innerWidth + 1)
  .map(each => `${each.tagName}.${each.className}`).slice(0, 5)"""
FOCUS = """() => {
  const focused = document.activeElement;
  if (focused === document.body) return null;
  const drawn = [focused, focused.closest("label")].filter(Boolean).map(each => {
    const style = getComputedStyle(each);
    return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  });
  const box = focused.getBoundingClientRect();
  const rail = document.querySelector(".rail");
  const isInRail = rail && rail.contains(focused);
  const over = rail ? rail.getBoundingClientRect() : {top: innerHeight, bottom: innerHeight};
  const name = `${focused.tagName} ${(focused.innerText || focused.value || "").slice(0, 30)}`;
  return {
    name,
    isDrawn: drawn.some(Boolean),
    isSeen: box.height > 0 && box.bottom > 0 && box.top < innerHeight,
    isCovered: !isInRail && box.height < over.top
      && box.bottom > over.top + 1 && box.top < over.bottom - 1,
  };
}"""
ALL_KEYS = 200
SMALL = """() => [...document.querySelectorAll(
    "a[href], button, select, summary, textarea, input:not([type=hidden])"
  )].filter(each => {
    const box = (each.closest("label") ?? each).getBoundingClientRect();
    const isSaid = getComputedStyle(each).display === "inline";
    const isAsBigAsItsPlace = each.closest(".lesson-list, .rail");
    return each.checkVisibility({visibilityProperty: true}) && box.width > 1
      && !isSaid && !isAsBigAsItsPlace && !each.closest(".chip")
      && Math.min(box.width, box.height) < 43.5;
  }).map(each => `${each.tagName}.${each.className} ${each.innerText.slice(0, 20)}`)"""
"""What is smaller than a finger; not what stands in a sentence, nor the clauses under a move."""
SIZES = [
    {"width": 320, "height": 640},
    {"width": 360, "height": 740},
    {"width": 1280, "height": 900},
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_scrolls_sideways(new_reader, language):
    """Each is opened on the smallest screen and then widened: to load it takes the longest."""
    reader = new_reader(viewport=SIZES[0], is_mobile=True, has_touch=True, reduced_motion="reduce")
    wide = {}
    for name, path in (PAGES | FURTHER).items():
        reader.open(f"/{language}{path}")
        reader.page.evaluate(OPENED)
        for size in SIZES:
            reader.page.set_viewport_size(size)
            if reader.page.evaluate("document.documentElement.scrollWidth") > size["width"]:
                wide[name, size["width"]] = reader.page.evaluate(WIDER)
        reader.page.set_viewport_size(SIZES[0])
    forget_refused_addresses(reader)
    assert wide == {}


def test_what_is_tapped_is_as_big_as_a_finger(new_reader):
    reader = new_reader(
        viewport={"width": 360, "height": 740},
        is_mobile=True,
        has_touch=True,
        reduced_motion="reduce",
    )
    small = {}
    for name, path in PAGES.items():
        reader.open(f"/ko{path}")
        reader.page.evaluate(OPENED)
        if found := reader.page.evaluate(SMALL):
            small[name] = found[:5]
    forget_refused_addresses(reader)
    assert small == {}


def forget_refused_addresses(reader: Any) -> None:
    """A browser prints that an address was answered with 400 or 404; here that was asked for."""
    loads = "Failed to load resource: the server responded with a status of 40"
    kept = [each for each in reader.complained() if not each.startswith(loads)]
    reader.complaints[:] = kept


def focused(page: Any) -> list[dict[str, Any]]:
    """Return what is to be seen of each element that Tab comes to, once round the page."""
    found: list[dict[str, Any]] = []
    for _ in range(ALL_KEYS):
        page.keyboard.press("Tab")
        focus = page.evaluate(FOCUS)
        if focus is None:
            return found
        found.append(focus)
    pytest.fail("Tab never leaves the page")


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("path", [STEP + "?try=C:H15", POSITION + "?moves=C:1", SOME_SLAPPED])
def test_the_focus_is_drawn_in_sight_and_not_under_the_rail(new_reader, path, width):
    reader = new_reader(viewport={"width": width, "height": 740}, reduced_motion="reduce")
    reader.open("/ko" + path)
    reader.page.evaluate(OPENED)
    found = focused(reader.page)
    assert len(found) > 20
    assert [each["name"] for each in found if not each["isDrawn"]] == []
    assert [each["name"] for each in found if not each["isSeen"]] == []
    assert [each["name"] for each in found if each["isCovered"]] == []


def test_each_kind_of_page_draws_the_focus(reader):
    for name in ("library", "game", "variants", "coverage", "404"):
        reader.open("/en" + PAGES[name])
        undrawn = [each["name"] for each in focused(reader.page) if not each["isDrawn"]]
        assert undrawn == [], name
    forget_refused_addresses(reader)
