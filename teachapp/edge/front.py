"""The ASGI application before Django: streams and ready pages are answered here, all else there.

It makes up nothing of its own. A page is given out as Django answered it before under the same
scheme, host and address, header by header; the head of a stream's answer is what Django answers to
HEAD for it. So redirects, refused hosts and security headers are Django's, and without the edge the
site says the same, only slower. Whatever is unusual about a request is Django's to answer.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from teachapp.edge.hub import Hub, Send
from teachapp.edge.pages import Address, Answer, Form, Page, Pages, Versions
from teachapp.edge.stream import Opening, Receive, hold, opening
from teachapp.edge.ticket import BadTicket

Scope = dict[str, Any]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
VERSIONS = "ruletable.versions"
"""Where in the scope the application notes of which versions it has made a page."""
HEADS = 64
"""Schemes and hosts under which streams are asked for; a site has one or two."""
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_UNUSUAL = frozenset(
    {b"if-match", b"if-modified-since", b"if-unmodified-since", b"content-length"}
    | {b"transfer-encoding", b"range", b"if-range", b"expect"}
)
_GZIP = re.compile(rb"\bgzip\b")
_ETAG = re.compile(rb'(?:W/)?("[^"]*")')


@dataclass(slots=True)
class Asked:
    """What in a request decides about its answer."""

    address: Address
    accepts_gzip: bool = False
    has: bytes | None = None
    """The ETag that the client has."""


class Front:
    """Answers what it can, and hands everything else to `app`."""

    def __init__(
        self,
        app: App,
        *,
        hub: Hub,
        key: str,
        pages: Pages | None,
        stream_path: str,
    ) -> None:
        self.app = app
        self.hub = hub
        self.key = key
        self.pages = pages
        self.stream_path = stream_path
        self._heads: dict[tuple[str, bytes, bool], asyncio.Task[Answer | None]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
        elif scope["method"] not in SAFE:
            await self._write(scope, receive, send)
        elif scope["method"] == "GET" and scope["path"].startswith(self.stream_path):
            await self._stream(scope, receive, send)
        elif self.pages is not None and (asked := _asked(scope)) is not None:
            await self._page(self.pages, asked, scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _write(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the application change something, and believe no page that was kept before."""

        async def doubting(message: Mapping[str, Any]) -> None:
            if self.pages is not None and message["type"] == "http.response.start":
                self.pages.doubt()
            await send(message)

        await self.app(scope, receive, doubting)

    # Pages

    async def _page(
        self, pages: Pages, asked: Asked, scope: Scope, receive: Receive, send: Send
    ) -> None:
        page = await pages.find(asked.address)
        answer = page and page.answers.get(_form(page, asked))
        if answer:
            head = {"status": answer.status, "headers": answer.headers}
            await send({"type": "http.response.start", **head})
            await send({"type": "http.response.body", "body": answer.body})
            return
        copy = Copy(send)
        await self.app(scope, receive, copy.send)
        versions = scope.get(VERSIONS)
        if scope["method"] == "GET" and versions is not None and copy.answer is not None:
            _keep(pages, asked.address, versions, copy.answer)

    # Streams

    async def _stream(self, scope: Scope, receive: Receive, send: Send) -> None:
        opened = self._opening(scope)
        head = opened and await self._head(scope, opened)
        if opened and head:
            headers = [each for each in head.headers if each[0].lower() != b"content-length"]
            await hold(self.hub, opened, receive, send, headers)
        else:
            await self.app(scope, receive, send)

    def _opening(self, scope: Scope) -> Opening | None:
        """Return what may be had, or None where the application is to refuse it."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        version = re.search(rb"(?:^|&)version=(\d+)(?:&|$)", scope["query_string"])
        try:
            return opening(
                self.key,
                scope["path"].removeprefix(self.stream_path),
                last_event_id=headers.get(b"last-event-id", ""),
                version=version[1].decode() if version else "",
                accept_encoding=headers.get(b"accept-encoding", ""),
            )
        except BadTicket:
            return None

    async def _head(self, scope: Scope, opened: Opening) -> Answer | None:
        """Return the head of such a stream's answer, asked once for all who come that way."""
        host = b",".join(value for name, value in scope["headers"] if name == b"host")
        key = (scope["scheme"], host, opened.is_packed)
        asking = self._heads.get(key)
        if asking is None:
            if len(self._heads) >= HEADS:
                self._heads.clear()
            asking = self._heads[key] = asyncio.create_task(self._ask_head(scope))
        answer = None
        try:
            answer = await asyncio.shield(asking)
        finally:
            if answer is None and self._heads.get(key) is asking:
                del self._heads[key]
        return answer

    async def _ask_head(self, scope: Scope) -> Answer | None:
        async def receive() -> Mapping[str, Any]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def nowhere(_message: Mapping[str, Any]) -> None:
            return

        copy = Copy(nowhere)
        await self.app({**scope, "method": "HEAD"}, receive, copy.send)
        return copy.answer if copy.answer and copy.answer.status == 200 else None


class Copy:
    """Passes an answer on, and has a copy of it if it came in one piece."""

    def __init__(self, send: Send) -> None:
        self.answer: Answer | None = None
        self._send = send
        self._start: Mapping[str, Any] | None = None

    async def send(self, message: Mapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self._start = message
        elif self._start is not None:
            if not message.get("more_body", False):
                start, body = self._start, message.get("body", b"")
                self.answer = Answer(start["status"], list(start["headers"]), body)
            self._start = None
        await self._send(message)


def _asked(scope: Scope) -> Asked | None:
    """Return what decides about the answer, or None where more does than is known here."""
    if scope["method"] not in {"GET", "HEAD"}:
        return None
    hosts, has, accepts_gzip = [], None, False
    for name, value in scope["headers"]:
        if name == b"host":
            hosts.append(value)
        elif name == b"accept-encoding":
            accepts_gzip = accepts_gzip or _GZIP.search(value) is not None
        elif name == b"if-none-match":
            one = _ETAG.fullmatch(value)
            if one is None or has is not None:
                return None
            has = one[1]
        elif name in _UNUSUAL:
            return None
    if len(hosts) != 1:
        return None
    path = scope.get("raw_path") or scope["path"].encode()
    return Asked((scope["scheme"], hosts[0], path, scope["query_string"]), accepts_gzip, has)


def _form(page: Page, asked: Asked) -> Form:
    if asked.has == page.etag:
        return Form.UNCHANGED
    return Form.GZIP if asked.accepts_gzip else Form.PLAIN


def _keep(pages: Pages, address: Address, versions: Versions, answer: Answer) -> None:
    """Keep an answer that is the same for everybody who asks so."""
    headers = {name.lower(): value for name, value in answer.headers}
    etag = _ETAG.fullmatch(headers.get(b"etag", b""))
    varies = headers.get(b"vary", b"accept-encoding").lower()
    if etag is None or varies != b"accept-encoding" or b"set-cookie" in headers:
        return
    if answer.status == 304:
        pages.keep(address, versions, etag[1], Form.UNCHANGED, answer)
    elif answer.status == 200:
        form = Form.GZIP if headers.get(b"content-encoding") == b"gzip" else Form.PLAIN
        pages.keep(address, versions, etag[1], form, answer)
