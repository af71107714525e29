"""`manage.py search QUERY`: what the site's search finds, one hit a line."""

import sys
from argparse import ArgumentParser
from collections.abc import Iterable
from typing import Any

from django.conf import settings
from django.core.management import BaseCommand, CommandError

from teachapp.catalogue import queries
from teachapp.catalogue.search.find import Found, find


class Command(BaseCommand):
    help = "Prints what answers a query, the best first: kind, game, id, heading; - reads queries."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        codes = [code for code, _name in settings.LANGUAGES]
        parser.add_argument("query", help="or - for queries from standard input, one a line")
        parser.add_argument("--language", choices=codes, default=settings.LANGUAGE_CODE)
        parser.add_argument("--game", help="of one game only, by its slug")
        parser.add_argument("--limit", type=int, default=10, help="hits of each kind")

    def handle(
        self, *args: Any, query: str, language: str, game: str | None, limit: int, **options: Any
    ) -> None:
        asked: Iterable[str] = sys.stdin if query == "-" else [query]
        with queries.one_version():
            for each in map(str.strip, asked):
                try:
                    found = find(each, language, game, limit)
                except queries.NotFound as missing:
                    raise CommandError(str(missing)) from missing
                self.print_found(each, found)

    def print_found(self, query: str, found: Found) -> None:
        """Prints how many hits there are, and those that are shown."""
        counts = ", ".join(f"{count} {kind}" for kind, count in found.kinds.items())
        some = " (some of the words)" if counts and not found.has_all_words else ""
        self.stdout.write(f"{query}: {counts or 'nothing'}{some}")
        for hit in found.hits:
            heading = "".join(piece.text for piece in hit.own.heading)
            via = f"\t{hit.matched.language}" if hit.matched else ""
            self.stdout.write(f"\t{hit.kind}\t{hit.game}\t{hit.id}\t{heading}{via}")
