"""Fluent files: no broken message, none unknown, none missing, and no argument that nobody gives.

Which messages there must be and what they may use is derived from the engine by `narration`.
"""

import re
from collections.abc import Collection, Iterable, Mapping

from teachapp.catalogue.content.faults import Faults, unknown
from teachapp.narration.source import cited, entries, references
from teachapp.narration.words import MissingWords, Words, junk, variables

_MESSAGE = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*)\s*=")


def check_messages(
    text: str, path: str, expected: Mapping[str, set[str]], faults: Faults, common: str = ""
) -> bool:
    """Note what is wrong with a file of messages; say whether it is sound. `expected` has the
    arguments by message id, `common` the messages that this file may refer to beside its own."""
    before = len(faults.faults)
    for line, reason in junk(text):
        faults.add(path, line, reason)
    used, lines = variables(text), message_lines(text)
    for name, arguments in used.items():
        line = lines.get(name, 0)
        if name not in expected:
            faults.add(path, line, unknown("message", name, expected))
            continue
        given = [f"${argument}" for argument in sorted(expected[name])]
        for argument in sorted(arguments - expected[name]):
            faults.add(path, line, unknown(f"argument of {name}:", f"${argument}", given))
    _check_references(text, common, path, faults)
    for name in expected:
        if name not in used:
            faults.add(path, "", f"missing message {name!r}")
    return len(faults.faults) == before


def _check_references(text: str, common: str, path: str, faults: Faults) -> None:
    known, lines = {**entries(common), **entries(text)}, message_lines(text)
    for name, targets in references(text).items():
        for target in sorted(targets):
            if target.partition(".")[0] not in known:
                reason = unknown(f"message {name} refers to:", target, known)
                faults.add(path, lines.get(name, 0), reason)


def check_cited(text: str, clauses: Collection[str], path: str, faults: Faults) -> None:
    """Note every clause that a message asks for (`CITED`) and that there isn't."""
    lines = message_lines(text)
    for name, asked in cited(text).items():
        for clause in sorted(asked - set(clauses)):
            faults.add(path, lines.get(name, 0), unknown("clause", clause, clauses))


def check_names(words: Words, faces: Iterable[str], path: str, faults: Faults) -> bool:
    """Say whether the game and its cards can be named, alone and in numbers; if not, note why."""
    try:
        words.text("game-name")
        words.text("game-tagline")
        for face in faces:
            words.index(face)
            words.card(face)
            words.cards((face,))
            words.cards((face, face))
    except MissingWords as reason:
        faults.add(path, "", str(reason))
        return False
    return True


def message_lines(text: str) -> dict[str, int]:
    """Return the line on which each message begins."""
    found: dict[str, int] = {}
    for number, line in enumerate(text.split("\n"), 1):
        match = _MESSAGE.match(line)
        if match:
            found.setdefault(match.group(1), number)
    return found
