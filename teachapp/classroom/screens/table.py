"""What is one's own beside the shared part of a screen: a move that waits for a second tap, and the
forms of who leads for games, seats and positions.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any

from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import gettext as _

from games.core.cards import Seat
from games.core.errors import GameError
from games.core.notation import dump_position
from games.core.options import dump_options, option_name
from games.registry import GAMES
from teachapp.catalogue import queries
from teachapp.classroom.room.people import alike, shown_names
from teachapp.classroom.room.table import BY_BOT, seats_at
from teachapp.classroom.room.values import LEAD, Room, played
from teachapp.classroom.scene import scene, table_now
from teachapp.classroom.screens import setting_up
from teachapp.classroom.screens.moving import pending
from teachapp.classroom.screens.seating import names_at
from teachapp.classroom.visiting import Visit
from teachapp.narration.words import Words
from teachapp.reading import language

MOST_NAMES = 30
"""People offered for a seat at a time; others are found by name."""


@dataclass(frozen=True, slots=True)
class Giving:
    """A seat that is to be given to somebody."""

    seat: Seat
    name: str
    sitter: int | str
    """A person's number, `bot`, or nothing."""
    people: tuple[tuple[int, str], ...]
    hidden: int
    """How many more there are."""
    find: str


@dataclass(frozen=True, slots=True)
class Variant:
    """An option of a game: what it is called, and its values, or the numbers that it takes."""

    name: str
    words: str
    values: tuple[tuple[str, str], ...]
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class NewGame:
    """What a game can be started with."""

    numbers: tuple[int, ...]
    usual: int
    presets: tuple[tuple[str, str], ...]
    preset: str
    variants: tuple[Variant, ...]
    can_stay: bool
    """The same people can play again."""


def mine(seen: Visit, request: HttpRequest) -> dict[str, Any]:
    """Return what stands beside the screen of somebody who takes part: the own seat and move."""
    assert seen.badge is not None
    address = reverse("classroom:hall", args=[seen.live.code])
    seats = seen.room.seats_of(seen.badge.number)
    return {**_tapped(seen, request, address), "my_seat": seats[0] if seats else ""}


def leading(seen: Visit, request: HttpRequest) -> dict[str, Any]:
    """Return what stands beside the screen of those who lead: a what-if, or one of the forms."""
    room, asked = seen.room, request.GET
    address = reverse("classroom:lead", args=[seen.live.code])
    is_game = room.line is not None and room.line.is_game
    sent = request.POST.dict() if request.POST.get("do") == "set-up" else None
    return {
        **_tapped(seen, request, address),
        "giving": giving(room, asked.get("seat", ""), asked.get("find", "")),
        "new_game": new_game(room) if asked.get("new-game") else None,
        "set_up": _set_up(room, sent) if not is_game and (sent or asked.get("set-up")) else None,
        "set_up_address": f"{address}?set-up=1",
    }


def _tapped(seen: Visit, request: HttpRequest, address: str) -> dict[str, Any]:
    asked = request.POST if request.POST.get("do") in ("try", "play") else request.GET
    room, audience, pick = seen.room, seen.audience, asked.get("pick", "")
    found = pending(room, audience, language(), asked.dict(), address)
    told: dict[str, Any] = {"pending": found, "page": address}
    if pick and found:
        told["scene"] = scene(room, audience, language(), pick=pick)
    return told


def written(seen: Visit, sent: Mapping[str, str]) -> Mapping[str, str]:
    """Return the fields of a form of those who lead as the class understands them."""
    room, do = seen.room, sent.get("do", "")
    is_game = room.line is not None and room.line.is_game
    if do == "set-up":
        return {**sent, "position": _position(room.game, sent)}
    if do == "bot":
        return {**sent, "do": "play" if is_game else "try", "move": BY_BOT}
    if do == "rematch":
        again = {"do": "game", "who": "same", "seats": str(len(seats_at(room)))}
        return {**sent, **again, "options": _options_now(room)}
    if do == "game":
        return {**sent, "options": _options_sent(sent)}
    return sent


# A position set up


def _position(game: str, sent: Mapping[str, str]) -> str:
    try:
        return setting_up.position_sent(game, sent, queries.words(game, language()))
    except GameError:
        return ""  # refused, and the form says why


def _set_up(room: Room, sent: Mapping[str, str] | None) -> setting_up.SetUp:
    words = queries.words(room.game, language())
    if sent is not None:
        return setting_up.form_sent(room.game, sent, words, _problems(room.game, sent, words))
    now = table_now(room, LEAD, language())
    position = dump_position(now[0].game, now[0].state) if now else ""
    return setting_up.form_of(room.game, position, words)


def _problems(game: str, sent: Mapping[str, str], words: Words) -> tuple[str, ...]:
    try:
        position = setting_up.position_sent(game, sent, words)
    except GameError as error:
        return setting_up.told_problems(game, error, words)
    return setting_up.problems_of(game, position, words)


# A game


def new_game(room: Room) -> NewGame:
    """Return what a game can be started with; as many seats as people are there, if they fit."""
    engine, words = GAMES[room.game], queries.words(room.game, language())
    people = min(max(len(room.present()), engine.seats[0]), engine.seats[-1])
    return NewGame(
        numbers=tuple(engine.seats),
        usual=len(seats_at(room)) if room.seats else people,
        presets=tuple(_rule_sets(room, words)),
        preset=room.options,
        variants=tuple(_variants(room.game, words)),
        can_stay=bool(room.seats),
    )


def _rule_sets(room: Room, words: Words) -> Iterator[tuple[str, str]]:
    presets = GAMES[room.game].presets
    if room.options not in presets:
        yield room.options, _("As agreed for this class")
    for name in presets:
        yield name, words.preset(name)


def _variants(game: str, words: Words) -> list[Variant]:
    usual = next(iter(GAMES[game].presets.values()))
    found = []
    for each in fields(usual):
        name, (least, most) = option_name(each), each.metadata["numbers"] or (0, 0)
        values = tuple((value, words.value(name, value)) for value in each.metadata["words"])
        found.append(Variant(name, words.option(name), values, least, most))
    return found


def _options_sent(sent: Mapping[str, str]) -> str:
    changes = [
        f"{name.removeprefix('option-')}={text.strip()}"
        for name, text in sent.items()
        if name.startswith("option-") and text.strip()
    ]
    return " ".join([sent.get("options", "") or "standard", *changes])


def _options_now(room: Room) -> str:
    line = played(room)
    if line is None:
        return room.options
    return dump_options(line.game.options_of(line.start), line.game.presets)


def giving(room: Room, seat: Seat, find: str) -> Giving | None:
    """Return a seat that is to be given, and to whom: raised hands first, then who has no seat."""
    if room.line is None or not room.line.is_game or seat not in seats_at(room):
        return None
    names = shown_names(room)
    found = [each.number for each in room.present() if alike(find) in alike(names[each.number])]
    found.sort(key=lambda number: (number not in room.hands, bool(room.seats_of(number))))
    words = queries.words(room.game, language()).naming(names_at(room, LEAD))
    sitter = room.seats.get(seat)
    return Giving(
        seat,
        words.seat(seat),
        sitter.who if sitter else "",
        tuple((number, names[number]) for number in found[:MOST_NAMES]),
        max(0, len(found) - MOST_NAMES),
        find,
    )
