"""Games and lessons as text, line by line: the `.play` format.

    # a comment
    game: vampire-queen
    options: standard
    to-move: A
    hand A: 2 2 7 9 Q
    hand B: 2 2 4 4 +1
    hand C: 5 5 8 +2

    [lead-a-pair]
    A: 2 2
    [too-low]
    x B: 2 2 => not-higher              must be refused, with this code
    ? choose-legal B                    asked before the next step shows what happens
    [beat-it]
    B: 4 4 => cards-played B 4 4        these events must be among those that come, in this order
    | B: pass                           a side line from before the move above it

Header lines come first: `rules` (the rule set, if stated), `options`, `to-move`, a `hand` per seat,
the game's own fields. A step `[label]` holds any number of moves; labels are permanent, they are
addresses. A question is one of

    ? choose-legal B                    which play? every legal one is right
    ? choose-legal B: 3 | 9 9 | pass    which of these may B play?
    ? next trick-taken seat             the named part of the next such event in this record
    ? next seat-scored B points: 17 | 27 | 31

`read_record` collects every unreadable line; what a record means is played by `replay.py`.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from games.core.cards import SEATS, Seat
from games.core.errors import Problem, UnreadableNotation

_HEADER = re.compile(r"([a-z][a-z-]+)(?: ([A-L]))?:\s*(.*)")
_STEP = re.compile(r"\[([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\]")
_PLAY = re.compile(r"(?:([x|])\s+)?([A-L@]\s*:.*)")
_CHOOSE = re.compile(r"\?\s*choose-legal ([A-L])(?:\s*:\s*(.*))?")
_NEXT = re.compile(r"\?\s*next ([a-z-]+)(?: ([A-L]))? ([a-z_]+)(?:\s*:\s*(.*))?")
_COMMENT = re.compile(r"(^|\s)#.*$")


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a line of a record (0: with the record as a whole)."""

    line: int
    problem: Problem
    column: int = 1

    def __str__(self) -> str:
        return f"{self.line}:{self.column}: {self.problem}"


@dataclass(frozen=True, slots=True)
class PlayLine:
    """A move as written: in the main line, to be refused (`x`), or in a side line (`|`)."""

    line: int
    text: str
    expects: tuple[str, ...] = ()
    """Events of a move, or the code of a refusal."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a step asks. `kind` is `choose-legal` or `next`."""

    line: int
    kind: str
    seat: Seat | None
    event: str = ""
    field: str = ""
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class StepLines:
    """One labelled step as written."""

    label: str
    line: int
    moves: tuple[PlayLine, ...] = ()
    tries: tuple[PlayLine, ...] = ()
    questions: tuple[Question, ...] = ()
    side_lines: tuple[tuple[int, tuple[PlayLine, ...]], ...] = ()
    """Each with the number of this step's moves that come before it."""


@dataclass(frozen=True, slots=True)
class Record:
    """A record as written, not yet played."""

    header: Mapping[str, tuple[int, str]]
    """Line and text by key; hands as `hand A`."""
    steps: tuple[StepLines, ...]

    def text_of(self, key: str) -> str:
        """Return a header's text, empty if there is none."""
        return self.header.get(key, (0, ""))[1]

    @property
    def seats(self) -> int:
        """How many sit at the table: all up to the last whose hand is given."""
        held = [at for at, seat in enumerate(SEATS, 1) if self.text_of(f"hand {seat}")]
        return max(held, default=0)


# Reading


def read_record(text: str) -> tuple[Record, tuple[Fault, ...]]:
    """Return the record and every line that could not be read."""
    header: dict[str, tuple[int, str]] = {}
    steps: list[StepLines] = []
    faults: list[Fault] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = _COMMENT.sub("", raw).strip()
        if not line:
            continue
        try:
            _read_line(number, line, header, steps)
        except UnreadableNotation as error:
            faults.append(Fault(number, error.problem, error.column))
    return Record(header, tuple(steps)), tuple(faults)


def seats_of(text: str) -> int:
    """Return how many sit at the table of a record; nothing after its header is read."""
    return read_record(text.partition("\n[")[0])[0].seats


def _read_line(
    number: int, line: str, header: dict[str, tuple[int, str]], steps: list[StepLines]
) -> None:
    if found := _STEP.fullmatch(line):
        label = found.group(1)
        if any(step.label == label for step in steps):
            raise UnreadableNotation("step-twice", text=label)
        steps.append(StepLines(label, number))
    elif found := _HEADER.fullmatch(line):
        _read_header(number, found, header, bool(steps))
    elif line.startswith("?"):
        question = _read_question(number, line)
        step = _current(steps)
        steps[-1] = replace(step, questions=(*step.questions, question))
    elif found := _PLAY.fullmatch(line.partition("=>")[0]):
        _read_play(number, found, line.partition("=>")[2], steps)
    else:
        raise UnreadableNotation("unreadable-line", text=line[:40])


def _read_header(
    number: int, found: "re.Match[str]", header: dict[str, tuple[int, str]], has_steps: bool
) -> None:
    key, seat, text = found.groups()
    name = f"{key} {seat}" if seat else key
    if has_steps:
        raise UnreadableNotation("header-after-step", text=name)
    if name in header:
        raise UnreadableNotation("field-twice", text=name)
    header[name] = (number, text.strip())


def _read_question(number: int, line: str) -> Question:
    if found := _CHOOSE.fullmatch(line):
        return Question(number, "choose-legal", found.group(1), choices=_choices(found.group(2)))
    if found := _NEXT.fullmatch(line):
        event, seat, name, choices = found.groups()
        return Question(number, "next", seat, event, name, _choices(choices))
    raise UnreadableNotation("unreadable-question", text=line[:40])


def _choices(text: str | None) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split("|")) if text else ()


def _read_play(number: int, found: "re.Match[str]", expected: str, steps: list[StepLines]) -> None:
    mark, text = found.groups()
    expects = tuple(part.strip() for part in expected.split(";")) if expected.strip() else ()
    played = PlayLine(number, text.strip(), expects)
    step = _current(steps)
    if mark == "x":
        if len(expects) != 1:
            raise UnreadableNotation("try-without-code", text=text)
        steps[-1] = replace(step, tries=(*step.tries, played))
    elif mark == "|":
        steps[-1] = _with_side_line(step, played)
    else:
        steps[-1] = replace(step, moves=(*step.moves, played))


def _with_side_line(step: StepLines, played: PlayLine) -> StepLines:
    at = max(len(step.moves) - 1, 0)
    lines = step.side_lines
    if lines and lines[-1][0] == at:
        return replace(step, side_lines=(*lines[:-1], (at, (*lines[-1][1], played))))
    return replace(step, side_lines=(*lines, (at, (played,))))


def _current(steps: list[StepLines]) -> StepLines:
    """Return the running step; moves before any label belong to a step of their own."""
    if not steps:
        steps.append(StepLines("start", 1))
    return steps[-1]
