"""Everybody in a class as a list to look through: who needs something first, a page at a time."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from games.core.cards import Seat
from teachapp.classroom.room.people import alike, shown_names
from teachapp.classroom.room.polls import open_here
from teachapp.classroom.room.values import Room


@dataclass(frozen=True, slots=True)
class RosterRow:
    """Somebody in the list."""

    number: int
    name: str
    """As it is shown: no two alike."""
    own_name: str
    language: str
    state: str
    seats: tuple[Seat, ...]
    hand: int
    """The how manieth hand it is that is up; 0 for none."""
    waits: bool
    """Has not answered a question that is open."""


class RosterCounts(NamedTuple):
    """How many there are to each part of the list."""

    here: int
    raised: int
    """Hands."""
    unanswered: int
    gone: int
    languages: tuple[tuple[str, int], ...]
    """Of those who are here, the most spoken first."""


SHOWS: dict[str, Callable[[RosterRow], bool]] = {
    "here": lambda row: row.state == "here",
    "hands": lambda row: row.hand > 0,
    "unanswered": lambda row: row.waits,
    "gone": lambda row: row.state != "here",
}
"""The parts of the list."""


def roster(room: Room) -> tuple[RosterRow, ...]:
    """Return everybody: raised hands first, the longest before the others; then whose answer is
    waited for; then the others in the order they came."""
    waiting, names = _unanswered(room), shown_names(room)
    hands = {number: at for at, number in enumerate(room.hands, 1)}
    seats: dict[int | str, list[Seat]] = {}
    for seat, sitter in room.seats.items():
        seats.setdefault(sitter.who, []).append(seat)
    rows = [
        RosterRow(
            person.number,
            names[person.number],
            person.name,
            person.language,
            person.state,
            tuple(seats.get(person.number, ())),
            hands.get(person.number, 0),
            person.number in waiting,
        )
        for person in room.people.values()
    ]
    return tuple(sorted(rows, key=lambda row: (row.hand or len(rows) + 1, not row.waits)))


def found(rows: tuple[RosterRow, ...], show: str, words: str) -> tuple[RosterRow, ...]:
    """Return those of a part whose names have some words in them, however these are written."""
    fits, wanted = SHOWS[show], alike(words)
    return tuple(row for row in rows if fits(row) and wanted in alike(row.name))


@lru_cache(maxsize=8)
def count_roster(room: Room) -> RosterCounts:
    """Return how many there are to each part of the list."""
    here = room.present()
    spoken: dict[str, int] = {}
    for person in here:
        spoken[person.language] = spoken.get(person.language, 0) + 1
    languages = sorted(spoken.items(), key=lambda each: -each[1])
    return RosterCounts(
        len(here),
        len(room.hands),
        len(_unanswered(room)),
        len(room.people) - len(here),
        tuple(languages),
    )


def _unanswered(room: Room) -> set[int]:
    here = {person.number for person in room.present()}
    waiting: set[int] = set()
    for poll in open_here(room):
        if poll.state == "open":
            waiting |= here - poll.answers.keys() - set(poll.sitters.values())
    return waiting
