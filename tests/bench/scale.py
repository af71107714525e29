"""Whether pages stay as quick among a thousand games as among four.

The games are rows copied inside the database from those that were loaded (words, clauses, lessons,
boxes on shelves, everything) under other slugs and names. They have no engines: they fill tables
and lists, while the pages of the games they were copied from are measured.
`python -m tests.bench.scale` measures this alone, on a throw-away database; with the word
`postgres` after it, on one of a PostgreSQL of its own.
"""

import os
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack
from itertools import count
from typing import Any

from games import registry
from tests import postgres
from tests.bench.pages import LANGUAGES, Row, anew, asker, forget, ms, used

GAMES = 1000
REPEATS = 8
STRIDE = 100_000
"""What keys are moved on by with each turn of copying."""
PAGES = {
    "library": "/{}/",
    "library, filtered and sorted": "/{}/?players=5&minutes=30&sort=minutes",
    "library, one venue": "/{}/?venue=demo-cafe&shelf=Z1",
    "venue": "/{}/at/demo-cafe/?shelf=Z1",
    "labels of a shelf": "/{}/at/demo-cafe/labels/?shelf=Z1",
    "game": "/{}/vampire-queen/",
    "box": "/{}/vampire-queen/box/?venue=demo-club",
    "rulebook": "/{}/vampire-queen/rules/",
    "terms": "/{}/vampire-queen/terms/",
    "coverage": "/{}/vampire-queen/coverage/",
    "step of a lesson": "/{}/vampire-queen/lessons/hunt/the-tie/",
}
"""What is measured, beside searches."""
SEARCHES = {
    "one syllable": "왕",
    "one letter of Japanese": "親",
    "two syllables": "패스",
    "a term": "사냥꾼",
    "a common word": "카드",
    "an English word": "queen",
    "the beginning of a word": "quee",
    "a word inside of all": "の",
    "two words": "뱀파이어 동점",
    "a question": "동점이면 누가 가져가요",
    "written without spaces": "뱀파이어사냥꾼",
    "no hit": "몽블랑",
}


def report() -> list[Row]:
    """Return the time of each page among few games and among many, side by side.

    Django must be set up on a database that may be filled.
    """
    from teachapp.catalogue.models import Game

    few = Game.objects.count()
    before = {name: _measured(path) for name, path in PAGES.items()}
    searched = {name: _searched(query) for name, query in SEARCHES.items()}
    begin = time.perf_counter()
    plant(GAMES)
    rows = [(f"planting {GAMES:,} games", f"{time.perf_counter() - begin:.1f} s", "")]
    for name, path in PAGES.items():
        was, now = before[name], _measured(path)
        ratio = statistics.median(now.warm) / statistics.median(was.warm)
        rows += [
            (f"{name}, {few} games", ms(was.warm), ""),
            (f"{name}, {GAMES:,} games", f"{ms(now.warm)} × {ratio:.2f}", "about the same"),
            ("  everything empty", f"{was.cold * 1000:.0f} → {now.cold * 1000:.0f} ms", ""),
            ("  queries", f"{was.queries} → {now.queries}", "the same"),
        ]
    for name, query in SEARCHES.items():
        taken, now_taken = searched[name], _searched(query)
        ratio = statistics.median(now_taken) / statistics.median(taken)
        rows += [
            (f"search: {name}, {few} games", ms(taken), ""),
            (
                f"search: {name}, {GAMES:,} games",
                f"{ms(now_taken)} × {ratio:.2f}",
                "about the same",
            ),
        ]
    last = f"vampire-queen-{GAMES // few - 1}"
    registry.GAMES[last] = registry.find("vampire-queen")  # a rulebook asks which options there are
    planted = _measured(f"/{{}}/{last}/rules/")
    rows.append(("rulebook of the last game planted", ms(planted.warm), "as the first"))
    return rows


class _Measured:
    """A page's processor time when content is in memory and when it is not, and its queries."""

    def __init__(self, warm: list[float], cold: float, queries: int) -> None:
        self.warm, self.cold, self.queries = warm, cold, queries


def _measured(path: str) -> _Measured:
    ask = asker()
    paths = [path.format(language) for language in LANGUAGES]
    cold = []
    for each in anew(paths):
        forget()
        begin = time.process_time()
        ask(each)
        cold.append(time.process_time() - begin)
    for each in anew(paths):
        ask(each)
    taken = [used(ask, each) for _ in range(REPEATS) for each in paths]
    return _Measured([each for each, _ in taken], statistics.median(cold), taken[-1][1])


_asked = count()


def _searched(query: str) -> list[float]:
    """Return the times of a search that nobody has made: what was found before and how texts are
    read for a word is forgotten, and signs make an address new that say nothing. SQLite works in
    this process, so that it counts as processor time; of another database one has to wait."""
    from django.db import connection

    from teachapp.catalogue.search.folding import folded
    from teachapp.catalogue.search.weighing import occurrences

    ask = asker()
    clock = time.process_time if connection.vendor == "sqlite" else time.perf_counter
    taken = []
    for language in LANGUAGES * (1 + REPEATS):
        for kept in (occurrences, folded):
            kept.cache_clear()
        path = f"/{language}/search/?q={query}{'!' * (next(_asked) % 80)}"
        begin = clock()
        ask(anew([path])[0])
        taken.append(clock() - begin)
    return taken[len(LANGUAGES) :]


# Planting


def plant(total: int) -> None:
    """Copy each game with all that belongs to it, and its places on shelves, until there are so
    many: every row once a turn, its key and those it points to moved on by as much."""
    from django.apps import apps
    from django.db import connection, transaction

    from teachapp.catalogue import actions
    from teachapp.catalogue.models import ContentState, Game, Passage
    from tests.bench import planted

    turns = total // Game.objects.count() - 1
    # Keys of passages are made otherwise.
    moved: set[Any] = {Game}
    with transaction.atomic(), connection.cursor() as cursor:
        for model in apps.get_app_config("catalogue").get_models():
            if model is Passage or (model is not Game and not _parents(model) & moved):
                continue
            moved.add(model)
            cells = {
                _quoted(field.column): _cell(field, moved) for field in model._meta.concrete_fields
            }
            table = model._meta.db_table
            bound = [
                f"{field.column} IN (SELECT id FROM {_table(field.related_model)}"
                f" WHERE id < {STRIDE} {'AND game_id IS NOT NULL' * _may_be_shared(field)})"
                for field in model._meta.concrete_fields
                if field.related_model in moved
            ]
            cursor.execute(
                f"WITH RECURSIVE turns(turn) AS (SELECT 1 UNION ALL"
                f" SELECT turn + 1 FROM turns WHERE turn < {turns})"
                f" INSERT INTO {table} ({', '.join(cells)})"
                f" SELECT {', '.join(cells.values())} FROM {table}, turns"
                f" WHERE {' AND '.join([f'id < {STRIDE}', *bound])}"
            )
        planted.plant(turns, STRIDE)
        ContentState.objects.update(hash=f"{total} games")
        actions.shelves_changed()
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")  # as databases do by themselves after a while


def _parents(model: Any) -> set[Any]:
    return {field.related_model for field in model._meta.concrete_fields if field.related_model}


def _may_be_shared(field: Any) -> bool:
    """Say whether what a field points to may belong to all games together: then it is not copied,
    and neither is what hangs on it."""
    return any(each.name == "game" and each.null for each in field.related_model._meta.fields)


def _cell(field: Any, moved: set[Any]) -> str:
    """Return what a copied row has in a column, in SQL."""
    from teachapp.catalogue.models import Game, GameText

    name = _quoted(field.column)
    if field.primary_key or field.related_model in moved:
        return f"{name} + turn * {STRIDE}"
    if (field.model, field.name) == (Game, "slug"):
        return f"{name} || '-' || turn"
    if field.model is GameText and field.name in ("name", "sort_name"):
        return f"{name} || ' ' || turn"
    if field.name == "shelf":
        return f"{name} || '-' || (turn % 50)"
    return name


def _quoted(name: Any) -> str:
    return f'"{name}"'


def _table(model: Any) -> str:
    return str(model._meta.db_table)


def main() -> None:
    from tests.bench.__main__ import show, use_database_of

    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        if "postgres" in sys.argv[1:]:
            programs = postgres.find_postgres()
            assert programs, "no PostgreSQL; `make postgres` finds or installs one"
            os.environ["DATABASE_URL"] = stack.enter_context(postgres.server(programs))
        use_database_of(folder)
        fill()
        show(f"Pages among {GAMES:,} games, processor time", report())


def fill() -> None:
    """Load the content into an empty database."""
    from django.core.management import call_command

    call_command("migrate", verbosity=0)
    call_command("collectstatic", verbosity=0, interactive=False)
    call_command("load_content", verbosity=0)


if __name__ == "__main__":
    main()
