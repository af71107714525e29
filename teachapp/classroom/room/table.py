"""A table on top of the lesson: what-ifs for all, a position set up, and games played for real.

All moves go through the engine. In a played game each audience notices only what the engine says
that it may see; whoever may not know of a secret move is not even told that there was one.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from games.core.cards import DEALER, SEATS, Seat
from games.core.deal import deal, open_table
from games.core.errors import GameError
from games.core.notation import dump_moves, dump_position, parse_move, parse_position
from games.core.protocol import OPEN, Move
from games.registry import GAMES
from teachapp.classroom.room.bots import bots_move
from teachapp.classroom.room.polls import end_polls, table_at, went_on
from teachapp.classroom.room.values import (
    AUDIENCES,
    BOT,
    HALL,
    HOST,
    LEAD,
    PERSON,
    ROOM,
    Happened,
    Kind,
    Line,
    Refused,
    Room,
    Sitter,
    Wish,
    everybody,
)
from teachapp.classroom.room.values import played as played

MOST_MOVES = 2_000
BY_BOT = "bot"
"""In place of a move: what a bot would do, or the dealer where cards are waited for."""


def _read(text: str, game: Any, state: Any) -> Move:
    try:
        return parse_move(text.replace("_", " ").strip(), game, state)
    except GameError as error:
        raise Refused("unreadable") from error


def _try(room: Room, wish: Wish) -> Mapping[str, Any]:
    """What-if, for any seat: by whoever leads."""
    if room.line is not None and room.line.is_game:
        raise Refused("game-is-on")
    game, state = table_at(room, wish.stage)
    if wish.fields.get("moves") and wish.number("moves") != moves_made(room):
        raise Refused("moved-meanwhile")
    move = _wished(room, wish, game, state)
    start = room.line.position if room.line else dump_position(game, state)
    return {"position": start, "move": dump_moves((move,))}


def _wished(room: Room, wish: Wish, game: Any, state: Any) -> Move:
    text = wish.text("move", 1_000)
    if text != BY_BOT:
        return _legal(_read(text, game, state), game, state)
    people = [seat for seat, sitter in room.seats.items() if sitter.who != BOT]
    move = bots_move(game, state, people, _lot(wish))
    if move is None:
        raise Refused("no-bot")
    return move


def _lot(wish: Wish) -> Random:
    return Random(wish.text("seed") or None)


def moves_made(room: Room) -> int:
    """Return how many moves were made on the table; dealing it is none."""
    moves = room.line.moves if room.line else ()
    return sum(not move.startswith(DEALER) for move in moves)


def _legal(move: Move, game: Any, state: Any) -> Move:
    violation = game.check(state, move)
    if violation is not None:
        raise Refused("illegal", violation=violation, move=move)
    return move


def _tried(room: Room, entry: Happened) -> Room:
    line = room.line or Line(entry.body["position"], since=entry.number)
    line = replace(line, moves=(*line.moves, entry.body["move"]))
    return _went_on(replace(end_polls(room) if room.line is None else room, line=line))


def _went_on(room: Room) -> Room:
    """Return the room after its newest move. Only what the hall can notice takes a mark away or
    ends a question: otherwise a secret move would be told by that."""
    line, viewer = played(room), room.viewer(HALL)
    at = len(line.turns) if line else 0
    if line is None or not at or not line.is_noticed(at, viewer):
        return room
    told = (event.seen_by(viewer) for event in line.turns[-1].events)
    return went_on(replace(room, pointed=""), [event.name for event in told if event])


def _set_up(room: Room, wish: Wish) -> Mapping[str, Any]:
    if room.line is not None and room.line.is_game:
        raise Refused("game-is-on")
    position = wish.text("position", 4_000).replace("_", " ").strip()
    try:
        game, state = parse_position(position, {room.game: GAMES[room.game]})
    except GameError as error:
        raise Refused("impossible") from error
    return {"position": dump_position(game, state)}


def _was_set_up(room: Room, entry: Happened) -> Room:
    line = Line(entry.body["position"], since=entry.number)
    return replace(end_polls(room), line=line, seats={}, pointed="")


def _take_back(room: Room, wish: Wish) -> Mapping[str, Any]:
    if not moves_made(room):
        raise Refused("no-move")
    if wish.fields.get("moves") and wish.number("moves") != moves_made(room):
        raise Refused("moved-meanwhile")
    return {}


def _took_back(room: Room, entry: Happened) -> Room:
    """Take back the last move of a person, and with it what the dealer and bots did since."""
    assert room.line is not None
    moves = list(room.line.moves)
    while len(moves) > 1 and _is_automatic(room, moves[-1]):
        moves.pop()
    # Where only bots have played, one move of theirs goes.
    is_dealt = _is_automatic(room, moves[-1])
    kept = room.line.moves[:-1] if is_dealt else tuple(moves[:-1])
    back = replace(room, line=replace(room.line, moves=kept))
    return replace(back, pointed="") if HALL in who_saw_back(room, back, entry) else back


def _is_automatic(room: Room, move: str) -> bool:
    if room.line is None or not room.line.is_game:
        return False
    sitter = room.seats.get(move[0])
    return move[0] == DEALER or (sitter is not None and sitter.who == BOT)


def who_saw_back(before: Room, after: Room, entry: Happened) -> Iterable[str]:
    """Return the audiences that had noticed one of the moves that are taken back."""
    then, now = played(before), played(after)
    assert then is not None
    assert now is not None
    gone = range(len(now.turns) + 1, len(then.turns) + 1)
    for audience in everybody(before, after, entry):
        viewer = before.viewer(audience)
        if audience == LEAD or any(then.is_noticed(at, viewer) for at in gone):
            yield audience


def _return(room: Room, wish: Wish) -> Mapping[str, Any]:
    """Back to the lesson, or to an empty table: what is on it ends."""
    if room.line is None:
        raise Refused("no-table")
    return {}


def _returned(room: Room, entry: Happened) -> Room:
    back = replace(end_polls(room), line=None, seats={}, pointed="")
    start = f"{room.place.lesson}/{room.place.label}/"
    # The step's own questions are open again: its answers stand.
    polls = {
        key: replace(poll, state="open") if key.startswith(start) and poll.state == "over" else poll
        for key, poll in back.polls.items()
    }
    return replace(back, polls=polls)


# A game that is played


def _start_game(room: Room, wish: Wish) -> Mapping[str, Any]:
    engine = GAMES[room.game]
    seats = wish.number("seats")
    if seats not in engine.seats:
        raise Refused("no-such-number")
    rng = _lot(wish)
    try:
        options = engine.options(wish.text("options") or room.options)
        start = state = open_table(engine, seats, options, rng)
    except (GameError, ValueError) as error:
        raise Refused("impossible") from error
    dealt = []
    while engine.to_move(state) == (DEALER,):
        dealt.append(deal(engine, state, rng))
        state = engine.play(state, dealt[-1]).state
    moves = [dump_moves((move,)) for move in dealt]
    sitters = _sitters(room, wish, SEATS[:seats], rng)
    return {"position": dump_position(engine, start), "moves": moves, "sitters": sitters}


def _sitters(room: Room, wish: Wish, seats: tuple[Seat, ...], rng: Random) -> dict[Seat, int | str]:
    """Return who sits where at first: who sat there before, people drawn by lot, bots; what is
    left goes to bots if so wished."""
    who, found = wish.text("who"), dict[Seat, int | str]()
    if who == "same":
        found = {seat: each.who for seat, each in room.seats.items() if seat in seats}
    elif who == "lot":
        present = [person.number for person in room.present()]
        drawn = rng.sample(present, min(len(seats), len(present)))
        found = dict(zip(seats, drawn, strict=False))
    if wish.text("rest") == BOT:
        found |= {seat: BOT for seat in seats if seat not in found}
    return found


def _game_started(room: Room, entry: Happened) -> Room:
    body = entry.body
    line = Line(body["position"], tuple(body["moves"]), is_game=True, since=entry.number)
    opened = replace(end_polls(room), line=line, seats={}, pointed="")
    for seat in sorted(body["sitters"]):
        opened = _sit(opened, seat, body["sitters"][seat])
    return opened


def seats_at(room: Room) -> tuple[Seat, ...]:
    """Return the seats of the table."""
    line = played(room)
    if line is None:
        return ()
    return SEATS[: len(line.game.observe(line.start, OPEN).hands)]


def _seat(room: Room, wish: Wish) -> Mapping[str, Any]:
    """Give a seat to a person or a bot, or take it back; people take free ones where they may."""
    seat = wish.text("seat", 1)
    if room.line is None or not room.line.is_game or seat not in seats_at(room):
        raise Refused("no-seat")
    who = wish.text("who", 9)
    if wish.by.role == PERSON:
        who = str(wish.by.number) if wish.text("who") != "" else ""
        mine = seat in room.seats_of(wish.by.number)
        if not mine and (seat in room.seats or not room.manners.seats_are_free):
            raise Refused("seat-taken")
    if who in ("", BOT):
        return {"seat": seat, "who": who}
    if not who.isdecimal() or int(who) not in room.people:
        raise Refused("nobody")
    if room.people[int(who)].state != "here":
        raise Refused("nobody")
    return {"seat": seat, "who": int(who)}


def _seated(room: Room, entry: Happened) -> Room:
    return _sit(room, entry.body["seat"], entry.body["who"])


def _sit(room: Room, seat: Seat, who: int | str) -> Room:
    """Return the room with somebody on a seat, and on no other; a bot can have several."""
    seats = {
        each: sitter
        for each, sitter in room.seats.items()
        if each != seat and (who in ("", BOT) or sitter.who != who)
    }
    seatings = room.seatings + 1
    if who != "":
        seats[seat] = Sitter(who, seatings)
    return replace(room, seats={name: seats[name] for name in sorted(seats)}, seatings=seatings)


def _play(room: Room, wish: Wish) -> Mapping[str, Any]:
    line = played(room)
    if room.line is None or line is None or not room.line.is_game:
        raise Refused("no-game")
    if len(room.line.moves) >= MOST_MOVES:
        raise Refused("full")
    seat = wish.text("move", 1_000).strip()[:1]
    # Asked first: what can be read depends on the hand that a move is from.
    if wish.by.role == PERSON and seat not in room.seats_of(wish.by.number):
        raise Refused("not-your-seat")
    if seat == DEALER and wish.by.role != ROOM:
        raise Refused("not-your-seat")
    move = _wished(room, wish, line.game, line.state(len(line.turns)))
    return {"move": dump_moves((move,))}


def _made(room: Room, entry: Happened) -> Room:
    assert room.line is not None
    line = replace(room.line, moves=(*room.line.moves, entry.body["move"]))
    return _went_on(replace(room, line=line))


def who_saw(before: Room, after: Room, entry: Happened) -> Iterable[str]:
    """Return the audiences that the newest move of a played game shows something to."""
    line = played(after)
    if before.line is None or line is None or not line.turns:
        return everybody(before, after, entry)
    at = len(line.turns)
    audiences = (*AUDIENCES[1:], *after.seats)
    return (LEAD, *(each for each in audiences if line.is_noticed(at, after.viewer(each))))


TABLE = {
    "try": Kind((HOST,), _try, _tried, who_saw),
    "set-up": Kind((HOST,), _set_up, _was_set_up),
    "take-back": Kind((HOST,), _take_back, _took_back, who_saw_back),
    "back": Kind((HOST,), _return, _returned),
    "game": Kind((HOST,), _start_game, _game_started),
    "seat": Kind((HOST, PERSON), _seat, _seated, everybody),
    "play": Kind((HOST, PERSON, ROOM), _play, _made, who_saw),
}
