"""Lessons from end to end, two of each further game: stepped, tried, answered.

However a reader gets to a step, it is the same page at the same address. Each lesson is walked in
one of the languages, with a script, and in another without (the hunt lesson in all, see
test_hunt_steps.py); that the way is the same in every language shows without a browser
(tests/site/test_steps.py).
"""

import pytest
from playwright.sync_api import expect

from tests.browser import cheating, dogs, queens
from tests.browser.hunt import LANGUAGES, with_and_without_script
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
LESSONS_ONCE = [(lesson, LANGUAGES[at % 3]) for at, lesson in enumerate(LESSONS)]
"""Each in a language, each language as often."""
once = pytest.mark.parametrize(("lesson", "language"), LESSONS_ONCE, ids=str)


def in_two_ways(lessons):
    """Each lesson with a script in its language, and without one in the next."""
    ways = [(at + way, way) for at, _ in enumerate(lessons) for way in (0, 1)]
    cases = [(lessons[at - way], LANGUAGES[at % 3], not way) for at, way in ways]
    return pytest.mark.parametrize(("lesson", "language", "scripted"), cases, ids=str)


@once
def test_links_lead_through_without_javascript(borrow, plain, lesson, language):
    reader = borrow(java_script_enabled=False)
    reader.open(lesson.address(language, next(iter(lesson.headings(language)))))
    assert walk(reader.page, lesson, language, press_next) == plain(lesson, language)


@once
def test_links_swap_the_step_and_nothing_else(borrow, plain, lesson, language):
    reader = borrow(reduced_motion="no-preference")
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


@in_two_ways([each for each in LESSONS if each.tries])
def test_tries_are_refused_with_their_clauses(borrow, lesson, language, scripted):
    reader = borrow(java_script_enabled=scripted, reduced_motion="reduce")
    refuse_each(reader.page, reader.url, lesson, language)


@in_two_ways(LESSONS)
def test_answers_are_judged(borrow, lesson, language, scripted):
    reader = borrow(java_script_enabled=scripted, reduced_motion="reduce")
    judge_each(reader.page, reader.url, lesson, language)


@with_and_without_script
def test_of_two_questions_the_one_that_is_answered_is_judged(borrow, language, scripted):
    reader = borrow(java_script_enabled=scripted, reduced_motion="reduce")
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
