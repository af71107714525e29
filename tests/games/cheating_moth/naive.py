"""Cheating Moth a second time: straight from the clauses, as simple-minded as possible.

Nothing of `games` is imported. A table is taken apart from the one-line notation into lists that
change; whether a move is legal is asked of one move at a time; at the end of each move the table is
put together into a line again. If engine and this table disagree about a move, one of them has
misread a clause. Slow on purpose: only what the rules say, in the order in which they say it.
"""

from collections.abc import Iterator

from tests.games.cheating_moth.naive_table import KINDS, SEATS, Table, in_order, kind, number

ONE_FURTHER = {"1": "2", "2": "3", "3": "4", "4": "5", "5": "1"}
EVEN_SPLIT = "9.8.9.8.9-1.2.2.2.1"
"""Number cards 1 to 5, then moths 1 to 5, as `deck-numbers` assumes them."""

Asked = tuple[str, str, list[str], str]
"""A move: who, what (`play` for a card in one's turn), the cards, and to whom (or nothing)."""


# May it be done?


def is_legal(table: Table, move: Asked) -> bool:
    """Say whether somebody may do something now."""
    seat, verb, cards, to = move
    if seat not in table.hands or not table.top or table.draws:
        return False
    if len(cards) != (1 if verb in ("play", "cheat", "give", "throw") else 0):
        return False
    if any(card not in table.hands[seat] for card in cards):
        return False
    if bool(to) != (verb in ("give", "accuse")):
        return False
    if to and (to not in table.hands or to == seat):
        return False
    if table.caught:
        # accuse-call, cheat-frozen: nothing but the guard's card.
        return (
            verb == "give"
            and seat == table.guard
            and (to == table.caught and cards[0] in penalty_cards(table))
        )
    return verb in MAY and MAY[verb](table, seat, cards[0] if cards else "", to)


def has_turn(table: Table, seat: str) -> bool:
    """A turn begins when no action is carried out; a race is over when it does. The next player
    has no turn any more when the cockroach was somebody's last card."""
    if table.doing() == "race":
        return seat == table.turn and not is_last_race(table)
    return seat == table.turn and not table.action


def is_last_race(table: Table) -> bool:
    return table.doing() == "race" and not table.hands[table.action[1]]


def is_playable(table: Table, seat: str, card: str) -> bool:
    if kind(card) == "Mo" and seat != table.guard:
        return False
    mine, top = number(card), number(table.top)
    return ONE_FURTHER[mine] == top or ONE_FURTHER[top] == mine


def may_play(table: Table, seat: str, card: str, to: str) -> bool:
    return has_turn(table, seat) and is_playable(table, seat, card)


def may_draw(table: Table, seat: str, card: str, to: str) -> bool:
    if not has_turn(table, seat):
        return False
    return not table.is_on("must-play") or not any(
        is_playable(table, seat, held) for held in table.hands[seat]
    )


def may_cheat(table: Table, seat: str, card: str, to: str) -> bool:
    """Say whether a card may slip away: not where the guard is out and nobody could call it."""
    return seat != table.guard and len(table.hands[seat]) > 1 and table.hands[table.guard] != []


def may_accuse(table: Table, seat: str, card: str, to: str) -> bool:
    """Say whether the guard may call; one who is out only waits for the end of the round."""
    return seat == table.guard and table.hands[seat] != []


def may_slap(table: Table, seat: str, card: str, to: str) -> bool:
    return table.doing() == "slaps" and seat != table.action[1] and seat not in table.others


def may_give(table: Table, seat: str, card: str, to: str) -> bool:
    if table.doing() == "spider":
        return seat == table.action[1] and card in spider_cards(table, seat)
    if table.doing() == "gifts":
        return seat in table.others and to == table.action[2] and kind(card) != "Mo"
    return False


def may_throw(table: Table, seat: str, card: str, to: str) -> bool:
    if table.doing() != "race" or seat in table.others:
        return False
    if seat == table.action[1] and not table.is_on("cockroach-player"):
        return False
    if kind(card) == "Mo" and seat != table.guard:
        return False
    return number(card) == number(table.top)


def may_pass(table: Table, seat: str, card: str, to: str) -> bool:
    if table.doing() == "spider":
        return seat == table.action[1] and not spider_cards(table, seat)
    if table.doing() == "gifts":
        return seat in table.others and not no_moths(table.hands[seat])
    return is_last_race(table) and seat == table.turn


MAY = {
    "play": may_play,
    "draw": may_draw,
    "cheat": may_cheat,
    "accuse": may_accuse,
    "give": may_give,
    "slap": may_slap,
    "throw": may_throw,
    "pass": may_pass,
}


def no_moths(hand: list[str]) -> list[str]:
    return [card for card in hand if kind(card) != "Mo"]


def spider_cards(table: Table, seat: str) -> list[str]:
    hand = table.hands[seat]
    return [] if len(hand) == 1 and not table.is_on("spider-last") else no_moths(hand)


def penalty_cards(table: Table) -> list[str]:
    hand = table.hands[table.guard]
    return hand if table.is_on("penalty-moth") else no_moths(hand)


def every_move(table: Table) -> Iterator[Asked]:
    """Yield every move that somebody could think of, with a card of his own where it takes one."""
    for seat, hand in table.hands.items():
        yield from ((seat, verb, [], "") for verb in ("draw", "slap", "pass"))
        for card in in_order(list(set(hand))):
            yield from ((seat, verb, [card], "") for verb in ("play", "cheat", "throw"))
            yield from ((seat, "give", [card], to) for to in table.hands if to != seat)
        yield from ((seat, "accuse", [], to) for to in table.hands if to != seat)


def legal_moves(table: Table) -> list[Asked]:
    """Return every legal move of everybody."""
    return [move for move in every_move(table) if is_legal(table, move)]


# What it leads to


def act(table: Table, move: Asked) -> None:
    """Do what a legal move says."""
    seat, verb, cards, to = move
    for card in cards:
        if verb != "throw" or not table.others:
            table.hands[seat].remove(card)
    if verb == "play":
        play(table, seat, cards[0])
    elif verb == "draw":
        table.turn, table.action, table.others = table.left_of(seat), [], []
        time_goes_by(table)
        table.draws = [seat]
    elif verb == "cheat":
        table.fresh.append([seat, cards[0], "0"])
    elif verb == "accuse":
        accuse(table, seat, to)
    elif verb == "give":
        give(table, seat, cards[0], to)
    elif verb == "slap":
        slap(table, seat)
    elif verb == "throw":
        throw(table, seat, cards[0])
    elif verb == "pass":
        owes_no_more(table, seat)
    go_on(table)


def go_on(table: Table) -> None:
    """Draw what is to be drawn; with nothing left to be done, an empty hand ends the round."""
    while table.draws:
        if not table.stock and table.discard:
            return
        seat = table.draws.pop(0)
        if table.stock:
            table.hands[seat].append(table.stock.pop(0))
    if table.top and not table.action and not table.caught and not all(table.hands.values()):
        end_round(table)


def time_goes_by(table: Table) -> None:
    """One public event more, after which what slipped away earlier may be out of reach."""
    for slip in table.fresh:
        slip[2] = str(int(slip[2]) + 1)
    window = int(table.options["catch-window"])
    table.away += [[seat, card] for seat, card, age in table.fresh if int(age) > window]
    table.fresh = [slip for slip in table.fresh if int(slip[2]) <= window]


def lay(table: Table, card: str) -> None:
    table.discard.append(table.top)
    table.top = card


def play(table: Table, seat: str, card: str) -> None:
    lay(table, card)
    time_goes_by(table)
    table.turn, table.action, table.others = table.left_of(seat), [], []
    if table.hands[seat] or table.options["last-card-action"] == "resolve-first":
        begin_action(table, seat, card)


def begin_action(table: Table, seat: str, card: str) -> None:
    table.others = []
    if kind(card) == "Sp":
        table.action = ["spider", seat] if spider_cards(table, seat) else []
    elif kind(card) == "Mq":
        table.action = ["slaps", seat]
    elif kind(card) == "Ck":
        table.action = ["race", seat]
    elif kind(card) == "An":
        table.action = []
        table.draws = table.others_from(seat)


def slap(table: Table, seat: str) -> None:
    table.others.append(seat)
    player = table.action[1]
    late = [each for each in table.others_from(player) if each not in table.others]
    if len(late) > 1:
        return
    table.action, table.others = [], []
    if table.options["mosquito-slowest"] == "draw":
        time_goes_by(table)
        table.draws = late
        return
    givers = [each for each in table.others_from(late[0]) if no_moths(table.hands[each])]
    if givers:
        table.action, table.others = ["gifts", player, late[0]], givers
    else:
        time_goes_by(table)


def give(table: Table, seat: str, card: str, to: str) -> None:
    table.hands[to].append(card)
    if table.caught:
        table.guard, table.caught = to, ""
        time_goes_by(table)
        if not table.hands[seat]:
            end_round(table)
    else:
        owes_no_more(table, seat)


def owes_no_more(table: Table, seat: str) -> None:
    """Somebody gave a card or has none to give; with the last of them the action is over."""
    if seat in table.others:
        table.others.remove(seat)
    if not table.others:
        table.action = []
        time_goes_by(table)


def throw(table: Table, seat: str, card: str) -> None:
    is_last, is_first = is_last_race(table), not table.others
    table.others.append(seat)
    if not is_first:
        return
    lay(table, card)
    time_goes_by(table)
    acts = table.is_on("cockroach-chains") and kind(card) in ("Sp", "Mq", "An") and not is_last
    if acts and (table.hands[seat] or table.options["last-card-action"] == "resolve-first"):
        begin_action(table, seat, card)
    elif is_last or not table.hands[seat]:
        end_round(table)


def accuse(table: Table, guard: str, to: str) -> None:
    back = [slip for slip in table.fresh if slip[0] == to]
    if not back:
        time_goes_by(table)
        table.draws = [guard]
        return
    table.fresh = [slip for slip in table.fresh if slip[0] != to]
    table.hands[to] += [card for _, card, _ in back]
    if table.options["caught-gets"] == "guard-card" and penalty_cards(table):
        table.caught = to
        return
    table.guard = to
    time_goes_by(table)
    if table.options["caught-gets"] == "draw":
        table.draws = [to]


# The end of a round and of the game


def end_round(table: Table) -> None:
    cost = dict.fromkeys(KINDS, 5) | {"N": 1, "Mo": 10}
    row = [sum(cost[kind(card)] for card in hand) for hand in table.hands.values()]
    table.points.append(row)
    table.top, table.caught = "", ""
    table.stock, table.discard, table.action, table.others = [], [], [], []
    table.away += [[seat, card] for seat, card, _ in table.fresh]
    table.draws, table.fresh = [], []
    table.guard = table.start = table.turn = next_guard(table, row)


def next_guard(table: Table, row: list[int]) -> str:
    if table.options["next-guard"] == "keep":
        return table.guard
    if table.options["next-guard"] == "most-points":
        clockwise = [table.start, *table.others_from(table.start)]
        return max(clockwise, key=lambda seat: row[SEATS.index(seat)])
    return table.left_of(table.start)


def winners(table: Table) -> list[str]:
    totals = dict(zip(table.hands, map(sum, zip(*table.points, strict=True)), strict=True))
    best = [seat for seat in totals if totals[seat] == min(totals.values())]
    if table.options["game-tie"] == "last-round":
        last = {seat: table.points[-1][SEATS.index(seat)] for seat in best}
        return [seat for seat in best if last[seat] == min(last.values())]
    return best


# The dealer


def whole_deck(table: Table) -> list[str]:
    split = table.options["number-split"]
    numbers, moths = (EVEN_SPLIT if split == "even" else split).split("-")
    copies = {"N": numbers.split("."), "Mo": moths.split(".")}
    return [
        kind + number
        for kind in KINDS
        for number, count in zip("12345", copies.get(kind, "11111"), strict=True)
        for _ in range(int(count))
    ]


def may_deal(table: Table, verb: str, cards: list[str]) -> bool:
    """Say whether the dealer may lay `cards` out, in any order: what lies under the top card where
    somebody has to draw, between rounds everything."""
    if table.mover() != "@":
        return False
    if table.draws:
        return verb == "shuffle" and sorted(cards) == sorted(table.discard)
    return verb == "deal" and sorted(cards) == sorted(whole_deck(table))


def deal(table: Table, cards: list[str]) -> None:
    """Lay out shuffled cards: a new draw pile, or eight to everybody and one face up."""
    if table.draws:
        table.stock, table.discard = list(cards), []
        go_on(table)
        return
    cards = list(cards)
    for seat in table.hands:
        table.hands[seat], cards = cards[:8], cards[8:]
    table.top, *table.stock = cards
    table.away = []
    table.start = table.turn = table.guard


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
