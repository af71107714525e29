"""What goes down a stream: server-sent events, each made once and written to everybody.

An event with a version is the whole new fragment and has no name, so that any client takes it for
a message; small ones such as `look` are named. Compressed, an event is a deflate block of its own
that refers to nothing before it: after one gzip header the same bytes fit every stream, however
long that client has been listening, and a thousand phones cost one compression.

>>> encode(Message(7, b"<p>\\n</p>"))
b'id: 7\\ndata: <p>\\ndata: </p>\\n\\n'
>>> named("look")
b'event: look\\ndata: \\n\\n'
"""

import zlib
from dataclasses import dataclass
from functools import cached_property

GZIP_HEADER = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
"""Begins a compressed stream: deflate, no name, no time, from no system in particular."""
HEARTBEAT = b":\n\n"
"""A comment, which clients pass over."""
LEVEL = 6


@dataclass(frozen=True, slots=True)
class Message:
    """What everybody who listens to a channel is to see from now on."""

    version: int
    """Grows with each message of the channel; a client says the last that it has."""
    body: bytes


class Packed:
    """An event as it is written: plain, or as a block of a compressed stream."""

    def __init__(self, plain: bytes) -> None:
        self.plain = plain

    @cached_property
    def deflated(self) -> bytes:
        """Made for the first who wants it."""
        # A fresh compressor knows nothing of what went before; the flush ends on a whole byte.
        compressor = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
        return compressor.compress(self.plain) + compressor.flush(zlib.Z_FULL_FLUSH)


def encode(message: Message) -> bytes:
    """Return a message as one complete event."""
    return b"id: %d\n%s\n" % (message.version, _data(message.body))


def named(event: str, data: bytes = b"") -> bytes:
    """Return an event for which a client listens by name; it leaves the version as it is."""
    return b"event: %s\n%s\n" % (event.encode(), _data(data))


def retry(milliseconds: int) -> bytes:
    """Return what tells a client how long to wait before it comes back."""
    return b"retry: %d\n\n" % milliseconds


def _data(body: bytes) -> bytes:
    if b"\r" in body:
        body = body.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    return b"data: %s\n" % body.replace(b"\n", b"\ndata: ")
