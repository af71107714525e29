"""A second, simple-minded Bark Side: strings, lists and loops over everything, written from the
rulebook and its rulings, without any import from `games`. It is slow and keeps no invariants; it
only has to be right. A position is taken apart into lists that change and put together again.

A play is asked as `(seat, verb, cards, to)`, the verb of a lead or follow being `play`.
"""

from collections.abc import Iterator
from itertools import combinations

SEATS = "ABCDEF"
FACES = [str(number) for number in range(1, 13)] + ["Wd", "Sd"]
DEFAULTS = {
    "wild-dog": "off",
    "starting-dog": "off",
    "min-deal": "6",
    "tie": "latest",
    "follow-rule": "equal-or-higher",
    "win": "kinds-then-cards",
    "end-kinds": "7",
    "pass-direction": "right",
    "pass-when-short": "on",
    "wild-must-tuck": "off",
    "wild-last-trick": "every-round",
    "wild-counts-as-kind": "on",
    "declare-tuck": "off",
    "start-choice": "random",
}
PRESETS = {
    "standard": {},
    "with-special-dogs": {"wild-dog": "on", "starting-dog": "on"},
    "prototype": {"min-deal": "5", "win": "cards"},
}

Asked = tuple[str, str, list[str], str]


# The table and its line


class Table:
    """Everything of a one-line position; `trick` has seat, verb and cards of each play."""

    def __init__(self, line: str) -> None:
        game, rule_set, options, mover, hands, *fields = line.split(" ")
        self.head = [game, rule_set, options]
        preset, *changes = options.split(",")
        self.options = DEFAULTS | PRESETS[preset] | dict(each.split("=") for each in changes)
        self.hands = dict(zip(SEATS, map(words_in, hands.split(";")), strict=False))
        told = dict(field.split("=") for field in fields)
        self.trick: list[tuple[str, str, list[str]]] = []
        for seat, cards in owned(told.get("trick", "")):
            verb = "tuck" if cards[0] == "tuck" else "play"
            self.trick.append((seat, verb, cards[1:] if verb == "tuck" else cards))
        self.leader = self.trick[0][0] if self.trick else told.get("leader", mover)
        self.tail = told.get("tail") == "tucked"
        self.passes = "passing" in told
        self.passing = dict(owned(told.get("passing", "-").strip("-")))
        self.shelters: dict[str, list[str]] = {seat: [] for seat in self.hands}
        self.shelters |= dict(owned(told.get("shelter", "")))
        self.round = int(told.get("round", "1"))
        self.over = mover == "-"

    def line(self) -> str:
        """Return the table as a one-line position."""
        played = [
            f"{seat}:{'tuck,' if verb == 'tuck' else ''}{','.join(cards)}"
            for seat, verb, cards in self.trick
        ]
        told = {
            "trick": ";".join(played),
            "tail": "tucked" if self.tail else "",
            "passing": (tell(self.passing) or "-") if self.passes else "",
            "shelter": tell(self.shelters),
            "round": str(self.round) if self.round > 1 else "",
            "leader": self.leader if not self.trick and self.mover() != self.leader else "",
        }
        hands = ";".join(",".join(in_order(hand)) or "-" for hand in self.hands.values())
        fields = [f"{name}={text}" for name, text in told.items() if text]
        return " ".join([*self.head, self.mover(), hands, *fields])

    def mover(self) -> str:
        """Return whose turn it is, of several the first."""
        if self.over:
            return "-"
        if self.is_drawing() or self.is_between():
            return "@"
        return self.movers()[0]

    def movers(self) -> list[str]:
        """Return everybody who may act; nobody while the dealer must."""
        if self.over or self.is_drawing() or self.is_between():
            return []
        if self.passes:
            return [seat for seat in self.hands if seat not in self.passing]
        return [(list(self.hands) * 2)[SEATS.index(self.leader) + len(self.trick)]]

    def is_between(self) -> bool:
        return not self.trick and all(not hand for hand in self.hands.values())

    def is_drawing(self) -> bool:
        """Whether the Starting Dog lies alone: `startdog-draw-left`."""
        return [cards for _, _, cards in self.trick] == [["Sd"]]

    def is_on(self, option: str) -> bool:
        return self.options[option] == "on"


def words_in(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def owned(text: str) -> list[tuple[str, list[str]]]:
    parts = [part.split(":") for part in text.split(";")] if text else []
    return [(seat, cards.split(",")) for seat, cards in parts]


def tell(cards_of: dict[str, list[str]]) -> str:
    parts = [f"{seat}:{','.join(in_order(cards_of[seat]))}" for seat in sorted(cards_of)]
    return ";".join(part for part in parts if not part.endswith(":"))


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=FACES.index)


def lowest_first(cards: list[str]) -> list[str]:
    """Sort by number, the Wild Dog counting 0."""
    return sorted(cards, key=lambda card: 0 if card == "Wd" else int(card))


def without(hand: list[str], cards: list[str]) -> list[str] | None:
    """Return what is left of a hand, or None if it doesn't have the cards."""
    left = list(hand)
    for card in cards:
        if card not in left:
            return None
        left.remove(card)
    return left


# What the cards say


def number(cards: list[str]) -> int | None:
    """Return the number of a card or a set, None if they are no set."""
    for value in range(1, 13):
        dogs = cards.count(str(value))
        if dogs and dogs + cards.count("Wd") == len(cards):
            return value
    return 0 if cards == ["Wd"] else None


def leads_and_follows(table: Table) -> dict[str, int | None]:
    """Return the number of all that was led or followed with; the Starting Dog has none."""
    laid = {seat: cards for seat, verb, cards in table.trick if verb == "play"}
    return {seat: number(cards) for seat, cards in laid.items() if cards != ["Sd"]}


def highest(table: Table) -> int:
    """Return what a follow has to reach (`follow-highest-so-far`)."""
    return max(value for value in leads_and_follows(table).values() if value is not None)


def is_last(table: Table) -> bool:
    """Whether this is the trick that everybody plays with the last card."""
    leaders = table.hands[table.leader]
    return not leaders if table.trick else len(leaders) == 1


def all_cards(table: Table) -> list[str]:
    """Return every card that is in no shelter, wherever it is."""
    top = 10 if len(table.hands) < 5 else 12
    cards = [str(value) for value in range(1, top + 1) for _ in range(5)]
    cards += ["Wd"] * table.is_on("wild-dog") + ["Sd"] * table.is_on("starting-dog")
    for shelter in table.shelters.values():
        for card in shelter:
            cards.remove(card)
    return cards


def wild_is_boss(table: Table) -> bool:
    """Whether a Wild Dog played now makes its player boss (`wild-last-trick`)."""
    when = table.options["wild-last-trick"]
    if not is_last(table) or when == "off":
        return False
    next_deal = (len(all_cards(table)) - 3) // len(table.hands)
    return when == "every-round" or next_deal < int(table.options["min-deal"])


def follows(table: Table, cards: list[str]) -> bool:
    """Whether as many cards as were led reach the highest so far."""
    if cards == ["Wd"]:
        return wild_is_boss(table)
    value = number(cards)
    if value is None:
        return False
    reach = highest(table)
    return value > reach or (value == reach and table.options["follow-rule"] == "equal-or-higher")


def lowest(table: Table, hand: list[str], count: int) -> list[list[str]]:
    """Return each group of cards that can be called the lowest of a hand."""
    groups = [in_order(lowest_first(hand)[:count])]
    dogs = lowest_first([card for card in hand if card != "Wd"])
    if not table.is_on("wild-must-tuck") and len(dogs) >= count:
        groups.append(in_order(dogs[:count]))
    return groups


# What is legal


def may_lead(table: Table, hand: list[str], cards: list[str]) -> bool:
    if "Sd" in hand or "Sd" in cards:
        return cards == ["Sd"]
    if len(cards) == 1:
        return True
    return number(cards) is not None and table.tail and len(cards) < len(hand)


def may_tuck(table: Table, hand: list[str], cards: list[str]) -> bool:
    if in_order(cards) not in lowest(table, hand, len(cards)):
        return False
    if "Wd" in cards:
        return not wild_is_boss(table)
    return table.is_on("declare-tuck") or not follows(table, cards)


def is_legal(table: Table, asked: Asked) -> bool:
    seat, verb, cards, to = asked
    hand = table.hands.get(seat, [])
    if to or seat not in table.movers() or not cards or without(hand, cards) is None:
        return False
    if table.passes or verb == "give":
        return table.passes and verb == "give" and len(cards) == 2
    if not table.trick:
        return verb == "play" and may_lead(table, hand, cards)
    if len(cards) != len(table.trick[0][2]):
        return False
    if verb == "tuck":
        return may_tuck(table, hand, cards)
    return verb == "play" and follows(table, cards)


def every_move(table: Table) -> Iterator[Asked]:
    """Yield everything that those who may act could think of with their hands."""
    led = len(table.trick[0][2]) if table.trick else 0
    for seat in table.movers():
        hand = in_order(table.hands[seat])
        found = {cards for size in {1, 2, led} for cards in combinations(hand, size)}
        for face in set(hand) - {"Wd"}:
            same = [card for card in hand if card in (face, "Wd")]
            found |= {cards for size in range(1, 7) for cards in combinations(same, size)}
        for cards in sorted(found):
            for verb in ("give",) if table.passes else ("play", "tuck"):
                yield (seat, verb, list(cards), "")


def legal_moves(table: Table) -> list[Asked]:
    return [asked for asked in every_move(table) if is_legal(table, asked)]


def cards_each(table: Table) -> int:
    return min(10, len(all_cards(table)) // len(table.hands))


def may_deal(table: Table, verb: str, cards: list[str]) -> bool:
    if table.over:
        return False
    if table.is_between():
        number_dealt = cards_each(table) * len(table.hands)
        right = len(cards) == number_dealt and without(all_cards(table), cards) is not None
        return verb == "deal" and right
    if table.is_drawing():
        return verb == "draw" and len(cards) == 1 and cards[0] in table.hands[left_of(table)]
    return False


def left_of(table: Table) -> str:
    """Return the left neighbour of the leader."""
    return (list(table.hands) * 2)[SEATS.index(table.leader) + 1]


# What happens


def deal(table: Table, cards: list[str]) -> None:
    """Deal a round, or draw the card that the Starting Dog demands."""
    if table.is_drawing():
        other = left_of(table)
        table.hands[other].remove(cards[0])
        table.trick.append((other, "play", list(cards)))
        return
    each = cards_each(table)
    for at, seat in enumerate(table.hands):
        table.hands[seat] = cards[at * each : (at + 1) * each]
    table.passes = each == 10 or table.is_on("pass-when-short")
    if not table.passes:
        find_starting_dog(table)


def find_starting_dog(table: Table) -> None:
    for seat, hand in table.hands.items():
        if "Sd" in hand:
            table.leader = seat


def act(table: Table, asked: Asked) -> None:
    """Make a legal move."""
    seat, verb, cards, _ = asked
    if verb == "give":
        table.passing[seat] = list(cards)
        if len(table.passing) == len(table.hands):
            change_hands(table)
        return
    table.hands[seat] = without(table.hands[seat], cards) or []
    table.trick.append((seat, verb, in_order(cards)))
    table.tail = table.tail or verb == "tuck"
    if len(table.trick) == len(table.hands):
        end_trick(table)


def change_hands(table: Table) -> None:
    seats = list(table.hands)
    for at, seat in enumerate(seats):
        table.hands[seat] = without(table.hands[seat], table.passing[seat]) or []
        step = -1 if table.options["pass-direction"] == "right" else 1
        table.hands[seats[(at + step) % len(seats)]] += table.passing[seat]
    table.passes, table.passing = False, {}
    find_starting_dog(table)


def boss(table: Table) -> str:
    """Return who is boss of a full trick."""
    for seat, _, cards in table.trick:
        if cards == ["Wd"] and wild_is_boss(table):
            return seat
    numbers = leads_and_follows(table).items()
    best = [seat for seat, value in numbers if value == highest(table)]
    return best[-1] if table.options["tie"] == "latest" else best[0]


def end_trick(table: Table) -> None:
    winner = boss(table)
    laid = {seat: cards for seat, _, cards in table.trick}
    table.leader, table.trick = winner, []
    if table.is_between():
        end_round(table, winner, laid)


def end_round(table: Table, winner: str, laid: dict[str, list[str]]) -> None:
    """The boss of the last trick takes the own card and the two lowest others."""
    others = [card for seat, cards in laid.items() if seat != winner for card in cards]
    table.shelters[winner] = table.shelters[winner] + laid[winner] + lowest_first(others)[:2]
    table.round += 1
    table.tail = False
    table.over = why_over(table) != ""


def why_over(table: Table) -> str:
    """Return `kinds` or `cards`, or nothing while there can be another round."""
    if max(kinds(table, seat) for seat in table.hands) >= int(table.options["end-kinds"]):
        return "kinds"
    return "cards" if cards_each(table) < int(table.options["min-deal"]) else ""


def kinds(table: Table, seat: str) -> int:
    found = set(table.shelters[seat])
    return len(found if table.is_on("wild-counts-as-kind") else found - {"Wd"})


def winners(table: Table) -> list[str]:
    """Return who wins a game that is over."""
    left = list(table.hands)
    if "kinds" in table.options["win"]:
        fewest = min(kinds(table, seat) for seat in left)
        left = [seat for seat in left if kinds(table, seat) == fewest]
    if "cards" in table.options["win"]:
        fewest = min(len(table.shelters[seat]) for seat in left)
        left = [seat for seat in left if len(table.shelters[seat]) == fewest]
    return left


# Counting


def count_lines(line: str, depth: int) -> int:
    """Return how many lines of play there are; a line ends where the dealer would act."""
    table = Table(line)
    if depth == 0 or not table.movers():
        return 1
    return sum(count_lines(after(line, asked), depth - 1) for asked in legal_moves(table))


def after(line: str, asked: Asked) -> str:
    table = Table(line)
    act(table, asked)
    return table.line()
