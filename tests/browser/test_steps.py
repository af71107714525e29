"""Lessons from end to end, two of each further game: stepped, tried, answered, in three languages.

However a reader gets to a step, it is the same page at the same address.
"""

import pytest
from playwright.sync_api import expect

from tests.browser import cheating, dogs, queens
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

LESSONS = (*cheating.LESSONS, *queens.LESSONS, *dogs.LESSONS)
SLIP_AWAY, MOSQUITO, KNIGHT_AND_DRAGON, SUMS, LAST_TRICK, WILD_SAYS_WHICH = LESSONS
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=str)
each_language = pytest.mark.parametrize("language", LANGUAGES)
with_and_without_script = pytest.mark.parametrize(
    ("language", "scripted"), [("ko", True), ("ja", False), ("en", True)]
)
"""What a script does with an answer does not depend on the language."""


@each_lesson
@each_language
def test_links_lead_through_without_javascript(new_reader, plain, lesson, language):
    reader = new_reader(java_script_enabled=False)
    reader.open(lesson.address(language, next(iter(lesson.headings(language)))))
    shown = walk(reader.page, lesson, language, press_next)
    assert shown == plain(lesson, language)
    told = [tuple(step["narration"]) for step in shown]
    assert all(told[1:])
    assert len(set(told)) == len(told)


@each_lesson
@each_language
def test_links_swap_the_step_and_nothing_else(new_reader, plain, lesson, language):
    reader = new_reader(reduced_motion="no-preference")
    page = reader.page
    labels = list(lesson.headings(language))
    reader.open(lesson.address(language, labels[0]))
    page.evaluate("window.stayed = true")
    assert walk(page, lesson, language, press_next) == plain(lesson, language)
    for label in reversed(labels[:-1]):
        press_back(page)
        to_step(page, lesson, language, label)
    assert page.evaluate("window.stayed"), "the whole page was loaded anew"


@pytest.mark.parametrize(
    ("lesson", "label", "query"),
    [
        (SLIP_AWAY, "gone", ""),
        (SLIP_AWAY, "out-of-turn", "?eyes=C"),
        (SLIP_AWAY, "stuck-with-a-moth", "?try=B:cheat,Mo4,N5"),
        (SLIP_AWAY, "gone", "?answer=N2"),
        (MOSQUITO, "first-hand", "?eyes=D"),
        (MOSQUITO, "second-hand", "?try=D:give,Mo5,%3E,B"),
        (MOSQUITO, "second-hand", "?answer=give+N2+%3E+B"),
        (KNIGHT_AND_DRAGON, "the-dragon", ""),
        (KNIGHT_AND_DRAGON, "attack-on-heart", "?eyes=B"),
        (KNIGHT_AND_DRAGON, "a-knight", "?try=A:Kn,%3E,Dog"),
        (SUMS, "two-and-three", "?answer=discard+2+3+4+9"),
        (LAST_TRICK, "the-boss-leads", "?try=C:7,7"),
        (LAST_TRICK, "a-new-round", "?eyes=D"),
        (WILD_SAYS_WHICH, "two-threes", "?answer=5+Wd&answer=5+9"),
    ],
    ids=str,
)
def test_another_language_shows_the_very_same_place(reader, lesson, label, query):
    same_in_every_language(reader.page, reader.url, LANGUAGES, lesson, label, query)


@with_and_without_script
@pytest.mark.parametrize("lesson", [each for each in LESSONS if each.tries], ids=str)
def test_tries_are_refused_with_their_clauses(new_reader, lesson, language, scripted):
    reader = new_reader(java_script_enabled=scripted, reduced_motion="reduce")
    refuse_each(reader.page, reader.url, lesson, language)


@with_and_without_script
@each_lesson
def test_answers_are_judged(new_reader, lesson, language, scripted):
    reader = new_reader(java_script_enabled=scripted, reduced_motion="reduce")
    judge_each(reader.page, reader.url, lesson, language)


@with_and_without_script
def test_of_two_questions_the_one_that_is_answered_is_judged(new_reader, language, scripted):
    reader = new_reader(java_script_enabled=scripted, reduced_motion="reduce")
    page = reader.page
    here = reader.url + LAST_TRICK.address(language, LAST_TRICK.beside[0].label)
    for at, asked in enumerate(LAST_TRICK.beside):
        for (value,), verdict in ((asked.wrong, "wrong"), (asked.right, "right")):
            page.goto(here)
            form = page.locator("form.question").nth(at)
            form.locator(f"input[value='{value}']").check()
            form.locator("button").click()
            expect(page.locator(".question.answered")).to_have_count(1)
            expect(page.locator(f".question.answered.{verdict}")).to_have_count(1)
            expect(page.locator(".choice.right input")).to_have_value(asked.right[0])
            comment = LAST_TRICK.comments(language)[f"{asked.label}--answer-{at + 1}"]
            expect(page.locator(".answer")).to_contain_text(comment)


@each_lesson
def test_every_try_and_every_question_of_the_lesson_is_known_here(reader, lesson):
    know_each(reader.page, reader.url, lesson)
