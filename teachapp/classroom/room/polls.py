"""Questions put to all: opened with the step or about a table, answered once by each, revealed when
whoever leads says so. The engine grades; nothing is scored by speed unless the class wants it.
"""

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from typing import Any

from games.core.cards import SEATS, Seat
from games.core.notation import dump_position
from games.core.protocol import OPEN, Game
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
    whereabouts,
)
from teachapp.table.line import play_moves

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
    if room.line is None:
        return (lesson, label) == (room.place.lesson, room.place.label)
    at_this = (lesson, label) == (TABLE, str(room.line.since))
    return at_this and poll.moves == room.line.moves


def answers_of(poll: Poll, stage: Stage) -> tuple[Answers, bool]:
    """Return what may be answered, what is right, and whether all right ones must be named; raises
    Refused for a question that the lesson no longer asks."""
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
    seat = wish.text("seat", 1)
    if seat not in SEATS:
        raise Refused("no-seat")
    if wish.text("from") != whereabouts(room):
        raise Refused("moved-meanwhile")
    game, state, about = _table_now(room, wish.stage)
    moves = game.candidates(state, seat) if _is_open(game, state, seat) else ()
    right = [move_text(move) for move in moves if game.check(state, move) is None]
    choices = list(dict.fromkeys(move_text(move) for move in moves))
    if not right or len(set(right)) == len(choices):
        raise Refused("nothing-to-ask")
    return {"seat": seat, **about, **_few(choices, right)}


def _table_now(room: Room, stage: Stage) -> tuple[Game[Any], Any, dict[str, Any]]:
    """Return the table that may be asked about, and how it is written down: in a game that is
    played for real, what a seat may do would tell its hand."""
    line = room.line
    if line is not None and not line.is_game:
        played = play_moves(room.game, line.position, line.moves)
        about = {"position": line.position, "moves": list(line.moves)}
        return played.game, played.state(len(played.turns)), about
    steps = stage.replay(room.place.lesson) if line is None and room.place.lesson else None
    if steps is None or steps.game is None:
        raise Refused("no-table")
    state = next(step.state for step in steps.steps if step.label == room.place.label)
    return steps.game, state, {"position": dump_position(steps.game, state), "moves": []}


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
    poll = Poll(
        f"{start}{entry.number}",
        entry.number,
        seat=body["seat"],
        position=body["position"],
        moves=tuple(body["moves"]),
        choices=tuple(body["choices"]),
        right=tuple(body["right"]),
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
    anew = replace(
        before,
        key=f"{before.question}/{entry.number}",
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
