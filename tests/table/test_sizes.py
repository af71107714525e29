"""What a first visit to a table costs stays within what docs/look.md promises."""

from gzip import compress
from pathlib import Path

import pytest

STATIC = Path(__file__).resolve().parents[2] / "teachapp" / "static"
KIB = 1024


@pytest.mark.parametrize(
    ("files", "limit"),
    [
        (("css/ruletable.css", "cards/vampire-queen.css"), 9.6),
        (("css/ruletable.css", "css/pages.css"), 15.4),
        (("js/ruletable.js", "js/reader.js"), 3.5),
        (("js/readings.js",), 1),
        (("css/class.css", "js/class.js", "js/polls.js"), 12.5),
        (("js/kept.js",), 1.1),
        (("js/service-worker.js",), 1.3),
        (("icons/vampire-queen.svg", "icons/ui.svg"), 3.8),
        (("icons/cheating-moth.svg", "icons/ui.svg"), 4.5),
        (("icons/sleeping-queens.svg", "icons/ui.svg"), 7.5),
        (("icons/bark-side.svg", "icons/ui.svg"), 3.2),
    ],
)
def test_files_stay_small(files: tuple[str, ...], limit: float):
    sizes = [len(compress((STATIC / file).read_bytes(), 9)) for file in files]
    assert sum(sizes) <= limit * KIB, sizes
