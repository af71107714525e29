"""What a game says only in play: found by playing it, through the public protocol alone.

Prompts, marks, places and banners are not declared anywhere; they are what `observe` shows. What a
refusal tells (`need 5, value 4`) is seen by trying moves, sensible and senseless. The games are
few, seeded and short, under each preset and each value of each option, so that the answer is the
same every time.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields
from functools import cache
from random import Random
from typing import Any

from games.core.cards import DEALER, SEATS
from games.core.options import option_name
from games.core.playout import play_out
from games.core.protocol import OPEN, Game, Move, Observation, Param
from teachapp.narration.arguments import kind_of

Kinds = dict[str, str]
"""Kinds of fields by name."""

EACH = 2
"""Games under the same options."""
LONGEST = 300
"""Moves of one game that are looked at."""
THOUGHT = 4
"""In each so many states every move that a hand can form is tried."""
ODD = 15
"""In each so many states senseless moves are tried too."""


@dataclass(slots=True)
class Seen:
    """Everything that was seen in play."""

    marks: set[str] = field(default_factory=set)
    zones: set[str] = field(default_factory=set)
    banners: set[str] = field(default_factory=set)
    facts: Kinds = field(default_factory=dict)
    asks: dict[str, Kinds] = field(default_factory=dict)
    refusals: dict[str, Kinds] = field(default_factory=dict)

    def look(self, table: Observation) -> None:
        """Take note of what an observation shows."""
        self.zones.update(zone.name for zone in table.zones)
        self.marks.update(mark for zone in table.zones for laid in zone.laid for mark in laid.marks)
        for hand in table.hands:
            self.marks.update(hand.marks, *hand.marked.values())
        if table.banner:
            self.banners.add(table.banner)
        self.facts |= _kinds(table.facts)
        self.asks.setdefault(table.ask.code, {}).update(
            _kinds({"seats": table.ask.seats, **table.ask.params})
        )

    def ask_why(self, game: Game[Any], state: Any, moves: Iterable[Move]) -> None:
        """Take note of what the refusals of `moves` tell."""
        for move in moves:
            violation = game.check(state, move)
            if violation is not None:
                told = self.refusals.setdefault(violation.code, {})
                told.update(_kinds(violation.params))


def _kinds(params: Any) -> Kinds:
    values: dict[str, Param] = dict(params)
    return {name: kind_of(name, value) for name, value in values.items()}


@cache
def explore(game: Game[Any]) -> Seen:
    """Return what `game` shows and tells in some seeded games."""
    seen = Seen()
    for seed, text in enumerate(text for text in _option_texts(game) for _ in range(EACH)):
        seats = game.seats[seed % len(game.seats)]
        played = play_out(game, seats, game.options(text), seed, limit=LONGEST)
        rng = Random(seed)
        for at, state in enumerate((played.start, *(made.after for made in played.moves))):
            seen.look(game.observe(state, OPEN))
            movers = game.to_move(state)
            odd = at % ODD == 0 or movers in ((), (DEALER,))
            seen.ask_why(game, state, _odd_moves(game, state, rng) if odd else ())
            for seat in movers if at % THOUGHT == 0 else ():
                seen.ask_why(game, state, game.candidates(state, seat) if seat != DEALER else ())
    return seen


def _option_texts(game: Game[Any]) -> Iterator[str]:
    """Yield each preset, then the first one with each word, the lowest number and the example of
    each option (which seat is named in one changes nothing that is said)."""
    yield from game.presets
    first = next(iter(game.presets))
    for each in fields(game.presets[first]):
        numbers = each.metadata["numbers"]
        values = [*each.metadata["words"], *(str(low) for low in (numbers or ())[:1])]
        values += [each.metadata["example"]] if each.metadata["example"] else []
        yield from (
            f"{first} {option_name(each)}={value}" for value in values if value not in SEATS
        )


def _odd_moves(game: Game[Any], state: Any, rng: Random) -> Iterator[Move]:
    """Yield moves that nobody should think of."""
    hands = game.observe(state, OPEN).hands
    for hand in hands:
        yield Move(hand.seat, "play", hand.known[-2:])
        yield Move(hand.seat, "play", game.deck.sort(rng.sample(game.deck.cards(), 2)))
    hand = rng.choice(hands)
    goals = rng.sample(game.goals, min(4, len(game.goals)))
    for card in hand.known:
        yield from (Move(hand.seat, "play", (card,), goal) for goal in goals)
    for verb in game.verbs:
        for goal in (None, hand.seat, SEATS[1], *goals):
            yield Move(hand.seat, verb, (), goal)
            yield Move(hand.seat, verb, hand.known[:1], goal)
            yield Move(hand.seat, verb, hand.known[:2], goal)
    for seat in (*game.to_move(state), SEATS[0], SEATS[-1], DEALER):
        for verb in (*game.verbs, "-"):
            yield Move(seat, verb)
            yield Move(seat, verb, game.deck.faces[:1], SEATS[-1])
        yield Move(seat, "deal", tuple(rng.sample(game.deck.cards(), game.deck.size // 2)))
        yield Move(seat)
    if game.to_move(state) == (DEALER,):
        cards, count, verb = game.chance(state)
        yield Move(DEALER, verb, cards[1:count])
        yield Move(DEALER, verb, cards[:1] * count)
