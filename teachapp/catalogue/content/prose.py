"""Headed Markdown, split into blocks that know their lines.

A block is a heading with an id, `## A clause {#hunt-ban rev=2}`, and the text under it. Markdown
itself forgets lines, so splitting comes first and each block is rendered alone (`markup.py`).

>>> text = "Hello.\\n\\n# One {#one}\\n\\n## Two {#one-two rev=2}\\n\\nText.\\n"
>>> found = split(text, "x.md", Faults())
>>> found.intro, [(block.id, block.level, block.line, block.body) for block in found.blocks]
('Hello.', [('one', 1, 3, ''), ('one-two', 2, 5, 'Text.')])
"""

import re
from dataclasses import dataclass, field

from teachapp.catalogue.content.faults import Faults

_HEADING = re.compile(r"(#{1,6})(?:\s+(.*?))??(?:\s*\{([^{}]*)\})?\s*")
_ATTRIBUTE = re.compile(r"\s*(?:#(\S+)|([a-z]+)=(?:\"([^\"]*)\"|(\S+)))")
_ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:--[a-z]+-[1-9])?")
ATTRIBUTES = ("rev", "aka", "link")


@dataclass(frozen=True, slots=True)
class Block:
    """A heading and the text under it, as written."""

    id: str
    level: int
    line: int
    heading: str
    body: str
    body_line: int
    """The line on which `body` begins."""
    rev: int = 1
    aka: tuple[str, ...] = ()
    link: tuple[str, ...] = ()
    """Written forms of a term that are linked to it wherever they are used."""


@dataclass(slots=True)
class Split:
    """A file as blocks: what stands before the first heading, then the blocks in order."""

    intro: str = ""
    intro_line: int = 1
    blocks: list[Block] = field(default_factory=list)


def split(text: str, path: str, faults: Faults, *, by_rev: bool = False) -> Split:
    """Return the blocks of a file; headings without an id, with bad attributes or with an id that
    has been there already are faults, and the first of two blocks counts. `by_rev`: an id may
    stand once for each revision."""
    lines = text.split("\n")
    starts = [at for at, line in enumerate(lines) if line.startswith("#")]
    first = starts[0] if starts else len(lines)
    found = Split(*_body(lines, 0, first))
    seen: dict[tuple[str, int], int] = {}
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=False):
        block = _block(lines, start, end, path, faults)
        if block is None:
            continue
        key = block.id, block.rev if by_rev else 0
        if key in seen:
            reason = f"id {block.id!r} stands twice, first in line {seen[key]}"
            faults.add(path, block.line, reason)
            continue
        seen[key] = block.line
        found.blocks.append(block)
    return found


def _body(lines: list[str], start: int, end: int) -> tuple[str, int]:
    while start < end and not lines[start].strip():
        start += 1
    while end > start and not lines[end - 1].strip():
        end -= 1
    return "\n".join(lines[start:end]), start + 1


def _block(lines: list[str], start: int, end: int, path: str, faults: Faults) -> Block | None:
    line = start + 1
    found = _HEADING.fullmatch(lines[start])
    if found is None:
        faults.add(path, line, "no heading: a space must follow the signs #")
        return None
    signs, heading, braces = found.groups()
    attributes = _attributes(braces or "", path, line, faults)
    name = attributes.get("id", "")
    if not name:
        faults.add(path, line, "heading without an id; expected {#id} at its end")
        return None
    body, body_line = _body(lines, start + 1, end)
    aka, link = (_listed(attributes.get(each, "")) for each in ("aka", "link"))
    rev = int(attributes.get("rev", "1"))
    return Block(name, len(signs), line, (heading or "").strip(), body, body_line, rev, aka, link)


def _listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _attributes(text: str, path: str, line: int, faults: Faults) -> dict[str, str]:
    found: dict[str, str] = {}
    at = 0
    while text[at:].strip():
        match = _ATTRIBUTE.match(text, at)
        if match is None:
            faults.add(path, line, f"bad attribute {text[at:].strip()!r}")
            break
        at = match.end()
        name = "id" if match.group(1) else match.group(2)
        value = next(group for group in match.group(1, 3, 4) if group is not None)
        if _is_good(name, value) and name not in found:
            found[name] = value
        else:
            faults.add(path, line, f"bad attribute {match.group().strip()!r}")
    return found


def _is_good(name: str, value: str) -> bool:
    if name == "id":
        return _ID.fullmatch(value) is not None
    if name == "rev":
        return value.isascii() and value.isdigit() and int(value) >= 1
    return name in ATTRIBUTES
