"""Pages of a venue: what stands on which shelf, and the labels to print for it."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse

from teachapp.catalogue import queries
from teachapp.catalogue.shown import VenueName
from teachapp.library import filters
from teachapp.library.filters import Entry
from teachapp.library.lists import by_place, facts, listing
from teachapp.qr import qr_svg
from teachapp.reading import absolute, label_page, language, number, shelf_page

SHEET = 21
"""Labels of 63.5 × 38.1 mm on a sheet of A4: three columns of seven."""
SHEETS = 20
"""As many at once: 420 boxes. Further ones by `?page=`."""


@shelf_page
def venue(request: HttpRequest, venue: str) -> HttpResponse:
    """Show what a venue has, shelf by shelf."""
    place = _venue(venue)
    shown = listing(request.path, request.GET, by_place(language(), venue), usual="shelf")
    if not all(request.GET.values()):
        return redirect(shown.address)
    labels = reverse("venue:labels", args=[venue])
    context = {"venue": place, "list": shown, "labels_href": labels}
    return render(request, "library/venue.html", context)


@label_page
def labels(request: HttpRequest, venue: str) -> HttpResponse:
    """Make a label for every box: name, numbers, shelf, and a code that leads to its page."""
    place = _venue(venue)
    entries = by_place(language(), venue)
    asked = filters.asked_for(request.GET, entries, language())
    found = filters.found(entries, asked, "shelf")
    every = [entry for entry in found for _box in range(entry.places[0].count)]
    skipped = number(request.GET.get("skip", ""), 1, SHEET - 1) or 0
    pages = max(1, -(-(len(every) + skipped) // (SHEET * SHEETS)))
    page = number(request.GET.get("page", ""), 1, pages) or 1
    cells = [*[None] * skipped, *every][(page - 1) * SHEET * SHEETS : page * SHEET * SHEETS]
    drawn = [entry and _label(request, entry) for entry in cells]
    context = {
        "venue": place,
        "sheets": [drawn[at : at + SHEET] for at in range(0, len(drawn), SHEET)],
        "count": len(every),
        "shelves": filters.shelves_of(entries),
        "asked": asked,
        "skips": range(SHEET),
        "skipped": skipped,
        "page": page,
        "pages": range(1, pages + 1),
        "path": request.path,
        "venue_href": reverse("venue:venue", args=[venue]),
        "leads_to": absolute(request, f"/{language()}/"),
    }
    return render(request, "library/labels.html", context)


def _venue(slug: str) -> VenueName:
    found = {venue.slug: venue for venue in queries.venues(language())}
    if slug not in found:
        raise queries.NotFound("venue", slug)
    return found[slug]


def _label(request: HttpRequest, entry: Entry) -> dict[str, Any]:
    head = entry.game.head
    code = qr_svg(absolute(request, head.href), head.name, language())
    return {**facts(head) | {"age": 0}, "shelf": entry.places[0].shelf, "code": code}
