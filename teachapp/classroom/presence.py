"""Who is connected to a class, what they look at, and whether anybody who leads it is.

What somebody looks at while the class is elsewhere is a note for the moment: a number and a step,
in no log and no database, forgotten when they are back.
"""

from datetime import datetime, timedelta

from django.utils import timezone

from teachapp.classroom.models import LiveClass
from teachapp.classroom.room.values import HOST, PERSON, Badge, Place
from teachapp.live import bus

PATIENCE = timedelta(seconds=60)
"""How long somebody who leads may be away before others may ask to take over."""


def connected(live: LiveClass) -> dict[Badge, int]:
    """Return who holds how many streams of a class."""
    return {Badge.read(who): count for who, count in bus.here(f"{live.code}/").items()}


def numbers_around(live: LiveClass) -> frozenset[int]:
    """Return who of those who take part is connected."""
    return frozenset(badge.number for badge in connected(live) if badge.role == PERSON)


def people_around(live: LiveClass) -> int:
    """Return how many people are connected, beside those who lead."""
    return len(numbers_around(live))


def looks_around(live: LiveClass, number: int, lesson: str, label: str) -> None:
    """Note which step somebody looks at; without a label they are where the class is."""
    bus.note(live.code, str(number), f"{lesson}/{label}" if label else "")


def looked_at(live: LiveClass) -> dict[int, Place]:
    """Return who looks at which step, of those who are connected."""
    around = numbers_around(live)
    noted = {int(number): text.partition("/") for number, text in bus.noted(live.code).items()}
    return {
        number: Place(lesson, label)
        for number, (lesson, _, label) in noted.items()
        if number in around
    }


def host_is_gone(live: LiveClass) -> bool:
    """Say whether nobody who leads has been connected for a while. The first who asks while there
    is nobody starts the clock; whoever leads stops it by coming back."""
    if any(badge.role == HOST for badge in connected(live)):
        host_is_here(live)
        return False
    now = timezone.now()
    if live.host_missed is None:
        _note(live, now)
    return now - (live.host_missed or now) > PATIENCE


def host_is_here(live: LiveClass) -> None:
    """Note that somebody who leads has been seen."""
    if live.host_missed is not None:
        _note(live, None)


def _note(live: LiveClass, missed: datetime | None) -> None:
    live.host_missed = missed
    LiveClass.objects.filter(pk=live.pk).update(host_missed=missed)  # if it is still there
