"""The way from the server into Django: few at a time, each whole, nothing left behind."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.db import connection
from django.http import FileResponse, HttpResponse, StreamingHttpResponse
from django.urls import path
from django.utils import translation
from django.views.decorators.csrf import csrf_exempt

from teachapp.asgi import PooledHandler

ALLOWED = 2
PARTS = (b"one ", b"two ", b"three")


class Gate:
    """A view that keeps its requests inside until told, and counts them."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.inside = self.most_inside = 0
        self.entered = threading.Semaphore(0)
        self.opened = threading.Event()

    def __call__(self, request):
        with self.lock:
            self.inside += 1
            self.most_inside = max(self.most_inside, self.inside)
        self.entered.release()
        assert self.opened.wait(timeout=30)
        with self.lock:
            self.inside -= 1
        return HttpResponse("through")


gate = Gate()


@csrf_exempt
def echo(request):
    return HttpResponse(request.body, content_type=request.content_type)


def stream(request):
    return StreamingHttpResponse(iter(PARTS))


def whole_file(request):
    return FileResponse(open(__file__, "rb"))


def language(request):
    return HttpResponse(translation.get_language())


def thread_and_connection(request):
    return HttpResponse(f"{threading.current_thread().name} {id(connection.connection)}")


def failing(request):
    raise ValueError("a fault of ours")


urlpatterns = [
    path("gate", lambda request: gate(request)),
    path("echo", echo),
    path("stream", stream),
    path("file", whole_file),
    path("<slug:_>/language", lambda request, _: language(request)),
    path("language", language),
    path("thread", thread_and_connection),
    path("failing", failing),
]


@pytest.fixture
def handler(settings) -> Iterator[PooledHandler]:
    settings.ROOT_URLCONF = __name__
    made = PooledHandler(ALLOWED)
    yield made
    made.pool.shutdown()


class Answer:
    """What a server would have sent for one request."""

    def __init__(self, messages: list[dict]) -> None:
        self.status = messages[0]["status"]
        self.headers = {
            name.decode().lower(): value.decode() for name, value in messages[0]["headers"]
        }
        self.body = b"".join(message["body"] for message in messages[1:] if "body" in message)


async def ask(handler: PooledHandler, address: str, body: bytes = b"", **headers: str) -> Answer:
    parts = [
        {"type": "http.request", "body": body[:4], "more_body": True},
        {"type": "http.request", "body": body[4:], "more_body": False},
    ]
    sent: list[dict] = []

    async def receive():
        if not parts:
            await asyncio.get_running_loop().create_future()  # the client stays
        return parts.pop(0)

    async def send(message):
        sent.append(message)

    pairs = {"host": "localhost", **headers}.items()
    scope = {
        "type": "http",
        "method": "POST" if body else "GET",
        "path": address,
        "query_string": b"",
        "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in pairs],
    }
    await handler(scope, receive, send)
    return Answer(sent)


def test_no_more_than_allowed_are_inside_at_once(handler, monkeypatch):
    monkeypatch.setitem(globals(), "gate", Gate())

    async def crowd():
        readers = [asyncio.create_task(ask(handler, "/gate")) for _ in range(6)]
        for _ in range(ALLOWED):
            assert await asyncio.to_thread(gate.entered.acquire, timeout=30)
        # All six have reached the pool, and whoever could be inside is.
        await asyncio.sleep(0)
        assert gate.inside == ALLOWED
        gate.opened.set()
        return await asyncio.gather(*readers)

    answers = asyncio.run(crowd())
    assert [answer.body for answer in answers] == [b"through"] * 6
    assert gate.most_inside == ALLOWED


def test_who_waits_does_not_stop_the_server(handler, monkeypatch):
    """While the pool is full, requests are still read and the loop goes on."""
    monkeypatch.setitem(globals(), "gate", Gate())

    async def crowd():
        readers = [asyncio.create_task(ask(handler, "/gate")) for _ in range(ALLOWED)]
        waiting = asyncio.create_task(ask(handler, "/echo", b"patient"))
        for _ in range(ALLOWED):
            await asyncio.to_thread(gate.entered.acquire, timeout=30)
        assert not waiting.done()
        gate.opened.set()
        await asyncio.gather(*readers)
        return await waiting

    assert asyncio.run(crowd()).body == b"patient"


def test_a_body_arrives_whole(handler):
    answer = asyncio.run(ask(handler, "/echo", b"A: 5 5; B: pass", content_type="text/plain"))
    assert answer.status == 200
    assert answer.body == b"A: 5 5; B: pass"
    assert answer.headers["content-length"] == "15"


@pytest.mark.parametrize(
    ("address", "expected"),
    [("/stream", b"".join(PARTS)), ("/file", Path(__file__).read_bytes())],
)
def test_a_file_is_sent_in_parts_and_without_a_warning(handler, address, expected):
    assert asyncio.run(ask(handler, address)).body == expected


def test_static_files_are_served(handler):
    answer = asyncio.run(ask(handler, "/static/django_htmx/htmx-2.min.js"))
    assert answer.status == 200
    assert int(answer.headers["content-length"]) == len(answer.body) > 10_000


def test_one_request_leaves_no_language_to_the_next(handler):
    async def one_after_the_other():
        return [
            (await ask(handler, address, accept_language="ja")).body.decode()
            for address in ("/ko/language", "/language", "/en/language", "/language")
        ]

    assert asyncio.run(one_after_the_other()) == ["ko", "ja", "en", "ja"]


def test_threads_are_kept(handler):
    async def many():
        return {(await ask(handler, "/thread")).body for _ in range(12)}

    names = {body.split()[0] for body in asyncio.run(many())}
    assert names <= {b"django_0", b"django_1"}


def test_a_fault_in_a_view_is_an_answer(handler):
    answer = asyncio.run(ask(handler, "/failing"))
    assert answer.status == 500
    assert "content-security-policy" in answer.headers


def test_an_unreadable_address_is_refused(handler):
    async def broken():
        sent: list[dict] = []

        async def receive():
            return {"type": "http.request", "body": b""}

        async def send(message):
            sent.append(message)

        scope = {
            "type": "http",
            "method": "GET",
            "path": "/",
            "query_string": b"q=\xff",
            "headers": [],
        }
        await handler(scope, receive, send)
        return Answer(sent)

    assert asyncio.run(broken()).status == 400


def test_a_client_that_leaves_while_sending_costs_nothing(handler):
    async def leave():
        async def receive():
            return {"type": "http.disconnect"}

        async def send(message):
            raise AssertionError(message)

        await handler({"type": "http"}, receive, send)

    asyncio.run(leave())


def test_start_and_stop_are_answered(handler):
    sent = converse(handler, "lifespan", ["lifespan.startup", "lifespan.shutdown"])
    assert sent == ["lifespan.startup.complete", "lifespan.shutdown.complete"]


def test_a_websocket_is_turned_away(handler):
    assert converse(handler, "websocket", ["websocket.connect"]) == ["websocket.close"]


def converse(handler: PooledHandler, kind: str, messages: list[str]) -> list[str]:
    sent: list[str] = []

    async def receive():
        return {"type": messages.pop(0)}

    async def send(message):
        sent.append(message["type"])

    asyncio.run(handler({"type": kind}, receive, send))
    return sent
