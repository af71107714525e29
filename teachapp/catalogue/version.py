"""The version of what is loaded: a hash of the content files and of the code that reads them.

Whoever changes a rule, a message function or how Markdown is rendered gets content loaded anew as
much as whoever changes a sentence. Hashing some two hundred small files takes a few milliseconds,
so a start with nothing new to load is quick.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path

import games
from teachapp import narration
from teachapp.catalogue.content.folder import content_files

_CODE = (Path(games.__file__), Path(narration.__file__), Path(__file__))


def fingerprint(content: Path, tests: Path) -> str:
    """Return the hash of everything that decides what `load_content` writes."""
    found = hashlib.sha256()
    for name, path in (*content_files(content), *_code(tests)):
        raw = path.read_bytes()
        found.update(f"{name}\0{len(raw)}\0".encode())
        found.update(raw)
    return found.hexdigest()


def _code(tests: Path) -> Iterator[tuple[str, Path]]:
    for root in (*(module.parent for module in _CODE), tests):
        for path in sorted(root.rglob("*.py")):
            if "migrations" not in path.parts:
                yield f"{root.name}/{path.relative_to(root).as_posix()}", path
