"""What stands around every page: headers, language, compression, health."""

import logging
import sys

import pytest
from django.conf import settings as site
from django.db import OperationalError, connection
from django.http import HttpResponse
from django.middleware.csrf import get_token
from django.test import Client
from django.urls import path
from django.utils import translation

from teachapp.logs import OneLine
from teachapp.middleware import CONTENT_SECURITY_POLICY

TEXT = "The leader plays a set of equal cards. " * 40


def reading_page(request, language=None):
    return HttpResponse(f"{translation.get_language()}: {TEXT}")


def signed_in_page(request):
    return HttpResponse(f"{get_token(request)} {TEXT}")


urlpatterns = [
    path("<slug:language>/page/", reading_page),
    path("page/", reading_page),
    path("form/", signed_in_page),
    path("api/page/", reading_page),
]


@pytest.fixture
def pages(settings) -> Client:
    """A client of a site that has only the pages above."""
    settings.ROOT_URLCONF = __name__
    return Client()


def test_every_page_carries_the_policy(pages):
    for address in ("/ko/page/", "/nowhere/at/all/", "/ko/page"):
        headers = pages.get(address).headers
        assert headers["Content-Security-Policy"] == CONTENT_SECURITY_POLICY
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "same-origin"
        assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
        assert headers["X-Frame-Options"] == "DENY"
        assert "camera=()" in headers["Permissions-Policy"]


def test_the_policy_allows_nothing_inline():
    assert "unsafe" not in CONTENT_SECURITY_POLICY
    assert "frame-ancestors 'none'" in CONTENT_SECURITY_POLICY


def test_static_files_carry_the_policy(pages):
    response = pages.get("/static/django_htmx/htmx-2.min.js")
    assert response.status_code == 200
    assert b"".join(response.streaming_content)
    assert response.headers["Content-Security-Policy"] == CONTENT_SECURITY_POLICY


@pytest.mark.parametrize("language", ["ko", "ja", "en"])
def test_the_address_says_the_language(pages, language):
    response = pages.get(f"/{language}/page/", headers={"accept-language": "fr, ja;q=0.5"})
    assert response.content.decode().startswith(f"{language}: ")
    assert response.headers["Content-Language"] == language
    assert response.headers["Vary"] == "Accept-Encoding"
    assert not response.cookies


def test_elsewhere_the_browser_says_it(pages):
    response = pages.get("/page/", headers={"accept-language": "ja-JP, en;q=0.5"})
    assert response.headers["Content-Language"] == "ja"
    assert "Accept-Language" in response.headers["Vary"]


def test_elsewhere_an_earlier_choice_outweighs_the_browser(pages):
    pages.cookies[site.LANGUAGE_COOKIE_NAME] = "ko"
    response = pages.get("/page/", headers={"accept-language": "ja"})
    assert response.headers["Content-Language"] == "ko"
    assert "Cookie" in response.headers["Vary"]


def test_what_is_for_programs_follows_nobody(pages):
    pages.cookies[site.LANGUAGE_COOKIE_NAME] = "ko"
    response = pages.get("/api/page/", headers={"accept-language": "ja"})
    assert response.content.decode().startswith(f"{site.LANGUAGE_CODE}: ")
    assert response.headers["Vary"] == "Accept-Encoding"
    assert "Content-Language" not in response.headers


def test_a_language_we_do_not_have_is_not_spoken(pages):
    response = pages.get("/fr/page/", headers={"accept-language": "ja"})
    assert response.headers["Content-Language"] == "ja"


def test_the_language_ends_with_the_request(pages):
    before = translation.get_language()
    pages.get("/ko/page/")
    assert translation.get_language() == before


def test_a_forgotten_slash_is_mended_in_the_address_language(pages):
    response = pages.get("/ko/page")
    assert response.status_code == 301
    assert response.headers["Location"] == "/ko/page/"


def test_reading_pages_are_the_same_bytes_every_time(pages):
    first, second = (pages.get("/ko/page/", headers={"accept-encoding": "gzip"}) for _ in "ab")
    assert first.headers["Content-Encoding"] == "gzip"
    assert first.content == second.content


def test_a_page_that_was_seen_before_is_not_sent_again(pages):
    etag = pages.get("/ko/page/", headers={"accept-encoding": "gzip"}).headers["ETag"]
    again = pages.get("/ko/page/", headers={"accept-encoding": "gzip", "if-none-match": etag})
    assert again.status_code == 304
    assert again.content == b""


def test_a_page_with_a_secret_hides_its_length(pages):
    lengths = {
        len(pages.get("/form/", headers={"accept-encoding": "gzip"}).content) for _ in range(20)
    }
    assert len(lengths) > 1


@pytest.mark.django_db
def test_healthz_answers_when_the_database_does(client):
    response = client.get("/healthz")
    assert (response.status_code, response.content) == (200, b"ok")
    assert "no-store" in response.headers["Cache-Control"]


def test_healthz_tells_when_the_database_is_gone(client, monkeypatch):
    def gone():
        raise OperationalError("gone")

    monkeypatch.setattr(connection, "cursor", gone)
    response = client.get("/healthz")
    assert response.status_code == 503
    assert "no-store" in response.headers["Cache-Control"]


@pytest.mark.django_db
def test_healthz_answers_plain_http_under_https(client, settings):
    settings.SECURE_SSL_REDIRECT = True
    assert client.get("/healthz").status_code == 200
    assert client.get("/en/").status_code == 301


def test_healthz_rejects_post(client):
    assert client.post("/healthz").status_code == 405


def test_a_log_record_is_one_line_whatever_a_client_sent():
    try:
        raise ValueError("two\nlines")
    except ValueError:
        record = logging.LogRecord(
            "django.request", logging.ERROR, "", 0, "Not Found: %s", ("/a\nINFO b",), sys.exc_info()
        )
    line = OneLine("%(levelname)s %(message)s").format(record)
    assert line.startswith("ERROR Not Found: /a\\nINFO b\\nTraceback")
    assert "\n" not in line
