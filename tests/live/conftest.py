"""Real Redis servers and whole sites for the tests of live classes."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.live.guests import Stream
from tests.live.site import KEY, ROOT
from tests.redis_server import find_redis, server
from tests.served import Site, served


@pytest.fixture
def redis_server():
    """A server of its own; skipped where there is none, but a failure under CI=true."""
    program = find_redis()
    if program is None:
        no_server = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
        no_server("no Redis; `make redis` finds or installs one")
    with server(program) as started:
        yield started


def manage(folder, *arguments):
    environment = {**os.environ, "RULETABLE_DATA_DIR": str(folder), "RULETABLE_SECRET_KEY": KEY}
    environment["DJANGO_SETTINGS_MODULE"] = "teachapp.settings"
    environment.pop("DATABASE_URL", None)
    command = [sys.executable, "manage.py", *arguments]
    subprocess.run(command, cwd=ROOT, env=environment, check=True, stdout=subprocess.DEVNULL)


@pytest.fixture(scope="session")
def empty_site(tmp_path_factory):
    """A data folder with a migrated database and static files, and no content."""
    folder = tmp_path_factory.mktemp("empty")
    manage(folder, "migrate", "--verbosity", "0")
    manage(folder, "collectstatic", "--no-input", "--verbosity", "0")
    return folder


@pytest.fixture
def folder(empty_site, tmp_path):
    """The same, to be written to."""
    shutil.copytree(empty_site, tmp_path / "site")
    return tmp_path / "site"


@pytest.fixture(scope="session")
def whole_site(empty_site, tmp_path_factory):
    """A data folder with everything that the site has to tell."""
    folder = tmp_path_factory.mktemp("whole") / "site"
    shutil.copytree(empty_site, folder)
    manage(folder, "load_content")
    return folder


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, made_site: Path) -> Iterator[Site]:
    """A site with the content, as `manage.py serve` serves it."""
    folder = shutil.copytree(made_site, tmp_path_factory.mktemp("class") / "site")
    with served(folder) as running:
        yield running


@pytest.fixture(autouse=True)
def nobody_stays_on_the_line() -> Iterator[None]:
    """Streams of guests end with their test."""
    yield
    while Stream.held:
        Stream.held.pop().close()
