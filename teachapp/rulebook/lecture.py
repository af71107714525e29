"""A rulebook as it is taught: what comes before the first move, and what is told later. Pure."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from teachapp.catalogue.shown import ClauseWords, LessonLink, Rulebook
from teachapp.rulebook.opening import Opening
from teachapp.rulebook.pages import Part, Players, suited
from teachapp.rulebook.teach import Needs, minutes, path, seconds


@dataclass(frozen=True, slots=True)
class Said:
    """A clause to be read aloud."""

    id: str
    heading: str
    href: str
    players: str
    """For whom it holds, if not for all and nothing was said."""
    parts: tuple[Part, ...]
    lessons: tuple[LessonLink, ...]

    @property
    def seconds(self) -> float:
        """How long it takes to say."""
        return seconds(self.heading, *(part.html for part in self.parts))


@dataclass(frozen=True, slots=True)
class Later:
    """A chapter's clauses that can wait until it comes up."""

    heading: str
    clauses: tuple[Said, ...]
    minutes: int


@dataclass(frozen=True, slots=True)
class FirstMove:
    """The moment at which the first card is played."""

    words: str
    deal_href: str
    """A table that waits for the move."""
    move_href: str
    """The same table after it."""
    lesson: LessonLink | None


@dataclass(frozen=True, slots=True)
class TeachPage:
    """Everything that `rulebook/teach.html` draws."""

    intro: str
    players: Players
    minutes: int
    path: tuple[Said, ...]
    first: FirstMove
    later: tuple[Later, ...]
    later_minutes: int


def needs_of(book: Rulebook) -> dict[str, tuple[str, ...]]:
    """Return what each clause of a rulebook needs, in reading order."""
    return {clause.id: clause.needs for each in book.sections for clause in each.clauses}


def teaching_order(needs: Needs, openings: Iterable[Opening]) -> tuple[str, ...]:
    """Return the shortest order to a first move at any of the tables: the aim, then the rest."""
    found = list(openings)
    aim = frozenset[str]().union(*(each.aim for each in found))
    rests_on = frozenset[str]().union(*(each.rests_on for each in found))
    return path(rests_on, needs, list(needs), aim)


def teach_page(
    book: Rulebook,
    order: tuple[str, ...],
    first: FirstMove,
    counts: Players,
    players: int | None,
    for_players: Callable[[tuple[int, ...]], str],
) -> TeachPage:
    """Return the page, for so many players or for any number; `order` is what is told before the
    first move."""

    def words(numbers: tuple[int, ...]) -> str:
        return for_players(numbers) if numbers and players is None else ""

    def said(clause: ClauseWords) -> Said:
        parts = tuple(Part(part.html, words(part.players)) for part in clause.text.parts)
        text = clause.text
        lessons = suited(clause.lessons, players)[:1]
        return Said(clause.id, text.heading, text.href, words(clause.players), parts, lessons)

    told = {clause.id: said(clause) for each in book.sections for clause in each.clauses}
    rest = [
        (each.heading, tuple(told[clause.id] for clause in each.clauses if clause.id not in order))
        for each in book.sections
    ]
    later = tuple(Later(heading, left, minutes(_taken(left))) for heading, left in rest if left)
    before = tuple(told[clause] for clause in order)
    return TeachPage(
        intro=book.intro,
        players=counts,
        minutes=minutes(seconds(book.intro) + _taken(before)),
        path=before,
        first=first,
        later=later,
        later_minutes=minutes(sum(_taken(each.clauses) for each in later)),
    )


def _taken(clauses: Iterable[Said]) -> float:
    return sum(each.seconds for each in clauses)
