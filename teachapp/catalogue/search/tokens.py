"""What is looked up in the databases: the tokens of texts, and the conditions of queries. Pure.

In each run of Korean or Japanese letters every pair is a token, and the last letter alone; other
words are tokens as they are. So one letter is found as the beginning of a token, two as a token,
more as tokens that all have to be there; whether they stand together is seen afterwards, in the
text. Beside these, every whole word is a token of its own, which finds the king and not the queen
that is written with the same letter.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from teachapp.catalogue.search.folding import AROUND, EXACT, RUN, WORD, folded, letters, scripts
from teachapp.narration.stems import stems

MOST_WORDS = 12
"""A query of more words is looked up by its first ones."""
_OWNER = re.compile(r"['\u2019]s\b")


@dataclass(frozen=True, slots=True)
class Needle:
    """One way to look for a word: folded, and how near it is to what was asked (10 is nearest)."""

    text: str
    nearness: int
    is_whole: bool
    """It must stand as a word: one letter left of a form says too little inside of others."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a query with the ways to look for it, the word as it is first."""

    written: str
    needles: tuple[Needle, ...]


def tokens(text: str, around: str = "") -> set[str]:
    """Return the tokens by which a text is found, with what is said of where it stands.

    >>> sorted(each for each in tokens("15 카드를") if not each.startswith(EXACT))
    ['15', '드를', '를', '카드']
    """
    return {
        *_parts(folded(text).text),
        *(EXACT + word for word in whole_words(text)),
        *(AROUND + word for word in whole_words(around)),
    }


def _parts(text: str) -> Iterator[str]:
    for found in RUN.finditer(text):
        run = found.group()
        if found["cjk"]:
            yield from (run[at : at + 2] for at in range(len(run)))
        else:
            yield run


def whole_words(text: str) -> set[str]:
    """Return the words that stand in a text by themselves, folded, and the words they are forms
    of."""
    found: set[str] = set()
    for kind, run in scripts(unicodedata.normalize("NFKC", text)):
        if kind != "hiragana":
            found.update(map(letters, (run, *stems(run.lower()))))
    return found


def query_words(query: str) -> tuple[Word, ...]:
    """Return the words of a query."""
    text = _OWNER.sub("", unicodedata.normalize("NFKC", query))
    found = dict.fromkeys(each.group() for each in WORD.finditer(text))
    return tuple(map(_word, list(found)[:MOST_WORDS]))


def _word(written: str) -> Word:
    whole = letters(written)
    needles = {whole: Needle(whole, 10, False)}
    for at, stem in enumerate(stems(written.lower())):
        text = letters(stem)
        is_whole = len(text) == 1 or text.isascii()
        needles.setdefault(text, Needle(text, max(9 - at, 6), is_whole))
    return Word(written, tuple(needles.values()))


def pieces(words: Iterable[Word], vocabulary: Iterable[str]) -> tuple[Word, ...]:
    """Return words cut where known words (folded ones) or scripts meet, for a query that was
    written without spaces; what is left of hiragana between them is grammar and is left out."""
    known = sorted((each for each in vocabulary if len(each) > 1), key=lambda each: -len(each))
    cut = re.compile("|".join(map(re.escape, known))) if known else None
    found = []
    for word in words:
        found += [_word(piece) for piece in _cut(word.written, cut)]
    return tuple({word.needles[0].text: word for word in found}.values())[:MOST_WORDS]


def _cut(written: str, known: re.Pattern[str] | None) -> list[str]:
    whole = folded(written)
    found: list[str] = []
    at = 0
    for match in known.finditer(whole.text) if known else ():
        begin, end = whole.starts[match.start()], whole.ends[match.end() - 1]
        found += [*_by_script(whole.written[at:begin]), whole.written[begin:end]]
        at = end
    return [*found, *_by_script(whole.written[at:])]


def _by_script(written: str) -> list[str]:
    """Return the stretches of a text that are not hiragana alone, with what is written onto
    kanji."""
    found: list[str] = []
    before = ""
    for kind, run in scripts(written):
        if kind == "hiragana":
            if before == "kanji":
                found[-1] += run
        else:
            found.append(run)
        before = kind
    return found


# Conditions


@dataclass(frozen=True, slots=True)
class Token:
    """A token that must be there; `is_open`: or one that begins with it."""

    text: str
    is_open: bool = False


@dataclass(frozen=True, slots=True)
class All:
    """Everything of it must be there."""

    parts: "tuple[Condition, ...]"


@dataclass(frozen=True, slots=True)
class Any:
    """Something of it must be there."""

    parts: "tuple[Condition, ...]"


Condition = Token | All | Any


def standing(words: Sequence[Word]) -> Condition:
    """Return the condition that every word stands in a text as a whole one."""
    return All(
        tuple(Any(tuple(Token(EXACT + needle.text) for needle in word.needles)) for word in words)
    )


def anywhere(words: Sequence[Word]) -> Condition:
    """Return the condition that every word may be in a text; of several, or around it."""
    if len(words) == 1:
        return _of_word(words[0])
    return All(
        tuple(
            Any((_of_word(word), *(Token(AROUND + needle.text) for needle in word.needles)))
            for word in words
        )
    )


def some(words: Sequence[Word]) -> Condition:
    """Return the condition that one of the words may be in a text."""
    return Any(tuple(map(_of_word, words)))


def _of_word(word: Word) -> Condition:
    return Any(tuple(map(_of_needle, word.needles)))


def _of_needle(needle: Needle) -> Condition:
    if needle.is_whole:
        return Token(EXACT + needle.text)
    found: list[Condition] = []
    for each in RUN.finditer(needle.text):
        run = each.group()
        if each["cjk"]:
            pairs = [run[at : at + 2] for at in range(len(run) - 1)]
            found += [Token(pair) for pair in pairs] or [Token(run, is_open=True)]
        else:
            found.append(Token(run, is_open=each.end() == len(needle.text)))
    return All(tuple(found))
