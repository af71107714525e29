"""The classes that belong to an account."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.urls import reverse
from django.utils import timezone

from teachapp.catalogue import queries
from teachapp.classroom.codes import spaced
from teachapp.classroom.expiry import forgotten_at
from teachapp.classroom.log import rooms
from teachapp.classroom.models import LiveClass
from teachapp.reading import language

MOST_SHOWN = 50


@dataclass(frozen=True, slots=True)
class OwnClass:
    """A class in its owner's list."""

    code: str
    game: str
    opened: datetime
    people: int
    is_open: bool
    href: str
    forgotten: datetime


def own_classes(user: Any) -> tuple[OwnClass, ...]:
    """Return the classes of an account, the newest first; none for who has not signed in."""
    if not user.is_authenticated:
        return ()
    return tuple(_shown(LiveClass.objects.filter(owner=user)[:MOST_SHOWN]))


def _shown(classes: Any) -> Iterator[OwnClass]:
    names = {head.slug: head.name for head in queries.heads(language())}
    now = timezone.now()
    for live in classes:
        forgotten = forgotten_at(live)
        if forgotten <= now:
            continue  # it is deleted as soon as anybody opens one
        yield OwnClass(
            spaced(live.code),
            names.get(live.game, live.game),
            live.opened,
            len(rooms.room(live).people),
            live.closed is None,
            reverse("classroom:own", args=[live.code]),
            forgotten,
        )
