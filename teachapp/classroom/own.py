"""What one has answered oneself: told to nobody else, so it stands apart from the shared screen."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from django.http import QueryDict
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from teachapp.catalogue import queries
from teachapp.classroom.questions import asking_all
from teachapp.classroom.room.people import names_for
from teachapp.classroom.room.polls import open_here
from teachapp.classroom.room.values import HALL, Answer, Poll, Room


@dataclass(frozen=True, slots=True)
class OwnAnswer:
    """A question and what one answered to it."""

    key: str
    question: str
    chosen: str
    """In words; empty for no answer."""
    right: str
    """What is right, in words, once it is revealed."""
    state: str
    """`right` or `wrong` once revealed."""


def posted(form: QueryDict) -> tuple[str, tuple[str, ...]]:
    """Return which question a posted form answers, and with what: each question on a screen has
    fields of its own."""
    _answer, is_one, poll = form.get("do", "").partition("answer?poll=")
    return poll, tuple(form.getlist(f"answer:{poll}")) if is_one else ()


def context(room: Room, me: int, language: str) -> dict[str, Any]:
    """Return what a person's own part of the screen shows about answers."""
    given = {
        poll.key: list(poll.answers[me].values)
        for poll in room.polls.values()
        if me in poll.answers
    }
    return {
        "marks": json.dumps(given, separators=(",", ":")),
        "answers": [each for each in _own(room, open_here(room), me, language) if each.chosen],
        "shown_as": names_for(room, HALL)[me] if room.manners.hides_names else "",
    }


def _own(room: Room, polls: Iterable[Poll], me: int, language: str) -> Iterable[OwnAnswer]:
    with queries.one_version():
        for asked in asking_all(room, polls, language):
            answer = asked.poll.answers.get(me)
            is_shown = asked.poll.state == "revealed"
            right = [value for value in asked.found.choices if value in asked.found.right]
            yield OwnAnswer(
                asked.poll.key,
                asked.words,
                _listed(map(asked.choice, answer.values)) if answer else "",
                _listed(map(asked.choice, right)) if is_shown else "",
                _state(answer) if is_shown else "",
            )


def _state(answer: Answer | None) -> str:
    if answer is None:
        return ""
    return "right" if answer.is_right else "wrong"


def _listed(words: Iterable[str]) -> str:
    return pgettext("between answers", ", ").join(words)


def answered_before(room: Room, me: int, key: str, chosen: tuple[str, ...], language: str) -> str:
    """Return what to say to whoever answers once more, with something else: which answer counts."""
    poll = room.polls.get(key)
    counts = poll.answers.get(me) if poll else None
    if poll is None or counts is None or set(counts.values) == set(chosen):
        return ""
    first = [each.chosen for each in _own(room, (poll,), me, language)]
    said = _("You have answered this question already. Your first answer counts: %(answer)s")
    return said % {"answer": first[0]}
