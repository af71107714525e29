"""The part of a screen that is the same for all of an audience: the context of its fragment."""

from typing import Any

from django.http import HttpRequest
from django.urls import reverse

from teachapp.classroom.models import LiveClass
from teachapp.classroom.room.people import shown_names
from teachapp.classroom.room.values import LEAD, WALL, Room
from teachapp.classroom.scene import scene
from teachapp.classroom.screens.leading import guide, hands, point_rows, wonders
from teachapp.classroom.screens.wall import captions, wall_names


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
        "address": reverse("classroom:hall", args=[live.code]),
    }
    if audience == LEAD:
        shown["names"] = names = shown_names(room)
        shown["guide"] = guide(room, language)
        shown["hands"] = hands(room, names)
        shown["wonders"] = wonders(room, language)
        shown["point_rows"] = point_rows(room, language)
    if audience == WALL:
        shown["names"] = wall_names(room)
        shown["captions"] = captions(room, language)
        # How far a game has been played tells of secret moves; and no clicker ends a game.
        is_game = room.line is not None and room.line.is_game
        shown["guide"] = None if is_game else guide(room, language)
    return shown


def status(request: HttpRequest, refused: object) -> int:
    """Return the status of a screen that says why something was refused; htmx swaps in only what
    went well, so it is not told."""
    return 409 if refused and "HX-Request" not in request.headers else 200
