"""The part of a screen that is the same for all of an audience: the context of its fragment."""

from typing import Any

from django.urls import reverse

from teachapp.classroom.models import LiveClass
from teachapp.classroom.room.people import names_for
from teachapp.classroom.room.values import LEAD, WALL, Room
from teachapp.classroom.scene import scene
from teachapp.classroom.screens.ranks import ranks


def context(
    live: LiveClass, room: Room, audience: str, language: str, place: str = ""
) -> dict[str, Any]:
    """Return what the fragment of an audience draws; `place` for who looks around."""
    shown: dict[str, Any] = {
        "live": live,
        "room": room,
        "audience": audience,
        "scene": scene(room, audience, language, place),
        "version": room.version(audience),
        "game": room.game,
        "people_here": len(room.present()),
        "place": place,
        "ranks": ranks(room, audience),
        "presence": {},
        "address": reverse("classroom:hall", args=[live.code]),
    }
    if audience in (LEAD, WALL):
        shown["names"] = names_for(room, audience)
    return shown
