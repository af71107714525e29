"""Every refusal and every event names its clauses, and every clause that can be named is.

`refusals` and `may_cite` are promises: the rulebook's coverage is read from them. What they name
has to come up in the seeded games, in the short ones of `seldom.txt`, or when strange moves are
tried there.
"""

from functools import cache
from random import Random

import pytest

from games.core.protocol import PUBLIC
from games.registry import GAMES
from tests.games.playouts import (
    cases,
    more_cases,
    moves_of,
    seldom,
    strange_moves,
    telling_moves,
)

each_slug = pytest.mark.parametrize("slug", sorted(GAMES))


def cases_of(slug):
    return [*(case for case in cases() if case.slug == slug), *more_cases(slug)]


@cache
def events_told(slug):
    """Return every kind of event that came up, or was told instead of one, with its clauses."""
    played = [*seldom(slug), *(made for case in cases_of(slug) for made in moves_of(case))]
    events = [event for made in played for event in made.events]
    told = [*events, *filter(None, (event.seen_by(PUBLIC) for event in events))]
    return {(type(event), clause) for event in told for clause in event.clauses}


@cache
def refusals_given(slug):
    """Return every code that came up with the clauses that it cited."""
    game, rng = GAMES[slug], Random(f"refusals {slug}")
    played = [made for case in cases_of(slug) for made in telling_moves(case)]
    states = [state for made in (*seldom(slug), *played) for state in (made.before, made.after)]
    tried = [
        game.check(state, move) for state in states for move in strange_moves(game, state, rng)
    ]
    return {(each.code, clause) for each in tried if each for clause in each.clauses}


@each_slug
def test_events_cite_only_what_they_may(slug):
    assert {kind for kind, _ in events_told(slug)} <= set(GAMES[slug].event_types)
    assert not [
        (kind.name, clause) for kind, clause in events_told(slug) if clause not in kind.may_cite
    ]


@each_slug
def test_events_cite_all_that_they_may(slug):
    told = {(kind.name, clause) for kind, clause in events_told(slug)}
    promised = {(kind.name, clause) for kind in GAMES[slug].event_types for clause in kind.may_cite}
    assert sorted(promised - told) == []


@each_slug
def test_every_event_cites_a_clause(slug):
    for case in cases_of(slug):
        silent = [
            str(event) for made in moves_of(case) for event in made.events if not event.clauses
        ]
        assert silent == []


@each_slug
def test_refusals_cite_only_what_they_may(slug):
    promised = {
        (code, each) for code, clauses in GAMES[slug].refusals().items() for each in clauses
    }
    assert refusals_given(slug) <= promised


@each_slug
def test_every_refusal_is_given(slug):
    promised = {
        (code, each) for code, clauses in GAMES[slug].refusals().items() for each in clauses
    }
    assert sorted(promised - refusals_given(slug)) == []


@each_slug
def test_what_is_cited_is_a_clause_of_a_section(slug):
    for clause in GAMES[slug].cites():
        assert clause == clause.lower()
        assert "-" in clause
