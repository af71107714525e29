"""The script that marks one's own answers among the shared questions, in a real browser."""

import html
import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from django.template.loader import render_to_string

from teachapp.classroom.questions import Choice, PollView
from teachapp.classroom.room.values import Room

SCRIPT = Path(__file__).parents[2] / "teachapp/static/js/polls.js"
OPEN = PollView(
    key="hunt/another-two/1",
    words="Who takes?",
    html="",
    choices=(Choice("A", "Alma", 0, 0, ""), Choice("D", "Dan", 0, 0, "")),
    many=False,
    is_open=True,
    answered=0,
    right=-1,
    explanation="",
)
REVEALED = replace(
    OPEN,
    is_open=False,
    choices=(Choice("A", "Alma", 3, 30, "wrong"), Choice("D", "Dan", 7, 70, "right")),
    answered=10,
    right=7,
    explanation="The later one takes.",
)
BOTH = replace(REVEALED, many=True, choices=tuple(replace(c, state="right") for c in OPEN.choices))


class Scene:
    def __init__(self, *polls):
        self.polls = polls


def step(*polls):
    drawn = render_to_string("classroom/_hall_polls.html", {"scene": Scene(*polls), "room": Room()})
    return f'<section id="step">{drawn}</section>'


@pytest.fixture
def hall(chromium):
    """Opens the hall: `hall(OPEN, D=…)` with one's own answers; swaps of the shared part follow."""
    page = chromium.new_page()

    def show(*polls, answers=(), now=None):
        own = html.escape(json.dumps({OPEN.key: list(answers)} if answers else {}))
        clock = f'<data id="clock" value="{int(now.timestamp())}"></data>' if now else ""
        page.set_content(
            f'<p id="live"></p><form id="mine" data-answers="{own}">{clock}</form>{step(*polls)}'
        )
        page.add_script_tag(path=SCRIPT)
        page.evaluate("document.dispatchEvent(new Event('DOMContentLoaded'))")
        return page

    yield show
    page.close()


def swap(page, *polls):
    page.evaluate(
        "(html) => { document.querySelector('#step').outerHTML = html;"
        " document.dispatchEvent(new Event('class:swapped')); }",
        step(*polls),
    )


def shown(page):
    """Return the sentences about oneself that are to be seen."""
    lines = page.locator(":is(.answered, .was-right, .was-wrong, .own)").all()
    return [line.inner_text() for line in lines if line.is_visible()]


def test_who_has_not_answered_sees_nothing_about_answers(hall):
    page = hall(OPEN)
    assert shown(page) == []
    assert page.locator("button").is_enabled()


def test_what_one_has_answered_is_marked_and_cannot_be_changed(hall):
    page = hall(OPEN, answers=["D"])
    assert shown(page) == ["your answer", "You have answered. Soon you will see what is right."]
    assert page.locator("input:checked").input_value() == "D"
    assert page.locator("input:enabled").count() == 0
    assert page.locator("button").get_attribute("hidden") == ""


@pytest.mark.parametrize(
    ("answer", "told"),
    [("D", "You were right."), ("A", "Not quite: what is right is marked below.")],
)
def test_once_revealed_each_is_told_how_it_went_and_hears_it_once(hall, answer, told):
    page = hall(OPEN, answers=[answer])
    swap(page, REVEALED)
    assert shown(page) == [told, "your answer"]
    assert page.locator("#live").inner_text() == told


@pytest.mark.parametrize(("answers", "told"), [(["A", "D"], "was-right"), (["A"], "was-wrong")])
def test_of_several_all_must_be_named(hall, answers, told):
    page = hall(BOTH, answers=answers)
    assert page.locator(f".{told}").is_visible()


def test_what_is_chosen_but_not_sent_outlives_a_swap(hall):
    page = hall(OPEN)
    page.locator("input[value=D]").check()
    swap(page, OPEN)
    assert page.locator("input:checked").input_value() == "D"
    assert page.locator("input:enabled").count() == 2


@pytest.mark.parametrize(("left", "told"), [(42, "About 45 seconds left"), (-1, "Time is up.")])
def test_a_timer_goes_by_the_servers_clock(hall, left, told):
    servers = datetime(2031, 5, 6, 7, 8, 9, tzinfo=UTC)  # not this machine's
    until = (servers + timedelta(seconds=left)).isoformat()
    page = hall(replace(OPEN, until=until, seconds=60), now=servers)
    assert page.locator(".time-words").inner_text() == told
