"""`manage.py rulecheck`: what stands behind each clause, and what is missing.

Measured on the files, not on the database, so that it also tells what a load would refuse.
"""

import json
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management import BaseCommand, CommandError

from teachapp.catalogue.content.reading import read_content
from teachapp.catalogue.coverage import Row, measure, tested_by_game


class Command(BaseCommand):
    help = "Prints clause by clause what the engine, lessons, tests and languages give."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("games", nargs="*", help="slugs; all games if none is named")
        parser.add_argument("--json", action="store_true", help="for machines")

    def handle(self, *args: Any, games: list[str], **options: Any) -> None:
        found = read_content(Path(settings.CONTENT_DIR))
        if found.faults:
            raise CommandError("\n".join(map(str, found.faults)))
        known = {game.facts.slug: game for game in found.content.games}
        for slug in games:
            if slug not in known:
                raise CommandError(f"no game {slug!r}; expected one of {', '.join(known)}")
        tests = tested_by_game(Path(settings.BASE_DIR, "tests", "games"), known)
        matrices = {slug: measure(known[slug], tests[slug]) for slug in games or known}
        if options["json"]:
            rows = {slug: [asdict(row) for row in matrix] for slug, matrix in matrices.items()}
            self.stdout.write(json.dumps(rows, ensure_ascii=False, indent=1))
        else:
            self.print_matrices(matrices)
        lacking = sum(bool(row.lacks) for matrix in matrices.values() for row in matrix)
        if lacking:
            raise CommandError(f"{lacking} clauses lack what their kind can give.")

    def print_matrices(self, matrices: dict[str, tuple[Row, ...]]) -> None:
        for slug, matrix in matrices.items():
            lacking = sum(bool(row.lacks) for row in matrix)
            self.stdout.write(f"{slug}: {len(matrix)} clauses, {lacking} of them lack something")
            for line in table(matrix):
                self.stdout.write(line)


def table(matrix: tuple[Row, ...]) -> Iterator[str]:
    """Yield the lines of a matrix as text."""
    languages = list(matrix[0].texts) if matrix else []
    titles = ["clause", "kind", "engine", "lesson", "test", *languages, "lacks"]
    rows = [titles, *(cells(row) for row in matrix)]
    widths = [max(len(row[at]) for row in rows) for at in range(len(titles))]
    for row in rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()


def cells(row: Row) -> list[str]:
    """Return a row as words: `yes` or `-`, a number of steps, `?` where tests are not at hand."""
    test = "?" if row.test is None else _yes(row.test)
    steps = str(len(row.lessons)) if row.lessons else "-"
    texts: Iterable[str] = ("yes" if state == "fresh" else state for state in row.texts.values())
    return [row.clause, row.kind, _yes(row.engine), steps, test, *texts, ", ".join(row.lacks)]


def _yes(there: bool) -> str:
    return "yes" if there else "-"
