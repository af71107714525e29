"""The part of a screen that is the same for all of an audience: the context of its fragment."""

from typing import Any

from django.conf import settings
from django.http import HttpRequest
from django.urls import reverse

from games.core.record import Question
from teachapp.catalogue import queries
from teachapp.classroom.asking import terms_to_ask
from teachapp.classroom.models import LiveClass
from teachapp.classroom.room.people import shown_names
from teachapp.classroom.room.roster import count_roster
from teachapp.classroom.room.values import HOST, LEAD, WALL, Badge, Room
from teachapp.classroom.scene import Scene, scene
from teachapp.classroom.screens.leading import guide, hands, point_rows, wonders
from teachapp.classroom.screens.rail import rail
from teachapp.classroom.screens.ranks import ranks
from teachapp.classroom.screens.wall import captions
from teachapp.classroom.screens.watching import watching
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
        "ranks": ranks(room, audience),
        "address": address,
    }
    if audience == LEAD:
        shown["counts"] = _counts(room)
        shown["watching"] = watching(room, language)
        shown["askable"] = _askable(room, shown["scene"], language)
        shown["guide"] = guide(room, language)
        shown["hands"] = hands(room, shown_names(room))
        shown["wonders"] = wonders(room, language)
        shown["point_rows"] = point_rows(room, language)
    elif audience == WALL:
        shown["captions"] = captions(room, language)
        # How far a game has been played tells of secret moves; and no clicker ends a game.
        is_secret = room.line is not None and (room.line.is_game or room.is_covered)
        shown["guide"] = None if is_secret else guide(room, language)
    else:
        shown["terms"] = terms_to_ask(room.game, language, shown["scene"].html, place)
        shown["rail"] = rail(room, language, place, address)
    return shown


def status(request: HttpRequest, refused: object) -> int:
    """Return the status of a screen that says why something was refused; htmx swaps in only what
    went well, so it is not told."""
    return 409 if refused and "HX-Request" not in request.headers else 200


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


def _counts(room: Room) -> dict[str, Any]:
    counts, names = count_roster(room), dict(settings.LANGUAGES)
    languages = [(code, names.get(code, code), number) for code, number in counts.languages]
    return {**counts._asdict(), "languages": languages}


def _askable(room: Room, shown: Scene, language: str) -> list[tuple[str, str]]:
    """Return the seats that the class may be asked about, each with the question."""
    is_secret = room.is_covered or (room.line is not None and room.line.is_game)
    if room.is_closed or shown.table is None or is_secret:
        return []
    words = queries.words(room.game, language)
    choices = ("",)  # a list of them is asked about
    return [
        (seat.seat, words.question(Question(0, "choose-legal", seat.seat, choices=choices)))
        for seat in shown.table.seats
    ]
