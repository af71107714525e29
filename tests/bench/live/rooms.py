"""One process that is everybody in live classes: who leads them, and all who follow.

`python -m tests.bench.live.rooms` takes a JSON object with the fields of `Plan` and prints one with
what it saw. Nothing here stands for the site: people come by the join page, each with a cookie of
their own, and who leads presses the button of the own screen.
"""

import asyncio
import json
import os
import re
import sys
import time
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from html import unescape
from itertools import cycle
from typing import TypeVar, cast
from urllib.parse import urlsplit

import uvloop

from teachapp.edge.limits import allow_many_streams
from tests.live.guests import Guest

R = TypeVar("R")
LANGUAGES = ("ko", "ja", "en")
LESSON = "/en/teach/?game=vampire-queen&lesson=first-stage"
WARMING = 2
"""Steps that are not counted."""
POLL = r'(?s)data-poll="([^"]+)" data-state="open".*?name="answer:[^"]+" value="([^"]+)"'
ANSWERED = r">([\d,]+) of [\d,]+ (?:person has|people have) answered"
PATIENCE = 60
SETTLING = 1.0
END = b"\x00\x00\xff\xff\r\n"
"""How a block of the stream ends, and the chunk that carries it."""
SMALL = 64
"""Blocks that are no larger only say that the line is alive."""
AT_ONCE = 16
"""Requests of people that are under way at a time."""


@dataclass(frozen=True)
class Plan:
    url: str
    people: int
    """How many follow in each class."""
    steps: int = 0
    classes: int = 1
    storm: int = 0
    """So many of them come evenly within `seconds` and are timed; the others before them."""
    seconds: float = 10.0
    answering: float = 0.0
    """Go on to a question, which everybody answers evenly within so many seconds."""
    restart: bool = False
    """Wait for a line on standard input, which names the address of a server that is back, and let
    everybody come back to it at once."""


@dataclass
class Seen:
    last: list[float] = field(default_factory=list)
    """Seconds from the press of the button until the last phone had the step, for each step."""
    leading: list[float] = field(default_factory=list)
    """The same until the last had it of those who lead and of the big screens."""
    answered: list[float] = field(default_factory=list)
    """Seconds until who pressed it had the answer."""
    lost: int = 0
    came: list[float] = field(default_factory=list)
    """Seconds that each of the storm took from the code to an open stream."""
    storm: float = 0.0
    """Seconds from the first of the storm until the last was in."""
    answers: float = 0.0
    """Seconds from the first answer until the last was taken."""
    back: float = 0.0
    size: int = 0
    """Bytes of the message of a step, as one of them had it."""


class Hearing:
    """Who has had a whole event with a version since it was last asked for."""

    def __init__(self) -> None:
        self.expect(0)

    def expect(self, people: int) -> None:
        self.missing = people
        self.all_have_it = asyncio.Event()
        self.last = 0.0

    def has_it(self) -> None:
        self.missing -= 1
        self.last = time.perf_counter()
        if self.missing == 0:
            self.all_have_it.set()

    async def wait(self) -> int:
        """Return how many never had it."""
        try:
            await asyncio.wait_for(self.all_have_it.wait(), PATIENCE)
        except TimeoutError:
            pass
        return max(0, self.missing)


class Follower(asyncio.Protocol):
    """The stream of one person's screen, compressed as browsers have it.

    Every event is a block that ends on a whole byte. That `here` has come is read; afterwards
    blocks are told by their ends alone, since a thousand phones unpack on processors of their own.
    """

    def __init__(self, address: str, hear: Hearing) -> None:
        self.address = address
        self.hear = hear
        self.is_here: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.head = b""
        self.block = 0
        self.size = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)  # uvloop's is no subclass of it
        asked = f"GET {self.address} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n"
        self.transport.write(asked.encode())

    def data_received(self, part: bytes) -> None:
        if not self.is_here.done():
            self.head += part
            if END not in self.head:
                return
            assert b"event: here" in unpacked(self.head), self.head
            self.is_here.set_result(None)
            part = self.head.split(END, 1)[1]
        self.block += len(part)
        if part.endswith(END):
            if self.block > SMALL:
                self.size = self.block
                self.hear.has_it()
            self.block = 0

    def connection_lost(self, error: Exception | None) -> None:
        if not self.is_here.done():
            self.is_here.set_exception(ConnectionError(f"refused: {self.head!r} {error}"))


def unpacked(answer: bytes) -> bytes:
    """Return the first events of a chunked, compressed answer."""
    _, _, body = answer.partition(b"\r\n\r\n")
    chunks = b""
    while body:
        size, _, body = body.partition(b"\r\n")
        chunks, body = chunks + body[: int(size, 16)], body[int(size, 16) + 2 :]
    return zlib.decompressobj(wbits=31).decompress(chunks)


class Class:
    """One class: who leads it, and everybody's pages and streams."""

    def __init__(self, url: str) -> None:
        self.host = Guest(url)
        self.host.open(LESSON)
        self.host.send("start")
        found = re.search(r"/class/(\w+)/lead/", self.host.path)
        assert found, self.host.path
        self.code = found[1]
        self.people: list[Guest] = []
        self.followers: list[Follower] = []

    def joins(self, language: str, number: int) -> Guest:
        """Let somebody come in by the code; done in a thread."""
        guest = Guest(self.host.url)
        guest.open(f"/{language}/join/{self.code}/")
        guest.send("join", name=f"Guest {number}", language=language)
        assert guest.path == f"/{language}/class/{self.code}/", guest.page
        self.people.append(guest)
        return guest

    async def listens(self, guest: Guest, hear: Hearing) -> Follower:
        """Open somebody's stream."""
        address = f"{guest.data('stream')}?version={guest.data('version')}"
        where = urlsplit(guest.url)
        loop = asyncio.get_running_loop()
        _, follower = await loop.create_connection(
            lambda: Follower(address, hear), str(where.hostname), where.port or 0
        )
        await asyncio.wait_for(follower.is_here, PATIENCE)
        return follower

    def screens(self, languages: tuple[str, ...]) -> list[Guest]:
        """Return the pages of those who lead, in some languages, and a big screen."""
        pages = [f"/{language}/class/{self.code}/lead/" for language in languages]
        found = []
        for page in (*pages, f"/en/class/{self.code}/wall/"):
            found.append(Guest(self.host.url, dict(self.host.cookies)))
            found[-1].open(page)
        return found

    def button(self) -> str:
        """Return what the button that goes on sends."""
        found = re.search(r'id="step-next"[^>]*value="([^"]*)"', self.host.page)
        assert found, "the lesson is over"
        return self.host.filled("leading", do=unescape(found[1]))

    def press(self, button: str) -> float:
        """Press it; returns when the answer was there."""
        self.host.post(button)
        assert self.host.status == 200, self.host.page
        return time.perf_counter()


class Everybody:
    """All classes of a plan, played through."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.seen = Seen()
        self.hear = Hearing()
        self.leading = Hearing()
        """Those who lead and the big screens, which are told after the others."""
        self.screens = 0
        self.threads = ThreadPoolExecutor(max(AT_ONCE, plan.classes))

    async def play(self) -> Seen:
        plan = self.plan
        self.classes = [await self.aside(Class, plan.url) for _ in range(plan.classes)]
        leading = LANGUAGES if plan.classes == 1 else LANGUAGES[:1]
        for each in self.classes:
            for screen in await self.aside(each.screens, leading):
                await each.listens(screen, self.leading)
                self.screens += 1
        before = plan.people - plan.storm
        await asyncio.gather(*(self.come(each, n) for each in self.classes for n in range(before)))
        if plan.storm:
            await self.storm()
        await asyncio.sleep(SETTLING)
        for step in range(plan.steps + WARMING if plan.steps else 0):
            await self.step(counts=step >= WARMING)
        if plan.answering:
            await self.answer()
        if plan.restart:
            await self.come_back()
        return self.seen

    async def aside(self, do: Callable[..., R], *given: object) -> R:
        """Do something that waits in a thread of its own."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, do, *given)

    async def come(self, to: Class, number: int) -> None:
        language = LANGUAGES[number % len(LANGUAGES)]
        guest = await self.aside(to.joins, language, number)
        to.followers.append(await to.listens(guest, self.hear))

    async def storm(self) -> None:
        plan, begin = self.plan, time.perf_counter()
        to = cycle(self.classes)

        async def one(number: int) -> None:
            await asyncio.sleep(number * plan.seconds / plan.storm)
            at_the_door = time.perf_counter()
            await self.come(next(to), number)
            self.seen.came.append(time.perf_counter() - at_the_door)

        done = await asyncio.gather(
            *(one(number) for number in range(plan.storm)), return_exceptions=True
        )
        self.seen.lost += sum(isinstance(each, BaseException) for each in done)
        self.seen.storm = time.perf_counter() - begin

    async def step(self, counts: bool) -> None:
        self.hear.expect(sum(len(each.followers) for each in self.classes))
        self.leading.expect(self.screens)
        buttons = [(each, each.button()) for each in self.classes]
        begin = time.perf_counter()
        pressed = (self.aside(each.press, button) for each, button in buttons)
        answered = await asyncio.gather(*pressed)
        lost = await self.hear.wait() + await self.leading.wait()
        if counts:
            self.seen.last.append(self.hear.last - begin)
            self.seen.leading.append(self.leading.last - begin)
            self.seen.answered.append(max(answered) - begin)
            self.seen.lost += lost
            self.seen.size = self.classes[0].followers[0].size
        await asyncio.sleep(0.2)

    async def answer(self) -> None:
        """Everybody answers a question; an answer that is not counted in the end is lost."""
        plan, (only,) = self.plan, self.classes
        first = only.people[0]
        while not (asked := re.search(POLL, await self.aside(first.open, first.path))):
            await self.step(counts=False)
        poll, value = map(unescape, asked.groups())
        await asyncio.gather(*(self.aside(each.open, each.path) for each in only.people))
        begin = time.perf_counter()

        async def one(number: int, guest: Guest) -> None:
            await asyncio.sleep(number * plan.answering / plan.people)
            fields = {"do": f"answer?poll={poll}", f"answer:{poll}": value}
            await self.aside(partial(guest.send, "mine", **fields))

        await asyncio.gather(*(one(number, each) for number, each in enumerate(only.people)))
        self.seen.answers = time.perf_counter() - begin
        found = re.search(ANSWERED, await self.aside(only.host.open, only.host.path))
        assert found, "nobody says how many have answered"
        self.seen.lost += plan.people - int(found[1].replace(",", ""))

    async def come_back(self) -> None:
        """Everybody comes back at once, with the version before the last, and is caught up."""
        print("ready", flush=True)
        url = (await self.aside(sys.stdin.readline)).strip()
        self.hear.expect(sum(len(each.people) for each in self.classes))
        begin = time.perf_counter()
        waiting = []
        for each in self.classes:
            for guest in each.people:
                guest.url = url
                waiting.append(each.listens(guest, self.hear))
        await asyncio.gather(*waiting)
        self.seen.lost += await self.hear.wait()
        self.seen.back = self.hear.last - begin


if __name__ == "__main__":
    allow_many_streams()
    print(json.dumps(asdict(uvloop.run(Everybody(Plan(**json.loads(sys.argv[1]))).play()))))
    sys.stdout.flush()
    os._exit(0)  # without closing thousands of sockets one by one
