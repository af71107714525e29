"""What our own script adds to pages that work without it, in a real browser under the real policy.

No server: the browser's requests are answered from here, pages by templates, the rest from the
static files.
"""

import mimetypes
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from django.contrib.staticfiles import finders
from django.template import engines
from django.utils import translation

from teachapp.middleware import CONTENT_SECURITY_POLICY
from teachapp.table.identity import follow
from teachapp.table.layout import layout
from tests.table.fakes import GAME, WORDS, states

SITE = "http://ruletable.test"
STEPS = states("standard A 5,9,H20;2,7;1,Q,H15", "A: H20", "B: 7", "C: Q")
PAGE = """{% extends "base.html" %}{% block title %}Step {{ number }}{% endblock %}
{% block main %}<section id="step" {% include "components/swaps.html" %}>
<h2 tabindex="-1">Step {{ number }}</h2>
{% include "components/table.html" with table=page.table only %}
{% include "components/narration.html" with told=told only %}
<p><a class="term" data-term="hunt" href="/terms/#hunt">hunt</a> <input id="field"></p>
<p><a id="broken" href="/broken/" hx-get="/broken/">broken</a></p>
<div popover class="term-note" id="term-hunt">What a hunt is.</div>
{% include "components/step_rail.html" %}</section>{% endblock %}"""


def step(number: int) -> str:
    names = follow(GAME.observe(state, "*") for state in STEPS[:number])
    view = layout(GAME.observe(STEPS[number - 1], "*"), WORDS, game=GAME.slug, names=names)
    rail = {
        "previous": f"/step/{number - 1}/" if number > 1 else "",
        "next": f"/step/{number + 1}/" if number < len(STEPS) else "",
        "position": number,
        "total": len(STEPS),
    }
    told = [{"sentence": f"What happened in {number}.", "chips": []}]
    context = {"number": number, "page": {"table": view}, "told": told, "rail": rail}
    with translation.override("en"):
        return engines["django"].from_string(PAGE).render({**context, "game": GAME.slug})


def answer(route: Any) -> None:
    path = urlsplit(route.request.url).path
    headers = {"Content-Security-Policy": CONTENT_SECURITY_POLICY}
    found = re.fullmatch(r"/step/(\d)/", path)
    if found:
        html = "text/html; charset=utf-8"
        route.fulfill(body=step(int(found[1])), content_type=html, headers=headers)
    elif path.startswith("/static/"):
        file = finders.find(path.removeprefix("/static/"))
        assert isinstance(file, str), path
        kind = mimetypes.guess_type(file)[0]
        route.fulfill(body=Path(file).read_bytes(), content_type=kind, headers=headers)
    else:
        route.fulfill(status=400, body=f"<p>Reasons for {path}</p>", content_type="text/html")


@pytest.fixture
def page(chromium: Any) -> Iterator[Any]:
    context = chromium.new_context(viewport={"width": 1000, "height": 900})
    page = context.new_page()
    page.complaints = []
    page.on("console", lambda said: page.complaints.append(said.text))
    page.on("pageerror", lambda error: page.complaints.append(str(error)))
    page.route(f"{SITE}/**", answer)
    page.goto(f"{SITE}/step/1/")
    page.wait_for_function("window.htmx")
    page.evaluate("window.isSamePage = true")
    yield page
    context.close()


def wait_for_step(page: Any, number: int) -> None:
    page.wait_for_function(
        """number => document.querySelector("#step h2")?.textContent === `Step ${number}`
          && location.pathname === `/step/${number}/`
          && !document.querySelector(".htmx-settling, .htmx-swapping")""",
        arg=number,
    )


def wait_to_hear(page: Any, words: str) -> None:
    page.wait_for_function(
        "words => document.querySelector('#live').textContent === words", arg=words
    )


def has_focus(page: Any, selector: str) -> None:
    page.wait_for_function("selector => document.activeElement.matches(selector)", arg=selector)


def test_arrow_keys_walk_without_loading_a_page(page: Any):
    page.keyboard.press("ArrowRight")
    wait_for_step(page, 2)
    page.keyboard.press("ArrowRight")
    wait_for_step(page, 3)
    page.keyboard.press("ArrowLeft")
    wait_for_step(page, 2)
    assert page.evaluate("window.isSamePage")
    assert page.title() == "Step 2"
    assert page.complaints == []


def test_arrow_keys_are_left_alone_in_fields_and_with_modifiers(page: Any):
    page.keyboard.press("Alt+Shift+ArrowRight")
    page.focus("#field")
    page.keyboard.press("ArrowRight")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")  # the only one that walks
    wait_for_step(page, 2)


def test_what_happened_is_said_once(page: Any):
    page.click("#step-next")
    wait_to_hear(page, "What happened in 2.")


def test_the_focus_stays_on_the_button_and_goes_to_the_heading_where_there_is_none(page: Any):
    for number in (2, 3):
        page.focus("#step-next")
        page.keyboard.press("Enter")
        wait_for_step(page, number)
        has_focus(page, "#step-next")
    page.keyboard.press("Enter")
    wait_for_step(page, 4)
    has_focus(page, "h2")


def test_back_and_forward_give_the_right_step_as_a_whole_page(page: Any):
    page.click("#step-next")
    wait_for_step(page, 2)
    page.click("#step-next")
    wait_for_step(page, 3)
    page.go_back()
    wait_for_step(page, 2)
    assert page.locator(".site-head").count() == page.locator("#step").count() == 1
    page.go_forward()
    wait_for_step(page, 3)
    assert page.complaints == []


def test_cards_are_carried_by_one_transition_a_step(page: Any):
    page.evaluate(
        """() => {
          window.carried = [];
          const start = document.startViewTransition.bind(document);
          document.startViewTransition = (update) => {
            const transition = start(update);
            const note = (how) => window.carried.push(String(how));
            transition.ready.then(() => note("ok"), note);
            return transition;
          };
        }"""
    )
    page.click("#step-next")
    wait_for_step(page, 2)
    page.wait_for_function("window.carried.length > 0")
    assert set(page.evaluate("window.carried")) == {"ok"}
    name = "getComputedStyle(document.querySelector('[data-card=H20a]')).viewTransitionName"
    assert page.evaluate(name) == "c-H20a"


def test_a_refused_address_is_shown_as_the_page_it_is(page: Any):
    page.click("#broken")
    page.wait_for_url(f"{SITE}/broken/")
    assert page.inner_text("body") == "Reasons for /broken/"


def test_settings_are_remembered(page: Any):
    theme = "document.documentElement.dataset.theme || 'auto'"
    assert page.evaluate(theme) == "auto"
    page.click("#settings-button")
    page.get_by_label("Dark").check()
    assert page.evaluate(theme) == "dark"
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
    page.reload()
    assert page.evaluate(theme) == "dark"
    page.click("#settings-button")
    assert page.get_by_label("Dark").is_checked()
    page.get_by_label("Same as the device").check()
    assert page.evaluate(theme) == "auto"


def test_a_term_opens_in_place_and_is_a_link_without_script(page: Any):
    page.click("a.term")
    page.wait_for_function("document.querySelector('#term-hunt').matches(':popover-open')")
    wait_to_hear(page, "What a hunt is.")
    assert page.url == f"{SITE}/step/1/"
    page.keyboard.press("Escape")
    assert page.locator("#term-hunt").is_hidden()


def test_without_script_every_step_is_a_plain_link(chromium: Any):
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.route(f"{SITE}/**", answer)
    page.goto(f"{SITE}/step/1/")
    page.click("#step-next")
    page.wait_for_url(f"{SITE}/step/2/")
    assert page.inner_text("#step h2") == "Step 2"
    assert page.locator("#theme").is_hidden()
    context.close()
