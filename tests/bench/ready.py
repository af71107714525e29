"""Ready pages at the edge beside an empty view of Django's, in the same server.

Readers are raw sockets that ask again as soon as they have an answer; a client that parses what it
gets would be slower than the edge.
"""

import asyncio
import json
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import cast

import uvloop

from tests.bench import server

Row = tuple[str, str, str]
ROUNDS = 3
READERS = 32
SECONDS = 2.0
RULES = "/ko/vampire-queen/rules/"
EMPTY = "/bench/empty"


class Reader(asyncio.Protocol):
    """Asks for the same again and again; every answer is as long as the first."""

    def __init__(self, asked: bytes) -> None:
        self.asked = asked
        self.answers = 0
        self.head = b""
        self.size = 0
        self.missing = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)
        self.transport.write(self.asked)

    def data_received(self, part: bytes) -> None:
        if not self.size:
            self.head += part
            if b"\r\n\r\n" not in self.head:
                return
            head = self.head[: self.head.index(b"\r\n\r\n") + 4]
            length = re.search(rb"(?i)content-length: (\d+)", head)
            has_body = not head.startswith(b"HTTP/1.1 304")
            self.size = len(head) + (int(length[1]) if length and has_body else 0)
            self.missing = self.size - len(self.head)
        else:
            self.missing -= len(part)
        if self.missing == 0:
            self.answers += 1
            self.missing = self.size
            self.transport.write(self.asked)


async def rate(port: int, path: str, headers: str) -> float:
    """Return how many answers a second all readers get together."""
    asked = f"GET {path} HTTP/1.1\r\nHost: localhost\r\n{headers}\r\n".encode()
    loop = asyncio.get_running_loop()
    readers = []
    for _ in range(READERS):
        _, reader = await loop.create_connection(lambda: Reader(asked), "127.0.0.1", port)
        readers.append(reader)
    before, begin = sum(reader.answers for reader in readers), time.perf_counter()
    await asyncio.sleep(SECONDS)
    return (sum(reader.answers for reader in readers) - before) / (time.perf_counter() - begin)


def asked_in_a_process(port: int, path: str, headers: str = "") -> float:
    command = [sys.executable, "-m", "tests.bench.ready", json.dumps([port, path, headers])]
    done = subprocess.run(command, cwd=server.ROOT, stdout=subprocess.PIPE, check=True)
    return float(done.stdout)


def report() -> list[Row]:
    with (
        tempfile.TemporaryDirectory() as folder,
        server.served(Path(folder), RULETABLE_EDGE="1") as port,
    ):
        server.body(port, RULES)
        etag = server.etag(port, RULES)
        page = "Accept-Encoding: gzip\r\n"
        known = f"{page}If-None-Match: {etag}\r\n"
        rounds = [
            (
                asked_in_a_process(port, EMPTY),
                asked_in_a_process(port, RULES, page),
                asked_in_a_process(port, RULES, known),
            )
            for _ in range(ROUNDS)
        ]
    empty, full, unchanged = (statistics.median(column) for column in zip(*rounds, strict=True))
    return [
        ("empty view of Django's a second", f"{empty:,.0f}", ""),
        ("ready rulebook a second", f"{full:,.0f}", ""),
        ("ready rulebook a second, 304", f"{unchanged:,.0f}", ""),
        ("ready rulebook / empty view", f"{full / empty:.0f}", "at least 25"),
        ("304 / empty view", f"{unchanged / empty:.0f}", "at least 40"),
    ]


if __name__ == "__main__":
    print(uvloop.run(rate(*json.loads(sys.argv[1]))))
