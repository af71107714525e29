"""What queries answer with: frozen values in one language, ready for a page to lay out.

HTML in them was rendered and cleaned when content was loaded.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date


@dataclass(frozen=True, slots=True)
class GameHead:
    """A game as every page about it needs it."""

    slug: str
    language: str
    name: str
    tagline: str
    source_language: str
    languages: tuple[str, ...]
    """Every language it is told in, by code."""
    rule_set: int
    players: tuple[int, int]
    minutes: tuple[int, int]
    age: int
    year: int
    designer: str
    publishers: tuple[str, ...]
    has_crib: bool = False
    first_told: date | None = None
    """The day of the rulebook's first edition, if anybody wrote it down."""

    @property
    def href(self) -> str:
        return f"/{self.language}/{self.slug}/"


@dataclass(frozen=True, slots=True)
class VenueName:
    """A place that has games."""

    slug: str
    name: str


@dataclass(frozen=True, slots=True)
class Shelf:
    """Where copies of a game stand."""

    venue: str
    venue_name: str
    shelf: str
    count: int
    missing: tuple[str, ...]
    """Faces, and ids of components that are no cards, in all these boxes together."""


@dataclass(frozen=True, slots=True)
class LibraryGame:
    """A game in the list of all games."""

    head: GameHead
    shelves: tuple[Shelf, ...]
    sort_name: str
    """What its name is sorted by in this language."""


@dataclass(frozen=True, slots=True)
class SourceWords:
    """Who says a rule: the source's title, and a sentence about it."""

    id: str
    kind: str
    language: str
    """The language the source is written in; empty for our own reasons."""
    heading: str
    html: str


@dataclass(frozen=True, slots=True)
class ComponentLine:
    """A row of the list by which a box is counted; its words are the message `component-<id>`."""

    id: str
    faces: tuple[str, ...]
    count: int


@dataclass(frozen=True, slots=True)
class LessonLine:
    """A lesson in a list."""

    slug: str
    title: str
    html: str
    minutes: int
    is_stale: bool
    href: str
    seats: int
    """How many play in it."""


@dataclass(frozen=True, slots=True)
class GamePage:
    """A game's own page."""

    head: GameHead
    intro: str
    components: tuple[ComponentLine, ...]
    sources: tuple[SourceWords, ...]
    lessons: tuple[LessonLine, ...]
    shelves: tuple[Shelf, ...]


@dataclass(frozen=True, slots=True)
class PartWords:
    """A stretch of a clause, and the numbers of players for whom it holds (none: for all)."""

    players: tuple[int, ...]
    html: str


@dataclass(frozen=True, slots=True)
class Wording:
    """What a clause says or said as one revision."""

    language: str
    rev: int
    heading: str
    parts: tuple[PartWords, ...]


@dataclass(frozen=True, slots=True)
class ClauseText:
    """What a clause says in one language."""

    id: str
    language: str
    heading: str
    parts: tuple[PartWords, ...]
    rev: int
    is_stale: bool
    href: str
    news: tuple[Wording, Wording] | None = None
    """What a stale text follows and what the source language says now, where both are known."""

    @property
    def html(self) -> str:
        """The whole text."""
        return "\n".join(part.html for part in self.parts)


@dataclass(frozen=True, slots=True)
class ClauseLink:
    """A clause, named and found."""

    id: str
    heading: str
    href: str


@dataclass(frozen=True, slots=True)
class VariantLink:
    """A disagreement about a clause."""

    id: str
    heading: str
    href: str


@dataclass(frozen=True, slots=True)
class LessonLink:
    """The step of a lesson at which a clause is first seen."""

    lesson: str
    title: str
    label: str
    href: str
    seats: int
    """How many play in the lesson."""


@dataclass(frozen=True, slots=True)
class ClauseWords:
    """A clause in its place in the rulebook."""

    text: ClauseText
    kind: str
    players: tuple[int, ...]
    options: tuple[str, ...]
    sources: tuple[str, ...]
    needs: tuple[str, ...]
    lessons: tuple[LessonLink, ...]
    variants: tuple[VariantLink, ...]
    beside: tuple[ClauseText, ...]
    """The same clause in the other languages that were asked for."""

    @property
    def id(self) -> str:
        return self.text.id


@dataclass(frozen=True, slots=True)
class SectionText:
    """A chapter's title, and what is said before its first clause, in one language."""

    language: str
    heading: str
    html: str


@dataclass(frozen=True, slots=True)
class SectionWords:
    """A chapter of the rulebook."""

    id: str
    heading: str
    html: str
    clauses: tuple[ClauseWords, ...]
    beside: tuple[SectionText, ...] = ()


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A whole rulebook."""

    head: GameHead
    intro: str
    sections: tuple[SectionWords, ...]


@dataclass(frozen=True, slots=True)
class CribBlock:
    """A heading of the crib and the lines under it."""

    heading: str
    parts: tuple[PartWords, ...]
    is_stale: bool


@dataclass(frozen=True, slots=True)
class Crib:
    """What one needs at the table, on one page."""

    head: GameHead
    blocks: tuple[CribBlock, ...]


@dataclass(frozen=True, slots=True)
class ClauseChange:
    """A clause before and after a change: in the page's language, or where it has not both
    wordings, in the source language; None where neither has."""

    clause: ClauseLink
    wordings: tuple[Wording, Wording] | None


@dataclass(frozen=True, slots=True)
class ChangeWords:
    """A change of the rulebook."""

    id: str
    date: date
    rule_set: int
    """The rule set that came with it; 0 for none."""
    heading: str
    html: str
    is_stale: bool
    clauses: tuple[ClauseChange, ...]
    new: tuple[ClauseLink, ...]
    """Clauses that came with it."""


@dataclass(frozen=True, slots=True)
class StaleClause:
    """A translation that is behind; its heading is in its own language."""

    language: str
    clause: ClauseLink


@dataclass(frozen=True, slots=True)
class Changes:
    """What was changed in a game's rulebook, the newest first."""

    head: GameHead
    changes: tuple[ChangeWords, ...]
    stale: tuple[StaleClause, ...]


@dataclass(frozen=True, slots=True)
class TermWords:
    """A term and what it means."""

    id: str
    word: str
    aka: tuple[str, ...]
    html: str
    warning: str
    """What it must not be taken for, as HTML."""
    is_stale: bool


@dataclass(frozen=True, slots=True)
class TermUse:
    """A place whose words link to a term."""

    kind: str
    """`clause`, `variant` or `lesson`."""
    heading: str
    href: str


@dataclass(frozen=True, slots=True)
class Glossary:
    """A game's own terms, then those that all games share."""

    head: GameHead
    own: tuple[TermWords, ...]
    shared: tuple[TermWords, ...]


@dataclass(frozen=True, slots=True)
class ReadingWords:
    """One way in which an option is read; its words are the message `option-<option>--<value>`."""

    value: str
    sources: tuple[SourceWords, ...]


@dataclass(frozen=True, slots=True)
class PlayLine:
    """A table at which two options part: the same moves from `position` under each."""

    position: str
    moves: str
    other: str


@dataclass(frozen=True, slots=True)
class VariantWords:
    """A disagreement: who reads it how, what we play, which clauses it is about."""

    id: str
    option: str
    """The engine's option, if it can be played."""
    heading: str
    html: str
    is_stale: bool
    readings: tuple[ReadingWords, ...]
    clauses: tuple[ClauseLink, ...]
    play: PlayLine | None


@dataclass(frozen=True, slots=True)
class Variants:
    """Where a game's rulebooks disagree."""

    head: GameHead
    variants: tuple[VariantWords, ...]
    sources: tuple[SourceWords, ...]


@dataclass(frozen=True, slots=True)
class QuestionWords:
    """Words of a question's own; empty ones stand for the usual words."""

    words: str
    html: str
    answer: str
    """Shown after answering, as HTML."""


@dataclass(frozen=True, slots=True)
class StepWords:
    """What is told at a step of a lesson."""

    label: str
    heading: str
    html: str
    questions: tuple[QuestionWords, ...]
    """One for each question of the script."""
    tries: tuple[str, ...]
    """HTML for each move of the script that is to be refused, empty where there are no words."""
    cites: tuple[str, ...]
    is_stale: bool
    href: str


@dataclass(frozen=True, slots=True)
class LessonPage:
    """A whole lesson: its script (see `queries.replay_of`), and its words step by step."""

    head: GameHead
    lesson: LessonLine
    script: str
    steps: tuple[StepWords, ...]
    lessons: tuple[LessonLine, ...]
    clauses: Mapping[str, ClauseText] = field(default_factory=dict)
    """Every clause that a step shows, by id."""


@dataclass(frozen=True, slots=True)
class CoverageRow:
    """A clause and what stands behind it; see `coverage.py`."""

    clause: ClauseLink
    section: str
    """The heading of its chapter."""
    kind: str
    engine: bool
    lessons: tuple[str, ...]
    """`hunt/the-tie` and so on."""
    test: bool | None
    texts: Mapping[str, str]
    lacks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Coverage:
    """The matrix of a game."""

    head: GameHead
    rows: tuple[CoverageRow, ...]


@dataclass(frozen=True, slots=True)
class Readings:
    """How the words of a language are read, for whoever draws readings above them."""

    pattern: str
    """A regular expression that finds words."""
    words: Mapping[str, tuple[str, ...]]
    """Each in pieces: what is written, what stands above it, and so on."""
