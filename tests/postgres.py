"""Finds the PostgreSQL that tests start; `python -m tests.postgres` installs what is missing.

Debian keeps a server's programs out of the path. RULETABLE_POSTGRES names the folder of those that
stand elsewhere. The server of a test is its own: a new cluster in a folder of its own, reached by a
socket in it and by nothing else, gone with the test.
"""

import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

from tests.chromium import apt_get, runs

PLACES = (
    "/usr/lib/postgresql/*/bin",
    "/usr/pgsql-*/bin",
    "/opt/homebrew/opt/postgresql*/bin",
    "/usr/local/opt/postgresql*/bin",
)
OWNER = "ruletable"


def find_postgres() -> Path | None:
    """The folder of the programs, or None."""
    return next((folder for folder in candidates() if starts(folder)), None)


def candidates() -> Iterator[Path]:
    if named := os.environ.get("RULETABLE_POSTGRES"):
        yield Path(named)
    if initdb := shutil.which("initdb"):
        yield Path(initdb).resolve().parent
    for pattern in PLACES:
        yield from sorted(Path("/").glob(pattern[1:]), reverse=True)


def starts(folder: Path) -> bool:
    try:
        return all(runs([str(folder / name), "--version"]) for name in ("initdb", "pg_ctl"))
    except OSError:
        return False


def unprivileged() -> str | None:
    """The user to run a server as: root may not. None: whoever runs the tests."""
    if os.geteuid() != 0:
        return None
    names = {each.pw_name for each in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in names)


@contextmanager
def server(programs: Path) -> Iterator[str]:
    """Run a server until the block ends; gives the DATABASE_URL of an empty database."""
    user = unprivileged()
    folder = Path(tempfile.mkdtemp(prefix="ruletable-pg-"))
    try:
        if user:
            shutil.chown(folder, user)
        data = folder / "data"

        def run(name: str, *arguments: str) -> None:
            command = [str(programs / name), *arguments]
            done = subprocess.run(
                command,
                user=user,
                cwd=folder,
                env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                check=False,
            )
            assert done.returncode == 0, f"{' '.join(command)}:\n{done.stdout}"

        run("initdb", "-D", str(data), "-U", OWNER, "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-c listen_addresses= -c unix_socket_directories={folder} -c fsync=off"
        control = ("-D", str(data), "-w", "-s", "-l", str(folder / "log"))
        run("pg_ctl", "start", *control, "-o", options)
        try:
            yield f"postgres://{OWNER}@{quote(str(folder), safe='')}/postgres"
        finally:
            run("pg_ctl", "stop", *control, "-m", "immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main() -> int:
    apt = apt_get()
    if not find_postgres() and apt:
        print("Installing PostgreSQL with apt-get for the tests of the search.", flush=True)
        runs([*apt, "update"], explain=True)
        runs([*apt, "install", "--no-install-recommends", "postgresql"], explain=True)
    folder = find_postgres()
    if folder:
        print(f"Tests with PostgreSQL use {folder}")
        return 0
    print(
        "No PostgreSQL for the tests, and none could be installed. Install it, or name the folder"
        " of initdb and pg_ctl in RULETABLE_POSTGRES; until then these tests are skipped.",
        file=sys.stderr,
    )
    return 1 if os.environ.get("CI") == "true" else 0


if __name__ == "__main__":
    sys.exit(main())
