"""Where a class is found from outside: what is printed large, typed, and scanned."""

from dataclasses import dataclass

from django.http import HttpRequest
from django.utils.safestring import SafeString
from django.utils.translation import gettext

from teachapp.classroom.codes import spaced
from teachapp.classroom.models import LiveClass
from teachapp.qr import qr_svg
from teachapp.reading import absolute, language


@dataclass(frozen=True, slots=True)
class WayIn:
    """How others come in: a code, the address to type, and its QR code."""

    code: str
    address: str
    short: str
    """The address as it is read: without `https://`."""
    qr: SafeString


def way_in(request: HttpRequest, path: str, code: str, title: str) -> WayIn:
    """Return the way to a page of this site, with a QR code that is called `title`."""
    address = absolute(request, path)
    short = address.partition("://")[2].rstrip("/")
    return WayIn(spaced(code), address, short, qr_svg(address, title, language()))


def join_way(request: HttpRequest, live: LiveClass) -> WayIn:
    """Return how people join a class: a short address without a language."""
    title = gettext("QR code to join the class %(code)s") % {"code": spaced(live.code)}
    return way_in(request, f"/join/{live.code}/", live.code, title)
