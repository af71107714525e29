"""The engine against the simple-minded table of `naive.py`, move by move.

Seeded games with 3-7 seats under options drawn at random, and walks from tables with few cards,
where actions, calls and empty hands meet. Before each move both must know the same legal moves and
refuse the same others; after it both must be at the same position.
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
from tests.games.cheating_moth import naive
from tests.games.cheating_moth.naive_table import DEFAULTS, FACES, PRESETS
from tests.games.cheating_moth.naive_table import SEATS as NAMES
from tests.games.notation import Table, outcome

GAME = GAMES["cheating-moth"]
SEATS = range(3, 8)
SEEDS = range(3)
OFTEN = {"play": 6, "draw": 2, "throw": 4, "give": 2, "slap": 2, "pass": 2, "cheat": 1, "accuse": 1}
"""How often a move is chosen, by verb: calls and cheats are legal all the time."""
KNOTS = (
    "standard,cockroach-chains=on,last-card-action=resolve-first B -;An4,N5;Mq4,N1;Sp4,N2"
    " guard=C top=Ck4 stock=N4,N1 action=race,A",
    "standard,cockroach-chains=on B N2;An4,N5;Mq4,N1;Sp4 guard=C top=Ck4 stock=N4,N1 action=race,A",
    "standard,last-card-action=resolve-first A An4;N5,Mo3;N1 guard=B top=N3 stock=N4 discard=N1",
    "french-page B N1;N2,N4;N5,Mo4 guard=A top=Sp3 stock=N1 action=spider,A caught=B",
    "standard B -;N2,Mo2,Mo3;N5,Mo1 guard=C top=Mq1 stock=N3 action=gifts,A,C;B fresh=A:Mo4,0",
    "standard,penalty-moth=on C N2,Mo4;Mo5;N5,N1,Mo1 guard=A top=Mq1 discard=N3 action=slaps,B"
    " fresh=C:N3,0",
)
"""Where rules that seldom meet do: last actions, gifts, calls, an empty pile."""
PHASES = {"turn", "spider", "slaps", "gifts", "race", "caught", "shuffle"}


def some_options(seed: str, seats: int) -> str:
    """Return options drawn at random; games are short."""
    rng = Random(f"options {seats} {seed}")
    words = ["standard"]
    for each in fields(GAME.options("standard")):
        name, values = option_name(each), list(each.metadata["words"])
        if name == "rounds":
            values = ["1", "2", "players"] if seats < 5 else ["1", "2"]
        elif name == "catch-window":
            values = ["0", "1", "1", "2", "9"]
        elif name == "number-split":
            values = ["even", each.metadata["example"]]
        elif name == "more-players" and seats > 5:
            values = ["on"]
        words.append(f"{name}={rng.choice(values)}")
    return " ".join(words)


def small_table(rng: Random) -> str:
    """Return a table with a card or two in each hand and little on the piles."""
    seats = rng.choice([3, 3, 4, 5])
    options = some_options(f"small {rng.random()}", seats)
    deck = list(GAME.deck_under(GAME.options(options)).cards())
    rng.shuffle(deck)
    # Bugs and moths come first, so that something happens.
    deck.sort(key=lambda card: card.startswith("N") and rng.random() < 0.6)
    hands = [
        ",".join(deck.pop(rng.randrange(25)) for _ in range(rng.choice([1, 1, 2, 2, 3])))
        for _ in range(seats)
    ]
    mover, guard = rng.choices(NAMES[:seats], k=2)
    words = ["cheating-moth", "1", options.replace(" ", ","), mover, ";".join(hands)]
    table = naive.Table(" ".join([*words, f"guard={guard}", f"top={deck.pop()}"]))
    table.stock = [deck.pop() for _ in range(rng.choice([0, 0, 1, 2, 5]))]
    table.discard = [deck.pop() for _ in range(rng.choice([0, 0, 1, 3]))]
    for seat in sorted(set(table.hands) - {guard}):
        if rng.random() < 0.5:
            window = int(table.options["catch-window"])
            table.fresh.append([seat, deck.pop(), str(rng.randint(0, window))])
    return table.line()


def phase_of(table: naive.Table) -> str:
    if table.draws or table.caught:
        return "shuffle" if table.draws else "caught"
    return table.doing() or "turn"


def asked(move: Move) -> naive.Asked:
    return (move.seat, move.verb, list(move.cards), move.to or "")


def move_of(asked: naive.Asked) -> Move:
    seat, verb, cards, to = asked
    return Move(seat, verb, tuple(cards), to or None)


def strange_moves(table: naive.Table, rng: Random) -> list[naive.Asked]:
    """Return moves that are nobody's: cards too few, too many or from elsewhere, goals where none
    belong or that are nowhere, verbs and seats that there are not."""
    seat = rng.choice(list(table.hands))
    hand = table.hands[seat] or ["N1"]
    own, foreign = rng.choice(hand), rng.choice(FACES)
    verb = rng.choice([*OFTEN, "deal", "shuffle", "juggle"])
    return [
        (seat, verb, cards, to)
        for cards in ([], [own], [foreign], [own, rng.choice(hand)])
        for to in ("", seat, rng.choice(NAMES))
    ] + [("L", verb, [own], ""), ("@", verb, [own], "")]


def compare_legality(state, table: naive.Table, rng: Random) -> list[Move]:
    """Compare which moves are legal; return them."""
    moves = [move for seat in GAME.to_move(state) for move in GAME.legal_moves(state, seat)]
    everything = list(naive.every_move(table))
    expected = [move for move in everything if naive.is_legal(table, move)]
    assert sorted(map(asked, moves)) == sorted(expected), table.line()
    for tried in [*rng.sample(everything, min(12, len(everything))), *strange_moves(table, rng)]:
        refused = GAME.check(state, move_of(tried))
        legal = naive.is_legal(table, tried)
        assert (refused is None) == legal, f"{table.line()} | {tried} | {refused}"
    return moves


def compare_deals(state, table: naive.Table, rng: Random) -> Move:
    """Compare what the dealer may do; return a legal deal."""
    move = deal(GAME, state, rng)
    good = list(move.cards)
    others = [good[1:], [*good, good[0]], [*good[1:], rng.choice(FACES)]]
    for verb, cards in [("deal", good), ("shuffle", good), *((move.verb, each) for each in others)]:
        refused = GAME.check(state, Move("@", verb, tuple(cards)))
        legal = naive.may_deal(table, verb, cards)
        assert (refused is None) == legal, f"{table.line()} | {verb} {cards} | {refused}"
    return move


def compare_move(state, table: naive.Table, rng: Random):
    """Let both make the same move, chosen at random; return the engine's state after it."""
    line = table.line()
    if table.mover() == "@":
        assert GAME.to_move(state) == ("@",), line
        move = compare_deals(state, table, rng)
        naive.deal(table, list(move.cards))
    else:
        moves = compare_legality(state, table, rng)
        verbs = sorted({move.verb for move in moves})
        verb = rng.choices(verbs, [OFTEN[each] for each in verbs])[0]
        move = rng.choice([each for each in moves if each.verb == verb])
        naive.act(table, asked(move))
    played = GAME.play(state, move)
    after = dump_position(GAME, played.state)
    assert after == table.line(), f"{line} | {move}"
    assert after == naive.Table(after).line()
    assert parse_position(after, GAMES)[1] == played.state, after
    for event in played.events:
        if event.name == "round-ended":
            out = [seat for seat, hand in table.hands.items() if not hand]
            assert str(event) == f"round-ended {' '.join(out)}", f"{line} | {move}"
    return played.state


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", SEEDS)
def test_naive(seats, seed):
    rng = Random(f"{seed} {seats}")
    state = open_table(GAME, seats, GAME.options(some_options(str(seed), seats)), rng)
    table = naive.Table(dump_position(GAME, state))
    while GAME.to_move(state):
        state = compare_move(state, table, rng)
    assert list(outcome(Table(GAME, state)).winners) == naive.winners(table)


def walk(line: str, rng: Random) -> Iterator[str]:
    """Play on from a position, at most to the end of the round; yield the phases on the way."""
    _, state = parse_position(line, GAMES)
    table = naive.Table(dump_position(GAME, state))
    for _ in range(25):
        yield phase_of(table)
        state = compare_move(state, table, rng)
        if not table.top:
            break


@pytest.mark.parametrize("chunk", range(4))
def test_naive__with_few_cards(chunk):
    rng = Random(f"few {chunk}")
    seen: Counter[str] = Counter()
    for _ in range(80):
        seen.update(walk(small_table(rng), rng))
    assert set(seen) == PHASES, seen


@pytest.mark.parametrize("knot", KNOTS)
def test_naive__where_rules_meet(knot):
    for seed in range(8):
        assert list(walk(f"cheating-moth 1 {knot}", Random(f"knot {seed}")))


@pytest.mark.parametrize("tie", ["shared", "last-round"])
def test_naive__who_wins(tie):
    """Low points, so that totals are equal more often than not."""
    for seed in range(40):
        rng = Random(f"winners {seed}")
        seats = rng.choice([3, 4, 5])
        rows = [",".join(str(rng.randint(0, 2)) for _ in range(seats)) for _ in range(2)]
        head = f"cheating-moth 1 standard,rounds=2,game-tie={tie} - {';'.join('-' * seats)}"
        line = f"{head} guard=A points={';'.join(rows)}"
        state = parse_position(line, GAMES)[1]
        assert list(outcome(Table(GAME, state)).winners) == naive.winners(naive.Table(line)), line


def test_naive__sees_every_value_of_every_option():
    drawn = {
        word for seed in SEEDS for seats in SEATS for word in some_options(str(seed), seats).split()
    }
    for each in fields(GAME.options("standard")):
        for value in [*each.metadata["words"], *filter(None, [each.metadata["example"]])]:
            assert f"{option_name(each)}={value}" in drawn


@pytest.mark.parametrize("preset", GAME.presets)
def test_naive__knows_the_presets(preset):
    assert values_by_option(GAME.presets[preset]) == DEFAULTS | PRESETS[preset]
