"""A table on top of the lesson: what-ifs for all, a position set up, and games played for real.

All moves go through the engine. In a played game each audience notices only what the engine says
that it may see; whoever may not know of a secret move is not even told that there was one.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from games.core.bots import sensible_bot
from games.core.cards import DEALER, SEATS, Seat
from games.core.deal import deal, open_table
from games.core.errors import GameError
from games.core.notation import dump_moves, dump_position, parse_move, parse_position
from games.core.playout import steps
from games.core.protocol import OPEN, Move
from games.registry import GAMES
from teachapp.classroom.room.polls import end_polls
from teachapp.classroom.room.values import (
    AUDIENCES,
    BOT,
    HOST,
    LEAD,
    PERSON,
    ROOM,
    Badge,
    Happened,
    Kind,
    Line,
    Refused,
    Room,
    Sitter,
    Wish,
    everybody,
)
from teachapp.table.line import Line as Played
from teachapp.table.line import play_moves

MOST_MOVES = 2_000


def played(room: Room) -> Played | None:
    """Return the table's line of play, or None where there is no table."""
    line = room.line
    return play_moves(room.game, line.position, line.moves) if line else None


def state_now(room: Room, wish: Wish) -> tuple[Any, Any]:
    """Return the engine and the state that is shown: of the table, or else of the step."""
    line = played(room)
    if line is not None:
        return line.game, line.state(len(line.turns))
    if room.place.lesson:
        replay = wish.stage.replay(room.place.lesson)
        for step in replay.steps:
            if step.label == room.place.label:
                return replay.game, step.state
    raise Refused("no-table")


def _read(text: str, game: Any, state: Any) -> Move:
    try:
        return parse_move(text.replace("_", " ").strip(), game, state)
    except GameError as error:
        raise Refused("unreadable") from error


def _try(room: Room, wish: Wish) -> Mapping[str, Any]:
    """What-if, for any seat: by whoever leads."""
    if room.line is not None and room.line.is_game:
        raise Refused("game-is-on")
    game, state = state_now(room, wish)
    if wish.fields.get("moves") and wish.number("moves") != moves_made(room):
        raise Refused("moved-meanwhile")
    move = _legal(_read(wish.text("move"), game, state), game, state)
    start = room.line.position if room.line else dump_position(game, state)
    return {"position": start, "move": dump_moves((move,))}


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
    return replace(end_polls(room) if room.line is None else room, line=line, pointed="")


def _set_up(room: Room, wish: Wish) -> Mapping[str, Any]:
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
    return replace(room, line=replace(room.line, moves=kept), pointed="")


def _is_automatic(room: Room, move: str) -> bool:
    if room.line is None or not room.line.is_game:
        return False
    sitter = room.seats.get(move[0])
    return move[0] == DEALER or (sitter is not None and sitter.who == BOT)


def _return(room: Room, wish: Wish) -> Mapping[str, Any]:
    if room.line is None or not room.place.lesson:
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
    rng = Random(wish.text("seed") or None)
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
    return {"position": dump_position(engine, start), "moves": moves}


def _game_started(room: Room, entry: Happened) -> Room:
    body = entry.body
    line = Line(body["position"], tuple(body["moves"]), is_game=True, since=entry.number)
    return replace(end_polls(room), line=line, seats={}, pointed="")


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
    seat, who = entry.body["seat"], entry.body["who"]
    seats = {
        each: sitter
        for each, sitter in room.seats.items()
        if each != seat and (who in ("", BOT) or sitter.who != who)
    }
    if who != "":
        seats[seat] = Sitter(who, entry.number)
    return replace(room, seats={name: seats[name] for name in sorted(seats)})


def _play(room: Room, wish: Wish) -> Mapping[str, Any]:
    line = played(room)
    if room.line is None or line is None or not room.line.is_game:
        raise Refused("no-game")
    if len(room.line.moves) >= MOST_MOVES:
        raise Refused("full")
    state = line.state(len(line.turns))
    move = _read(wish.text("move"), line.game, state)
    if wish.by.role == PERSON and move.seat not in room.seats_of(wish.by.number):
        raise Refused("not-your-seat")
    if move.seat == DEALER and wish.by.role != ROOM:
        raise Refused("not-your-seat")
    return {"move": dump_moves((_legal(move, line.game, state),))}


def _made(room: Room, entry: Happened) -> Room:
    assert room.line is not None
    line = replace(room.line, moves=(*room.line.moves, entry.body["move"]))
    return replace(room, line=line, pointed="")


def who_saw(before: Room, after: Room, entry: Happened) -> Iterable[str]:
    """Return the audiences that the newest move of a played game shows something to."""
    line = played(after)
    if line is None or not line.turns:
        return everybody(before, after, entry)
    turn = line.turns[-1]
    earlier = line.state(len(line.turns) - 1)
    noticed = [LEAD]
    for audience in (*AUDIENCES[1:], *after.seats):
        viewer = after.viewer(audience)
        seen = any(event.seen_by(viewer) for event in turn.events)
        observe = line.game.observe
        if seen or observe(earlier, viewer) != observe(turn.after, viewer):
            noticed.append(audience)
    return noticed


def automatic(room: Room, rng: Random) -> tuple[Badge, Mapping[str, str]] | None:
    """Return what the room does by itself next: deals, or moves for a bot that is waited for."""
    line = played(room)
    if room.line is None or line is None or not room.line.is_game or line.refused:
        return None
    state = line.state(len(line.turns))
    waiting = line.game.to_move(state)
    if waiting == (DEALER,):
        move = deal(line.game, state, rng)
    elif _is_bots_turn(room, line, state):
        move = _bot_move(room, line, state, rng)
    else:
        return None
    return Badge(ROOM), {"move": dump_moves((move,))}


def _is_bots_turn(room: Room, line: Played, state: Any) -> bool:
    asked = line.game.observe(state, OPEN).ask.seats
    return bool(asked) and asked[0] in room.seats and room.seats[asked[0]].who == BOT


def _bot_move(room: Room, line: Played, state: Any, rng: Random) -> Move:
    """Return a bot's move, now and then one that nobody waits for; a person's seat never moves by
    itself."""
    move = next(steps(line.game, state, rng, (sensible_bot,))).move
    sitter = room.seats.get(move.seat)
    if sitter is not None and sitter.who == BOT:
        return move
    seat = line.game.observe(state, OPEN).ask.seats[0]
    asked = [
        each for each in line.game.legal_moves(state, seat) if each.verb not in line.game.interrupts
    ]
    return sensible_bot(lambda: line.game.observe(state, seat), asked, rng)


TABLE = {
    "try": Kind((HOST,), _try, _tried),
    "set-up": Kind((HOST,), _set_up, _was_set_up),
    "take-back": Kind((HOST,), _take_back, _took_back),
    "back": Kind((HOST,), _return, _returned),
    "game": Kind((HOST,), _start_game, _game_started),
    "seat": Kind((HOST, PERSON), _seat, _seated, everybody),
    "play": Kind((HOST, PERSON, ROOM), _play, _made, who_saw),
}
