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
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import uvloop

from tests.bench import server
from tests.bench.live.report import free_port, running

Row = tuple[str, str, str]
ROUNDS = 3
READERS = 32
SECONDS = 2.0
WARMING = 0.3
EDGE = {"RULETABLE_EDGE": "1"}
EMPTY_ASYNC = "/bench/empty-async"
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


async def rate(port: int, path: str, headers: str) -> tuple[float, float]:
    """Return how many answers a second all readers get, and the server's seconds for each."""
    asked = f"GET {path} HTTP/1.1\r\nHost: localhost\r\n{headers}\r\n".encode()
    loop = asyncio.get_running_loop()
    readers = []
    for _ in range(READERS):
        _, reader = await loop.create_connection(lambda: Reader(asked), "127.0.0.1", port)
        readers.append(reader)
    await asyncio.sleep(WARMING)
    worked = await loop.run_in_executor(None, server.processor, port)
    before, begin = sum(reader.answers for reader in readers), time.perf_counter()
    await asyncio.sleep(SECONDS)
    answers, taken = sum(reader.answers for reader in readers) - before, time.perf_counter() - begin
    worked = await loop.run_in_executor(None, server.processor, port) - worked
    return answers / taken, worked / answers


def asked_in_a_process(port: int, path: str, headers: str = "") -> tuple[float, float]:
    command = [sys.executable, "-m", "tests.bench.ready", json.dumps([port, path, headers])]
    done = subprocess.run(command, cwd=server.ROOT, stdout=subprocess.PIPE, check=True)
    answers, worked = json.loads(done.stdout)
    return answers, worked


@contextmanager
def django_alone(folder: str) -> Iterator[int]:
    """Run the site under Django's own handler; gives its port."""
    port = free_port()
    app = "tests.bench.django_alone:application"
    command = [sys.executable, "-m", "uvicorn", app, "--port", str(port), "--no-access-log"]
    command += ["--log-level", "warning"]
    with running(command, port, RULETABLE_DATA_DIR=folder):
        yield port


def report() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder, server.served(Path(folder), EDGE) as port:
        server.body(port, RULES)
        etag = server.etag(port, RULES)
        page = "Accept-Encoding: gzip\r\n"
        known = f"{page}If-None-Match: {etag}\r\n"
        with django_alone(folder) as django:
            rounds = [
                [
                    asked_in_a_process(django, EMPTY_ASYNC),
                    asked_in_a_process(port, EMPTY),
                    asked_in_a_process(port, RULES, page),
                    asked_in_a_process(port, RULES, known),
                ]
                for _ in range(ROUNDS)
            ]
    return list(rows([list(column) for column in zip(*rounds, strict=True)]))


def rows(found: list[list[tuple[float, float]]]) -> Iterator[Row]:
    names = ("empty view, Django's own handler", "empty view", "ready rulebook", "the same, 304")
    rates, works = (
        [statistics.median(each[place] for each in column) for column in found] for place in (0, 1)
    )
    for name, answers, work in zip(names, rates, works, strict=True):
        yield name, f"{answers:,.0f}/s, {work * 1e6:,.0f} µs of processor", ""
    for place, name, aim in ((2, "ready rulebook", 25), (3, "304", 40)):
        for other in (0, 1):
            value = (
                f"{rates[place] / rates[other]:.0f}, by processor {works[other] / works[place]:.0f}"
            )
            yield f"{name} / {names[other]}", value, "" if other else f"at least {aim}"


if __name__ == "__main__":
    print(json.dumps(uvloop.run(rate(*json.loads(sys.argv[1])))))
