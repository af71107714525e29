"""The way to the hubs: publishing from any thread, and in the end from any process.

Django's views run in threads and management commands in processes of their own, while a hub lives
in an event loop. A bus carries over what they say. `LocalBus` knows the hub of its own process and
no other; `redis_bus.py` reaches those of all processes and machines.
"""

import asyncio
from collections.abc import Callable
from threading import Event
from typing import Protocol

from teachapp.edge.hub import Hub
from teachapp.edge.message import Message
from teachapp.edge.notes import Notes

LONGEST_SETTLING = 0.5
"""Seconds: a loop that is busier than that will write when it can."""


class Bus(Protocol):
    """What may be told to everybody who holds a stream, wherever that is."""

    async def open(self) -> None:
        """Begin to serve the hub in the running event loop."""

    async def close(self) -> None:
        """Let go of the hub, after its streams have ended."""

    def publish(self, channel: str, message: Message) -> None:
        """Make a message the newest of its channel. Returns before all have it."""

    def is_heard(self, channel: str) -> bool:
        """Say whether somebody may be listening, so that a message is worth making."""

    def outdate(self, channel: str, version: int) -> None:
        """Say that a channel has a newer message, which was not made since nobody listens: who
        comes is to ask for it."""

    def settle(self) -> None:
        """Return when all that was told before is written, as far as this process holds streams."""

    def nudge(self, channel: str, person: str | None = None) -> None:
        """Tell one person, or all who listen, to fetch their own view."""

    def drop(self, channel: str, person: str) -> None:
        """End a person's streams of a channel, and open none until they are admitted."""

    def admit(self, channel: str, person: str) -> None:
        """Open streams of a channel again for somebody who had been dropped."""

    def here(self, channel_prefix: str) -> dict[str, int]:
        """Return how many streams each person holds in channels that begin so."""

    def note(self, place: str, person: str, text: str) -> None:
        """Note something of a person for the moment; nothing forgets what was noted."""

    def noted(self, place: str) -> dict[str, str]:
        """Return what is noted at a place, by person."""


class LocalBus:
    """Serves the one hub of this process; where no event loop runs, nobody listens."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._loop: asyncio.AbstractEventLoop | None = None
        self._notes = Notes()

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()

    async def close(self) -> None:
        self._loop = None

    def publish(self, channel: str, message: Message) -> None:
        self._hand_over(self.hub.publish, channel, message)

    def is_heard(self, channel: str) -> bool:
        return self._loop is not None and self.hub.is_heard(channel)

    def outdate(self, channel: str, version: int) -> None:
        self._hand_over(self.hub.outdate, channel, version)

    def settle(self) -> None:
        written = Event()
        self._hand_over(written.set)
        if self._loop is not None:
            written.wait(LONGEST_SETTLING)

    def nudge(self, channel: str, person: str | None = None) -> None:
        self._hand_over(self.hub.nudge, channel, person)

    def drop(self, channel: str, person: str) -> None:
        self._hand_over(self.hub.drop, channel, person)

    def admit(self, channel: str, person: str) -> None:
        self._hand_over(self.hub.admit, channel, person)

    def here(self, channel_prefix: str) -> dict[str, int]:
        return self.hub.here(channel_prefix)

    def note(self, place: str, person: str, text: str) -> None:
        self._notes.note(place, person, text)

    def noted(self, place: str) -> dict[str, str]:
        return self._notes.of(place)

    def _hand_over(self, work: Callable[..., object], *args: object) -> None:
        loop = self._loop
        if loop is None:
            return
        try:
            loop.call_soon_threadsafe(work, *args)
        except RuntimeError:  # closed since: its streams have ended with it
            return
