"""How often join codes may be guessed: so many wrong ones from one network, and so many in all.

Wrong codes are counted in the database, for all processes together, and forgotten after ten
minutes. While there are too many, nobody learns which codes there are, right ones included; whoever
has a badge of a class goes on undisturbed. With a hundred classes open, a thousand guesses each
ten minutes find one of them in about two hundred hours.
"""

from datetime import timedelta

from django.http import Http404, HttpRequest
from django.utils import timezone

from teachapp.classroom.models import WrongCode
from teachapp.senders import sender

COUNTED = timedelta(minutes=10)
MOST_EACH = 30
"""Of one network, which may be a whole school that mistypes."""
MOST = 1_000


class TooManyGuesses(Http404):
    """Too many wrong codes were asked for lately."""


def check_guesses(request: HttpRequest) -> None:
    """Raise TooManyGuesses where no more codes may be tried for now."""
    lately = WrongCode.objects.filter(at__gt=timezone.now() - COUNTED)
    senders = list(lately.values_list("sender", flat=True)[:MOST])
    if len(senders) >= MOST or senders.count(_sender(request)) >= MOST_EACH:
        raise TooManyGuesses


def count_guess(request: HttpRequest) -> None:
    """Note a wrong code, and forget those that count no more."""
    now = timezone.now()
    WrongCode.objects.filter(at__lte=now - COUNTED).delete()
    WrongCode.objects.create(sender=_sender(request), at=now)


def _sender(request: HttpRequest) -> str:
    return sender(request.META.get("REMOTE_ADDR", ""), timezone.now().date())
