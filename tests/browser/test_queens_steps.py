"""Two lessons of Sleeping Queens from end to end: stepped, tried, answered, in three languages.

However a reader gets to a step, it is the same page at the same address; and no step shows who
sleeps where.
"""

import re

import pytest

from tests.browser.hunt import LANGUAGES
from tests.browser.lessons import (
    judge_each,
    know_each,
    press_back,
    press_next,
    refuse_each,
    same_in_every_language,
    to_step,
    walk,
)
from tests.browser.queens import KNIGHT_AND_DRAGON, LESSONS, SLEEPERS, SUMS, card_names

each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=str)
each_language = pytest.mark.parametrize("language", LANGUAGES)


# Stepping


@each_lesson
@each_language
def test_links_lead_through_without_javascript(new_reader, plain, lesson, language):
    reader = new_reader(java_script_enabled=False)
    reader.open(lesson.address(language, next(iter(lesson.headings(language)))))
    shown = walk(reader.page, lesson, language, press_next)
    assert shown == plain(lesson, language)
    told = [tuple(step["narration"]) for step in shown]
    assert told[0] == ()
    assert all(told[1:])
    assert len(set(told)) == len(told)


@each_lesson
@each_language
def test_links_swap_the_step_and_nothing_else(new_reader, plain, lesson, language):
    reader = new_reader(reduced_motion="no-preference")
    page = reader.page
    reader.open(lesson.address(language, next(iter(lesson.headings(language)))))
    page.evaluate("window.stayed = true")
    assert walk(page, lesson, language, press_next) == plain(lesson, language)
    press_back(page)
    to_step(page, lesson, language, list(lesson.headings(language))[-2])
    assert page.evaluate("window.stayed"), "the whole page was loaded anew"


@pytest.mark.parametrize(
    ("lesson", "label", "query"),
    [
        (KNIGHT_AND_DRAGON, "the-dragon", ""),
        (KNIGHT_AND_DRAGON, "attack-on-heart", "?eyes=B"),
        (KNIGHT_AND_DRAGON, "a-knight", "?try=A:Kn,%3E,Dog"),
        (SUMS, "two-and-three", "?answer=discard+2+3+4+9"),
    ],
    ids=str,
)
def test_another_language_shows_the_very_same_place(reader, lesson, label, query):
    same_in_every_language(reader.page, reader.url, LANGUAGES, lesson, label, query)


# Tries and questions


@each_lesson
@each_language
def test_tries_are_refused_with_their_clauses(new_reader, lesson, language):
    for scripted in (True, False):
        reader = new_reader(java_script_enabled=scripted, reduced_motion="reduce")
        refuse_each(reader.page, reader.url, lesson, language)


@each_lesson
@each_language
def test_answers_are_judged(new_reader, lesson, language):
    for scripted in (True, False):
        reader = new_reader(java_script_enabled=scripted, reduced_motion="reduce")
        judge_each(reader.page, reader.url, lesson, language)


@each_lesson
def test_every_try_and_every_question_of_the_lesson_is_known_here(reader, lesson):
    know_each(reader.page, reader.url, lesson)


# Asleep


@each_language
def test_no_step_shows_who_sleeps_where(reader, language):
    """Links aside: what they lead to may name a queen that can't be stolen in her sleep."""
    page = reader.page
    sleepers = set(SLEEPERS) - {"Rose"} | {"Sunflower"}
    names = card_names(language)
    for label in KNIGHT_AND_DRAGON.headings(language):
        for query in ("", "?eyes=A", "?eyes=B", "?eyes=C"):
            reader.open(KNIGHT_AND_DRAGON.address(language, label, query))
            table = page.locator("#step .table").evaluate("each => each.outerHTML")
            shown = re.sub(r' (?:href|hx-get)="[^"]*"', "", table)
            assert names["Heart"] in shown
            assert shown.count("card back-asleep") == 8
            kinds = set(re.findall(r'class="card (\w+)', shown))
            assert kinds.isdisjoint(each.lower() for each in sleepers)
            assert [each for each in sleepers if names[each] in shown] == []
