"""Who takes part: joining, names, raised hands, silent questions, and who may be put out.

A person is a number. Names are only shown: two people may have the same name, or names that look
alike, and stay two people.
"""

import unicodedata
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from teachapp.classroom.room.values import (
    HOST,
    PERSON,
    Happened,
    Kind,
    Person,
    Refused,
    Room,
    Wish,
    everybody,
    leads_and_wall,
    who_leads,
)

MOST_PEOPLE = 2_000
MOST_NAME = 24
MOST_WONDERS = 60
"""Silent questions of one person: more than there are clauses to a game would be noise."""


def tidy_name(text: str) -> str:
    """Return a name as it is kept: composed, on one line, without what can't be seen or turns the
    text around it; raises Refused where nothing is left."""
    composed = unicodedata.normalize("NFC", text)
    seen = "".join(" " if each.isspace() else each for each in composed if _is_seen(each))
    name = " ".join(seen.split())[:MOST_NAME].strip()
    if not name:
        raise Refused("no-name")
    return name


def _is_seen(letter: str) -> bool:
    # Joiners hold emoji and some scripts together; all other controls and formats do harm.
    return letter.isspace() or letter in "\u200c\u200d" or unicodedata.category(letter)[0] != "C"


def alike(name: str) -> str:
    """Return what two names have in common that a reader would take for one."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(each for each in folded if not each.isspace() and _is_seen(each))


def shown_names(room: Room) -> dict[int, str]:
    """Return what each person is called: who came later under a like name has a number after it."""
    counts: dict[str, int] = {}
    names: dict[int, str] = {}
    for person in room.people.values():
        key = alike(person.name)
        counts[key] = counts.get(key, 0) + 1
        at = counts[key]
        names[person.number] = person.name if at == 1 else f"{person.name} ({at})"
    return names


def _person(room: Room, number: int) -> Person:
    if number not in room.people:
        raise Refused("nobody")
    return room.people[number]


def _with(room: Room, person: Person, **changes: Any) -> Room:
    changed = replace(person, **changes)
    return replace(room, people={**room.people, person.number: changed})


def _join(room: Room, wish: Wish) -> Mapping[str, Any]:
    if room.is_rehearsal:
        raise Refused("rehearsal")
    if room.manners.is_locked:
        raise Refused("locked")
    if len(room.people) >= MOST_PEOPLE:
        raise Refused("full")
    return {"name": tidy_name(wish.text("name")), "language": wish.text("language", 16)}


def _joined(room: Room, entry: Happened) -> Room:
    body = entry.body
    person = Person(entry.number, body["name"], body["language"], came=entry.at)
    return replace(room, people={**room.people, entry.number: person})


def _speak(room: Room, wish: Wish) -> Mapping[str, Any]:
    return {"person": wish.by.number, "language": wish.text("language", 16)}


def _spoke(room: Room, entry: Happened) -> Room:
    return _with(room, _person(room, entry.body["person"]), language=entry.body["language"])


def _rename(room: Room, wish: Wish) -> Mapping[str, Any]:
    number = wish.number("person") if wish.by.role == HOST else wish.by.number
    return {"person": _person(room, number).number, "name": tidy_name(wish.text("name"))}


def _renamed(room: Room, entry: Happened) -> Room:
    return _with(room, _person(room, entry.body["person"]), name=entry.body["name"])


def _put_out(room: Room, wish: Wish) -> Mapping[str, Any]:
    return {"person": _person(room, wish.number("person")).number}


def _state(state: str) -> Any:
    """Return how a person comes into a state; who is not here has neither hand nor seat."""

    def apply(room: Room, entry: Happened) -> Room:
        number = entry.body["person"]
        gone = _with(room, _person(room, number), state=state)
        if state == "here":
            return gone
        return replace(
            gone,
            hands=tuple(each for each in room.hands if each != number),
            wonders={about: who - {number} for about, who in room.wonders.items()},
            seats={seat: each for seat, each in room.seats.items() if each.who != number},
        )

    return apply


def _leave(room: Room, wish: Wish) -> Mapping[str, Any]:
    return {"person": wish.by.number}


def _raise_hand(room: Room, wish: Wish) -> Mapping[str, Any]:
    return {"person": wish.by.number, "up": wish.text("up") != "0"}


def _raised_hand(room: Room, entry: Happened) -> Room:
    number = entry.body["person"]
    others = tuple(each for each in room.hands if each != number)
    if not entry.body["up"]:
        return replace(room, hands=others)
    return room if number in room.hands else replace(room, hands=(*others, number))


def _lower_hand(room: Room, wish: Wish) -> Mapping[str, Any]:
    return {"person": wish.number("person"), "up": False}


def _wonder(room: Room, wish: Wish) -> Mapping[str, Any]:
    about = wish.text("about", 80)
    kind, _, what = about.partition(":")
    if kind not in ("clause", "card") or not what:
        raise Refused("unreadable")
    number = wish.by.number
    asked = sum(number in who for who in room.wonders.values())
    if asked >= MOST_WONDERS and number not in room.wonders.get(about, ()):
        raise Refused("too-many")
    return {"person": number, "about": about, "on": wish.text("on") != "0"}


def _wondered(room: Room, entry: Happened) -> Room:
    about, number = entry.body["about"], entry.body["person"]
    who = room.wonders.get(about, frozenset())
    who = who | {number} if entry.body["on"] else who - {number}
    others = {each: asking for each, asking in room.wonders.items() if each != about}
    return replace(room, wonders={**others, about: who} if who else others)


def _hear(room: Room, wish: Wish) -> Mapping[str, Any]:
    return {"about": wish.text("about", 80)}


def _heard(room: Room, entry: Happened) -> Room:
    left = {about: who for about, who in room.wonders.items() if about != entry.body["about"]}
    return replace(room, wonders=left)


PEOPLE = {
    "join": Kind(("room",), _join, _joined, leads_and_wall),
    "speak": Kind((PERSON,), _speak, _spoke, who_leads),
    "rename": Kind((HOST, PERSON), _rename, _renamed, everybody),
    "remove": Kind((HOST,), _put_out, _state("removed"), everybody),
    "bar": Kind((HOST,), _put_out, _state("barred"), everybody),
    "readmit": Kind((HOST,), _put_out, _state("here"), leads_and_wall),
    "leave": Kind((PERSON,), _leave, _state("left"), everybody),
    "return": Kind(("room",), _put_out, _state("here"), leads_and_wall),
    "hand": Kind((PERSON,), _raise_hand, _raised_hand, who_leads),
    "lower": Kind((HOST,), _lower_hand, _raised_hand, who_leads),
    "wonder": Kind((PERSON,), _wonder, _wondered, who_leads),
    "hear": Kind((HOST,), _hear, _heard, who_leads),
}
"""Names show at seats, so a new one is noticed by everybody; so is a seat that is left."""
