"""`manage.py export_content FOLDER`: the loaded content as files again, byte for byte."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management import BaseCommand, CommandError

from teachapp.catalogue import actions


class Command(BaseCommand):
    help = "Writes the loaded content as files into an empty folder."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("folder", type=Path, help="empty, or not there yet")

    def handle(self, *args: Any, folder: Path, **options: Any) -> None:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise CommandError(f"{folder} is not empty; name a new folder")
        written = actions.export(folder)
        if options["verbosity"]:
            self.stdout.write(f"Wrote {len(written)} files to {folder}.")
