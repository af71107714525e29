"""Pages made before are given out as they were, and only as long as they are true."""

import gzip
from random import Random

import pytest
from django.http import HttpResponse
from django.test import RequestFactory

from teachapp.reading import reading_addresses
from teachapp.ready import ReadyPages

PAGE = "/ko/vampire-queen/lessons/hunt/the-tie/"


def ask(encoding=""):
    return RequestFactory().get("/", headers={"accept-encoding": encoding})


def answered(ready, etag, encoding=""):
    response = ready.answer(ask(encoding), etag)
    assert response is not None
    return response


def test_a_page_is_given_as_the_browser_takes_it():
    ready = ReadyPages()
    assert ready.answer(ask("gzip"), "a") is None
    ready.keep("a", HttpResponse("page" * 100))
    packed = answered(ready, "a", "br, gzip")
    assert packed.headers["Content-Encoding"] == "gzip"
    assert packed.headers["Vary"] == "Accept-Encoding"
    assert gzip.decompress(packed.content) == b"page" * 100
    plain = answered(ready, "a", "br")
    assert plain.content == b"page" * 100
    assert "Content-Encoding" not in plain.headers


def test_a_page_keeps_the_headers_it_was_made_with():
    ready = ReadyPages()
    ready.keep("a", HttpResponse("{}", content_type="application/json", headers={"Link": "</>"}))
    for encoding in ("", "gzip"):
        headers = answered(ready, "a", encoding).headers
        assert (headers["Content-Type"], headers["Link"]) == ("application/json", "</>")


def test_the_page_not_asked_for_longest_gives_way():
    ready = ReadyPages(most=2)
    for etag in ("a", "b"):
        ready.keep(etag, HttpResponse(etag))
    ready.answer(ask(), "a")
    ready.keep("c", HttpResponse("c"))
    assert [ready.answer(ask(), etag) is not None for etag in ("a", "b", "c")] == [
        True,
        False,
        True,
    ]


def test_many_large_pages_give_way_too():
    ready = ReadyPages(most_bytes=3000)
    noise = [bytes(Random(seed).randbytes(1000)) for seed in range(3)]
    for etag, page in zip("abc", noise, strict=True):
        ready.keep(etag, HttpResponse(page))
        ready.keep(etag, HttpResponse(page))  # made twice, kept once
    assert [ready.answer(ask(), etag) is not None for etag in "abc"] == [False, True, True]
    ready.keep("d", HttpResponse(b"small"))
    assert [ready.answer(ask(), etag) is not None for etag in "bcd"] == [True, True, True]


def test_what_is_for_one_reader_or_no_page_is_not_kept():
    ready = ReadyPages()
    own = HttpResponse("mine")
    own.set_cookie("who", "me")
    ready.keep("a", own)
    ready.keep("b", HttpResponse("no", status=400))
    assert ready.answer(ask(), "a") is None
    assert ready.answer(ask(), "b") is None


@pytest.mark.django_db
@pytest.mark.usefixtures("content")
def test_the_second_reader_gets_the_first_ones_bytes(client):
    first = client.get(PAGE, headers={"accept-encoding": "gzip"})
    second = client.get(PAGE, headers={"accept-encoding": "gzip"})
    plain = client.get(PAGE)
    assert first.content == second.content
    assert gzip.decompress(second.content) == plain.content
    assert second.headers["ETag"].removeprefix("W/") == plain.headers["ETag"].removeprefix("W/")
    assert second.headers["Content-Language"] == "ko"
    for name in ("Content-Security-Policy", "Cache-Control", "Vary"):
        assert first.headers[name] == second.headers[name]


@pytest.mark.django_db
@pytest.mark.usefixtures("content")
def test_all_rulebooks_and_lessons_can_be_made_ready(client, monkeypatch):
    kept = ReadyPages()
    monkeypatch.setattr("teachapp.reading._ready", kept)
    addresses = reading_addresses()
    assert len(addresses) == len(set(addresses)) > 250
    for address in addresses[::25]:
        page = client.get(address, headers={"accept-encoding": "gzip"})
        assert page.status_code == 200, address
        assert kept.answer(ask(), page.headers["ETag"].removeprefix("W/")) is not None
