"""Tables of Cheating Moth, as `tests/games/notation.py` sets them for any game."""

from functools import partial

from games.registry import GAMES
from tests.games import notation
from tests.games.notation import Table

GAME = GAMES["cheating-moth"]
new_game = partial(notation.new_game, GAME.slug)


def position(*, hands: str, to_move: str = "A", guard: str = "A", **fields: str) -> Table:
    """Return the table with `hands` from seat A on; A guards and is next unless said otherwise, and
    in a round the draw pile has nine cards that nobody knows."""
    stock = {"stock": "+9"} if "top" in fields else {}
    told = {"guard": guard, **stock, **fields}
    return notation.position(GAME.slug, hands=hands, to_move=to_move, **told)


def deal(hands: str, top: str, stock: str = "", options: str = "standard") -> str:
    """Return the dealer's move that gives out `hands` of eight cards from seat A on, then turns up
    `top`; `stock` and all other cards form the draw pile."""
    cards = [*hands.replace(";", " ").split(), top, *stock.split()]
    rest = GAME.deck_under(GAME.options(options)).rest(cards)
    return " ".join(["@: deal", *cards, *rest])


def in_the_open(table: Table, seat: str) -> list[str]:
    """Return what a seat may do beside cheating and calling."""
    secret = ("cheat", "accuse")
    return [move for move in notation.legal(table, seat) if not move.startswith(secret)]


def counts(table: Table) -> list[int]:
    """Return how many cards each seat really holds."""
    return [hand.count for hand in notation.sees(table, "*").hands]


def asked(table: Table) -> tuple[str, ...]:
    """Return what is asked of whom."""
    ask = notation.sees(table, "-").ask
    return (ask.code, *ask.seats)
