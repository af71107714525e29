"""No kind of page breaks a rule of axe: in the light and the dark, on a phone and at a desktop.

Colours and sizes do not depend on the language, so the ways of looking are dealt out among the
languages; each kind of page is looked at in all of them (the pages of further games in one),
on a screen as high as the page: what happens to lie under the rail can be scrolled to
(tests/browser/test_fit.py). Every ink on every ground is reckoned in tests/table/test_colours.py.
"""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.hunt import LANGUAGES
from tests.browser.places import FURTHER, OPENED, PAGES

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 900}
WAYS = {"ko": (DESKTOP, "dark"), "ja": (PHONE, "dark"), "en": (PHONE, "light")}
OPTIONS = {
    "resultTypes": ["violations"],
    "rules": {"target-size": {"enabled": True}},  # of WCAG 2.2; axe leaves it out unless asked
}
axe = Axe()


def broken_rules(page: Any) -> list[str]:
    """Return each broken rule with the first elements that break it."""
    found = axe.run(page, options=OPTIONS).response["violations"]
    return [
        f"{rule['id']}: " + " | ".join(node["html"][:160] for node in rule["nodes"][:3])
        for rule in found
    ]


CASES = [(language, name) for language in LANGUAGES for name in PAGES]
CASES += [(LANGUAGES[at % len(LANGUAGES)], name) for at, name in enumerate(FURTHER)]


@pytest.fixture(scope="module")
def page(chromium):
    """One for all: nothing that is looked at here is remembered."""
    context = chromium.new_context(reduced_motion="reduce", service_workers="block")
    yield context.new_page()
    context.close()


@pytest.mark.parametrize(("language", "name"), CASES)
def test_no_rule_is_broken(page, site, language, name):
    size, scheme = WAYS[language]
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size(size)
    page.goto(f"{site.url}/{language}{(PAGES | FURTHER)[name]}")
    page.evaluate(OPENED)
    whole = page.evaluate("document.documentElement.scrollHeight")
    page.set_viewport_size({**size, "height": max(size["height"], whole)})
    assert broken_rules(page) == []


def test_a_broken_rule_would_be_found(page, site):
    page.goto(f"{site.url}/en/about/")
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<img src=\"/favicon.svg\">')")
    assert any(each.startswith("image-alt") for each in broken_rules(page))
