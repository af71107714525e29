"""Pages kept as they were answered, for as long as what they were made from stays what it is.

Whoever makes a page names the versions that it depends on. The versions of now are asked for at
most every tenth of a second, and after anything was written through this process before the writer
has its answer. So a page given out was true a tenth of a second ago, and one's own change shows at
once. Nothing here outlives the process.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum

logger = logging.getLogger(__name__)
Versions = Mapping[str, str]
Address = tuple[str, bytes, bytes, bytes]
"""Scheme, host, path and query as they came: the same page under another host may differ."""
FRESH = 0.1
"""Seconds for which the versions are taken to be those of now."""
MOST = 4000
MOST_BYTES = 32_000_000


class Form(Enum):
    """In which forms one page is answered."""

    GZIP = "gzip"
    PLAIN = "plain"
    UNCHANGED = "unchanged"  # 304


@dataclass(frozen=True, slots=True)
class Answer:
    """All that a server sends."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


@dataclass(slots=True)
class Page:
    """What one address answers while these versions stay."""

    etag: bytes
    """Without the mark of a weak one."""
    versions: Versions
    answers: dict[Form, Answer] = field(default_factory=dict)

    @property
    def size(self) -> int:
        return sum(len(answer.body) for answer in self.answers.values())


class Pages:
    """The last pages that were asked for, by address."""

    def __init__(
        self,
        ask: Callable[[], Awaitable[Versions]],
        *,
        fresh: float = FRESH,
        most: int = MOST,
        most_bytes: int = MOST_BYTES,
    ) -> None:
        """`ask` returns the versions of now, of everything that a page may depend on."""
        self._ask = ask
        self._fresh = fresh
        self._most = most
        self._most_bytes = most_bytes
        self._pages: OrderedDict[Address, Page] = OrderedDict()
        self._bytes = 0
        self._versions: Versions = {}
        self._asked_at = float("-inf")
        self._doubts = 0
        self._asking: asyncio.Task[None] | None = None

    async def find(self, address: Address) -> Page | None:
        """Return a page that is still true."""
        page = self._pages.get(address)
        if page is None:
            return None
        if not self._is_fresh():
            await self._be_fresh()
        if page.versions.items() <= self._versions.items():
            if address in self._pages:
                self._pages.move_to_end(address)
            return page
        self._forget(address)
        return None

    def keep(
        self, address: Address, versions: Versions, etag: bytes, form: Form, answer: Answer
    ) -> None:
        """Keep one form of a page; those made of other versions are forgotten."""
        page = self._pages.get(address)
        if page is None or page.etag != etag or page.versions != versions:
            self._forget(address)
            page = self._pages[address] = Page(etag, versions)
        self._bytes -= page.size
        page.answers[form] = answer
        self._bytes += page.size
        while len(self._pages) > self._most or self._bytes > self._most_bytes:
            self._forget(next(iter(self._pages)))

    def doubt(self) -> None:
        """Something may have been changed: ask before anything is given out again."""
        self._doubts += 1
        self._asked_at = float("-inf")

    def _forget(self, address: Address) -> None:
        page = self._pages.pop(address, None)
        if page is not None:
            self._bytes -= page.size

    def _is_fresh(self) -> bool:
        return asyncio.get_running_loop().time() - self._asked_at < self._fresh

    async def _be_fresh(self) -> None:
        """Ask once for all who wait, and again if there was doubt meanwhile."""
        while not self._is_fresh():
            if self._asking is None:
                self._asking = asyncio.create_task(self._ask_now())
            await asyncio.shield(self._asking)

    async def _ask_now(self) -> None:
        begin, doubts = asyncio.get_running_loop().time(), self._doubts
        try:
            versions = await self._ask()
        except Exception:
            logger.exception("The versions of pages are not known; each page is made anew.")
            versions = {}
        finally:
            self._asking = None
        if doubts == self._doubts:
            self._versions = versions
            self._asked_at = begin
