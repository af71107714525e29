"""Who is who in a class: a signed badge in a cookie of this class, and no account.

A badge says a role and a number. It is signed with the class's own secret, so it fits no other
class and nobody can write one; a person's number never becomes another's.
"""

from django.conf import settings
from django.core import signing
from django.http import HttpRequest
from django.http.response import HttpResponseBase

from teachapp.classroom.models import LiveClass
from teachapp.classroom.room.values import Badge

DAYS_KEPT = 2


def badge_of(request: HttpRequest, live: LiveClass) -> Badge | None:
    """Return the badge that a request bears for this class, if it bears a good one."""
    text = request.COOKIES.get(_cookie(live), "")
    try:
        return Badge.read(_signer(live).unsign(text))
    except (signing.BadSignature, ValueError):
        return None


def give_badge(response: HttpResponseBase, live: LiveClass, badge: Badge) -> None:
    """Let the browser keep a badge for as long as a class can last."""
    response.set_cookie(
        _cookie(live),
        _signer(live).sign(str(badge)),
        max_age=DAYS_KEPT * 86_400,
        httponly=True,
        samesite="Lax",
        secure=settings.SESSION_COOKIE_SECURE,
    )


def take_badge(response: HttpResponseBase, live: LiveClass) -> None:
    """Let the browser forget its badge."""
    response.delete_cookie(_cookie(live), samesite="Lax")


def _cookie(live: LiveClass) -> str:
    return f"ruletable_class_{live.code}"


def _signer(live: LiveClass) -> signing.Signer:
    return signing.Signer(salt=f"classroom.badge.{live.secret}")
