"""No kind of page breaks a rule of axe: in the light and the dark, on a phone and at a desktop.

Colours and sizes do not depend on the language, so the four ways of looking are dealt out among the
languages; each kind of page is looked at in all of them (the pages of further games in one),
on a screen as high as the page: what happens to lie under the rail can be scrolled to
(tests/browser/test_fit.py).
"""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.hunt import LANGUAGES
from tests.browser.places import FURTHER, OPENED, PAGES

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 900}
WAYS = {
    "ko": [(PHONE, "light"), (DESKTOP, "dark")],
    "ja": [(PHONE, "dark")],
    "en": [(DESKTOP, "light")],
}
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


@pytest.mark.parametrize(("language", "name"), CASES)
def test_no_rule_is_broken(chromium, site, language, name):
    context = chromium.new_context(reduced_motion="reduce", service_workers="block")
    page = context.new_page()
    page.goto(f"{site.url}/{language}{(PAGES | FURTHER)[name]}")
    page.evaluate(OPENED)
    found = {}
    for size, scheme in WAYS[language]:
        page.set_viewport_size(size)
        whole = page.evaluate("document.documentElement.scrollHeight")
        page.set_viewport_size({**size, "height": max(size["height"], whole)})
        page.emulate_media(color_scheme=scheme)
        if broken := broken_rules(page):
            found[f"{size['width']} {scheme}"] = broken
    context.close()
    assert found == {}


def test_a_broken_rule_would_be_found(chromium, site):
    page = chromium.new_page()
    page.goto(f"{site.url}/en/about/")
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<img src=\"/favicon.svg\">')")
    assert any(each.startswith("image-alt") for each in broken_rules(page))
    page.close()
