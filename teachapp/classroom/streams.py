"""Who may listen to what in a class: the names of channels, and tickets for them."""

import time

from teachapp import live as site
from teachapp.classroom.models import LiveClass
from teachapp.classroom.room.values import Badge, Room

HOUR = 3600
LASTS = 4 * HOUR
"""How long a ticket opens its stream, from the full hour: after that the page is asked for first.
All tickets of an hour are the same, so that a page that is renewed keeps its stream."""


def channel_name(live: LiveClass, room: Room, audience: str, language: str) -> str:
    """Return the name that an audience's messages go under: `CODE/hall/ko`, `CODE/B2/ja`."""
    return f"{live.code}/{room.channel(audience)}/{language}"


def stream_address(
    live: LiveClass, room: Room, badge: Badge, language: str, audience: str = ""
) -> str:
    """Return the address of the stream that somebody may listen to."""
    name = channel_name(live, room, audience or room.audience_of(badge), language)
    hour = int(time.time()) // HOUR * HOUR
    return site.stream_address(name, str(badge), LASTS, now=hour)
