"""A class as plain values, with a table that is played: no database, no page."""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from games.core.cards import SEATS
from games.core.notation import dump_position, parse_position
from games.registry import GAMES
from teachapp.classroom.room.kinds import decide, fold
from teachapp.classroom.room.values import (
    BOT,
    HOST,
    PERSON,
    ROOM,
    Badge,
    Happened,
    Host,
    Line,
    Person,
    Room,
    Sitter,
    Wish,
    played,
)
from teachapp.table.line import Line as Played

NOON = datetime(2026, 11, 1, 12, tzinfo=UTC)
HOST_1 = Badge(HOST, 1)


def table_of(position: str, *people: str, bots: str = "", moves: tuple[str, ...] = ()) -> Room:
    """Return a room where a game is played from a position, by people on seats A, B … (`-` for a
    seat that nobody has) and bots on some."""
    seated = {seat: name for seat, name in zip(SEATS, people, strict=False) if name != "-"}
    numbers = {seat: at for at, seat in enumerate(seated, 11)}
    sitters = {seat: Sitter(number, number) for seat, number in numbers.items()}
    sitters |= {seat: Sitter(BOT, 90) for seat in bots}
    return Room(
        number=50,
        game=position.split(" ")[0],
        languages=("en",),
        line=Line(position, moves, is_game=True, since=40),
        people={
            numbers[seat]: Person(numbers[seat], name, "en", first=numbers[seat])
            for seat, name in seated.items()
        },
        hosts={1: Host(1, "Instructor")},
        seats={seat: sitters[seat] for seat in sorted(sitters)},
        seatings=90,
    )


def person_at(room: Room, seat: str) -> Badge:
    """Return the badge of the person on a seat."""
    return Badge(PERSON, int(room.seats[seat].who))


def after(room: Room, kind: str, by: Badge = HOST_1, **fields: str) -> Room:
    """Return the room after what somebody wishes; raises Refused."""
    return _after(room, Wish(kind, by, fields, NoStage(), NOON))


def after_answer(room: Room, by: Badge, poll: str, *chosen: str) -> Room:
    """Return the room after somebody has answered; raises Refused."""
    return _after(room, Wish("answer", by, {"poll": poll}, NoStage(), NOON, chosen))


def _after(room: Room, wish: Wish) -> Room:
    body = decide(room, wish)
    return fold([Happened(room.number + 1, wish.kind, wish.by, body, NOON)], room)


def by_room(room: Room, fields: Any) -> Room:
    """Return the room after what it does by itself."""
    return after(room, "play", Badge(ROOM), **fields)


def line_of(room: Room) -> Played:
    """Return the line of play of a room that has a table."""
    line = played(room)
    assert line is not None
    return line


def made(room: Room) -> tuple[str, ...]:
    """Return the moves of a room that has a table, as they are written."""
    assert room.line is not None
    return room.line.moves


def position_now(room: Room) -> str:
    line = line_of(room)
    return dump_position(line.game, line.state(len(line.turns)))


def noticed(before: Room, now: Room) -> set[str]:
    """Return the audiences that could notice what happened."""
    names = {*before.versions, *now.versions}
    return {name for name in names if before.version(name) != now.version(name)}


def state_of(position: str) -> Any:
    return parse_position(position, GAMES)[1]


@dataclass(frozen=True)
class NoStage:
    """A free table: no lesson."""

    def labels(self, lesson: str) -> tuple[str, ...]:
        return ()

    def knows(self, about: str) -> bool:
        return True

    def replay(self, lesson: str) -> Any:
        raise AssertionError(lesson)
