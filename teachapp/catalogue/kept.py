"""Answers kept in memory for as long as what they were read from stays what it is.

What pages are made of has two versions, each a row of its own: content changes when it is loaded,
shelves when a venue is edited. An answer is kept under the versions it depends on; asking again
costs a query for each of them, whatever the number of rows.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, wraps
from typing import Any, ParamSpec, TypeVar

from django.db import connection
from django.db.models import Model

from teachapp.catalogue import models

P = ParamSpec("P")
R = TypeVar("R")


class Version:
    """The version of something in the database, empty while there is none."""

    def __init__(self, name: str, ask: Callable[[], str | None], without: str = "") -> None:
        """Take how it is asked for; `without` is the version of what was never written."""
        self._ask = ask
        self._without = without
        self._pinned: ContextVar[str | None] = ContextVar(name, default=None)

    def current(self) -> str:
        """Return the version; pages go by it as their ETag."""
        pinned = self._pinned.get()
        return pinned if pinned is not None else self._ask() or self._without

    def is_pinned(self) -> bool:
        """Say whether a page is being made for which the version has been asked."""
        return bool(self._pinned.get())

    @contextmanager
    def pinned(self) -> Iterator[str]:
        """Ask for the version once: all reads inside go by it, as those of one page must."""
        version = self.current()
        token = self._pinned.set(version)
        try:
            yield version
        finally:
            self._pinned.reset(token)


def _only(model: type[Model], column: str) -> str | None:
    """Return what stands in the one row of a table. Every page asks, and to put this into SQL
    takes Django longer than the database takes to answer."""
    with connection.cursor() as cursor:
        cursor.execute(f'SELECT "{column}" FROM "{model._meta.db_table}"')
        row = cursor.fetchone()
    return row[0] if row else None


CONTENT = Version("content version", lambda: _only(models.ContentState, "hash"))
SHELVES = Version("shelves version", lambda: _only(models.ShelvesState, "token"), without="-")


def kept_by(*versions: Version, most: int = 128) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Keep the answers of a read for as long as all these versions stay, at `most` so many."""

    def keeping(read: Callable[P, R]) -> Callable[P, R]:
        kept: Any = lru_cache(maxsize=most)(lambda known, *args, **kwargs: read(*args, **kwargs))

        @wraps(read)
        def asked(*args: P.args, **kwargs: P.kwargs) -> R:
            known = tuple(version.current() for version in versions)
            return kept(known, *args, **kwargs) if all(known) else read(*args, **kwargs)

        return asked

    return keeping
