"""The page of a table that stands in its address."""

import secrets
from random import Random

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from games.core.cards import DEALER
from games.core.deal import deal, open_table
from games.core.errors import GameError
from games.core.notation import address, dump_moves, dump_position
from games.core.protocol import OPEN
from teachapp.bad_input import bad_input
from teachapp.catalogue import queries
from teachapp.reading import chips, language, number, reading_page, table_address, with_query
from teachapp.tryout.pages import USUAL, Asked, table_page


@reading_page
def table(request: HttpRequest, game: str, position: str) -> HttpResponse:
    head = queries.head(game, language())
    queries.engine(game)
    words = queries.words(game, language())
    asked = _asked(request, game, position)
    query = {"moves": asked.moves, "at": _text(asked.at), "with": asked.other}
    query["eyes"] = asked.eyes if asked.eyes != OPEN else ""
    query["often"] = _text(asked.often) if asked.often != USUAL else ""
    try:
        page = table_page(
            asked,
            words,
            chips(game, language()),
            lambda **changed: table_address(
                game, position, **{**query, **{name: _text(v) for name, v in changed.items()}}
            ),
        )
    except GameError as error:
        return bad_input(request, words, error)
    seats = len(page.sides[0].table.seats)
    context = {"page": page, "game": game, "game_name": head.name, "seats": seats}
    return render(request, "tryout/table.html", context)


@reading_page
def new_table(request: HttpRequest, game: str) -> HttpResponse:
    """Lead to a freshly dealt table for as many players as the address asks; what was drawn stands
    in the address that it leads to."""
    head = queries.head(game, language())
    engine = queries.engine(game)
    asked = request.GET.get("players", "")
    seats = number(asked, engine.seats[0], engine.seats[-1])
    if asked and seats is None:  # the game's page says which numbers can play
        return redirect(with_query(head.href, players=asked[:20]))
    seats = seats or engine.seats[0]
    rng = Random(secrets.randbits(64))
    start = state = open_table(engine, seats, engine.options("standard"), rng)
    dealt = []
    while engine.to_move(state) == (DEALER,):
        dealt.append(deal(engine, state, rng))
        state = engine.play(state, dealt[-1]).state
    position, moves = address(dump_position(engine, start)), dump_moves(dealt)
    query = {"players": str(seats) if asked else "", "moves": moves}
    return redirect(table_address(game, position, **query, eyes=request.GET.get("eyes", "")))


def _asked(request: HttpRequest, game: str, position: str) -> Asked:
    often = number(request.GET.get("often", ""), 0, 1000)
    return Asked(
        game=game,
        position=position,
        moves=request.GET.get("moves", ""),
        at=number(request.GET.get("at", ""), 0, 99999),
        eyes=request.GET.get("eyes", OPEN),
        other=request.GET.get("with", "").replace("_", " ").replace(",", " "),
        pick=request.GET.get("pick", ""),
        start_words=_("Before the first move"),
        often=often if often is not None else USUAL,
        often_words=((0, _("never")), (USUAL, _("now and then")), (4 * USUAL, _("often"))),
        bot_words=_("Let a bot move"),
    )


def _text(value: object) -> str:
    return "" if value is None else str(value)
