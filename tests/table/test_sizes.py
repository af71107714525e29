"""What a first visit to a table costs stays within what docs/look.md promises."""

from gzip import compress
from pathlib import Path

import brotli
import pytest

STATIC = Path(__file__).resolve().parents[2] / "teachapp" / "static"
KIB = 1024


@pytest.mark.parametrize(
    ("files", "limit"),
    [
        (("css/ruletable.css", "cards/vampire-queen.css"), 9.6),
        (("css/ruletable.css", "css/pages.css"), 15.4),
        (("css/class.css", "js/class.js", "js/polls.js"), 12.5),
        (("icons/vampire-queen.svg", "icons/ui.svg"), 3.8),
        (("icons/cheating-moth.svg", "icons/ui.svg"), 4.5),
        (("icons/sleeping-queens.svg", "icons/ui.svg"), 7.5),
        (("icons/bark-side.svg", "icons/ui.svg"), 3.2),
    ],
)
def test_files_stay_small(files: tuple[str, ...], limit: float):
    sizes = [len(compress((STATIC / file).read_bytes(), 9)) for file in files]
    assert sum(sizes) <= limit * KIB, sizes


def test_our_own_scripts_stay_small_as_they_are_sent():
    sent = {
        path.stem: len(brotli.compress(path.read_bytes())) for path in (STATIC / "js").glob("*.js")
    }
    assert sent["ruletable"] + sent["reader"] <= 3 * KIB, "every page has these two"
    assert sum(sent.values()) <= 10 * KIB, sent
