"""A class where everything comes at once: one order of it, nothing twice, and who is out stays out.

What counts here is the database, the bus and the processes: the same tests run on SQLite with one
process and, by `python -m tests.scaled`, on PostgreSQL and Redis with two.
"""

import os
import re
import secrets
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from shutil import copytree
from threading import Barrier
from typing import LiteralString, TypeVar

import psycopg
import pytest

from tests.classroom.forms import Forms
from tests.live.guests import PATIENCE, Guest, join, open_class, step
from tests.scaled import is_scaled
from tests.served import Site, served

R = TypeVar("R")
MOST_GUESSES = 30
"""By one network (`classroom/guessing.py`)."""


def at_once(doing: Sequence[Callable[[], R]]) -> list[R]:
    """Do all of it in the same moment, each in a thread of its own."""
    ready = Barrier(len(doing))

    def do(each: Callable[[], R]) -> R:
        ready.wait()
        return each()

    with ThreadPoolExecutor(len(doing)) as threads:
        return list(threads.map(do, doing))


def copy_of(guest: Guest) -> Guest:
    """The same browser in another tab."""
    return Guest(guest.url, dict(guest.cookies), guest.path, guest.page)


def steps(host: Guest, *labels: str) -> list[int]:
    """Let as many tabs as there are labels go on at the same moment; return their statuses."""
    tabs = [copy_of(host) for _ in labels]

    def goes(tab: Guest, label: str) -> Callable[[], int]:
        def go() -> int:
            tab.send(
                "leading", do="step", lesson="hunt", label=label, **{"from": "hunt/the-hunter"}
            )
            return tab.status

        return go

    return at_once([goes(tab, label) for tab, label in zip(tabs, labels, strict=True)])


def badge(guest: Guest) -> str:
    (text,) = (value for name, value in guest.cookies.items() if name.startswith("ruletable_class"))
    found = re.search(r"person:\d+", text)
    assert found, text
    return found[0]


def put_out(host: Guest, code: str, guest: Guest) -> None:
    number = badge(guest).partition(":")[2]
    leads = copy_of(host)
    leads.open(f"/en/class/{code}/people/?person={number}&confirm=remove")
    leads.send("person", do="remove")
    assert leads.status == 200, leads.page


def test_a_tap_that_comes_many_times_at_once_is_one_step(site):
    host, code = open_class(site.url)
    guest = join(site.url, code, "en")
    step(host, "the-hunter", "before")
    assert steps(host, *["a-low-two"] * 8) == [200] * 8
    assert guest.follows().until("<section").version == 3


def test_of_several_who_lead_at_once_one_wins_and_the_others_are_told(site):
    host, code = open_class(site.url)
    guest = join(site.url, code, "en")
    step(host, "the-hunter", "before")
    labels = ["a-low-two", "before"] * 3
    statuses = steps(host, *labels)
    won = {label for label, status in zip(labels, statuses, strict=True) if status == 200}
    assert len(won) == 1, statuses
    assert sorted(statuses) == [200] * 3 + [409] * 3, "the same tap three times is one step"
    assert guest.follows().until("<section").version == 3


def test_all_who_join_at_once_are_somebody_else(site):
    host, code = open_class(site.url)
    guests = at_once([lambda: join(site.url, code, "ko")] * 16)
    assert {badge(guest) for guest in guests} == {f"person:{number}" for number in range(1, 17)}
    assert "16 people take part" in host.open(host.path)


def test_who_is_put_out_hears_nothing_more_in_any_process(site):
    host, code = open_class(site.url)
    mina, sora = join(site.url, code, "en", "Mina"), join(site.url, code, "en", "Sora")
    ticket, heard = mina.data("stream"), [mina.follows(version="0") for _ in range(4)]
    others = [sora.follows(version="0") for _ in range(4)]
    for stream in (*heard, *others):
        stream.until("<section")
    put_out(host, code, mina)
    assert [stream.until_named("look").body for stream in heard] == [""] * 4
    assert [stream.next() for stream in heard] == [None] * 4
    assert told_by(mina, ticket) == ["look"] * 4
    step(host, "the-hunter", "before")
    versions = {stream.until('data-version="3"').version for stream in others}
    assert versions == {3}


def told_by(guest: Guest, ticket: str) -> list[str]:
    """What an old ticket brings first, in as many streams as meet each process."""
    events = []
    for _ in range(4):
        stream = guest.listens(ticket)
        event = stream.next()
        events.append(stream.next() if event and event.name == "here" else event)
    return [event.name if event else "" for event in events]


def test_an_old_ticket_opens_nothing_after_a_restart(tmp_path, made_site):
    folder = copytree(made_site, tmp_path / "site")
    with served(folder) as first:
        host, code = open_class(first.url)
        mina, sora = join(first.url, code, "en", "Mina"), join(first.url, code, "en", "Sora")
        ticket = mina.data("stream")
        mina.follows(version="0").until("<section")
        put_out(host, code, mina)
        first.kill()
    with served(folder) as second:
        host.url = mina.url = sora.url = second.url
        assert told_by(mina, ticket) == ["look"] * 4
        assert sora.follows(version="0").until("<section")
        mina.open(f"/en/join/{code}/")
        mina.send("join", do="return")
        back = mina.follows(version="0")
        assert back.until("<section")
        step(host, "the-hunter", "before")
        assert back.until('data-version="3"')


def test_wrong_codes_are_counted_over_all_processes_and_by_who_asks(site):
    _host, code = open_class(site.url)
    guesses = [
        Guest(site.url, headers={"X-Forwarded-For": "203.0.113.9"}) for _ in range(MOST_GUESSES)
    ]
    for guest in guesses:
        guest.open("/en/join/CDFGHJ/")
    assert [guest.status for guest in guesses] == [404] * MOST_GUESSES
    guesses[0].open(f"/en/join/{code}/")
    assert guesses[0].status == 429, "right ones are not looked up either"
    other = Guest(site.url, headers={"X-Forwarded-For": "203.0.113.10"})
    other.open(f"/en/join/{code}/")
    assert other.status == 200


def test_a_class_that_is_deleted_while_all_act_is_gone_and_nobody_finds_a_fault(site):
    """Its owner may delete a class at any moment."""
    host, code = open_class(site.url, as_ada(site))
    guests = [join(site.url, code, "en") for _ in range(6)]

    def raises_hands(guest: Guest) -> Callable[[], set[int]]:
        return lambda: set(statuses_of(guest))

    said = at_once([lambda: {delete_own(host, code)}, *(raises_hands(guest) for guest in guests)])
    assert said[0] == {200}
    assert set().union(*said) == {200, 404}
    host.open(f"/en/class/{code}/lead/")
    assert host.status == 404


def as_ada(site: Site) -> Guest:
    """Somebody with an account who has signed in."""
    name = f"ada-{secrets.token_hex(4)}"
    password = {"DJANGO_SUPERUSER_PASSWORD": "a queen and a hunter"}
    account = ("--username", name, "--email", "ada@rules.example")
    site.manage("createsuperuser", "--no-input", *account, **password)
    ada = Guest(site.url)
    ada.open("/admin/login/?next=/en/")
    ada.send("login-form", username=name, password=password["DJANGO_SUPERUSER_PASSWORD"])
    return ada


def delete_own(host: Guest, code: str) -> int:
    host.open("/en/teach/")
    host.path = f"/en/teach/own/{code}/"
    form = next(form for form, _, does in Forms(host.page).buttons if does == "delete")
    host.send(form, do="delete")
    return host.status


def statuses_of(guest: Guest) -> Iterator[int]:
    """Raise and lower a hand until the class is gone, and tell what is answered."""
    page, guest.status = guest.page, 200
    for tap in range(400):
        if guest.status == 200:
            guest.page, guest.path = page, guest.path
            guest.send("mine", do="hand", up=str(tap % 2), key=f"tap {tap}")
            yield guest.status


@pytest.mark.skipif(not is_scaled(), reason="SQLite lets one write after the other")
def test_a_class_is_deleted_after_the_entry_that_is_just_being_added(site):
    host, code = open_class(site.url, as_ada(site))
    with psycopg.connect(site.environment["DATABASE_URL"]) as adding:
        adding.execute("SELECT 1 FROM classroom_liveclass WHERE code = %s FOR UPDATE", (code,))
        adding.execute(
            "INSERT INTO classroom_entry (live_class_id, number, kind, by, key, body, at)"
            " SELECT id, 2, 'freeze', 'host:1', 'k', '{}', now()"
            " FROM classroom_liveclass WHERE code = %s",
            (code,),
        )
        with ThreadPoolExecutor(1) as threads:
            deleting = threads.submit(delete_own, host, code)
            wait_for(lambda: deleting.done() or connections(site, "wait_event_type = 'Lock'"))
            assert not deleting.done(), "it waits for what is being added"
            adding.commit()
            assert deleting.result() == 200


@pytest.mark.skipif(not is_scaled(), reason="an open file of SQLite's holds nobody up")
def test_open_streams_hold_no_connection_to_the_database(site):
    _host, code = open_class(site.url)
    guest = join(site.url, code, "en")
    held = [guest.follows(version="0") for _ in range(50)]
    for stream in held:
        stream.until("<section")
    # Of each process two for requests and one that asks for versions.
    assert 1 <= connections(site, "pid <> pg_backend_pid()") <= 2 * 3


def connections(site: Site, which: LiteralString) -> int:
    """How many connections to the site's database there are of some kind."""
    statement = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND "
    with psycopg.connect(site.environment["DATABASE_URL"]) as connection:
        return len(connection.execute(statement + which).fetchall())


def wait_for(condition: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def is_there(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_site_that_is_told_to_stop_lets_everybody_go(tmp_path, made_site):
    folder = copytree(made_site, tmp_path / "site")
    with served(folder) as site:
        _host, code = open_class(site.url)
        guest = join(site.url, code, "en")
        held = [guest.follows(version="0") for _ in range(12)]
        for stream in held:
            stream.until("<section")
        site.server.send_signal(signal.SIGTERM)
        assert [stream.next() for stream in held] == [None] * 12
        assert site.server.wait(60) in (0, -signal.SIGTERM)
        wait_for(lambda: not is_there(site.server.pid))
    log = (folder / "log").read_text()
    assert "Traceback" not in log
