"""What every test finds: Django set up, and a real Chromium where one is asked for."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from tests.scaled import is_scaled
from tests.served import made_once

# A slow moment of the machine is no fault; a failure prints what reproduces it.
hypothesis.settings.register_profile("ruletable", deadline=None, print_blob=True)
hypothesis.settings.load_profile("ruletable")


def pytest_configure(config: pytest.Config) -> None:
    """Sets Django up; `pytest -p no:django tests/games` goes without."""
    if config.pluginmanager.hasplugin("django"):
        import django  # the engines' tests do not load it

        os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
        django.setup()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what `-m "not browser"` leaves out: whatever asks for a browser, wherever it stands."""
    for item in items:
        if "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")


@pytest.fixture(scope="session")
def made_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with the content loaded, made once a run and shared by its workers."""
    own = tmp_path_factory.getbasetemp()
    return made_once((own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "made-site")


@pytest.fixture(scope="session")
def django_db_modify_db_settings(
    django_db_modify_db_settings_parallel_suffix: None, request: pytest.FixtureRequest
) -> None:
    """The tests' database is a copy of one with the content where it is PostgreSQL's."""
    if is_scaled():
        request.getfixturevalue("made_site")


@pytest.fixture(scope="module")
def content(django_db_setup: None, django_db_blocker: Any, made_site: Path) -> Iterator[None]:
    """The real content in the tests' database; it stays for the module and is gone after it."""
    from tests.filled import filled  # it asks for Django, which not every test loads

    with django_db_blocker.unblock(), filled(made_site / "db.sqlite3"):
        yield


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    """A started browser (playwright's `Browser`); `chromium.new_page()` opens a page.

    `make test` finds or installs one. Where there is none a browser test is skipped, but fails
    under CI=true. It ends with its module: while it lives, an event loop runs in this thread,
    in which other tests could run no other.
    """
    from playwright.sync_api import sync_playwright  # tests without a browser do not load it

    from tests.chromium import find_chromium

    executable = find_chromium()
    if executable is None:
        no_browser = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
        no_browser("no Chromium; `make browser` finds or installs one")
    with sync_playwright() as playwright, pytest.MonkeyPatch.context() as patch:
        # Because of that loop Django would refuse to ask the database.
        patch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "1")
        browser = playwright.chromium.launch(
            executable_path=executable,
            args=[
                "--no-sandbox",
                "--disable-background-networking",
                "--disable-dev-shm-usage",
                "--disable-gpu",
            ],
        )
        yield browser
        browser.close()
