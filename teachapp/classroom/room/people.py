"""Who takes part: joining, names, raised hands, silent questions, and who may be put out.

A person is a number. Names are only shown: two people may have the same name, or names that look
alike, and stay two people.
"""

import unicodedata
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from teachapp.classroom.room.values import (
    HOST,
    LEAD,
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

MOST_NAME = 24
MOST_MARKS = 2
"""Accents on one letter: languages need no more, and piled up they cover the lines around."""
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters by their category that nobody sees."""
JOINERS = "\u200c\u200d"
MOST_ASKED = 400
"""Entries that one person may ask for: a class has a bound, and nobody may use it up."""
COMES_AND_GOES = 3
"""So many times as many as may be there at once may join a class in all."""
MOST_WONDERS = 60
"""Silent questions of one person: more than there are clauses to a game would be noise."""


def tidy_name(text: str) -> str:
    """Return a name as it is kept: composed, on one line, without what can't be seen, turns the
    text around it or covers it; raises Refused where nothing is left."""
    composed = unicodedata.normalize("NFC", text)
    seen = "".join(_shown(each) for each in composed if _is_seen(each))
    name = " ".join(_few_marks(seen).split())[:MOST_NAME].strip(" " + JOINERS)
    if not any(unicodedata.category(each)[0] in "LNPS" for each in name):
        raise Refused("no-name")
    return name


def _shown(letter: str) -> str:
    return " " if letter.isspace() or letter in BLANK else letter


def _is_seen(letter: str) -> bool:
    # Joiners hold emoji and some scripts together; all other controls and formats do harm.
    return letter.isspace() or letter in JOINERS or unicodedata.category(letter)[0] != "C"


def _few_marks(text: str) -> str:
    kept, marks = [], 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


@lru_cache(maxsize=4_096)
def alike(name: str) -> str:
    """Return what two names have in common that a reader would take for one."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(
        each for each in folded if not each.isspace() and each not in JOINERS and _is_seen(each)
    )


@lru_cache(maxsize=8)
def shown_names(room: Room) -> Mapping[int, str]:
    """Return what each person is called, no two alike: who came later under a like name has a
    number after it."""
    taken: set[str] = set()
    counts: dict[str, int] = {}
    names: dict[int, str] = {}
    for person in room.people.values():
        key = alike(person.name)
        shown = person.name
        while not alike(shown) or alike(shown) in taken:
            counts[key] = counts.get(key, 1) + 1
            shown = f"{person.name} ({counts[key]})"
        taken.add(alike(shown))
        names[person.number] = shown
    return names


def names_for(room: Room, audience: str) -> Mapping[int, str]:
    """Return what an audience calls each person. Where the class hides names, all but those who
    lead see a number in the order people came, so that big screen and phones say the same."""
    if room.manners.hides_names and audience != LEAD:
        return {number: f"#{at}" for at, number in enumerate(room.people, 1)}
    return shown_names(room)


def _person(room: Room, number: int) -> Person:
    if number not in room.people:
        raise Refused("nobody")
    return room.people[number]


def _with(room: Room, person: Person, **changes: Any) -> Room:
    changed = replace(person, **changes)
    return replace(room, people={**room.people, person.number: changed})


def has_asked(room: Room, number: int) -> Room:
    """Return the room with one more entry counted that a person asked for."""
    person = _person(room, number)
    return _with(room, person, asked=person.asked + 1)


def _join(room: Room, wish: Wish) -> Mapping[str, Any]:
    if room.is_rehearsal:
        raise Refused("rehearsal")
    before = room.people.get(wish.number("before")) if wish.fields.get("before") else None
    if before is not None and before.state == "barred":
        raise Refused("barred")
    if room.manners.is_locked:
        raise Refused("locked")
    _check_space(room, wish)
    name = tidy_name(wish.fields.get("name", "")[:1_000])
    number = before.number if before else 0
    # Counted by themselves: the number of an entry would tell how many there were, secret ones too.
    person = len(room.people) + 1
    return {
        "person": person,
        "name": name,
        "language": wish.text("language", 16),
        "before": number,
    }


def _check_space(room: Room, wish: Wish) -> None:
    is_full = len(room.present()) >= wish.most_people
    if is_full or len(room.people) >= COMES_AND_GOES * wish.most_people:
        raise Refused("full")


def _joined(room: Room, entry: Happened) -> Room:
    body, number = entry.body, entry.body["person"]
    before = room.people.get(body.get("before", 0))
    first = before.first if before else number
    person = Person(number, body["name"], body["language"], came=entry.at, first=first)
    return replace(room, people={**room.people, number: person})


def _return(room: Room, wish: Wish) -> Mapping[str, Any]:
    person = _person(room, wish.number("person"))
    if person.state == "barred":
        raise Refused("barred")
    if person.state == "removed" and room.manners.is_locked:
        raise Refused("locked")
    if person.state != "here":
        _check_space(room, wish)
    return {"person": person.number, "language": wish.text("language", 16)}


def _returned(room: Room, entry: Happened) -> Room:
    person = _person(room, entry.body["person"])
    return _with(room, person, state="here", language=entry.body["language"] or person.language)


def _speak(room: Room, wish: Wish) -> Mapping[str, Any]:
    return {"person": wish.by.number, "language": wish.text("language", 16)}


def _spoke(room: Room, entry: Happened) -> Room:
    return _with(room, _person(room, entry.body["person"]), language=entry.body["language"])


def _rename(room: Room, wish: Wish) -> Mapping[str, Any]:
    number = wish.number("person") if wish.by.role == HOST else wish.by.number
    return {
        "person": _person(room, number).number,
        "name": tidy_name(wish.fields.get("name", "")[:1_000]),
    }


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


def _barred(room: Room, entry: Happened) -> Room:
    """Bar a person, and whoever else the same browser was."""
    first = _person(room, entry.body["person"]).first
    for person in room.people.values():
        if person.first == first:
            body = {"person": person.number}
            room = _state("barred")(room, replace(entry, body=body))
    return room


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
    if kind not in ("clause", "card") or not what or not wish.stage.knows(about):
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
    "bar": Kind((HOST,), _put_out, _barred, everybody),
    "readmit": Kind((HOST,), _put_out, _state("here"), leads_and_wall),
    "leave": Kind((PERSON,), _leave, _state("left"), everybody),
    "return": Kind(("room",), _return, _returned, leads_and_wall),
    "hand": Kind((PERSON,), _raise_hand, _raised_hand, who_leads),
    "lower": Kind((HOST,), _lower_hand, _raised_hand, who_leads),
    "wonder": Kind((PERSON,), _wonder, _wondered, who_leads),
    "hear": Kind((HOST,), _hear, _heard, who_leads),
}
"""Names show at seats, so a new one is noticed by everybody; so is a seat that is left."""
