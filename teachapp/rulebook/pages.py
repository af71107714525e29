"""What the pages of a game's words show, laid out for their components. Pure."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from games.core.options import values_by_option
from games.core.protocol import Game
from teachapp.catalogue.shown import (
    ClauseLink,
    ClauseText,
    ClauseWords,
    Glossary,
    Rulebook,
    TermWords,
    Variants,
    VariantWords,
)
from teachapp.narration.words import Words

# The rulebook


@dataclass(frozen=True, slots=True)
class Count:
    """A number of players to choose."""

    number: int
    href: str
    is_current: bool


@dataclass(frozen=True, slots=True)
class Players:
    """ "We are five." """

    counts: tuple[Count, ...]
    any_href: str
    is_any: bool


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of a clause, with words for whom it holds."""

    html: str
    players: str


@dataclass(frozen=True, slots=True)
class Beside:
    """The same clause in another language."""

    lang: str
    heading: str
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Reading:
    """One reading of a rule, and who reads it so."""

    words: str
    who: str
    is_ours: bool


@dataclass(frozen=True, slots=True)
class Play:
    """A table that plays a difference."""

    words: str
    href: str


@dataclass(frozen=True, slots=True)
class Box:
    """A disagreement beside a clause; readings stand at the first clause it is about."""

    heading: str
    href: str
    readings: tuple[Reading, ...] = ()
    play: tuple[Play, ...] = ()


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause as `components/clause.html` draws it."""

    id: str
    heading: str
    permalink: str
    parts: tuple[Part, ...]
    note: str
    lessons: tuple[Any, ...]
    disagreements: tuple[Box, ...]
    beside: Beside | None = None
    lang: str = ""
    report_href: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter."""

    id: str
    heading: str
    html: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class RulesPage:
    """Everything that `rulebook/rules.html` draws."""

    tagline: str
    intro: str
    players: Players
    sections: tuple[Section, ...]


@dataclass(frozen=True, slots=True)
class RulesWords:
    """How the rulebook's page writes what depends on address and language."""

    href: Callable[[int | None], str]
    """The page for so many players, or for any number."""
    for_players: Callable[[tuple[int, ...]], str]
    boxes: Mapping[str, Box]
    """The disagreements that a table can play, by id."""
    report_href: Callable[[str], str]
    """Where a mistake in a clause is reported."""
    beside: str = ""
    """The language that stands beside."""


def rules_page(book: Rulebook, players: int | None, say: RulesWords) -> RulesPage:
    """Return the rulebook's page, for so many players or for any number."""
    low, high = book.head.players
    counts = tuple(Count(each, say.href(each), each == players) for each in range(low, high + 1))
    told: set[str] = set()
    return RulesPage(
        tagline=book.head.tagline,
        intro=book.intro,
        players=Players(counts, say.href(None), players is None),
        sections=tuple(
            Section(
                section.id,
                section.heading,
                section.html,
                tuple(_clause(clause, players, say, told) for clause in section.clauses),
            )
            for section in book.sections
        ),
    )


def _clause(clause: ClauseWords, players: int | None, say: RulesWords, told: set[str]) -> Clause:
    beside = None
    if clause.beside is not None:
        parts = _parts(clause.beside, players, say)
        beside = Beside(say.beside, clause.beside.heading, parts)
    return Clause(
        id=clause.id,
        heading=clause.text.heading,
        permalink=f"#{clause.id}",
        parts=_parts(clause.text, players, say),
        note="stale" if clause.text.is_stale else "",
        lessons=clause.lessons,
        disagreements=_boxes(clause, say.boxes, told),
        beside=beside,
        report_href=say.report_href(clause.id),
    )


def _parts(text: ClauseText, players: int | None, say: RulesWords) -> tuple[Part, ...]:
    return tuple(
        Part(part.html, say.for_players(part.players) if part.players and not players else "")
        for part in text.parts
    )


def _boxes(clause: ClauseWords, boxes: Mapping[str, Box], told: set[str]) -> tuple[Box, ...]:
    """Return the disagreements about a clause; those `told` before are only named."""
    found = []
    for variant in clause.variants:
        if variant.id in boxes:
            box = boxes[variant.id]
            found.append(Box(box.heading, box.href) if variant.id in told else box)
            told.add(variant.id)
    return tuple(found)


def boxes(page: "VariantsPage", root: str, play: str) -> dict[str, Box]:
    """Return the variants that have readings as boxes; `play` is what their button says."""
    return {
        each.id: Box(
            each.heading,
            f"{root}#{each.id}",
            each.readings,
            (Play(play, each.play_href),) if each.play_href else (),
        )
        for each in page.variants
        if each.readings
    }


# Terms


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


@dataclass(frozen=True, slots=True)
class TermGroup:
    """The game's own words, or those of all card games."""

    is_shared: bool
    terms: tuple[Term, ...]


@dataclass(frozen=True, slots=True)
class TermsPage:
    """Everything that `rulebook/terms.html` draws."""

    groups: tuple[TermGroup, ...]


def terms_page(own: Glossary, others: dict[str, Glossary]) -> TermsPage:
    """Return the glossary with each word in the other languages beside it."""
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
        return Term(term.id, term.word, aka, term.html, term.warning, found)

    return TermsPage(
        (
            TermGroup(False, tuple(map(entry, own.own))),
            TermGroup(True, tuple(map(entry, own.shared))),
        )
    )


# Variants


@dataclass(frozen=True, slots=True)
class Variant:
    """A disagreement."""

    id: str
    heading: str
    html: str
    readings: tuple[Reading, ...]
    clauses: tuple[ClauseLink, ...]
    play_href: str


@dataclass(frozen=True, slots=True)
class OptionValue:
    """What a rule set says to an option."""

    words: str
    differs: bool


@dataclass(frozen=True, slots=True)
class OptionRow:
    """An option in all rule sets."""

    name: str
    href: str
    values: tuple[OptionValue, ...]


@dataclass(frozen=True, slots=True)
class VariantsPage:
    """Everything that `rulebook/variants.html` draws."""

    presets: tuple[str, ...]
    options: tuple[OptionRow, ...]
    variants: tuple[Variant, ...]


def variants_page(
    told: Variants, game: Game[Any], words: Words, play_href: Callable[[Any], str]
) -> VariantsPage:
    """Return where the rulebooks disagree; `play_href` leads to the table that plays it."""
    ours = values_by_option(next(iter(game.presets.values())))
    by_option = {each.option: f"#{each.id}" for each in told.variants if each.option}
    return VariantsPage(
        presets=tuple(map(words.preset, game.presets)),
        options=tuple(
            OptionRow(
                words.option(option),
                by_option.get(option, ""),
                tuple(
                    OptionValue(words.value(option, value), value != own)
                    for value in (values_by_option(each)[option] for each in game.presets.values())
                ),
            )
            for option, own in ours.items()
        ),
        variants=tuple(_variant(each, ours, words, play_href) for each in told.variants),
    )


def _variant(
    variant: VariantWords, ours: dict[str, str], words: Words, play_href: Callable[[Any], str]
) -> Variant:
    return Variant(
        id=variant.id,
        heading=variant.heading,
        html=variant.html,
        readings=tuple(
            Reading(
                words.value(variant.option, reading.value),
                " · ".join(source.heading for source in reading.sources),
                ours.get(variant.option) == reading.value,
            )
            for reading in variant.readings
        ),
        clauses=variant.clauses,
        play_href=play_href(variant.play) if variant.play else "",
    )
