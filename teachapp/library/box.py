"""The list by which a box is counted: every face with its number, then what is no card. Pure."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from teachapp.catalogue.shown import ComponentLine, Shelf
from teachapp.narration.words import Words


@dataclass(frozen=True, slots=True)
class Row:
    """One thing to count."""

    index: str
    """What stands in the card's corner."""
    name: str
    count: str
    missing: tuple[str, ...]
    """How many are known to be missing, and from which shelf's boxes."""


@dataclass(frozen=True, slots=True)
class Pile:
    """Things that are counted together."""

    heading: str
    rows: tuple[Row, ...]


def piles(
    components: Sequence[ComponentLine],
    copies: Mapping[str, int],
    words: Words,
    places: Sequence[Shelf] = (),
) -> Iterator[Pile]:
    """Yield what is in a box; `copies` is the deck, `places` the boxes that are looked at."""
    others = []
    for each in components:
        told = words.text(f"component-{each.id}", count=each.count)
        faces = [face for face in each.faces if copies.get(face)]
        if faces:
            yield Pile(told, tuple(_card(face, copies[face], words, places) for face in faces))
        elif each.count:
            others.append(Row("", told, "", _missing(each.id, places)))
    if others:
        yield Pile(_("Also in the box"), tuple(others))


def _card(face: str, count: int, words: Words, places: Sequence[Shelf]) -> Row:
    number = ngettext("%(number)s card", "%(number)s cards", count) % {"number": count}
    return Row(words.index(face), words.card(face), number, _missing(face, places))


def _missing(name: str, places: Sequence[Shelf]) -> tuple[str, ...]:
    told = []
    for place in places:
        count = Counter(place.missing)[name]
        if not count:
            continue
        words = ngettext("%(number)s missing", "%(number)s missing", count) % {"number": count}
        if len(places) > 1 and place.shelf:
            shelf = _("shelf %(shelf)s") % {"shelf": place.shelf}
            words = _("%(filter)s: %(value)s") % {"filter": shelf, "value": words}
        told.append(words)
    return tuple(told)
