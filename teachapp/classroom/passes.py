"""Codes that let another device into a class: a second instructor, or a big screen.

A code is good for some minutes and for one device. Whoever types codes that there aren't is soon
not asked any more: each network by itself, and all together.
"""

import secrets
from datetime import datetime, timedelta

from django.db import IntegrityError, transaction
from django.utils import timezone

from teachapp.classroom.codes import LENGTH, LONG, new_code, typed_code
from teachapp.classroom.models import LiveClass, Pass, WrongPass
from teachapp.classroom.room.values import HOST, SCREEN, Refused
from teachapp.senders import sender

LASTS = timedelta(minutes=10)
MOST_WRONG = 10
"""By one network, for as long as a code lasts."""
MOST_WRONG_IN_ALL = 300
MOST_OPEN = 2_000


def let_in(live: LiveClass, role: str) -> Pass:
    """Return a new code that whoever leads shows to the other device."""
    return _new(role, live, "")


def screen_waits() -> Pass:
    """Return a new code that a screen shows before it belongs to a class."""
    return _new(SCREEN, None, secrets.token_hex(16))


def _new(role: str, live: LiveClass | None, holder: str) -> Pass:
    now = timezone.now()
    Pass.objects.filter(made__lte=now - LASTS).delete()
    WrongPass.objects.filter(at__lte=now - LASTS).delete()
    if Pass.objects.count() >= MOST_OPEN:
        raise Refused("too-many-codes")
    length = LONG if role == HOST else LENGTH
    for _ in range(20):
        try:
            with transaction.atomic():
                return Pass.objects.create(
                    code=new_code(length), role=role, live_class=live, holder=holder, made=now
                )
        except IntegrityError:
            continue  # the code is in use
    raise RuntimeError("no free code was found")


def open_pass(live: LiveClass, role: str) -> Pass | None:
    """Return the newest code of a class that waits to be typed."""
    return (
        Pass.objects.filter(live_class=live, role=role, holder="", used="", made__gt=_oldest())
        .order_by("-made")
        .first()
    )


def waiting_screen(holder: str) -> Pass | None:
    """Return the code that a screen shows, whether or not it was typed meanwhile."""
    if not holder:
        return None
    return Pass.objects.filter(holder=holder, made__gt=_oldest()).first()


def typed_pass(text: str, role: str, address: str, *, is_waiting: bool = False) -> Pass:
    """Return the code that somebody typed; `is_waiting` asks for one that a screen shows. Raises
    Refused for one that there isn't, and for any once too many were wrong."""
    who = sender(address, timezone.now().date())
    _check_tries(who)
    code = typed_code(text, LONG if role == HOST else LENGTH)
    found = Pass.objects.filter(code=code, role=role, made__gt=_oldest()).first()
    if found is None or bool(found.holder) != is_waiting:
        WrongPass.objects.create(sender=who, at=timezone.now())
        raise Refused("no-pass")
    return found


def _check_tries(who: str) -> None:
    lately = WrongPass.objects.filter(at__gt=_oldest())
    if lately.count() >= MOST_WRONG_IN_ALL or lately.filter(sender=who).count() >= MOST_WRONG:
        raise Refused("too-many-codes")


def use(found: Pass, key: str) -> None:
    """Let a code be whose form it is; the same form again is still its own. Raises Refused for a
    code that another device has used."""
    won = Pass.objects.filter(pk=found.pk, used="").update(used=key)
    if not won and not Pass.objects.filter(pk=found.pk, used=key).exists():
        raise Refused("pass-used")


def adopt(found: Pass, live: LiveClass) -> None:
    """Let a screen that waits show a class; raises Refused where another class was faster."""
    won = Pass.objects.filter(pk=found.pk, live_class=None).update(live_class=live)
    if not won and not Pass.objects.filter(pk=found.pk, live_class=live).exists():
        raise Refused("pass-used")


def ends(found: Pass) -> datetime:
    """Return when a code lapses."""
    return found.made + LASTS


def _oldest() -> datetime:
    return timezone.now() - LASTS
