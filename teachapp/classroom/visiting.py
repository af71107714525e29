"""What each view of a class begins with: which class, who asks as what; and how it is added to."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import blake2b
from urllib.parse import parse_qsl

from django.http import Http404, HttpRequest

from teachapp.classroom.badges import badge_of
from teachapp.classroom.codes import typed_code
from teachapp.classroom.expiry import as_it_is_now
from teachapp.classroom.guessing import check_guesses, count_guess
from teachapp.classroom.log import Asked, append, rooms
from teachapp.classroom.models import LiveClass
from teachapp.classroom.presence import host_is_gone, people_around
from teachapp.classroom.publish import publish
from teachapp.classroom.room.values import HOST, PERSON, Badge, Person, Room


class NoClass(Http404):
    """No class goes by this code, or none any more."""


@dataclass(frozen=True, slots=True)
class Visit:
    """A request to a class: who asks, and what the class is."""

    live: LiveClass
    room: Room
    badge: Badge | None

    @property
    def audience(self) -> str:
        """What the visitor belongs to; only for those who have a badge."""
        assert self.badge is not None
        return self.room.audience_of(self.badge)

    @property
    def person(self) -> Person | None:
        """The visitor as one who takes part."""
        if self.badge is None or self.badge.role != PERSON:
            return None
        return self.room.people[self.badge.number]


def visit(code: str, request: HttpRequest) -> Visit:
    """Return the visit of a request; raises NoClass, and TooManyGuesses for who has no badge."""
    typed = typed_code(code)
    live = LiveClass.objects.filter(code=typed).first() if typed else None
    badge = badge_of(request, live) if live else None
    if badge is None and typed:
        check_guesses(request)
        if live is None:
            count_guess(request)
    live = as_it_is_now(live) if live else None
    if live is None:
        raise NoClass(f"no class {code!r}")
    room = rooms.room(live)
    if not room.number:
        raise NoClass(f"{code!r} has just been deleted")
    return Visit(live, room, _acting_as(room, badge))


def _acting_as(room: Room, badge: Badge | None) -> Badge | None:
    """Who took over leads, with the badge of the person they were."""
    if badge is None or badge.role != PERSON:
        return badge
    for host in room.hosts.values():
        if host.person == badge.number:
            return Badge(HOST, host.number)
    return badge if badge.number in room.people else None


def new_key() -> str:
    """Return what a form carries so that sending it twice is one request."""
    return secrets.token_hex(8)


def act(seen: Visit, asked: Asked) -> Visit:
    """Add to the class what is asked, and tell everybody whom it concerns. Raises Refused."""
    try:
        before, after = append(seen.live, asked)
    except LiveClass.DoesNotExist:
        raise NoClass(f"{seen.live.code!r} has just been deleted") from None
    publish(seen.live, before, after)
    return replace(seen, room=after)


def asked_by(seen: Visit, fields: Mapping[str, str], chosen: tuple[str, ...] = ()) -> Asked:
    """Return the request of a posted form, whose `do` says what for.

    Its key makes the same form sent twice one request: a person's one answer to a question; what
    who leads asked of one state of the class; otherwise what the form itself carries.
    """
    assert seen.badge is not None
    kind, fields = _said(fields)
    if kind == "answer":
        key = f"{seen.badge} answer {_short(fields.get('poll', ''))}"
    elif seen.badge.role == HOST:
        rest = "|".join(f"{name}={fields[name]}" for name in sorted(fields) if name[:4] != "csrf")
        key = f"{kind} {_short(rest)}"
    else:
        key = f"{seen.badge} {kind} {_short(fields.get('key', '') or new_key())}"
    asked = Asked(kind, seen.badge, fields, key, chosen)
    if kind in ("take-over", "agree"):
        gone, around = host_is_gone(seen.live), people_around(seen.live)
        return replace(asked, host_is_gone=gone, around=around)
    return asked


def _said(fields: Mapping[str, str]) -> tuple[str, dict[str, str]]:
    """Return what a form asks for, with what its button says beside: `step?label=the-tie`."""
    kind, _, more = fields.get("do", "").partition("?")
    return kind[:16], {**fields, **dict(parse_qsl(more))}


def _short(text: str) -> str:
    return blake2b(text.encode(), digest_size=12).hexdigest()
