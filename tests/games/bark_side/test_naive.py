"""The engine against the simple-minded table of `naive.py`, move by move.

Seeded games with 3-6 seats under options drawn at random, and walks from tables with few cards
each, where sets, tucks, the Wild Dog and last tricks meet. Before each move both must
know the same legal moves and refuse the same others; after it both must be at the same position.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from random import Random

import pytest

from games.core.deal import deal, open_table
from games.core.notation import dump_position, parse_position
from games.core.options import option_name, values_by_option
from games.core.protocol import Move
from games.registry import GAMES
from tests.games.bark_side import naive
from tests.games.bark_side.naive import DEFAULTS, FACES, PRESETS
from tests.games.bark_side.naive import SEATS as NAMES
from tests.games.notation import Table, outcome

GAME = GAMES["bark-side"]
SEATS = range(3, 7)
SEEDS = range(3)
WORDS = {
    **{name: ["on", "off"] for name, value in DEFAULTS.items() if value in ("on", "off")},
    "min-deal": ["5", "6"],
    "tie": ["latest", "earliest"],
    "follow-rule": ["equal-or-higher", "higher"],
    "win": ["kinds-then-cards", "kinds", "cards"],
    "pass-direction": ["right", "left"],
    "wild-last-trick": ["every-round", "final-round-only", "off"],
    "end-kinds": ["3", "5", "7", "12"],
    "start-choice": ["random", "A", "B", "C"],
}
KNOTS = (
    "standard,wild-dog=on B 7;5,9,Wd;3,3,4 trick=A:3,3 tail=tucked",
    "standard,wild-dog=on A 8,Wd;7,6;8,3;9,4 tail=tucked",
    "standard,wild-dog=on,wild-must-tuck=on B 2,5;6,8,Wd;1,2,7 trick=A:4",
    "standard,wild-dog=on,wild-must-tuck=on B 2;6,6,Wd;1,2,7 trick=A:5,5 tail=tucked",
    "standard,wild-dog=on,wild-last-trick=off A Wd;1;9;4 tail=tucked",
    "standard,wild-dog=on,wild-last-trick=off B -;Wd;9;4 trick=A:1 tail=tucked",
    "standard,wild-dog=on,wild-last-trick=final-round-only,declare-tuck=on B -;Wd;9;4 trick=A:1",
    "standard,wild-dog=on,declare-tuck=on B -;Wd;9;4 trick=A:1 tail=tucked",
    "standard,wild-dog=on,follow-rule=higher A 4,Wd;4,5;4,5 tail=tucked",
    "with-special-dogs @ 4,5;Wd,5,6;3,3,7 trick=A:Sd",
    "with-special-dogs,declare-tuck=on C 4,5;5,6;3,3,7 trick=A:Sd;B:Wd",
    "with-special-dogs,tie=earliest,follow-rule=higher D 4,5;5,6;3,4;4,4,6 trick=A:Sd;B:4;C:tuck,3"
    " tail=tucked",
)
"""Where rules that seldom meet do: the Wild Dog as a 0, a set's mate or the boss's, no follow."""


def option_words(rng: Random) -> str:
    """Return options drawn at random, the Wild Dog more often in than out."""
    words = [rng.choice(["standard", "with-special-dogs", "with-special-dogs", "prototype"])]
    words += [
        f"{name}={rng.choice(values)}"
        for name, values in WORDS.items()
        if name not in ("wild-dog", "starting-dog") or rng.random() < 0.3
    ]
    return " ".join(words)


def some_options(seed: int, seats: int) -> str:
    return option_words(Random(f"options {seats} {seed}"))


def small_table(rng: Random) -> str:
    """Return a table with one to five cards each, as it may be in the middle of a late round."""
    seats, each = rng.choice([3, 3, 4, 5]), rng.choice([1, 1, 2, 3, 4, 5])
    options = option_words(rng)
    high = rng.choice([4, 6, 10])
    head = f"bark-side 1 {options.replace(' ', ',')} A {';'.join('-' * seats)}"
    deck = naive.all_cards(naive.Table(head))
    cards = [card for card in deck if card != "Sd" and (card == "Wd" or int(card) <= high)]
    rng.shuffle(cards)
    each = min(each, len(cards) // seats)
    rounds = rng.choice([0, 0, 1, 2]) if len(cards) > seats * each + 10 else 0
    shelters: dict[str, list[str]] = {seat: [] for seat in NAMES[:seats]}
    for _ in range(rounds):
        shelters[rng.choice(NAMES[:seats])] += [cards.pop(0) for _ in range(3)]
    if "Wd" in cards:
        cards.remove("Wd")
        cards.insert(rng.randrange(seats * each), "Wd")
    hands = [",".join(naive.in_order(cards[at::seats][:each])) for at in range(seats)]
    table = naive.Table(
        f"{' '.join(head.split()[:3])} {rng.choice(NAMES[:seats])} {';'.join(hands)}"
    )
    table.tail, table.round, table.shelters = rng.random() < 0.8, rounds + 1, shelters
    if naive.why_over(table):
        table.round, table.shelters = 1, {seat: [] for seat in shelters}
    return table.line()


def asked(move: Move) -> naive.Asked:
    return (move.seat, move.verb, naive.in_order(list(move.cards)), move.to or "")


def move_of(asked: naive.Asked) -> Move:
    """Return the move as notation would read it, its cards sorted."""
    seat, verb, cards, to = asked
    return Move(seat, verb, GAME.deck.sort(cards), to or None)


def strange_moves(table: naive.Table, rng: Random) -> list[naive.Asked]:
    """Return moves that are nobody's: cards too few, too many or from elsewhere, out of turn, with
    goals where none belong, verbs and seats that there are not."""
    seat = rng.choice([*table.hands, *table.movers(), *table.movers()])
    hand = table.hands[seat] or ["1"]
    own, foreign = rng.choice(hand), rng.choice(FACES)
    verb = rng.choice(["play", "play", "tuck", "tuck", "give", "deal", "draw", "pass"])
    piles: list[list[str]] = [[], [own], [foreign], [own, foreign], [own, own]]
    piles += [hand[:3], hand[::-1], hand[:2][::-1]]
    asked = [(seat, verb, list(cards), "") for cards in piles]
    asked += [
        (seat, verb, [own], rng.choice(NAMES)),
        ("L", verb, [own], ""),
        ("@", verb, [own], ""),
    ]
    return asked


def compare_legality(state, table: naive.Table, rng: Random) -> list[Move]:
    """Compare which moves are legal; return them."""
    assert set(GAME.to_move(state)) == set(table.movers()), table.line()
    moves = [move for seat in GAME.to_move(state) for move in GAME.legal_moves(state, seat)]
    everything = list(naive.every_move(table))
    expected = [move for move in everything if naive.is_legal(table, move)]
    assert sorted(map(asked, moves)) == sorted(expected), table.line()
    for tried in [*rng.sample(everything, min(10, len(everything))), *strange_moves(table, rng)]:
        refused = GAME.check(state, move_of(tried))
        legal = naive.is_legal(table, tried)
        assert (refused is None) == legal, f"{table.line()} | {tried} | {refused}"
    return moves


def compare_deals(state, table: naive.Table, rng: Random) -> Move:
    """Compare what the dealer may do; return a legal deal or draw."""
    assert GAME.to_move(state) == ("@",), table.line()
    move = deal(GAME, state, rng)
    good = list(move.cards)
    others = [good[1:], [*good, good[0]], [*good[1:], rng.choice(FACES)], good[::-1]]
    tries = [(verb, good) for verb in ("deal", "draw", "play")]
    for verb, cards in [*tries, *((move.verb, each) for each in others)]:
        refused = GAME.check(state, Move("@", verb, tuple(cards)))
        legal = naive.may_deal(table, verb, cards)
        assert (refused is None) == legal, f"{table.line()} | {verb} {cards} | {refused}"
    return move


def choice_of(moves: list[Move], rng: Random) -> Move:
    """Return a move, tucks and sets more often than there are many of them."""
    rare = [move for move in moves if move.verb == "tuck" or len(move.cards) > 1]
    return rng.choice(rare if rare and rng.random() < 0.4 else moves)


def compare_move(state, table: naive.Table, rng: Random):
    """Let both make the same move, chosen at random; return the engine's state after it."""
    line = table.line()
    if table.mover() == "@":
        move = compare_deals(state, table, rng)
        naive.deal(table, list(move.cards))
    else:
        move = choice_of(compare_legality(state, table, rng), rng)
        naive.act(table, asked(move))
    after = GAME.play(state, move).state
    text = dump_position(GAME, after)
    assert text == table.line(), f"{line} | {move}"
    assert text == naive.Table(text).line()
    assert parse_position(text, GAMES)[1] == after, text
    return after


def compare_end(state, table: naive.Table) -> None:
    ended = outcome(Table(GAME, state))
    why = {"kinds": "enough-kinds", "cards": "too-few-cards"}[naive.why_over(table)]
    assert (list(ended.winners), ended.termination) == (naive.winners(table), why), table.line()
    for seat in [*table.hands, "@"]:
        for verb in ("play", "tuck", "give", "deal", "draw"):
            assert GAME.check(state, Move(seat, verb, ("1",))) is not None, table.line()


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", SEEDS)
def test_naive(seats, seed):
    rng = Random(f"{seed} {seats}")
    state = open_table(GAME, seats, GAME.options(some_options(seed, seats)), rng)
    table = naive.Table(dump_position(GAME, state))
    while GAME.to_move(state):
        state = compare_move(state, table, rng)
    compare_end(state, table)


def walk(line: str, rng: Random) -> Iterator[str]:
    """Play on from a position to the end of the round; yield what is met on the way."""
    _, state = parse_position(line, GAMES)
    table = naive.Table(dump_position(GAME, state))
    while not (table.over or table.is_between()):
        sizes = [len(cards) for _, _, cards in table.trick]
        yield "last" if naive.is_last(table) else "set" if max(sizes, default=1) > 1 else "trick"
        state = compare_move(state, table, rng)
    if table.over:
        compare_end(state, table)


@pytest.mark.parametrize("chunk", range(4))
def test_naive__with_few_cards(chunk):
    rng = Random(f"few {chunk}")
    seen: Counter[str] = Counter()
    for _ in range(60):
        seen.update(walk(small_table(rng), rng))
    assert set(seen) == {"trick", "set", "last"}, seen


@pytest.mark.parametrize("knot", KNOTS)
def test_naive__where_rules_meet(knot):
    for seed in range(8):
        assert list(walk(f"bark-side 1 {knot}", Random(f"knot {seed}")))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("min_deal", ["5", "6"])
def test_naive__which_round_is_final(seats, min_deal):
    """The Wild Dog in last tricks of late rounds: where no other is possible, and before."""
    rule = f"wild-last-trick=final-round-only,min-deal={min_deal}"
    head = f"bark-side 1 standard,wild-dog=on,{rule},end-kinds=12"
    bosses = set()
    for rounds in range(7, 13):
        rng = Random(f"final {rounds}")
        table = naive.Table(f"{head} A {';'.join('-' * seats)}")
        cards = [card for card in naive.all_cards(table) if card != "Wd"]
        cards = cards[::-1] if rounds % 2 else cards
        half = 3 * (rounds // 2)
        table.shelters |= {"A": cards[:half], "B": cards[half : 3 * rounds]}
        if naive.why_over(table):
            break
        hands = ["Wd", *rng.sample(cards[3 * rounds :], seats - 1)]
        rng.shuffle(hands)
        table.hands = dict(zip(NAMES, [[card] for card in hands], strict=False))
        table.tail, table.round = True, rounds + 1
        bosses.add(naive.wild_is_boss(table))
        assert list(walk(table.line(), rng)) == ["last"] * seats
    assert bosses == {False, True}


@pytest.mark.parametrize("win", WORDS["win"])
@pytest.mark.parametrize("counts", ["on", "off"])
def test_naive__who_wins(win, counts):
    """Few numbers, so that shelters are level more often than not."""
    for seed in range(30):
        rng = Random(f"winners {seed}")
        seats = rng.choice([3, 4])
        options = f"standard,wild-dog=on,end-kinds=3,win={win},wild-counts-as-kind={counts}"
        shelters: dict[str, list[str]] = {seat: [] for seat in NAMES[:seats]}
        cards = ["Wd", *"1111122222333334444455555"]
        rng.shuffle(cards)
        rounds = rng.randint(3, 7)
        for at in range(rounds):
            shelters[rng.choice(NAMES[:seats])] += cards[3 * at : 3 * at + 3]
        head = f"bark-side 1 {options} - {';'.join('-' * seats)}"
        line = f"{head} shelter={naive.tell(shelters)} round={rounds + 1} leader=A"
        table = naive.Table(line)
        if naive.why_over(table):
            compare_end(parse_position(line, GAMES)[1], table)


def test_naive__sees_every_value_of_every_option():
    drawn = {
        word for seed in SEEDS for seats in SEATS for word in some_options(seed, seats).split()
    }
    for name, values in WORDS.items():
        if name not in ("wild-dog", "starting-dog"):
            assert {f"{name}={value}" for value in values} <= drawn
    assert set(WORDS) == {option_name(each) for each in fields(GAME.options("standard"))}


@pytest.mark.parametrize("preset", GAME.presets)
def test_naive__knows_the_presets(preset):
    assert values_by_option(GAME.presets[preset]) == DEFAULTS | PRESETS[preset]
