"""What differs between two wordings: words of Latin letters and of Hangul, characters of Japanese.

>>> blocks = difference("<p>You may pass.</p>", "<p>You must not pass.</p>")
>>> [(piece.kind, piece.html) for piece in blocks[0]]
[('same', 'You '), ('out', 'may'), ('in', 'must not'), ('same', ' pass.')]

Pure. Links and emphasis are left out, cards stay whole; paragraphs, list items and rows of tables
begin anew.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from html import escape, unescape

from teachapp.catalogue.shown import Wording

Block = tuple["Piece", ...]

_CARDS = r'<span[^>]*class="cards"[^>]*>(?:<span[^>]*>[^<]*</span>\s*)*</span>'
_MARKUP = re.compile(rf"({_CARDS})|<(/?)([a-z]+)[^>]*>|([^<]+)")
_KANA_AND_HAN = r"\u3005\u3041-\u3096\u30a1-\u30fc\u4e00-\u9fff"
_WORD = re.compile(
    rf"\s+|[\u30a1-\u30fc]+|[{_KANA_AND_HAN}]|(?:(?![{_KANA_AND_HAN}])[\w'\u2019])+|.", re.DOTALL
)
_BLOCKS = {"p", "li", "tr", "blockquote", "pre", "table", "ul", "ol", "hr", "br"}
_CELLS = {"td", "th"}
_BREAK = "\n"
_ALIKE = 0.35
"""What has less than this in common is told as one text for another."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch that was there before and is now (`same`), was taken `out`, or came `in`."""

    kind: str
    html: str


@dataclass(frozen=True, slots=True)
class Difference:
    """What a clause said and says, in one language."""

    lang: str
    heading: Block
    blocks: tuple[Block, ...]


def differ(
    wordings: tuple[Wording, Wording] | None, for_players: Callable[[tuple[int, ...], str], str]
) -> Difference | None:
    """Return the difference between two wordings, if there are two."""
    if wordings is None:
        return None
    before, after = wordings

    def html(said: Wording) -> str:
        return "".join(
            (f"<p>{for_players(part.players, said.language)}</p>" if part.players else "")
            + part.html
            for part in said.parts
        )

    headings = difference(escape(before.heading), escape(after.heading))
    heading = tuple(piece for block in headings for piece in block)
    return Difference(after.language, heading, difference(html(before), html(after)))


def difference(before: str, after: str) -> tuple[Block, ...]:
    """Return two wordings, given as clean HTML, woven into one, block by block."""
    old, new = _tokens(before), _tokens(after)
    return tuple(_blocks(_runs(old, new)))


def _tokens(html: str) -> list[str]:
    """Return words, signs, spaces and cards as HTML, and a break between blocks."""
    found: list[str] = []
    text = ""  # a link may end in the middle of a word
    for cards, _end, tag, more in [*_MARKUP.findall(html), ("", "", "p", "")]:
        text += " " if tag in _CELLS else more
        if cards or tag in _BLOCKS:
            found += [escape(word, quote=False) for word in _words(unescape(text))]
            found.append(cards or _BREAK)
            text = ""
    return list(_tidy(found))


def _words(text: str) -> list[str]:
    return [" " if word.isspace() else word for word in _WORD.findall(text)]


def _tidy(tokens: Sequence[str]) -> Iterator[str]:
    """Yield tokens with one space or break where several meet, and none at the ends."""
    last = _BREAK
    held = ""
    for token in tokens:
        if token in (" ", _BREAK):
            held = _BREAK if _BREAK in (held, token) else " "
            continue
        if held and last != _BREAK:
            yield held
        held = ""
        last = token
        yield token


def _runs(old: list[str], new: list[str]) -> Iterator[tuple[str, list[str]]]:
    matcher = SequenceMatcher(None, old, new, autojunk=False)
    if matcher.ratio() < _ALIKE:
        yield "out", [*old, _BREAK]
        yield "in", new
        return
    out: list[str] = []
    come: list[str] = []
    for kind, a, b, c, d in matcher.get_opcodes():
        if kind != "equal":
            out += old[a:b]
            come += new[c:d]
        elif (out or come) and _is_slight(old[a:b]) and b < len(old) and d < len(new):
            out += old[a:b]  # a space or one letter between two changes only makes them harder
            come += new[c:d]
        else:
            yield "out", out
            yield "in", come
            yield "same", old[a:b]
            out, come = [], []
    yield "out", out
    yield "in", come


def _is_slight(tokens: list[str]) -> bool:
    text = "".join(tokens)
    return _BREAK not in tokens and len(text) < 3 and not text.strip().isdigit()


def _blocks(runs: Iterator[tuple[str, list[str]]]) -> Iterator[Block]:
    block: list[Piece] = []
    for kind, tokens in runs:
        for at, stretch in enumerate("".join(tokens).split(_BREAK)):
            if at and block:
                yield tuple(block)
                block = []
            if stretch:
                block.append(Piece(kind, stretch))
    if block:
        yield tuple(block)
