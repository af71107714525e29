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
    delete: str
    insert: str
    """Both take a key and what `stored` makes of its tokens."""
    match: str
    """Holds for rows that fulfil what `condition` makes of a condition."""

    def stored(self, tokens: Iterable[str]) -> str | list[str]: ...

    def condition(self, wanted: Condition) -> str: ...

    def order(self, wanted: Condition) -> str: ...


class Sqlite:
    """Tokens as one text, which the tokenizer `unicode61` takes apart again."""

    clear = f"INSERT INTO {TABLE}({TABLE}) VALUES ('delete-all')"
    delete = f"INSERT INTO {TABLE}({TABLE}, rowid, tokens) VALUES ('delete', %s, %s)"
    insert = f"INSERT INTO {TABLE}(rowid, tokens) VALUES (%s, %s)"
    match = f"{TABLE} MATCH %s"

    def stored(self, tokens: Iterable[str]) -> str | list[str]:
        return " ".join(sorted(tokens))

    def condition(self, wanted: Condition) -> str:
        if isinstance(wanted, Token):
            return f'"{wanted.text}"' + "*" * wanted.is_open
        between = " AND " if isinstance(wanted, All) else " OR "
        return f"({between.join(map(self.condition, wanted.parts))})"

    def order(self, wanted: Condition) -> str:
        return "rowid"


class Postgres:
    """Tokens as lexemes; no parser and no locale of the server has a say."""

    clear = f"DELETE FROM {TABLE}"
    delete = f"DELETE FROM {TABLE} WHERE rowid = %s AND tokens = array_to_tsvector(%s)"
    insert = f"INSERT INTO {TABLE}(rowid, tokens) VALUES (%s, array_to_tsvector(%s))"
    match = "tokens @@ %s::tsquery"

    def stored(self, tokens: Iterable[str]) -> str | list[str]:
        return sorted(tokens)

    def condition(self, wanted: Condition) -> str:
        if isinstance(wanted, Token):
            return f"'{wanted.text}'" + ":*" * wanted.is_open
        between = " & " if isinstance(wanted, All) else " | "
        return f"({between.join(map(self.condition, wanted.parts))})"

    def order(self, wanted: Condition) -> str:
        """How often one token stands in texts is known well, so of a frequent one the first are
        read in order of the keys. How often several do is guessed too high, and that way would
        lead through the whole table: by `+ 0` it is closed."""
        return "rowid" if is_one_token(wanted) else "rowid + 0"


def is_one_token(wanted: Condition) -> bool:
    """Say whether a condition is nothing but that one token is there."""
    if isinstance(wanted, Token):
        return not wanted.is_open
    return len(wanted.parts) == 1 and is_one_token(wanted.parts[0])


def _database() -> Database:
    return Postgres() if connection.vendor == "postgresql" else Sqlite()


Row = tuple[int, Iterable[str]]
"""A key and its tokens."""


def clear() -> None:
    """Make the index empty."""
    with connection.cursor() as cursor:
        cursor.execute(_database().clear)


def add(rows: Iterable[Row]) -> None:
    """Put keys into the index that are not in it."""
    _each(_database().insert, rows)


def remove(rows: Iterable[Row]) -> None:
    """Take keys out of the index; their tokens must be those they were put into it with."""
    _each(_database().delete, rows)


def _each(sql: str, rows: Iterable[Row]) -> None:
    stored = _database().stored
    with connection.cursor() as cursor:
        cursor.executemany(sql, [(key, stored(tokens)) for key, tokens in rows])


def matching(wanted: Condition, most: int) -> Sequence[int]:
    """Return the first keys of passages that fulfil a condition."""
    database = _database()
    order = f"ORDER BY {database.order(wanted)} LIMIT {int(most)}"
    sql = f"SELECT rowid FROM {TABLE} WHERE {database.match} {order}"
    with connection.cursor() as cursor:
        cursor.execute(sql, (database.condition(wanted),))
        return [key for (key,) in cursor.fetchall()]
