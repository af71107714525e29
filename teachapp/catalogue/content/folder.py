"""The content folder: which files there are, their text, and which of them nobody has read.

Text is UTF-8 in Unicode's composed form with plain line ends, so that what is loaded can be written
back byte for byte.
"""

import unicodedata
from collections.abc import Iterator
from pathlib import Path

from teachapp.catalogue.content.faults import Faults


def content_files(root: Path) -> Iterator[tuple[str, Path]]:
    """Yield every file below `root` with its path in the folder, in order; hidden ones are none
    of ours."""
    for path in sorted(root.rglob("*")):
        inside = path.relative_to(root)
        if path.is_file() and not any(part.startswith(".") for part in inside.parts):
            yield inside.as_posix(), path


class Folder:
    """Reads files once, as text, and knows at the end which ones were never asked for."""

    def __init__(self, root: Path, faults: Faults) -> None:
        self.root = root
        self.faults = faults
        self.paths = dict(content_files(root))
        self.unread = set(self.paths)
        self.prose: dict[str, str] = {}

    def label(self, path: str) -> str:
        """Return a path as faults name it: with the folder's own name in front."""
        return f"{self.root.name}/{path}"

    def names(self, under: str, suffix: str) -> list[str]:
        """Return the stems of the files directly `under` a folder that end in `suffix`."""
        prefix = f"{under}/" if under else ""
        found = [path[len(prefix) :] for path in self.paths if path.startswith(prefix)]
        return [
            name.removesuffix(suffix) for name in found if "/" not in name and name.endswith(suffix)
        ]

    def folders(self, under: str = "") -> list[str]:
        """Return the names of the folders directly `under` a folder, in order."""
        prefix = f"{under}/" if under else ""
        found = [path[len(prefix) :] for path in self.paths if path.startswith(prefix)]
        return list(dict.fromkeys(name.split("/")[0] for name in found if "/" in name))

    def read(self, path: str) -> str | None:
        """Return a file's text, or None with a fault where it is missing or not clean text."""
        self.unread.discard(path)
        if path not in self.paths:
            self.faults.add(self.label(path), "", "missing file")
            return None
        raw = self.paths[path].read_bytes()
        try:
            text = raw.decode()
        except UnicodeDecodeError as error:
            line = raw.count(b"\n", 0, error.start) + 1
            self.faults.add(self.label(path), line, "not UTF-8")
            return None
        return text if self._is_clean(path, text) else None

    def peek(self, path: str) -> str:
        """Return what can be made of a file, without a word about what is wrong with it."""
        there = self.paths.get(path)
        return there.read_text(encoding="utf-8", errors="replace") if there else ""

    def read_prose(self, path: str) -> str | None:
        """Return the text of a file of prose or readings and keep it for writing it back."""
        text = self.read(path)
        if text is not None:
            self.prose[path] = text
        return text

    def _is_clean(self, path: str, text: str) -> bool:
        dirty = False
        for number, line in enumerate(text.split("\n"), 1):
            if "\r" in line or "\ufeff" in line:
                self.faults.add(self.label(path), number, "carriage return or byte order mark")
                dirty = True
            elif not unicodedata.is_normalized("NFC", line):
                self.faults.add(self.label(path), number, "not in Unicode's composed form (NFC)")
                dirty = True
        return not dirty

    def report_unread(self) -> None:
        """Note every file that is not part of any game, language or list."""
        for path in sorted(self.unread):
            self.faults.add(self.label(path), "", "unknown file; nothing reads it")
