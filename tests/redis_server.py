"""Finds the Redis that tests start; `python -m tests.redis_server` installs what is missing.

RULETABLE_REDIS_SERVER names a `redis-server` (or Valkey's) that stands outside the path. The server
of a test is its own: reached by a socket in a folder of its own and by nothing else, gone with it.
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.chromium import apt_get, runs

NAMES = ("redis-server", "valkey-server")


def find_redis() -> str | None:
    """The program, or None."""
    named = os.environ.get("RULETABLE_REDIS_SERVER")
    found = [named] if named else [path for name in NAMES if (path := shutil.which(name))]
    return next((path for path in found if starts(path)), None)


def starts(path: str) -> bool:
    try:
        return runs([path, "--version"])
    except OSError:
        return False


class RedisServer:
    """A server that can be killed and started again at the same address."""

    def __init__(self, program: str, folder: Path) -> None:
        self.program = program
        self.socket = folder / "redis.sock"
        self.url = f"unix://{self.socket}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Return when it listens."""
        self.socket.unlink(missing_ok=True)
        keeping_nothing = ("--port", "0", "--save", "", "--appendonly", "no")
        command = [self.program, "--unixsocket", str(self.socket), *keeping_nothing]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=self.socket.parent)
        end = time.monotonic() + 30
        while not self.socket.exists():
            assert self.process.poll() is None, f"{command} ended"
            assert time.monotonic() < end, f"{command} does not listen"
            time.sleep(0.01)

    def pause(self) -> None:
        """Let it answer nothing, with all its connections open."""
        assert self.process
        self.process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        assert self.process
        self.process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        """End it as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@contextmanager
def server(program: str) -> Iterator[RedisServer]:
    """Run a server until the block ends."""
    with tempfile.TemporaryDirectory(prefix="ruletable-redis-") as folder:
        started = RedisServer(program, Path(folder))
        started.start()
        try:
            yield started
        finally:
            started.kill()


def main() -> int:
    apt = apt_get()
    if not find_redis() and apt:
        print("Installing Redis with apt-get for the tests of live classes.", flush=True)
        runs([*apt, "update"], explain=True)
        runs([*apt, "install", "--no-install-recommends", "redis-server"], explain=True)
    program = find_redis()
    if program:
        print(f"Tests with Redis use {program}")
        return 0
    print(
        "No Redis for the tests, and none could be installed. Install it, or name its program in"
        " RULETABLE_REDIS_SERVER; until then these tests are skipped.",
        file=sys.stderr,
    )
    return 1 if os.environ.get("CI") == "true" else 0


if __name__ == "__main__":
    sys.exit(main())
