"""Two classes that differ only in what somebody can't see: whatever that person is sent must be the
same bytes in both. So nothing hidden is in it, in whatever form.
"""

import re
from dataclasses import dataclass, field, replace
from random import Random

from games.core.protocol import OPEN
from teachapp.classroom.room.values import Room
from teachapp.edge.message import Message
from teachapp.table.line import Line, play_moves
from tests.classroom.tables import line_of, made

TRIES = 400
SWAPS = 4


def other_world(room: Room, viewer: str, rng: Random) -> Room:
    """Return the same class with cards dealt otherwise, as far as a viewer (a seat, or `-` for
    those who see nobody's hand) can't have noticed; fails where there is no such deal."""
    assert room.line is not None
    line = line_of(room)
    assert line is not None
    moves, found = list(made(room)), 0
    for _ in range(TRIES):
        tried = swapped(moves, rng)
        other = line_of_moves(room, tried)
        differs = lead_sees(other) != lead_sees(line_of_moves(room, moves))
        if differs and looks_the_same(line, other, viewer):
            moves, found = tried, found + 1
        if found == SWAPS:
            break
    assert lead_sees(line_of_moves(room, moves)) != lead_sees(line), f"{viewer} sees everything"
    return replace(room, line=replace(room.line, moves=tuple(moves)))


def line_of_moves(room: Room, moves: list[str]) -> Line:
    assert room.line is not None
    return play_moves(room.game, room.line.position, tuple(moves))


def lead_sees(line: Line) -> object:
    """Return what who leads sees of a table: all hands."""
    return line.game.observe(line.state(len(line.turns)), OPEN)


def swapped(moves: list[str], rng: Random) -> list[str]:
    """Return the moves with two cards of one of the dealer's the other way round."""
    at = rng.choice([place for place, move in enumerate(moves) if move.startswith("@")])
    verb, *cards = moves[at].split(",")
    one, two = rng.randrange(len(cards)), rng.randrange(len(cards))
    cards[one], cards[two] = cards[two], cards[one]
    return [*moves[:at], ",".join((verb, *cards)), *moves[at + 1 :]]


def looks_the_same(line: Line, other: Line, viewer: str) -> bool:
    """Say whether a viewer has been shown the same in both, from the first move on."""
    if other.refused or len(line.turns) != len(other.turns):
        return False
    return all(
        line.game.observe(one.after, viewer) == line.game.observe(two.after, viewer)
        and [event.seen_by(viewer) for event in one.events]
        == [event.seen_by(viewer) for event in two.events]
        for one, two in zip(line.turns, other.turns, strict=True)
    )


def without_tokens(answer: bytes) -> bytes:
    """Return an answer without what is drawn by lot for each."""
    tokens = rb'(name="(?:csrfmiddlewaretoken|key)"|id="clock") value="[^"]*"'
    return re.sub(tokens, rb"\1", answer)


@dataclass
class Listener:
    """A bus that keeps what is published."""

    heard: list[tuple[str, Message]] = field(default_factory=list)

    def publish(self, channel: str, message: Message) -> None:
        self.heard.append((channel, message))

    def is_heard(self, channel: str) -> bool:
        return True

    def settle(self) -> None:
        """All is kept at once."""

    def drop(self, channel: str, person: str) -> None:
        """Nobody holds a stream in these tests."""

    admit = drop

    def nudge(self, channel: str, person: str | None = None) -> None:
        raise AssertionError(f"nobody is nudged here: {channel}")

    def audiences(self) -> set[str]:
        """Return the audiences that were told something since this was asked last."""
        told = {channel.split("/")[1] for channel, _message in self.heard}
        self.heard.clear()
        return told
