"""Questions put to all: opened with the step or about a table, answered once by each, revealed when
whoever leads says so. The engine grades; nothing is scored by speed unless the class wants it.
"""

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from typing import Any

from games.core.cards import SEATS
from games.core.replay import Answers, answers, move_text
from teachapp.classroom.room.values import (
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
)
from teachapp.table.line import play_moves

GRACE = timedelta(seconds=2)
"""A phone's answer under way when the time is up still counts."""


def open_polls(room: Room, questions: int, entry: Happened) -> Room:
    """Return the room with the questions of its step open; what was revealed stays so."""
    place = room.place
    polls = dict(room.polls)
    for number in range(1, questions + 1):
        key = f"{place.lesson}/{place.label}/{number}"
        before = polls.get(key, Poll(key, entry.number))
        if before.state != "revealed":
            polls[key] = replace(before, state="open", until=_until(room, entry))
    return replace(room, polls=polls)


def _until(room: Room, entry: Happened) -> Any:
    seconds = room.manners.seconds
    return entry.at + timedelta(seconds=seconds) if seconds else None


def end_polls(room: Room) -> Room:
    """Return the room with no question open."""
    if all(poll.state != "open" for poll in room.polls.values()):
        return room
    polls = {
        key: replace(poll, state="over") if poll.state == "open" else poll
        for key, poll in room.polls.items()
    }
    return replace(room, polls=polls)


def open_here(room: Room) -> tuple[Poll, ...]:
    """Return the questions that the screens show now: of the table, or else of the step."""
    if room.line is not None:
        start = f"table/{room.line.since}/"
    else:
        start = f"{room.place.lesson}/{room.place.label}/"
    return tuple(
        poll
        for key, poll in room.polls.items()
        if key.startswith(start) and poll.state in ("open", "revealed")
    )


def answers_of(room: Room, poll: Poll, stage: Stage) -> tuple[Answers, bool]:
    """Return what may be answered, what is right, and whether all right ones must be named; raises
    Refused for a question that the lesson no longer asks."""
    if poll.position:
        return Answers(poll.choices, frozenset(poll.right)), True
    lesson, label, number = poll.key.split("/")
    played = stage.replay(lesson)
    for place, step in enumerate(played.steps):
        if step.label == label and int(number) <= len(step.questions):
            question = step.questions[int(number) - 1]
            many = question.kind == "choose-legal" and bool(question.choices)
            return answers(played, place, question), many
    raise Refused("no-question")


def is_right(chosen: tuple[str, ...], found: Answers, many: bool) -> bool:
    """Say whether an answer is right: of several exactly the right ones, otherwise any of them."""
    return set(chosen) == found.right if many else bool(chosen) and set(chosen) <= found.right


def _ask(room: Room, wish: Wish) -> Mapping[str, Any]:
    line = room.line
    seat = wish.text("seat", 1)
    if line is None or line.is_game or seat not in SEATS:
        raise Refused("no-table")
    played = play_moves(room.game, line.position, line.moves)
    state = played.state(len(played.turns))
    moves = played.game.candidates(state, seat)
    right = [move_text(move) for move in moves if played.game.check(state, move) is None]
    choices = list(dict.fromkeys(move_text(move) for move in moves))
    if not right or len(set(right)) == len(choices):
        raise Refused("nothing-to-ask")
    about = {"position": line.position, "moves": list(line.moves)}
    return {"seat": seat, **about, **_few(choices, right)}


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
    assert room.line is not None
    body = entry.body
    key = f"table/{room.line.since}/{entry.number}"
    poll = Poll(
        key,
        entry.number,
        until=_until(room, entry),
        seat=body["seat"],
        position=body["position"],
        moves=tuple(body["moves"]),
        choices=tuple(body["choices"]),
        right=tuple(body["right"]),
    )
    return replace(room, polls={**room.polls, key: poll})


def _poll(room: Room, wish: Wish) -> Poll:
    poll = room.polls.get(wish.text("poll"))
    if poll is None:
        raise Refused("no-question")
    return poll


def _answer(room: Room, wish: Wish) -> Mapping[str, Any]:
    poll = _poll(room, wish)
    if wish.by.number in poll.answers:
        raise Refused("answered")
    if poll.state != "open":
        raise Refused("poll-over")
    if poll.until is not None and wish.at > poll.until + GRACE:
        raise Refused("time-is-up")
    found, many = answers_of(room, poll, wish.stage)
    chosen = tuple(dict.fromkeys(wish.chosen))
    if not chosen or not set(chosen) <= set(found.choices) or (len(chosen) > 1 and not many):
        raise Refused("no-answer")
    right = is_right(chosen, found, many)
    return {"person": wish.by.number, "poll": poll.key, "values": list(chosen), "right": right}


def _answered(room: Room, entry: Happened) -> Room:
    body = entry.body
    poll = room.polls[body["poll"]]
    answer = Answer(tuple(body["values"]), body["right"], entry.number)
    given = replace(poll, answers={**poll.answers, body["person"]: answer})
    return replace(room, polls={**room.polls, poll.key: given})


def _reveal(room: Room, wish: Wish) -> Mapping[str, Any]:
    poll = _poll(room, wish)
    if poll.state != "open":
        raise Refused("poll-over")
    return {"poll": poll.key}


def _revealed(room: Room, entry: Happened) -> Room:
    poll = room.polls[entry.body["poll"]]
    return replace(room, polls={**room.polls, poll.key: replace(poll, state="revealed")})


POLLS = {
    "ask": Kind((HOST,), _ask, _asked, everybody),
    "answer": Kind((PERSON,), _answer, _answered, leads_and_wall),
    "reveal": Kind((HOST,), _reveal, _revealed, everybody),
}
