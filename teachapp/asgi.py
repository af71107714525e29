"""How requests reach Django: a few at a time, each in one thread from first to last.

Django's own ASGI handler gives every request a new thread, switches threads for middleware, and
lets in as many as come. Many readers at once then fight for Python's lock and together get fewer
pages than one reader alone, and each new thread opens the database anew. Here a small fixed pool of
threads (settings.SYNC_REQUESTS) does all of Django's work and whoever comes meanwhile waits in
line. A request is read and its answer sent outside the pool, so a slow phone keeps nobody waiting.

Views and middleware are therefore plain functions. What is long-lived, a stream, is sent by the
event loop and takes no thread. With settings.EDGE a front answers streams and ready pages before
any of this (teachapp/edge/).
"""

import asyncio
import contextvars
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from typing import Any, TypeVar

import django
from django.conf import settings
from django.core import signals
from django.core.exceptions import RequestAborted
from django.core.handlers.asgi import ASGIHandler, ASGIRequest, get_script_prefix
from django.db import close_old_connections
from django.http import StreamingHttpResponse
from django.http.response import HttpResponseBase
from django.urls import set_script_prefix

logger = logging.getLogger(__name__)
Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Mapping[str, Any]]]
Send = Callable[[Mapping[str, Any]], Awaitable[None]]
R = TypeVar("R")
STREAMS = "/stream/"
"""Where the addresses of streams begin (teachapp/urls.py)."""


class PooledHandler(ASGIHandler):
    """Django's handler, with middleware and views run synchronously in a pool of its own."""

    def __init__(self, threads: int) -> None:
        # Not super().__init__(): it would load the middleware for asynchronous use.
        self.load_middleware(is_async=False)
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="django")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.answer(scope, receive, send)
        elif scope["type"] == "lifespan":
            await self.live(receive, send)
        else:
            await send({"type": "websocket.close", "code": 1000, "reason": None})

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Reads one request, has it worked on, sends what came of it."""
        try:
            body = await self.read_body(receive)
        except RequestAborted:
            return
        with body:
            request, refusal = self.create_request(scope, body)
            response = refusal
            if request is not None:
                response = await self.in_pool(self.respond, scope, request)
            if isinstance(response, StreamingHttpResponse):
                await self.send_stream(response, receive, send)
            elif response is not None:
                await self.send_response(response, send)

    def respond(self, scope: Scope, request: ASGIRequest) -> HttpResponseBase:
        """All of Django's work on one request, in one thread of the pool."""
        set_script_prefix(get_script_prefix(scope))
        signals.request_started.send(sender=self.__class__, scope=scope)
        response = self.get_response(request)
        response._handler_class = self.__class__  # type: ignore[attr-defined]  # asked by close()
        if not response.streaming:
            # Finished here and not after sending, since this thread holds the database connection.
            response.close()
        return response

    async def send_stream(
        self, response: StreamingHttpResponse, receive: Receive, send: Send
    ) -> None:
        """Sends a file, or what never ends, until the client leaves.

        Django itself would warn and read all of a file before the first byte.
        """
        if not response.is_async:
            response.streaming_content = self.drawn(iter(response))
        sending = asyncio.create_task(self.send_response(response, send))
        leaving = asyncio.create_task(self.left(receive))
        try:
            await asyncio.wait({sending, leaving}, return_when=asyncio.FIRST_COMPLETED)
            if sending.done():
                sending.result()
        finally:
            for task in (sending, leaving):
                task.cancel()
            await asyncio.gather(sending, leaving, return_exceptions=True)
            await self.in_pool(response.close)

    async def left(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    async def drawn(self, parts: Iterator[bytes]) -> AsyncIterator[bytes]:
        while (part := await self.in_pool(next, parts, None)) is not None:
            yield part

    async def in_pool(self, work: Callable[..., R], *args: object) -> R:
        # A copy of the context, or one request's language would still be active in the next.
        context = contextvars.copy_context()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pool, context.run, work, *args)

    async def make_ready(self) -> None:
        """Makes the pages of rulebooks and lessons once (they are kept by teachapp/ready.py), one
        at a time between the readers' requests."""
        try:
            for address in await self.in_pool(reading_addresses):
                await self.in_pool(self.make_page, address)
        except Exception:
            logger.exception("Some pages were not made ready; they are made when asked for.")

    def make_page(self, address: str) -> None:
        """Asks for a page as a browser on this machine would."""
        headers = [(b"host", b"localhost"), (b"accept-encoding", b"gzip")]
        scope: Scope = {"type": "http", "method": "GET", "path": address, "headers": headers}
        scope |= {"query_string": b"", "scheme": "https", "server": ("localhost", 443)}
        with BytesIO() as body:
            self.respond(scope, ASGIRequest(scope, body))

    async def live(self, receive: Receive, send: Send) -> None:
        """Answers the server's start and stop, opens the bus and ends the pool with it."""
        making: asyncio.Task[None] | None = None
        while True:
            message = await receive()
            if message["type"] == "lifespan.startup":
                allow_many_streams()
                live.hub.open()
                await live.bus.open()
                before_stop(live.hub.close)
                await send({"type": "lifespan.startup.complete"})
                making = asyncio.create_task(self.make_ready()) if settings.MAKE_READY else None
            elif message["type"] == "lifespan.shutdown":
                if making is not None:
                    making.cancel()
                live.hub.close()
                await live.bus.close()
                self.pool.shutdown(wait=False)
                await send({"type": "lifespan.shutdown.complete"})
                return


os.environ.setdefault("DJANGO_SETTINGS_MODULE", "teachapp.settings")
django.setup(set_prefix=False)
# Models exist only after the set-up.
from teachapp import live  # noqa: E402
from teachapp.edge.front import App, Front  # noqa: E402
from teachapp.edge.limits import allow_many_streams  # noqa: E402
from teachapp.edge.pages import Pages  # noqa: E402
from teachapp.edge.stopping import before_stop  # noqa: E402
from teachapp.reading import reading_addresses, versions_now  # noqa: E402


def with_edge(handler: PooledHandler) -> Front:
    """Puts the edge before Django."""
    # A thread of its own: behind two slow pages the versions would be asked for too late.
    asking = ThreadPoolExecutor(1, thread_name_prefix="versions")

    async def versions() -> Mapping[str, str]:
        return await asyncio.get_running_loop().run_in_executor(asking, fresh_versions)

    return Front(
        handler,
        hub=live.hub,
        key=settings.SECRET_KEY,
        pages=None if settings.DEBUG else Pages(versions),
        stream_path=STREAMS,
    )


def fresh_versions() -> Mapping[str, str]:
    """Asks as a request would, whose end gives up a connection that is broken or too old."""
    close_old_connections()
    return versions_now()


handler = PooledHandler(settings.SYNC_REQUESTS)
live.ask_in_pool[:] = [handler.in_pool]
application: App = with_edge(handler) if settings.EDGE else handler
