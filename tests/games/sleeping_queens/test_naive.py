"""The engine against the simple-minded table of `naive.py`, move by move.

Seeded games with 2-5 seats under options drawn at random, and walks from tables with few cards and
many awake queens, where attacks, clashes, ends and empty piles meet. Before each move both must
know the same legal moves and refuse the same others; after it both must be at the same position.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import combinations_with_replacement
from random import Random

import pytest

from games.core.deal import deal, open_table
from games.core.notation import dump_position, parse_position
from games.core.options import dump_options, option_name, values_by_option
from games.core.protocol import Move
from games.registry import GAMES
from tests.games.notation import Table, outcome
from tests.games.sleeping_queens import naive
from tests.games.sleeping_queens.naive_table import DEFAULTS, ORDER, POINTS, PRESETS, RED
from tests.games.sleeping_queens.naive_table import SEATS as NAMES

GAME = GAMES["sleeping-queens"]
SEATS = range(2, 6)
SEEDS = range(8)
LONGEST = 100
"""Moves after which a game is left; by chance alone it may go on for long."""
OFTEN = {"Ki": 2, "Kn": 6, "Po": 4, "Je": 6, "Dr": 2, "Wa": 2, "discard": 1, "pass": 2}
"""How often a move is chosen, by card or verb."""
VERBS = ["play", "discard", "pass", "wake", "place", "deal", "lay", "shuffle", "juggle"]
STRANGE_GOALS = [
    "0",
    "13",
    "17",
    "07",
    "+3",
    "\u00b2",
    "\u0663",
    "Heart",
    "*",
    "-",
    "A",
    "Z",
    " 1",
    "9" * 5000,
]
CLASH = "awake=A:Cat;B:Dog,Ladybug;C:Peacock,Starfish,Sunflower"
NEARLY = "awake=A:Heart,Moon;B:Cat,Cake,Rainbow;C:Starfish,Pancake,Sunflower;D:Ladybug,Peacock"
ALL_BUT_TWO = "awake=A:Cake,Heart,Moon,Rainbow;B:Dog,Pancake,Starfish;C:Ladybug,Peacock,Sunflower"
FOUR_EACH = "awake=A:Heart,Moon,Rainbow,Sunflower;B:Dog,Ladybug,Peacock,Starfish"
KNOTS = (
    f"standard A 4,Ki,Je,Kn,Kn;2,6,Dr;3,Wa {CLASH} stock=2,3,Dr discard=1 top=Po",
    f"standard,cat-dog-steal=forbid A Kn;2,Kn;3,Kn,Dr {CLASH} stock=2,3,Dr discard=1 top=Po",
    f"standard B 4,9;Ki,Ki;3,Wa;Je,Je {NEARLY} stock=2,2,6,3",
    f"standard,win-points=fifty D 4,9;Ki,Ki;3,Wa;Je,Je {NEARLY} stock=6,2,2,3",
    f"standard A Je,Je,Je;Je,Wa;Dr,Wa {ALL_BUT_TWO} stock=Je,5",
    f"standard A Kn,Po;Dr,Wa {FOUR_EACH} top=3",
    f"speculation A Kn,Po;Dr,Wa {FOUR_EACH} stock=4,4,4,4 top=3",
    f"number-cards-only A Po,Wa,Wa,Dr,Dr;Kn,Po,Wa,Dr {FOUR_EACH} stock=4 top=3",
)
"""Where rules meet that seldom do: clashes, Rose beside a clash, the last sleepers, empty piles,
power cards only. Queens that are not awake are asleep."""
PHASES = {
    "turn",
    "attack Kn",
    "attack Po",
    "wake rose",
    "wake jester",
    "place potion",
    "place cat-dog",
    "flip",
    "draws",
    "over",
}


def some_options(seed: str, seats: int) -> str:
    """Return options drawn at random, the usual ones more often than not."""
    rng = Random(f"options {seats} {seed}")
    words = ["standard"]
    for each in fields(GAME.options("standard")):
        name, values = option_name(each), each.metadata["words"]
        if name == "start-choice":
            values = ["A", NAMES[seats - 1]]
        words.append(f"{name}={rng.choice([*values, DEFAULTS[name]])}")
    return dump_options(GAME.options(" ".join(words)), GAME.presets)


def small_table(rng: Random) -> str:
    """Return a table in mid-game: many power cards, few cards on the piles, queens awake."""
    seats = rng.choice([2, 3, 4, 5])
    options = some_options(f"small {rng.random()}", seats)
    mover = rng.choice(NAMES[:seats])
    words = ["sleeping-queens", "1", options.replace(" ", ","), mover, ";".join("-" * seats)]
    table = naive.Table(" ".join(words))
    deck = [face for face, count in RED.items() for _ in range(count)]
    rng.shuffle(deck)
    deck.sort(key=lambda card: card in naive.NUMBERS and rng.random() < 0.6)
    for hand in table.hands.values():
        hand += [deck.pop(rng.randrange(30)) for _ in range(rng.choice([2, 4, 5, 5, 5]))]
    rng.shuffle(deck)
    table.stock = [deck.pop() for _ in range(rng.choice([0, 1, 2, 3, 9]))]
    table.discard = [deck.pop() for _ in range(rng.choice([0, 0, 1, 3]))]
    table.top = deck.pop() if table.discard or rng.random() < 0.5 else ""
    lay_queens(table, rng)
    return table.line()


def lay_queens(table: naive.Table, rng: Random) -> None:
    """Put most queens before seats that can have them and go on, the others to sleep."""
    for queen in rng.sample(table.queens_in_play(), len(table.queens_in_play())):
        seat = rng.choice(list(table.hands))
        table.awake[seat].append(queen)
        table.asleep.append("-")
        clash = {"Cat", "Dog"} <= set(table.awake[seat])
        if clash or naive.has_enough(table, seat) or rng.random() < 0.3:
            table.awake[seat].pop()
            table.asleep[-1] = queen
    if not table.is_anybody_asleep():
        queen = next(filter(None, table.awake.values())).pop()
        table.asleep[-1] = queen
    rng.shuffle(table.asleep)


def hide(line: str, rng: Random) -> str:
    """Return a position of which less is stated: cards of hands and stock, sleeping queens."""
    table = naive.Table(line)
    for cards in [*table.hands.values(), table.stock]:
        cards[:] = ["*" if rng.random() < 0.3 else card for card in cards]
    table.asleep = ["*" if queen != "-" and rng.random() < 0.5 else queen for queen in table.asleep]
    return table.line()


def phase_of(table: naive.Table) -> str:
    """Return what is going on: the words of a task without seats and queens, or `turn`."""
    if table.over or table.draws:
        return "over" if table.over else "draws"
    words = [word for word in table.task if word not in NAMES and word not in POINTS]
    return " ".join(words) or "turn"


def asked(move: Move) -> naive.Asked:
    return (move.seat, move.verb, list(move.cards), move.to or "")


def move_of(asked: naive.Asked) -> Move:
    seat, verb, cards, to = asked
    return Move(seat, verb, tuple(cards), to or None)


def strange_moves(table: naive.Table, rng: Random) -> list[naive.Asked]:
    """Return moves that are nobody's: cards too few, too many, out of order or from elsewhere,
    goals where none belong or that are nowhere, verbs and seats that there are not."""
    seat = rng.choice([*table.hands, table.mover()])
    hand = table.hands.get(seat) or ["7"]
    own, foreign = rng.choice(hand), rng.choice(ORDER)
    some = rng.sample(hand, rng.randint(1, len(hand)))
    verb = rng.choice(VERBS)
    return [
        (seat, verb, cards, to)
        for cards in ([], [own], [foreign], [own, rng.choice(hand)], some)
        for to in ("", rng.choice(STRANGE_GOALS), str(rng.randint(1, 16)), rng.choice([*POINTS]))
    ] + [(rng.choice("LZ"), verb, [own], ""), ("@", verb, [own], ""), (seat, "discard", some, "")]


def compare_legality(state, table: naive.Table, rng: Random) -> list[Move]:
    """Compare which moves are legal; return them."""
    moves = list(GAME.legal_moves(state, table.mover()))
    everything = list(naive.every_move(table))
    expected = [move for move in everything if naive.is_legal(table, move)]
    assert sorted(map(asked, moves)) == sorted(expected), table.line()
    for tried in [*rng.sample(everything, min(25, len(everything))), *strange_moves(table, rng)]:
        refused = GAME.check(state, move_of(tried))
        legal = naive.is_legal(table, tried)
        assert (refused is None) == legal, f"{table.line()} | {tried} | {refused}"
    return moves


def compare_deals(state, table: naive.Table, rng: Random) -> Move:
    """Compare what the dealer may do; return a legal deal."""
    move = deal(GAME, state, rng)
    good = list(move.cards)
    others = [good[1:], [*good, good[0]], [*good[1:], rng.choice(ORDER)], []]
    verbs = ("deal", "lay", "shuffle", "discard")
    for verb, cards in [*((verb, good) for verb in verbs), *((move.verb, each) for each in others)]:
        refused = GAME.check(state, Move("@", verb, tuple(cards)))
        legal = naive.may_deal(table, verb, cards)
        assert (refused is None) == legal, f"{table.line()} | {verb} {cards} | {refused}"
    assert GAME.check(state, Move("@", move.verb, move.cards, "A")) is not None
    return move


def how_often(move: Move) -> int:
    """Return how often a move is chosen: Cat and Dog are attacked with preference."""
    often = OFTEN.get(move.verb, OFTEN.get("".join(move.cards), 3))
    return often * 6 if move.to in ("Cat", "Dog") else often


def compare_move(state, table: naive.Table, rng: Random):
    """Let both make the same move, chosen at random; return the engine's state after it."""
    line = table.line()
    assert GAME.to_move(state) == (table.mover(),), line
    if table.mover() == "@":
        move = compare_deals(state, table, rng)
        naive.deal(table, list(move.cards))
    else:
        moves = compare_legality(state, table, rng)
        move = rng.choices(moves, [how_often(each) for each in moves])[0]
        naive.act(table, asked(move))
    played = GAME.play(state, move)
    after = dump_position(GAME, played.state)
    assert after == table.line(), f"{line} | {move}"
    assert after == naive.Table(after).line()
    assert parse_position(after, GAMES)[1] == played.state, after
    compare_events(line, after, played.events)
    return played.state


def compare_events(before: str, after: str, events) -> None:
    """Compare what is told with what has changed: who drew, woke and fell asleep, who won."""
    old, new = naive.Table(before), naive.Table(after)
    for name, *words in (str(event).split(" ") for event in events):
        if name == "cards-drawn":
            hand = new.hands[words[0]]
            assert all(hand.count(card) >= words.count(card) for card in words[1:]), before
        elif name == "queen-woken":
            assert old.sleeps(words[2]) == words[1], before
        elif name == "queen-asleep":
            assert new.sleeps(words[1]) == words[0], before
        elif name == "queen-stolen":
            assert old.owner(words[1]) == words[2], before
        elif name == "game-ended":
            assert words[:-1] == naive.winners(new), before
    assert new.over == ("game-ended" in [event.name for event in events]), before


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", SEEDS)
def test_naive(seats, seed):
    rng = Random(f"{seed} {seats}")
    state = open_table(GAME, seats, GAME.options(some_options(str(seed), seats)), rng)
    table = naive.Table(dump_position(GAME, state))
    for _ in range(LONGEST):
        state = compare_move(state, table, rng)
        if table.over:
            compare_end(state, table, rng)
            break


def compare_end(state, table: naive.Table, rng: Random) -> None:
    """Compare who won; nobody can do anything any more."""
    ended = outcome(Table(GAME, state))
    assert list(ended.winners) == naive.winners(table), table.line()
    assert list(ended.scores) == [table.points(seat) for seat in table.hands], table.line()
    assert GAME.to_move(state) == ()
    for tried in [*naive.every_move(table), *strange_moves(table, rng)]:
        assert GAME.check(state, move_of(tried)) is not None, f"{table.line()} | {tried}"


def walk(line: str, rng: Random) -> Iterator[str]:
    """Play on from a position; yield the phases on the way."""
    _, state = parse_position(line, GAMES)
    table = naive.Table(dump_position(GAME, state))
    assert table.line() == line
    for _ in range(25):
        yield phase_of(table)
        if table.over:
            compare_end(state, table, rng)
            break
        if table.mover() != "@" and not naive.legal_moves(table):
            compare_legality(state, table, rng)
            break
        state = compare_move(state, table, rng)


@pytest.mark.parametrize("chunk", range(4))
def test_naive__with_few_cards(chunk):
    rng = Random(f"few {chunk}")
    seen: Counter[str] = Counter()
    for _ in range(40):
        seen.update(walk(small_table(rng), rng))
    assert seen["turn"] > 80, seen


def test_naive__where_rules_meet():
    seen: Counter[str] = Counter()
    for knot in KNOTS:
        for seed in range(8):
            rng = Random(f"knot {seed}")
            seen.update(walk(in_full(f"sleeping-queens 1 {knot}", rng), rng))
    assert set(seen) == PHASES, seen


def in_full(line: str, rng: Random) -> str:
    """Return a position in which all queens are asleep that are not awake."""
    table = naive.Table(line)
    queens = table.queens_in_play()
    table.asleep = ["-" if table.owner(queen) else queen for queen in queens]
    rng.shuffle(table.asleep)
    return table.line()


@pytest.mark.parametrize("two_sided", ["on", "off"])
@pytest.mark.parametrize("runs", ["on", "off"])
def test_naive__every_group_of_cards(two_sided, runs):
    """Everything that may be discarded together: all twos and threes, all numbers up to five."""
    options = f"standard,two-sided-sums={two_sided},runs-and-triples={runs}"
    line = f"sleeping-queens 1 {options} A -;- asleep={','.join('*' * 12)}"
    state, table = parse_position(line, GAMES)[1], naive.Table(line)
    for size, faces in [(2, RED), (3, RED), (4, naive.NUMBERS), (5, naive.NUMBERS)]:
        for cards in combinations_with_replacement(faces, size):
            table.hands["A"] = list(cards)
            refused = GAME.check(replace(state, hands=(cards, ())), Move("A", "discard", cards))
            legal = naive.is_legal(table, ("A", "discard", list(cards), ""))
            assert (refused is None) == legal, f"{options} | {cards} | {refused}"


def test_naive__with_less_stated():
    rng = Random("less")
    seen: Counter[str] = Counter()
    for _ in range(40):
        seen.update(walk(hide(small_table(rng), rng), rng))
    assert seen["turn"] > 80, seen


def test_naive__who_wins():
    """Five seats when all are awake, where points are equal now and then."""
    tied = 0
    for seed in range(300):
        rng = Random(f"winners {seed}")
        tie = rng.choice(["shared", "queens-then-shared"])
        head = f"sleeping-queens 1 standard,tie-break={tie} - -;-;-;-;-"
        table = naive.Table(f"{head} asleep={','.join('-' * 12)} turn=A")
        for queen in rng.sample(table.queens_in_play(), 12):
            table.awake[rng.choice(NAMES)].append(queen)
        if any(naive.has_enough(table, seat) for seat in NAMES) or clash(table):
            continue
        state = parse_position(table.line(), GAMES)[1]
        assert list(outcome(Table(GAME, state)).winners) == naive.winners(table), table.line()
        points = sorted(map(table.points, NAMES))
        tied += points[-1] == points[-2]
    assert tied >= 5


def clash(table: naive.Table) -> bool:
    return any({"Cat", "Dog"} <= set(queens) for queens in table.awake.values())


def test_naive__sees_every_value_of_every_option():
    drawn: Counter[tuple[str, str]] = Counter()
    for seats in SEATS:
        for seed in SEEDS:
            options = GAME.options(some_options(str(seed), seats))
            drawn.update(values_by_option(options).items())
    for each in fields(GAME.options("standard")):
        for value in each.metadata["words"]:
            assert drawn[option_name(each), value], (option_name(each), value)


@pytest.mark.parametrize("preset", GAME.presets)
def test_naive__knows_the_presets(preset):
    assert values_by_option(GAME.presets[preset]) == DEFAULTS | PRESETS[preset]
