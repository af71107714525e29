"""One process that holds all streams of a class, publishes, and times by its own clock.

`python -m tests.bench.live.listeners` takes a JSON object with the fields of `Plan` and prints one
with what it saw. Each publication ends in a mark; a listener has it when the mark has arrived.
"""

import asyncio
import base64
import json
import os
import sys
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import cast

import uvloop

from teachapp.edge.limits import allow_many_streams
from teachapp.edge.ticket import sign
from tests.bench.live.edge_server import KEY

AT_ONCE = 100
"""Connections that are being opened at a time."""
WARMING = 2
"""Publications that are not counted."""
PATIENCE = 30
SETTLING = 0.5


@dataclass(frozen=True)
class Plan:
    kind: str
    """`edge`, `floor` or `socket.io`."""
    port: int
    listeners: int
    publications: int = 0
    size: int = 3000
    channels: int = 1
    has: int = 0
    """The version that all of them have when they come."""
    pids: tuple[int, ...] = ()
    """The server's processes, whose memory is asked for."""


@dataclass
class Seen:
    connect: float = 0.0
    """Seconds until all were listening."""
    kib: float = 0.0
    """Memory of the server for each listener."""
    last: list[float] = field(default_factory=list)
    """Seconds until the last had it, for each publication."""
    processor: float = 0.0
    """Seconds that the server's processors worked on each publication."""
    lost: int = 0
    back: float = 0.0
    """Seconds until all had been told what they lacked when they came."""


class Listener(asyncio.Protocol):
    """One client, however it says that it wants to listen."""

    def __init__(self, plan: Plan, number: int, hear: "Hearing") -> None:
        self.plan = plan
        self.number = number
        self.hear = hear
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.tail = b""
        self.asks_for_room = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)  # uvloop's is no subclass of it
        self.transport.write(self.first_words())

    def first_words(self) -> bytes:
        if self.plan.kind == "floor":
            return b"L"
        if self.plan.kind == "socket.io":
            key = base64.b64encode(os.urandom(16)).decode()
            upgrade = f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            asked = "/socket.io/?EIO=4&transport=websocket"
            return get(asked, upgrade + "Sec-WebSocket-Version: 13\r\n")
        ticket = sign(KEY, channel_of(self.plan, self.number), f"p{self.number}", 3600)
        return get(f"/stream/{ticket}?version={self.plan.has}", "")

    def data_received(self, part: bytes) -> None:
        text = self.tail + part
        self.tail = text[-64:]
        if not self.ready.done():
            self.come_in(text)
        elif part == b"\x81\x012":  # socket.io asks whether one is still there
            self.transport.write(masked(b"3"))
        if self.hear.mark in text:
            self.tail = b""
            self.hear.has_it()

    def come_in(self, text: bytes) -> None:
        if self.plan.kind == "socket.io" and not self.asks_for_room and b'"sid"' in text:
            self.asks_for_room, self.tail = True, b""
            self.transport.write(masked(b"40"))
        elif self.is_in(text):
            self.ready.set_result(None)

    def is_in(self, text: bytes) -> bool:
        if self.plan.kind == "socket.io":
            return self.asks_for_room and b"40{" in text
        return (b"ready" if self.plan.kind == "floor" else b"retry: ") in text

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError(f"refused: {self.tail!r} {error}"))


class Hearing:
    """Who has the publication that ends in the mark."""

    def __init__(self, mark: bytes, expected: int) -> None:
        self.expect(mark, expected)

    def expect(self, mark: bytes, expected: int) -> None:
        self.mark = mark
        self.missing = expected
        self.all_have_it = asyncio.Event()
        self.last = 0.0

    def has_it(self) -> None:
        self.missing -= 1
        self.last = time.perf_counter()
        if not self.missing:
            self.all_have_it.set()

    async def wait(self) -> int:
        """Return how many never had it."""
        try:
            await asyncio.wait_for(self.all_have_it.wait(), PATIENCE)
        except TimeoutError:
            pass
        return self.missing


def channel_of(plan: Plan, number: int) -> str:
    return f"class-{number % plan.channels}"


def get(address: str, more: str) -> bytes:
    return f"GET {address} HTTP/1.1\r\nHost: localhost\r\n{more}\r\n".encode()


def masked(text: bytes) -> bytes:
    """A short frame as a web socket's client sends it, under a mask that changes nothing."""
    return bytes([0x81, 0x80 | len(text)]) + bytes(4) + text


def mark_of(version: int) -> bytes:
    return b"@@%d@@" % version


def fragment(version: int, size: int) -> bytes:
    """Something like a table: cards with the same classes and different faces."""
    cards = (
        f'<li class="card suit-{number % 4}" data-card="{number}b"><svg><use href="#s{number}"/>'
        f"</svg><b>{number}</b> 뱀파이어 여왕</li>\n"
        for number in range(version, version + size)
    )
    body = b""
    while len(body) < size - 100:
        body += next(cards).encode()
    return body + mark_of(version)


async def publish(plan: Plan, channel: str, version: int) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", plan.port)
    body = fragment(version, plan.size)
    if plan.kind == "floor":
        writer.write(b"%08d" % len(body) + body)
        await reader.readexactly(4)
    else:
        head = f"POST /publish/{channel}/{version} HTTP/1.1\r\nHost: localhost\r\n"
        writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        assert b" 204 " in await reader.readline()
    writer.close()


async def come(plan: Plan, hear: Hearing) -> None:
    """Let everybody begin to listen."""
    loop = asyncio.get_running_loop()
    turns = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> None:
        async with turns:
            _, listener = await loop.create_connection(
                lambda: Listener(plan, number, hear), "127.0.0.1", plan.port
            )
            await asyncio.wait_for(listener.ready, PATIENCE)

    await asyncio.gather(*(one(number) for number in range(plan.listeners)))


def memory(pids: tuple[int, ...]) -> int:
    """Return what these processes hold in KiB, where they share pages each its part."""
    found = 0
    for pid in pids:
        with open(f"/proc/{pid}/smaps_rollup") as lines:
            found += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return found


def processor(pids: tuple[int, ...]) -> float:
    """Return the seconds that these processes have been running on a processor."""
    tasks = [task for pid in pids for task in Path(f"/proc/{pid}/task").glob("*/schedstat")]
    return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9


async def main(plan: Plan) -> Seen:
    allow_many_streams()
    seen = Seen()
    before = memory(plan.pids)
    hear = Hearing(mark_of(plan.has + 1), plan.listeners)
    begin = time.perf_counter()
    await come(plan, hear)
    seen.connect = time.perf_counter() - begin
    if not plan.publications:
        seen.lost = await hear.wait()
        seen.back = hear.last - begin
        return seen
    await asyncio.sleep(SETTLING)
    seen.kib = (memory(plan.pids) - before) / plan.listeners
    for version in range(1, plan.publications + WARMING + 1):
        if version == WARMING + 1:
            worked = processor(plan.pids)
        hear.expect(mark_of(version), plan.listeners)
        begin = time.perf_counter()
        channels = {channel_of(plan, number) for number in range(plan.listeners)}
        await asyncio.gather(*(publish(plan, channel, version) for channel in channels))
        seen.lost += await hear.wait()
        if version > WARMING:
            seen.last.append(hear.last - begin)
        await asyncio.sleep(0.1)
    seen.processor = (processor(plan.pids) - worked) / plan.publications
    return seen


if __name__ == "__main__":
    given = json.loads(sys.argv[1])
    print(json.dumps(asdict(uvloop.run(main(Plan(**given | {"pids": tuple(given["pids"])}))))))
    sys.stdout.flush()
    os._exit(0)  # without closing thousands of sockets one by one
