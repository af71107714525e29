"""Sending everybody home: streams end when the process is told to stop, not when it is patient.

A server that stops waits for answers that are under way, and a stream is under way for ever. It
tells the application only after that wait. So the signal itself is listened to, before the server's
own handler gets it.
"""

import asyncio
import signal
import threading
from collections.abc import Callable
from types import FrameType
from typing import Any

SIGNALS = (signal.SIGINT, signal.SIGTERM)


def before_stop(end: Callable[[], object]) -> None:
    """Call `end` in the running loop when the process is told to stop; the server hears it too."""
    if threading.current_thread() is not threading.main_thread():
        return  # signals reach the main thread only; a server elsewhere is stopped by hand
    loop = asyncio.get_running_loop()
    for number in SIGNALS:
        signal.signal(number, _both(loop, end, signal.getsignal(number)))


def _both(
    loop: asyncio.AbstractEventLoop, end: Callable[[], object], server: Any
) -> Callable[[int, FrameType | None], None]:
    def handle(number: int, frame: FrameType | None) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(end)
        if callable(server):
            server(number, frame)

    return handle
