"""What is looked up in the databases: the tokens of texts, and the conditions of queries. Pure.

In each run of Korean or Japanese letters every letter and every pair is a token; other words are
tokens as they are, and by their first letters. So one letter or two are found as a token, more as
tokens that all have to be there; whether they stand together is seen afterwards, in the text.
Beside these, every whole word is a token of its own, which finds the king and not the queen that is
written with the same letter; whole words of a heading are told from those of a text, and a name is
a token as a whole. By these the best can be had first where there are too many to look at all.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from teachapp.catalogue.search.folding import (
    AROUND,
    EXACT,
    GAME,
    NAME,
    RUN,
    STARTS,
    TITLE,
    WORD,
    folded,
    letters,
    scripts,
)
from teachapp.narration.stems import stems

MOST_WORDS = 12
"""A query of more words is looked up by its first ones."""
_FIRST_LETTERS = 3
"""Of words in Latin letters: as many begin like this as one can look through."""
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


def tokens(
    heading: str, text: str = "", names: Sequence[str] = (), around: str = "", game: int = 0
) -> set[str]:
    """Return the tokens by which a text is found: it, what it is called, what is said of where it
    stands, and the key of its game.

    >>> sorted(each for each in tokens("15 카드") if each[0] not in EXACT + AROUND)
    ['15', '드', '카', '카드']
    """
    titles = "\n".join((heading, *names))
    return {
        *_parts(folded(f"{titles}\n{text}").text),
        *(EXACT + word for word in whole_words(f"{titles}\n{text}")),
        *(TITLE + word for word in whole_words(titles)),
        *(NAME + letters(name) for name in names),
        *(AROUND + word for word in whole_words(around)),
        f"{GAME}{game}",
    }


def _parts(text: str) -> Iterator[str]:
    for found in RUN.finditer(text):
        run = found.group()
        if found["cjk"]:
            yield from run
            yield from (run[at : at + 2] for at in range(len(run) - 1))
        else:
            yield run
            yield from (STARTS + run[:most] for most in range(1, _FIRST_LETTERS + 1))


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


Vocabulary = Mapping[str, Sequence[str]]
"""Known words by their first two letters, the longest first."""


def vocabulary(words: Iterable[str]) -> Vocabulary:
    """Return words, folded ones, by how they begin; one letter is no word to cut at."""
    found: dict[str, list[str]] = {}
    for word in sorted(set(words), key=lambda each: (-len(each), each)):
        if len(word) > 1:
            found.setdefault(word[:2], []).append(word)
    return found


def pieces(words: Iterable[Word], known: Vocabulary) -> tuple[Word, ...]:
    """Return words cut where known words or scripts meet, for a query that was written without
    spaces; what is left of hiragana between them is grammar and is left out."""
    found = []
    for word in words:
        found += [_word(piece) for piece in _cut(word.written, known)]
    return tuple({word.needles[0].text: word for word in found}.values())[:MOST_WORDS]


def _cut(written: str, known: Vocabulary) -> list[str]:
    whole = folded(written)
    found: list[str] = []
    at = 0
    for start, stop in _known_words(whole.text, known):
        begin, end = whole.starts[start], whole.ends[stop - 1]
        found += [*_by_script(whole.written[at:begin]), whole.written[begin:end]]
        at = end
    return [*found, *_by_script(whole.written[at:])]


def _known_words(text: str, known: Vocabulary) -> Iterator[tuple[int, int]]:
    at = 0
    while at < len(text):
        words = known.get(text[at : at + 2], ())
        word = next((each for each in words if text.startswith(each, at)), "")
        if word:
            yield at, at + len(word)
        at += len(word) or 1


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


def called(words: Sequence[Word]) -> Condition:
    """Return the condition that something is called as the words together."""
    first = "".join(word.needles[0].text for word in words[:-1])
    return Any(tuple(Token(NAME + first + needle.text) for needle in words[-1].needles))


def titled(words: Sequence[Word]) -> Condition:
    """Return the condition that every word stands in a heading as a whole one."""
    return _whole(TITLE, words)


def standing(words: Sequence[Word]) -> Condition:
    """Return the condition that every word stands in a text as a whole one."""
    return _whole(EXACT, words)


def _whole(kind: str, words: Sequence[Word]) -> Condition:
    return All(
        tuple(Any(tuple(Token(kind + needle.text) for needle in word.needles)) for word in words)
    )


def anywhere(words: Sequence[Word]) -> Condition:
    """Return the condition that every word may be in a text; of several, or around it."""
    if len(words) == 1:
        return _of_word(words[0])
    return All(tuple(map(_in_or_around, words)))


def most_of(words: Sequence[Word], least: int) -> Condition:
    """Return the condition that so many of the words may be in a text, or around it."""
    return Any(tuple(All(tuple(map(_in_or_around, some))) for some in combinations(words, least)))


def some(words: Sequence[Word]) -> Condition:
    """Return the condition that one of the words may be in a text."""
    return Any(tuple(map(_of_word, words)))


def within(games: Iterable[int], wanted: Condition) -> Condition:
    """Return the same condition for texts that belong to some games; 0 is what all share."""
    return All((Any(tuple(Token(f"{GAME}{game}") for game in games)), wanted))


def _in_or_around(word: Word) -> Condition:
    return Any((_of_word(word), *(Token(AROUND + needle.text) for needle in word.needles)))


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
            found += map(Token, pairs or [run])
        elif each.end() < len(needle.text):
            found.append(Token(run))
        else:
            found.append(_beginning(run))
    return All(tuple(found))


def _beginning(run: str) -> Condition:
    """Return the condition that a word begins so; of many words there is a token for it."""
    is_short = len(run) <= _FIRST_LETTERS
    return Token(STARTS + run) if is_short else Token(run, is_open=True)
