"""What the rulebook and the crib show, laid out for their components. Pure."""

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial

from teachapp.catalogue.shown import (
    ClauseWords,
    Crib,
    GameHead,
    LessonLink,
    PartWords,
    Rulebook,
)
from teachapp.rulebook.difference import Difference, differ
from teachapp.rulebook.disagreements import Box

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
class Clause:
    """A clause as `components/clause.html` draws it."""

    id: str
    heading: str
    permalink: str
    parts: tuple[Part, ...]
    players: str
    """For whom it holds, if not for all and nothing was said."""
    note: str
    lessons: tuple[LessonLink, ...]
    disagreements: tuple[Box, ...]
    beside: tuple[Beside, ...] = ()
    lang: str = ""
    number: str = ""
    """`4.2`: where it stands in the whole rulebook; printed, for want of links."""
    report_href: str = ""
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
class Elsewhere:
    """A clause that does not hold for so many players: named, so that links to it still arrive."""

    id: str
    heading: str
    players: str


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter."""

    id: str
    heading: str
    html: str
    clauses: tuple[Clause, ...]
    elsewhere: tuple[Elsewhere, ...] = ()
    number: str = ""
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
    report_href: Callable[[str], str]
    """Where a mistake in a clause is reported."""
    languages: tuple[Language, ...] = ()
    """The languages beside the page's own, those that stand beside as current."""
    beside: tuple[str, ...] = ()
    """The languages that stand beside, in order."""
    name: str = ""
    """What the page's own language is called."""
    numbers: Mapping[str, str] = field(default_factory=dict)
    """The numbers of sections and clauses by id."""

    def named(self, code: str) -> str:
        """Return what another language is called."""
        return next(each.name for each in self.languages if each.code == code)


def numbers(book: Rulebook) -> dict[str, str]:
    """Return the number of each section and clause of a whole rulebook by id."""
    found = {}
    for chapter, section in enumerate(book.sections, 1):
        found[section.id] = str(chapter)
        for at, clause in enumerate(section.clauses, 1):
            found[clause.id] = f"{chapter}.{at}"
    return found


def player_counts(
    head: GameHead, players: int | None, href: Callable[[int | None], str]
) -> Players:
    """Return the numbers of players to choose from."""
    low, high = head.players
    counts = tuple(Count(each, href(each), each == players) for each in range(low, high + 1))
    return Players(counts, href(None), players is None)


def rules_page(
    book: Rulebook, players: int | None, say: RulesWords, whole: Rulebook | None = None
) -> RulesPage:
    """Return the rulebook's page, for so many players or for any number; what of the `whole`
    rulebook does not hold for them is only named."""
    told: set[str] = set()
    here = {clause.id for section in book.sections for clause in section.clauses}
    elsewhere = {
        section.id: tuple(
            Elsewhere(each.id, each.text.heading, say.for_players(each.players, book.head.language))
            for each in section.clauses
            if each.id not in here
        )
        for section in (whole or book).sections
    }
    keep = _place_keeper(book.head.slug, here if players or say.beside else ())
    return RulesPage(
        tagline=book.head.tagline,
        intro=book.intro,
        players=player_counts(book.head, players, say.href),
        sections=tuple(
            Section(
                section.id,
                section.heading,
                section.html,
                tuple(clause_view(clause, players, say, told, keep) for clause in section.clauses),
                elsewhere[section.id],
                say.numbers.get(section.id, ""),
                tuple(
                    Beside(
                        each.language,
                        say.named(each.language),
                        each.heading,
                        (Part(keep(each.language, True, each.html), ""),) if each.html else (),
                    )
                    for each in section.beside
                ),
            )
            for section in book.sections
        ),
        has_feed=book.head.first_told is not None,
        languages=say.languages,
    )


def suited(lessons: Iterable[LessonLink], players: int | None) -> tuple[LessonLink, ...]:
    """Return links to lessons, first to those that so many play, else in their own order."""
    return tuple(sorted(lessons, key=lambda each: players is not None and each.seats != players))


Keep = Callable[[str, bool, str], str]


def _place_keeper(game: str, here: Collection[str]) -> Keep:
    """Return what makes HTML fit the page: links to the clauses that are `here` lead to them and
    not to the plain rulebook, and terms of another language open in that language."""

    def keep(language: str, is_foreign: bool, html: str) -> str:
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
        parts=_parts(text.parts, text.language, players, say, partial(keep, text.language, False)),
        players=say.for_players(clause.players, text.language)
        if clause.players and not players
        else "",
        note="stale" if text.is_stale else "",
        lessons=suited(clause.lessons, players),
        disagreements=_boxes(clause, say.boxes, told),
        beside=tuple(_beside(code, clause, players, say, keep) for code in say.beside),
        name=say.name if say.beside else "",
        number=say.numbers.get(clause.id, ""),
        report_href=say.report_href(clause.id),
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
        _parts(text.parts, text.language, players, say, partial(keep, text.language, True)),
        "stale" if text.is_stale else "",
        differ(text.news, say.for_players),
    )


def _parts(
    parts: tuple[PartWords, ...],
    language: str,
    players: int | None,
    say: RulesWords,
    keep: Callable[[str], str] = str,
) -> tuple[Part, ...]:
    return tuple(
        Part(
            keep(part.html),
            say.for_players(part.players, language) if part.players and not players else "",
        )
        for part in parts
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


# The crib


@dataclass(frozen=True, slots=True)
class CribBlock:
    """A heading of the crib with its lines."""

    heading: str
    parts: tuple[Part, ...]
    is_stale: bool


@dataclass(frozen=True, slots=True)
class CribPage:
    """Everything that `rulebook/crib.html` draws."""

    tagline: str
    players: Players
    blocks: tuple[CribBlock, ...]


_CLAUSE_LINK = re.compile(r'(<a class="clause-link" href="[^"]*#([a-z0-9-]+)">[^<]*)</a>')


def crib_page(crib: Crib, players: int | None, say: RulesWords) -> CribPage:
    """Return the crib, for so many players or for any number, with the number of each clause
    behind the words that lead to it."""

    def numbered(link: "re.Match[str]") -> str:
        number = say.numbers.get(link[2], "")
        return f'{link[1]}<span class="clause-number">&nbsp;{number}</span></a>'

    return CribPage(
        crib.head.tagline,
        player_counts(crib.head, players, say.href),
        tuple(
            CribBlock(
                block.heading,
                tuple(
                    Part(_CLAUSE_LINK.sub(numbered, part.html), part.players)
                    for part in _parts(block.parts, crib.head.language, players, say)
                ),
                block.is_stale,
            )
            for block in crib.blocks
        ),
    )
