"""Who may hold which stream, for how long: signed, so that its address is enough to open it.

Whoever makes a page asks the database and signs a ticket; whoever holds the stream asks nobody.

>>> ticket = sign("secret", "class/7/en/player", "ann", 60, now=1000)
>>> read("secret", ticket, now=1059).person
'ann'
>>> read("secret", ticket, now=1060)
Traceback (most recent call last):
    ...
teachapp.edge.ticket.BadTicket: expired
"""

import hashlib
import hmac
import json
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass

_USE = b"ruletable stream ticket"
"""What else the same key signs can never be taken for a ticket."""
_SEAL_BYTES = 16


class BadTicket(Exception):
    """A stream is not opened; `code` says why: `malformed`, `forged` or `expired`."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True)
class Ticket:
    """Lets one person listen to one channel until a moment."""

    channel: str
    person: str
    expires: int
    """Seconds since 1970."""


def sign(key: str, channel: str, person: str, seconds: int, now: float | None = None) -> str:
    """Return the ticket as it stands in an address."""
    expires = int(time.time() if now is None else now) + seconds
    told = json.dumps([channel, person, expires], separators=(",", ":"), ensure_ascii=False)
    payload = told.encode()
    return _text(_seal(key, payload) + payload)


def read(key: str, text: str, now: float | None = None) -> Ticket:
    """Return what a ticket says, or raise `BadTicket`."""
    try:
        signed = urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except ValueError:
        raise BadTicket("malformed") from None
    seal, payload = signed[:_SEAL_BYTES], signed[_SEAL_BYTES:]
    # The second: base64 reads more than one text as the same bytes.
    if not hmac.compare_digest(seal, _seal(key, payload)) or _text(signed) != text:
        raise BadTicket("forged")
    ticket = Ticket(*json.loads(payload))
    if ticket.expires <= (time.time() if now is None else now):
        raise BadTicket("expired")
    return ticket


def _seal(key: str, payload: bytes) -> bytes:
    own_key = hmac.digest(key.encode(), _USE, hashlib.sha256)
    return hmac.digest(own_key, payload, hashlib.sha256)[:_SEAL_BYTES]


def _text(signed: bytes) -> str:
    return urlsafe_b64encode(signed).rstrip(b"=").decode()
