"""Questions put to all: opened with the step or about a table, answered once by each, revealed when
whoever leads says so. The engine grades; nothing is scored by speed unless the class wants it.
"""

from collections.abc import Collection, Mapping
from dataclasses import replace
from datetime import timedelta
from typing import Any

from games.core.cards import SEATS, Seat
from games.core.notation import dump_position
from games.core.protocol import OPEN, Game
from games.core.replay import Answers, answers, move_text
from games.registry import GAMES
from teachapp.classroom.room.accusing import ACCUSE, NOBODY, guilty, verdicts
from teachapp.classroom.room.values import (
    BOT,
    HALL,
    HOST,
    PERSON,
    Answer,
    Happened,
    Kind,
    Poll,
    Refused,
    Room,
    Stage,
    Wish,
    everybody,
    leads_and_wall,
    played,
    whereabouts,
)

TABLE = "table"
"""What a question about a table that is no lesson's has in place of one."""
GRACE = timedelta(seconds=2)
"""A phone's answer under way when the time is up still counts."""


def open_polls(room: Room, questions: int, entry: Happened) -> Room:
    """Return the room with the questions of its step open; what was revealed stays so."""
    place = room.place
    polls = dict(room.polls)
    for number in range(1, questions + 1):
        key = f"{place.lesson}/{place.label}/{number}"
        newest = [poll for poll in polls.values() if poll.question == key]
        before = newest[-1] if newest else Poll(key, entry.number)
        if before.state != "revealed":
            polls[before.key] = _timed(replace(before, state="open"), room, entry)
    return replace(room, polls=polls)


def _timed(poll: Poll, room: Room, entry: Happened) -> Poll:
    seconds = room.manners.seconds
    until = entry.at + timedelta(seconds=seconds) if seconds else None
    return replace(poll, until=until, seconds=seconds)


def end_polls(room: Room) -> Room:
    """Return the room with no question open."""
    if all(poll.state != "open" for poll in room.polls.values()):
        return room
    polls = {
        key: replace(poll, state="over") if poll.state == "open" else poll
        for key, poll in room.polls.items()
    }
    return replace(room, polls=polls)


def end_accusing(room: Room) -> Room:
    """Return the room with nobody asked any more who did something in secret."""
    polls = {
        key: replace(poll, is_past=True, state="over" if poll.state == "open" else poll.state)
        if poll.about == ACCUSE
        else poll
        for key, poll in room.polls.items()
    }
    return replace(room, polls=polls)


def went_on(room: Room, events: Collection[str]) -> Room:
    """Return the room after a move of its table that all could notice, by the names of what they
    were told: what was revealed before is put away, and what all know now is not asked any more."""
    accusing = GAMES[room.game].accusing
    tells = (accusing.right, accusing.wrong, *accusing.until) if accusing else ()
    if any(name in tells for name in events):
        return end_accusing(room)
    polls = {
        key: replace(poll, is_past=True) if _was_revealed(poll) else poll
        for key, poll in room.polls.items()
    }
    return replace(room, polls=polls)


def _was_revealed(poll: Poll) -> bool:
    return poll.about == ACCUSE and poll.state == "revealed"


def open_here(room: Room) -> tuple[Poll, ...]:
    """Return the questions that the screens show now: of the table as it lies, or else of the
    step; of one that was asked anew the newest."""
    found: dict[str, Poll] = {}
    for poll in room.polls.values():
        if poll.state != "over" and _is_here(room, poll):
            found[poll.question] = poll
    return tuple(found.values())


def _is_here(room: Room, poll: Poll) -> bool:
    lesson, label, _number = poll.parts
    since = room.line.since if room.line else 0
    if poll.about == ACCUSE and (since or poll.table):
        # However far it has been played: a move that was made in secret would show in that.
        return poll.table == since and not poll.is_past
    if room.is_covered and poll.about != ACCUSE and not (room.line and room.line.is_game):
        return False  # what a hand may do would tell the hand
    if room.line is None:
        return (lesson, label) == (room.place.lesson, room.place.label) and not poll.is_past
    at_this = (lesson, label) == (TABLE, str(room.line.since))
    return at_this and poll.moves == room.line.moves


def answers_of(poll: Poll, stage: Stage) -> tuple[Answers, bool]:
    """Return what may be answered, what is right, and whether all right ones must be named; raises
    Refused for a question that the lesson no longer asks."""
    if poll.about == ACCUSE:
        return Answers(poll.choices, guilty(poll.position)), False
    if poll.position:
        return Answers(poll.choices, frozenset(poll.right)), True
    lesson, label, number = poll.parts
    if not stage.labels(lesson):
        raise Refused("no-question")
    played = stage.replay(lesson)
    for place, step in enumerate(played.steps):
        if step.label == label and int(number) <= len(step.questions):
            question = step.questions[int(number) - 1]
            many = question.kind == "choose-legal" and bool(question.choices)
            try:
                return answers(played, place, question), many
            except ValueError as error:
                raise Refused("no-question") from error
    raise Refused("no-question")


def is_right(chosen: tuple[str, ...], found: Answers, many: bool) -> bool:
    """Say whether an answer is right: of several exactly the right ones, otherwise any of them."""
    return set(chosen) == found.right if many else bool(chosen) and set(chosen) <= found.right


def _ask(room: Room, wish: Wish) -> Mapping[str, Any]:
    if wish.text("about") == ACCUSE:
        return _ask_who(room, wish)
    seat = wish.text("seat", 1)
    if seat not in SEATS:
        raise Refused("no-seat")
    if wish.text("from") != whereabouts(room) or room.is_covered:
        raise Refused("moved-meanwhile")
    game, state, about = _table_now(room, wish.stage)
    moves = game.candidates(state, seat) if _is_open(game, state, seat) else ()
    right = [move_text(move) for move in moves if game.check(state, move) is None]
    choices = list(dict.fromkeys(move_text(move) for move in moves))
    if not right or len(set(right)) == len(choices):
        raise Refused("nothing-to-ask")
    return {"seat": seat, **about, **_few(choices, right)}


def _ask_who(room: Room, wish: Wish) -> Mapping[str, Any]:
    """Ask those who watch who did something in secret: of the table as it lies now, whatever comes
    then. What is right is not written down."""
    if wish.text("from") != whereabouts(room) or accusing_here(room):
        raise Refused("moved-meanwhile")
    if room.viewer(HALL) == OPEN:
        raise Refused("hands-are-open")
    game, state = table_at(room, wish.stage)
    seats = verdicts(game, state)
    if not seats:
        raise Refused("nobody-to-accuse")
    people = {seat: each.who for seat, each in room.seats.items() if each.who != BOT}
    return {
        "about": ACCUSE,
        "seat": "",
        "position": dump_position(game, state),
        "moves": [],
        "choices": [*seats, NOBODY],
        "right": [],
        "sitters": people,
    }


def accusing_here(room: Room) -> bool:
    """Say whether those who watch are being asked who did something in secret."""
    return any(poll.about == ACCUSE and poll.state == "open" for poll in open_here(room))


def table_at(room: Room, stage: Stage) -> tuple[Game[Any], Any]:
    """Return the engine and the state of the table that is shown; raises Refused."""
    line = played(room)
    if line is not None:
        return line.game, line.state(len(line.turns))
    replay = stage.replay(room.place.lesson) if room.place.lesson else None
    for step in replay.steps if replay else ():
        if replay and replay.game and step.label == room.place.label:
            return replay.game, step.state
    raise Refused("no-table")


def _table_now(room: Room, stage: Stage) -> tuple[Game[Any], Any, dict[str, Any]]:
    """Return the table that may be asked about, and how it is written down: in a game that is
    played for real, what a seat may do would tell its hand."""
    if room.line is not None and room.line.is_game:
        raise Refused("no-table")
    game, state = table_at(room, stage)
    if room.line is not None:
        about = {"position": room.line.position, "moves": list(room.line.moves)}
        return game, state, about
    return game, state, {"position": dump_position(game, state), "moves": []}


def _is_open(game: Game[Any], state: Any, seat: Seat) -> bool:
    """Say whether all cards of a hand are stated, so that what it may do is known."""
    return any(hand.seat == seat and not hand.hidden for hand in game.observe(state, OPEN).hands)


MOST_CHOICES = 8


def _few(choices: list[str], right: list[str]) -> dict[str, list[str]]:
    """Return at most so many choices, right and wrong ones in turn, in the order they had."""
    wrong = [each for each in choices if each not in right]
    kept = set(right[: max(MOST_CHOICES // 2, MOST_CHOICES - len(wrong))])
    kept |= set(wrong[: MOST_CHOICES - len(kept)])
    return {
        "choices": [each for each in choices if each in kept],
        "right": [each for each in right if each in kept],
    }


def _asked(room: Room, entry: Happened) -> Room:
    body = entry.body
    place, line = room.place, room.line
    start = f"{TABLE}/{line.since}/" if line else f"{place.lesson}/{place.label}/q"
    key = f"{start}{entry.number}"
    if body.get("about") == ACCUSE:
        # Entries are not counted where some were made in secret.
        start = f"{TABLE}/0/c" if line else f"{place.lesson}/{place.label}/c"
        key = f"{start}{len(room.polls) + 1}"
    poll = Poll(
        key,
        entry.number,
        seat=body["seat"],
        position=body["position"],
        moves=tuple(body["moves"]),
        choices=tuple(body["choices"]),
        right=tuple(body["right"]),
        about=body.get("about", ""),
        table=line.since if line else 0,
        sitters=body.get("sitters", {}),
    )
    return _put(room, _timed(poll, room, entry))


def _put(room: Room, poll: Poll) -> Room:
    return replace(room, polls={**room.polls, poll.key: poll})


def _ask_anew(room: Room, wish: Wish) -> Mapping[str, Any]:
    poll = _poll(room, wish)
    if poll not in open_here(room):
        raise Refused("moved-meanwhile")
    return {"poll": poll.key}


def _asked_anew(room: Room, entry: Happened) -> Room:
    """The answers so far stay with the question as it was asked then."""
    before = room.polls[entry.body["poll"]]
    ended = replace(before, state="over") if before.state == "open" else before
    number = len(room.polls) + 1 if before.about == ACCUSE else entry.number
    anew = replace(
        before,
        key=f"{before.question}/{number}",
        since=entry.number,
        state="open",
        answers={},
    )
    return _put(_put(room, ended), _timed(anew, room, entry))


def _poll(room: Room, wish: Wish) -> Poll:
    poll = room.polls.get(wish.text("poll"))
    if poll is None:
        raise Refused("no-question")
    return poll


def _answer(room: Room, wish: Wish) -> Mapping[str, Any]:
    poll = _poll(room, wish)
    if wish.by.number in poll.answers:
        raise Refused("answered")
    if poll.state != "open" or poll not in open_here(room):
        raise Refused("poll-over")
    if poll.about == ACCUSE and wish.by.number in poll.sitters.values():
        raise Refused("sits-there")
    if poll.until is not None and wish.at > poll.until + GRACE:
        raise Refused("time-is-up")
    found, many = answers_of(poll, wish.stage)
    chosen = tuple(dict.fromkeys(wish.chosen))
    if not chosen or not set(chosen) <= set(found.choices) or (len(chosen) > 1 and not many):
        raise Refused("no-answer")
    right = is_right(chosen, found, many)
    return {"person": wish.by.number, "poll": poll.key, "values": list(chosen), "right": right}


def _answered(room: Room, entry: Happened) -> Room:
    body = entry.body
    poll, person = room.polls[body["poll"]], body["person"]
    language = room.people[person].language
    answer = Answer(tuple(body["values"]), body["right"], entry.number, language)
    return _put(room, replace(poll, answers={**poll.answers, person: answer}))


def _reveal(room: Room, wish: Wish) -> Mapping[str, Any]:
    poll = _poll(room, wish)
    if poll.state != "open":
        raise Refused("poll-over")
    return {"poll": poll.key}


def _revealed(room: Room, entry: Happened) -> Room:
    poll = room.polls[entry.body["poll"]]
    return _put(room, replace(poll, state="revealed"))


POLLS = {
    "ask": Kind((HOST,), _ask, _asked, everybody),
    "ask-anew": Kind((HOST,), _ask_anew, _asked_anew, everybody),
    "answer": Kind((PERSON,), _answer, _answered, leads_and_wall),
    "reveal": Kind((HOST,), _reveal, _revealed, everybody),
}
