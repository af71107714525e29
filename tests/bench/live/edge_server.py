"""The edge alone, with channels that hold what is posted to them; nothing of Django.

`BENCH_REDIS` names a Redis where several workers meet. What was published last stands in the file
`BENCH_KEPT`, as in a database, so that a restarted server has a snapshot.
"""

import asyncio
import os
from pathlib import Path

from teachapp.edge.bus import Bus, LocalBus
from teachapp.edge.front import Front
from teachapp.edge.hub import Hub, Snapshot
from teachapp.edge.limits import allow_many_streams
from teachapp.edge.message import Message
from teachapp.edge.redis_bus import RedisBus
from teachapp.edge.stopping import before_stop
from teachapp.edge.stream import HEADERS

KEY = "bench"
KEPT = Path(os.environ.get("BENCH_KEPT", os.devnull))


async def snapshot(_channel: str) -> Snapshot:
    version, _, body = KEPT.read_bytes().partition(b" ")
    return Snapshot(Message(int(version), body) if body else None)


redis = os.environ.get("BENCH_REDIS", "")
hub = Hub(snapshot)
bus: Bus = RedisBus(hub, redis, "bench") if redis else LocalBus(hub)


async def site(scope, receive, send) -> None:
    """Stand for Django: the head of a stream, and publishing out of a thread."""
    if scope["type"] == "lifespan":
        await live(receive, send)
    elif scope["method"] == "HEAD":
        headers = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
        await answer(send, 200, headers)
    else:
        body = await whole(receive)
        _, channel, version = scope["path"].rsplit("/", 2)
        await asyncio.to_thread(bus.publish, channel, Message(int(version), body))
        await asyncio.to_thread(KEPT.write_bytes, b"%s %s" % (version.encode(), body))
        await answer(send, 204, [])


async def answer(send, status: int, headers: list[tuple[bytes, bytes]]) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b""})


async def whole(receive) -> bytes:
    body, more = b"", True
    while more:
        message = await receive()
        body, more = body + message["body"], message["more_body"]
    return body


async def live(receive, send) -> None:
    await receive()
    allow_many_streams()
    await bus.open()
    before_stop(hub.close)
    await send({"type": "lifespan.startup.complete"})
    await receive()
    await bus.close()
    await send({"type": "lifespan.shutdown.complete"})


application = Front(site, hub=hub, key=KEY, pages=None, stream_path="/stream/")
