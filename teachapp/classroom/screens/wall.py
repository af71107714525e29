"""What the big screen says beside the table: the step in up to three languages at once.

A screen can't be scrolled from three metres away, so how large the words are follows from how many
there are (`length`), whatever the languages.
"""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from html import unescape

from django.utils import translation

from teachapp.classroom.room.values import WALL, Room
from teachapp.classroom.scene import PollView, Scene, scene

LENGTHS = ((260, "short"), (520, "middling"), (900, "long"))
"""So many half-width letters in one language at most, and what that is called."""
_TAGS = re.compile(r"<[^>]+>")


@dataclass(frozen=True, slots=True)
class Caption:
    """The step in one language."""

    language: str
    heading: str
    html: str
    told: tuple[str, ...]
    pointed: str
    polls: tuple[PollView, ...]


@dataclass(frozen=True, slots=True)
class InLanguage:
    """Words with the language they are in."""

    language: str
    words: str


@dataclass(frozen=True, slots=True)
class WallChoice:
    """An answer in all languages of the screen, once a language where they say the same."""

    words: tuple[InLanguage, ...]
    count: int
    share: int
    state: str


@dataclass(frozen=True, slots=True)
class WallPoll:
    """A question in all languages of the screen."""

    words: tuple[InLanguage, ...]
    choices: tuple[WallChoice, ...]
    is_open: bool
    answered: int
    people: int
    right: int
    until: str


@dataclass(frozen=True, slots=True)
class Captions:
    """The step in all languages of the screen."""

    each: tuple[Caption, ...]
    polls: tuple[WallPoll, ...]
    length: str
    """`short`, `middling`, `long` or `very-long`: of the longest language."""


def captions(room: Room, language: str) -> Captions:
    """Return what the step says in the screen's languages; in one's own if none were chosen."""
    each = tuple(_caption(room, code) for code in room.languages or (language,))
    polls = tuple(_poll(each, at) for at in range(len(each[0].polls)))
    return Captions(each, polls, length_of(_said(caption) for caption in each))


def _caption(room: Room, language: str) -> Caption:
    with translation.override(language):
        shown = scene(room, WALL, language)
    return Caption(
        language,
        shown.heading,
        shown.html,
        tuple(told.sentence for told in shown.told) if shown.is_table else (),
        _pointed(shown),
        shown.polls,
    )


def _pointed(shown: Scene) -> str:
    """A clause is read out in each language; what lies on the table is marked there."""
    return shown.pointed.words if shown.pointed and shown.pointed.chip else ""


def _poll(captions: tuple[Caption, ...], at: int) -> WallPoll:
    polls = [(caption.language, caption.polls[at]) for caption in captions]
    first = polls[0][1]
    choices = tuple(
        WallChoice(
            _once((language, poll.choices[place].words) for language, poll in polls),
            choice.count,
            choice.share,
            choice.state,
        )
        for place, choice in enumerate(first.choices)
    )
    words = _once((language, poll.words) for language, poll in polls)
    counts = (first.answered, first.people, first.right)
    return WallPoll(words, choices, first.is_open, *counts, first.until)


def _once(told: Iterable[tuple[str, str]]) -> tuple[InLanguage, ...]:
    by_words: dict[str, str] = {}
    for language, words in told:
        by_words.setdefault(words, language)
    return tuple(InLanguage(language, words) for words, language in by_words.items())


def _said(caption: Caption) -> str:
    polls = (words for poll in caption.polls for words in _poll_words(poll))
    return " ".join((caption.heading, caption.html, *caption.told, *polls))


def _poll_words(poll: PollView) -> Iterable[str]:
    return (poll.words, poll.html, *(choice.words for choice in poll.choices), poll.explanation)


def length_of(texts: Iterable[str]) -> str:
    """Return how long the longest of some HTML is, by the room that it takes."""
    longest = max((_width(text) for text in texts), default=0)
    return next((name for most, name in LENGTHS if longest <= most), "very-long")


def _width(html: str) -> int:
    text = " ".join(unescape(_TAGS.sub(" ", html)).split())
    return sum(2 if unicodedata.east_asian_width(each) in "WF" else 1 for each in text)
