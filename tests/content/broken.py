"""A copy of the content to be broken, and the faults that a reading then finds.

A break names the file, how its text is changed, and the fault that must come of it. Many breaks go
into one copy and are read together, so that the tests also show that none hides another. Lines are
not counted by hand: `@marker` is the line on which the marker is found in the broken file.
"""

import re
import shutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from django.conf import settings

from teachapp.catalogue.content.reading import read_content
from teachapp.catalogue.content.values import Content, GameContent

GAME = "vampire-queen"
"""The game whose files are broken."""

Change = Callable[[str], str]


@dataclass(frozen=True)
class Break:
    """What is done to a file, and how the faults that it causes begin."""

    name: str
    file: str
    change: Change | None
    """None where the fault follows from the break before."""
    place: str
    """`@marker` for its line, a path of keys, or nothing for the file as a whole."""
    reason: str

    def expected(self, root: Path) -> str:
        """Return how the fault begins that it must cause."""
        place = self.place
        if place.startswith("@"):
            place = str(_line_of(place.removeprefix("@"), root / self.file))
        return f"content/{self.file}{':' if place else ''}{place}: {self.reason}"


def _line_of(marker: str, path: Path) -> int:
    lines = path.read_text(encoding="utf-8").split("\n")
    found = [number for number, line in enumerate(lines, 1) if marker in line]
    assert len(found) == 1, f"{marker!r} stands in lines {found} of {path}"
    return found[0]


class Broken:
    """A copy with several breaks in it, read once."""

    def __init__(self, folder: Path, breaks: Iterable[Break]) -> None:
        self.root = copied(folder)
        self.breaks = {each.name: each for each in breaks}
        for each in self.breaks.values():
            if each.change is not None:
                edit(self.root / each.file, each.change)
        self.result = read_content(self.root)
        self.faults = [str(fault) for fault in self.result.faults]

    def is_told_once(self, name: str) -> bool:
        """Say whether the fault that a break must cause was found, and only once."""
        start = self.breaks[name].expected(self.root)
        return sum(fault.startswith(start) for fault in self.faults) == 1

    def unexpected(self) -> list[str]:
        """Return the faults that no break accounts for."""
        starts = tuple(each.expected(self.root) for each in self.breaks.values())
        return [fault for fault in self.faults if not fault.startswith(starts)]


def the_game(content: Content, slug: str = GAME) -> GameContent:
    """Return one game of the content."""
    return next(game for game in content.games if game.facts.slug == slug)


def copied(folder: Path) -> Path:
    """Return a copy of the content that a test may change."""
    return Path(shutil.copytree(settings.CONTENT_DIR, folder / "content"))


def edit(path: Path, change: Change) -> None:
    """Change a file's text; a change that changes nothing is a mistake of the test."""
    text = path.read_text(encoding="utf-8")
    changed = change(text)
    assert changed != text, f"{path} is as it was"
    path.write_bytes(changed.encode())


# Changes


def replaced(old: str, new: str) -> Change:
    """Replace a text's first occurrence."""

    def change(text: str) -> str:
        assert old in text, f"{old!r} is not there"
        return text.replace(old, new, 1)

    return change


def ended(more: str) -> Change:
    """Add text at the end."""
    return lambda text: f"{text}{more}\n"


def begun(more: str) -> Change:
    """Put text in front."""
    return lambda text: f"{more}\n{text}"


def told_more(block: str, more: str) -> Change:
    """Add a paragraph under a block's heading."""

    def change(text: str) -> str:
        found = _heading(block, text)
        return f"{text[: found.end()]}\n\n{more}\n{text[found.end() :]}"

    return change


def without_block(block: str) -> Change:
    """Take a block away, heading and text, with what stands below it on lower levels."""

    def change(text: str) -> str:
        found = _heading(block, text)
        level = len(found.group()) - len(found.group().lstrip("#"))
        later = re.search(rf"^#{{1,{level}}} ", text[found.end() :], re.MULTILINE)
        rest = text[found.end() + later.start() :] if later else ""
        return text[: found.start()] + rest

    return change


def emptied(block: str) -> Change:
    """Take a block's text away and leave its heading."""

    def change(text: str) -> str:
        found = _heading(block, text)
        later = text.find("\n#", found.end())
        return text[: found.end()] + "\n" + (text[later:] if later >= 0 else "")

    return change


def headed(block: str, old: str, new: str) -> Change:
    """Change a block's heading line."""

    def change(text: str) -> str:
        found = _heading(block, text)
        assert old in found.group(), f"{old!r} is not in {found.group()!r}"
        line = found.group().replace(old, new, 1)
        return text[: found.start()] + line + text[found.end() :]

    return change


def _heading(block: str, text: str) -> "re.Match[str]":
    found = re.search(rf"^#.*\{{#{block}[ }}].*$", text, re.MULTILINE)
    assert found, f"there is no block {block!r}"
    return found


def changed_table(table: str, old: str, new: str) -> Change:
    """Replace the first occurrence after a table's line `id = "…"`."""

    def change(text: str) -> str:
        at = text.index(old, text.index(f'id = "{table}"\n'))
        return text[:at] + new + text[at + len(old) :]

    return change
