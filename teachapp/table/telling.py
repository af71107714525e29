"""What is said beside a table: what happened, why a move is refused, where else one can look.

Values in, values out: the engine's answers and the words of one language become what the
components `narration.html`, `refusal.html`, `step_rail.html` and `eyes.html` draw.
Nothing is decided here. Clauses are shown as chips; a clause without a text is left out.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from games.core.advice import alternative
from games.core.cards import Seat
from games.core.protocol import (
    OPEN,
    PUBLIC,
    Ask,
    Event,
    Game,
    Laid,
    Move,
    Observation,
    Violation,
)
from teachapp.narration.words import Words

TRICK = "trick"
"""The zone that a trick lies in, in games that have tricks."""
OUTCOME_MARKS = frozenset({"leader", "strongest", "takes", "boss"})
CHIPS_SHOWN = 2
"""Chips beside one sentence; the engine names the most telling clauses first."""


@dataclass(frozen=True, slots=True)
class Chip:
    """A clause as it is shown beside a sentence."""

    id: str
    heading: str
    html: str
    href: str
    lang: str = ""
    page: str = ""
    """The address of the clause's own page, where it is told in other languages as well."""
    others: tuple[tuple[str, str], ...] = ()
    """Those languages: each its code, and what it is called."""
    ask: str = ""
    """Where a question about it is put, in a class."""
    is_stale: bool = False
    """The original says something else by now."""


@dataclass(frozen=True, slots=True)
class Told:
    """One sentence of what happened, with the clauses it rests on."""

    sentence: str
    chips: tuple[Chip, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """A move that was tried and taken back."""

    tried: str
    sentence: str
    chips: tuple[Chip, ...]
    alternative: str
    alternative_href: str
    back_href: str


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a row of links."""

    words: str
    href: str
    is_current: bool


@dataclass(frozen=True, slots=True)
class Eyes:
    """Whose hands the table shows: all, or one seat's."""

    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class RailStep:
    """A dot of the step rail."""

    name: str
    href: str
    is_current: bool
    kind: str = ""
    """What waits there: `question`, `try`, or nothing."""


@dataclass(frozen=True, slots=True)
class Rail:
    """The way through the steps of a lesson or the moves of a table."""

    previous: str
    next: str
    position: int
    total: int
    steps: tuple[RailStep, ...]
    done_href: str = ""
    done_words: str = ""


Chips = Mapping[str, Chip]


def tell(
    events: Iterable[Event], words: Words, chips: Chips, viewer: Seat = OPEN
) -> tuple[Told, ...]:
    """Return a sentence for each event that `viewer` may be told of; a clause already shown is not
    shown again."""
    told = []
    shown: set[str] = set()
    for event in filter(None, (event.seen_by(viewer) for event in events)):
        new = [clause for clause in event.clauses if clause not in shown and clause in chips]
        shown.update(new[:CHIPS_SHOWN])
        told.append(Told(words.event(event), chips_of(new, chips)))
    return tuple(told)


def chips_of(clauses: Iterable[str], chips: Chips) -> tuple[Chip, ...]:
    """Return the first chips for `clauses`, those that have a text."""
    return tuple([chips[clause] for clause in clauses if clause in chips][:CHIPS_SHOWN])


def refuse(
    game: Game[Any],
    state: Any,
    move: Move,
    violation: Violation,
    words: Words,
    chips: Chips,
    *,
    href_of: Callable[[Move], str],
    back_href: str,
    offers: bool = True,
) -> Refused:
    """Return why `move` is refused and a legal move to offer instead, if the seat has one and it is
    not just what a question asks (`offers`)."""
    instead = alternative(game, state, move.seat) if offers else None
    return Refused(
        tried=words.move(move),
        sentence=words.refusal(violation, move),
        chips=chips_of(violation.clauses, chips),
        alternative=words.text("legal-alternative", move=words.move(instead)) if instead else "",
        alternative_href=href_of(instead) if instead else "",
        back_href=back_href,
    )


def last_trick(game: Game[Any], before: Any, move: Move, after: Any) -> tuple[Laid, ...]:
    """Return all plays of the trick that `move` has ended, or none if it goes on: the cards are
    gone from the middle, and a reader wants to see once more what lay there."""
    then = _trick(game, before)
    if not then or _trick(game, after):
        return ()
    return (*then, Laid(move.seat, move.cards))


def _trick(game: Game[Any], state: Any) -> tuple[Laid, ...]:
    zones = game.observe(state, PUBLIC).zones
    return next((zone.laid for zone in zones if zone.name == TRICK), ())


def without_outcome(observation: Observation) -> Observation:
    """Return what is seen without the marks that say how it will end, for asking just that."""
    return replace(
        observation,
        hands=tuple(replace(hand, marks=_kept(hand.marks)) for hand in observation.hands),
        zones=tuple(
            replace(
                zone,
                laid=tuple(replace(laid, marks=_kept(laid.marks)) for laid in zone.laid),
            )
            for zone in observation.zones
        ),
    )


def without_hints(observation: Observation) -> Observation:
    """Return what is seen with no more said than whose turn it is, for asking what is allowed."""
    ask = observation.ask
    return replace(observation, ask=Ask("plain", ask.seats, verbs=ask.verbs))


def _kept(marks: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(mark for mark in marks if mark not in OUTCOME_MARKS)


def whose_eyes(
    game: Game[Any], state: Any, eyes: Seat, words: Words, href_of: Callable[[Seat], str]
) -> Eyes:
    """Return the switch between all hands open and one seat's view."""
    seats = [hand.seat for hand in game.observe(state, OPEN).hands]
    return Eyes(
        (
            Choice(words.text("eyes-open"), href_of(OPEN), eyes == OPEN),
            *(
                Choice(words.text("eyes-seat", seat=words.seat(seat)), href_of(seat), eyes == seat)
                for seat in seats
            ),
        )
    )
