"""A stream is the same whether the edge holds it or Django sends it: real servers, raw clients."""

import asyncio
import json
import signal

import pytest

from teachapp.edge.ticket import sign
from tests.live.ends import ids
from tests.live.site import KEY, Stream, ask, served
from tests.live.waiting import LONG, in_loop

CHANNEL = "class-7"
LOOK = {"event": "look", "data": ""}
WAYS = pytest.mark.parametrize("edge", ["0", "1"], ids=["plain", "edge"])


def address(person: str = "ann", channel: str = CHANNEL, seconds: int = 3600) -> str:
    return "/stream/" + sign(KEY, channel, person, seconds)


async def publish(port: int, version: int, body: str = "", channel: str = CHANNEL) -> None:
    text = body or f"<p>step {version}</p>"
    answer = await post(port, f"/tests/publish/{channel}/{version}", text.encode())
    assert answer == 204


async def post(port: int, where: str, body: bytes = b"") -> int:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"POST {where} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n\r\n"
    writer.write(head.encode() + body)
    async with asyncio.timeout(LONG):
        status = int((await reader.readline()).split()[1])
    writer.close()
    return status


async def here(port: int, channel: str = CHANNEL) -> dict[str, int]:
    return json.loads((await ask(port, f"/tests/here/{channel}")).body)


async def until_here(port: int, expected: dict[str, int]) -> None:
    async with asyncio.timeout(LONG):
        while await here(port) != expected:
            await asyncio.sleep(0.02)


@WAYS
@in_loop
async def test_a_stream_tells_what_is_published(folder, edge):
    with served(folder, RULETABLE_EDGE=edge) as site:
        async with (
            Stream(site.port, address()) as plain,
            Stream(site.port, address("bob"), Accept_Encoding="gzip, br") as packed,
        ):
            await until_here(site.port, {"ann": 1, "bob": 1})
            for version in range(1, 6):
                await publish(site.port, version)
            await post(site.port, f"/tests/nudge/{CHANNEL}?person=bob")
            await plain.has(5)
            await packed.has(6)
        await until_here(site.port, {})
    assert ids(plain.events) == [1, 2, 3, 4, 5]
    assert packed.events == [*plain.events, LOOK]
    assert plain.events[2] == {"id": "3", "data": "<p>step 3</p>"}
    assert ("content-encoding", "gzip") in packed.answer_headers
    assert ("x-accel-buffering", "no") in plain.answer_headers
    assert ("cache-control", "no-store") in plain.answer_headers


@pytest.mark.parametrize("encoding", ["identity", "gzip"])
@in_loop
async def test_the_heads_of_both_ways_are_alike(folder, encoding):
    found = []
    for edge in "01":
        with served(folder, RULETABLE_EDGE=edge) as site:
            async with Stream(site.port, address(), Accept_Encoding=encoding) as stream:
                found.append((stream.status, stream.answer_headers))
            answer = await ask(site.port, address(), "HEAD", Accept_Encoding=encoding)
            assert (answer.status, answer.body) == (200, b"")
    assert found[0] == found[1]
    assert "content-security-policy" in dict(found[0][1])


@WAYS
@in_loop
async def test_who_comes_back_gets_what_it_lacks_from_the_snapshot(folder, edge):
    with served(folder, RULETABLE_EDGE=edge) as site:
        await publish(site.port, 3)
    with served(folder, RULETABLE_EDGE=edge) as site:
        async with (
            Stream(site.port, address()) as new,
            Stream(site.port, address() + "?version=2") as old,
            Stream(site.port, address() + "?version=1", Last_Event_ID="3") as knowing,
        ):
            await new.has(1)
            await old.has(1)
            await publish(site.port, 4)
            for stream in (new, old, knowing):
                await stream.has(1 if stream is knowing else 2)
    assert [ids(stream.events) for stream in (new, old, knowing)] == [[3, 4], [3, 4], [4]]
    assert (folder / f"asked-{CHANNEL}").read_text() == "1"


@WAYS
@pytest.mark.parametrize("body", ["x" * 50 + "\n" + "카드 🂡", "<li>\r\n</li>\n\n"])
@in_loop
async def test_a_body_arrives_as_it_was(folder, edge, body):
    with served(folder, RULETABLE_EDGE=edge) as site:
        async with Stream(site.port, address(), Accept_Encoding="gzip") as stream:
            await until_here(site.port, {"ann": 1})
            await publish(site.port, 1, body)
            await stream.has(1)
    assert stream.events == [{"id": "1", "data": body.replace("\r\n", "\n")}]


@WAYS
@in_loop
async def test_no_ticket_no_stream(folder, edge):
    with served(folder, RULETABLE_EDGE=edge) as site:
        for where, code in [
            ("/stream/nonsense", b"forged"),
            (address(seconds=0), b"expired"),
            (address()[:-1], b"forged"),
        ]:
            answer = await ask(site.port, where)
            assert (answer.status, answer.header("content-type")) == (403, "text/plain")
            assert answer.body in {code, b"malformed"}
            assert answer.header("cache-control") == "no-store"
        assert (await ask(site.port, address(), Host="evil.example")).status == 400
        assert await post(site.port, address()) == 405


@WAYS
@in_loop
async def test_a_client_that_does_not_read_is_sent_away_and_delays_nobody(folder, edge):
    with served(folder, RULETABLE_EDGE=edge) as site:
        # With such a limit nothing is taken from the socket until somebody reads, and nobody does.
        _, slow = await asyncio.open_connection("127.0.0.1", site.port, limit=1)
        slow.write(f"GET {address('slow')} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        async with Stream(site.port, address()) as quick:
            await until_here(site.port, {"ann": 1, "slow": 1})
            version = 0
            async with asyncio.timeout(LONG):
                while "slow" in await here(site.port):
                    version += 1
                    await publish(site.port, version, "x" * 200_000)
            await quick.has(version)
            assert ids(quick.events) == list(range(1, version + 1))
        slow.close()
        async with Stream(site.port, address("slow"), Last_Event_ID="1") as again:
            await again.has(1)
        assert ids(again.events) == [version]


@WAYS
@in_loop
async def test_a_server_that_stops_ends_its_streams_at_once(folder, edge):
    with served(folder, RULETABLE_EDGE=edge) as site:
        async with (
            Stream(site.port, address()) as plain,
            Stream(site.port, address("bob"), Accept_Encoding="gzip") as packed,
        ):
            await until_here(site.port, {"ann": 1, "bob": 1})
            # Far less than the 30 seconds that uvicorn would wait for a stream under way.
            seconds = await asyncio.to_thread(site.stop)
            assert seconds < 15
            for stream in (plain, packed):
                async with asyncio.timeout(LONG):
                    await stream.reading
                assert stream.has_ended
                assert stream.text.count(b"retry: ") == 2, "when to come, then when to come back"
    assert site.process.returncode in {0, -signal.SIGTERM}, site.log.read_text()
    assert "Traceback" not in site.log.read_text()


@WAYS
@in_loop
async def test_everybody_comes_back_after_the_server_was_killed(folder, edge):
    people = [f"p{number}" for number in range(40)]
    with served(folder, RULETABLE_EDGE=edge) as site:
        streams = [await Stream(site.port, address(person)).__aenter__() for person in people]
        await until_here(site.port, dict.fromkeys(people, 1))
        await publish(site.port, 1)
        for stream in streams:
            await stream.has(1)
        site.process.kill()
        site.process.wait()
        for stream in streams:
            async with asyncio.timeout(LONG):
                await stream.reading
            await stream.__aexit__()
        port = site.port
        (folder / CHANNEL).write_bytes(b"2 <p>meanwhile</p>")
    with served(folder, port, RULETABLE_EDGE=edge) as site:
        again = [Stream(port, address(person), Last_Event_ID="1") for person in people]
        for stream in again:
            await stream.__aenter__()
        for stream in again:
            await stream.has(1)
            assert ids(stream.events) == [2]
            await stream.__aexit__()


@WAYS
@in_loop
async def test_several_processes_serve_one_class(folder, edge, redis_server):
    settings = {"RULETABLE_EDGE": edge, "RULETABLE_REDIS_URL": redis_server.url}
    people = [f"p{number}" for number in range(12)]
    with served(folder, workers=2, **settings) as site:
        streams = [await Stream(site.port, address(person)).__aenter__() for person in people]
        await until_here(site.port, dict.fromkeys(people, 1))
        for version in (1, 2, 3):
            await publish(site.port, version)
        for stream in streams:
            async with asyncio.timeout(LONG):
                while 3 not in ids(stream.events):
                    await asyncio.sleep(0.01)
            await stream.__aexit__()
