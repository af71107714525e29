"""Pages as PDF: made one at a time in another process, kept as files, asked for again until ready.

A PDF is known by the hash of the page that it shows and of the code, so what was made once serves
every later reader, other processes and the next start too. Nobody waits for one with a thread of
the server in hand.
"""

import json
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from threading import Lock, Thread

from django.conf import settings

from teachapp.release import release

logger = logging.getLogger(__name__)
MOST_KEPT = 200
"""Some 40 MB; every rulebook and crib in three languages is 24."""
MOST_WAITING = 8
SECONDS = 300
"""After so long a PDF is given up."""
_COMMAND = [sys.executable, "-m", "teachapp.pdf"]


@cache
def why_not() -> str:
    """Return why no PDF can be made on this machine, for whoever looks after it; empty if it can.
    Asked once a process, as libraries and fonts come with the machine."""
    languages = [f"{code}={name}" for code, name in settings.LANGUAGES]
    try:
        asked = _run([*_COMMAND, "--check", *languages])
    except (OSError, subprocess.SubprocessError) as error:
        return f"WeasyPrint did not answer: {error}"
    return asked.decode().strip()


def _run(command: list[str], told: bytes = b"") -> bytes:
    done = subprocess.run(
        command,
        input=told,
        capture_output=True,
        check=True,
        cwd=settings.BASE_DIR,
        timeout=SECONDS,
    )
    return done.stdout


@dataclass(frozen=True, slots=True)
class Sheet:
    """A page to be put on paper: its HTML and the address it stands at."""

    html: str
    address: str

    @property
    def key(self) -> str:
        made_of = "\n".join((release(), self.address, self.html))
        return blake2b(made_of.encode(), digest_size=12).hexdigest()


class Papers:
    """The PDFs in a folder, and those that are being made."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._jobs: dict[str, Thread] = {}
        self._failed: set[str] = set()
        self._lock = Lock()
        self._one_at_a_time = Lock()

    def get(self, sheet: Sheet) -> bytes | None:
        """Return a PDF made before, or None."""
        try:
            return self._file(sheet.key).read_bytes()
        except FileNotFoundError:
            return None

    def order(self, sheet: Sheet) -> bool:
        """See to it that a PDF is made, unless many are waiting already; return False once after
        an attempt that failed. The next order tries again."""
        key = sheet.key
        with self._lock:
            if key in self._failed:
                self._failed.discard(key)
                return False
            if key not in self._jobs and len(self._jobs) < MOST_WAITING:
                job = Thread(target=self._make, args=(sheet, key), name="paper", daemon=True)
                self._jobs[key] = job
                job.start()
        return True

    def wait(self) -> None:
        """Wait for what has been ordered."""
        for job in list(self._jobs.values()):
            job.join()

    def _file(self, key: str) -> Path:
        return self.folder / f"{key}.pdf"

    def _make(self, sheet: Sheet, key: str) -> None:
        folders = [str(settings.STATIC_ROOT), *map(str, settings.STATICFILES_DIRS)]
        told: dict[str, object] = {"html": sheet.html, "address": sheet.address}
        told |= {"static": settings.STATIC_URL, "folders": folders}
        try:
            with self._one_at_a_time:
                self._keep(key, _run(_COMMAND, json.dumps(told).encode()))
        except (OSError, subprocess.SubprocessError) as error:
            said = getattr(error, "stderr", None) or b""
            logger.error("No PDF of %s: %s %s", sheet.address, error, said.decode()[-2000:])
            with self._lock:
                self._failed.add(key)
        finally:
            with self._lock:
                self._jobs.pop(key)

    def _keep(self, key: str, made: bytes) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        half = self.folder / f"{key}.{os.getpid()}.half"
        half.write_bytes(made)
        half.replace(self._file(key))
        for old in self._oldest():
            old.unlink(missing_ok=True)

    def _oldest(self) -> Iterator[Path]:
        files = [(path.stat().st_mtime, path) for path in self.folder.glob("*.pdf")]
        for _time, path in sorted(files)[:-MOST_KEPT]:
            yield path


papers = Papers(settings.DATA_DIR / "paper")
