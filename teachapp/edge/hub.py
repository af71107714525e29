"""Who holds a stream in this process, and how all of them are written to.

One `bytes` object goes to everybody. For each subscriber the coroutine of its `send` is started by
hand: it ends at once unless that client's buffer is full, and then the client is closed. It comes
back with the version it has and is caught up. So one publication costs one write a client, no task
and no queue, and whoever can't keep up delays nobody.

Tickets are good for hours, and meanwhile somebody may be put out. So the first who listens to a
channel makes the hub ask for its snapshot: the newest message, and who may not listen. Until that
is known nobody hears anything of the channel; `drop` and `admit` keep it true.

Everything here runs in the event loop's thread and nothing awaits, so between finding out what a
newcomer lacks and writing to it nothing can be published. Other threads come by `bus.py`.
"""

import asyncio
import logging
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from teachapp.edge.message import HEARTBEAT, Message, Packed, encode, named, retry

logger = logging.getLogger(__name__)
Send = Callable[[Mapping[str, Any]], Coroutine[Any, Any, None]]

BEAT = 15.0
"""Seconds between heartbeats: proxies and phone networks cut what is silent for longer."""
IDLE_BEATS = 4
"""After so many beats without a subscriber a channel is forgotten."""
LOOK = Packed(named("look"))
BEATING = Packed(HEARTBEAT)
# Some seconds apart, or a thousand phones would all come back in the same moment.
RETRIES = tuple(retry(milliseconds) for milliseconds in range(500, 2500, 100))
HERE = named("here")
"""Comes first: where it does not come through, something on the way holds the stream back."""
WELCOMES = tuple(Packed(wait + HERE) for wait in RETRIES)
FAREWELLS = tuple(map(Packed, RETRIES))


@dataclass(frozen=True, slots=True)
class Snapshot:
    """How a channel stands."""

    newest: Message | None = None
    refused: frozenset[str] = frozenset()
    """People who may not listen, whatever their tickets say."""


Ask = Callable[[str], Awaitable[Snapshot]]


@dataclass(slots=True, eq=False)
class Subscriber:
    """One open stream."""

    channel: str
    person: str
    send: Send
    """As a server gives it; all but the answer's head goes through the hub."""
    close: Callable[[], object]
    """Drops the connection with whatever waits in it."""
    is_packed: bool = False
    """Whether it is written to in compressed blocks."""
    version: int = 0
    """The newest message that the client has."""


@dataclass(slots=True)
class Channel:
    """Those who listen, and the newest that they were told."""

    subscribers: set[Subscriber] = field(default_factory=set)
    version: int = 0
    """Never goes back, even when the message itself is forgotten."""
    newest: Packed | None = None
    refused: set[str] | None = None
    """People who may not listen; None as long as it is not known, and nobody hears anything."""
    idle: int = 0
    """Heartbeats since somebody was here or something was published."""


class Hub:
    """Every stream of this process by channel."""

    def __init__(self, ask: Ask | None = None, *, beat: float = BEAT) -> None:
        self.is_closed = False
        self._snapshot = ask
        """Says how a channel stands; without it, channels begin empty and open to everybody."""
        self._beat = beat
        self._channels: dict[str, Channel] = {}
        self._asking: dict[str, asyncio.Task[None]] = {}
        self._outdated: set[str] = set()
        """Channels that have changed while a snapshot was being made."""
        self._timer: asyncio.TimerHandle | None = None

    # Coming and going

    def subscribe(
        self,
        channel: str,
        person: str,
        send: Send,
        *,
        close: Callable[[], object] = lambda: None,
        is_packed: bool = False,
        has: int = 0,
    ) -> Subscriber:
        """Take somebody in whose stream has begun, and tell at once what is newer than it `has`."""
        subscriber = Subscriber(channel, person, send, close, is_packed, has)
        if self.is_closed:
            self._end(subscriber)
            return subscriber
        found = self._channel(channel)
        found.subscribers.add(subscriber)
        if found.refused is not None and person in found.refused:
            self._send_away(subscriber)
        elif self._write(subscriber, random.choice(WELCOMES)):
            self._catch_up(subscriber, found)
        return subscriber

    def leave(self, subscriber: Subscriber) -> None:
        """Forget somebody; who has left before may leave again."""
        if channel := self._channels.get(subscriber.channel):
            channel.subscribers.discard(subscriber)

    def here(self, channel_prefix: str) -> dict[str, int]:
        """Return how many streams each person holds now; any thread may ask."""
        # Copied at one stroke, since the event loop goes on while another thread counts.
        channels = list(self._channels.items())
        found = [
            list(each.subscribers) for name, each in channels if name.startswith(channel_prefix)
        ]
        return dict(Counter(subscriber.person for group in found for subscriber in group))

    def is_heard(self, channel: str) -> bool:
        """Say whether somebody listens to a channel; any thread may ask."""
        found = self._channels.get(channel)
        return found is not None and bool(found.subscribers)

    def crowds(self) -> dict[str, dict[str, int]]:
        """Return the same for every channel where somebody is."""
        return {
            name: dict(Counter(subscriber.person for subscriber in channel.subscribers))
            for name, channel in self._channels.items()
            if channel.subscribers
        }

    # Telling

    def publish(self, channel: str, message: Message) -> None:
        """Keep the newest message and write it to everybody who lacks it; drop an older one."""
        if self.is_closed:
            return
        found = self._channel(channel)
        found.idle = 0
        if message.version < found.version or (
            message.version == found.version and found.newest is not None
        ):
            return
        found.version = message.version
        found.newest = Packed(encode(message))
        if found.refused is not None:
            self._tell(found)
        elif found.subscribers:
            self._ask(channel)

    def outdate(self, channel: str, version: int) -> None:
        """Forget what is kept, since there is something newer that was not made: nobody listened.
        For those who have come meanwhile it is asked for, and for whoever comes next."""
        found = self._channels.get(channel)
        if found is None or version <= found.version:
            return
        self._outdate(channel)
        found.version, found.newest = version, None
        if found.subscribers:
            self._ask(channel)

    def nudge(self, channel: str, person: str | None = None) -> None:
        """Tell one person, or all who listen, to fetch their own view."""
        found = self._channels.get(channel)
        if found is not None:
            asked = [each for each in found.subscribers if person in {None, each.person}]
            self._write_all(asked, LOOK)

    def drop(self, channel: str, person: str) -> None:
        """Tell a person to look elsewhere, end their streams, and open none until they are
        admitted."""
        self._outdate(channel)
        found = self._channel(channel)
        if found.refused is not None:
            found.refused.add(person)
        for subscriber in tuple(found.subscribers):
            if subscriber.person == person:
                self._send_away(subscriber)

    def admit(self, channel: str, person: str) -> None:
        """Let somebody listen again who had been dropped: they are back."""
        self._outdate(channel)
        found = self._channels.get(channel)
        if found is not None and found.refused is not None:
            found.refused.discard(person)

    def missed(self) -> None:
        """Trust nothing that is kept, since messages may have been lost; everybody is to look."""
        for name, channel in tuple(self._channels.items()):
            self._outdate(name)
            channel.newest, channel.refused = None, self._nobody()
            self.nudge(name)

    # Asking how a channel stands

    def _nobody(self) -> set[str] | None:
        """Return who may not listen, as long as nobody was asked."""
        return None if self._snapshot else set()

    def _ask(self, channel: str) -> None:
        """Ask for a snapshot, once for all who wait. What is published meanwhile is newer or is
        dropped as anything older is."""
        if self._snapshot and channel not in self._asking:
            asking = self._asked(channel, self._snapshot)
            self._asking[channel] = asyncio.get_running_loop().create_task(asking)

    def _outdate(self, channel: str) -> None:
        if channel in self._asking:
            self._outdated.add(channel)

    async def _asked(self, channel: str, ask: Ask) -> None:
        try:
            snapshot = await ask(channel)
            while channel in self._outdated:
                self._outdated.discard(channel)
                snapshot = await ask(channel)
        except Exception:
            logger.exception("No snapshot of %s; those who wait for it are told to look.", channel)
            self.nudge(channel)
        else:
            self._settle(channel, snapshot)
        finally:
            self._outdated.discard(channel)
            del self._asking[channel]

    def _settle(self, channel: str, snapshot: Snapshot) -> None:
        """Send away who may not listen, and tell the others what they lack."""
        found = self._channels.get(channel)
        if found is None:
            return  # all have left
        found.refused = set(snapshot.refused)
        for subscriber in tuple(found.subscribers):
            if subscriber.person in found.refused:
                self._send_away(subscriber)
        if snapshot.newest is not None:
            self.publish(channel, snapshot.newest)
        self._tell(found)

    # Beginning and ending

    def open(self) -> None:
        """Take people in again; a hub that was never closed does so anyway."""
        self.is_closed = False

    def close(self) -> None:
        """End all streams at once; whoever held one comes back to whatever serves then."""
        self.is_closed = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for channel in self._channels.values():
            for subscriber in tuple(channel.subscribers):
                self._end(subscriber)
        self._channels.clear()

    def _send_away(self, subscriber: Subscriber) -> None:
        """End the stream of one who may not listen; the own page says why."""
        if self._write(subscriber, LOOK):
            self.leave(subscriber)
            self._end(subscriber)

    def _end(self, subscriber: Subscriber) -> None:
        event = random.choice(FAREWELLS)
        body = event.deflated if subscriber.is_packed else event.plain
        self._start(subscriber, _part(body, more=False))

    # Writing

    def _channel(self, name: str) -> Channel:
        if self._timer is None:
            self._next_beat()
        return self._channels.setdefault(name, Channel(refused=self._nobody()))

    def _catch_up(self, subscriber: Subscriber, found: Channel) -> None:
        """Tell a newcomer what is newer than it has, at once or when it is known."""
        if found.refused is None or found.newest is None:
            self._ask(subscriber.channel)
        elif subscriber.version < found.version and self._write(subscriber, found.newest):
            subscriber.version = found.version

    def _tell(self, found: Channel) -> None:
        """Write the newest to everybody who lacks it."""
        if found.newest is None:
            return
        lacking = [each for each in found.subscribers if each.version < found.version]
        for subscriber in self._write_all(lacking, found.newest):
            subscriber.version = found.version

    def _write(self, subscriber: Subscriber, event: Packed) -> bool:
        return self._start(
            subscriber, _part(event.deflated if subscriber.is_packed else event.plain)
        )

    def _write_all(self, subscribers: Iterable[Subscriber], event: Packed) -> list[Subscriber]:
        """Write to many, and return those to whom it was written; all get the same object."""
        plain, packed = _part(event.plain), None
        told = []
        for subscriber in subscribers:
            if subscriber.is_packed and packed is None:
                packed = _part(event.deflated)
            part = packed if subscriber.is_packed and packed else plain
            if self._start(subscriber, part):
                told.append(subscriber)
        return told

    def _start(self, subscriber: Subscriber, part: Mapping[str, Any]) -> bool:
        """Start writing; who can't take it at once is dropped. Says whether it was written."""
        sending = subscriber.send(part)
        try:
            sending.send(None)
        except StopIteration:
            return True
        except Exception:
            logger.exception("A stream of %s could not be written to.", subscriber.channel)
        sending.close()
        self.leave(subscriber)
        subscriber.close()
        return False

    def _next_beat(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self._beat, self._on_beat)

    def _on_beat(self) -> None:
        """Show everybody that the stream lives, and forget channels where nothing happens."""
        for name, channel in tuple(self._channels.items()):
            self._write_all(tuple(channel.subscribers), BEATING)
            channel.idle = 0 if channel.subscribers else channel.idle + 1
            if channel.idle > IDLE_BEATS:
                del self._channels[name]
        self._timer = None
        if self._channels:
            self._next_beat()


def _part(body: bytes, more: bool = True) -> Mapping[str, Any]:
    return {"type": "http.response.body", "body": body, "more_body": more}
