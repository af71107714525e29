"""One stream from request to end, in two ways that a client can't tell apart.

`hold` is for an ASGI application: the hub writes to the connection itself and this waits until the
client has left. `events` is for a framework that sends what an iterator yields. Whether a stream is
opened, what the client has already and in which form it is written are `opening`'s to say.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from teachapp.edge.hub import Hub, Send
from teachapp.edge.message import GZIP_HEADER
from teachapp.edge.ticket import Ticket, read

Receive = Callable[[], Awaitable[Mapping[str, Any]]]
HEADERS = {
    "Content-Type": "text/event-stream",
    "Cache-Control": "no-store",
    "Vary": "Accept-Encoding",
    "X-Accel-Buffering": "no",  # nginx would hold events back until there are 4 KB of them
}
WAITING = 64
"""Events that may wait for a client of `events` before it is closed."""
MOST_DIGITS = 18


@dataclass(frozen=True, slots=True)
class Opening:
    """What was asked for, and may be had."""

    ticket: Ticket
    has: int
    """The version that the client has."""
    is_packed: bool

    @property
    def headers(self) -> dict[str, str]:
        return HEADERS | ({"Content-Encoding": "gzip"} if self.is_packed else {})


def opening(
    key: str,
    ticket: str,
    *,
    last_event_id: str = "",
    version: str = "",
    accept_encoding: str = "",
    now: float | None = None,
) -> Opening:
    """Return what a request for a stream may have, or raise `BadTicket`.

    A client that comes back asks under its first address, where an old version stands, and says by
    Last-Event-ID what it had last.
    """
    has = max(_number(last_event_id), _number(version))
    return Opening(read(key, ticket, now), has, "gzip" in accept_encoding)


def _number(text: str) -> int:
    is_number = text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS
    return int(text) if is_number else 0


async def hold(
    hub: Hub,
    opened: Opening,
    receive: Receive,
    send: Send,
    headers: Sequence[tuple[bytes, bytes]] | None = None,
) -> None:
    """Answer with a stream, and return when it has ended."""
    head = headers or [(k.lower().encode(), v.encode()) for k, v in opened.headers.items()]
    await send({"type": "http.response.start", "status": 200, "headers": head})
    begin = GZIP_HEADER if opened.is_packed else b""
    await send({"type": "http.response.body", "body": begin, "more_body": True})
    ticket = opened.ticket
    subscriber = hub.subscribe(
        ticket.channel,
        ticket.person,
        send,
        close=_dropping(send),
        is_packed=opened.is_packed,
        has=opened.has,
    )
    try:
        while (await receive())["type"] != "http.disconnect":
            pass
    finally:
        hub.leave(subscriber)


def _dropping(send: Send) -> Callable[[], object]:
    """Return what ends a connection at once, though its buffer is full.

    ASGI has no word for it. uvicorn's `send` belongs to an object that has the transport; with
    another server the request's task is cancelled, upon which it closes the connection.
    """
    transport = getattr(getattr(send, "__self__", None), "transport", None)
    if transport is not None:
        return transport.abort
    task = asyncio.current_task()
    assert task is not None, "a server runs each request in a task"
    return task.cancel


async def events(hub: Hub, opened: Opening) -> AsyncIterator[bytes]:
    """Yield the same bytes, for a response that is drawn out of an iterator.

    Who takes them too slowly is closed as soon as it takes the next.
    """
    waiting: asyncio.Queue[Mapping[str, Any]] = asyncio.Queue(WAITING)

    def close() -> None:
        while not waiting.empty():
            waiting.get_nowait()
        waiting.put_nowait({"body": b"", "more_body": False})

    if opened.is_packed:
        yield GZIP_HEADER
    ticket = opened.ticket
    subscriber = hub.subscribe(
        ticket.channel,
        ticket.person,
        waiting.put,
        close=close,
        is_packed=opened.is_packed,
        has=opened.has,
    )
    try:
        while True:
            message = await waiting.get()
            yield message["body"]
            if not message["more_body"]:
                return
    finally:
        hub.leave(subscriber)
