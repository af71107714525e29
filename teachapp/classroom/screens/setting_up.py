"""A position set up by hand: from the table that is shown, hand by hand and field by field, or from
a text that is pasted in. Cards may be written as notation has them or as people call them.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from games.core.cards import DEALER, SEATS, Seat
from games.core.errors import AmbiguousMove, GameError, ImpossiblePosition, UnreadableNotation
from games.core.notation import dump_position, parse_position
from games.core.protocol import Game
from games.registry import GAMES
from teachapp.narration.words import Words
from teachapp.table.line import play_line

NOBODY = "-"
FEWEST_LINES = 2


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the form: a hand, or a field of the game's own."""

    name: str
    label: str
    text: str


@dataclass(frozen=True, slots=True)
class SetUp:
    """The form, as it was last sent or as the table is."""

    options: str
    to_move: str
    movers: tuple[tuple[str, str], ...]
    """Who may be to move: letter and name."""
    hand_lines: tuple[Line, ...]
    fields: tuple[Line, ...]
    pasted: str
    cards: tuple[tuple[str, str], ...]
    """How each card is written, and what it is called."""
    problems: tuple[str, ...] = ()
    """Why what was sent is no position."""


def position_sent(game: str, sent: Mapping[str, str], words: Words) -> str:
    """Return the position of a form that was sent, as notation; whether there can be such a one is
    not asked yet. Raises GameError for a pasted address that can't be read."""
    if sent.get("paste", "").strip():
        return _pasted(game, sent["paste"].strip())
    engine = GAMES[game]
    hands = [sent.get(f"hand-{seat}", "").strip() for seat in SEATS]
    while hands and not hands[-1]:
        hands.pop()
    faces = _faces(engine, words)
    fields = [(name, sent.get(f"field-{name}", "").strip()) for name in engine.fields]
    return " ".join(
        (
            game,
            str(engine.rule_set),
            _one_word(sent.get("options", "")) or "standard",
            _one_word(sent.get("to_move", "")) or NOBODY,
            ";".join(_hand(hand, faces) for hand in hands) or NOBODY,
            *(f"{name}={_one_word(text)}" for name, text in fields if text),
        )
    )


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


def _one_word(text: str) -> str:
    """Return a text as one word of notation: `A:4 4; B:6 6` as `A:4,4;B:6,6`."""
    tidy = re.sub(r"\s*([;:=])\s*", r"\1", unicodedata.normalize("NFKC", text).strip())
    return re.sub(r"[\s,]+", ",", tidy)


def _faces(engine: Game[Any], words: Words) -> dict[str, str]:
    """Return the faces by what cards are called."""
    found: dict[str, str] = {}
    for face in engine.deck.faces:
        for called in (words.index(face), words.cards((face,)), words.card(face)):
            found.setdefault(called.casefold(), face)
    return found | {face.casefold(): face for face in engine.deck.faces}


def _hand(text: str, faces: Mapping[str, str]) -> str:
    parts = unicodedata.normalize("NFKC", text).replace("\u3001", ",").split(",")
    return ",".join(word for part in parts for word in _cards(part.strip(), faces)) or NOBODY


def _cards(part: str, faces: Mapping[str, str]) -> Iterator[str]:
    """Yield the faces of what stands between two commas: one card's name, or several cards."""
    whole = faces.get(" ".join(part.split()).casefold())
    if whole is not None:
        yield whole
        return
    for word in part.split():
        yield faces.get(word.casefold(), word)


def problems_of(game: str, position: str, words: Words) -> tuple[str, ...]:
    """Return all reasons why there can be no such position; none if there can."""
    try:
        parse_position(position, {game: GAMES[game]})
    except GameError as error:
        return told_problems(error, words)
    return ()


def told_problems(error: GameError, words: Words) -> tuple[str, ...]:
    """Return what is wrong with a notation, as sentences."""
    if isinstance(error, ImpossiblePosition):
        return tuple(words.problem(problem) for problem in error.problems)
    if isinstance(error, UnreadableNotation | AmbiguousMove):
        return (words.problem(error.problem),)
    return ()


def form_of(game: str, position: str, words: Words) -> SetUp:
    """Return the form for a position; an empty one for an empty table."""
    engine = GAMES[game]
    _slug, _rule_set, options, to_move, hands, *fields = (
        position.split(" ") if position else (game, "1", "standard", SEATS[0], "")
    )
    texts = {name: value for name, _, value in (field.partition("=") for field in fields)}
    dealt = [hand.replace(",", " ") for hand in hands.split(";")]
    sent = {f"hand-{seat}": hand for seat, hand in zip(SEATS, dealt, strict=False)}
    sent |= {f"field-{name}": _spaced(texts.get(name, "")) for name in engine.fields}
    return form_sent(game, {**sent, "options": options, "to_move": to_move}, words)


def _spaced(text: str) -> str:
    return text.replace(";", "; ").replace(",", " ")


def form_sent(
    game: str, sent: Mapping[str, str], words: Words, problems: tuple[str, ...] = ()
) -> SetUp:
    """Return the form with what was sent still in it, and a line more for one more seat."""
    engine = GAMES[game]
    last = max((at for at, seat in enumerate(SEATS) if sent.get(f"hand-{seat}")), default=0)
    lines = min(max(last + 2, engine.seats[0], FEWEST_LINES), engine.seats[-1])
    return SetUp(
        options=sent.get("options", "standard"),
        to_move=sent.get("to_move", SEATS[0]),
        movers=tuple((each, words.seat(each)) for each in (*SEATS[:lines], DEALER, NOBODY)),
        hand_lines=tuple(_line(f"hand-{seat}", words.seat(seat), sent) for seat in SEATS[:lines]),
        fields=tuple(_line(f"field-{name}", _label(name, words), sent) for name in engine.fields),
        pasted=sent.get("paste", ""),
        cards=tuple((face, words.card(face)) for face in engine.deck.faces),
        problems=problems,
    )


def _line(name: str, label: str, sent: Mapping[str, str]) -> Line:
    return Line(name, label, sent.get(name, ""))


def _label(field: Seat, words: Words) -> str:
    """Return what a field is called: as the place on the table, where it is one."""
    return words.zone(field) if words.has(f"zone-{field}") else field
