"""Sleeping Queens a second time: straight from the clauses, as simple-minded as possible.

Nothing of `games` is imported. A table is taken apart from the one-line notation into lists that
change; whether a move is legal is asked of one move at a time; at the end of each move the table is
put together into a line again. If engine and this table disagree about a move, one of them has
misread a clause. Slow on purpose: only what the rules say, in the order in which they say it.
"""

from collections.abc import Iterator
from itertools import combinations, pairwise

from tests.games.sleeping_queens.naive_table import NUMBERS, RED, Table, in_order

Asked = tuple[str, str, list[str], str]
"""A move: who, what (`play` for a card with a power), the cards, and whom or where (or nothing)."""

ANSWERS = {"Kn": "Dr", "Po": "Wa"}
HAND = 5


# May it be done?


def is_legal(table: Table, move: Asked) -> bool:
    """Say whether a seat may do something now."""
    seat, verb, cards, to = move
    if seat not in table.hands or seat != table.mover():
        return False
    if any(card == "*" or cards.count(card) > table.hands[seat].count(card) for card in cards):
        return False
    if not table.task:
        return may_take_turn(table, seat, verb, cards, to)
    if table.task[0] == "attack":
        # dragon-optional, wand-no-cross: the one card that helps, or none.
        answer = ANSWERS[table.task[1]]
        return to == "" and (verb, cards) in [("pass", []), ("play", [answer])]
    if table.task[0] == "wake":
        return (verb, cards) == ("wake", []) and may_wake(table, to)
    return (verb, cards) == ("place", []) and table.sleeps(to) == "-"


def may_take_turn(table: Table, seat: str, verb: str, cards: list[str], to: str) -> bool:
    """Say whether it is one of the actions of a turn (`turn-one-action`)."""
    if verb == "discard":
        return to == "" and may_discard(table, seat, cards)
    if verb != "play" or len(cards) != 1:
        return False
    if cards == ["Ki"]:
        return may_wake(table, to)
    if cards == ["Je"]:
        return to == "" and table.stock[:1] != ["*"]
    return cards[0] in ANSWERS and may_attack(table, seat, cards[0], to)


def may_wake(table: Table, place: str) -> bool:
    """Say whether somebody sleeps there whom the position states."""
    return table.sleeps(place) not in ("", "-", "*")


def may_attack(table: Table, seat: str, card: str, queen: str) -> bool:
    """Say whether a queen can be aimed at: awake, somebody else's, and not out of reach."""
    owner = table.owner(queen)
    if owner in ("", seat) or queen in ("*", "Strawberry"):
        return False
    forbidden = card == "Kn" and table.options["cat-dog-steal"] == "forbid"
    return not (forbidden and clashes(table, seat, queen))


def clashes(table: Table, seat: str, queen: str) -> bool:
    return {"Cat": "Dog", "Dog": "Cat"}.get(queen) in table.awake[seat]


def may_discard(table: Table, seat: str, cards: list[str]) -> bool:
    if len(cards) == 1:
        if table.options["single-discard"] == "any" or cards[0] in NUMBERS:
            return True
        return not has_anything_else(table, seat)
    return is_group(table, cards)


def is_group(table: Table, cards: list[str]) -> bool:
    """Say whether several cards may go together."""
    is_pair = len(cards) == 2 and cards[0] == cards[1]
    if not cards or any(card not in NUMBERS for card in cards):
        return is_pair and table.is_on("runs-and-triples")
    values = sorted(int(card) for card in cards)
    sides = [1] if not table.is_on("two-sided-sums") else list(range(1, len(values)))
    is_sum = len(values) >= 3 and any(
        sum(part) * 2 == sum(values) for side in sides for part in combinations(values, side)
    )
    is_triple = len(values) == 3 and values[0] == values[1] == values[2]
    is_run = len(values) >= 3 and all(high == low + 1 for low, high in pairwise(values))
    return is_pair or is_sum or (table.is_on("runs-and-triples") and (is_triple or is_run))


def has_anything_else(table: Table, seat: str) -> bool:
    """Say whether a seat can do anything but discard a single power card (`single-discard`); of a
    card in hand that is not stated nobody can say that it wouldn't do."""
    hand = table.hands[seat]
    if any(card in [*NUMBERS, "*"] for card in hand):
        return True
    places = [str(place) for place in range(1, 17)]
    plays = [(card, to) for card in hand for to in ["", *places, *table.queens_in_play()]]
    return any(may_take_turn(table, seat, "play", [card], to) for card, to in plays) or any(
        is_group(table, list(pair)) for pair in combinations(hand, 2)
    )


def every_move(table: Table) -> Iterator[Asked]:
    """Yield every move that somebody could think of with cards of his own."""
    places = [str(place) for place in range(1, len(table.asleep) + 1)]
    queens = [queen for queens in table.awake.values() for queen in queens]
    for seat, hand in table.hands.items():
        yield (seat, "pass", [], "")
        yield from ((seat, verb, [], place) for verb in ("wake", "place") for place in places)
        for card in in_order(list(set(hand))):
            goals = [""] if card in NUMBERS else ["", *places, *queens]
            yield from ((seat, "play", [card], to) for to in goals)
        for cards in groups(hand):
            yield (seat, "discard", cards, "")


def groups(hand: list[str]) -> list[list[str]]:
    """Return every choice of cards of a hand, equal ones once."""
    found: list[list[str]] = []
    for size in range(len(hand) + 1):
        for cards in combinations(in_order(hand), size):
            if list(cards) not in found:
                found.append(list(cards))
    return found


def legal_moves(table: Table) -> list[Asked]:
    return [move for move in every_move(table) if is_legal(table, move)]


# What becomes of it


def act(table: Table, move: Asked) -> None:
    """Do what was asked, which is legal, and all that follows of itself."""
    seat, verb, cards, to = move
    for card in in_order(cards):
        table.hands[seat].remove(card)
        lay(table, card)
    if table.task and table.task[0] == "attack":
        answer(table, seat, is_blocked=cards != [])
    elif verb == "place":
        table.asleep[int(to) - 1] = table.task[1]
        settle(table)
    elif verb == "discard":
        fill_up(table, [seat])
    elif verb == "wake" or cards == ["Ki"]:
        wake(table, seat, to)
    elif cards == ["Je"]:
        flip(table)
    else:
        table.task = ["attack", *cards, to]


def lay(table: Table, card: str) -> None:
    """Put a card on the discard pile."""
    if table.top:
        table.discard.append(table.top)
    table.top = card


def wake(table: Table, seat: str, place: str) -> None:
    queen = table.sleeps(place)
    if not clashes(table, seat, queen):
        table.asleep[int(place) - 1] = "-"
        table.awake[seat].append(queen)
        if queen == "Rose" and table.is_anybody_asleep():
            table.task = ["wake", seat, "rose"]
            return
    settle(table)


def answer(table: Table, victim: str, is_blocked: bool) -> None:
    """The attacked seat stops a knight or a potion, or lets it happen."""
    _, card, queen = table.task
    if is_blocked:
        table.task = []
        fill_up(table, [table.turn, victim])
        return
    table.awake[victim].remove(queen)
    if card == "Po":
        table.task = ["place", queen, "potion"]
    elif clashes(table, table.turn, queen):
        table.task = ["place", queen, "cat-dog"]
    else:
        table.awake[table.turn].append(queen)
        settle(table)


def flip(table: Table) -> None:
    """A jester turns up a card, after the draw pile is shuffled if need be."""
    table.task = []
    if not table.stock:
        if table.options["empty-pile"] == "game-ends":
            table.over = True
        else:
            table.task = ["flip"]
        return
    card = table.stock.pop(0)
    if card not in NUMBERS:
        table.hands[table.turn].append(card)
        return
    lay(table, card)
    one = table.turn if table.options["jester-start"] == "player" else table.left_of(table.turn)
    table.task = ["wake", table.steps_left_of(one, int(card) - 1), "jester"]


def settle(table: Table) -> None:
    """Queens have changed and nothing is left to be done with them (`end-check-time`)."""
    table.task = []
    if any(has_enough(table, seat) for seat in table.hands) or not table.is_anybody_asleep():
        table.over = True
    else:
        fill_up(table, [table.turn])


def fill_up(table: Table, seats: list[str]) -> None:
    table.draws = seats
    go_on(table)


def go_on(table: Table) -> None:
    """Draw until hands are full; with the last of them the turn is over."""
    while table.draws:
        hand = table.hands[table.draws[0]]
        if len(hand) < HAND and table.stock:
            hand.append(table.stock.pop(0))
        elif len(hand) < HAND and table.options["empty-pile"] == "game-ends":
            table.over, table.draws = True, []
            return
        elif len(hand) < HAND and table.top:
            return
        else:
            table.draws = table.draws[1:]
    table.turn = table.left_of(table.turn)


# The end


def has_enough(table: Table, seat: str) -> bool:
    if len(table.hands) in (2, 3):
        return len(table.awake[seat]) >= 5 or table.points(seat) >= 50
    points = 50 if table.options["win-points"] == "fifty" else 40
    return len(table.awake[seat]) >= 4 or table.points(seat) >= points


def winners(table: Table) -> list[str]:
    """Return who won a game that is over."""
    enough = [seat for seat in table.hands if has_enough(table, seat)]
    if enough:
        return enough
    most = max(table.points(seat) for seat in table.hands)
    best = [seat for seat in table.hands if table.points(seat) == most]
    if table.options["tie-break"] == "shared":
        return best
    queens = max(len(table.awake[seat]) for seat in best)
    return [seat for seat in best if len(table.awake[seat]) == queens]


# The dealer


def may_deal(table: Table, verb: str, cards: list[str]) -> bool:
    """Say whether the dealer may lay `cards` out, in any order."""
    if table.mover() != "@":
        return False
    if table.draws or table.task:
        return verb == "shuffle" and sorted(cards) == sorted([*table.discard, table.top])
    if any(table.hands.values()):
        return verb == "lay" and sorted(cards) == sorted(table.queens_in_play())
    whole = [face for face, count in RED.items() for _ in range(count)]
    return verb == "deal" and sorted(cards) == sorted(whole)


def deal(table: Table, cards: list[str]) -> None:
    """Lay out shuffled cards: hands and draw pile, the queens, or a new draw pile."""
    if table.draws or table.task:
        table.stock, table.discard, table.top = list(cards), [], ""
        if table.task:
            flip(table)
        else:
            go_on(table)
    elif any(table.hands.values()):
        table.asleep = list(cards)
    else:
        for place, seat in enumerate(table.hands):
            table.hands[seat] = cards[HAND * place : HAND * place + HAND]
        table.stock = cards[HAND * len(table.hands) :]


# Lines of play


def after(line: str, move: Asked) -> str:
    """Return the position after `move`."""
    table = Table(line)
    act(table, move)
    return table.line()


def count_lines(line: str, depth: int) -> int:
    """Return how many lines of play of `depth` moves there are; ended ones count once, and so do
    those where the dealer is to move."""
    table = Table(line)
    if depth == 0 or table.mover() in "@-":
        return 1
    return sum(count_lines(after(line, move), depth - 1) for move in legal_moves(table))
