"""What the pages of a game's words show, laid out for their components. Pure."""

import re
from collections.abc import Callable, Collection, Mapping
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
from teachapp.rulebook.difference import Difference, differ

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
class Language:
    """A language to link to or to name."""

    code: str
    name: str
    href: str = ""
    is_current: bool = False


@dataclass(frozen=True, slots=True)
class Beside:
    """The same clause in another language."""

    lang: str
    name: str
    heading: str
    parts: tuple[Part, ...]
    note: str = ""
    """`missing` or `stale`."""
    news: Difference | None = None
    """What the source language says now and this text does not."""


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
    beside: tuple[Beside, ...] = ()
    lang: str = ""
    name: str = ""
    """What its language is called, where others stand beside."""
    news: Difference | None = None
    page: str = ""
    """The address of its own page."""
    is_changed: bool = False
    """It has said something else before."""
    others: tuple[Language, ...] = ()
    """Languages in which that page tells it, and this one does not."""


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter."""

    id: str
    heading: str
    html: str
    clauses: tuple[Clause, ...]
    beside: tuple[Beside, ...] = ()


@dataclass(frozen=True, slots=True)
class RulesPage:
    """Everything that `rulebook/rules.html` draws."""

    tagline: str
    intro: str
    players: Players
    sections: tuple[Section, ...]
    has_feed: bool
    languages: tuple[Language, ...]
    """What can stand beside; each links to the page with or without it."""


@dataclass(frozen=True, slots=True)
class RulesWords:
    """How the rulebook's page writes what depends on address and language."""

    href: Callable[[int | None], str]
    """The page for so many players, or for any number."""
    for_players: Callable[[tuple[int, ...], str], str]
    """For how many players something holds, in a language."""
    boxes: Mapping[str, Box]
    """The disagreements that a table can play, by id."""
    page: Callable[[str], str]
    """The address of a clause's own page."""
    languages: tuple[Language, ...]
    """The languages beside the page's own, those that stand beside as current."""
    beside: tuple[str, ...] = ()
    """The languages that stand beside, in order."""
    name: str = ""
    """What the page's own language is called."""

    def named(self, code: str) -> str:
        """Return what another language is called."""
        return next(each.name for each in self.languages if each.code == code)


def rules_page(book: Rulebook, players: int | None, say: RulesWords) -> RulesPage:
    """Return the rulebook's page, for so many players or for any number."""
    low, high = book.head.players
    counts = tuple(Count(each, say.href(each), each == players) for each in range(low, high + 1))
    told: set[str] = set()
    here = {clause.id for section in book.sections for clause in section.clauses}
    keep = _place_keeper(book.head.slug, here if players or say.beside else ())
    return RulesPage(
        tagline=book.head.tagline,
        intro=book.intro,
        players=Players(counts, say.href(None), players is None),
        sections=tuple(
            Section(
                section.id,
                section.heading,
                section.html,
                tuple(clause_view(clause, players, say, told, keep) for clause in section.clauses),
                tuple(
                    Beside(
                        each.language,
                        say.named(each.language),
                        each.heading,
                        (Part(keep(each.html, each.language, True), ""),) if each.html else (),
                    )
                    for each in section.beside
                ),
            )
            for section in book.sections
        ),
        has_feed=book.head.first_told is not None,
        languages=say.languages,
    )


Keep = Callable[[str, str, bool], str]


def _place_keeper(game: str, here: Collection[str]) -> Keep:
    """Return what makes HTML fit the page: links to the clauses that are `here` lead to them and
    not to the plain rulebook, and terms of another language open in that language."""

    def keep(html: str, language: str, is_foreign: bool) -> str:
        if is_foreign:
            html = html.replace('data-term="', f'data-term="{language}--')
        if not here:
            return html
        link = re.compile(rf'href="/{language}/{game}/rules/#([a-z0-9-]+)"')
        return link.sub(lambda m: f'href="#{m[1]}"' if m[1] in here else m[0], html)

    return keep


def clause_view(
    clause: ClauseWords,
    players: int | None,
    say: RulesWords,
    told: set[str],
    keep: Keep | None = None,
) -> Clause:
    """Return a clause with what stands beside it; disagreements `told` before are only named."""
    keep = keep or _place_keeper("", ())
    text = clause.text
    return Clause(
        id=clause.id,
        heading=text.heading,
        permalink=f"#{clause.id}",
        parts=_parts(text, players, say, keep, False),
        note="stale" if text.is_stale else "",
        lessons=clause.lessons,
        disagreements=_boxes(clause, say.boxes, told),
        beside=tuple(_beside(code, clause, players, say, keep) for code in say.beside),
        name=say.name if say.beside else "",
        news=differ(text.news, say.for_players),
        page=say.page(clause.id),
        is_changed=text.rev > 1,
        others=tuple(each for each in say.languages if each.code not in say.beside),
    )


def _beside(
    code: str, clause: ClauseWords, players: int | None, say: RulesWords, keep: Keep
) -> Beside:
    text = next((text for text in clause.beside if text.language == code), None)
    if text is None:
        return Beside(code, say.named(code), "", (), "missing")
    return Beside(
        code,
        say.named(code),
        text.heading,
        _parts(text, players, say, keep, True),
        "stale" if text.is_stale else "",
        differ(text.news, say.for_players),
    )


def _parts(
    text: ClauseText, players: int | None, say: RulesWords, keep: Keep, is_foreign: bool
) -> tuple[Part, ...]:
    return tuple(
        Part(
            keep(part.html, text.language, is_foreign),
            say.for_players(part.players, text.language) if part.players and not players else "",
        )
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
