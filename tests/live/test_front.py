"""The front says what the application says, and lets it say each thing once."""

from typing import Any

import pytest

from teachapp.edge.front import VERSIONS, Front
from teachapp.edge.hub import Hub
from teachapp.edge.pages import Pages
from tests.live.waiting import in_loop

KEY = "a key"
PAGE = [(b"Content-Type", b"text/html"), (b"ETag", b'"e1"'), (b"Vary", b"Accept-Encoding")]


class Site:
    """An application whose pages depend on one version, and all that it was asked."""

    def __init__(self) -> None:
        self.version = "1"
        self.asked: list[tuple[str, str]] = []
        self.headers = PAGE
        self.notes = True

    async def __call__(self, scope, receive, send) -> None:
        self.asked.append((scope["method"], scope["path"]))
        if self.notes:
            scope[VERSIONS] = {"content": self.version}
        has = dict(scope["headers"]).get(b"if-none-match", b"")
        packed = [(b"Content-Encoding", b"gzip")] if accepts_gzip(scope) else []
        status = 304 if b'"e1"' in has and scope["method"] == "GET" else 200
        body = b"" if status == 304 else f"page {self.version} {bool(packed)}".encode()
        headers = self.headers + (packed if status == 200 else [])
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    async def versions(self):
        return {"content": self.version}


def accepts_gzip(scope) -> bool:
    return b"gzip" in dict(scope["headers"]).get(b"accept-encoding", b"")


@pytest.fixture
def site():
    return Site()


@pytest.fixture
def front(site):
    pages = Pages(site.versions, fresh=1e9)
    return Front(site, hub=Hub(), key=KEY, pages=pages, stream_path="/stream/")


async def ask(front, path: str = "/ko/", method: str = "GET", query: bytes = b"", **headers: str):
    """What is answered: status, headers, body."""
    sent: list[dict] = []

    async def receive():
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message):
        sent.append(message)

    pairs = {"host": "localhost", **headers}.items()
    scope = {
        "type": "http",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query,
        "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in pairs],
    }
    await front(scope, receive, send)
    return sent[0]["status"], sent[0]["headers"], sent[1]["body"]


VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"accept_encoding": "gzip, br"},
    {"if_none_match": '"e1"'},
    {"if_none_match": 'W/"e1"', "accept_encoding": "gzip"},
    {"if_none_match": '"other"'},
)


@in_loop
async def test_each_form_of_a_page_is_made_once(front, site):
    first = [await ask(front, **variant) for variant in VARIANTS]
    made = len(site.asked)
    again = [await ask(front, **variant) for variant in VARIANTS]
    assert again == first
    assert made == len(site.asked) == 3
    assert [status for status, _, _ in first] == [200, 200, 304, 304, 200]


@in_loop
async def test_head_is_answered_as_get(front, site):
    whole = await ask(front)
    assert await ask(front, method="HEAD") == whole
    assert site.asked == [("GET", "/ko/")]


@pytest.mark.parametrize(
    "other",
    [
        {"path": "/ja/"},
        {"query": b"players=5"},
        {"host": "127.0.0.1"},
    ],
)
@in_loop
async def test_another_address_is_another_page(front, site, other):
    await ask(front)
    await ask(front, **other)
    assert len(site.asked) == 2


@pytest.mark.parametrize(
    "unusual",
    [
        {"if_none_match": '"a", "e1"'},
        {"if_none_match": "*"},
        {"if_match": '"e1"'},
        {"if_modified_since": "Mon, 30 Nov 2026 00:00:00 GMT"},
        {"range": "bytes=0-5"},
        {"content_length": "3"},
        {"method": "OPTIONS"},
    ],
)
@in_loop
async def test_what_is_unusual_is_for_the_application(front, site, unusual):
    await ask(front)
    await ask(front, **unusual)
    await ask(front, **unusual)
    assert len(site.asked) == 3


@pytest.mark.parametrize(
    "headers",
    [
        [*PAGE, (b"Set-Cookie", b"who=me")],
        [*PAGE[:2], (b"Vary", b"Accept-Encoding, Cookie")],
        [PAGE[0], PAGE[2]],
    ],
)
@in_loop
async def test_what_is_for_one_reader_is_not_kept(front, site, headers):
    site.headers = headers
    await ask(front)
    await ask(front)
    assert len(site.asked) == 2


@in_loop
async def test_what_is_no_reading_page_is_not_kept(front, site):
    site.notes = False
    await ask(front)
    await ask(front)
    assert len(site.asked) == 2


@in_loop
async def test_whoever_changes_something_sees_it_at_once(front, site):
    for _ in range(2):
        await ask(front)
    site.version = "2"
    assert (await ask(front))[2] == b"page 1 False", "within the time that is allowed"
    await ask(front, "/admin/", "POST")
    assert (await ask(front))[2] == b"page 2 False"


@in_loop
async def test_what_is_no_ticket_is_for_the_application_to_refuse(front, site):
    await ask(front, "/stream/nonsense")
    assert site.asked == [("GET", "/stream/nonsense")]
