"""The log of a class: opened, read, and added to, one entry after the other.

An entry is written in one transaction that holds the class's row, so two instructors, double taps
and retried requests make one order of it. Each request has a key; the key of an entry is unique,
and whoever sends one again gets what it led to the first time.
"""

import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from threading import Lock
from typing import Any

from django.conf import settings
from django.db import IntegrityError, transaction
from django.utils import timezone

from teachapp.classroom.codes import new_code
from teachapp.classroom.models import Entry, LiveClass
from teachapp.classroom.room.bots import automatic
from teachapp.classroom.room.kinds import decide, fold
from teachapp.classroom.room.values import (
    HALL,
    PERSON,
    ROOM,
    Badge,
    Happened,
    Refused,
    Room,
    Wish,
)
from teachapp.classroom.stage import GameStage

MOST_ENTRIES = 60_000
"""Of one class; half of them are for those who lead, the bots and the dealer."""
MOST_AUTOMATIC = 200
"""Moves of bots and the dealer after one of a person's; a game of bots alone goes on by a tap."""
GOES_ON = frozenset({"game", "seat", "play"})
"""After these the dealer and the bots do what they are waited for."""
ROOMS_KEPT = 200


@dataclass(frozen=True, slots=True)
class Asked:
    """A request for an entry, before it is known whether it is granted."""

    kind: str
    by: Badge
    fields: Mapping[str, str]
    key: str = ""
    """Unique within the class; the same key twice is the same request. Empty: a request that can't
    be sent twice."""
    chosen: tuple[str, ...] = ()
    host_is_gone: bool = False
    around: int = 0


class Rooms:
    """Rooms kept in memory, by class, each as far as it was read; only what is committed."""

    def __init__(self) -> None:
        self._rooms: dict[int, Room] = {}
        self._lock = Lock()

    def room(self, live: LiveClass) -> Room:
        """Return a class's room after its newest entry."""
        known = self._rooms.get(live.pk, Room())
        entries = live.entries.filter(number__gt=known.number)
        return self.keep(live, fold(map(_happened, entries), known))

    def keep(self, live: LiveClass, room: Room) -> Room:
        """Remember a room, unless a newer one is known."""
        with self._lock:
            if room.number >= self._rooms.get(live.pk, Room()).number:
                self._rooms.pop(live.pk, None)
                self._rooms[live.pk] = room
            while len(self._rooms) > ROOMS_KEPT:
                del self._rooms[next(iter(self._rooms))]
        return room

    def keep_only(self, classes: set[int]) -> None:
        """Forget the rooms of all other classes: they are deleted, and their names with them."""
        with self._lock:
            self._rooms = {pk: room for pk, room in self._rooms.items() if pk in classes}

    def forget(self) -> None:
        """Forget all: for tests, where classes are rolled back."""
        with self._lock:
            self._rooms.clear()


rooms = Rooms()


def open_class(game: str, fields: Mapping[str, str], owner: Any = None) -> tuple[LiveClass, Room]:
    """Open a class; raises Refused for lessons that there aren't."""
    for _ in range(20):
        live = LiveClass(
            code=new_code(),
            secret=secrets.token_hex(16),
            owner=owner,
            game=game,
            touched=timezone.now(),
        )
        try:
            with transaction.atomic():
                live.save(force_insert=True)
                wish = {**fields, "game": game}
                room = _add(live, Room(), Asked("open", Badge(ROOM), wish))
        except IntegrityError:
            continue  # the code is in use
        return live, rooms.keep(live, room)
    raise RuntimeError("no free join code was found")


def append(live: LiveClass, asked: Asked) -> tuple[Room, Room]:
    """Add the entry that somebody asks for, and what follows from it by itself; return the room
    before and after it. Raises Refused, and LiveClass.DoesNotExist for a class that was deleted
    meanwhile. The same request twice adds nothing the second time."""
    with transaction.atomic():
        live = LiveClass.objects.select_for_update().get(pk=live.pk)
        before = room = rooms.room(live)
        if asked.key and live.entries.filter(key=asked.key).exists():
            return before, room
        room = _add(live, room, asked)
        # After what the hall can't notice nothing happens by itself: it would tell of it.
        if asked.kind in GOES_ON and room.version(HALL) > before.version(HALL):
            room = _go_on(live, room)
        live.touched = timezone.now()
        live.closed = live.closed or (live.touched if room.is_closed else None)
        live.save(update_fields=["touched", "closed"])
    return before, rooms.keep(live, room)


def _add(live: LiveClass, room: Room, asked: Asked) -> Room:
    _check_length(room, asked)
    now = timezone.now()
    wish = Wish(
        asked.kind,
        asked.by,
        asked.fields,
        GameStage(live.game),
        now,
        asked.chosen,
        asked.host_is_gone,
        asked.around,
        settings.CLASS_PEOPLE,
    )
    entry = Entry(
        live_class=live,
        number=room.number + 1,
        kind=asked.kind,
        by=str(asked.by),
        key=asked.key or f"{room.number + 1} {asked.kind}",
        body=dict(decide(room, wish)),
        at=now,
    )
    entry.save(force_insert=True)
    return fold([_happened(entry)], room)


def _check_length(room: Room, asked: Asked) -> None:
    """Raise Refused for a class that is full; those who take part can't fill it up so that those
    who lead could not go on."""
    is_crowd = asked.by.role == PERSON or asked.kind == "join"
    if room.number >= MOST_ENTRIES // 2 and is_crowd:
        raise Refused("full")
    if room.number >= MOST_ENTRIES and asked.kind != "close":
        raise Refused("full")


def _go_on(live: LiveClass, room: Room) -> Room:
    rng = Random(secrets.randbits(64))
    for _ in range(MOST_AUTOMATIC):
        wanted = automatic(room, rng)
        if wanted is None:
            break
        by, fields = wanted
        room = _add(live, room, Asked("play", by, fields))
    return room


def _happened(entry: Entry) -> Happened:
    return Happened(entry.number, entry.kind, Badge.read(entry.by), entry.body, entry.at)


def entry_of(live: LiveClass, key: str) -> Happened | None:
    """Return the entry that a request led to, if it was granted before."""
    found = live.entries.filter(key=key).first()
    return _happened(found) if found else None


def entries(live: LiveClass, kinds: tuple[str, ...] = ()) -> Iterator[Happened]:
    """Return what happened, from the first entry on, of some kinds or all."""
    found = live.entries.all()
    return map(_happened, found.filter(kind__in=kinds) if kinds else found)
