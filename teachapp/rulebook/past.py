"""One clause on a page of its own, and what was changed in a rulebook, laid out. Pure."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from teachapp.catalogue.shown import (
    Changes,
    ChangeWords,
    ClauseLink,
    ClauseWords,
    Rulebook,
    SourceWords,
)
from teachapp.rulebook.difference import Difference, differ
from teachapp.rulebook.pages import Clause, Language, RulesWords, clause_view

ForPlayers = Callable[[tuple[int, ...], str], str]

# What was changed


@dataclass(frozen=True, slots=True)
class ChangedClause:
    """A clause before and after a change."""

    clause: ClauseLink
    difference: Difference | None
    """None where the former wording was not kept."""
    is_foreign: bool = False
    """The difference is told in the source language; the translation has not both wordings."""


@dataclass(frozen=True, slots=True)
class Change:
    """A change as `components/change.html` draws it."""

    id: str
    date: date
    heading: str
    html: str
    is_stale: bool
    rule_set: int
    clauses: tuple[ChangedClause, ...]
    new: tuple[ClauseLink, ...]
    href: str


@dataclass(frozen=True, slots=True)
class Behind:
    """The translations in one language that are behind."""

    language: Language
    clauses: tuple[ClauseLink, ...]


@dataclass(frozen=True, slots=True)
class ChangesPage:
    """Everything that `rulebook/changes.html` and the feed draw."""

    changes: tuple[Change, ...]
    first: date | None
    rule_set: int
    behind: tuple[Behind, ...]


def changes_page(
    told: Changes, languages: tuple[Language, ...], href: str, for_players: ForPlayers
) -> ChangesPage:
    """Return what was changed, the newest first; `languages` are all that the game is told in,
    `href` leads to the page of its changes."""
    behind = [
        Behind(each, tuple(row.clause for row in told.stale if row.language == each.code))
        for each in languages
    ]
    return ChangesPage(
        tuple(change_view(each, told, href, for_players) for each in told.changes),
        told.head.first_told,
        told.head.rule_set,
        tuple(each for each in behind if each.clauses),
    )


def change_view(change: ChangeWords, told: Changes, href: str, for_players: ForPlayers) -> Change:
    """Return a change with the difference that it made to each clause."""
    clauses = []
    for each in change.clauses:
        found = differ(each.wordings, for_players)
        is_foreign = found is not None and found.lang != told.head.language
        clauses.append(ChangedClause(each.clause, found, is_foreign))
    return Change(
        change.id,
        change.date,
        change.heading,
        change.html,
        change.is_stale,
        change.rule_set,
        tuple(clauses),
        change.new,
        f"{href}#{change.id}",
    )


# One clause


@dataclass(frozen=True, slots=True)
class Past:
    """A change as the history of one clause tells it."""

    change: Change
    own: ChangedClause | None
    """None where the clause came with it."""


@dataclass(frozen=True, slots=True)
class ClausePage:
    """Everything that `rulebook/clause.html` draws."""

    clause: Clause
    section: ClauseLink
    kind: str
    players: str
    sources: tuple[SourceWords, ...]
    needs: tuple[ClauseLink, ...]
    needed_by: tuple[ClauseLink, ...]
    history: tuple[Past, ...]
    first: date | None
    rules_href: str


def find_clause(book: Rulebook, name: str) -> ClauseWords | None:
    """Return a clause of a rulebook by its id, or None if it has none of that id."""
    clauses = (clause for section in book.sections for clause in section.clauses)
    return next((clause for clause in clauses if clause.id == name), None)


def clause_page(
    book: Rulebook,
    clause: ClauseWords,
    sources: tuple[SourceWords, ...],
    history: tuple[Change, ...],
    kind: str,
    say: RulesWords,
) -> ClausePage:
    """Return a clause's own page; `history` is that of the game, the newest first."""
    everyone = [each for section in book.sections for each in section.clauses]
    section = next(each for each in book.sections if clause in each.clauses)
    rules = f"{book.head.href}rules/"
    links = {
        each.id: ClauseLink(each.id, each.text.heading, say.page(each.id)) for each in everyone
    }
    past = []
    for change in history:
        own = next((each for each in change.clauses if each.clause.id == clause.id), None)
        if own is not None or clause.id in {each.id for each in change.new}:
            past.append(Past(change, own))
    return ClausePage(
        clause=clause_view(clause, None, say, set()),
        section=ClauseLink(section.id, section.heading, f"{rules}#{section.id}"),
        kind=kind,
        players=say.for_players(clause.players, book.head.language) if clause.players else "",
        sources=tuple(each for each in sources if each.id in clause.sources),
        needs=tuple(links[name] for name in clause.needs),
        needed_by=tuple(links[each.id] for each in everyone if clause.id in each.needs),
        history=tuple(past),
        first=None if past and past[-1].own is None else book.head.first_told,
        rules_href=f"{rules}#{clause.id}",
    )
