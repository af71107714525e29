"""The least that any server does: it writes what it is told to every open socket, and no more."""

import asyncio
import sys
from typing import cast

import uvloop

listening: set[asyncio.WriteTransport] = set()


class Socket(asyncio.Protocol):
    """Begins with L to listen; or brings a length in eight digits and what is to be written."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)  # uvloop's is no subclass of it
        self.received = b""

    def data_received(self, part: bytes) -> None:
        if part == b"L" and not self.received:
            listening.add(self.transport)
            self.transport.write(b"ready")
            return
        self.received += part
        if len(self.received) >= 8 and len(self.received) - 8 >= (size := int(self.received[:8])):
            told, self.received = self.received[8 : 8 + size], b""
            for transport in listening:
                transport.write(told)
            self.transport.write(b"done")

    def connection_lost(self, _error: Exception | None) -> None:
        listening.discard(self.transport)


async def main(port: int) -> None:
    loop = asyncio.get_running_loop()
    server = await loop.create_server(Socket, "127.0.0.1", port, backlog=4096)
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(main(int(sys.argv[1])))
