"""Playing a record: its steps as states and events, what its questions mean, and back to text.

`replay` plays as far as the record goes and collects every fault with its line; nothing is raised.
The engine finds the answers to questions; none is stored.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from games.core.cards import DEALER, SEATS, Seat
from games.core.errors import (
    AmbiguousMove,
    ImpossiblePosition,
    Problem,
    UnreadableNotation,
)
from games.core.notation import dump_move, parse_move
from games.core.options import dump_options
from games.core.protocol import OPEN, Event, Game, Move, Position, Violation
from games.core.record import Fault, PlayLine, Question, Record, StepLines


@dataclass(frozen=True, slots=True)
class Made:
    """A move that was played: the state before and after it, and what happened."""

    line: int
    move: Move
    before: Any
    after: Any
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Try:
    """A move that the script offers to be refused."""

    line: int
    move: Move
    violation: Violation


@dataclass(frozen=True, slots=True)
class Step:
    """A played step: what it shows is the state after its moves."""

    label: str
    line: int
    before: Any
    state: Any
    made: tuple[Made, ...] = ()
    tries: tuple[Try, ...] = ()
    questions: tuple[Question, ...] = ()
    side_lines: tuple[tuple[Any, tuple[Made, ...]], ...] = ()
    """Each with the state it starts from."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened in this step, in order."""
        return tuple(event for made in self.made for event in made.events)

    @property
    def cites(self) -> frozenset[str]:
        """Every clause that this step shows: by what happened, what was refused, in side lines."""
        told = [event.clauses for event in self.events]
        told += [each.violation.clauses for each in self.tries]
        told += [
            event.clauses for _, line in self.side_lines for made in line for event in made.events
        ]
        return frozenset(clause for clauses in told for clause in clauses)


@dataclass(frozen=True, slots=True)
class Replay:
    """A played record: as many steps as could be played, and every fault."""

    game: Game[Any] | None
    start: Any = None
    steps: tuple[Step, ...] = ()
    faults: tuple[Fault, ...] = field(default=())

    def index(self, label: str) -> int:
        """Return the place of a step; raises KeyError for a label that there isn't."""
        for place, step in enumerate(self.steps):
            if step.label == label:
                return place
        raise KeyError(label)

    def moves(self) -> Iterator[Made]:
        """Yield the moves of the main line."""
        for step in self.steps:
            yield from step.made


def replay(record: Record, games: Mapping[str, Game[Any]]) -> Replay:
    """Play a record as far as it goes. Faults are data, nothing is raised."""
    game = games.get(record.text_of("game"))
    if game is None:
        line, text = record.header.get("game", (0, ""))
        expected = " ".join(games)
        problem = Problem("unknown-game", {"text": text, "expected": expected})
        return Replay(None, faults=(Fault(line, problem),))
    faults: list[Fault] = []
    start = _start(record, game, faults)
    if start is None:
        return Replay(game, faults=tuple(faults))
    steps: list[Step] = []
    state = start
    for lines in record.steps:
        step, goes_on = _play_step(game, lines, state, faults)
        steps.append(step)
        state = step.state
        if not goes_on:
            break
    played = Replay(game, start, tuple(steps))
    faults += _question_faults(played)
    return replace(played, faults=tuple(sorted(faults, key=lambda fault: fault.line)))


def _start(record: Record, game: Game[Any], faults: list[Fault]) -> Any:
    known = {"game", "rules", "options", "to-move", *game.fields}
    for key, (line, _) in record.header.items():
        if key not in known and not key.startswith("hand "):
            problem = Problem("unknown-field", {"text": key, "expected": " ".join(sorted(known))})
            faults.append(Fault(line, problem))
    hands = [record.text_of(f"hand {seat}") for seat in SEATS[: record.seats]]
    fields = {name: record.text_of(name) for name in game.fields if record.text_of(name)}
    try:
        _check_rule_set(record, game)
        options = game.options(record.text_of("options") or "standard")
        position = Position(_read_to_move(record), tuple(hands), fields)
        state = game.read(position, options)
    except UnreadableNotation as error:
        faults.append(Fault(_line_of(record, error), error.problem, error.column))
    except ImpossiblePosition as error:
        faults += [Fault(_first_line(record), problem) for problem in error.problems]
    else:
        return None if faults else state
    return None


def _check_rule_set(record: Record, game: Game[Any]) -> None:
    stated = record.text_of("rules")
    if stated and stated != str(game.rule_set):
        raise UnreadableNotation("other-rule-set", text=stated, expected=str(game.rule_set))


def _read_to_move(record: Record) -> Seat:
    seat = record.text_of("to-move")
    if seat not in (*SEATS, DEALER, "-"):
        raise UnreadableNotation("unknown-seat", text=seat)
    return seat


def _line_of(record: Record, error: UnreadableNotation) -> int:
    """Return the header line that holds the text an error quotes."""
    quoted = str(error.problem.params.get("text", ""))
    lines = [line for line, text in record.header.values() if quoted and quoted in text.split()]
    return lines[0] if lines else _first_line(record)


def _first_line(record: Record) -> int:
    return min((line for line, _ in record.header.values()), default=1)


def _play_step(
    game: Game[Any], lines: StepLines, state: Any, faults: list[Fault]
) -> tuple[Step, bool]:
    """Return the played step, and whether the record can go on after it."""
    made: list[Made] = []
    before = state
    goes_on = True
    for line in lines.moves:
        played = _make(game, line, state, faults)
        if played is None:
            goes_on = False
            break
        made.append(played)
        state = played.after
    tries = [_refuse(game, line, state, faults) for line in lines.tries] if goes_on else []
    side_lines = []
    for at, side in lines.side_lines:
        origin = made[at].before if at < len(made) else state
        side_lines.append((origin, _play_side_line(game, side, origin, faults)))
    step = Step(
        lines.label,
        lines.line,
        before,
        state,
        tuple(made),
        tuple(each for each in tries if each),
        lines.questions,
        tuple(side_lines),
    )
    return step, goes_on


def _make(game: Game[Any], line: PlayLine, state: Any, faults: list[Fault]) -> Made | None:
    move = _read_move(game, line, state, faults)
    if move is None:
        return None
    violation = game.check(state, move)
    if violation is not None:
        faults.append(Fault(line.line, _illegal(move, violation)))
        return None
    played = game.play(state, move)
    _expect(line, played.events, faults)
    return Made(line.line, move, state, played.state, played.events)


def _read_move(game: Game[Any], line: PlayLine, state: Any, faults: list[Fault]) -> Move | None:
    try:
        return parse_move(line.text, game, state)
    except UnreadableNotation as error:
        faults.append(Fault(line.line, error.problem, error.column))
    except AmbiguousMove as error:
        faults.append(Fault(line.line, error.problem))
    return None


def _illegal(move: Move, violation: Violation) -> Problem:
    return Problem(
        "illegal-move",
        {
            "move": str(move),
            "code": violation.code,
            "clause": violation.clause,
            **{f"with-{name}": value for name, value in violation.params.items()},
        },
    )


def _expect(line: PlayLine, events: tuple[Event, ...], faults: list[Fault]) -> None:
    """The expected events must be among those that came, in this order."""
    came = [str(event) for event in events]
    left = iter(came)
    for expected in line.expects:
        if expected not in left:
            params = {"expected": expected, "came": "; ".join(came)}
            faults.append(Fault(line.line, Problem("other-events", dict(params))))
            return


def _refuse(game: Game[Any], line: PlayLine, state: Any, faults: list[Fault]) -> Try | None:
    move = _read_move(game, line, state, faults)
    if move is None:
        return None
    violation = game.check(state, move)
    expected = line.expects[0]
    if violation is None:
        problem = Problem("not-refused", {"move": str(move), "expected": expected})
        faults.append(Fault(line.line, problem))
        return None
    if violation.code != expected:
        params = {"move": str(move), "expected": expected, "code": violation.code}
        faults.append(Fault(line.line, Problem("refused-otherwise", dict(params))))
    return Try(line.line, move, violation)


def _play_side_line(
    game: Game[Any], lines: tuple[PlayLine, ...], state: Any, faults: list[Fault]
) -> tuple[Made, ...]:
    made: list[Made] = []
    for line in lines:
        played = _make(game, line, state, faults)
        if played is None:
            break
        made.append(played)
        state = played.after
    return tuple(made)


# Questions


@dataclass(frozen=True, slots=True)
class Answers:
    """What may be answered: `choices` offered, and those of them that are `right`."""

    choices: tuple[str, ...]
    right: frozenset[str]


def answers(played: Replay, step: int, question: Question) -> Answers:
    """Return a question's choices and the right ones, found by the engine.

    Raises ValueError (a code of a problem) where it can't be answered: nothing of the kind comes,
    the answer hangs on a card that is not stated, or no choice is right or none is wrong.
    """
    if question.kind == "choose-legal":
        return _legal_answers(played, step, question)
    return _next_answers(played, step, question)


def _legal_answers(played: Replay, step: int, question: Question) -> Answers:
    game, state = _game(played), played.steps[step].state
    seat = str(question.seat)
    hand = next((h.known for h in game.observe(state, OPEN).hands if h.seat == seat), ())
    count = next((h.count for h in game.observe(state, OPEN).hands if h.seat == seat), 0)
    if len(hand) < count:
        raise ValueError("answer-hangs-on-unknown-card")
    if question.choices:
        moves = [parse_move(f"{seat}: {text}", game, state) for text in question.choices]
    else:
        moves = list(game.candidates(state, seat))
    texts = [move_text(move) for move in moves]
    right = [text for move, text in zip(moves, texts, strict=True) if not game.check(state, move)]
    return _both_kinds(texts, right)


def move_text(move: Move) -> str:
    """Return a move without its seat, as choices and addresses write it: `4 4`, `pass`."""
    return dump_move(move).partition(": ")[2]


def _next_answers(played: Replay, step: int, question: Question) -> Answers:
    value = answering(played, step, question).args[question.field]
    right = value if isinstance(value, str) else _joined(value)
    return _both_kinds(list(question.choices) or _seats(_game(played), played), [right])


def answering(played: Replay, step: int, question: Question) -> Event:
    """Return the event that a question of the kind `next` asks about; raises ValueError."""
    for later in played.steps[step + 1 :]:
        for event in later.events:
            if _is_meant(event, question):
                return event
    raise ValueError("nothing-to-ask-about")


def _is_meant(event: Event, question: Question) -> bool:
    if event.name != question.event or question.field not in event.args:
        return False
    return question.seat is None or event.args.get("seat") == question.seat


def _joined(value: int | tuple[str, ...]) -> str:
    return str(value) if isinstance(value, int) else " ".join(value)


def _seats(game: Game[Any], played: Replay) -> list[str]:
    return [hand.seat for hand in game.observe(played.start, OPEN).hands]


def _both_kinds(choices: list[str], right: list[str]) -> Answers:
    found = frozenset(right) & frozenset(choices)
    if not found:
        raise ValueError("no-right-answer")
    if len(found) == len(set(choices)):
        raise ValueError("no-wrong-answer")
    return Answers(tuple(dict.fromkeys(choices)), found)


def _game(played: Replay) -> Game[Any]:
    assert played.game is not None
    return played.game


def _question_faults(played: Replay) -> list[Fault]:
    faults = []
    for place, step in enumerate(played.steps):
        for question in step.questions:
            try:
                answers(played, place, question)
            except ValueError as error:
                faults.append(Fault(question.line, Problem(str(error))))
            except (UnreadableNotation, AmbiguousMove) as error:
                faults.append(Fault(question.line, error.problem))
    return faults


# Writing


def dump_record(
    game: Game[Any], start: Any, moves: tuple[Made, ...], *, with_events: bool = True
) -> str:
    """Return the canonical text of a game from a start position on."""
    position = game.write(start)
    lines = [
        f"game: {game.slug}",
        f"rules: {game.rule_set}",
        f"options: {dump_options(game.options_of(start), game.presets)}",
        f"to-move: {position.to_move}",
        *(f"hand {seat}: {text}" for seat, text in zip(SEATS, position.hands, strict=False)),
        *(f"{name}: {position.fields[name]}" for name in game.fields if name in position.fields),
        "",
    ]
    for made in moves:
        told = "; ".join(map(str, made.events)) if with_events else ""
        lines.append(f"{dump_move(made.move)} => {told}" if told else dump_move(made.move))
    return "\n".join(lines) + "\n"
