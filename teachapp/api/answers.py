"""What the API answers with. These values are the only description of it: an answer is one of
them as JSON (`written`), and `schema.py` reads their types and the words beside them.

A field may be added; none is renamed, taken away or given another type while it is `/api/v1/`.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Annotated, Any, Generic, TypeVar

T = TypeVar("T")

Html = Annotated[str, "As HTML; its links are addresses on this site."]
Plain = Annotated[str, "The same as plain text."]
Stale = Annotated[bool, "The source language has moved on since this was translated."]
Href = Annotated[str, "Where people read it on this site."]
ApiHref = Annotated[str, "Where the API tells more of it."]
Order = Annotated[int, "Its place, counted from 1."]
Players = Annotated[tuple[int, ...], "The numbers of players for whom it holds; empty: for all."]
GameId = Annotated[str, "The id of its game."]


def written(answer: object) -> bytes:
    """Return an answer as JSON."""
    text = json.dumps(answer, default=_fields, ensure_ascii=False, separators=(",", ":"))
    return text.encode()


def _fields(value: object) -> dict[str, Any]:
    if not is_dataclass(value):
        raise TypeError(f"no JSON for {value!r}")
    return {field.name: getattr(value, field.name) for field in fields(value)}


# Around every answer


@dataclass(frozen=True, slots=True)
class License:
    """Under which terms the words may be used."""

    name: str
    url: str
    attribution: Annotated[str, "Whom to name, with a link to the license."]


@dataclass(frozen=True, slots=True)
class About:
    """What stands around every answer."""

    content_version: Annotated[
        str, "Names what is loaded; two answers that agree in it fit together."
    ]
    languages: Annotated[
        tuple[str, ...], "Every language there is of this; of a game its source language first."
    ]
    license: License


@dataclass(frozen=True, slots=True)
class Item(Generic[T]):
    """One thing."""

    item: T
    about: About


@dataclass(frozen=True, slots=True)
class Links:
    """Other pages of a list; the same stand in the header `Link`."""

    first: str
    prev: str | None
    next: str | None
    last: str


@dataclass(frozen=True, slots=True)
class Page(Generic[T]):
    """A page of a list."""

    items: tuple[T, ...]
    count: Annotated[int, "How many there are on all pages."]
    page: Annotated[int, "The number of this page, from 1."]
    pages: Annotated[int, "How many pages there are, at least 1."]
    per_page: int
    links: Links
    about: About


@dataclass(frozen=True, slots=True)
class Language:
    """A language of the site."""

    code: str
    name: Annotated[str, "What its speakers call it."]


@dataclass(frozen=True, slots=True)
class Index:
    """The way in."""

    name: str
    languages: tuple[Language, ...]
    resources: Annotated[Mapping[str, str], "Every resource by name, as a URI template (RFC 6570)."]
    pages: Annotated[
        Mapping[str, str], "Where people read on this site, by name, as URI templates."
    ]


# Words


@dataclass(frozen=True, slots=True)
class Prose:
    """A text without a heading of its own."""

    html: Html
    text: Plain


@dataclass(frozen=True, slots=True)
class Words:
    """A heading and the text below it."""

    heading: str
    html: Html
    text: Plain


# Games


@dataclass(frozen=True, slots=True)
class GameWords:
    """What a game is called."""

    name: str
    tagline: str
    href: Href


@dataclass(frozen=True, slots=True)
class GameLine:
    """A game in the list of all games."""

    id: Annotated[str, "Permanent, and the same in every language."]
    rule_set: Annotated[int, "Which edition of its rules the engine plays; rises with rulings."]
    players: Annotated[tuple[int, int], "The least and the most."]
    minutes: Annotated[tuple[int, int], "How long a game takes, the least and the most."]
    age: Annotated[int, "From which age, as on the box."]
    year: int
    designer: str
    publishers: tuple[str, ...]
    source_language: Annotated[str, "Translations follow what this language says."]
    languages: tuple[str, ...]
    texts: Annotated[Mapping[str, GameWords], "By language."]
    api_href: ApiHref


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of the rulebook."""

    id: Annotated[str, "Permanent; the ids of its clauses begin with it."]
    order: Order
    texts: Annotated[Mapping[str, Words], "What stands before its first clause, by language."]


@dataclass(frozen=True, slots=True)
class Component:
    """A row of the list by which a box is counted."""

    id: str
    faces: Annotated[tuple[str, ...], "Its cards in notation; empty for what is not dealt."]
    count: int
    texts: Annotated[Mapping[str, str], "By language."]


@dataclass(frozen=True, slots=True)
class Source:
    """A text that rules were taken from, or our own reason for a rule."""

    id: str
    kind: Annotated[str, "`derived` and `ruling` are our own reasons and no texts."]
    language: Annotated[str | None, "The language it is written in."]
    texts: Annotated[Mapping[str, Words], "By language."]


@dataclass(frozen=True, slots=True)
class GameLinks:
    """The lists of a game."""

    clauses: str
    terms: str
    variants: str
    lessons: str


@dataclass(frozen=True, slots=True)
class Game(GameLine):
    """A game with what its rulebook begins with, its chapters, its box and its sources."""

    intro: Annotated[Mapping[str, Prose], "What the rulebook begins with, by language."]
    sections: Annotated[tuple[Section, ...], "In reading order."]
    components: tuple[Component, ...]
    sources: tuple[Source, ...]
    links: GameLinks


# Clauses


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of a clause."""

    players: Players
    html: Html


@dataclass(frozen=True, slots=True)
class ClauseWords:
    """What a clause says."""

    heading: Annotated[str, "The rule in a sentence."]
    html: Html
    text: Plain
    parts: Annotated[tuple[Part, ...], "The same HTML in stretches that hold for some players."]
    rev: Annotated[int, "Counts meanings: it rises when what the source language says changes."]
    is_stale: Stale
    href: Href


@dataclass(frozen=True, slots=True)
class StepName:
    """A step of a lesson."""

    lesson: str
    step: str


@dataclass(frozen=True, slots=True)
class Coverage:
    """What stands behind a clause."""

    engine: Annotated[bool, "The engine refuses or acts by it."]
    lesson: Annotated[bool, "A lesson shows it."]
    test: Annotated[bool | None, "A test proves it; null where that was not measured."]
    lacks: Annotated[tuple[str, ...], "What its kind can give and is not there."]


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule."""

    id: Annotated[str, "Permanent, and the same in every language."]
    game: GameId
    section: Annotated[str, "The id of its chapter."]
    order: Order
    kind: Annotated[
        str,
        "`checkable`: the engine refuses by it; `effect`: an event shows it; `setup`; `scoring`;"
        " `honour`: players see to it; `physical`: a matter of hands and table; `note`: follows"
        " from others.",
    ]
    players: Players
    options: Annotated[tuple[str, ...], "The engine's options that change it."]
    needs: Annotated[tuple[str, ...], "The clauses to know first, by id."]
    sources: Annotated[tuple[str, ...], "Who says so, by the ids of the game's sources."]
    variants: Annotated[tuple[str, ...], "The disagreements about it, by id."]
    shown_by: Annotated[tuple[StepName, ...], "Every step of a lesson that shows it."]
    coverage: Coverage
    texts: Annotated[Mapping[str, ClauseWords], "By language."]
    api_href: ApiHref


# Terms and variants


@dataclass(frozen=True, slots=True)
class TermText:
    """A word and what it means."""

    word: str
    aka: Annotated[tuple[str, ...], "Other printed words for it."]
    html: Html
    text: Plain
    warning: Annotated[str, "What it must not be taken for, as HTML; empty: nothing."]
    is_stale: Stale
    href: Href


@dataclass(frozen=True, slots=True)
class Term:
    """A term of a game, or of all card games."""

    id: Annotated[str, "Permanent, and the same in every language."]
    is_shared: Annotated[bool, "All games have it in common."]
    order: Order
    texts: Annotated[Mapping[str, TermText], "By language."]


@dataclass(frozen=True, slots=True)
class Reading:
    """One way in which an option is read."""

    value: Annotated[str, "The value of the option."]
    is_ours: Annotated[bool, "The rulebook here and the standard rule set read it so."]
    sources: Annotated[tuple[str, ...], "Who reads it so, by id."]
    texts: Annotated[Mapping[str, str], "What the value says, by language."]


@dataclass(frozen=True, slots=True)
class Play:
    """A table at which two rule sets part: the same moves from one position under each."""

    position: Annotated[str, "In notation on one line, as it stands in addresses."]
    moves: str
    other: Annotated[str, "The other rule set."]


@dataclass(frozen=True, slots=True)
class VariantWords:
    """A disagreement told."""

    heading: str
    html: Html
    text: Plain
    is_stale: Stale
    href: Href
    table_href: Annotated[str | None, "Where the difference is played on this site."]


@dataclass(frozen=True, slots=True)
class Variant:
    """A point on which sources differ or are silent."""

    id: Annotated[str, "Permanent, and the same in every language."]
    game: GameId
    order: Order
    option: Annotated[str | None, "The engine's option, if it can be played."]
    clauses: Annotated[tuple[str, ...], "The clauses it is about, by id."]
    readings: tuple[Reading, ...]
    play: Play | None
    texts: Annotated[Mapping[str, VariantWords], "By language."]


# Lessons


@dataclass(frozen=True, slots=True)
class LessonWords:
    """What a lesson shows."""

    heading: str
    html: Html
    text: Plain
    is_stale: Stale
    href: Href


@dataclass(frozen=True, slots=True)
class LessonLine:
    """A lesson in a list."""

    id: Annotated[str, "Permanent, and the same in every language."]
    game: GameId
    order: Order
    minutes: int
    texts: Annotated[Mapping[str, LessonWords], "By language."]
    api_href: ApiHref


@dataclass(frozen=True, slots=True)
class Question:
    """Words of a question's own; the script has the question."""

    words: Annotated[str, "Empty: the usual words."]
    html: Html
    answer: Annotated[str, "Told after answering, as HTML."]


@dataclass(frozen=True, slots=True)
class StepWords:
    """What is told at a step."""

    heading: str
    html: Html
    text: Plain
    questions: Annotated[tuple[Question, ...], "One for each question of the script."]
    tries: Annotated[
        tuple[str, ...], "HTML for each move of the script that is to be refused, or nothing."
    ]
    is_stale: Stale
    href: Href
    table_href: Annotated[str, "Where its position can be tried on this site."]


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a lesson."""

    id: Annotated[str, "Its label in the script, permanent."]
    order: Order
    moves: Annotated[str, "What is played in this step, in notation on one line."]
    position: Annotated[str, "The table after it, on one line, as it stands in addresses."]
    clauses: Annotated[tuple[str, ...], "Every clause it shows, by id."]
    texts: Annotated[Mapping[str, StepWords], "By language."]


@dataclass(frozen=True, slots=True)
class Lesson(LessonLine):
    """A lesson with its script and its steps."""

    script: Annotated[str, "The record that the engine plays, in `.play` notation."]
    steps: tuple[Step, ...]
