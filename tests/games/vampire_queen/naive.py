"""Vampire Queen a second time: straight from the clauses, as simple-minded as possible.

Nothing of `games` is imported. A table is taken apart from the one-line notation into lists that
change; every play is tried by brute force; at the end of each move the table is put together into
a line again. If engine and this table disagree about a move, one of them has misread a clause.
Slow on purpose: only what the rules say, in the order in which they say it.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import prod
from random import Random

FACES = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "Q", "H15", "H20"]
PENALTIES = dict(zip(FACES, [*range(1, 15), 15, 20], strict=True))
SEATS = "ABCDEFGHIJKL"

DEFAULTS = {
    "stages": "5",
    "stage-end": "finish-trick",
    "hand-size": "table",
    "follow-rule": "strict",
    "forced-pass-leader": "taker",
    "hunter-ban-across-stages": "off",
    "game-tie": "shared",
    "start-choice": "random",
    "voluntary-pass": "on",
    "go-out-bonus": "off",
    "one-hunter": "off",
}
PRESETS = {
    "standard": {},
    "korean-booklet": {"stage-end": "immediate", "hand-size": "deal-all-equal"},
    "japanese-note": {"voluntary-pass": "off"},
    "japanese-note-literal": {"voluntary-pass": "off", "follow-rule": "equal-or-higher"},
}
HAND_SIZES = {3: 13, 4: 13, 5: 13, 6: 13, 7: 13, 8: 13, 9: 12, 10: 10, 11: 9, 12: 9}
"""The printed table of `setup-hand-size`."""

Play = list[str]
"""Cards that are played together; none is a pass."""


def is_hunter(card: str) -> bool:
    return card.startswith("H")


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=FACES.index)


# The table and its line


class Table:
    """Hands, trick and all else of a one-line position, as lists that change."""

    def __init__(self, line: str) -> None:
        game, rule_set, options, self.mover, hands, *fields = line.split(" ")
        self.head = [game, rule_set, options]
        preset, *changes = options.split(",")
        self.options = DEFAULTS | PRESETS[preset] | dict(each.split("=") for each in changes)
        self.hands = {
            seat: cards_in(text) for seat, text in zip(SEATS, hands.split(";"), strict=False)
        }
        told = dict(field.split("=") for field in fields)
        self.trick: list[tuple[str, Play]] = []
        for part in told["trick"].split(";") if "trick" in told else []:
            seat, _, cards = part.partition(":")
            self.trick.append((seat, cards_in(cards)))
        self.ban = told.get("ban", "")
        self.away = cards_in(told.get("away", "-"))
        rows = told["points"].split(";") if "points" in told else []
        self.points = [[int(number) for number in row.split(",")] for row in rows]

    def line(self) -> str:
        """Return the table as a one-line position."""
        told = {
            "trick": ";".join(f"{seat}:{cards_out(cards)}" for seat, cards in self.trick),
            "ban": self.ban,
            "away": cards_out(self.away) if self.away else "",
            "points": ";".join(",".join(str(number) for number in row) for row in self.points),
        }
        hands = ";".join(cards_out(hand) for hand in self.hands.values())
        fields = [f"{name}={text}" for name, text in told.items() if text]
        return " ".join([*self.head, self.mover, hands, *fields])

    def left_of(self, seat: str) -> str:
        seats = list(self.hands)
        return seats[(seats.index(seat) + 1) % len(seats)]

    def holder_of(self, card: str) -> str:
        """Return who holds a card, or nobody (`-`)."""
        return next((seat for seat, hand in self.hands.items() if card in hand), "-")

    @property
    def is_hunt(self) -> bool:
        return bool(self.trick) and is_hunter(self.trick[0][1][0])


def cards_in(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def cards_out(cards: list[str]) -> str:
    return ",".join(in_order(cards)) or "-"


# May it be played?


def is_legal(table: Table, seat: str, cards: Play) -> bool:
    """Say whether `seat` may play `cards` now (none: whether it may pass)."""
    if seat != table.mover or seat not in table.hands:
        return False
    if Counter(cards) - Counter(table.hands[seat]):
        return False
    if not table.trick:
        return may_lead(table, cards)
    return may_hunt(table, seat, cards) if table.is_hunt else may_follow(table, seat, cards)


def value_of(cards: Play) -> int | None:
    """Return the one value that `cards` share in a normal trick, or None if they share none."""
    if not cards or any(is_hunter(card) for card in cards):
        return None
    vampires = {int(card) for card in cards if card != "Q"}
    if not vampires:
        return 14
    return vampires.pop() if len(vampires) == 1 else None


def may_lead(table: Table, cards: Play) -> bool:
    if len(cards) == 1 and is_hunter(cards[0]):
        return cards[0] != table.ban
    return value_of(cards) is not None


def may_hunt(table: Table, seat: str, cards: Play) -> bool:
    hand = table.hands[seat]
    if len(hand) == 1 and is_hunter(hand[0]):
        return cards == []
    return len(cards) == 1 and not is_hunter(cards[0])


def may_follow(table: Table, seat: str, cards: Play) -> bool:
    if cards:
        return beats(table, cards)
    if table.options["voluntary-pass"] == "on":
        return True
    return not any(beats(table, play) for play in one_value_plays(table.hands[seat]))


def beats(table: Table, cards: Play) -> bool:
    """Say whether `cards` go on the running normal trick: as many, and high enough."""
    laid = [cards for _, cards in table.trick if cards]
    if len(cards) != len(laid[0]):
        return False
    mine, theirs = value_of(cards), value_of(laid[-1])
    if mine is None or theirs is None:
        return False
    return mine > theirs or (mine == theirs and table.options["follow-rule"] == "equal-or-higher")


# Every play that a hand could form


def every_play(hand: list[str]) -> Iterator[Play]:
    """Yield every way to take cards out of a hand, copies not told apart; the pass is first."""
    held = Counter(in_order(hand))
    for numbers in product(*(range(count + 1) for count in held.values())):
        yield [face for face, number in zip(held, numbers, strict=True) for _ in range(number)]


def how_many_plays(hand: list[str]) -> int:
    return prod(count + 1 for count in Counter(hand).values())


def one_value_plays(hand: list[str]) -> Iterator[Play]:
    """Yield the plays that could share a value: Queens, and one vampire's copies with Queens."""
    queens = ["Q"] * hand.count("Q")
    yield from (queens[:few] for few in range(1, len(queens) + 1))
    for face in in_order(list(set(hand) - {"Q", "H15", "H20"})):
        for copies in range(1, hand.count(face) + 1):
            yield from ([face] * copies + queens[:few] for few in range(len(queens) + 1))


def plays_to_try(hand: list[str], rng: Random, limit: int) -> list[Play]:
    """Return every play of a hand that has no more than `limit`. Of a bigger one: the pass, each
    card, those that could share a value, and some of all the others."""
    if how_many_plays(hand) <= limit:
        return list(every_play(hand))
    mixed = [in_order(rng.sample(hand, rng.randint(2, 4))) for _ in range(limit // 4)]
    plays = [[], *([card] for card in hand), *one_value_plays(hand), *mixed]
    return [list(play) for play in dict.fromkeys(map(tuple, plays))]


def legal_plays(table: Table) -> list[Play]:
    """Return every legal play of the seat to move. Only what could share a value, a hunter alone
    and the pass are tried: `plays_to_try` shows that all else is refused."""
    hand = table.hands[table.mover]
    plays = [[], *([card] for card in set(hand) if is_hunter(card)), *one_value_plays(hand)]
    return [play for play in plays if is_legal(table, table.mover, play)]


# What it leads to


def act(table: Table, cards: Play) -> list[str]:
    """Let the seat to move play `cards`; return what comes of it, as the events are written."""
    seat = table.mover
    for card in cards:
        table.hands[seat].remove(card)
    table.trick.append((seat, cards))
    table.mover = table.left_of(seat)
    if len(table.trick) == len(table.hands):
        return end_hunt(table) if table.is_hunt else end_trick(table)
    at_once = table.options["stage-end"] == "immediate" and not table.is_hunt
    return end_stage(table) if at_once and not table.hands[seat] else []


def end_trick(table: Table) -> list[str]:
    winner, best = table.trick[0]
    for seat, cards in table.trick:
        if cards and (value_of(cards) or 0) >= (value_of(best) or 0):
            winner, best = seat, cards
    discarded = [card for _, cards in table.trick for card in cards]
    told = [f"trick-won {winner} {' '.join(discarded)}"]
    if any(not hand for hand in table.hands.values()):
        return told + end_stage(table)
    table.away += discarded
    table.trick, table.ban, table.mover = [], "", winner
    return told


def hunt_value(card: str) -> int:
    if is_hunter(card):
        return 0
    return 1 if card == "Q" else int(card)


def end_hunt(table: Table) -> list[str]:
    hunter = table.trick[0][1][0]
    shown = [(seat, cards[0]) for seat, cards in table.trick if cards]
    highest = max(hunt_value(card) for _, card in shown)
    taker = leader = [seat for seat, card in shown if hunt_value(card) == highest][-1]
    for seat, cards in table.trick:
        if not cards:
            taker = seat
            if table.options["forced-pass-leader"] == "taker":
                leader = seat
    taken = [card for _, cards in table.trick for card in cards]
    table.hands[taker] = in_order(table.hands[taker] + taken)
    told = [f"trick-taken {taker} {' '.join(taken)}"]
    table.trick, table.mover = [], leader
    if any(not hand for hand in table.hands.values()):
        table.ban = hunter
        return told + end_stage(table, bonus=False)
    table.ban = hunter if taker == leader else ""
    return told


def end_stage(table: Table, bonus: bool = True) -> list[str]:
    """Score the stage; `bonus` says whether the last trick was a normal one."""
    out = [seat for seat, hand in table.hands.items() if not hand]
    row = [sum(PENALTIES[card] for card in hand) for hand in table.hands.values()]
    if bonus:
        table_leader = table.trick[0][0]
        table.ban = ""
        if table.options["go-out-bonus"] == "on":
            for seat in out:
                row[SEATS.index(seat)] -= 30 if seat == table_leader else 15
    told = [f"stage-ended {' '.join(out)}"]
    for (seat, hand), points in zip(table.hands.items(), row, strict=True):
        told.append(f"seat-scored {seat} {' '.join(in_order(hand)) or '-'} {points}")
    table.points.append(row)
    table.trick, table.away = [], []
    return told + open_or_end(table)


def open_or_end(table: Table) -> list[str]:
    if table.options["hunter-ban-across-stages"] == "off":
        table.ban = ""
    if len(table.points) < int(table.options["stages"]):
        table.mover = "@"
        return []
    table.mover, table.ban = "-", ""
    won = winners(table)
    return [f"game-ended {' '.join(won)} {total(table, won[0])}"]


def total(table: Table, seat: str) -> int:
    return sum(row[SEATS.index(seat)] for row in table.points)


def winners(table: Table) -> list[str]:
    seats = list(table.hands)
    lowest = min(total(table, seat) for seat in seats)
    tied = [seat for seat in seats if total(table, seat) == lowest]
    if table.options["game-tie"] == "last-stage":
        last = {seat: table.points[-1][SEATS.index(seat)] for seat in tied}
        return [seat for seat in tied if last[seat] == min(last.values())]
    if table.options["game-tie"] == "most-zero-stages":
        zeros = {seat: sum(row[SEATS.index(seat)] == 0 for row in table.points) for seat in tied}
        return [seat for seat in tied if zeros[seat] == max(zeros.values())]
    return tied


# The deal


def hand_size(table: Table) -> int:
    wanted, seats = table.options["hand-size"], len(table.hands)
    if wanted == "table":
        return HAND_SIZES[seats]
    return 108 // seats if wanted == "deal-all-equal" else min(int(wanted), 108 // seats)


def deal(table: Table, cards: list[str]) -> None:
    """Give everybody the next cards of the shuffled ones; hunters stay where they are."""
    size = hand_size(table)
    for place, (seat, hand) in enumerate(table.hands.items()):
        kept = [card for card in hand if is_hunter(card)]
        table.hands[seat] = in_order(kept + cards[place * size : (place + 1) * size])
    table.mover = table.holder_of("H20")
    if table.holder_of(table.ban) != table.mover:
        table.ban = ""


def count_lines(line: str, depth: int) -> int:
    """Return how many lines of play of `depth` moves there are; ended ones count once."""
    table = Table(line)
    if depth == 0 or table.mover in "@-":
        return 1
    plays = list(every_play(table.hands[table.mover]))
    return sum(
        count_lines(after(line, play), depth - 1)
        for play in plays
        if is_legal(table, table.mover, play)
    )


def after(line: str, play: Play) -> str:
    """Return the position after `play`."""
    table = Table(line)
    act(table, play)
    return table.line()
