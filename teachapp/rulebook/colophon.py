"""What a page says of itself on paper: where it is found, what it follows, whom it owes."""

from dataclasses import dataclass

from django.urls import reverse

from teachapp.catalogue import queries
from teachapp.catalogue.shown import GameHead
from teachapp.reading import language, with_query

OWN_REASONS = ("derived", "ruling")
"""Kinds of sources that are no texts of others."""


@dataclass(frozen=True, slots=True)
class Colophon:
    """Everything that `components/colophon.html` draws."""

    code: str
    """The picture of a QR code that leads here."""
    address: str
    """The address in letters, where the page may hold it."""
    rule_set: int
    revision: str
    designer: str
    year: int
    publishers: str
    sources: tuple[str, ...]


def colophon(
    head: GameHead, page: str, players: int | None = None, beside: tuple[str, ...] = ()
) -> Colophon:
    """Return the colophon of a page for so many players, with other languages beside its own."""
    told = queries.variants(head.slug, language()).sources
    count, others = str(players) if players else None, list(beside)
    code = reverse("library:qr", args=[head.slug])
    return Colophon(
        code=with_query(code, page=page, players=count, **{"with": others}),
        address="",
        rule_set=head.rule_set,
        revision=queries.content_version()[:8],
        designer=head.designer,
        year=head.year,
        publishers=", ".join(head.publishers),
        sources=tuple(each.heading for each in told if each.kind not in OWN_REASONS),
    )


@dataclass(frozen=True, slots=True)
class PaperLinks:
    """The ways from a page to paper; empty where there is none."""

    rules: str
    crib: str
    pdf: str


def paper_links(
    head: GameHead, pdf: str, players: int | None = None, beside: list[str] | None = None
) -> PaperLinks:
    """Return the ways to the rulebook, the crib and the PDF (by the name of its address, empty
    where none can be made), for as many players as this page is for."""
    count = str(players) if players else None
    address = reverse(pdf, args=[head.slug]) if pdf else ""
    return PaperLinks(
        with_query(reverse("rulebook:rules", args=[head.slug]), players=count, **{"with": beside}),
        with_query(reverse("rulebook:crib", args=[head.slug]), players=count)
        if head.has_crib
        else "",
        with_query(address, players=count, **{"with": beside}) if address else "",
    )
