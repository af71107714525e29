"""The site as it is served, with the real content, by a process of its own."""

import fcntl
import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests import scaled

ROOT = Path(__file__).resolve().parents[1]


@dataclass(frozen=True, slots=True)
class Site:
    """A server process of its own, which keeps what it writes in a folder of its own."""

    url: str
    environment: dict[str, str]
    server: "subprocess.Popen[str]"

    def kill(self) -> None:
        """End the process as a power cut would."""
        os.killpg(self.server.pid, signal.SIGKILL)  # its workers too
        self.server.wait()

    def manage(self, *arguments: str, **variables: str) -> None:
        """Run a command of manage.py on the data of this server."""
        command = [sys.executable, "manage.py", *arguments]
        subprocess.run(command, cwd=ROOT, env=self.environment | variables, check=True)


@contextmanager
def served(data_dir: Path, port: int = 0, **settings: str) -> Iterator[Site]:
    """Run `manage.py serve` until the block ends; the block begins when it answers."""
    settings = settings if "DATABASE_URL" in settings else scaled.of_its_own(data_dir) | settings
    kept = {name: value for name, value in os.environ.items() if not name.startswith("RULETABLE_")}
    environment = kept | {
        "RULETABLE_DATA_DIR": str(data_dir),
        "DJANGO_SETTINGS_MODULE": "teachapp.settings",
        "RULETABLE_MAKE_READY": "0",
        **settings,
    }
    log = data_dir / "log"
    with log.open("w") as written:
        server = subprocess.Popen(
            [sys.executable, "manage.py", "serve", "--port", str(port), *scaled.workers(settings)],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=written,
            text=True,
            start_new_session=True,
        )
        assert server.stdout
        try:
            lines = iter(server.stdout.readline, "")
            found = (re.search(r"(http://\S+:\d+)/", line) for line in lines)
            address = next((match[1] for match in found if match), None)
            assert address, f"the server ended: {log.read_text()}"
            with urllib.request.urlopen(f"{address}/healthz", timeout=60) as answer:
                assert answer.read() == b"ok"
            yield Site(address, environment, server)
        finally:
            server.send_signal(signal.SIGINT)  # to one that was killed it does nothing
            server.communicate(timeout=30)


def made_once(folder: Path) -> Path:
    """Return a data folder as a served site leaves it, content loaded and static files collected.

    To load takes many seconds; of all processes that ask, the first makes it and the others wait.
    It is to be copied, not to be written to.
    """
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        made = folder / "made"
        if not made.exists():
            folder.mkdir()
            with served(folder, 0, **scaled.loaded()):
                said = (folder / "log").read_text()
            assert "Content was not loaded" not in said, said[-2000:]
            made.touch()
    return folder
