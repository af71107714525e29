"""Both buses carry the same, from any thread and any process, in order."""

import asyncio
import subprocess
import sys
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import redis

from teachapp.edge import redis_bus
from teachapp.edge.bus import LocalBus
from teachapp.edge.hub import Hub
from teachapp.edge.message import Message
from teachapp.edge.notes import KEPT_FOR
from teachapp.edge.redis_bus import RedisBus
from tests.live.ends import End, ids
from tests.live.waiting import in_loop, until

ROOT = Path(__file__).resolve().parents[2]
CHANNEL = "class/7/en"
NAMESPACE = "tests"
LOOK = {"event": "look", "data": ""}


@pytest.fixture(params=["local", "redis"])
def make_bus(request):
    """Makes the bus of a process around its hub."""
    if request.param == "local":
        return LocalBus
    url = request.getfixturevalue("redis_server").url
    return lambda hub: RedisBus(hub, url, NAMESPACE)


@asynccontextmanager
async def opened(bus):
    """A bus that all others of its kind are heard by."""
    await bus.open()
    try:
        if isinstance(bus, RedisBus):
            await until(lambda: bus.hears)
        yield bus
    finally:
        await bus.close()


def join(hub: Hub, person: str, channel: str = CHANNEL) -> End:
    end = End()
    hub.subscribe(channel, person, end.send, close=end.close)
    return end


def message(version: int) -> Message:
    return Message(version, "<p>카드 %d</p>\n".encode() % version)


@in_loop
async def test_a_thread_publishes_in_order(make_bus):
    hub = Hub()
    async with opened(make_bus(hub)) as bus:
        end = join(hub, "ann")

        def publish():
            for version in range(1, 51):
                bus.publish(CHANNEL, message(version))

        await asyncio.to_thread(publish)
        await until(lambda: 50 in ids(end.events))
    assert ids(end.events) == list(range(1, 51))
    assert end.events[0]["data"] == "<p>카드 1</p>\n"


@in_loop
async def test_notes_are_the_newest_of_each_person_and_forgotten(make_bus):
    async with opened(make_bus(Hub())) as bus:
        for person, text in (("1", "hunt/a"), ("2", "hunt/b"), ("1", "hunt/\ub2e4"), ("3", "x")):
            await asyncio.to_thread(bus.note, "CODE", person, text)
        await asyncio.to_thread(bus.note, "OTHER", "1", "y")
        await asyncio.to_thread(bus.note, "CODE", "3", "")
        await asyncio.to_thread(bus.note, "CODE", "4", "")
        assert await asyncio.to_thread(bus.noted, "CODE") == {"1": "hunt/\ub2e4", "2": "hunt/b"}
        for person in "12":
            await asyncio.to_thread(bus.note, "CODE", person, "")
        assert await asyncio.to_thread(bus.noted, "CODE") == {}
        await asyncio.to_thread(bus.note, "OTHER", "1", "")


@in_loop
async def test_a_note_is_known_to_all_processes_and_vanishes_by_itself(redis_server):
    async with (
        opened(RedisBus(Hub(), redis_server.url, NAMESPACE)) as one,
        opened(RedisBus(Hub(), redis_server.url, NAMESPACE)) as other,
    ):
        await asyncio.to_thread(one.note, "CODE", "1", "hunt/a")
        assert await asyncio.to_thread(other.noted, "CODE") == {"1": "hunt/a"}
        lasts = redis.Redis.from_url(redis_server.url).ttl(f"ruletable:{NAMESPACE}:noted:CODE")
        assert 0 < lasts <= KEPT_FOR
        await asyncio.to_thread(other.note, "CODE", "1", "")
        assert await asyncio.to_thread(one.noted, "CODE") == {}


def test_without_redis_a_process_notes_for_itself():
    bus = RedisBus(Hub(), "redis://127.0.0.1:1/0", NAMESPACE)
    bus.note("CODE", "1", "hunt/a")
    assert bus.noted("CODE") == {"1": "hunt/a"}


@in_loop
async def test_the_loop_itself_publishes_too(make_bus):
    hub = Hub()
    async with opened(make_bus(hub)) as bus:
        end = join(hub, "ann")
        bus.publish(CHANNEL, message(1))
        await until(lambda: end.events)
    assert ids(end.events) == [1]


@in_loop
async def test_a_thread_nudges_one_or_all(make_bus):
    hub = Hub()
    async with opened(make_bus(hub)) as bus:
        ann, bob = join(hub, "ann"), join(hub, "bob")
        await asyncio.to_thread(bus.nudge, CHANNEL, "bob")
        await asyncio.to_thread(bus.nudge, CHANNEL)
        await until(lambda: len(bob.events) == 2 and ann.events)
    assert (ann.events, bob.events) == ([LOOK], [LOOK, LOOK])


@in_loop
async def test_a_thread_asks_who_is_here(make_bus):
    hub = Hub()
    async with opened(make_bus(hub)) as bus:
        for person, channel in (("ann", "class/7/en"), ("ann", "class/7/ko"), ("bob", "class/8")):
            join(hub, person, channel)
        assert await asyncio.to_thread(bus.here, "class/7/") == {"ann": 2}
        assert await asyncio.to_thread(bus.here, "class/9/") == {}


def test_without_an_event_loop_nobody_listens_and_nothing_fails(make_bus):
    bus = make_bus(Hub())
    bus.publish(CHANNEL, message(1))
    bus.nudge(CHANNEL)
    assert bus.here("") == {}


def test_after_the_loop_has_ended_nothing_fails():
    bus = LocalBus(Hub())
    asyncio.run(bus.open())
    bus.publish(CHANNEL, message(1))
    bus.nudge(CHANNEL)


@in_loop
async def test_after_it_was_closed_nothing_fails(make_bus):
    async with opened(make_bus(Hub())) as bus:
        pass
    bus.publish(CHANNEL, message(1))
    bus.nudge(CHANNEL)


# Several processes


@in_loop
async def test_every_process_hears_what_one_says(redis_server):
    one, other = Hub(), Hub()
    async with (
        opened(RedisBus(one, redis_server.url, NAMESPACE)) as bus,
        opened(RedisBus(other, redis_server.url, NAMESPACE)),
    ):
        ann, bob = join(one, "ann"), join(other, "bob")
        for version in range(1, 21):
            await asyncio.to_thread(bus.publish, CHANNEL, message(version))
        await asyncio.to_thread(bus.nudge, CHANNEL)
        await until(lambda: LOOK in ann.events and LOOK in bob.events)
    assert ann.events == bob.events
    assert ids(bob.events) == list(range(1, 21))


@in_loop
async def test_a_command_in_a_process_of_its_own_is_heard(redis_server):
    hub = Hub()
    said = (
        "from teachapp.edge.hub import Hub, Message; from teachapp.edge.redis_bus import RedisBus;"
        f"bus = RedisBus(Hub(), {redis_server.url!r}, {NAMESPACE!r});"
        f"bus.publish({CHANNEL!r}, Message(3, b''))"
    )
    async with opened(RedisBus(hub, redis_server.url, NAMESPACE)):
        end = join(hub, "ann")
        await asyncio.to_thread(
            subprocess.run, [sys.executable, "-c", said], cwd=ROOT, check=True, timeout=60
        )
        await until(lambda: end.events)
    assert ids(end.events) == [3]


@in_loop
async def test_another_site_on_the_same_redis_is_not_heard(redis_server):
    hub, stranger = Hub(), Hub()
    async with (
        opened(RedisBus(hub, redis_server.url, NAMESPACE)) as bus,
        asyncio.timeout(60),
    ):
        end = join(hub, "ann")
        other = RedisBus(stranger, redis_server.url, "another")
        other.publish(CHANNEL, message(1))
        other.nudge(CHANNEL)
        bus.publish(CHANNEL, message(2))
        await until(lambda: end.events)
        join(stranger, "bob")
        assert other.here("") == {"bob": 1}
    assert ids(end.events) == [2]


@in_loop
async def test_what_is_no_message_of_ours_stops_nobody(redis_server, caplog):
    hub, sayer = Hub(), RedisBus(Hub(), redis_server.url, NAMESPACE)
    async with opened(RedisBus(hub, redis_server.url, NAMESPACE)) as bus:
        end = join(hub, "ann")
        for junk in (b"", b"junk", b"[]", b'{"from": "x"}', b"\xff\n"):
            sayer._redis.publish(bus._said, junk)
        sayer.publish(CHANNEL, message(1))
        await until(lambda: end.events)
    assert ids(end.events) == [1]
    assert caplog.text.count("Somebody else speaks on") == 5


@in_loop
async def test_everybody_is_counted_wherever_they_are(redis_server, monkeypatch):
    monkeypatch.setattr(redis_bus, "COUNT_EVERY", 0.01)
    one, other = Hub(), Hub()
    async with opened(RedisBus(one, redis_server.url, NAMESPACE)) as bus:
        join(one, "ann")
        async with opened(RedisBus(other, redis_server.url, NAMESPACE)):
            join(other, "ann")
            join(other, "bob")
            await until(lambda: bus.here("class/7/") == {"ann": 2, "bob": 1})
            leaving = other.subscribe(CHANNEL, "cho", End().send)
            await until(lambda: bus.here("class/7/") == {"ann": 2, "bob": 1, "cho": 1})
            other.leave(leaving)
            await until(lambda: bus.here("class/7/") == {"ann": 2, "bob": 1})
        assert bus.here("") == {"ann": 1}, "who stops takes leave"


HOLDS_A_STREAM = """
import asyncio, sys
from teachapp.edge import redis_bus
from teachapp.edge.hub import Hub
from tests.live.ends import End

redis_bus.GONE_AFTER = 1
redis_bus.COUNT_EVERY = 0.1

async def main():
    hub = Hub()
    bus = redis_bus.RedisBus(hub, *sys.argv[1:])
    await bus.open()
    hub.subscribe("class/7/en", "ann", End().send)
    await asyncio.Event().wait()

asyncio.run(main())
"""


@in_loop
async def test_who_is_killed_is_counted_no_more(redis_server):
    asking = RedisBus(Hub(), redis_server.url, NAMESPACE)
    command = [sys.executable, "-c", HOLDS_A_STREAM, redis_server.url, NAMESPACE]
    with subprocess.Popen(command, cwd=ROOT) as process:
        await until(lambda: asking.here("") == {"ann": 1})
        process.kill()
    await until(lambda: asking.here("") == {})


@in_loop
async def test_redis_may_be_killed_and_come_back(redis_server, caplog):
    one, other = Hub(), Hub()
    async with (
        opened(RedisBus(one, redis_server.url, NAMESPACE)) as bus,
        opened(RedisBus(other, redis_server.url, NAMESPACE)) as other_bus,
    ):
        ann, bob = join(one, "ann"), join(other, "bob")
        redis_server.kill()
        await asyncio.to_thread(bus.publish, CHANNEL, message(1))
        await until(lambda: ann.events and not (bus.hears or other_bus.hears))
        assert ids(ann.events) == [1], "one's own are served all the same"
        assert bus.here("") == {"ann": 1}
        assert bob.events == []
        await asyncio.to_thread(redis_server.start)
        await until(lambda: LOOK in ann.events and LOOK in bob.events)
        await asyncio.to_thread(bus.publish, CHANNEL, message(2))
        await until(lambda: 2 in ids(bob.events))
    assert ids(ann.events) == [1, 2]
    said = [record.getMessage() for record in caplog.records]
    assert sum(line.startswith("Redis is lost") for line in said) == 2
    assert sum(line.startswith("Redis is back") for line in said) == 2


@in_loop
async def test_a_redis_that_says_nothing_is_lost(redis_server, monkeypatch, caplog):
    """Such as one behind a firewall that has forgotten the connection."""
    monkeypatch.setattr(redis_bus, "SILENCE", 1.0)
    hub = Hub()
    async with opened(RedisBus(hub, redis_server.url, NAMESPACE)) as bus:
        end = join(hub, "ann")
        redis_server.pause()
        await until(lambda: not bus.hears)
        redis_server.resume()
        await until(lambda: end.events == [LOOK])
    assert "Redis is lost" in caplog.text
