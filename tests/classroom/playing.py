"""People who play a game in a class through their own pages, without script."""

import re
from html import unescape
from random import Random
from typing import Any
from urllib.parse import parse_qs, urlsplit

from games.core.protocol import OPEN
from teachapp.table.offering import move_value
from tests.classroom.people import Classroom, Somebody
from tests.classroom.tables import line_of, made


def now(held: Classroom) -> tuple[Any, Any]:
    """Return the engine and the state of the table in a class."""
    line = line_of(held.room)
    assert line is not None
    return line.game, line.state(len(line.turns))


def is_over(held: Classroom) -> bool:
    game, state = now(held)
    return game.outcome(state) is not None


def taps(page: str, name: str) -> set[str]:
    """Return what the links of a page mean: moves (`move`) or picks (`pick`)."""
    hrefs = [unescape(href) for href in re.findall(r' href="([^"]*)"', page)]
    asked = [parse_qs(urlsplit(href).query, keep_blank_values=True) for href in hrefs]
    return {each[name][0] for each in asked if name in each}


def tap_to(somebody: Somebody, path: str, move: Any) -> bool:
    """Tap through a page until it asks for a second tap on a move; say whether there was a way."""
    page = somebody.open(path)
    value = move_value(move)
    if value not in taps(page, "move"):
        for count in range(1, len(move.cards) + 1):
            pick = next(
                (each for each in taps(page, "pick") if _is_on_the_way(each, move, count)), None
            )
            if pick is None:
                return False
            page = somebody.open(f"{path}?pick={pick}")
    if value not in taps(page, "move"):
        return False
    page = somebody.open(f"{path}?move={value.replace('>', '%3E')}")
    return f'name="move" value="{value.replace(">", "&gt;")}"' in page


def _is_on_the_way(pick: str, move: Any, count: int) -> bool:
    seat, _, cards = pick.partition(":")
    picked = cards.split(",")
    left = list(move.cards)
    if seat != move.seat or len(picked) != count:
        return False
    for card in picked:
        if card not in left:
            return False
        left.remove(card)
    return True


def play_some(held: Classroom, people: dict[int, Somebody], rng: Random, most: int) -> list[str]:
    """Let people play through their pages until the game is over or they have made `most` moves;
    return the moves. Whoever has no way to a legal move on the page fails the test."""
    played: list[str] = []
    path = f"/class/{held.code}/"
    while len(played) < most and not is_over(held):
        game, state = now(held)
        seat = game.observe(state, OPEN).ask.seats[0]
        somebody = people[int(held.room.seats[seat].who)]
        moves = game.legal_moves(state, seat)
        unasked = [each for each in moves if each.verb in game.interrupts]
        move = rng.choice(unasked if unasked and rng.random() < 0.3 else moves)
        assert tap_to(somebody, path, move), (str(move), somebody.text()[-2000:])
        somebody.send("mine", do="play")
        assert somebody.status == 200, somebody.text()[-800:]
        played.append(move_value(move))
        assert move_value(move) in made(held.room)
    return played
