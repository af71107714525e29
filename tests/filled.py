"""The content in the tests' own database, as a loaded site has it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from django.db import connection


@contextmanager
def filled(database: Path) -> Iterator[None]:
    """Let the tests' database be a copy of another until the block ends; then it is as before."""
    if connection.vendor == "postgresql":
        yield  # it is made with the content and stays so (tests/scaled.py)
        return
    connection.ensure_connection()
    own = connection.connection
    with closing(sqlite3.connect(database)) as full, closing(sqlite3.connect(":memory:")) as before:
        own.backup(before)
        full.backup(own)
        yield
        before.backup(own)
