"""The served site, and readers who note what a browser minds."""

import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.lessons import Lesson, to_step
from tests.served import Site, served

PATIENCE = 30_000
"""Milliseconds: a slow moment of the machine is no fault, and costs nothing where none comes."""
expect.set_options(timeout=PATIENCE)
WATCH = """document.addEventListener("securitypolicyviolation", event =>
  console.error(`refused: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`));"""
"""What the policy forbids is a complaint too; a browser does not always print it."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, made_site: Path) -> Iterator[Site]:
    """The served site, once for all tests of a worker: none of them leaves anything changed."""
    folder = tmp_path_factory.mktemp("served")
    shutil.copytree(made_site, folder, dirs_exist_ok=True)
    with served(folder) as running:
        yield running


@dataclass(frozen=True, slots=True)
class Reader:
    """A page of a browser with nothing remembered, and what the browser complained of."""

    page: Any
    complaints: list[str]
    url: str

    def open(self, path: str) -> Any:
        """Go to an address of the site; returns the answer."""
        return self.page.goto(self.url + path)

    def complained(self) -> list[str]:
        """Return every complaint so far; asking the page lets those under way arrive."""
        self.page.evaluate("0")
        return self.complaints

    def forget(self) -> None:
        """Leave the page for one that writes nothing, and remember nothing of the site."""
        self.open("/healthz")
        self.page.evaluate("localStorage.clear(), sessionStorage.clear()")
        self.page.context.clear_cookies()
        self.complaints.clear()


def open_reader(chromium: Any, site: Site, **options: Any) -> Reader:
    """Return a new reader; `options` are those of Playwright's `new_context`."""
    options.setdefault("service_workers", "block")  # who reads offline says so
    context = chromium.new_context(**options)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(WATCH)
    page = context.new_page()
    reader = Reader(page, [], site.url)
    page.on("pageerror", lambda error: reader.complaints.append(str(error)))

    def hear(said: Any) -> None:
        if said.type == "error":
            reader.complaints.append(f"{said.text} [{said.location['url']}]")

    page.on("console", hear)
    return reader


@pytest.fixture
def new_reader(chromium: Any, site: Site) -> Iterator[Callable[..., Reader]]:
    """Opens readers with options of a browser context; nobody may have complained at the end."""
    readers: list[Reader] = []

    def opened(**options: Any) -> Reader:
        readers.append(open_reader(chromium, site, **options))
        return readers[-1]

    yield opened
    said = complaints_of(readers)
    for reader in readers:
        reader.page.context.close()
    assert said == []


def complaints_of(readers: list[Reader]) -> list[str]:
    """Return what the browser complained of while they read."""
    return [each for reader in readers for each in reader.complained()]


@pytest.fixture(scope="module")
def lent(chromium: Any, site: Site) -> Iterator[Callable[..., Reader]]:
    """Lends readers with options of a browser context, one for all tests that ask for the same."""
    kept: dict[str, Reader] = {}

    def lend(**options: Any) -> Reader:
        key = repr(sorted(options.items()))
        if key not in kept:
            kept[key] = open_reader(chromium, site, **options)
        kept[key].forget()
        return kept[key]

    yield lend
    for reader in kept.values():
        reader.page.context.close()


@pytest.fixture
def borrow(lent: Callable[..., Reader]) -> Iterator[Callable[..., Reader]]:
    """Lends readers as `new_reader` opens them; it takes a fraction of the time.

    Who changes more of a page than what it remembers (its size, what runs when it is opened) takes
    a new reader.
    """
    readers: list[Reader] = []

    def borrowed(**options: Any) -> Reader:
        readers.append(lent(**options))
        return readers[-1]

    yield borrowed
    assert complaints_of(readers) == []


@pytest.fixture
def reader(borrow: Callable[..., Reader]) -> Reader:
    """A reader at a desktop, with JavaScript, who does not wait for cards to fly."""
    return borrow(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")


@pytest.fixture
def open_table(borrow: Callable[..., Reader]) -> Callable[..., tuple[Any, str]]:
    """Opens a table, with a script or without, and returns its page and address."""

    def opened(
        language: str, table: str, query: str = "", scripted: bool = True
    ) -> tuple[Any, str]:
        reader = borrow(
            java_script_enabled=scripted,
            viewport={"width": 1280, "height": 900},
            reduced_motion="reduce",
        )
        address = f"/{language}{table}"
        reader.open(address + query)
        return reader.page, reader.url + address

    return opened


@pytest.fixture(scope="module")
def plain(chromium: Any, site: Site) -> Callable[[Lesson, str], list[dict[str, Any]]]:
    """Each step of a lesson as its own address shows it to a reader without JavaScript."""
    kept: dict[tuple[Lesson, str], list[dict[str, Any]]] = {}

    def steps(lesson: Lesson, language: str) -> list[dict[str, Any]]:
        key = lesson, language
        if key not in kept:
            context = chromium.new_context(java_script_enabled=False)
            page = context.new_page()
            kept[key] = []
            for label in lesson.headings(language):
                page.goto(site.url + lesson.address(language, label))
                kept[key].append(to_step(page, lesson, language, label))
            context.close()
        return kept[key]

    return steps
