"""How requests reach Django: a few at a time, each in one thread from first to last.

Django's own ASGI handler gives every request a new thread, switches threads for middleware, and
lets in as many as come. Many readers at once then fight for Python's lock and together get fewer
pages than one reader alone, and each new thread opens the database anew. Here a small fixed pool of
threads (settings.SYNC_REQUESTS) does all of Django's work and whoever comes meanwhile waits in
line. A request is read and its answer sent outside the pool, so a slow phone keeps nobody waiting.

Views and middleware are therefore plain functions. Long-lived streams do not belong in here.
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
from django.http import StreamingHttpResponse
from django.http.response import HttpResponseBase
from django.urls import set_script_prefix

logger = logging.getLogger(__name__)
Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Mapping[str, Any]]]
Send = Callable[[Mapping[str, Any]], Awaitable[None]]
R = TypeVar("R")


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
        """Sends a file, which Django itself would read to its end before the first byte, or events
        for as long as somebody listens."""
        if not response.is_async:
            response.streaming_content = self.drawn(iter(response))
        sending = asyncio.create_task(self.send_response(response, send))
        leaving = asyncio.create_task(left(receive))
        try:
            await asyncio.wait((sending, leaving), return_when=asyncio.FIRST_COMPLETED)
            for task in (sending, leaving):
                task.cancel()
            await asyncio.gather(sending, leaving, return_exceptions=True)
            if not sending.cancelled() and (error := sending.exception()):
                raise error
        finally:
            await self.in_pool(response.close)

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
        """Answers the server's start and stop, and ends the pool with it."""
        making: asyncio.Task[None] | None = None
        while True:
            message = await receive()
            if message["type"] == "lifespan.startup":
                await bus.open()
                await send({"type": "lifespan.startup.complete"})
                making = asyncio.create_task(self.make_ready()) if settings.MAKE_READY else None
            elif message["type"] == "lifespan.shutdown":
                if making is not None:
                    making.cancel()
                hub.close()
                await bus.close()
                self.pool.shutdown(wait=False)
                await send({"type": "lifespan.shutdown.complete"})
                return


async def left(receive: Receive) -> None:
    """Returns when whoever is answered has left."""
    while (await receive())["type"] != "http.disconnect":
        pass


os.environ.setdefault("DJANGO_SETTINGS_MODULE", "teachapp.settings")
django.setup(set_prefix=False)
from teachapp.classroom.streams import bus, hub  # noqa: E402  models exist only after the set-up
from teachapp.reading import reading_addresses  # noqa: E402  models exist only after the set-up

application = PooledHandler(settings.SYNC_REQUESTS)
