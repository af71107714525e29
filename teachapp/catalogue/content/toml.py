"""TOML read with faults by key path, and written in one canonical form.

`Table` is asked for its keys one by one: what is missing or of another type is a fault, and so is,
at the end, every key that nobody asked for. `dump` is the only writer, so a canonical file comes
back byte for byte; it bears no comments, and what is empty is left out.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from teachapp.catalogue.content.faults import Faults, unknown

WIDTH = 100
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_POSITION = re.compile(r"\(at line (\d+), column \d+\)$")


def parse(text: str, path: str, faults: Faults) -> "Table | None":
    """Return the document, or None with a fault at the line where it is no TOML."""
    try:
        return Table(tomllib.loads(text), path, "", faults)
    except tomllib.TOMLDecodeError as error:
        found = _POSITION.search(str(error))
        line = int(found.group(1)) if found else text.count("\n") + 1
        faults.add(path, line, f"broken TOML: {str(error)[: found.start() if found else None]}")
    return None


class Table:
    """A table of a TOML document, with the path of keys that leads to it."""

    def __init__(self, values: Mapping[str, Any], path: str, where: str, faults: Faults) -> None:
        self.values = values
        self.path = path
        self.where = where
        self.faults = faults
        self.asked: set[str] = set()

    def at(self, key: str) -> str:
        """Return the path of a key for a fault."""
        return f"{self.where}.{key}" if self.where else key

    def fault(self, key: str, reason: str) -> None:
        """Note what is wrong with a key's value."""
        self.faults.add(self.path, self.at(key) if key else self.where, reason)

    def text(self, key: str, default: str | None = None) -> str:
        """Return a string; without a default it has to be there, and something in it."""
        value = self._get(key, str, "a text", default)
        if value == "" and default is None and key in self.values:
            self.fault(key, "empty; expected a text")
        return value if isinstance(value, str) else ""

    def word(self, key: str, choices: Iterable[str], kind: str, default: str | None = None) -> str:
        """Return a string that is one of `choices`."""
        value = self.text(key, default)
        if key in self.values and isinstance(self.values[key], str):
            listed = list(choices)
            if value not in listed:
                self.fault(key, unknown(kind, value, listed))
        return value

    def number(self, key: str, default: int | None = None) -> int:
        """Return a whole number of at least 0."""
        value = self._get(key, int, "a whole number", default)
        return value if isinstance(value, int) else 0

    def texts(self, key: str, *, needed: bool = False) -> tuple[str, ...]:
        """Return an array of strings, empty if there is none and none is needed."""
        return self._array(key, str, "an array of texts", needed)

    def pair(self, key: str) -> tuple[int, int]:
        """Return `[low, high]`."""
        values = self._array(key, int, "two whole numbers", True)
        if values and (len(values) != 2 or values[0] > values[1]):
            self.fault(key, "expected two whole numbers, the lower first")
        return (values[0], values[1]) if len(values) == 2 else (0, 0)

    def tables(self, key: str) -> list["Table"]:
        """Return an array of tables; each is named in faults by its `id`, if it has one."""
        self.asked.add(key)
        values = self.values.get(key, [])
        if not isinstance(values, list) or not all(isinstance(each, dict) for each in values):
            self.fault(key, "expected an array of tables")
            return []
        return [self._child(key, each, _name(each, at)) for at, each in enumerate(values)]

    def table(self, key: str) -> "Table | None":
        """Return a table inside this one, or None if there is none."""
        self.asked.add(key)
        value = self.values.get(key)
        if value is not None and not isinstance(value, dict):
            self.fault(key, "expected a table")
            return None
        return None if value is None else Table(value, self.path, self.at(key), self.faults)

    def close(self) -> None:
        """Note every key that nobody asked for."""
        for key in self.values:
            if key not in self.asked:
                self.fault(key, unknown("key", key, sorted(self.asked)))

    def _child(self, key: str, values: Mapping[str, Any], name: str) -> "Table":
        return Table(values, self.path, f"{self.at(key)}[{name}]", self.faults)

    def _get(self, key: str, kind: type, words: str, default: object) -> object:
        self.asked.add(key)
        if key not in self.values:
            if default is None:
                self.fault(key, f"missing; expected {words}")
            return default
        value = self.values[key]
        if type(value) is not kind or (isinstance(value, int) and value < 0):
            self.fault(key, f"expected {words}, found {value!r}")
            return default
        return value

    def _array(self, key: str, kind: type, words: str, needed: bool) -> tuple[Any, ...]:
        self.asked.add(key)
        if key not in self.values:
            if needed:
                self.fault(key, f"missing; expected {words}")
            return ()
        values = self.values[key]
        if not isinstance(values, list) or any(type(each) is not kind for each in values):
            self.fault(key, f"expected {words}, found {values!r}")
            return ()
        return tuple(values)


def _name(values: Mapping[str, Any], at: int) -> str:
    name = values.get("id")
    return name if isinstance(name, str) and name else str(at)


# Writing


def dump(values: Mapping[str, Any]) -> str:
    """Return the canonical text of a document: plain keys first, then its tables.

    >>> print(dump({"slug": "x", "no": (), "card": [{"id": "a", "faces": ["1", "2"]}]}), end="")
    slug = "x"
    <BLANKLINE>
    [[card]]
    id = "a"
    faces = ["1", "2"]
    """
    return "\n".join(_lines(values, "")).lstrip("\n") + "\n"


def _lines(values: Mapping[str, Any], prefix: str) -> Iterator[str]:
    kept = {key: value for key, value in values.items() if not _is_empty(value)}
    for key, value in kept.items():
        if not _is_nested(value):
            yield from _assignment(key, value)
    for key, value in kept.items():
        name = f"{prefix}{key}"
        if isinstance(value, Mapping):
            yield from ("", f"[{name}]", *_lines(value, f"{name}."))
        elif _is_nested(value):
            for each in value:
                yield from ("", f"[[{name}]]", *_lines(each, f"{name}."))


def _is_empty(value: object) -> bool:
    if isinstance(value, Mapping):
        return all(_is_empty(each) for each in value.values())
    return value is None or (isinstance(value, str | Sequence) and not value)


def _is_nested(value: object) -> bool:
    if isinstance(value, Mapping):
        return True
    is_array = isinstance(value, Sequence) and not isinstance(value, str)
    return is_array and all(isinstance(each, Mapping) for each in value)  # type: ignore[attr-defined]


def _assignment(key: str, value: Any) -> list[str]:
    name = key if _BARE.fullmatch(key) else _string(key)
    if isinstance(value, str | int):
        return [f"{name} = {_scalar(value)}"]
    items = [_scalar(each) for each in value]
    line = f"{name} = [{', '.join(items)}]"
    if len(line) <= WIDTH:
        return [line]
    return [f"{name} = [", *(f"    {item}," for item in items), "]"]


def _scalar(value: str | int) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else _string(value)


_ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def _string(text: str) -> str:
    signs = (_ESCAPES.get(sign, sign) for sign in text)
    return '"' + "".join(f"\\u{ord(s):04X}" if s < " " or s == "\x7f" else s for s in signs) + '"'


def check_canonical(text: str, values: Mapping[str, Any], path: str, faults: Faults) -> None:
    """Warn at the first line in which `text` is not what `dump` writes of its `values`."""
    written, expected = text.split("\n"), dump(values).split("\n")
    for number, (line, wanted) in enumerate(zip(written, expected, strict=False), 1):
        if line != wanted:
            faults.warn(path, number, f"not the canonical form; expected {wanted!r}")
            return
    if len(written) != len(expected):
        number = min(len(written), len(expected)) + 1
        faults.warn(path, number, "not the canonical form; expected the file to end here")
