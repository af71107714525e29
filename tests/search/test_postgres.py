"""The same site on PostgreSQL: it sets up, its rules are whole, and search finds the same."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.postgres import find_postgres, server
from tests.search.asked import QUERIES

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("ko", "ja", "en")


class Installation:
    """The site with a database of its own, by the commands of manage.py."""

    def __init__(self, data_dir: Path, database: str = "") -> None:
        kept = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith("RULETABLE_") and name != "DATABASE_URL"
        }
        self.environment = kept | {
            "DJANGO_SETTINGS_MODULE": "teachapp.settings",
            "RULETABLE_DATA_DIR": str(data_dir),
            "PYTHONIOENCODING": "utf-8",
        }
        if database:
            self.environment["DATABASE_URL"] = database

    def manage(self, *arguments: str, given: str = "") -> str:
        done = subprocess.run(
            [sys.executable, "manage.py", *arguments],
            cwd=ROOT,
            env=self.environment,
            input=given,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def on_postgres(tmp_path_factory):
    programs = find_postgres()
    if programs is None:
        no_server = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
        no_server("no PostgreSQL; `make postgres` finds or installs one")
    with server(programs) as database:
        site = Installation(tmp_path_factory.mktemp("postgres"), database)
        site.manage("migrate", "--verbosity", "0")
        site.manage("load_content")
        yield site


@pytest.fixture(scope="module")
def on_sqlite(tmp_path_factory):
    site = Installation(tmp_path_factory.mktemp("sqlite"))
    site.manage("migrate", "--verbosity", "0")
    site.manage("load_content")
    return site


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_databases_find_the_same_in_the_same_order(on_sqlite, on_postgres, language):
    given = "\n".join(QUERIES)
    arguments = ("search", "-", "--language", language, "--limit", "100")
    sqlite = on_sqlite.manage(*arguments, given=given)
    postgres = on_postgres.manage(*arguments, given=given)
    assert postgres == sqlite
    answered = [line for line in sqlite.splitlines() if not line.startswith("\t")]
    assert len(answered) == len(QUERIES) >= 40
    nothing = [line for line in answered if ": nothing" in line]
    assert len(nothing) == 3, nothing


def test_both_databases_find_the_same_in_one_game(on_sqlite, on_postgres):
    given = "\n".join(QUERIES)
    arguments = ("search", "-", "--language", "ko", "--game", "sleeping-queens")
    sqlite = on_sqlite.manage(*arguments, given=given)
    assert on_postgres.manage(*arguments, given=given) == sqlite
    games = {line.split("\t")[2] for line in sqlite.splitlines() if line.startswith("\t")}
    assert games == {"sleeping-queens"}


def test_the_rules_are_whole_on_postgres(on_postgres):
    heads = [line for line in on_postgres.manage("rulecheck").split("\n") if " clauses, " in line]
    assert heads
    assert all(line.endswith(" clauses, 0 of them lack something") for line in heads)
