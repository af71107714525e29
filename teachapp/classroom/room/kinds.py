"""All kinds of entries in one table; what is granted, and what a class is after its entries."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from teachapp.classroom.room.leading import LEADING
from teachapp.classroom.room.people import MOST_ASKED, PEOPLE, has_asked
from teachapp.classroom.room.polls import POLLS
from teachapp.classroom.room.table import TABLE
from teachapp.classroom.room.values import PERSON, Happened, Kind, Refused, Room, Wish

KINDS: dict[str, Kind] = {**LEADING, **PEOPLE, **POLLS, **TABLE}
WHILE_FROZEN = frozenset({"speak", "rename", "leave", "hand", "wonder", "take-over", "agree"})
"""What people may do while the class is asked to look up."""
UNCOUNTED = frozenset({"answer", "play"})
"""What people may do as often as it comes up: the questions and the rules limit it."""
WHEN_CLOSED = frozenset({"rename", "remove", "bar"})


def decide(room: Room, wish: Wish) -> Mapping[str, Any]:
    """Return the body of the entry that a wish leads to; raises Refused."""
    kind = KINDS.get(wish.kind)
    if kind is None:
        raise Refused("unreadable")
    if wish.by.role not in kind.roles:
        raise Refused("not-allowed")
    if room.is_closed and wish.kind not in WHEN_CLOSED:
        raise Refused("closed")
    if wish.by.role == PERSON:
        _check_person(room, wish)
    return kind.decide(room, wish)


def _check_person(room: Room, wish: Wish) -> None:
    person = room.people.get(wish.by.number)
    if person is None:
        raise Refused("nobody")
    if person.state != "here":
        raise Refused(person.state)
    if room.is_frozen and wish.kind not in WHILE_FROZEN:
        raise Refused("frozen")
    if person.asked >= MOST_ASKED and wish.kind not in UNCOUNTED:
        raise Refused("too-often")


def happen(room: Room, entry: Happened) -> Room:
    """Return the room after an entry."""
    kind = KINDS[entry.kind]
    after = kind.apply(room, entry)
    if entry.by.role == PERSON and entry.kind not in UNCOUNTED:
        after = has_asked(after, entry.by.number)
    noticed = dict.fromkeys(kind.noticed(room, after, entry))
    versions = {**room.versions, **{name: room.version(name) + 1 for name in noticed}}
    return replace(after, number=entry.number, versions=versions)


def fold(entries: Iterable[Happened], room: Room | None = None) -> Room:
    """Return the room after some entries, from an earlier room or from nothing."""
    room = room or Room()
    for entry in entries:
        room = happen(room, entry)
    return room
