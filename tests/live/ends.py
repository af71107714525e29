"""The client's end of a stream, without a network: what a hub writes, and clients that are slow."""

import asyncio
import zlib


class End:
    """Stands for a server's `send`; while it is `full`, whoever writes has to wait."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.full = False
        self.dropped = False
        self.ended = False

    async def send(self, message):
        if self.full:
            await asyncio.get_running_loop().create_future()
        self.written.append(message["body"])
        self.ended = not message["more_body"]

    def close(self):
        self.dropped = True

    @property
    def events(self) -> list[dict[str, str]]:
        return read_events(b"".join(self.written))


def read_events(text: bytes) -> list[dict[str, str]]:
    """The events as the standard says that a client reads them, after the `here` that says only
    that the stream comes through; comments and `retry` are none."""
    found = []
    for block in text.decode().split("\n\n"):
        lines = [line.partition(":") for line in block.split("\n") if line and line[0] != ":"]
        fields: dict[str, list[str]] = {}
        for name, _, value in lines:
            fields.setdefault(name, []).append(value.removeprefix(" "))
        if "data" in fields:
            found.append({name: "\n".join(values) for name, values in fields.items()})
    return [event for event in found if event.get("event") != "here"]


def ids(events: list[dict[str, str]]) -> list[int]:
    return [int(event["id"]) for event in events if "id" in event]


def gunzip(parts: list[bytes]) -> bytes:
    """What a client that unpacks as it goes has after these parts, and not a byte later."""
    return zlib.decompressobj(zlib.MAX_WBITS | 16).decompress(b"".join(parts))
