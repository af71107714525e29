"""`make bench`: every figure with its aim, measured on this machine in a few minutes.

`make bench BENCH=class` measures live classes alone, `make bench BENCH=pages` all the rest.
Nothing fails here: a figure that misses its aim says so in its line, and docs/performance.md says
what the figures mean.
"""

import os
import sys
import tempfile
from pathlib import Path

from tests.bench import engine, pages, ready, scale, server, weight
from tests.bench.live import classes, report
from tests.bench.pages import Row


def main(part: str = "") -> None:
    if part != "pages":
        show("Streams", report.report())
        show("Live classes", classes.report())
        show("Ready pages at the edge", ready.report())
    if part != "class":
        engine_and_pages()


def engine_and_pages() -> None:
    show("Engine", engine.report())
    with tempfile.TemporaryDirectory() as folder, server.served(Path(folder)) as port:
        first = server.times(port, ["/ko/vampire-queen/lessons/hunt/the-tie/"])[0]
        use_database_of(folder)
        with ready.django_alone(folder) as plain:
            show("Pages over HTTP", pages.over_http(port, first, plain))
        show("Readers at once", pages.many_readers(port))
        show("Pages inside Django, processor time", pages.inside())
        show("Bytes, compressed", weight.report(port))
        show(f"Among {scale.GAMES:,} games, processor time", scale.report())


def use_database_of(folder: str) -> None:
    """Set Django up in this process on the data that the server has just loaded."""
    import django

    os.environ["RULETABLE_DATA_DIR"] = folder
    os.environ["DJANGO_SETTINGS_MODULE"] = "tests.bench.settings"
    django.setup()


def show(title: str, rows: list[Row]) -> None:
    print(f"\n{title}")
    for figure, value, aim in rows:
        print(f"  {figure:<50} {value:>26}  {aim and 'aim: ' + aim}".rstrip())
    sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:2])
