"""Seeded games of every registered game, for the tests of what all games have in common.

For each number of seats: a game under one of the presets (all of them in turn), and games under
options drawn at random from what the game's options say they take. The same seed gives the same
game; a failing test prints the case and the position, which together reproduce it.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from games.core.bots import random_bot, sensible_bot
from games.core.cards import DEALER, SEATS, Cards, Seat
from games.core.notation import dump_position, parse_move, parse_position
from games.core.options import Options, dump_options
from games.core.playout import Playout, play_out
from games.core.protocol import Chance, Game, Move
from games.core.replay import Made
from games.registry import GAMES

VARIED = 2
"""Games under drawn options for each number of seats."""
MORE = 30
"""More of them, played only to see what comes up."""


@dataclass(frozen=True, slots=True)
class Case:
    """What reproduces a game."""

    slug: str
    seats: int
    seed: int
    options: str

    def __str__(self) -> str:
        return f"{self.slug} {self.seats} {self.seed} {self.options.replace(' ', ',')}"

    @property
    def game(self) -> Game[Any]:
        return GAMES[self.slug]


def cases() -> list[Case]:
    """Return all games that are played."""
    found = []
    for slug, game in GAMES.items():
        for seats in game.seats:
            drawn = [drawn_options(game, seats, seed) for seed in range(VARIED)]
            preset = list(game.presets)[seats % len(game.presets)]
            texts = [preset, *(dump_options(each, game.presets) for each in drawn)]
            found += [Case(slug, seats, seed, text) for seed, text in enumerate(texts)]
    return found


def more_cases(slug: str) -> list[Case]:
    """Return many short games of one game."""
    game = GAMES[slug]
    found = []
    for seed in range(100, 100 + MORE):
        seats = game.seats[seed % len(game.seats)]
        options = dump_options(drawn_options(game, seats, seed), game.presets)
        found.append(Case(slug, seats, seed, options))
    return found


def drawn_options(game: Game[Any], seats: int, seed: int) -> Options:
    """Return options drawn from the words and the smallest numbers that each of them takes."""
    rng = Random(f"{game.slug} {seats} {seed}")
    options = next(iter(game.presets.values()))
    changes = {}
    for each in fields(options):
        values = [word for word in each.metadata["words"] if word not in SEATS[seats:]]
        low, high = each.metadata["numbers"] or (1, 0)
        values += [str(number) for number in range(low, min(high, low + 4) + 1)]
        values += [each.metadata["example"]] if each.metadata["example"] else []
        changes[each.name] = rng.choice(values)
    named = " ".join(f"{name.replace('_', '-')}={value}" for name, value in changes.items())
    return game.options(f"{next(iter(game.presets))} {named}")


def play(case: Case) -> Playout:
    """Play a case's game: by chance alone, or every other game with shedders among the players."""
    bots = (sensible_bot, random_bot) if case.seed % 2 else (random_bot,)
    options = case.game.options(case.options)
    return play_out(case.game, case.seats, options, case.seed, bots)


@cache
def moves_of(case: Case) -> tuple[Made, ...]:
    """Return the moves of a case's game."""
    return play(case).moves


def seldom(slug: str) -> Iterator[Made]:
    """Yield moves that come up too seldom to wait for, from `seldom.txt` of a game's tests: each
    line is a position and the moves from there on."""
    game = GAMES[slug]
    path = Path(__file__).parent / slug.replace("-", "_") / "seldom.txt"
    for line in path.read_text("ascii").splitlines():
        if not line.startswith("#"):
            text, *moves = line.split(" | ")
            before = parse_position(text, GAMES)[1]
            for move in moves:
                played = game.play(before, parse_move(move, game, before))
                yield Made(0, parse_move(move, game, before), before, played.state, played.events)
                before = played.state


def telling_moves(case: Case) -> list[Made]:
    """Return, for each kind of event in a case's game, the move that first brought it."""
    first: dict[str, Made] = {}
    for made in moves_of(case):
        for event in made.events:
            first.setdefault(event.name, made)
    return list({id(made): made for made in first.values()}.values())


def some_moves(case: Case, number: int) -> list[Made]:
    """Return the first, the last, and some other moves of a case's game."""
    moves = moves_of(case)
    inner = Random(f"some {case}").sample(moves, min(number, len(moves)))
    return [moves[0], *inner, moves[-1]]


def some_states(case: Case, number: int) -> Iterator[tuple[Any, str]]:
    """Yield states before and after some moves, each with its position for messages."""
    for made in some_moves(case, number):
        yield made.before, dump_position(case.game, made.before)
        yield made.after, dump_position(case.game, made.after)


# Moves that nobody would list


def strange_moves(game: Game[Any], state: Any, rng: Random) -> list[Move]:
    """Return moves of all kinds, most of them illegal: parts of one's own hand, others' cards,
    cards that are nowhere, other verbs, verbs with what they do not take, other movers."""
    open_hands = {each.seat: each.known for each in game.observe(state, "*").hands}
    movers = [seat for seat in game.to_move(state) if seat != DEALER]
    others = [seat for seat in open_hands if seat not in movers]
    found = [Move("L", "play", game.deck.faces[:1]), Move("Z", "play", game.deck.faces[:1])]
    for seat in [*movers, *rng.sample(others, min(2, len(others)))]:
        own = open_hands[seat]
        found += plays_of(game, seat, own, rng)
        found += plays_of(game, seat, tuple(rng.choices(game.deck.cards(), k=4)), rng)
        found += plays_of(game, seat, open_hands[rng.choice(list(open_hands))], rng)
        found += other_verbs(game, seat, own)
        found += aimed(game, seat, own)
    return [*found, *dealer_moves(game, state, rng)]


def plays_of(game: Game[Any], seat: Seat, cards: Cards, rng: Random) -> list[Move]:
    """Return plays of one to four of `cards`, of all, of none, and of all pairs and their like."""
    picked = [rng.sample(cards, min(size, len(cards))) for size in (1, 2, 2, 3, 4)]
    equal = [[face] * number for face in dict.fromkeys(cards) for number in (1, 2)]
    last = [list(cards[-number:]) for number in (2, 3)]
    groups = [game.deck.sort(each) for each in [*picked, *equal, *last, cards]]
    verbs = ["play", *(verb for verb in game.verbs if verb not in game.bare)]
    found = [Move(seat, "play", each) for each in groups]
    return [*found, *(Move(seat, rng.choice(verbs), each) for each in groups)]


def other_verbs(game: Game[Any], seat: Seat, own: Cards) -> list[Move]:
    """Return every verb with no card, one card, two, a foreign one, and a goal, each where it may
    not belong."""
    verbs = (*game.verbs, "play", "juggle")
    foreign = tuple(face for face in game.deck.faces if face not in own)[:1]
    return [
        Move(seat, verb, cards, to)
        for verb in verbs
        for cards in ((), own[:1], own[:2], foreign)
        for to in (None, SEATS[0], SEATS[1], SEATS[-1])
    ]


def aimed(game: Game[Any], seat: Seat, own: Cards) -> list[Move]:
    """Return each card and verb aimed at all that a move can be aimed at beside seats."""
    cards = dict.fromkeys(own)
    plays = [Move(seat, "play", (card,), goal) for card in cards for goal in game.goals]
    return [*plays, *(Move(seat, verb, (), goal) for verb in game.bare for goal in game.goals)]


def dealer_moves(game: Game[Any], state: Any, rng: Random) -> list[Move]:
    """Return deals: as it should be, one card short, one too many, with a card twice too often,
    with cards that are not dealt, and no deal at all."""
    cards, number, verb = shuffled(game, state)
    good = tuple(rng.sample(cards, number))
    kept_out = tuple(face for face in game.deck.faces if face not in cards)
    deals = [
        good,
        good[1:],
        (*good, cards[0]),
        (*good[:-1], *kept_out),
        (good[0],) * number,
        ("?", *good[1:]),
        (),
    ]
    others = [Move(DEALER, each, good) for each in ("play", *game.verbs) if each != verb]
    return [
        *(Move(DEALER, verb, each) for each in deals),
        Move(DEALER, verb, good, "A"),
        *others,
    ]


def shuffled(game: Game[Any], state: Any) -> Chance:
    """Return what the dealer deals from and how many; of any kind when it is not the dealer's
    turn."""
    if game.to_move(state) == (DEALER,):
        return game.chance(state)
    return Chance(game.deck.cards(), 9)


def expected(game: Game[Any], state: Any) -> Callable[[Move], bool]:
    """Return what says whether a move is legal as the other answers of the game have it:
    `legal_moves` for seats, `chance` for the dealer."""
    movers = game.to_move(state)
    legal = {move for seat in movers if seat != DEALER for move in game.legal_moves(state, seat)}
    return lambda move: move in legal or (move.seat in movers and is_chance(game, state, move))


def is_chance(game: Game[Any], state: Any, move: Move) -> bool:
    """Say whether a move is the dealer's and does what chance has to do."""
    if move.seat != DEALER:
        return False
    cards, number, verb = game.chance(state)
    fits = all(cards.count(card) >= move.cards.count(card) for card in move.cards)
    return fits and replace(move, cards=()) == Move(DEALER, verb) and len(move.cards) == number
