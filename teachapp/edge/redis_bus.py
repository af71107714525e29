"""The bus between several processes or machines: Redis passes on what one of them says.

What is said is given to the hub of the own process at once and to the others through one Redis
channel. Presence is a hash for each process, which vanishes by itself when the process does; notes
are a hash for each place, which vanishes after some hours.
Redis keeps nothing that is needed: while it is lost each process serves those that it holds, and
once it is back everybody is told to look, since something may have been missed.
"""

import asyncio
import json
import logging
import random
import time
import uuid
from collections import Counter
from typing import Any, cast

import redis
import redis.asyncio
from redis.asyncio.retry import Retry as AsyncRetry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from redis.retry import Retry

from teachapp.edge.bus import LocalBus
from teachapp.edge.hub import Hub
from teachapp.edge.message import Message
from teachapp.edge.notes import KEPT_FOR

logger = logging.getLogger(__name__)
SILENCE = 5.0
"""Seconds after which Redis is asked whether it is still there, and then is taken for lost."""
FIRST_WAIT, LONGEST_WAIT = 0.25, 8.0
COUNT_EVERY = 1.0
"""Seconds until others know that somebody came or left."""
GONE_AFTER = 15
"""Seconds after which a process that says nothing more is taken to hold no streams."""
FORGOTTEN_AFTER = 3600
"""Seconds after which it is asked about no more; longer than clocks differ."""


class RedisBus:
    """Reaches every hub that has the same address of Redis and the same namespace."""

    def __init__(self, hub: Hub, url: str, namespace: str) -> None:
        self.hub = hub
        self._local = LocalBus(hub)
        self._url = url
        self._me = uuid.uuid4().hex
        self._said = f"ruletable:{namespace}:said"
        self._processes = f"ruletable:{namespace}:processes"
        self._notes = f"ruletable:{namespace}:noted"
        # One more try, or the first to speak after Redis was restarted would fail.
        self._redis = redis.Redis.from_url(
            url, socket_timeout=2, socket_connect_timeout=1, retry=Retry(NoBackoff(), 1)
        )
        self._tasks: list[asyncio.Task[None]] = []
        self.hears = False
        """Whether what others say arrives here."""
        self._is_lost = False
        self._counted: dict[str, str] = {}

    # For Django's threads, and for processes without an event loop

    def publish(self, channel: str, message: Message) -> None:
        self._say({"channel": channel, "version": message.version}, message.body)
        self._local.publish(channel, message)

    def is_heard(self, channel: str) -> bool:
        """Always: who has come to another process in this moment is not known here yet."""
        return True

    def settle(self) -> None:
        self._local.settle()

    def outdate(self, channel: str, version: int) -> None:
        self._say({"channel": channel, "outdated": version})
        self._local.outdate(channel, version)

    def nudge(self, channel: str, person: str | None = None) -> None:
        self._say({"channel": channel, "person": person})
        self._local.nudge(channel, person)

    def drop(self, channel: str, person: str) -> None:
        self._say({"channel": channel, "drop": person})
        self._local.drop(channel, person)

    def admit(self, channel: str, person: str) -> None:
        self._say({"channel": channel, "admit": person})
        self._local.admit(channel, person)

    def here(self, channel_prefix: str) -> dict[str, int]:
        found = Counter(self.hub.here(channel_prefix))
        try:
            for crowd in self._elsewhere(channel_prefix):
                found.update(crowd)
        except (RedisError, OSError) as error:
            logger.warning("Redis does not say who is here: %s", error)
        return dict(found)

    def note(self, place: str, person: str, text: str) -> None:
        key = self._noted(place)
        if not self.hears:  # a page does not wait for Redis where it is lost
            return self._local.note(place, person, text)
        try:
            if not text:
                self._redis.hdel(key, person)
                return None
            pipeline = self._redis.pipeline(transaction=False)
            pipeline.hset(key, person, text)
            pipeline.expire(key, KEPT_FOR)
            pipeline.execute()
        except (RedisError, OSError) as error:
            logger.warning("Redis did not take a note: %s", error)
        return None

    def noted(self, place: str) -> dict[str, str]:
        if not self.hears:
            return self._local.noted(place)
        try:
            notes = cast(dict[bytes, bytes], self._redis.hgetall(self._noted(place)))
        except (RedisError, OSError) as error:
            logger.warning("Redis does not say what is noted: %s", error)
            return {}
        return {person.decode(): text.decode() for person, text in notes.items()}

    def _noted(self, place: str) -> str:
        return f"{self._notes}:{place}"

    def _say(self, head: dict[str, Any], body: bytes = b"") -> None:
        # First to Redis: the others can begin to write while this process does.
        told = json.dumps(head | {"from": self._me}).encode() + b"\n" + body
        try:
            self._redis.publish(self._said, told)
        except (RedisError, OSError) as error:
            logger.warning("Redis did not take what was to be told to other processes: %s", error)

    def _elsewhere(self, channel_prefix: str) -> list[dict[str, int]]:
        names = {name.decode() for name in self._names()} - {self._me}
        pipeline = self._redis.pipeline(transaction=False)
        for name in sorted(names):
            pipeline.hgetall(self._key(name))
        return [
            json.loads(crowd)
            for crowds in pipeline.execute()
            for channel, crowd in crowds.items()
            if channel.decode().startswith(channel_prefix)
        ]

    def _names(self) -> list[bytes]:
        return cast(list[bytes], self._redis.zrange(self._processes, 0, -1))

    def _key(self, process: str) -> str:
        return f"{self._processes}:{process}"

    # In the event loop

    async def open(self) -> None:
        await self._local.open()
        client = redis.asyncio.Redis.from_url(
            self._url,
            socket_timeout=SILENCE,
            socket_connect_timeout=SILENCE,
            # Silently connected anew, it would not be known that something was missed.
            retry=AsyncRetry(NoBackoff(), 0),
        )
        begin = asyncio.get_running_loop().create_task
        self._tasks = [begin(self._listen(client)), begin(self._tell_who_is_here(client))]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        self._redis.close()  # opened again if somebody still speaks
        await self._local.close()

    async def _listen(self, client: redis.asyncio.Redis) -> None:
        """Pass on what others say, as long as the process lives."""
        wait = FIRST_WAIT
        while True:
            try:
                await self._hear(client)
            except Exception as error:  # whatever it is, this process must hear again
                if self._is_lost:
                    wait = min(wait * 2, LONGEST_WAIT)
                else:
                    logger.error("Redis is lost, other processes are not heard: %s", error)
                    wait = FIRST_WAIT
                self._is_lost, self.hears = True, False
            # Not all processes at once, and all of them sooner or later.
            await asyncio.sleep(random.uniform(wait / 2, wait))

    async def _hear(self, client: redis.asyncio.Redis) -> None:
        """Pass on what others say until the connection is lost."""
        async with client.pubsub() as pubsub:
            await pubsub.subscribe(self._said)
            asked = False
            while True:
                told = await pubsub.get_message(timeout=SILENCE)
                if told is None and asked:
                    raise ConnectionError(f"no answer for {SILENCE} seconds")
                asked = told is None
                if told is None:
                    await pubsub.ping()
                elif told["type"] == "subscribe":
                    self._begin_to_hear()
                elif told["type"] == "message":
                    self._pass_on(told["data"])

    def _begin_to_hear(self) -> None:
        if self._is_lost:
            logger.warning("Redis is back; everybody is told to look.")
        self._is_lost, self.hears = False, True
        self.hub.missed()

    def _pass_on(self, told: bytes) -> None:
        head_line, _, body = told.partition(b"\n")
        try:
            head = json.loads(head_line)
            if head["from"] == self._me:
                return
            if "version" in head:
                self.hub.publish(head["channel"], Message(head["version"], body))
            elif "outdated" in head:
                self.hub.outdate(head["channel"], head["outdated"])
            elif "drop" in head:
                self.hub.drop(head["channel"], head["drop"])
            elif "admit" in head:
                self.hub.admit(head["channel"], head["admit"])
            else:
                self.hub.nudge(head["channel"], head["person"])
        except (ValueError, TypeError, KeyError):
            logger.exception("Somebody else speaks on %s: %r", self._said, head_line[:100])

    async def _tell_who_is_here(self, client: redis.asyncio.Redis) -> None:
        try:
            while True:
                try:
                    await self._count(client)
                except Exception:  # what it is, _listen says
                    self._counted = {}  # all is told again
                await asyncio.sleep(COUNT_EVERY)
        finally:
            await self._take_leave(client)

    async def _take_leave(self, client: redis.asyncio.Redis) -> None:
        try:
            async with asyncio.timeout(1):
                await client.delete(self._key(self._me))
                await client.zrem(self._processes, self._me)
                await client.aclose()
        except (RedisError, OSError):
            return  # what stands there vanishes by itself

    async def _count(self, client: redis.asyncio.Redis) -> None:
        """Write what has changed, and that this process lives."""
        now = {name: json.dumps(crowd) for name, crowd in self.hub.crowds().items()}
        changed: dict[Any, Any] = dict(now.items() - self._counted.items())
        left = self._counted.keys() - now.keys()
        key = self._key(self._me)
        async with client.pipeline(transaction=True) as pipeline:
            if changed:
                pipeline.hset(key, mapping=changed)
            if left:
                pipeline.hdel(key, *left)
            pipeline.zadd(self._processes, {self._me: time.time()})
            pipeline.zremrangebyscore(self._processes, 0, time.time() - FORGOTTEN_AFTER)
            pipeline.expire(key, GONE_AFTER)
            *_, is_there = await pipeline.execute()
        # It may have vanished while this process was held up; then all is told again.
        self._counted = now if is_there else {}
