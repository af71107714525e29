"""Rule tests are written in notation from start to end; these are the words around it.

`position` sets a table, `story` plays on it and gives the events' texts, `refusal` gives the code
of a refused move, `legal` the moves that a seat may make. Whatever a refusal or an event cites on
the way is noted in `CITED`: the fixture in `conftest.py` lets a test that is named for a clause
fail when nothing in it cited that clause.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from games.core.bots import random_bot
from games.core.deal import deal
from games.core.notation import dump_position, parse_move, parse_position
from games.core.playout import steps
from games.core.protocol import Event, Game, Hand, Laid, Move, Observation, Outcome, Violation
from games.core.replay import Made
from games.registry import GAMES

CITED: set[str] = set()
"""The clauses cited since the running test began."""


@dataclass(frozen=True, slots=True)
class Table:
    """A game at one moment."""

    game: Game[Any]
    state: Any

    def __str__(self) -> str:
        return dump_position(self.game, self.state)


# Setting a table


def position(
    slug: str, *, hands: str, to_move: str, options: str = "standard", **fields: str
) -> Table:
    """Return the table with `hands` from seat A on; `fields` are the game's own."""
    game = GAMES[slug]
    words = [slug, str(game.rule_set), _packed(options), to_move, _packed(hands)]
    words += [f"{name}={_packed(text)}" for name, text in fields.items()]
    return Table(*parse_position(" ".join(words), GAMES))


def _packed(text: str) -> str:
    """Return a text as the one-line form has it: `2 7; 1 9` is `2,7;1,9`."""
    return ";".join(",".join(part.split()) for part in text.split(";"))


def new_game(slug: str, *, seats: int, first: str = "A", options: str = "standard") -> Table:
    """Return the table before the first deal; `first` is whom the rules choose by lot."""
    game = GAMES[slug]
    return Table(game, game.setup(seats, game.options(options), first))


# Playing


def _play(table: Table, move: Move) -> tuple[Table, tuple[Event, ...]]:
    played = table.game.play(table.state, move)
    for event in played.events:
        CITED.update(event.clauses)
    return Table(table.game, played.state), played.events


def _played(table: Table, moves: tuple[str, ...]) -> Iterator[tuple[Table, list[str]]]:
    for text in moves:
        table, events = _play(table, parse_move(text, table.game, table.state))
        yield table, [str(event) for event in events]


def after(table: Table, *moves: str) -> Table:
    """Return the table after `moves`."""
    return [table, *(each for each, _ in _played(table, moves))][-1]


def story(table: Table, *moves: str) -> list[str]:
    """Return the texts of all events that `moves` bring about, in order."""
    return [text for _, texts in _played(table, moves) for text in texts]


def last_events(table: Table, *moves: str) -> list[str]:
    """Return the texts of the events that the last of `moves` brings about."""
    return [texts for _, texts in _played(table, moves)][-1]


def dealt(table: Table, seed: int = 1) -> tuple[Table, list[str]]:
    """Return the table after a deal of shuffled cards, and the texts of its events."""
    table, events = _play(table, deal(table.game, table.state, Random(seed)))
    return table, [str(event) for event in events]


def told(table: Table, viewer: str, *moves: str) -> list[str]:
    """Return the texts of what `viewer` may be told of all that `moves` bring about."""
    texts: list[str] = []
    for text in moves:
        table, events = _play(table, parse_move(text, table.game, table.state))
        texts += [str(event) for each in events if (event := each.seen_by(viewer))]
    return texts


def citations(table: Table, *moves: str) -> dict[str, tuple[str, ...]]:
    """Return the clauses that each event of the last of `moves` rests on, by the event's name."""
    table = after(table, *moves[:-1])
    _, events = _play(table, parse_move(moves[-1], table.game, table.state))
    return {event.name: event.clauses for event in events}


def citations_of_deal(table: Table) -> dict[str, tuple[str, ...]]:
    """Return the clauses that each event of a deal rests on."""
    _, events = _play(table, deal(table.game, table.state, Random(1)))
    return {event.name: event.clauses for event in events}


def played_out(table: Table, seed: int = 1) -> Iterator[Made]:
    """Yield the moves of a game that goes on from `table` at random."""
    for made in steps(table.game, table.state, Random(seed), (random_bot,)):
        for event in made.events:
            CITED.update(event.clauses)
        yield made


# Asking


def violation(table: Table, move: str) -> Violation | None:
    """Return why `move` is refused."""
    found = table.game.check(table.state, parse_move(move, table.game, table.state))
    if found is not None:
        CITED.update(found.clauses)
    return found


def refusal(table: Table, move: str) -> str | None:
    """Return the code with which `move` is refused, None when it is legal."""
    found = violation(table, move)
    return found.code if found else None


def legal(table: Table, seat: str) -> list[str]:
    """Return the legal moves of a seat, without the seat: `4 4`, `pass`."""
    return [str(move).partition(": ")[2] for move in table.game.legal_moves(table.state, seat)]


# Looking


def sees(table: Table, viewer: str) -> Observation:
    """Return what a seat, PUBLIC (`-`) or OPEN (`*`) may see."""
    return table.game.observe(table.state, viewer)


def hand(table: Table, seat: str, viewer: str = "*") -> Hand:
    """Return the hand of `seat` as `viewer` sees it."""
    return next(each for each in sees(table, viewer).hands if each.seat == seat)


def hands(table: Table) -> str:
    """Return all hands in notation: `2 7; 1 9; -`."""
    return "; ".join(" ".join(each.known) or "-" for each in sees(table, "*").hands)


def laid(table: Table, zone: str) -> tuple[Laid, ...]:
    """Return what lies in a zone for everybody to see."""
    return next(each.laid for each in sees(table, "-").zones if each.name == zone)


def count(table: Table, zone: str) -> int:
    """Return how many cards lie in a zone."""
    return next(each.count for each in sees(table, "-").zones if each.name == zone)


def outcome(table: Table) -> Outcome:
    """Return how the game ended, which it has."""
    ended = table.game.outcome(table.state)
    assert ended is not None
    return ended


def to_move(table: Table) -> tuple[str, ...]:
    """Return who may move now."""
    return table.game.to_move(table.state)


def reachable(table: Table) -> Iterator[Made]:
    """Yield every move of every line of play from `table` to the end of its stage, each position
    once. Only for tables of a few cards."""
    seen = {table.state}
    waiting = [table.state]
    while waiting:
        state = waiting.pop()
        for seat in table.game.to_move(state):
            for move in table.game.legal_moves(state, seat):
                played = table.game.play(state, move)
                yield Made(0, move, state, played.state, played.events)
                if played.state not in seen:
                    seen.add(played.state)
                    waiting.append(played.state)
