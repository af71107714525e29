"""What goes out when something has happened: each audience's new screen, drawn once a language.

A message is complete in itself and bears the number of entries that its audience could notice. An
audience that could notice nothing gets nothing, and a screen that nobody listens for is not drawn.
Whoever belongs to another audience than before, or to none any more, loses the stream and comes
back for a view of their own.

What only those who lead and the big screen can notice, somebody who joins or an answer, may wait a
moment: of a thousand answers in a few seconds their screens are not drawn a thousand times.
"""

from collections import OrderedDict
from collections.abc import Iterator
from functools import partial
from threading import Lock

from django.conf import settings
from django.template.loader import render_to_string
from django.utils import translation

from teachapp.catalogue import queries
from teachapp.classroom.log import rooms
from teachapp.classroom.models import LiveClass
from teachapp.classroom.room.values import HALL, LEAD, PERSON, WALL, Badge, Room
from teachapp.classroom.screens import shared
from teachapp.classroom.soon import Soon
from teachapp.classroom.streams import channel_name
from teachapp.edge.hub import Snapshot
from teachapp.edge.message import Message
from teachapp.live import bus

TEMPLATES = {LEAD: "classroom/_lead.html", WALL: "classroom/_wall.html"}
FOR_PEOPLE = "classroom/_hall.html"
SCREENS_KEPT = 512
COUNTING = {LEAD, WALL}
soon = Soon(gap=0.4)


def publish(live: LiveClass, before: Room, after: Room) -> None:
    """Tell everybody whom it concerns what has happened between two rooms."""
    spoken = languages(after)
    for badge, was, now in moved(before, after):
        for language in spoken:
            if was:
                bus.drop(channel_name(live, before, was, language), str(badge))
            if now:
                bus.admit(channel_name(live, after, now, language), str(badge))
    audiences = tuple(changed(before, after))
    phones = [each for each in audiences if each not in COUNTING]
    _tell(live, after, phones)
    if phones:
        bus.settle()  # a thousand phones first: drawing the rest would hold up what is written
    _tell(live, after, [each for each in audiences if each in COUNTING], may_wait=not phones)


def _tell(live: LiveClass, room: Room, audiences: list[str], may_wait: bool = False) -> None:
    for audience in audiences:
        for language in languages(room):
            channel = channel_name(live, room, audience, language)
            if not bus.is_heard(channel):
                bus.outdate(channel, room.version(audience))
            elif may_wait:
                soon.ask(channel, partial(_publish_newest, channel))
            else:
                bus.publish(channel, message(live, room, audience, language))


def _publish_newest(channel: str) -> None:
    """Tell those who listen how the class is by now."""
    if newest := snapshot(channel).newest:
        bus.publish(channel, newest)


def changed(before: Room, after: Room) -> Iterator[str]:
    """Return the audiences whose screens are others than before."""
    for audience in (HALL, *after.seats, WALL, LEAD):
        if before.version(audience) != after.version(audience):
            yield audience


def moved(before: Room, after: Room) -> Iterator[tuple[Badge, str, str]]:
    """Return the people who belong elsewhere than before: the audience to which they may not listen
    any more, and that to which they may now; empty for who is not in the class."""
    sitting = {sitter.who for room in (before, after) for sitter in room.seats.values()}
    for number, person in before.people.items():
        if after.people[number] is person and number not in sitting:
            continue
        badge = Badge(PERSON, number)
        was, now = _belongs(before, badge), _belongs(after, badge)
        if (was and before.channel(was)) != (now and after.channel(now)):
            yield badge, was, now


def _belongs(room: Room, badge: Badge) -> str:
    is_here = room.people[badge.number].state == "here"
    return room.audience_of(badge) if is_here else ""


def languages(room: Room) -> tuple[str, ...]:
    """Return the languages that the class's game is told in."""
    spoken = [code for code, _name in settings.LANGUAGES]
    told = {code for code in spoken if any(g.head.slug == room.game for g in queries.library(code))}
    return tuple(code for code in spoken if code in told)


class Screens:
    """Drawn screens, kept while they are the newest: a thousand who ask get the same bytes."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[tuple[object, ...], Message] = OrderedDict()
        self._lock = Lock()

    def kept(self, *key: object) -> Message | None:
        """Return a screen that was drawn before."""
        with self._lock:
            return self._drawn.get(key)

    def keep(self, screen: Message, *key: object) -> Message:
        """Remember a screen."""
        with self._lock:
            self._drawn[key] = screen
            while len(self._drawn) > SCREENS_KEPT:
                self._drawn.popitem(last=False)
        return screen


_screens = Screens()


def message(live: LiveClass, room: Room, audience: str, language: str) -> Message:
    """Return an audience's part of its screen, as it is sent."""
    version = room.version(audience)
    name = channel_name(live, room, audience, language)
    key = (live.pk, name, version, queries.content_version())
    found = _screens.kept(*key)
    return found or _screens.keep(Message(version, draw(live, room, audience, language)), *key)


def snapshot(channel: str) -> Snapshot:
    """Return the newest message of a channel, and the people who belong elsewhere by now. There is
    nothing to hear where the class is gone, or where somebody else has the seat."""
    code, name, language = channel.split("/")
    live = LiveClass.objects.filter(code=code).first()
    if live is None:
        return Snapshot()
    room = rooms.room(live)
    for audience in (HALL, WALL, LEAD, *room.seats):
        if room.channel(audience) == name:
            with queries.one_version():
                newest = message(live, room, audience, language)
            return Snapshot(newest, _refused(room, audience))
    return Snapshot()


def _refused(room: Room, audience: str) -> frozenset[str]:
    badges = (Badge(PERSON, number) for number in room.people)
    return frozenset(str(badge) for badge in badges if _belongs(room, badge) != audience)


def draw(live: LiveClass, room: Room, audience: str, language: str) -> bytes:
    """Return an audience's part of its screen as HTML."""
    with translation.override(language):
        context = shared.context(live, room, audience, language)
        return render_to_string(template(audience), context).strip().encode()


def template(audience: str) -> str:
    """Return the fragment that an audience's screen is drawn with."""
    return TEMPLATES.get(audience, FOR_PEOPLE)
