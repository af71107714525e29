"""What content says, as values: facts once, words per language. Frozen before they become rows."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Language = str


# Facts, from TOML


@dataclass(frozen=True, slots=True)
class SourceFacts:
    """A text that rules were taken from; its title stands in `sources/<language>.md`."""

    id: str
    kind: str
    language: str = ""


@dataclass(frozen=True, slots=True)
class ComponentFacts:
    """A row of the list by which a box is counted; its words are the message `component-<id>`."""

    id: str
    faces: tuple[str, ...]
    count: int


@dataclass(frozen=True, slots=True)
class Reading:
    """One way in which a rule is read, and the sources that read it so."""

    value: str
    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Play:
    """A table at which two ways of playing part: the same moves under both options."""

    position: str
    """One line of notation, under the first options."""
    moves: str
    other: str
    """The text of the other options."""


@dataclass(frozen=True, slots=True)
class VariantFacts:
    """A point on which sources differ or are silent; `option` is the engine's, if it has one."""

    id: str
    option: str
    clauses: tuple[str, ...]
    readings: tuple[Reading, ...] = ()
    play: Play | None = None


@dataclass(frozen=True, slots=True)
class LessonFacts:
    """A lesson's place in the list, and about how long it takes."""

    id: str
    minutes: int


@dataclass(frozen=True, slots=True)
class GameFacts:
    """`game.toml`."""

    slug: str
    rule_set: int
    language: Language
    """The source language: translations follow what it says."""
    players: tuple[int, int]
    minutes: tuple[int, int]
    age: int
    year: int
    designer: str
    publishers: tuple[str, ...]
    components: tuple[ComponentFacts, ...]
    sources: tuple[SourceFacts, ...]
    lessons: tuple[LessonFacts, ...]
    variants: tuple[VariantFacts, ...]


@dataclass(frozen=True, slots=True)
class ChangeFacts:
    """One `[[change]]` of `changes.toml`: it raised the revision of `clauses` by one each."""

    id: str
    date: str
    clauses: tuple[str, ...] = ()
    new: tuple[str, ...] = ()
    """Clauses that came with it."""
    rule_set: int = 0
    """What the engine plays from here on; 0: as before."""


@dataclass(frozen=True, slots=True)
class History:
    """`changes.toml`: when the rulebook was first told, and what was changed, the oldest first."""

    first: str = ""
    changes: tuple[ChangeFacts, ...] = ()


@dataclass(frozen=True, slots=True)
class ClauseFacts:
    """One `[[clause]]` of `clauses.toml`."""

    id: str
    kind: str
    sources: tuple[str, ...]
    needs: tuple[str, ...] = ()
    players: str = ""

    @property
    def section(self) -> str:
        """The part of the id before its first hyphen."""
        return self.id.partition("-")[0]


# Words, from headed Markdown


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of a block as HTML; `players` says for how many it holds, empty: for all."""

    players: tuple[int, ...]
    html: str


@dataclass(frozen=True, slots=True)
class Told:
    """One block in one language, ready to be shown."""

    id: str
    heading: str
    parts: tuple[Part, ...] = ()
    rev: int = 1
    is_stale: bool = False
    """The source language has moved on since."""
    aka: tuple[str, ...] = ()
    warning: str = ""
    """What a term is not: its blockquotes, as HTML."""

    @property
    def html(self) -> str:
        """The whole block, whoever plays."""
        return "\n".join(part.html for part in self.parts)


@dataclass(frozen=True, slots=True)
class Prose:
    """A file of blocks: what it begins with, and its blocks by id in the file's order."""

    intro: str = ""
    blocks: Mapping[str, Told] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class GameWords:
    """Everything a game says in one language."""

    rulebook: Prose
    terms: Prose
    variants: Prose
    sources: Prose
    lessons: Mapping[str, Prose]
    messages: str
    crib: Prose = field(default_factory=Prose)
    """What one needs at the table, on one page; empty where the game has none."""
    changes: Prose = field(default_factory=Prose)
    """What was changed and why, by the id of the change."""
    former: Mapping[tuple[str, int], Told] = field(default_factory=dict)
    """What clauses said before, by id and revision."""


@dataclass(frozen=True, slots=True)
class StepContent:
    """A step of a played lesson: its label, every clause it shows, how much it asks."""

    label: str
    cites: tuple[str, ...]
    questions: int = 0
    tries: int = 0


@dataclass(frozen=True, slots=True)
class LessonContent:
    """A lesson's script as written, and its steps as played."""

    facts: LessonFacts
    script: str
    steps: tuple[StepContent, ...]


@dataclass(frozen=True, slots=True)
class GameContent:
    """One game's folder."""

    facts: GameFacts
    clauses: tuple[ClauseFacts, ...]
    lessons: tuple[LessonContent, ...]
    words: Mapping[Language, GameWords]
    history: History = field(default_factory=History)


@dataclass(frozen=True, slots=True)
class CopyFacts:
    """A box on a venue's shelf."""

    game: str
    shelf: str
    count: int
    missing: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class VenueFacts:
    """A place that has games, with its name by language."""

    slug: str
    names: Mapping[Language, str]
    copies: tuple[CopyFacts, ...]


@dataclass(frozen=True, slots=True)
class Content:
    """All of `content/`."""

    games: tuple[GameContent, ...]
    terms: Mapping[Language, Prose]
    messages: Mapping[Language, str]
    venues: tuple[VenueFacts, ...]
    prose: Mapping[str, str]
    """Every file of prose or readings as written, by its path in the folder."""


Json = dict[str, Any]
