"""The table of `naive.py`: a one-line position of Cheating Moth, taken apart into lists that change
and put together again. Nothing of `games` is imported."""

SEATS = "ABCDEFG"
KINDS = ["N", "Sp", "Mq", "Ck", "An", "Mo"]
FACES = [kind + number for number in "12345" for kind in KINDS]

DEFAULTS = {
    "number-split": "even",
    "must-play": "on",
    "catch-window": "1",
    "caught-gets": "guard-card",
    "penalty-moth": "off",
    "spider-last": "on",
    "mosquito-slowest": "one-from-each",
    "cockroach-player": "on",
    "cockroach-chains": "off",
    "last-card-action": "void",
    "rounds": "players",
    "next-guard": "rotate",
    "game-tie": "shared",
    "more-players": "off",
}
PRESETS = {
    "standard": {},
    "korean-magazine": {"cockroach-player": "off"},
    "french-page": {"spider-last": "off"},
    "french-reviews": {"mosquito-slowest": "draw"},
}


def number(card: str) -> str:
    return card[-1]


def kind(card: str) -> str:
    return card[:-1]


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=FACES.index)


# The table and its line


class Table:
    """Everything of a one-line position, as strings and lists that change.

    An `action` is its name, its player and for gifts the slowest; `others` are those who have
    slapped, who still give, or who have thrown in.
    """

    def __init__(self, line: str) -> None:
        game, rule_set, options, self.turn, hands, *fields = line.split(" ")
        self.head = [game, rule_set, options]
        preset, *changes = options.split(",")
        self.options = DEFAULTS | PRESETS[preset] | dict(each.split("=") for each in changes)
        self.hands = dict(zip(SEATS, map(words_in, hands.split(";")), strict=False))
        told = dict(field.split("=") for field in fields)
        self.guard = told["guard"]
        self.start = told.get("start", self.guard)
        self.top = told.get("top", "")
        self.stock = words_in(told.get("stock", "-"))
        self.discard = words_in(told.get("discard", "-"))
        doing, _, others = told.get("action", "").partition(";")
        self.action = doing.split(",") if doing else []
        self.others = others.split(",") if others else []
        self.caught = told.get("caught", "")
        self.draws = words_in(told.get("draws", "-"))
        self.turn = told.get("turn", self.turn)
        self.fresh = [[seat, *rest.split(",")] for seat, rest in owned(told.get("fresh", ""))]
        """Seat, card and age of each card that slipped away and can be called."""
        self.away = [
            [seat, card] for seat, rest in owned(told.get("away", "")) for card in rest.split(",")
        ]
        rows = told["points"].split(";") if "points" in told else []
        self.points = [[int(each) for each in row.split(",")] for row in rows]

    def line(self) -> str:
        """Return the table as a one-line position."""
        self.fresh.sort(key=lambda slip: (slip[0], int(slip[2]), FACES.index(slip[1])))
        gone = {seat: [card for owner, card in self.away if owner == seat] for seat in self.hands}
        told = {
            "guard": self.guard,
            "start": self.start if self.start != self.guard else "",
            "top": self.top,
            "stock": ",".join(self.stock),
            "discard": ",".join(in_order(self.discard)),
            "action": ";".join(filter(None, [",".join(self.action), ",".join(self.others)])),
            "caught": self.caught,
            "draws": ",".join(self.draws),
            "turn": self.turn if self.draws else "",
            "fresh": ";".join(f"{seat}:{card},{age}" for seat, card, age in self.fresh),
            "away": ";".join(
                f"{seat}:{','.join(in_order(cards))}" for seat, cards in gone.items() if cards
            ),
            "points": ";".join(",".join(map(str, row)) for row in self.points),
        }
        hands = ";".join(",".join(in_order(hand)) or "-" for hand in self.hands.values())
        fields = [f"{name}={text}" for name, text in told.items() if text]
        return " ".join([*self.head, self.mover(), hands, *fields])

    def mover(self) -> str:
        """Return whose turn it is or will be; the dealer's where cards are shuffled."""
        if self.is_over():
            return "-"
        return "@" if self.draws or not self.top else self.turn

    def is_over(self) -> bool:
        return not self.top and len(self.points) >= rounds(self)

    def left_of(self, seat: str) -> str:
        seats = list(self.hands)
        return seats[(seats.index(seat) + 1) % len(seats)]

    def others_from(self, seat: str) -> list[str]:
        """Return everybody but `seat`, clockwise from the left."""
        seats = list(self.hands)
        place = seats.index(seat)
        return seats[place + 1 :] + seats[:place]

    def doing(self) -> str:
        """Return what action is being carried out: `spider`, `slaps`, `gifts`, `race` or none."""
        return self.action[0] if self.action else ""

    def is_on(self, option: str) -> bool:
        return self.options[option] == "on"


def words_in(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def owned(text: str) -> list[list[str]]:
    return [part.split(":") for part in text.split(";")] if text else []


def rounds(table: Table) -> int:
    wanted = table.options["rounds"]
    return len(table.hands) if wanted == "players" else int(wanted)
