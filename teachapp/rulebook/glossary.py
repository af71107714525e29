"""What the page of a game's words shows. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass

from teachapp.catalogue.shown import Glossary, TermUse, TermWords


@dataclass(frozen=True, slots=True)
class Foreign:
    """The same term in another language."""

    lang: str
    word: str


@dataclass(frozen=True, slots=True)
class Term:
    """An entry of the glossary."""

    id: str
    word: str
    aka: str
    html: str
    warning: str
    others: tuple[Foreign, ...]
    uses: tuple[TermUse, ...]


@dataclass(frozen=True, slots=True)
class TermGroup:
    """The game's own words, or those of all card games."""

    is_shared: bool
    terms: tuple[Term, ...]


@dataclass(frozen=True, slots=True)
class TermsPage:
    """Everything that `rulebook/terms.html` draws."""

    groups: tuple[TermGroup, ...]


def terms_page(
    own: Glossary, others: dict[str, Glossary], uses: Mapping[str, tuple[TermUse, ...]]
) -> TermsPage:
    """Return the glossary with each word in the other languages, and where it is used."""
    foreign = {
        language: {term.id: term.word for term in (*glossary.own, *glossary.shared)}
        for language, glossary in others.items()
    }

    def entry(term: TermWords) -> Term:
        found = tuple(
            Foreign(language, words[term.id])
            for language, words in foreign.items()
            if term.id in words
        )
        aka = ", ".join(term.aka)
        used = uses.get(term.id, ())
        return Term(term.id, term.word, aka, term.html, term.warning, found, used)

    return TermsPage(
        (
            TermGroup(False, tuple(map(entry, own.own))),
            TermGroup(True, tuple(map(entry, own.shared))),
        )
    )
