"""The one hub of this process, the bus by which every thread and process reaches all hubs, and who
may listen to what.

A page hands out a ticket for the one stream it needs; whoever holds the stream asks nobody again.
"""

import time

from django.conf import settings
from django.urls import reverse

from teachapp.classroom.models import LiveClass
from teachapp.classroom.room.values import Badge, Room
from teachapp.edge import ticket
from teachapp.edge.bus import Bus, LocalBus
from teachapp.edge.hub import Hub

HOURS = 3
"""How long a ticket opens its stream at least: after that the page is asked for first. All tickets
of an hour are the same, so that a page that is renewed keeps its stream."""

hub = Hub()
bus: Bus = LocalBus(hub)


def channel_name(live: LiveClass, room: Room, audience: str, language: str) -> str:
    """Return the name that an audience's messages go under: `CODE/hall/ko`, `CODE/B57/ja`."""
    return f"{live.code}/{room.channel(audience)}/{language}"


def stream_address(
    live: LiveClass, room: Room, badge: Badge, language: str, audience: str = ""
) -> str:
    """Return the address of the stream that somebody may listen to."""
    name = channel_name(live, room, audience or room.audience_of(badge), language)
    hour = int(time.time()) // 3600 * 3600
    signed = ticket.sign(settings.SECRET_KEY, name, str(badge), (HOURS + 1) * 3600, now=hour)
    return reverse("stream", args=[signed])
