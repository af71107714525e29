"""What goes out when something has happened: each audience's new screen, drawn once a language.

A message is complete in itself and bears the number of the entries that its audience could notice.
An audience that could notice nothing gets nothing.
"""

from collections.abc import Iterator

from django.conf import settings
from django.template.loader import render_to_string
from django.utils import translation

from teachapp.catalogue import queries
from teachapp.classroom.models import LiveClass
from teachapp.classroom.room.values import AUDIENCES, HALL, LEAD, WALL, Room
from teachapp.classroom.screens import shared
from teachapp.classroom.streams import bus
from teachapp.edge.message import Message

TEMPLATES = {LEAD: "classroom/_lead.html", WALL: "classroom/_wall.html"}
FOR_PEOPLE = "classroom/_hall.html"


def publish(live: LiveClass, before: Room, after: Room) -> None:
    """Send every audience that could notice what has happened its new screen."""
    for audience in changed(before, after):
        for language in languages(after):
            channel = channel_name(live, after, audience, language)
            body = draw(live, after, audience, language)
            bus.publish(channel, Message(after.version(audience), body))


def changed(before: Room, after: Room) -> Iterator[str]:
    """Return the audiences whose screens are others than before, the largest first."""
    for audience in (HALL, *after.seats, WALL, LEAD):
        if before.version(audience) != after.version(audience):
            yield audience


def languages(room: Room) -> tuple[str, ...]:
    """Return the languages that the class's game is told in."""
    spoken = [code for code, _name in settings.LANGUAGES]
    return tuple(code for code in spoken if room.game in _told_in(code))


def _told_in(language: str) -> set[str]:
    return {game.head.slug for game in queries.library(language)}


def channel_name(live: LiveClass, room: Room, audience: str, language: str) -> str:
    """Return the name that an audience's messages go under: `CODE/hall/ko`, `CODE/B57/ja`."""
    return f"{live.code}/{room.channel(audience)}/{language}"


def draw(live: LiveClass, room: Room, audience: str, language: str) -> bytes:
    """Return an audience's part of its screen as HTML."""
    with translation.override(language):
        context = shared.context(live, room, audience, language)
        return render_to_string(template(audience), context).strip().encode()


def template(audience: str) -> str:
    """Return the fragment that an audience's screen is drawn with."""
    return TEMPLATES[audience] if audience in (LEAD, WALL) else FOR_PEOPLE


assert set(TEMPLATES) | {HALL} == set(AUDIENCES)
