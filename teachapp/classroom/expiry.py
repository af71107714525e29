"""When a class ends by itself, and when all that is left of it is deleted.

A class in which nothing happens for some hours is closed. Some days after its end, more of them
where it belongs to an account, its rows are deleted: names, answers and all. It is done at each
start, when a class is opened, by `manage.py forget_classes`, and for one class whenever somebody
comes to it, so that no class outlives its time in anybody's sight.
"""

from datetime import datetime, timedelta

from django.conf import settings
from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from teachapp.classroom.guessing import COUNTED
from teachapp.classroom.log import Asked, append, rooms
from teachapp.classroom.models import LiveClass, WrongCode
from teachapp.classroom.publish import publish
from teachapp.classroom.room.values import ROOM, Badge, Refused


def idle() -> timedelta:
    """Return how long a class may stand still."""
    return timedelta(hours=settings.CLASS_IDLE_HOURS)


def kept_for(live: LiveClass) -> timedelta:
    """Return how long a class is kept after its end."""
    days = settings.CLASS_ACCOUNT_DAYS if live.owner_id else settings.CLASS_DAYS
    return timedelta(days=days)


def forgotten_at(live: LiveClass) -> datetime:
    """Return when a class will be deleted if nothing more happens in it."""
    return (live.closed or live.touched + idle()) + kept_for(live)


def as_it_is_now(live: LiveClass) -> LiveClass | None:
    """Return a class after what has become due meanwhile; None if it is deleted by now."""
    now = timezone.now()
    if forgotten_at(live) <= now:
        delete([live.pk])
        return None
    if live.closed is None and live.touched + idle() <= now:
        close(live)
        return LiveClass.objects.filter(pk=live.pk).first()
    return live


def close(live: LiveClass) -> None:
    """End a class; whoever still looks at it is told."""
    try:
        before, after = append(live, Asked("close", Badge(ROOM), {}, "close"))
    except (Refused, LiveClass.DoesNotExist):
        return  # somebody else has just closed or deleted it
    publish(live, before, after)


def forget_classes() -> tuple[int, int]:
    """Close the classes that stand still and delete those whose time is up; return how many."""
    now = timezone.now()
    due = [live.pk for live in LiveClass.objects.filter(_may_be_due(now)) if _is_due(live, now)]
    delete(due)
    standing = list(LiveClass.objects.filter(closed=None, touched__lte=now - idle()))
    for live in standing:
        close(live)
    WrongCode.objects.filter(at__lte=now - COUNTED).delete()
    return len(standing), len(due)


def _may_be_due(now: datetime) -> Q:
    shortest = timedelta(days=min(settings.CLASS_DAYS, settings.CLASS_ACCOUNT_DAYS))
    return Q(closed__lte=now - shortest) | Q(closed=None, touched__lte=now - idle() - shortest)


def _is_due(live: LiveClass, now: datetime) -> bool:
    return forgotten_at(live) <= now


def delete(classes: list[int]) -> None:
    """Delete classes with everything in them."""
    with transaction.atomic():
        # Held first: an entry that is being added would else come after its like were deleted.
        going = LiveClass.objects.select_for_update().filter(pk__in=classes).order_by("pk")
        LiveClass.objects.filter(pk__in=[live.pk for live in going]).delete()
    rooms.keep_only(set(LiveClass.objects.values_list("pk", flat=True)))
