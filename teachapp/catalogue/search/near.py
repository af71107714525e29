"""Which words of the glossaries look like one that nothing was found for."""

import difflib
import unicodedata
from collections import Counter
from typing import NamedTuple

from teachapp.catalogue import models
from teachapp.catalogue.queries import kept_by_version
from teachapp.catalogue.search.folding import folded


@kept_by_version
def every_name() -> tuple[tuple[str, str], ...]:
    """Return every name of a game or a term with its language, each once."""
    rows = models.Passage.objects.filter(kind__in=("game", "term")).order_by("pk")
    told = rows.values_list("names", "language")
    return tuple(dict.fromkeys((name, language) for names, language in told for name in names))


_NEAR = 0.6
_MOST_NEAR = 100
"""Names that share most letters with a query, to be compared with it."""
_MOST_LOOKED_AT = 5000


class _Spellings(NamedTuple):
    named: dict[str, list[tuple[str, str]]]
    """Names with their languages, by how they are spelt."""
    by_pair: dict[str, list[str]]
    """Spellings by each pair of letters in them."""


@kept_by_version
def _spellings() -> _Spellings:
    found = _Spellings({}, {})
    for name, language in every_name():
        spelt = _spelt(name)
        if spelt not in found.named:
            for pair in _pairs(spelt):
                found.by_pair.setdefault(pair, []).append(spelt)
        found.named.setdefault(spelt, []).append((name, language))
    return found


@kept_by_version
def near(query: str, language: str, most: int = 5) -> tuple[tuple[str, str], ...]:
    """Return words of the glossaries that look like a query, with their languages: the nearest
    first, the reader's own before others. A Korean syllable is as near as its letters are."""
    asked, spellings = _spelt(query), _spellings()

    def best(spelt: str) -> tuple[str, str]:
        return min(spellings.named[spelt], key=lambda each: each[1] != language)

    found = difflib.get_close_matches(asked, _alike(asked, spellings), most, _NEAR)
    return tuple(sorted(map(best, found), key=lambda each: each[1] != language))


def _alike(asked: str, spellings: _Spellings) -> list[str]:
    """Return spellings that have pairs of letters in common with what was asked, those with most
    of them first; by rare pairs if common ones would lead to too many."""
    shared: Counter[str] = Counter()
    looked_at = 0
    for having in sorted((spellings.by_pair.get(pair, []) for pair in _pairs(asked)), key=len):
        shared.update(having)
        looked_at += len(having)
        if looked_at > _MOST_LOOKED_AT:
            break
    return [spelt for spelt, _count in shared.most_common(_MOST_NEAR)]


def _pairs(spelt: str) -> list[str]:
    """Return the pairs of letters in a word, its beginning and its end among them."""
    word = f" {spelt} "
    return list(dict.fromkeys(word[at : at + 2] for at in range(len(word) - 1)))


def _spelt(text: str) -> str:
    return unicodedata.normalize("NFD", folded(text).text)
