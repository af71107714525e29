"""How well a passage answers a query, and where in it the words stand. Pure.

Databases only say which passages may answer; which of them do, and in what order, is decided here,
in whole numbers, so that it is the same everywhere. A word that stands as a whole outweighs one
that only begins like it, and that one a mere stretch of letters inside of another: 왕 the king
comes before 여왕 the queen.
"""

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from teachapp.catalogue.search.folding import Folded, folded, letters, script, scripts
from teachapp.catalogue.search.tokens import Needle, Word
from teachapp.narration.stems import follows, inflects

WHOLE, BEGINNING, INSIDE = 2, 1, 0
_IN_HEADING = {WHOLE: 40, BEGINNING: 16, INSIDE: 6}
_IN_TEXT = {WHOLE: 12, BEGINNING: 5, INSIDE: 2}
_IN_PLACE = 3
_NAME = (1000, 800)
"""What it is worth to be called as the query says: by the first name, by another."""
_TOGETHER = 200
"""Several words that stand together as they were asked for."""


@dataclass(frozen=True, slots=True)
class Occurrence:
    """Where a word stands in a text as it is written."""

    start: int
    end: int
    grade: int


@lru_cache(maxsize=16384)
def occurrences(needle: Needle, text: str) -> tuple[Occurrence, ...]:
    """Return where a needle stands in a text."""
    return tuple(_occurrences(needle, folded(text)))


def _occurrences(needle: Needle, text: Folded) -> Iterator[Occurrence]:
    at = text.text.find(needle.text)
    while at >= 0:
        start, end = text.starts[at], text.ends[at + len(needle.text) - 1]
        kind = script(text.written[start])
        is_beginning = not start or script(text.written[start - 1]) != kind
        if is_beginning or kind != "other":  # 5 is not in 15, nor art in part
            rest = _rest(text.written, end)
            is_whole = is_beginning and _ends(text.written[start:end], rest)
            if is_whole or not needle.is_whole:
                grade = WHOLE if is_whole else BEGINNING if is_beginning else INSIDE
                whole_end = end + len(rest) if script(text.written[end - 1]) == "other" else end
                yield Occurrence(start, whole_end, grade)
        at = text.text.find(needle.text, at + len(needle.text))


def _rest(written: str, end: int) -> str:
    """Return what is written onto the word that ends there, in the script of its last letter."""
    kind = script(written[end - 1])
    after = end
    while after < len(written) and script(written[after]) == kind:
        after += 1
    return written[end:after]


def _ends(word: str, rest: str) -> bool:
    kind = script(word[-1])
    if kind == "hangul":
        return follows(rest, scripts(word)[-1][1])
    return inflects(rest.lower()) if kind == "other" else not rest


@dataclass(frozen=True, slots=True)
class Parts:
    """What is weighed of a passage."""

    heading: str
    names: tuple[str, ...]
    text: str
    around: str


def weight(words: Sequence[Word], parts: Parts) -> tuple[int, int]:
    """Return how many of the words a passage holds, and how well it answers by them.

    A word may stand around it where another stands in it: vampire queen, hand size.
    """
    found = [_of_word(word, parts) for word in words]
    if not any(found):
        return 0, 0
    found = [own or _of_place(word, parts) for own, word in zip(found, words, strict=True)]
    worth = sum(found) // len(words) + _of_name(words, parts.names) + _of_phrase(words, parts)
    return sum(1 for each in found if each), worth


def _of_word(word: Word, parts: Parts) -> int:
    return max(_of_needle(needle, parts) for needle in word.needles)


def _of_place(word: Word, parts: Parts) -> int:
    return max(
        needle.nearness * _IN_PLACE
        if any(each.grade == WHOLE for each in occurrences(needle, parts.around))
        else 0
        for needle in word.needles
    )


def _of_needle(needle: Needle, parts: Parts) -> int:
    titles = [_IN_HEADING[each.grade] for each in occurrences(needle, parts.heading)]
    for name in parts.names:
        if name != parts.heading:
            titles += [_IN_HEADING[each.grade] - 2 for each in occurrences(needle, name)]
    body = [_IN_TEXT[each.grade] for each in occurrences(needle, parts.text)]
    often = min(sum(1 for each in body if each == _IN_TEXT[WHOLE]), 4)
    return (max(titles, default=0) + max(body, default=0) + often) * needle.nearness


def _of_name(words: Sequence[Word], names: Iterable[str]) -> int:
    first = "".join(word.needles[0].text for word in words[:-1])
    asked = {first + needle.text: needle.nearness for needle in words[-1].needles}
    worth = [
        _NAME[at > 0] * asked[key]
        for at, name in enumerate(names)
        if (key := letters(name)) in asked
    ]
    return max(worth, default=0)


def _of_phrase(words: Sequence[Word], parts: Parts) -> int:
    if len(words) < 2:
        return 0
    last = words[-1].needles[-1].text
    phrase = "".join(word.needles[0].text for word in words[:-1]) + last
    return _TOGETHER if any(phrase in letters(each) for each in (parts.heading, parts.text)) else 0


# What is shown


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of a text that is a hit or is none."""

    text: str
    is_hit: bool = False


Marked = tuple[Piece, ...]
_WIDTH = 190
"""Of an excerpt, in Latin letters; a Korean or Japanese one is as wide as two."""
_BEFORE = 60
_SENTENCE_ENDS = ".!?。！？"
_MORE = "…"


def marked(words: Iterable[Word], text: str) -> Marked:
    """Return a whole text with its hits marked."""
    written = folded(text).written
    return _pieces(written, _hits(words, text), 0, len(written))


def excerpt(words: Iterable[Word], text: str, from_start: bool = False) -> Marked:
    """Return the part of a text that shows its best hit, or how it begins."""
    written = folded(text).written
    hits = _hits(words, text)
    best = max(hits, key=lambda hit: (hit.grade, -hit.start), default=Occurrence(0, 0, 0))
    start = 0 if from_start else _start(written, best.start)
    end = _end(written, start)
    pieces = _pieces(written, hits, start, end)
    before = (Piece(_MORE),) if start else ()
    after = (Piece(_MORE),) if end < len(written) else ()
    return (*before, *pieces, *after)


def _hits(words: Iterable[Word], text: str) -> list[Occurrence]:
    """Return where words stand, the longest where several overlap."""
    found = [
        each for word in words for needle in word.needles for each in occurrences(needle, text)
    ]
    kept: list[Occurrence] = []
    for each in sorted(found, key=lambda hit: (hit.start, -hit.end, -hit.grade)):
        if not kept or each.start >= kept[-1].end:
            kept.append(each)
    return kept


def _start(text: str, hit: int) -> int:
    """Return where an excerpt begins: at a sentence, or a little before a hit that is far on."""
    start = max((text.rfind(each, 0, hit) + 1 for each in _SENTENCE_ENDS), default=0)
    while start < hit and text[start].isspace():
        start += 1
    if _width(text[start:hit]) <= _WIDTH // 2:
        return start
    far = hit
    while far > start and _width(text[far:hit]) < _BEFORE:
        far -= 1
    space = text.find(" ", far, hit)
    return space + 1 if space >= 0 else far


def _end(text: str, start: int) -> int:
    """Return where an excerpt ends: with the text, or before a word that has no room."""
    end, width = start, 0
    while end < len(text):
        width += _width(text[end])
        if width > _WIDTH:
            space = text.rfind(" ", start, end)
            return space if end - space < 15 else end
        end += 1
    return end


def _width(text: str) -> int:
    return sum(2 if unicodedata.east_asian_width(each) in "WF" else 1 for each in text)


def _pieces(text: str, hits: Iterable[Occurrence], start: int, end: int) -> Marked:
    pieces = []
    at = start
    for hit in hits:
        if at <= hit.start and hit.end <= end:
            pieces += [Piece(text[at : hit.start]), Piece(text[hit.start : hit.end], is_hit=True)]
            at = hit.end
    pieces.append(Piece(text[at:end]))
    return tuple(piece for piece in pieces if piece.text)
