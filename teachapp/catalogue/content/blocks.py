"""A file of blocks against its outline: which ids must be there, at which level, following which
revision; then each block as HTML.
"""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from teachapp.catalogue.content.faults import Faults, unknown
from teachapp.catalogue.content.markup import Renderer, check, with_terms
from teachapp.catalogue.content.prose import Block, Split
from teachapp.catalogue.content.values import Prose, Told

_QUOTE = re.compile(r"^>.*(?:\n>.*)*$", re.MULTILINE)
_MARKUP = re.compile(r"\[\[|\]\(|<[A-Za-z/!?]")


@dataclass(frozen=True, slots=True)
class Outline:
    """What a file must consist of."""

    kind: str
    """What a block is called in a fault: `clause`, `term`, `step` …"""
    levels: Mapping[str, int]
    """Every id that must be there, with its number of signs `#`."""
    optional: Mapping[str, int] = field(default_factory=dict)
    sections: Mapping[str, str] = field(default_factory=dict)
    """The section under which a block must stand."""
    may_be_empty: Collection[str] = ()
    has_intro: bool = False
    is_list: bool = False
    """Its blocks are nothing but lines `- …`, each of which rests on a clause."""
    quotes_are_warnings: bool = False
    links_terms: bool = False
    """Whether the first use of a term in a block is linked to it."""


def check_outline(found: Split, outline: Outline, path: str, faults: Faults) -> None:
    """Note every block that is missing, too much, at the wrong place or empty."""
    section = ""
    for block in found.blocks:
        section = block.id if block.level == 1 else section
        level = outline.levels.get(block.id) or outline.optional.get(block.id)
        if level is None:
            known = [*outline.levels, *outline.optional]
            faults.add(path, block.line, unknown(outline.kind, block.id, known))
            continue
        if block.level != level:
            faults.add(
                path, block.line, f"{block.id!r} needs {'#' * level}, not {'#' * block.level}"
            )
        _check_block(block, outline, section, path, faults)
    there = {block.id for block in found.blocks}
    for name in outline.levels:
        if name not in there:
            faults.add(path, "", f"missing {outline.kind} {name!r}")
    if bool(found.intro) != outline.has_intro:
        expected = "expected" if outline.has_intro else "no"
        faults.add(path, 1, f"{expected} text before the first heading")


def _check_block(block: Block, outline: Outline, section: str, path: str, faults: Faults) -> None:
    if _MARKUP.search(block.heading):
        faults.add(path, block.line, "a heading is plain words: no links, cards or HTML")
    expected = outline.sections.get(block.id, section)
    if expected != section:
        faults.add(path, block.line, f"stands under section {section!r}; expected {expected!r}")
    if not block.body and block.id not in outline.may_be_empty:
        faults.add(path, block.line, f"empty block {block.id!r}")
    if outline.is_list:
        _check_lines(block, path, faults)
    if not block.heading and block.level < 3:
        faults.add(path, block.line, f"block {block.id!r} has no heading")


def _check_lines(block: Block, path: str, faults: Faults) -> None:
    for number, line in enumerate(block.body.split("\n"), block.body_line):
        if not line.strip() or line.startswith(":::"):
            continue
        if not line.startswith("- "):
            faults.add(path, number, "no line of a list; expected `- ` and one sentence")
        elif "](clause:" not in line:
            faults.add(path, number, "rests on no clause; expected [words](clause:id) in the line")


def check_revisions(
    found: Split, source: Split, language: str, path: str, faults: Faults
) -> frozenset[str]:
    """Return the blocks that are behind the source `language`, each of them a warning; one that
    claims to be ahead is a fault."""
    revs = {block.id: block.rev for block in source.blocks}
    stale = set()
    for block in found.blocks:
        rev = revs.get(block.id, block.rev)
        if block.rev < rev:
            stale.add(block.id)
            reason = f"stale: {block.id!r} follows rev {block.rev}, {language} has {rev}"
            faults.warn(path, block.line, reason)
        elif block.rev > rev:
            reason = f"{block.id!r} has rev {block.rev}, but {language} only {rev}"
            faults.add(path, block.line, reason)
    return frozenset(stale)


def render(
    found: Split,
    outline: Outline,
    renderer: Renderer,
    stale: frozenset[str],
    path: str,
    faults: Faults,
) -> Prose:
    """Return the file ready to be shown; what can't be rendered is a fault."""
    check(found.intro, found.intro_line, path, renderer.setting, faults)
    blocks = {}
    for block in found.blocks:
        check(block.body, block.body_line, path, renderer.setting, faults)
        is_stale = block.id in stale
        blocks[block.id] = told(block, renderer, is_stale, outline)
    return Prose(renderer.html(found.intro), blocks)


def told(
    block: Block, renderer: Renderer, is_stale: bool = False, outline: Outline | None = None
) -> Told:
    """Return one block ready to be shown, as its file's outline says."""
    body, quotes = block.body, ""
    if outline and outline.quotes_are_warnings:
        quotes = "\n\n".join(_unquoted(quote) for quote in _QUOTE.findall(body))
        body = _QUOTE.sub("", body).strip()
    if (
        outline and outline.links_terms and block.level > 1
    ):  # titles' own words stand in lists of links
        body = with_terms(body, renderer.setting.uses, block.id)
    return Told(
        block.id,
        block.heading,
        renderer.parts(body),
        block.rev,
        is_stale,
        block.aka,
        renderer.html(quotes),
    )


def _unquoted(quote: str) -> str:
    return "\n".join(line.removeprefix(">").removeprefix(" ") for line in quote.split("\n"))
