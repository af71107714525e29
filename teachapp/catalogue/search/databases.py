"""Where tokens are looked up: an FTS5 table in SQLite, a tsvector in PostgreSQL.

Both hold the same tokens under the primary key of their passage and answer a condition with the
same keys in the same order. What is found is weighed elsewhere, so nothing else differs.
"""

from collections.abc import Iterable, Sequence
from typing import Protocol

from django.db import connection

from teachapp.catalogue.search.tokens import All, Condition, Token

TABLE = "catalogue_search"


class Database(Protocol):
    """What the index asks of a database."""

    clear: str
    insert: str
    """Takes a key and what `stored` makes of the tokens."""
    match: str
    """Holds for rows (`found`) that fulfil what `condition` makes of a condition."""

    def stored(self, tokens: Iterable[str]) -> str | list[str]: ...

    def condition(self, wanted: Condition) -> str: ...


class Sqlite:
    """Tokens as one text, which the tokenizer `unicode61` takes apart again."""

    clear = f"INSERT INTO {TABLE}({TABLE}) VALUES ('delete-all')"
    insert = f"INSERT INTO {TABLE}(rowid, tokens) VALUES (%s, %s)"
    match = f"{TABLE} MATCH %s"

    def stored(self, tokens: Iterable[str]) -> str | list[str]:
        return " ".join(sorted(tokens))

    def condition(self, wanted: Condition) -> str:
        if isinstance(wanted, Token):
            return f'"{wanted.text}"' + "*" * wanted.is_open
        between = " AND " if isinstance(wanted, All) else " OR "
        return f"({between.join(map(self.condition, wanted.parts))})"


class Postgres:
    """Tokens as lexemes; no parser and no locale of the server has a say."""

    clear = f"DELETE FROM {TABLE}"
    insert = f"INSERT INTO {TABLE}(rowid, tokens) VALUES (%s, array_to_tsvector(%s))"
    match = "tokens @@ %s::tsquery"

    def stored(self, tokens: Iterable[str]) -> str | list[str]:
        return sorted(tokens)

    def condition(self, wanted: Condition) -> str:
        if isinstance(wanted, Token):
            return f"'{wanted.text}'" + ":*" * wanted.is_open
        between = " & " if isinstance(wanted, All) else " | "
        return f"({between.join(map(self.condition, wanted.parts))})"


def _database() -> Database:
    return Postgres() if connection.vendor == "postgresql" else Sqlite()


def replace_all(rows: Iterable[tuple[int, Iterable[str]]]) -> None:
    """Make the index hold these keys with these tokens, and nothing else."""
    database = _database()
    with connection.cursor() as cursor:
        cursor.execute(database.clear)
        cursor.executemany(
            database.insert, [(key, database.stored(tokens)) for key, tokens in rows]
        )


def matching(wanted: Condition, most: int, game: int | None = None) -> Sequence[int]:
    """Return the first keys of passages that fulfil a condition: of a game and of what all games
    share, or of all games."""
    database = _database()
    belongs = "passage.game_id = %s OR passage.game_id IS NULL"
    sql = f"SELECT {TABLE}.rowid FROM {TABLE}"
    if game is not None:
        sql += f" JOIN catalogue_passage passage ON passage.id = {TABLE}.rowid AND ({belongs})"
    sql += f" WHERE {database.match} ORDER BY {TABLE}.rowid LIMIT {int(most)}"
    values = (*(() if game is None else (game,)), database.condition(wanted))
    with connection.cursor() as cursor:
        cursor.execute(sql, values)
        return [key for (key,) in cursor.fetchall()]
