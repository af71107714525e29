"""A whole class: an instructor, the big screen, and people who speak three languages."""

import pytest
from playwright.sync_api import expect

from tests.browser.classes import (
    FREEZE,
    LESSON,
    NEXT,
    STEPS,
    answer,
    at,
    follows,
    open_class,
    press,
)
from tests.browser.hunt import headings

LANGUAGES = ("ko", "ja", "en")
NAMES = {"ko": "미나", "ja": "ゆき", "en": "Sam"}


@pytest.fixture
def room(new_reader):
    return open_class(new_reader, "ko")


def choice(page, value):
    return page.locator(f".poll [data-value='{value}'] .own")


def test_a_lesson_with_a_question_in_three_languages(room):
    host, wall = room.host, room.wall()
    people = {language: room.joins(language, NAMES[language]) for language in LANGUAGES}
    expect(host.locator(".class-people")).to_contain_text("3")
    expect(wall.locator(".wall-people")).to_contain_text("3")
    for language, page in people.items():
        expect(page.locator("html")).to_have_attribute("lang", language)
        at(page, language, 0)

    answer(people["ko"], "9")
    answer(people["ja"], "pass")
    expect(host.locator(".poll-count")).to_contain_text("2")
    # A phone that sends an answer again, from a page that is not new, changes nothing.
    again = people["ja"].context.new_page()
    again.goto(people["ja"].url)
    expect(again.locator(".poll input:enabled")).to_have_count(0)
    again.close()
    answer(people["en"], "9")
    expect(host.locator(".poll-count")).to_contain_text("3")
    expect(wall.locator(".wall-answered")).to_contain_text("3")
    expect(people["ko"].locator(".poll .right, .poll .wrong")).to_have_count(0)

    press(host, "button[value^='reveal']")
    for language, verdict in (("ko", "right"), ("ja", "wrong"), ("en", "right")):
        expect(people[language].locator(f".poll.{verdict} .was-{verdict}")).to_be_visible()
    expect(choice(people["ja"], "pass")).to_be_visible()
    expect(choice(people["ja"], "9")).to_be_hidden()
    expect(wall.locator(".wall-choice.right .wall-choice-count")).to_contain_text("2")

    press(host, NEXT)
    for language, page in people.items():
        at(page, language, 1)
    expect(wall.locator(".wall-caption h2").first).to_have_text(headings("ko", LESSON)[STEPS[1]])


def test_a_language_switch_keeps_person_and_place(room):
    page = room.joins("ja", "ゆき")
    answer(page, "9")
    press(room.host, NEXT)
    at(page, "ja", 1)
    page.locator("#hand button").click()
    expect(room.host.locator(".hands")).to_contain_text("ゆき")
    # Somewhere else than the class is, in another language.
    page.locator(".rail a[rel=prev]").click()
    at(page, "ja", 0)
    page.locator(".languages [lang=en]").click()
    at(page, "en", 0)
    expect(page.locator(".hall-name")).to_have_text("ゆき")
    expect(page.locator(".hand-button.is-up")).to_be_visible()
    expect(page.locator(".hall-away")).to_contain_text("You are at step 1, the class is at step 2.")
    follows(page)
    press(room.host, NEXT)
    expect(page.locator("[data-class-at]")).to_have_text("3")
    at(page, "en", 0)
    page.locator("#back-to-class").click()
    at(page, "en", 2)
    expect(page.locator(".hall-away")).to_have_count(0)
    expect(room.host.locator(".people-languages")).to_contain_text("English 1")


def test_a_latecomer_gets_a_digest_and_the_step_that_is_shown(room):
    press(room.host, NEXT)
    at(room.host, "ko", 1)
    press(room.host, NEXT)
    at(room.host, "ko", 2)
    page = room.joins("en", "Late")
    at(page, "en", 2)
    seen = page.locator(".digest-steps li")
    expect(seen.first).to_have_text(headings("en", LESSON)[STEPS[0]])
    page.locator(".digest a.button").click()
    expect(page.locator(".digest")).to_have_count(0)
    press(room.host, NEXT)
    at(page, "en", 3)


def test_who_is_taken_out_may_come_back_and_follows_again(room):
    page, other = room.joins("en", "Sam"), room.joins("ko", "미나")
    room.person("Sam", "remove")
    expect(page.locator("#return")).to_be_visible()
    expect(room.host.locator(".class-people")).to_contain_text("1")
    page.locator("#return button").click()
    follows(page)
    press(room.host, NEXT)
    at(page, "en", 1)
    at(other, "ko", 1)


def test_who_is_barred_is_told_so_and_comes_in_no_more(room):
    page = room.joins("ja", "ゆき")
    room.person("ゆき", "bar")
    expect(page.locator(".refusal")).to_be_visible()
    page.goto(f"{room.url}/join/{room.code}/")
    expect(page.locator("#join")).to_have_count(0)
    expect(page.locator(".refusal")).to_be_visible()


def test_frozen_and_on_again_and_closed(room):
    page, host = room.joins("en", "Sam"), room.host
    page.locator(".poll input[value='9']").check()
    press(host, FREEZE)
    expect(page.locator(".frozen")).to_be_visible()
    expect(page.locator(".poll input:enabled")).to_have_count(0)
    press(host, FREEZE)
    expect(page.locator(".frozen")).to_have_count(0)
    expect(page.locator(".poll input[value='9']")).to_be_checked()
    host.locator(".class-close summary").click()
    host.locator("#closing button").click()
    expect(page.locator("#step .note-title")).to_have_text("This class is over.")
    page.locator("#step a.primary").click()
    expect(page.locator("h1")).to_have_text("This class is over.")


def test_readings_stand_above_the_words_of_a_class_and_of_its_new_steps(new_reader):
    room = open_class(new_reader, "ja")
    page = room.joins("ja", "Mina")
    page.evaluate("localStorage.readings = 'on'")
    page.reload()
    page.locator("#step .step-heading ruby, #step .prose ruby").first.wait_for()
    room.host.locator(NEXT).click()
    at(page, "ja", 1)
    page.locator("#step .prose ruby").first.wait_for()


def test_what_was_unfolded_beside_the_step_stays_so_until_its_form_is_sent(room):
    host = room.host
    host.locator(".class-manners > summary").click()
    host.locator(".class-qr > summary").click()
    press(host, NEXT)
    at(host, "ko", 1)
    expect(host.locator(".class-manners")).to_have_attribute("open", "")
    expect(host.locator(".class-qr:not([open])")).to_have_count(1)
    host.locator("[name=has_ranking]").check()
    press(host, "#manners .primary")
    expect(host.locator(".class-manners:not([open])")).to_have_count(1)
    host.locator(".class-manners > summary").click()
    expect(host.locator("[name=has_ranking]")).to_be_checked()
