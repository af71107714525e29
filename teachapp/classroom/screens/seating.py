"""A game in a class as one audience sees it: who sits where, whose turn it is, how it ended."""

from dataclasses import dataclass

from games.core.cards import Seat
from teachapp.classroom.room.people import names_for
from teachapp.classroom.room.table import seats_at
from teachapp.classroom.room.values import BOT, Room, played
from teachapp.narration.words import Words


@dataclass(frozen=True, slots=True)
class SeatLine:
    """A seat, and who has it."""

    seat: Seat
    name: str
    sitter: str
    """`person`, `bot`, or nothing where nobody sits."""
    is_asked: bool


@dataclass(frozen=True, slots=True)
class Result:
    """What a seat has at the end."""

    name: str
    points: int
    has_won: bool


@dataclass(frozen=True, slots=True)
class Seating:
    """A game that is played, beside its table."""

    seats: tuple[SeatLine, ...]
    is_my_turn: bool
    is_for_bots: bool
    """Nobody who is waited for is a person, so it goes on by a tap of who leads."""
    may_sit: bool
    """People may take what is free themselves."""
    results: tuple[Result, ...]

    @property
    def free(self) -> tuple[SeatLine, ...]:
        """The seats that nobody has."""
        return tuple(line for line in self.seats if not line.sitter)


def names_at(room: Room, audience: str) -> dict[Seat, str]:
    """Return what people on seats are called; bots and free seats keep the names of seats."""
    if not (room.line and room.line.is_game):
        return {}
    names = names_for(room, audience)
    return {seat: names[each.who] for seat, each in room.seats.items() if isinstance(each.who, int)}


def seating(room: Room, audience: str, words: Words) -> Seating | None:
    """Return the game that is played, or None. `words` name the seats."""
    line = played(room)
    if room.line is None or line is None or not room.line.is_game:
        return None
    state = line.state(len(line.turns))
    asked = line.game.observe(state, room.viewer(audience)).ask.seats
    sitters = {seat: _kind(each.who) for seat, each in room.seats.items()}
    seats = seats_at(room)
    outcome = line.game.outcome(state)
    return Seating(
        seats=tuple(
            SeatLine(seat, words.seat(seat), sitters.get(seat, ""), seat in asked) for seat in seats
        ),
        is_my_turn=audience in asked,
        is_for_bots=bool(asked) and all(sitters.get(seat) != "person" for seat in asked),
        may_sit=room.manners.seats_are_free and not room.is_closed,
        results=tuple(
            Result(words.seat(seat), points, seat in outcome.winners)
            for seat, points in zip(seats, outcome.scores, strict=True)
        )
        if outcome
        else (),
    )


def _kind(who: int | str) -> str:
    return BOT if who == BOT else "person"
