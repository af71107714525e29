"""Fluent files: no broken message, none unknown, none missing, and no argument that nobody gives.

Which messages there must be and what they may use is derived from the engine by `narration`.
"""

import re
from collections.abc import Mapping

from teachapp.catalogue.content.faults import Faults, unknown
from teachapp.narration.words import junk, variables

_MESSAGE = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*)\s*=")


def check_messages(text: str, path: str, expected: Mapping[str, set[str]], faults: Faults) -> None:
    """Note what is wrong with a file of messages; `expected` has the arguments by message id."""
    for line, reason in junk(text):
        faults.add(path, line, reason)
    used = variables(text)
    lines = message_lines(text)
    for name, arguments in used.items():
        if name not in expected:
            faults.add(path, lines.get(name, 0), unknown("message", name, expected))
            continue
        for argument in sorted(arguments - expected[name]):
            reason = unknown(f"argument of {name}:", f"${argument}", _signed(expected[name]))
            faults.add(path, lines.get(name, 0), reason)
    for name in expected:
        if name not in used:
            faults.add(path, "", f"missing message {name!r}")


def _signed(names: set[str]) -> list[str]:
    return [f"${name}" for name in sorted(names)]


def message_lines(text: str) -> dict[str, int]:
    """Return the line on which each message begins."""
    found: dict[str, int] = {}
    for number, line in enumerate(text.split("\n"), 1):
        match = _MESSAGE.match(line)
        if match:
            found.setdefault(match.group(1), number)
    return found
