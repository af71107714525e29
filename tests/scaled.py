"""The same tests on what big classes are served by: PostgreSQL, Redis, two processes of the site.

`python -m tests.scaled` starts both servers and runs the tests to which storage or the bus makes
the most difference; `python -m tests.scaled tests/classroom tests/live -n 2`, or any others, runs
those. To the tests it is the environment that says so, as to the site: DATABASE_URL is a database
that content is loaded into once, and of which every served site and every process of pytest gets a
copy.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import psycopg

from tests import postgres, redis_server

WHERE_IT_MATTERS = (
    "tests/classroom/test_log.py",
    "tests/classroom/test_expiry.py",
    "tests/live/test_crowd.py",
)
LOADED = "ruletable"
"""The database with the content; nobody may be connected while it is copied."""


def is_scaled() -> bool:
    """Whether tests run that way."""
    return os.environ.get("DATABASE_URL", "").startswith("postgres")


def loaded() -> dict[str, str]:
    """The settings of the site that loads the content, beside those that all sites have."""
    return _settings(os.environ["DATABASE_URL"]) if is_scaled() else {}


def of_its_own(folder: Path) -> dict[str, str]:
    """The settings of a site with the content: the same database for the same data folder."""
    if not is_scaled():
        return {}
    name = f"site_{hashlib.sha256(str(folder).encode()).hexdigest()[:12]}"
    url = os.environ["DATABASE_URL"]
    if not _on(url, "SELECT 1 FROM pg_database WHERE datname = %s", name):
        _on(url, f"CREATE DATABASE {name} TEMPLATE {LOADED}")
    return _settings(_named(url, name))


def workers(settings: dict[str, str]) -> tuple[str, ...]:
    """What `manage.py serve` is told of processes; one is enough to load the content."""
    return ("--workers", "2") if is_scaled() and settings != loaded() else ()


def _settings(database: str) -> dict[str, str]:
    redis = os.environ["RULETABLE_REDIS_URL"]
    return {"DATABASE_URL": database, "RULETABLE_REDIS_URL": redis}


def _on(url: str, statement: str, *values: str) -> list[tuple[object, ...]]:
    """Ask the server something beside any database of a site."""
    with psycopg.connect(_named(url, "postgres"), autocommit=True) as connection:
        cursor = connection.execute(statement.encode(), values)
        return cursor.fetchall() if cursor.description else []


def _named(url: str, database: str) -> str:
    return urlsplit(url)._replace(path=f"/{database}").geturl()


def main() -> int:
    programs, redis = postgres.find_postgres(), redis_server.find_redis()
    if programs is None or redis is None:
        print("Not tested: `make postgres redis` finds or installs what it takes.", flush=True)
        return 1 if os.environ.get("CI") == "true" else 0
    with postgres.server(programs) as url, redis_server.server(redis) as bus:
        _on(url, f"CREATE DATABASE {LOADED}")
        told = {"DATABASE_URL": _named(url, LOADED), "RULETABLE_REDIS_URL": bus.url}
        asked = sys.argv[1:]
        are_named = any(Path(word.partition("::")[0]).exists() for word in asked)
        tests = asked if are_named else [*WHERE_IT_MATTERS, *asked]
        command = [sys.executable, "-m", "pytest", *tests]
        return subprocess.run(command, env=os.environ | told, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
