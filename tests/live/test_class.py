"""A class on a served site: all follow, and nobody is lost when the network or the server is.

Each waits for what must come; none measures how long it takes.
"""

import re
from shutil import copytree

from tests.live.guests import Guest, join, open_class, step
from tests.served import served


def test_all_follow_each_in_their_language(site):
    host, code = open_class(site.url)
    streams = {code_: join(site.url, code, code_).follows() for code_ in ("ko", "ja", "en")}
    step(host, "the-hunter", "before")
    told = {code_: stream.until('data-version="2"').body for code_, stream in streams.items()}
    headings = {re.findall(r"<h2[^>]*>(.*?)</h2>", body)[0] for body in told.values()}
    assert len(headings) == 3
    assert {stream.heard[-1].version for stream in streams.values()} == {2}


def test_who_was_away_is_caught_up_by_the_version_it_has(site):
    host, code = open_class(site.url)
    guest = join(site.url, code, "ko")
    step(host, "the-hunter", "before")
    step(host, "a-low-two", "the-hunter")
    assert guest.follows().until("<section").version == 3
    # Whoever has it is told nothing that is not news: the next is the next step.
    stream = guest.follows(version="3")
    step(host, "the-hunter", "a-low-two")
    assert stream.until("<section").version == 4


def test_the_same_request_twice_is_one_step(site):
    host, code = open_class(site.url)
    guest = join(site.url, code, "en")
    before = host.page
    step(host, "the-hunter", "before")
    host.page = before
    step(host, "the-hunter", "before")
    assert guest.follows().until("<section").version == 2


def test_a_conflict_is_said_and_nothing_skipped(site):
    host, _code = open_class(site.url)
    other = Guest(site.url, dict(host.cookies), host.path, host.page)
    step(host, "the-hunter", "before")
    fields = {"do": "step", "lesson": "hunt", "label": "a-low-two", "from": "hunt/before"}
    other.send("leading", **fields)
    assert other.status == 409
    assert "moved on meanwhile" in other.page


def test_nobody_listens_without_a_ticket(site):
    _host, code = open_class(site.url)
    guest = join(site.url, code, "en")
    assert guest.follows().status == 200
    forged = guest.data("stream")[:-2] + "AA"
    assert guest.listens(forged).status == 403


def test_after_kill_and_restart_everybody_is_back(tmp_path, made_site):
    folder = copytree(made_site, tmp_path / "site")
    with served(folder) as first:
        host, code = open_class(first.url)
        guest = join(first.url, code, "ja")
        stream = guest.follows()
        step(host, "the-hunter", "before")
        assert stream.until("<section").version == 2
        first.kill()
        assert stream.next() is None
    with served(folder) as second:
        # The same address, cookie and ticket as before; only the port is another.
        host.url = guest.url = second.url
        again = guest.follows(version="1")
        assert again.until("<section").version == 2
        step(host, "a-low-two", "the-hunter")
        assert again.until("<section").version == 3
        assert "Mina" in guest.open(guest.path)
