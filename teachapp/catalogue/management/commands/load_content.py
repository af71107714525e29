"""`manage.py load_content`: files → database, whole or not at all, every fault in one run."""

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management import BaseCommand, CommandError

from games.registry import GAMES
from teachapp.catalogue import actions, coverage, queries
from teachapp.catalogue.content.faults import Fault
from teachapp.catalogue.content.reading import Result, read_content
from teachapp.catalogue.version import fingerprint


class Command(BaseCommand):
    help = "Loads content/ into the database; writes nothing while there is a fault."
    requires_system_checks = ()  # they have nothing to say about content, and take their time

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "folder", nargs="?", type=Path, help="other than RULETABLE_CONTENT_DIR", default=None
        )
        parser.add_argument(
            "--strict", action="store_true", help="take warnings (stale translations) as faults"
        )
        parser.add_argument(
            "--force", action="store_true", help="read everything though nothing has changed"
        )

    def handle(
        self, *args: Any, folder: Path | None, strict: bool, force: bool, **options: Any
    ) -> None:
        root = Path(folder or settings.CONTENT_DIR)
        tests = Path(settings.BASE_DIR, "tests", "games")
        version = fingerprint(root, tests)
        if not (force or strict) and queries.content_version() == version:
            self.say("Content is up to date.")
            return
        found = read_content(root)
        self.report(found, strict)
        try:
            actions.load(found.content, version, coverage.tested_by_game(tests, GAMES))
        except actions.InUse as reason:
            raise CommandError(str(reason)) from reason
        self.say(summary(found))

    def report(self, found: Result, strict: bool) -> None:
        """Prints faults and warnings, each on its line; refuses to go on where that is due."""
        self.print_all("Warnings", found.warnings)
        self.print_all("Faults", found.faults)
        wrong = len(found.faults) + (len(found.warnings) if strict else 0)
        if wrong:
            raise CommandError(f"{wrong} faults in content; nothing was loaded.")

    def print_all(self, title: str, faults: Sequence[Fault]) -> None:
        if faults:
            self.stderr.write(f"{title} ({len(faults)}):")
        for fault in faults:
            self.stderr.write(str(fault))

    def say(self, text: str) -> None:
        if self.verbosity:
            self.stdout.write(text)

    def execute(self, *args: Any, **options: Any) -> str | None:
        self.verbosity = options["verbosity"]
        return super().execute(*args, **options)


def summary(found: Result) -> str:
    """Return what was loaded in one line."""
    games = found.content.games
    languages = sorted({language for game in games for language in game.words})
    clauses = sum(len(game.clauses) for game in games)
    lessons = sum(len(game.lessons) for game in games)
    noun = "game" if len(games) == 1 else "games"
    return (
        f"Loaded {len(games)} {noun} with {clauses} clauses and {lessons} lessons"
        f" in {', '.join(languages)}."
    )
