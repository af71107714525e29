"""Lessons that are walked through: what their files say, and how a reader gets along in them."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import expect

from tests.browser.hunt import CONTENT, clause_headings, headings, seen, settled

Step = Callable[[Any], None]


@dataclass(frozen=True, slots=True)
class Try:
    """A move that a step invites the reader to try, and the clauses that refuse it."""

    label: str
    query: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """A question of a step: a wrong answer and the right one, as the values of its choices."""

    label: str
    wrong: tuple[str, ...]
    right: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """One of the lessons that are walked through."""

    game: str
    slug: str
    tries: tuple[Try, ...]
    questions: tuple[Question, ...]
    beside: tuple[Question, ...] = ()
    """Questions that stand beside each other at one step."""

    def __str__(self) -> str:
        return self.slug

    def headings(self, language: str) -> dict[str, str]:
        """Return the heading of each step by label, in order."""
        return headings(language, self.slug, self.game)

    def address(self, language: str, label: str, query: str = "") -> str:
        """Return the path of a step."""
        return f"/{language}/{self.game}/lessons/{self.slug}/{label}/{query}"

    def comments(self, language: str) -> dict[str, str]:
        """Return what it says of each try and answer by its label (`first-hand--try-1`), up to the
        first card, which is drawn."""
        return _comments(CONTENT / self.game / "lessons" / self.slug / f"{language}.md")


@cache
def _comments(path: Any) -> dict[str, str]:
    parts = re.split(r"^##+ .*\{#([a-z0-9-]+)[^}]*\}$", path.read_text("utf-8"), flags=re.MULTILINE)
    plain = [re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", part.split("[[")[0]) for part in parts[2::2]]
    return {label: " ".join(each.split()) for label, each in zip(parts[1::2], plain, strict=True)}


# Stepping


def to_step(page: Any, lesson: Lesson, language: str, label: str) -> dict[str, Any]:
    """Wait until the page has come to a step and return what it shows."""
    heading = lesson.headings(language)[label]
    expect(page).to_have_url(re.compile(re.escape(lesson.address(language, label)) + "$"))
    settled(page, heading)
    expect(page).to_have_title(re.compile(f"^{re.escape(heading)} · "))
    shown = seen(page)
    assert shown["frame"] == 3
    assert shown["language"] == language
    assert shown["place"].endswith(f". {heading}")
    return shown


def walk(page: Any, lesson: Lesson, language: str, step: Step) -> list[dict[str, Any]]:
    """Return what is shown at each step on the way from the first to the last."""
    first, *later = lesson.headings(language)
    shown = [to_step(page, lesson, language, first)]
    for label in later:
        step(page)
        shown.append(to_step(page, lesson, language, label))
    return shown


def press_next(page: Any) -> None:
    page.locator(".rail [rel=next]").click()


def press_back(page: Any) -> None:
    page.locator(".rail [rel=prev]").click()


# Tries and questions


def refuse_each(page: Any, url: str, lesson: Lesson, language: str) -> None:
    """Press every try of a lesson, read its refusal and take it back."""
    names = clause_headings(language, lesson.game)
    numbers: dict[str, int] = {}
    for each in lesson.tries:
        here = url + lesson.address(language, each.label)
        number = numbers[each.label] = numbers.get(each.label, 0) + 1
        page.goto(here)
        page.locator(f".tries a[href$='{each.query}']").click()
        expect(page).to_have_url(here + each.query)
        chips = page.locator(".refusal .chip")
        expect(chips.locator(":scope > summary")).to_have_text(
            [names[clause] for clause in each.clauses]
        )
        comment = lesson.comments(language)[f"{each.label}--try-{number}"]
        expect(page.locator(".try-words")).to_contain_text(comment)
        for chip, clause in zip(chips.all(), each.clauses, strict=True):
            chip.locator(":scope > summary").click()
            expect(chip.locator(f"a[href$='/rules/#{clause}']").last).to_be_visible()
        page.locator(".refusal .quiet-line a").click()
        expect(page).to_have_url(here)
        expect(page.locator(".refusal")).to_have_count(0)


def judge_each(page: Any, url: str, lesson: Lesson, language: str) -> None:
    """Answer every question of a lesson wrong and right and take the answers back."""
    for asked in lesson.questions:
        here = lesson.address(language, asked.label)
        page.goto(url + here)
        expect(page.locator(".question .answer, .choice.right, .choice.wrong")).to_have_count(0)
        for chosen, verdict in ((asked.wrong, "wrong"), (asked.right, "right")):
            for value in chosen:
                page.locator(f".question input[value='{value}']").check()
            page.locator(".question button").click()
            expect(page.locator(f".question.answered.{verdict}")).to_be_visible()
            expect(page).to_have_url(re.compile(re.escape(here) + r"\?answer="))
            told = urlsplit(page.url)
            assert (told.path, parse_qs(told.query)) == (here, {"answer": list(chosen)})
            right = page.locator(".choice.right input")
            assert right.evaluate_all("each => each.map(one => one.value)") == list(asked.right)
            comment = lesson.comments(language)[f"{asked.label}--answer-1"]
            expect(page.locator(".answer")).to_contain_text(comment)
            page.locator(".answer a[hx-get]").last.click()
            expect(page).to_have_url(url + here)
            expect(page.locator(".question .answer")).to_have_count(0)


def know_each(page: Any, url: str, lesson: Lesson) -> None:
    """Find no try and no question on the pages of a lesson that is not known here."""
    for label in lesson.headings("en"):
        page.goto(url + lesson.address("en", label))
        tries = page.locator(".tries a[href*='?try=']")
        found = tries.evaluate_all("each => each.map(one => one.search)")
        assert found == [each.query for each in lesson.tries if each.label == label]
        asked = [each for each in (*lesson.questions, *lesson.beside) if each.label == label]
        expect(page.locator("form.question")).to_have_count(len(asked))


def same_in_every_language(
    page: Any, url: str, languages: tuple[str, ...], lesson: Lesson, label: str, query: str
) -> None:
    """Change the language of a step: the very same place is shown."""
    page.goto(url + lesson.address(languages[-1], label, query))
    cards = "each => each.map(card => card.dataset.card)"
    shown = page.locator("#step [data-card]").evaluate_all(cards)
    noted = page.locator("#step .note").count()
    for other in languages:
        page.locator(f".languages [lang={other}]").click()
        expect(page).to_have_url(url + lesson.address(other, label, query))
        expect(page.locator("#step .step-heading")).to_have_text(lesson.headings(other)[label])
        assert page.locator("html").get_attribute("lang") == other
        assert page.locator("#step [data-card]").evaluate_all(cards) == shown
        assert page.locator("#step .note").count() == noted
