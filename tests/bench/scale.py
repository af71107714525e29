"""Whether pages stay as quick among a thousand games as among four.

The games are rows copied inside the database from those that were loaded (words, clauses, lessons,
boxes on shelves, everything) under other slugs and names. They have no engines: they fill tables
and lists, while the pages of the games they were copied from are measured.
`python -m tests.bench.scale` measures this alone, on a throw-away database.
"""

import statistics
import tempfile
import time
from typing import Any

from games import registry
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
"""What is measured. A search, where the site has one, belongs here too."""


def report() -> list[Row]:
    """Return the time of each page among few games and among many, side by side.

    Django must be set up on a database that may be filled.
    """
    from teachapp.catalogue.models import Game

    few = Game.objects.count()
    before = {name: _measured(path) for name, path in PAGES.items()}
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


# Planting


def plant(total: int) -> None:
    """Copy each game with all that belongs to it, and its places on shelves, until there are so
    many: every row once a turn, its key and those it points to moved on by as much."""
    from django.apps import apps
    from django.db import connection, transaction

    from teachapp.catalogue import actions
    from teachapp.catalogue.models import ContentState, Game

    turns = total // Game.objects.count() - 1
    moved: set[Any] = {Game}
    with transaction.atomic(), connection.cursor() as cursor:
        for model in apps.get_app_config("catalogue").get_models():
            if model is not Game and not _parents(model) & moved:
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
        ContentState.objects.update(hash=f"{total} games")
        actions.shelves_changed()


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

    with tempfile.TemporaryDirectory() as folder:
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
