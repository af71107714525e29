"""The whole site served by a real uvicorn, and a raw client that sees every byte of an answer."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
import zlib
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.live.ends import read_events
from tests.live.waiting import LONG, until

ROOT = Path(__file__).resolve().parents[2]
APP = "tests.live.classes:application"
KEY = "the key of the tests' site" * 3


class Site:
    """A running server process; `stop` is what an administrator does."""

    def __init__(self, port: int, process: subprocess.Popen[bytes], log: Path) -> None:
        self.port = port
        self.process = process
        self.log = log

    def stop(self) -> float:
        """Tell it to stop; gives the seconds until it had."""
        begin = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(LONG)
        return time.monotonic() - begin


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


@contextmanager
def served(data_dir: Path, port: int = 0, workers: int = 1, app: str = APP, **environment: str):
    """Serve the tests' site from a data folder that has a database."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("RULETABLE_")}
    kept.pop("DATABASE_URL", None)  # these have none to speak of
    settings = {
        "DJANGO_SETTINGS_MODULE": "teachapp.settings",
        "RULETABLE_DATA_DIR": str(data_dir),
        "RULETABLE_SECRET_KEY": KEY,
        "RULETABLE_MAKE_READY": "0",
        **environment,
    }
    port = port or free_port()
    log = data_dir / f"log-{port}"
    command = [sys.executable, "-m", "uvicorn", app, "--port", str(port), "--lifespan", "on"]
    command += ["--timeout-graceful-shutdown", "30", "--log-level", "warning"]
    command += ["--workers", str(workers), "--no-access-log"]
    with log.open("ab") as said:
        process = subprocess.Popen(command, cwd=ROOT, env=kept | settings, stdout=said, stderr=said)
    site = Site(port, process, log)
    try:
        wait_for(site)
        yield site
    finally:
        if process.poll() is None:
            process.terminate()
            process.wait(LONG)


def wait_for(site: Site) -> None:
    end = time.monotonic() + LONG
    while True:
        assert site.process.poll() is None, site.log.read_text()
        assert time.monotonic() < end, site.log.read_text()
        try:
            socket.create_connection(("127.0.0.1", site.port), 1).close()
            return
        except OSError:
            time.sleep(0.02)


@dataclass
class Answer:
    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def header(self, name: str) -> str | None:
        found = [value for key, value in self.headers if key == name]
        assert len(found) < 2, found
        return found[0] if found else None


def request(method: str, address: str, headers: dict[str, str]) -> bytes:
    lines = [f"{method} {address} HTTP/1.1", *(f"{k}: {v}" for k, v in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode()


async def read_head(reader) -> tuple[int, list[tuple[str, str]]]:
    lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")[:-2]
    pairs = [line.partition(": ") for line in lines[1:]]
    headers = sorted((name.lower(), value) for name, _, value in pairs if name.lower() != "date")
    return int(lines[0].split()[1]), headers


async def ask(port: int, address: str, method: str = "GET", **headers: str) -> Answer:
    """Ask for an address and read the answer to its end."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    named = {"Host": "localhost", **{k.replace("_", "-"): v for k, v in headers.items()}}
    async with asyncio.timeout(LONG):
        writer.write(request(method, address, named | {"Connection": "close"}))
        status, found = await read_head(reader)
        body = await reader.read()
    writer.close()
    return Answer(status, found, body)


class Stream:
    """A client that listens as a browser does, and remembers what it was told."""

    def __init__(self, port: int, address: str, **headers: str) -> None:
        self.port = port
        self.address = address
        self.headers = {k.replace("_", "-"): v for k, v in headers.items()}
        self.status = 0
        self.answer_headers: list[tuple[str, str]] = []
        self.text = b""
        self.has_ended = False

    async def __aenter__(self):
        self.reader, self.writer = await asyncio.open_connection(
            "127.0.0.1", self.port, limit=1 << 20
        )
        headers = {"Host": "localhost", "Accept": "text/event-stream", **self.headers}
        self.writer.write(request("GET", self.address, headers))
        async with asyncio.timeout(LONG):
            self.status, self.answer_headers = await read_head(self.reader)
        self.reading = asyncio.create_task(self.read())
        return self

    async def __aexit__(self, *_):
        self.reading.cancel()
        self.writer.close()

    async def read(self) -> None:
        packed = zlib.decompressobj(zlib.MAX_WBITS | 16)
        is_packed = ("content-encoding", "gzip") in self.answer_headers
        try:
            while size := int(await self.reader.readline() or b"0", 16):
                part = await self.reader.readexactly(size)
                self.text += packed.decompress(part) if is_packed else part
                await self.reader.readexactly(2)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        self.has_ended = True

    @property
    def events(self) -> list[dict[str, str]]:
        return read_events(self.text)

    async def has(self, count: int) -> None:
        await until(lambda: len(self.events) >= count or self.has_ended)
