"""What happens at a table by itself: the dealer deals, and bots move while people sit with them.

A game of bots alone goes on by a tap of who leads, so that it can be watched. Nobody's seat but a
bot's is moved for. Where several are waited for it is drawn by lot who is faster, people too: then
a bot waits.
"""

from collections.abc import Collection, Iterator, Mapping
from functools import partial
from random import Random
from typing import Any

from games.core.bots import sensible_bot
from games.core.cards import DEALER, Seat
from games.core.deal import deal
from games.core.notation import dump_moves
from games.core.playout import steps
from games.core.protocol import OPEN, Game, Move
from teachapp.classroom.room.values import BOT, ROOM, Badge, Room, played


def automatic(room: Room, rng: Random) -> tuple[Badge, Mapping[str, str]] | None:
    """Return what the room does by itself next: deals, or moves for a bot; or None."""
    line = played(room)
    if room.line is None or line is None or not room.line.is_game or line.refused:
        return None
    state = line.state(len(line.turns))
    bots = [seat for seat, sitter in room.seats.items() if sitter.who == BOT]
    if line.game.to_move(state) == (DEALER,):
        move: Move | None = deal(line.game, state, rng)
    elif len(bots) == len(room.seats):
        return None
    else:
        move = _move_among(line.game, state, bots, rng)
    return (Badge(ROOM), {"move": dump_moves((move,))}) if move else None


def _move_among(game: Game[Any], state: Any, bots: Collection[Seat], rng: Random) -> Move | None:
    """Return the move of a bot that is faster than the people, now and then one that nobody waits
    for; or None where a person is waited for."""
    for move in _thought_of(game, state, rng):
        if move.seat in bots:
            return move
        if move.verb not in game.interrupts:
            return None
    return None


MOST_THOUGHTS = 20


def _thought_of(game: Game[Any], state: Any, rng: Random) -> Iterator[Move]:
    """Yield what all seats could do now if they were bots; usually the first is the answer."""
    for _ in range(MOST_THOUGHTS):
        made = next(steps(game, state, rng, (sensible_bot,)), None)
        if made is None:
            return
        yield made.move


def bots_move(game: Game[Any], state: Any, people: Collection[Seat], rng: Random) -> Move | None:
    """Return what a bot would do now on a seat that is no person's, or the dealer's move."""
    if game.to_move(state) == (DEALER,):
        return deal(game, state, rng)
    for move in _thought_of(game, state, rng):
        if move.seat not in people:
            return move
    asked = game.observe(state, OPEN).ask.seats
    seat = next((each for each in asked if each not in people), None)
    if seat is None:
        return None
    moves = [each for each in game.legal_moves(state, seat) if each.verb not in game.interrupts]
    return sensible_bot(partial(game.observe, state, seat), moves, rng)
