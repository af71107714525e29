"""What the files say of lessons and clauses, and the hunt lesson's own addresses."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

CONTENT = Path(__file__).resolve().parents[2] / "content"
VAMPIRE_QUEEN = "vampire-queen"
LANGUAGES = ("ko", "ja", "en")
with_and_without_script = pytest.mark.parametrize(
    ("language", "scripted"), [("ko", True), ("ja", False), ("en", True)]
)
"""What a script does with a press does not depend on the language; both are dealt out together."""
HUNT = "/vampire-queen/lessons/hunt/"
FOCUSED = "document.activeElement.matches(%r)"
TABS = 150
SEEN = """() => {
  const texts = selector => [...document.querySelectorAll(selector)].map(each => each.innerText);
  return {
    heading: texts("#step .step-heading").join(),
    narration: texts("#step .narration [data-say]"),
    title: document.title,
    path: location.pathname + location.search,
    place: texts(".dots [aria-current]").join().trim(),
    frame: texts("h1, .site-name, #main > .page").length,
    language: document.documentElement.lang,
  };
}"""
"""What a reader gets of a step; `frame` is 3 on a whole page."""


@cache
def headings(language: str, lesson: str = "hunt", game: str = VAMPIRE_QUEEN) -> dict[str, str]:
    """Return the heading of each step of a lesson by label, in order."""
    text = (CONTENT / game / "lessons" / lesson / f"{language}.md").read_text("utf-8")
    found = re.findall(r"^## (.+) \{#([a-z0-9-]+) rev=\d+\}$", text, re.MULTILINE)
    return {label: heading for heading, label in found}


@cache
def clause_headings(language: str, game: str = VAMPIRE_QUEEN) -> dict[str, str]:
    """Return the heading of each clause of the rulebook by id."""
    text = (CONTENT / game / "rulebook" / f"{language}.md").read_text("utf-8")
    return {
        found[2]: found[1]
        for found in re.finditer(r"^#+ (.+?) \{#([a-z0-9-]+)\b.*\}$", text, re.MULTILINE)
    }


@cache
def lessons(game: str = VAMPIRE_QUEEN) -> tuple[str, ...]:
    """Return the slug of every lesson."""
    return tuple(sorted(path.name for path in (CONTENT / game / "lessons").iterdir()))


def address(language: str, label: str = "", query: str = "") -> str:
    """Return the path of a step of the hunt lesson; of the lesson itself without a label."""
    return f"/{language}{HUNT}" + (f"{label}/" if label else "") + query


def settled(page: Any, heading: str) -> None:
    """Wait until a step is there whole, its links bound by htmx: before, they load a whole page."""
    expect(page.locator("#step .step-heading")).to_have_text(heading)
    expect(page.locator(".htmx-added, .htmx-settling")).to_have_count(0)


def seen(page: Any) -> dict[str, Any]:
    """Return what the page shows of its step."""
    return page.evaluate(SEEN)


def tab_to(page: Any, selector: str) -> None:
    """Press Tab until an element of that kind has the focus."""
    for _ in range(TABS):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED % selector):
            return
    pytest.fail(f"Tab never comes to {selector}")
