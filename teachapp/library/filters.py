"""What readers ask a list of games for: a form's fields, an address for each choice, the games.

Pure: games come from `queries.library`, what is asked comes from an address. What an address asks
for and there isn't is left out, so every address shows a list.
"""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext

from teachapp.catalogue.shown import LibraryGame, Shelf, VenueName
from teachapp.catalogue.sorting import shelf_key
from teachapp.reading import number, with_query

MINUTES = (15, 20, 30, 45, 60)
MOST = 99
"""Of players and of years."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A game in a list, with the places meant: those at the venue that was chosen, or none."""

    game: LibraryGame
    places: tuple[Shelf, ...] = ()


@dataclass(frozen=True, slots=True)
class Asked:
    """What an address asks for; empty values ask for nothing."""

    players: int | None = None
    minutes: int | None = None
    age: int | None = None
    language: str = ""
    """The reader's own: games are told in it, unless another is asked for."""
    told: str = ""
    """A language that the game is told in, be it the only one."""
    venue: str = ""
    shelf: str = ""
    sort: str = ""

    def fits(self, entry: Entry) -> bool:
        """Say whether a game is among those that are asked for."""
        head = entry.game.head
        low, high = head.players
        return (
            (self.players is None or low <= self.players <= high)
            and (self.minutes is None or head.minutes[0] <= self.minutes)
            and (self.age is None or head.age <= self.age)
            and (self.told or self.language) in head.languages
            and (not self.shelf or self.shelf in {place.shelf for place in entry.places})
        )

    def address(self, path: str, page: int = 1) -> str:
        """Return the address of the list under `path` that asks for this."""
        words = {name: str(getattr(self, field) or "") for name, field in NAMES.items()}
        return with_query(path, **words, page=str(page) if page > 1 else "")


NAMES = {
    "players": "players",
    "minutes": "minutes",
    "age": "age",
    "language": "told",
    "venue": "venue",
    "shelf": "shelf",
    "sort": "sort",
}
"""Names in addresses, with the fields of `Asked`."""

SORTS: dict[str, Callable[[Entry], Any]] = {
    "name": lambda entry: (),
    "players": lambda entry: entry.game.head.players,
    "minutes": lambda entry: entry.game.head.minutes,
    "age": lambda entry: entry.game.head.age,
    "shelf": lambda entry: min((shelf_key(each.shelf) for each in entry.places), default=("~",)),
}
"""What comes before the name, which always decides in the end."""


def asked_for(
    query: Mapping[str, str],
    entries: Sequence[Entry],
    own: str,
    languages: Container[str] = (),
    venue: str = "",
) -> Asked:
    """Return what the query of an address asks a list for: `own` is the reader's language, `venue`
    the one of its places."""
    shelves = {shelf.casefold(): shelf for shelf in shelves_of(entries)}
    told, sort = query.get("language", ""), query.get("sort", "")
    return Asked(
        players=number(query.get("players", ""), 1, MOST),
        minutes=number(query.get("minutes", ""), 1, 999),
        age=number(query.get("age", ""), 1, MOST),
        language=own,
        told=told if told in languages else "",
        venue=venue,
        shelf=shelves.get(query.get("shelf", "").casefold(), ""),
        sort=sort if sort in SORTS and (sort != "shelf" or shelves) else "",
    )


def found(entries: Iterable[Entry], asked: Asked, usual: str) -> list[Entry]:
    """Return the games that are asked for, in order; `usual` is how a list is sorted unasked."""
    key = SORTS[asked.sort or usual]
    fitting = [entry for entry in entries if asked.fits(entry)]
    return sorted(fitting, key=lambda entry: (key(entry), entry.game.sort_name))


def shelves_of(entries: Iterable[Entry]) -> list[str]:
    """Return the codes of all shelves that games of a list stand on."""
    codes = {place.shelf for entry in entries for place in entry.places if place.shelf}
    return sorted(codes, key=shelf_key)


# The form


@dataclass(frozen=True, slots=True)
class Option:
    """A value of a field."""

    value: str
    words: str
    is_current: bool
    lang: str = ""
    """The language that its words are in, where that is not the page's."""


@dataclass(frozen=True, slots=True)
class Field:
    """A choice in the form; an empty value asks for nothing."""

    name: str
    label: str
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Less:
    """A filter that could go: what it says, and what there would be without it."""

    words: str
    count: str
    href: str


NOTHING = {"players": None, "minutes": None, "age": None, "language": "", "shelf": ""}
"""Each filter when it filters nothing."""


def fields(
    asked: Asked,
    entries: Sequence[Entry],
    languages: Sequence[tuple[str, str]],
    venues: Sequence[VenueName],
    usual: str,
) -> list[Field]:
    """Return the fields by which a list can be filtered and sorted; those without a choice are
    left out. `languages` are those that a game may also be told in."""
    heads = [entry.game.head for entry in entries]
    most = max((head.players[1] for head in heads), default=1)
    ages = sorted({head.age for head in heads})
    shelves = shelves_of(entries)
    sorts = [name for name in SORTS if name != "shelf" or shelves]
    codes = dict(languages)
    places = {venue.slug: venue.name for venue in venues}
    made = [
        _field("venue", _("Place"), _("everywhere"), places, asked, places),
        _field("shelf", _("Shelf"), _("every shelf"), shelves, asked),
        _field("players", _("Players"), _("any number"), range(1, most + 1), asked),
        _field("minutes", _("At most"), _("any time"), MINUTES, asked),
        _field("age", _("Youngest player"), _("any age"), ages, asked),
        _field("language", _("Also told in"), _("any language"), codes, asked, codes),
        _field("sort", _("Sorted by"), sort_words(usual), [s for s in sorts if s != usual], asked),
    ]
    return [field for field in made if len(field.options) > 1]


def _field(
    name: str,
    label: str,
    unasked: str,
    values: Iterable[Any],
    asked: Asked,
    words: Mapping[str, str] | None = None,
) -> Field:
    current = getattr(asked, NAMES[name]) or ""
    listed = list(values)
    if isinstance(current, int) and current not in listed:
        listed = sorted([*listed, current])
    options = [Option("", unasked, not current)]
    for value in listed:
        told = (words or {}).get(str(value)) or value_words(name, value)
        lang = str(value) if name == "language" else ""
        options.append(Option(str(value), told, value == current, lang))
    return Field(name, label, tuple(options))


def value_words(name: str, value: Any) -> str:
    """Return what a value of a field says."""
    match name:
        case "minutes":
            return minutes_words(value)
        case "age":
            return ngettext("%(number)s year", "%(number)s years", value) % {"number": value}
        case "sort":
            return sort_words(value)
    return str(value)


def minutes_words(number: int) -> str:
    """Return a number of minutes."""
    return ngettext("%(number)s minute", "%(number)s minutes", number) % {"number": number}


def sort_words(name: str) -> str:
    """Return what a list is sorted by."""
    return {
        "name": pgettext("sorted by", "name"),
        "players": pgettext("sorted by", "players"),
        "minutes": pgettext("sorted by", "minutes"),
        "age": pgettext("sorted by", "age"),
        "shelf": pgettext("sorted by", "shelf"),
    }[name]


def without_one(
    entries: Sequence[Entry], asked: Asked, path: str, fields: Iterable[Field]
) -> list[Less]:
    """Return, for a list in which nothing is left, each filter without which there is something."""
    less = []
    for field in fields:
        if field.name not in NOTHING or not getattr(asked, NAMES[field.name]):
            continue
        looser = replace(asked, **cast(Any, {NAMES[field.name]: NOTHING[field.name]}))
        count = len({entry.game.head.slug for entry in entries if looser.fits(entry)})
        if count:
            current = next(each.words for each in field.options if each.is_current)
            words = _("%(filter)s: %(value)s") % {"filter": field.label, "value": current}
            less.append(Less(words, games_words(count), looser.address(path)))
    return less


def games_words(number: int) -> str:
    """Return a number of games."""
    return ngettext("%(number)s game", "%(number)s games", number) % {"number": number}
