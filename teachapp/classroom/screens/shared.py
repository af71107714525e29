"""The part of a screen that is the same for all of an audience: the context of its fragment."""

from typing import Any

from django.urls import reverse

from teachapp.classroom.asking import terms_to_ask
from teachapp.classroom.models import LiveClass
from teachapp.classroom.room.people import shown_names
from teachapp.classroom.room.values import HOST, LEAD, WALL, Badge, Room
from teachapp.classroom.scene import scene
from teachapp.classroom.screens.rail import rail
from teachapp.classroom.streams import stream_address


def context(
    live: LiveClass, room: Room, audience: str, language: str, place: str = ""
) -> dict[str, Any]:
    """Return what the fragment of an audience draws; `place` for who looks around."""
    address = reverse("classroom:hall", args=[live.code])
    shown: dict[str, Any] = {
        "live": live,
        "room": room,
        "audience": audience,
        "scene": scene(room, audience, language, place),
        "version": room.version(audience),
        "game": room.game,
        "people_here": len(room.present()),
        "place": place,
        "address": address,
    }
    if audience in (LEAD, WALL):
        shown["names"] = shown_names(room)
    else:
        shown["terms"] = terms_to_ask(room.game, language, shown["scene"].html, place)
        shown["rail"] = rail(room, language, place, address)
    return shown


def following(
    live: LiveClass, room: Room, badge: Badge, language: str, audience: str = ""
) -> dict[str, Any]:
    """Return how somebody's page follows: one's own ticket, so never part of a fragment."""
    audience = audience or room.audience_of(badge)
    newer = reverse("classroom:newer", args=[live.code])
    return {
        "stream": stream_address(live, room, badge, language, audience),
        "newer": f"{newer}?wall=1&" if audience == WALL else f"{newer}?",
        "leads": badge.role == HOST,
    }
