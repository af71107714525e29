"""The index of the search for games that are copied inside the database.

Each copy has the passages of the game it was copied from, in three languages, with keys and tokens
of its own, as a load would have made them. In every other copy the words of the glossary are called
otherwise (by a number beside them), as games that are no copies have words of their own.
"""

import json
from collections.abc import Iterator
from typing import Any

from django.db import connection

from teachapp.catalogue import models
from teachapp.catalogue.search.databases import TABLE, Postgres
from teachapp.catalogue.search.index import GAME_AT
from teachapp.catalogue.search.tokens import tokens

TURN, GAME = 77777777, 88888888
"""Stand in what is to be copied for the number of the copy and the key of its game."""
TEXTS = (
    "thing",
    "kind",
    "slug",
    "language",
    "place",
    "heading",
    "names",
    "within",
    "around",
    "text",
)


def plant(turns: int, stride: int) -> None:
    """Copy passages and tokens once a turn; each turn moves the keys of games on by `stride`."""
    is_postgres = connection.vendor == "postgresql"
    kinds = {name: f"replace({name}, '{TURN}', CAST(turn AS text))" for name in (*TEXTS, "tokens")}
    if is_postgres:
        kinds["names"] = f"CAST({kinds['names']} AS jsonb)"
    key, game = f"id + turn * CAST({stride << GAME_AT} AS bigint)", f"game_id + turn * {stride}"
    words = f"replace({kinds['tokens']}, '{GAME}', CAST({game} AS text))"
    words = f"array_to_tsvector(string_to_array({words}, ' '))" if is_postgres else words
    columns = ", ".join(f'"{name}"' for name in TEXTS)
    source = (
        f"WITH RECURSIVE turns(turn) AS (SELECT 1 UNION ALL"
        f" SELECT turn + 1 FROM turns WHERE turn < {turns})"
        " {} FROM planted, turns WHERE turn % 2 = is_odd ORDER BY id + turn"
    )
    texts = ", ".join(kinds[name] for name in TEXTS)
    with connection.cursor() as cursor:
        _stage(cursor)
        into = f"INSERT INTO catalogue_passage (id, game_id, {columns})"
        cursor.execute(f"{into} {source.format(f'SELECT {key}, {game}, {texts}')}")
        into = f"INSERT INTO {TABLE} (rowid, tokens)"
        cursor.execute(f"{into} {source.format(f'SELECT {key}, {words}')}")
        cursor.execute("DROP TABLE planted")


def _stage(cursor: Any) -> None:
    """Put what is to be copied into a table: once for even copies, once for odd ones."""
    names = ("id", "game_id", "is_odd", *TEXTS, "tokens")
    kinds = ["bigint", "bigint", "integer", *("text" for _ in names[3:])]
    columns = ", ".join(f'"{name}" {kind}' for name, kind in zip(names, kinds, strict=True))
    cursor.execute(f"CREATE TEMPORARY TABLE planted ({columns})")
    values = ", ".join("%s" for _ in names)
    cursor.executemany(f"INSERT INTO planted VALUES ({values})", list(_staged()))


def _staged() -> Iterator[tuple[Any, ...]]:
    for passage in models.Passage.objects.exclude(game=None):
        for is_odd in (0, 1):
            heading, names = passage.heading, passage.names
            if passage.kind == "game" or (passage.kind == "term" and is_odd):
                heading, names = f"{heading} {TURN}", [f"{name} {TURN}" for name in names]
            told = {name: getattr(passage, name) for name in TEXTS}
            told["heading"] = heading
            kind, game, *rest = passage.thing.split(" ")
            told["thing"] = " ".join((kind, f"{game}-{TURN}", *rest))
            found = tokens(heading, passage.text, names, passage.around, GAME)
            told["names"] = json.dumps(names, ensure_ascii=False)
            stored = " ".join(Postgres().stored(found))
            yield (passage.pk, passage.game_id, is_odd, *told.values(), stored)
