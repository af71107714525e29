"""How screens measure what they say: plain values."""

import re
from dataclasses import replace

import pytest
from django.conf import settings

from teachapp.catalogue.shown import QuestionWords, StepWords
from teachapp.classroom.codes import LONG, new_code, spaced, typed_code
from teachapp.classroom.screens.leading import asking
from teachapp.classroom.screens.plan import said_once, starts
from teachapp.classroom.screens.wall import length_of


@pytest.mark.parametrize(
    ("texts", "length"),
    [
        ([], "short"),
        (["<p>" + "a" * 260 + "</p>"], "short"),
        (["a" * 261], "middling"),
        (["가" * 130], "short"),
        (["가" * 131], "middling"),
        (["short", "あ" * 460], "very-long"),
    ],
)
def test_words_are_measured_by_the_room_they_take(texts, length):
    assert length_of(texts) == length


def test_a_step_takes_the_longer_the_more_there_is_to_say():
    asked = QuestionWords("?", "", "")
    told = StepWords("told", "", "a" * 240, (), (), (), is_stale=False, href="")
    asks = replace(told, html="a" * 60, questions=(asked,))
    assert starts([told, told, told, asks], 10) == (0, 2, 4, 7)


def test_a_minute_that_several_steps_begin_in_is_said_once():
    assert said_once((0, 0, 0, 1, 3, 3)) == [0, None, None, 1, 3, None]


def test_a_button_says_all_that_it_asks_for():
    assert asking("point", at="card:A:H20") == "point?at=card%3AA%3AH20"


def test_a_long_code_is_typed_as_it_is_shown_and_no_short_one_passes_for_it():
    code = new_code(LONG)
    assert typed_code(spaced(code).lower(), LONG) == code
    assert typed_code(code[:6], LONG) == ""


def test_buttons_that_stand_outside_their_form_say_that_they_submit_it():
    # Without the attribute htmx sends the form and leaves out which button was pressed.
    pages = sorted((settings.BASE_DIR / "templates" / "classroom").glob("*.html"))
    found = [
        tag
        for page in pages
        for tag in re.findall(r"<button\b[^>]*\bform=[^>]*>", page.read_text())
    ]
    assert len(found) > 20
    assert [tag for tag in found if 'type="submit"' not in tag] == []
