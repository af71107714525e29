"""The hunt lesson answered and tried: by mouse, by keyboard alone, by ear, through one's own eyes.

An answer is judged, a refused move names its clause, and the clause leads back to the table.
"""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.hunt import (
    HUNT,
    LANGUAGES,
    address,
    clause_headings,
    headings,
    settled,
    tab_to,
    with_and_without_script,
)

REFUSING = "hunt-follower-no-hunter"
"""The clause that keeps C from playing H15 after the step a-low-two."""


# Questions


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_answer_is_shown_before_it_is_asked_for(reader, language):
    reader.open(address(language, "another-two"))
    question = reader.page.locator(".question")
    expect(question.locator("input[type=radio]")).to_have_count(5)
    expect(question.locator(".answer")).to_have_count(0)
    expect(question.locator(".right, .wrong, [checked]")).to_have_count(0)


@with_and_without_script
def test_a_question_is_judged(borrow, language, scripted):
    reader = borrow(java_script_enabled=scripted, reduced_motion="reduce")
    page = reader.page
    reader.open(address(language, "another-two"))
    verdicts = []
    for answer, verdict in (("B", "wrong"), ("D", "right")):
        page.locator(f".question input[value={answer}]").check()
        page.locator(".question button").click()
        expect(page).to_have_url(reader.url + address(language, "another-two", f"?answer={answer}"))
        expect(page.locator(f".question.answered.{verdict}")).to_be_visible()
        expect(page.locator(f".choice.{verdict} input")).to_be_checked()
        expect(page.locator(".choice.right input")).to_have_value("D")
        verdicts.append(page.locator(".answer .note-title").inner_text().strip())
        expect(page.locator(".answer")).to_contain_text(re.compile(r".{20,}"))
        page.locator(".answer a[hx-get]").last.click()
        expect(page.locator(".question .answer")).to_have_count(0)
    assert len(set(verdicts)) == 2


@pytest.mark.parametrize(
    ("chosen", "verdict"),
    [
        (["1", "8"], "right"),
        (["1"], "wrong"),
        (["1", "8", "H15"], "wrong"),
        (["H15"], "wrong"),
    ],
)
def test_of_several_right_answers_all_are_asked_for(reader, chosen, verdict):
    page = reader.page
    reader.open(address("ko", "a-low-two"))
    expect(page.locator(".question input[type=checkbox]")).to_have_count(3)
    for value in chosen:
        page.locator(f".question input[value='{value}']").check()
    page.locator(".question button").click()
    expect(page.locator(f".question.answered.{verdict}")).to_be_visible()
    right = page.locator(".choice.right input").evaluate_all("each => each.map(one => one.value)")
    assert right == ["1", "8"]


# Tries


@with_and_without_script
def test_a_refusal_leads_to_its_clause_and_back_to_the_table(borrow, language, scripted):
    reader = borrow(java_script_enabled=scripted, reduced_motion="reduce")
    page = reader.page
    reader.open(address(language, "a-low-two"))
    page.locator(".near [data-card=H15a]").click()
    expect(page).to_have_url(reader.url + address(language, "a-low-two", "?try=C:H15"))
    chip = page.locator(".refusal .chip").first
    summary = chip.locator(":scope > summary")
    expect(summary).to_have_text(clause_headings(language)[REFUSING])
    summary.click()
    chip.locator(f"a[href$='/rules/#{REFUSING}']").click()
    expect(page).to_have_url(f"{reader.url}/{language}/vampire-queen/rules/#{REFUSING}")
    clause = page.locator(f"article#{REFUSING}")
    expect(clause.locator("h3").first).to_contain_text(clause_headings(language)[REFUSING])
    expect(clause).to_be_in_viewport()
    clause.locator(f".clause-lessons a[href*='{HUNT}']").first.click()
    expect(page).to_have_url(re.compile(f"{re.escape(f'/{language}{HUNT}')}[a-z-]+/$"))
    label = page.url.split("/")[-2]
    expect(page.locator("#step .step-heading")).to_have_text(headings(language)[label])
    assert page.locator(".near [href*='try=C:H15'], .tries [href*='try=C:H15']").count()


def test_an_allowed_try_says_what_would_happen_and_is_taken_back(reader):
    page = reader.page
    reader.open(address("en", "a-low-two"))
    before = page.locator("#step [data-card]").count()
    page.locator(".near [data-card='8a']").click()
    expect(page.locator(".allowed .narration [data-say]")).not_to_have_count(0)
    assert page.locator("#step [data-card]").count() == before
    page.locator(".allowed a[hx-get]").last.click()
    expect(page).to_have_url(reader.url + address("en", "a-low-two"))
    expect(page.locator(".allowed")).to_have_count(0)


# By keyboard alone


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_of_several_choices_is_answered_by_keyboard(reader, language):
    page = reader.page
    reader.open(address(language, "another-two"))
    tab_to(page, ".question input")
    page.keyboard.press("Space")
    while page.evaluate("document.activeElement.value") != "D":
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".question.answered.right")).to_be_visible()
    expect(page).to_have_url(reader.url + address(language, "another-two", "?answer=D"))
    expect(page.locator("#step :focus")).to_have_count(1)
    tab_to(page, ".answer a[hx-get]")
    page.keyboard.press("Enter")
    expect(page.locator(".question .answer")).to_have_count(0)
    expect(page.locator("#step :focus")).to_have_count(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_checkboxes_are_answered_by_keyboard(reader, language):
    page = reader.page
    reader.open(address(language, "a-low-two"))
    for value in ("1", "8"):
        tab_to(page, f".question input[value='{value}']")
        page.keyboard.press("Space")
    tab_to(page, ".question button")
    page.keyboard.press("Enter")
    expect(page.locator(".question.answered.right")).to_be_visible()
    expect(page.locator("#step :focus")).to_have_count(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_read_and_closed_by_keyboard(reader, language):
    page = reader.page
    reader.open(address(language, "a-low-two"))
    tab_to(page, ".near [data-card=H15a]")
    page.keyboard.press("Enter")
    expect(page.locator(".refusal")).to_be_in_viewport()
    expect(page.locator("#step :focus")).to_have_count(1)
    tab_to(page, ".refusal summary")
    text = page.locator(".refusal .chip-text").first
    expect(text).to_be_hidden()
    page.keyboard.press("Enter")
    expect(text).to_be_visible()
    page.keyboard.press("Enter")
    expect(text).to_be_hidden()
    tab_to(page, ".refusal .quiet-line a")
    page.keyboard.press("Enter")
    expect(page.locator(".refusal")).to_have_count(0)
    expect(page).to_have_url(reader.url + address(language, "a-low-two"))
    expect(page.locator("#step :focus")).to_have_count(1)


def test_next_keeps_the_focus_on_next(reader):
    page = reader.page
    reader.open(address("en", "before"))
    tab_to(page, "#step-next")
    for label in list(headings("en"))[1:4]:
        page.keyboard.press("Enter")
        settled(page, headings("en")[label])
        expect(page.locator("#step-next")).to_be_focused()


def test_arrow_keys_choose_an_answer_and_do_not_leave_the_step(reader):
    page = reader.page
    reader.open(address("en", "another-two"))
    tab_to(page, ".question input")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".question input:checked")).to_have_count(1)
    expect(page).to_have_url(reader.url + address("en", "another-two"))


# By ear


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_step_is_said_once(reader, language):
    page = reader.page
    reader.open(address(language, "before"))
    live = page.locator("#live")
    expect(live).to_have_attribute("aria-live", "polite")
    expect(live).to_have_text("")
    for label in list(headings(language))[1:]:
        page.keyboard.press("ArrowRight")
        settled(page, headings(language)[label])
        told = page.locator("#step .narration [data-say]").all_inner_texts()
        expect(live).to_have_text(" ".join(told))
    assert told


def test_a_refusal_is_said_without_what_was_said_before(reader):
    page = reader.page
    reader.open(address("en", "a-low-two"))
    told = page.locator("#step .narration [data-say]").first.inner_text()
    page.locator(".near [data-card=H15a]").click()
    why = page.locator("#step .refusal p[data-say]").last.inner_text()
    expect(page.locator("#live")).to_contain_text(why)
    expect(page.locator("#live")).not_to_contain_text(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_landmarks_headings_and_names(reader, language):
    page = reader.page
    for label in headings(language):
        reader.open(address(language, label))
        expect(page.locator("h1")).to_have_count(1)
        for role in ("banner", "main", "contentinfo"):
            expect(page.get_by_role(role)).to_have_count(1)
        for navigation in page.get_by_role("navigation").all():
            expect(navigation).to_have_accessible_name(re.compile(r"\S"))
        names = page.locator(".card").all_inner_texts()
        assert names
        unnamed = page.locator(".card:not(:has(.visually-hidden:not(:empty)))")
        expect(unnamed).to_have_count(0)
    cards = page.get_by_role("list", name=re.compile(r"\S")).get_by_role("listitem")
    assert cards.count() >= page.locator("#step .hand .card").count()


# Through one's own eyes


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_sees_its_own_cards_only(reader, language):
    page = reader.page
    reader.open(address(language, "another-two"))
    expect(page.locator(".hand .back")).to_have_count(0)
    page.locator(".eyes a[href$='?eyes=D']").click()
    expect(page).to_have_url(reader.url + address(language, "another-two", "?eyes=D"))
    expect(page.locator(".hand .back")).to_have_count(8)
    seen = page.locator(".hand .card:not(.back)")
    faces = seen.evaluate_all("each => each.map(card => card.dataset.card)")
    assert sorted(faces) == ["5a", "5b", "H15a"], "their own, and the hunter whose back shows"
    expect(page.locator(".eyes [aria-current]")).to_have_attribute("href", re.compile("eyes=D$"))
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(reader.url + address(language, "the-tie", "?eyes=D"))
    page.locator(".eyes a").first.click()
    expect(page).to_have_url(reader.url + address(language, "the-tie"))
