"""Behind the proxies of docs/deploy.md: pages, files, forms, streams, and whose address counts.

A proxy is no part of the site: where none is installed these tests are skipped.
"""

import re
import subprocess
from shutil import copytree
from urllib.parse import urlsplit

import pytest

from tests.live.guests import Guest, join, open_class, step
from tests.live.proxies import PROXIES, caddyfile, program_of, proxy
from tests.served import served

MOST_GUESSES = 30


@pytest.fixture(scope="module")
def production(tmp_path_factory, made_site):
    """The site as it is served for others, by https only."""
    folder = copytree(made_site, tmp_path_factory.mktemp("production") / "site")
    told = {"RULETABLE_ENV": "production", "RULETABLE_ALLOWED_HOSTS": "localhost"}
    told["RULETABLE_SECRET_KEY"] = (
        "0123456789-abcdefghijklmnopqrstuvwxyz-ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    )
    with served(folder, 0, **told) as running:
        yield running


@pytest.fixture(scope="module", params=PROXIES)
def before(request, production, tmp_path_factory):
    program = program_of(request.param)
    if program is None:
        pytest.skip(f"no {request.param.partition('-')[0]}")
    port = urlsplit(production.url).port
    with proxy(request.param, program, port, tmp_path_factory.mktemp("proxy")) as running:
        yield running


@pytest.mark.parametrize("name", ["caddy", "caddy-of-compose"])
def test_caddy_hangs_up_as_soon_as_the_phone_has(name):
    """Set to -1, it would keep streams of those who have left, as if they were still here."""
    assert "flush_interval" not in caddyfile(name, 443, 8000)


def test_pages_and_files_come_through(before):
    guest = Guest(before.url)
    assert "Ruletable" in guest.open("/en/")
    assert guest.status == 200
    for path in re.findall(r'(?:href|src)="(/static/[^"]+\.(?:css|js))"', guest.page)[:4]:
        guest.open(path)
        assert guest.status == 200, path


def test_a_class_is_joined_and_followed_step_by_step(before):
    host, code = open_class(before.url)
    guest = join(before.url, code, "ko")
    stream = guest.follows()
    assert stream.until_named("here"), "nothing on the way waits until there is more"
    step(host, "the-hunter", "before")
    assert stream.until("<section").version == 2
    again = guest.listens(f"{guest.data('stream')}?version=1", **{"Last-Event-ID": "2"})
    assert again.until_named("here")
    step(host, "a-low-two", "the-hunter")
    assert again.until("<section").version == 3
    assert stream.until("<section").version == 3


def test_wrong_codes_are_counted_by_who_asks(before):
    _host, code = open_class(before.url)
    # What a client says of itself counts for nothing.
    liars = [
        Guest(before.url, headers={"X-Forwarded-For": f"203.0.113.{at}"}, comes_from="127.0.0.2")
        for at in range(MOST_GUESSES)
    ]
    for liar in liars:
        liar.open("/en/join/CDFGHJ/")
    liars[0].open(f"/en/join/{code}/")
    other = Guest(before.url, comes_from="127.0.0.3")
    other.open(f"/en/join/{code}/")
    assert (liars[0].status, other.status) == (429, 200)


def test_a_proxy_that_reads_its_settings_again_loses_nobody(before):
    host, code = open_class(before.url)
    guest = join(before.url, code, "ja")
    stream = guest.follows()
    assert stream.until_named("here")
    subprocess.run(before.reload, check=True, capture_output=True)
    new = join(before.url, code, "ja").follows(version="1")
    assert new.until_named("here")
    step(host, "the-hunter", "before")
    assert new.until("<section").version == 2
    # Cut or not, whoever had a stream is told: at once, or when coming back.
    stream = stream if (event := stream.next()) else guest.follows()
    assert (event or stream.until("<section")).version == 2
