"""The table of `naive.py`: a one-line position of Sleeping Queens, taken apart into lists that
change and put together again. Nothing of `games` is imported."""

SEATS = "ABCDE"
NUMBERS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]
RED = {**dict.fromkeys(NUMBERS, 4), "Ki": 8, "Je": 5, "Kn": 4, "Po": 4, "Wa": 3, "Dr": 3}
"""How many there are of each card with a red back, in the order in which hands are written."""
POINTS = {
    "Rose": 5,
    "Cake": 5,
    "Starfish": 5,
    "Rainbow": 5,
    "Ladybug": 10,
    "Moon": 10,
    "Peacock": 10,
    "Sunflower": 10,
    "Cat": 15,
    "Dog": 15,
    "Pancake": 15,
    "Heart": 20,
    "Book": 15,
    "Butterfly": 10,
    "IceCream": 5,
    "Strawberry": 10,
}
ORDER = [*RED, *POINTS, "*"]

DEFAULTS = {
    "single-discard": "any",
    "two-sided-sums": "off",
    "runs-and-triples": "off",
    "jester-start": "player",
    "cat-dog-steal": "sleep",
    "empty-pile": "reshuffle",
    "win-points": "by-players",
    "tie-break": "queens-then-shared",
    "queen-points": "owners",
    "deluxe": "off",
    "start-choice": "random",
}
PRESETS = {
    "standard": {},
    "number-cards-only": {"single-discard": "number-only"},
    "deluxe": {"deluxe": "on"},
    "speculation": {"jester-start": "left", "empty-pile": "game-ends"},
    "house-rules": {"runs-and-triples": "on"},
}


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=ORDER.index)


class Table:
    """Everything of a one-line position, as strings and lists that change.

    A `task` is the words of the field: `attack Kn Heart`, `wake B rose`, `place Dog cat-dog`,
    `flip`, or none at all.
    """

    def __init__(self, line: str) -> None:
        game, rule_set, options, mover, hands, *fields = line.split(" ")
        self.head = [game, rule_set, options]
        preset, *changes = options.split(",")
        self.options = DEFAULTS | PRESETS[preset] | dict(each.split("=") for each in changes)
        self.hands = dict(zip(SEATS, map(cards_in, hands.split(";")), strict=False))
        told = dict(field.split("=") for field in fields)
        self.over = mover == "-"
        self.turn = told.get("turn", mover)
        self.asleep = told["asleep"].split(",") if "asleep" in told else []
        """The queens in places 1, 2 and so on, `-` where nobody sleeps."""
        self.awake: dict[str, list[str]] = {seat: [] for seat in self.hands}
        for part in told["awake"].split(";") if "awake" in told else []:
            seat, queens = part.split(":")
            self.awake[seat] = queens.split(",")
        self.stock = cards_in(told.get("stock", "-"))
        self.discard = cards_in(told.get("discard", "-"))
        self.top = told.get("top", "")
        self.task = told["task"].split(",") if "task" in told else []
        self.draws = told["draws"].split(",") if "draws" in told else []

    def line(self) -> str:
        """Return the table as a one-line position."""
        awake = {seat: in_order(queens) for seat, queens in self.awake.items() if queens}
        mover = self.mover()
        told = {
            "asleep": ",".join(self.asleep),
            "awake": ";".join(f"{seat}:{','.join(queens)}" for seat, queens in awake.items()),
            "stock": written(self.stock) if self.stock else "",
            "discard": written(in_order(self.discard)) if self.discard else "",
            "top": self.top,
            "task": ",".join(self.task),
            "draws": ",".join(self.draws),
            "turn": self.turn if self.turn != mover else "",
        }
        hands = ";".join(written(in_order(hand)) for hand in self.hands.values())
        fields = [f"{name}={text}" for name, text in told.items() if text]
        return " ".join([*self.head, mover, hands, *fields])

    def mover(self) -> str:
        """Return who is waited for."""
        if self.over:
            return "-"
        if not self.asleep or self.draws or self.task == ["flip"]:
            return "@"
        if self.task and self.task[0] == "attack":
            return self.owner(self.task[2])
        if self.task and self.task[0] == "wake":
            return self.task[1]
        return self.turn

    def owner(self, queen: str) -> str:
        """Return before whom a queen lies awake, or nothing."""
        return next((seat for seat, queens in self.awake.items() if queen in queens), "")

    def left_of(self, seat: str) -> str:
        return self.steps_left_of(seat, 1)

    def steps_left_of(self, seat: str, steps: int) -> str:
        clockwise = list(self.hands) * (steps + 1)
        return clockwise[clockwise.index(seat) + steps]

    def sleeps(self, place: str) -> str:
        """Return who sleeps in a place: a queen, `*`, `-` for nobody, nothing if it isn't one."""
        places = {str(number): queen for number, queen in enumerate(self.asleep, 1)}
        return places.get(place, "")

    def is_anybody_asleep(self) -> bool:
        return any(queen != "-" for queen in self.asleep)

    def is_on(self, option: str) -> bool:
        return self.options[option] == "on"

    def queens_in_play(self) -> list[str]:
        return list(POINTS) if self.is_on("deluxe") else list(POINTS)[:12]

    def points(self, seat: str) -> int:
        """Return what the queens of a seat count (`deck-queens`)."""
        other = {
            "owners": {},
            "rainbow-15": {"Rainbow": 15},
            "rainbow-10": {"Rainbow": 10, "Peacock": 15},
        }
        worth = POINTS | other[self.options["queen-points"]]
        return sum(worth[queen] for queen in self.awake[seat] if queen != "*")


def cards_in(text: str) -> list[str]:
    """Return cards one by one: `+3` is three that are not stated."""
    cards: list[str] = []
    for word in text.split(","):
        if word.startswith("+"):
            cards += ["*"] * int(word[1:])
        elif word != "-":
            cards.append(word)
    return cards


def written(cards: list[str]) -> str:
    """Return cards as they are written, unknown ones that follow one another as a number."""
    words: list[str] = []
    unknown = 0
    for card in [*cards, ""]:
        if card == "*":
            unknown += 1
            continue
        words += [f"+{unknown}"] if unknown else []
        unknown = 0
        words += [card] if card else []
    return ",".join(words) or "-"
