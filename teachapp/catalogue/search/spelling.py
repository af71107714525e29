"""What a word may be written like that was asked for as it is read: てふだ finds 手札.

The readings above words say how they are read; here they are looked up the other way round.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace

from teachapp.catalogue import queries
from teachapp.catalogue.search.folding import letters
from teachapp.catalogue.search.near import every_name
from teachapp.catalogue.search.tokens import Needle, Word

SHORTEST = 2
"""Letters of a reading; one alone reads too many words."""
_FURTHER = 1
"""By how much a word is less near than its reading, which may stand in a text as well."""


def as_written(words: Iterable[Word]) -> tuple[Word, ...]:
    """Return words that are also looked for as they may be written."""
    written = by_reading()
    return tuple(_as_written(word, written) if written else word for word in words)


def _as_written(word: Word, written: Mapping[str, tuple[str, ...]]) -> Word:
    found = {needle.text: needle for needle in word.needles}
    for needle in word.needles:
        for text in written.get(needle.text, ()):
            nearness = max(needle.nearness - _FURTHER, 1)
            found.setdefault(text, Needle(text, nearness, is_whole=False))
    return replace(word, needles=tuple(found.values()))


@queries.kept_by_version
def by_reading() -> dict[str, tuple[str, ...]]:
    """Return words by their readings, and names of the glossaries that are read as a whole."""
    found: dict[str, dict[str, None]] = {}
    for language in queries.languages_with_readings():
        told = queries.readings("", language)
        finder = re.compile(told.pattern)
        names = [name for name, spoken in every_name() if spoken == language]
        for text in (*told.words, *names):
            reading = _read(text, told.words, finder)
            if len(reading) >= SHORTEST and reading != letters(text):
                found.setdefault(reading, {})[letters(text)] = None
    return {reading: tuple(texts) for reading, texts in found.items()}


def _read(text: str, words: Mapping[str, tuple[str, ...]], finder: "re.Pattern[str]") -> str:
    """Return how a text is read, folded; nothing where a part of it has no reading, or one that
    depends on a number before it."""
    if any(found not in words for found in finder.findall(text)) or text[0].isdigit():
        return ""
    return letters(finder.sub(lambda found: _reading(words[found[0]]), text))


def _reading(pieces: tuple[str, ...]) -> str:
    """Return the reading of a word that is given in pieces, each with what stands above it."""
    return "".join(
        above or base for base, above in zip(pieces[::2], (*pieces[1::2], ""), strict=False)
    )
