"""The part of the hall's screen that is one person's own, and never sent to anybody else."""

from dataclasses import dataclass

from teachapp.catalogue import queries
from teachapp.classroom.asking import about_href, links_to_ask
from teachapp.classroom.room.people import shown_names
from teachapp.classroom.room.values import Person, Place, Room
from teachapp.classroom.screens.past import Digest, digest
from teachapp.classroom.stage import GameStage


@dataclass(frozen=True, slots=True)
class About:
    """A card or clause about which somebody may silently ask."""

    key: str
    title: str
    html: str
    href: str
    is_asked: bool


@dataclass(frozen=True, slots=True)
class Away:
    """Where somebody looks while the class is elsewhere."""

    here: int
    there: int
    """The number of the class's step; 0 while it is at a table of its own."""
    total: int


@dataclass(frozen=True, slots=True)
class Mine:
    """What a person's own part shows."""

    person: Person
    name: str
    """With a number after it where somebody came before under a like name."""
    hand_is_up: bool
    asked: tuple[About, ...]
    about: About | None
    away: Away | None
    digest: Digest | None


def mine(room: Room, person: Person, language: str, place: str, about: str, is_late: bool) -> Mine:
    """Return a person's own part; `about` is what they tapped on."""
    number = person.number
    asked = [key for key, who in room.wonders.items() if number in who]
    abouts = _abouts(room, language, place, [*asked, *([about] if about else [])], set(asked))
    return Mine(
        person,
        shown_names(room)[number],
        number in room.hands,
        tuple(abouts[key] for key in asked if key in abouts),
        abouts.get(about),
        away(room, Place(room.place.lesson, place)),
        digest(room, language) if is_late and not room.is_covered else None,
    )


def looks_at(room: Room, wanted: str) -> str:
    """Return the label of the step that somebody wants to look at; empty where it is the class's
    own, where there is none, or while looking around is closed."""
    is_there = wanted in GameStage(room.game).labels(room.place.lesson)
    is_own = wanted == room.place.label and room.line is None
    closed = room.is_frozen or room.is_closed or room.is_covered
    return wanted if is_there and not is_own and not closed else ""


def away(room: Room, at: Place) -> Away | None:
    """Return where somebody is who looks at a step; None for who is where the class is."""
    if at.lesson != room.place.lesson or not looks_at(room, at.label):
        return None
    labels = GameStage(room.game).labels(room.place.lesson)
    there = 0 if room.line else labels.index(room.place.label) + 1
    return Away(labels.index(at.label) + 1, there, len(labels))


def _abouts(
    room: Room, language: str, place: str, keys: list[str], asked: set[str]
) -> dict[str, About]:
    """Return what cards and clauses say, by key; those that there aren't are left out."""
    stage, words = GameStage(room.game), queries.words(room.game, language)
    known = [key.partition(":") for key in keys if stage.knows(key)]
    ids = [what for kind, _, what in known if kind == "clause"]
    texts = queries.clause_texts(room.game, language, ids) if ids else {}
    found = {}
    for kind, _colon, what in known:
        key = f"{kind}:{what}"
        text = texts.get(what) if kind == "clause" else None
        if kind == "clause" and text is None:
            continue
        title = text.heading if text else words.card(what)
        html = links_to_ask(text.html, place) if text else ""
        found[key] = About(key, title, html, about_href(key, place), key in asked)
    return found
