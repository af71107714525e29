"""What is wrong with content files: every fault of one run, each with its place.

A place is a line, or in TOML the path of keys (`variant[follow-rule].clauses[0]`). A fault keeps
content from being loaded; a warning does so only where strictness is asked for.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches

Where = int | str
FEW = 12
"""So many choices are listed in full; of more, only what looks alike."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong, for whoever writes content: `path:where: reason`."""

    path: str
    where: Where
    reason: str

    def __str__(self) -> str:
        place = f":{self.where}" if self.where else ""
        return f"{self.path}{place}: {self.reason}"

    @property
    def order(self) -> tuple[str, int, str]:
        """By file, then by line; faults of a file as a whole first."""
        line = self.where if isinstance(self.where, int) else 0
        return self.path, line, str(self.where)


@dataclass(slots=True)
class Faults:
    """Collects faults and warnings while files are read."""

    faults: list[Fault] = field(default_factory=list)
    warnings: list[Fault] = field(default_factory=list)

    def add(self, path: str, where: Where, reason: str) -> None:
        """Notes a fault; `where` is a line, a path of keys, or empty for the file as a whole."""
        fault = Fault(path, where, reason)
        if fault not in self.faults:
            self.faults.append(fault)

    def warn(self, path: str, where: Where, reason: str) -> None:
        """Notes something that should be mended but that readers can live with."""
        self.warnings.append(Fault(path, where, reason))


def unknown(kind: str, name: str, choices: Iterable[str]) -> str:
    """Return the reason for a name that there isn't, with what may have been meant.

    >>> unknown("kind", "fact", ["note", "effect"])
    "unknown kind 'fact'; expected one of note, effect"
    """
    listed = list(choices)
    said = f"unknown {kind} {name!r}"
    if len(listed) <= FEW:
        return f"{said}; expected one of {', '.join(listed)}" if listed else said
    near = get_close_matches(name, listed, n=3)
    return f"{said}; did you mean {', '.join(near)}?" if near else said
