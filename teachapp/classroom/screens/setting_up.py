"""A position set up by hand: from the table that is shown, hand by hand and field by field, or from
a text that is pasted in. Cards may be written as notation has them or as people call them.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from django.utils.translation import pgettext

from games.core.cards import DEALER, SEATS
from games.core.errors import (
    AmbiguousMove,
    GameError,
    ImpossiblePosition,
    Problem,
    UnreadableNotation,
)
from games.core.notation import dump_position, parse_position
from games.core.protocol import Game
from games.registry import GAMES
from teachapp.classroom.screens.starting import (
    Chosen,
    OptionChoice,
    option_choices,
    options_text,
    rule_sets,
)
from teachapp.classroom.screens.written import HAND, called, meanings, told, written
from teachapp.narration.words import Words
from teachapp.table.line import play_line

NOBODY = "-"
FEWEST_LINES = 2
ABOUT_FIELDS = ("field-missing", "field-between-rounds", "field-before-the-queens")
"""Problems whose `text` is a field."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the form: a hand, or a field of the game's own."""

    name: str
    label: str
    text: str
    choices: tuple[Chosen, ...] = ()
    """What it can be, where that is one thing alone."""


@dataclass(frozen=True, slots=True)
class SetUp:
    """The form, as it was last sent or as the table is."""

    rules: tuple[Chosen, ...]
    options: tuple[OptionChoice, ...]
    to_move: str
    movers: tuple[tuple[str, str], ...]
    """Who may be to move: letter and name."""
    hand_lines: tuple[Line, ...]
    fields: tuple[Line, ...]
    pasted: str
    cards: tuple[tuple[str, str], ...]
    """How each card is written, and what it is called."""
    example: str
    """Cards of two seats, as they may be written."""
    problems: tuple[str, ...] = ()
    """Why what was sent is no position."""


# What was sent


def position_sent(game: str, sent: Mapping[str, str], words: Words) -> str:
    """Return the position of a form that was sent, as notation; whether there can be such a one is
    not asked yet. Raises GameError for a pasted address that can't be read."""
    if sent.get("paste", "").strip():
        return _pasted(game, sent["paste"].strip())
    engine = GAMES[game]
    hands = [_one_line(sent.get(f"hand-{seat}", "")) for seat in SEATS]
    while hands and not hands[-1]:
        hands.pop()
    means = meanings(HAND, engine, words)
    fields = [(name, _field(engine, name, sent, words)) for name in engine.fields]
    return " ".join(
        (
            game,
            str(engine.rule_set),
            options_text(engine, sent).replace(" ", ","),
            _one_line(sent.get("to_move", "")).replace(" ", "") or NOBODY,
            ";".join(written(hand.replace(";", ","), means) or NOBODY for hand in hands) or NOBODY,
            *(f"{name}={text}" for name, text in fields if text),
        )
    )


def _field(engine: Game[Any], name: str, sent: Mapping[str, str], words: Words) -> str:
    text = _one_line(sent.get(f"field-{name}", ""))
    if name in engine.choices:
        return text.replace(" ", "")
    return written(text, meanings(name, engine, words))


def _one_line(text: str) -> str:
    """Return a text on one line, without the signs that lines of notation are made of."""
    return " ".join(text.replace("_", " ").split())


def _pasted(game: str, text: str) -> str:
    """Return the position of a pasted text or of a table's address, its moves made."""
    found = re.search(r"/table/([^/?#]+)", text)
    if found is None:
        return " ".join(text.replace("_", " ").split())
    asked = parse_qs(urlsplit(text).query)
    moves, options = (asked.get(name, [""])[0] for name in ("moves", "with"))
    position = unquote(found[1]).replace("_", " ")
    if not position.startswith(f"{game} "):
        return position
    line = play_line(game, position, moves, options)
    at = asked.get("at", [""])[0]
    count = min(int(at), len(line.turns)) if at.isdecimal() else len(line.turns)
    return dump_position(line.game, line.state(count))


# What is wrong with it


def problems_of(game: str, position: str, words: Words) -> tuple[str, ...]:
    """Return all reasons why there can be no such position; none if there can."""
    error = _refused(game, position)
    if error is None:
        return ()
    lines = told_problems(game, error, words)
    where = _where(game, position, error, words)
    if not where:
        return lines
    named = pgettext("which line of a form is wrong", "%(line)s: %(problem)s")
    return tuple(named % {"line": where, "problem": line} for line in lines)


def _refused(game: str, position: str) -> GameError | None:
    try:
        parse_position(position, {game: GAMES[game]})
    except GameError as error:
        return error
    return None


def _where(game: str, position: str, error: GameError, words: Words) -> str:
    """Return what the line is called that can't be read: without it the problem is gone. A line
    that holds what is quoted is asked first."""
    if not isinstance(error, UnreadableNotation) or len(position.split(" ")) < 5:
        return ""
    quoted = str(error.problem.params.get("text", "")).replace(" ", ",")
    lines = sorted(_lines(game, position, words), key=lambda line: quoted not in line[1])
    for label, text, without in lines:
        found = _refused(game, without)
        is_said = isinstance(found, UnreadableNotation) and found.problem == error.problem
        # A line that must not be missing hides what is wrong with the others.
        is_quoted = bool(quoted) and quoted in text
        is_hidden = isinstance(found, ImpossiblePosition) and not is_quoted
        if not (is_said or is_hidden):
            return label
    return ""


def _lines(game: str, position: str, words: Words) -> Iterator[tuple[str, str, str]]:
    """Yield the lines of a position: what each is called and holds, and the position without it."""
    parts = position.split(" ")
    hands = parts[4].split(";")
    for at, hand in enumerate(hands[: len(SEATS)]):
        others = ";".join((*hands[:at], NOBODY, *hands[at + 1 :]))
        yield words.seat(SEATS[at]), hand, " ".join((*parts[:4], others, *parts[5:]))
    for at, field in enumerate(parts[5:], 5):
        name, _, text = field.partition("=")
        yield _label(name, GAMES[game], words), text, " ".join((*parts[:at], *parts[at + 1 :]))


def told_problems(game: str, error: GameError, words: Words) -> tuple[str, ...]:
    """Return what is wrong with a notation, as sentences."""
    engine = GAMES[game]
    if isinstance(error, ImpossiblePosition):
        return tuple(words.problem(_in_words(each, engine, words)) for each in error.problems)
    if isinstance(error, UnreadableNotation | AmbiguousMove):
        return (words.problem(_in_words(error.problem, engine, words)),)
    return ()


def _in_words(problem: Problem, engine: Game[Any], words: Words) -> Problem:
    """Return a problem that names fields, words and cards as the form does."""
    params = dict(problem.params)
    text, expected = str(params.get("text", "")), str(params.get("expected", ""))
    if problem.code in ABOUT_FIELDS:
        params["text"] = _label(text, engine, words)
    elif problem.code == "task-without-cause":
        params["text"] = next((called(text, field, engine, words) for field in engine.terms), text)
    elif problem.code == "unknown-field":
        params["expected"] = ", ".join(_label(each, engine, words) for each in expected.split())
    elif problem.code == "unknown-card":
        params["expected"] = told(expected, HAND, engine, words)
    elif problem.code == "unknown-action":
        samples = (each.strip() for each in expected.split("|"))
        field = next(iter(engine.terms), HAND)
        params["expected"] = " | ".join(told(each, field, engine, words) for each in samples)
    return replace(problem, params=params)


# The form


def form_of(game: str, position: str, words: Words) -> SetUp:
    """Return the form for a position; an empty one for an empty table."""
    engine = GAMES[game]
    _slug, _rule_set, options, to_move, hands, *fields = (
        position.split(" ") if position else (game, "1", "standard", SEATS[0], "")
    )
    rules, *changes = options.split(",")
    texts = {name: value for name, _, value in (field.partition("=") for field in fields)}
    dealt = [told(hand.replace(",", " "), HAND, engine, words) for hand in hands.split(";")]
    sent = {f"hand-{seat}": hand for seat, hand in zip(SEATS, dealt, strict=False)}
    sent |= {f"field-{name}": _told(name, texts.get(name, ""), engine, words) for name in texts}
    sent |= {
        f"option-{name}": value for name, _, value in (each.partition("=") for each in changes)
    }
    return form_sent(game, {**sent, "rules": rules, "to_move": to_move}, words)


def _told(name: str, text: str, engine: Game[Any], words: Words) -> str:
    if name in engine.choices:
        return text
    return told(text.replace(",", " "), name, engine, words)


def form_sent(
    game: str, sent: Mapping[str, str], words: Words, problems: tuple[str, ...] = ()
) -> SetUp:
    """Return the form with what was sent still in it, and a line more for one more seat."""
    engine = GAMES[game]
    last = max((at for at, seat in enumerate(SEATS) if sent.get(f"hand-{seat}")), default=0)
    lines = min(max(last + 2, engine.seats[0], FEWEST_LINES), engine.seats[-1])
    return SetUp(
        rules=rule_sets(engine, words, sent.get("rules", "")),
        options=option_choices(engine, words, sent),
        to_move=sent.get("to_move", SEATS[0]),
        movers=tuple((each, words.seat(each)) for each in (*SEATS[:lines], DEALER, NOBODY)),
        hand_lines=tuple(
            Line(f"hand-{seat}", words.seat(seat), sent.get(f"hand-{seat}", ""))
            for seat in SEATS[:lines]
        ),
        fields=tuple(_line(name, engine, sent, words) for name in engine.fields),
        pasted=sent.get("paste", ""),
        cards=tuple((face, words.card(face)) for face in engine.deck.faces),
        example=_example(engine, words),
        problems=problems,
    )


def _line(name: str, engine: Game[Any], sent: Mapping[str, str], words: Words) -> Line:
    text = sent.get(f"field-{name}", "")
    choices = tuple(
        Chosen(each, called(each, name, engine, words), each == text)
        for each in _fitting(engine, name)
    )
    return Line(f"field-{name}", _label(name, engine, words), text, choices)


def _fitting(engine: Game[Any], name: str) -> Iterator[str]:
    for each in engine.choices.get(name, ()):
        if each not in SEATS[engine.seats[-1] :]:
            yield each


def _label(field: str, engine: Game[Any], words: Words) -> str:
    return words.field(field) if field in engine.fields else field


def _example(engine: Game[Any], words: Words) -> str:
    one, two = engine.deck.faces[:2]
    return told(f"A:{one} {two}; B:{two}", HAND, engine, words)
