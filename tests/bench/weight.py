"""How many bytes a reader has to fetch, compressed as a browser gets them."""

import gzip
import re
import statistics
from pathlib import Path

from tests.bench import server
from tests.bench.pages import Row, step_paths

TABLE = "/ko/vampire-queen/table/vampire-queen_1_standard_A_3,7,H20;2,9,12;1,8,H15;2,5,5;4,13,Q/"
FETCHED = re.compile(r'(?:src|href)="(/static/[^"#]+)')
"""Scripts, stylesheets, sprites and the icon: everything a page makes a browser ask for."""


def report(port: int) -> list[Row]:
    """Return the weight of a first visit, of a step, and of our own script."""
    page = server.body(port, TABLE)
    linked = sorted(set(FETCHED.findall(gzip.decompress(page).decode())))
    parts = {path.rsplit("/", 1)[1]: len(server.body(port, path)) for path in linked}
    ours = ("ruletable.", "reader.")
    own = sum(size for name, size in parts.items() if name.startswith(ours) and is_js(name))
    steps = [len(server.body(port, path)) for path in step_paths()]
    return [
        ("a table's page", kb(len(page)), ""),
        *((f"  {name}", kb(size), "") for name, size in parts.items()),
        ("first visit to a table", kb(len(page) + sum(parts.values())), "at most 36 KB"),
        ("step, median", kb(int(statistics.median(steps))), ""),
        ("step, heaviest", kb(max(steps)), "at most 6 KB"),
        ("our own JavaScript", kb(own), "at most 3 KB"),
        *own_scripts(port),
    ]


def own_scripts(port: int) -> list[Row]:
    """Return what all our scripts weigh together, those that few pages have among them."""
    from django.contrib.staticfiles.finders import find
    from django.templatetags.static import static

    files = sorted(Path(str(find("js"))).glob("*.js"))
    raw = sum(path.stat().st_size for path in files)
    worker = "service-worker.js"
    addresses = [
        f"/{worker}" if path.name == worker else static(f"js/{path.name}") for path in files
    ]
    sent = sum(len(server.body(port, address)) for address in addresses)
    return [
        (f"all {len(files)} of our scripts, as they are sent", kb(sent), "at most 10 KB"),
        ("  as they are written", kb(raw), ""),
    ]


def is_js(name: str) -> bool:
    return name.endswith(".js")


def kb(size: int) -> str:
    return f"{size / 1024:.1f} KB"
