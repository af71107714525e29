"""Leading a class: what is shown, who leads, how it is held, and its end.

Whoever leads says from where to where the class is to go. Where another tab or instructor has
moved it meanwhile the wish is refused, so a double tap or a slow phone never skips a step.
"""

from collections.abc import Mapping
from dataclasses import asdict, replace
from random import Random
from typing import Any

from games.core.cards import DEALER
from games.core.deal import deal, open_table
from games.core.errors import GameError
from games.core.notation import dump_position, parse_position
from games.registry import GAMES
from teachapp.classroom.room.people import tidy_name
from teachapp.classroom.room.polls import end_accusing, end_polls, open_polls
from teachapp.classroom.room.values import (
    HOST,
    PERSON,
    ROOM,
    Happened,
    Host,
    Kind,
    Line,
    Manners,
    Place,
    Refused,
    Room,
    Takeover,
    Wish,
    everybody,
    leads_and_wall,
    whereabouts,
)

MOST_HOSTS = 8
MOST_LANGUAGES = 3
MOST_SECONDS = 600


def _open(room: Room, wish: Wish) -> Mapping[str, Any]:
    lessons = tuple(filter(None, wish.text("lessons", 2_000).split(" ")))
    if any(not wish.stage.labels(lesson) for lesson in lessons):
        raise Refused("no-lesson")
    options = wish.text("options") or "standard"
    return {
        "game": wish.text("game"),
        "lessons": list(lessons),
        "label": wish.stage.labels(lessons[0])[0] if lessons else "",
        "position": "" if lessons else _free_table(wish, options),
        "options": options,
        "languages": _languages(wish),
        "name": _host_name(wish),
        "rehearsal": wish.text("rehearsal") == "1",
        "questions": _questions(wish, lessons[0], wish.stage.labels(lessons[0])[0])
        if lessons
        else 0,
    }


def _host_name(wish: Wish) -> str:
    """Return what who leads is called; nothing where no name was given."""
    name = wish.text("name")
    return tidy_name(name) if name.strip() else ""


def _free_table(wish: Wish, options: str) -> str:
    """Return the position of a table without a lesson: a given one, or cards dealt to so many
    seats; nothing where neither is said."""
    game = GAMES[wish.text("game")]
    if wish.text("position", 4_000):
        return read_table(wish.text("position", 4_000), game.slug)
    if not wish.text("seats"):
        return ""
    if wish.number("seats") not in game.seats:
        raise Refused("no-such-number")
    rng = Random(wish.text("seed") or None)
    try:
        state = open_table(game, wish.number("seats"), game.options(options), rng)
        while game.to_move(state) == (DEALER,):
            state = game.play(state, deal(game, state, rng)).state
    except GameError as error:
        raise Refused("impossible") from error
    return dump_position(game, state)


def read_table(text: str, game: str) -> str:
    """Return a position in its one form, however an address or a person writes it; raises
    Refused."""
    try:
        return dump_position(*parse_position(text.replace("_", " ").strip(), {game: GAMES[game]}))
    except GameError as error:
        raise Refused("impossible") from error


def _languages(wish: Wish) -> list[str]:
    return list(dict.fromkeys(wish.text("languages", 80).split()))[:MOST_LANGUAGES]


def _opened(room: Room, entry: Happened) -> Room:
    body = entry.body
    place = Place(body["lessons"][0], body["label"]) if body["lessons"] else Place()
    opened = replace(
        room,
        game=body["game"],
        lessons=tuple(body["lessons"]),
        options=body["options"],
        languages=tuple(body["languages"]),
        place=place,
        line=Line(body["position"], since=entry.number) if body["position"] else None,
        visited=(place,) if place.lesson else (),
        hosts={1: Host(1, body["name"])},
        is_rehearsal=body["rehearsal"],
        opened=entry.at,
    )
    return open_polls(opened, body["questions"], entry)


def _step(room: Room, wish: Wish) -> Mapping[str, Any]:
    lesson, label = wish.text("lesson"), wish.text("label")
    if label not in wish.stage.labels(lesson):
        raise Refused("no-step")
    if lesson not in room.lessons:
        raise Refused("no-lesson")
    if wish.text("from") != whereabouts(room):
        raise Refused("moved-meanwhile")
    return {"lesson": lesson, "label": label, "questions": _questions(wish, lesson, label)}


def _questions(wish: Wish, lesson: str, label: str) -> int:
    steps = wish.stage.replay(lesson).steps
    return next(len(step.questions) for step in steps if step.label == label)


def _stepped(room: Room, entry: Happened) -> Room:
    place = Place(entry.body["lesson"], entry.body["label"])
    moved = replace(end_polls(room), place=place, line=None, pointed="", seats={})
    if place not in room.visited:
        moved = replace(moved, visited=(*room.visited, place))
    return open_polls(moved, entry.body["questions"], entry)


def _freeze(room: Room, wish: Wish) -> Mapping[str, Any]:
    return {"on": wish.text("on") != "0"}


def _froze(room: Room, entry: Happened) -> Room:
    return replace(room, is_frozen=entry.body["on"])


def _cover(room: Room, wish: Wish) -> Mapping[str, Any]:
    return {"on": wish.text("on") != "0"}


def _covered(room: Room, entry: Happened) -> Room:
    """Open hands answer who did something in secret, so that is not asked any more."""
    ended = room if entry.body["on"] else end_accusing(room)
    return replace(ended, is_covered=entry.body["on"])


def _point(room: Room, wish: Wish) -> Mapping[str, Any]:
    at = wish.text("at", 80)
    if at and at.partition(":")[0] not in ("card", "seat", "laid", "clause"):
        raise Refused("unreadable")
    return {"at": "" if at == room.pointed else at}


def _pointed(room: Room, entry: Happened) -> Room:
    return replace(room, pointed=entry.body["at"])


def _manners(room: Room, wish: Wish) -> Mapping[str, Any]:
    seconds = wish.number("seconds") if wish.fields.get("seconds") else 0
    return {
        "hides_names": wish.text("hides_names") == "1",
        "has_ranking": wish.text("has_ranking") == "1",
        "seconds": min(seconds, MOST_SECONDS),
        "is_locked": wish.text("is_locked") == "1",
        "seats_are_free": wish.text("seats_are_free") == "1",
        "languages": _languages(wish) or list(room.languages),
    }


def _held(room: Room, entry: Happened) -> Room:
    manners = {name: entry.body[name] for name in asdict(room.manners)}
    return replace(room, manners=Manners(**manners), languages=tuple(entry.body["languages"]))


# Who leads


def _lead_too(room: Room, wish: Wish) -> Mapping[str, Any]:
    if len(room.hosts) >= MOST_HOSTS:
        raise Refused("full")
    return {"name": _host_name(wish), "person": 0}


def _leads_too(room: Room, entry: Happened) -> Room:
    number = entry.number  # nobody else ever has it
    host = Host(number, entry.body["name"], entry.body["person"])
    return replace(room, hosts={**room.hosts, number: host}, takeover=None)


def _ask_to_lead(room: Room, wish: Wish) -> Mapping[str, Any]:
    if not wish.host_is_gone:
        raise Refused("host-is-here")
    return {"person": wish.by.number, "around": wish.around}


def _asked_to_lead(room: Room, entry: Happened) -> Room:
    number = entry.body["person"]
    asking = room.takeover
    if asking is None or asking.person != number:
        asking = Takeover(number)
    return _agreed_on(replace(room, takeover=asking), entry)


def _agree(room: Room, wish: Wish) -> Mapping[str, Any]:
    if room.takeover is None or not wish.host_is_gone:
        raise Refused("host-is-here")
    if room.takeover.person == wish.by.number:
        raise Refused("own-wish")
    return {"person": wish.by.number, "around": wish.around}


def _agreed(room: Room, entry: Happened) -> Room:
    if room.takeover is None:
        return room
    agreed = room.takeover.agreed | {entry.body["person"]}
    return _agreed_on(replace(room, takeover=replace(room.takeover, agreed=agreed)), entry)


def needed(around: int) -> int:
    """Return how many others must agree: more than half of those who are connected beside the one
    who asks. Alone in the room, nobody has to."""
    return max(around - 1, 0) // 2 + 1 if around > 1 else 0


def _agreed_on(room: Room, entry: Happened) -> Room:
    asking = room.takeover
    if asking is None or len(asking.agreed) < needed(entry.body["around"]):
        return room
    number = entry.number
    host = Host(number, room.people[asking.person].name, asking.person)
    return replace(room, hosts={**room.hosts, number: host}, takeover=None)


def _keep(room: Room, wish: Wish) -> Mapping[str, Any]:
    return {}


def _kept(room: Room, entry: Happened) -> Room:
    return replace(room, takeover=None)


def _close(room: Room, wish: Wish) -> Mapping[str, Any]:
    return {}


def _closed(room: Room, entry: Happened) -> Room:
    return replace(end_polls(room), is_closed=True, is_frozen=False, pointed="")


LEADING = {
    "open": Kind((ROOM,), _open, _opened),
    "step": Kind((HOST,), _step, _stepped),
    "freeze": Kind((HOST,), _freeze, _froze),
    "cover": Kind((HOST,), _cover, _covered),
    "point": Kind((HOST,), _point, _pointed),
    "manners": Kind((HOST,), _manners, _held),
    "welcome": Kind((ROOM,), _lead_too, _leads_too, leads_and_wall),
    "take-over": Kind((PERSON,), _ask_to_lead, _asked_to_lead, everybody),
    "agree": Kind((PERSON,), _agree, _agreed, everybody),
    "keep": Kind((HOST,), _keep, _kept, everybody),
    "close": Kind((HOST, ROOM), _close, _closed),
}
