"""Reads of what was changed in a rulebook, in the manner of `queries`."""

from collections.abc import Iterable, Mapping

from django.db.models import Q

from teachapp.catalogue import models, showing, shown
from teachapp.catalogue.queries import head as head_of
from teachapp.catalogue.queries import kept_by_version

Wordings = Mapping[tuple[str, str, int], shown.Wording]
"""What clauses say and said, by id, language and revision."""


@kept_by_version
def changes(slug: str, language: str) -> shown.Changes:
    """Return what was changed in a game, the newest first, and which translations are behind."""
    head = head_of(slug, language)
    rows = models.ChangeText.objects.filter(change__game__slug=slug, language=language)
    told = list(rows.select_related("change").order_by("change__order"))
    named = {name for text in told for name in (*text.change.clauses, *text.change.new)}
    spoken = {language, head.source_language}
    texts = models.ClauseText.objects.filter(clause__game__slug=slug)
    texts = texts.filter(Q(clause__slug__in=named, language__in=spoken) | Q(is_stale=True))
    now = list(texts.select_related("clause").order_by("clause__order", "language"))
    former = models.FormerText.objects.filter(clause__game__slug=slug, language__in=spoken)
    wordings = _wordings((*former.select_related("clause"), *now))
    links = {row.clause.slug: _link(row, slug) for row in now if row.language == language}
    found = []
    rev = dict.fromkeys(named, 1)
    for text in told:
        for name in text.change.clauses:
            rev[name] += 1
        clauses = tuple(
            shown.ClauseChange(links[name], _both(name, rev[name], head, wordings))
            for name in text.change.clauses
        )
        found.append(showing.change(text, clauses, tuple(links[each] for each in text.change.new)))
    stale = tuple(shown.StaleClause(row.language, _link(row, slug)) for row in now if row.is_stale)
    return shown.Changes(head, tuple(reversed(found)), stale)


def _wordings(rows: Iterable[models.ClauseText | models.FormerText]) -> Wordings:
    return {(row.clause.slug, row.language, row.rev): showing.wording(row) for row in rows}


def _link(row: models.ClauseText, slug: str) -> shown.ClauseLink:
    """Return the way to a clause's own page."""
    name = row.clause.slug
    return shown.ClauseLink(name, row.heading, f"/{row.language}/{slug}/rules/{name}/")


def _both(
    name: str, rev: int, head: shown.GameHead, wordings: Wordings
) -> tuple[shown.Wording, shown.Wording] | None:
    """Return what a clause said before and after it became `rev`; a translation that left out a
    revision is compared with what it said before that."""
    for language in (head.language, head.source_language):
        after = wordings.get((name, language, rev))
        said = (wordings.get((name, language, earlier)) for earlier in range(rev - 1, 0, -1))
        before = next(filter(None, said), None)
        if before and after:
            return before, after
    return None
