"""Tables of Sleeping Queens, as `tests/games/notation.py` sets them for any game."""

from functools import partial

from games.registry import GAMES
from tests.games import notation
from tests.games.notation import Table

GAME = GAMES["sleeping-queens"]
QUEENS = "Rose Cake Starfish Rainbow Ladybug Moon Peacock Sunflower Cat Dog Pancake Heart"
new_game = partial(notation.new_game, GAME.slug)


def position(*, hands: str, to_move: str = "A", asleep: str | None = "", **fields: str) -> Table:
    """Return the table with `hands` from seat A on.

    `asleep` says who sleeps in places 1, 2 …: of the other places as many as there are queens
    elsewhere are empty, the last ones; in the rest sleep queens that are not stated; None is before
    they are laid. The draw pile has twenty cards that nobody knows; what an attack was made with,
    or a jester, lies on the discard pile.
    """
    places = 16 if "deluxe" in fields.get("options", "") else 12
    elsewhere = [part.partition(":")[2] for part in fields.get("awake", "").split(";")]
    count = len(" ".join(elsewhere).split()) + fields.get("task", "").startswith("place")
    stated = (asleep or "").split()
    empty = max(0, min(count - stated.count("-"), places - len(stated)))
    unknown = places - len(stated) - empty
    grid = [*stated, *["*"] * unknown, *["-"] * empty]
    laid = {} if asleep is None else {"asleep": " ".join(grid)}
    word, *rest = fields.get("task", "-").split()
    top = {"attack": rest[:1], "flip": ["Je"]}.get(word, [])
    told = {**laid, "stock": "+20", "top": "".join(top), **fields}
    return notation.position(GAME.slug, hands=hands, to_move=to_move, **told)


def deal(hands: str, stock: str = "") -> str:
    """Return the dealer's move that gives out `hands` of five cards from seat A on; `stock` and all
    other red cards form the draw pile."""
    cards = [*hands.replace(";", " ").split(), *stock.split()]
    rest = [card for card in GAME.deck.rest(cards) if card not in QUEENS.split()]
    return " ".join(["@: deal", *cards, *rest])


def started(seats: int, seed: int = 1, **told: str) -> Table:
    """Return a table at the first turn."""
    return notation.dealt(notation.dealt(new_game(seats=seats, **told), seed)[0], seed)[0]


def counts(table: Table) -> list[int]:
    """Return how many cards each seat holds."""
    return [hand.count for hand in notation.sees(table, "-").hands]


def awake(table: Table) -> str:
    """Return the queens before each seat: `Heart Moon; -; Cat`."""
    return "; ".join(" ".join(hand.before) or "-" for hand in notation.sees(table, "-").hands)


def asleep(table: Table) -> str:
    """Return who really sleeps in places 1, 2 …: `Rose * -`."""
    return str(table.game.write(table.state).fields["asleep"])


def free(table: Table) -> list[int | None]:
    """Return the empty places as everybody sees them."""
    return [each.place for each in notation.laid(table, "asleep") if each.hidden == 0]


def piles(table: Table) -> tuple[str, int, int]:
    """Return the top of the discard pile, how many cards lie under it, and the draw pile."""
    zones = {zone.name: zone.laid for zone in notation.sees(table, "-").zones}
    pile = zones.get("pile")
    top, under = (pile[0].cards[0], pile[0].hidden) if pile else ("-", 0)
    return top, under, sum(each.hidden for each in zones["stock"])


def points(table: Table) -> tuple[int, ...]:
    """Return what the queens of each seat count."""
    return notation.sees(table, "-").scores[0]


def asked(table: Table) -> tuple[str, ...]:
    """Return what is asked of whom."""
    ask = notation.sees(table, "-").ask
    return (ask.code, *ask.seats)
