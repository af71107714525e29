"""What each view of a class begins with: which class, who asks as what; and how it is added to."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import blake2b
from urllib.parse import parse_qsl

from django.http import Http404, HttpRequest

from teachapp.classroom.badges import badge_of
from teachapp.classroom.codes import typed_code
from teachapp.classroom.log import Asked, append, rooms
from teachapp.classroom.models import LiveClass
from teachapp.classroom.publish import publish
from teachapp.classroom.room.values import HOST, PERSON, Badge, Room


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


def visit(code: str, request: HttpRequest) -> Visit:
    """Return the visit of a request; raises NoClass."""
    live = LiveClass.objects.filter(code=typed_code(code)).first()
    if live is None:
        raise NoClass(f"no class {code!r}")
    room = rooms.room(live)
    return Visit(live, room, _acting_as(room, badge_of(request, live)))


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
    room = append(seen.live, asked)
    publish(seen.live, seen.room, room)
    return replace(seen, room=room)


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
    return Asked(kind, seen.badge, fields, key, chosen)


def _said(fields: Mapping[str, str]) -> tuple[str, dict[str, str]]:
    """Return what a form asks for, with what its button says beside: `step?label=the-tie`."""
    kind, _, more = fields.get("do", "").partition("?")
    return kind[:16], {**fields, **dict(parse_qsl(more))}


def _short(text: str) -> str:
    return blake2b(text.encode(), digest_size=12).hexdigest()
