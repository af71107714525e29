"""A live class in browsers: who leads it, the big screen, and people on phones."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import expect

from tests.browser.hunt import headings

GAME = "vampire-queen"
LESSON = "last-card"
STEPS = ("one-card-left", "the-last-card", "it-comes-back", "the-stage-goes-on")
PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 900}
LOCALES = {"ko": "ko-KR", "ja": "ja-JP", "en": "en-GB"}
NEXT, FREEZE = "#step-next", "#freeze"


@dataclass(frozen=True, slots=True)
class Room:
    """A class, and the browsers that are in it."""

    opens: Callable[..., Any]
    """Opens a reader with options of a browser context."""
    host: Any
    """The page of who leads."""
    url: str
    language: str

    @property
    def code(self) -> str:
        found = re.search(r"/class/(\w+)/lead/", self.host.url)
        assert found, self.host.url
        return found[1]

    def address(self, page: str = "", language: str = "") -> str:
        return f"{self.url}/{language or self.language}/class/{self.code}/{page}"

    def arrives(self, language: str, **options: Any) -> Any:
        """Let somebody scan the code with a phone; returns the page that asks for a name."""
        phone = self.opens(
            viewport=PHONE, reduced_motion="reduce", locale=LOCALES[language], **options
        )
        phone.open(f"/join/{self.code}/")
        return phone.page

    def joins(self, language: str, name: str, **options: Any) -> Any:
        """Let somebody join and follow; returns the page."""
        page = self.arrives(language, **options)
        page.locator("#join-name").fill(name)
        page.locator("#join .primary").click()
        follows(page)
        return page

    def wall(self) -> Any:
        """Show the big screen in another tab of who leads."""
        page = self.host.context.new_page()
        page.set_viewport_size({"width": 1920, "height": 1080})
        page.goto(self.address("wall/"))
        follows(page)
        return page

    def person(self, name: str, confirm: str = "") -> None:
        """Open what can be done with somebody, and do it."""
        page = self.host.context.new_page()
        page.goto(self.address("people/"))
        page.locator(".roster-row", has_text=name).locator(".roster-more").click()
        if confirm:
            page.locator(f".put-out a[href*='confirm={confirm}']").click()
            page.locator(f"#person [name=do][value={confirm}]").click()
            expect(page.locator("#person")).to_have_count(0)
            page.close()


def open_class(
    opens: Callable[..., Any],
    language: str = "en",
    what: str = "",
    game: str = GAME,
    **options: Any,
):
    """Open a class in two taps from a lesson's page; `what` are other fields of the address."""
    options = {"viewport": DESKTOP, "reduced_motion": "reduce"} | options
    reader = opens(**options)
    reader.open(f"/{language}/teach/?game={game}&{what or f'lesson={LESSON}'}")
    reader.page.locator("#start .start-go .primary").first.click()
    reader.page.wait_for_url("**/lead/")
    follows(reader.page)
    return Room(opens, reader.page, reader.url, language)


def follows(page: Any, state: str = "live") -> None:
    """Wait until a page is connected."""
    expect(page.locator("#connection")).to_have_attribute("data-state", state, timeout=20_000)


def at(page: Any, language: str, step: int) -> None:
    """Wait until a page shows a step of the lesson in a language."""
    heading = headings(language, LESSON)[STEPS[step]]
    expect(page.locator("#step .step-heading")).to_have_text(heading, timeout=20_000)


def version(page: Any) -> int:
    """Return the version of what a page shows."""
    return int(page.locator("#step").get_attribute("data-version"))


def answer(page: Any, value: str) -> None:
    """Choose an answer and send it."""
    page.locator(f".poll input[value='{value}']").check()
    page.locator(".poll .primary").click()
    expect(page.locator(".poll .answered")).to_be_visible()


def press(page: Any, selector: str) -> None:
    """Press a button of who leads, and wait until the page has its answer."""
    page.locator(selector).click()
    expect(page.locator(".htmx-request")).to_have_count(0)
