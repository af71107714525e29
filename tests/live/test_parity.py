"""With the edge the whole site answers as without it, header by header and byte by byte."""

import asyncio
from typing import Any

import pytest

from tests.live.site import Answer, ask, served
from tests.live.waiting import in_loop

PAGES = (
    "/ko/",
    "/en/?players=5",
    "/ja/vampire-queen/",
    "/ko/vampire-queen/rules/",
    "/ko/vampire-queen/rules/?with=ja",
    "/en/sleeping-queens/lessons/",
    "/ko/vampire-queen/lessons/hunt/the-tie/",
    "/ko/vampire-queen/lessons/hunt/the-tie/?eyes=B",
    "/en/the-bark-side/terms/",
    "/en/about/",
    "/ko/search/?q=%EC%84%A0",
    "/ko/search/?q=선",
    "/api/v1/",
)
OTHERS = (
    "/",
    "/healthz",
    "/favicon.ico",
    "/ko",
    "/ko/no-such-game/",
    "/xx/",
    "/ko/vampire-queen/table/nonsense/",
    "/admin/",
    "/admin/login/",
    "/static/favicon.svg",
    "/stream/",
    "//evil.example/",
    "/ko/%ff",
)
READERS: tuple[dict[str, str], ...] = (
    {},
    {"Accept_Encoding": "gzip, deflate, br"},
    {"Accept_Encoding": "identity;q=1, *;q=0"},
    {"Accept_Language": "ja", "Cookie": "ruletable_language=en"},
    {"Host": "evil.example"},
    {"Host": "127.0.0.1:9"},
    {"HX_Request": "true"},
    {"method": "HEAD"},
    {"method": "OPTIONS"},
    {"X_Forwarded_Proto": "https"},
)


def alike(answer: Answer) -> Answer:
    """Without what differs from one answer to the next by design: tokens, padding, the time."""
    headers = dict(answer.headers)
    if "set-cookie" in headers or "cookie" in headers.get("vary", "").lower():
        secret = {"set-cookie", "etag", "content-length", "expires"}
        kept = [(name, value) for name, value in answer.headers if name not in secret]
        return Answer(answer.status, kept, b"")
    return answer


async def compare(plain: int, edge: int, address: str, **request: str) -> Answer:
    expected = alike(await ask(plain, address, **request))
    for _ in range(2):  # made, and then kept
        assert alike(await ask(edge, address, **request)) == expected, (address, request)
    return expected


@pytest.mark.parametrize("production", [False, True], ids=["room", "production"])
@in_loop
async def test_every_answer_is_the_same(whole_site, production):
    settings: dict[str, Any] = {}
    if production:
        settings = {"RULETABLE_ENV": "production", "RULETABLE_ALLOWED_HOSTS": "localhost"}
    with (
        served(whole_site, RULETABLE_EDGE="0", **settings) as plain,
        served(whole_site, RULETABLE_EDGE="1", **settings) as edge,
    ):
        for address in PAGES + OTHERS:
            for reader in READERS:
                await compare(plain.port, edge.port, quoted(address), **reader)


@in_loop
async def test_who_has_a_page_is_told_so_alike(whole_site):
    with (
        served(whole_site, RULETABLE_EDGE="0") as plain,
        served(whole_site, RULETABLE_EDGE="1") as edge,
    ):
        for address in map(quoted, PAGES):
            for encoding in ("gzip", "identity"):
                page = await compare(plain.port, edge.port, address, Accept_Encoding=encoding)
                etag = page.header("etag")
                assert etag, address
                for has in (etag, etag.removeprefix("W/"), '"x"', f'"x", {etag}', "*", "junk"):
                    request = {"Accept_Encoding": encoding, "If_None_Match": has}
                    answer = await compare(plain.port, edge.port, address, **request)
                    assert answer.status == (200 if has in {'"x"', "junk"} else 304)
                for name in ("If_Match", "If_Modified_Since"):
                    await compare(plain.port, edge.port, address, **{name: '"x"'})


def quoted(address: str) -> str:
    """As browsers write it; a raw client may send what is not ASCII too."""
    return address.encode().decode("latin-1")


@in_loop
async def test_many_readers_at_once_get_the_same(whole_site):
    with served(whole_site, RULETABLE_EDGE="1") as edge:
        address, encoding = "/ko/vampire-queen/rules/", "gzip"
        first = await ask(edge.port, address, Accept_Encoding=encoding)
        answers = await asyncio.gather(
            *(ask(edge.port, address, Accept_Encoding=encoding) for _ in range(50))
        )
    assert all(answer == first for answer in answers)
