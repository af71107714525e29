"""Cards, moves and positions as text: read and write.

Cards are separated by spaces (commas in an address), groups by semicolons. `-` is no card, `*` one
that is not stated, `+4` four of those. A move is `seat: [verb] cards [> goal]`; without a verb it
plays the cards; a goal is a seat, a card that lies open or a numbered place. A card may be
shortened while it stays clear: `H` for the only hunter in the hand.

A position has a one-line form for addresses; fields stand in a fixed order, hands are sorted, and
what is empty is left out, so equal positions are equal texts:

    vampire-queen 1 standard B 2,7,9,H20;4,4;5,5,8 trick=A:2,2 ban=H20

that is: game, rule set, options, who is to move, hands from seat A on, the game's own fields.
Spaces may be written `_`. Laws, each a property test: `parse(dump(x)) == x`; `dump(parse(t))` is
canonical; a broken text gives UnreadableNotation or ImpossiblePosition and nothing else.
"""

import re
from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

from games.core.cards import DEALER, SEATS, UNKNOWN, Card, Cards, Deck, Seat
from games.core.errors import AmbiguousMove, UnreadableNotation
from games.core.options import dump_options
from games.core.protocol import Game, Move, Position

_TOKEN = re.compile(r"[^\s,]+")
_MANY = re.compile(r"\+([1-9]\d{0,2})")
_MOVE = re.compile(r"\s*([A-L@])\s*:(.*)", re.DOTALL)
_POINTS = re.compile(r"-?\d{1,4}", re.ASCII)
_WORD = re.compile(r"[^ _]+")
LONGEST = 8000
"""Characters of a text that is read at all."""


# Cards


def parse_cards(text: str, deck: Deck, column: int = 1) -> Cards:
    """Return sorted cards; raises UnreadableNotation at the first token that is no card."""
    return deck.sort(parse_row(text, deck, column))


def parse_row(text: str, deck: Deck, column: int = 1) -> Cards:
    """Return cards in the order in which they are written; raises UnreadableNotation."""
    cards: list[Card] = []
    for token in _TOKEN.finditer(text):
        word = token.group()
        many = _MANY.fullmatch(word)
        if many:
            cards += [UNKNOWN] * int(many.group(1))
        elif word in deck.copies or word == UNKNOWN:
            cards.append(word)
        elif word != "-":
            raise UnreadableNotation(
                "unknown-card",
                column=column + token.start(),
                text=word[:20],
                expected=" ".join(deck.faces),
            )
    if not text.strip(" ,"):
        raise UnreadableNotation("no-cards-written", column=column)
    return tuple(cards)


def dump_row(cards: Cards) -> str:
    """Return cards in their order, unknown ones that follow one another as one number.

    >>> dump_row(("2", "*", "*", "7"))
    '2 +2 7'
    """
    words: list[str] = []
    for card, same in groupby(cards):
        count = len(list(same))
        words += [f"+{count}"] if card == UNKNOWN else [card] * count
    return " ".join(words) or "-"


def dump_cards(cards: Cards) -> str:
    """Return cards separated by spaces, unknown ones as one number, `-` for none.

    >>> dump_cards(("2", "2", "*", "*"))
    '2 2 +2'
    """
    unknown = cards.count(UNKNOWN)
    words = [card for card in cards if card != UNKNOWN]
    return " ".join([*words, *([f"+{unknown}"] if unknown else [])]) or "-"


def parse_rows(text: str) -> tuple[tuple[int, ...], ...]:
    """Return rows of numbers, such as points by seat for each deal: `27 0 51; 0 45 14`."""
    if not text.strip():
        return ()
    rows = [part.split() for part in text.split(";")]
    for word in (word for row in rows for word in row):
        if not _POINTS.fullmatch(word):
            raise UnreadableNotation("no-number", text=word[:20])
    return tuple(tuple(map(int, row)) for row in rows)


# Moves


def parse_move(text: str, game: Game[Any], state: Any = None) -> Move:
    """Return the move that `text` names; with a `state` cards may be shortened.

    Raises UnreadableNotation, or AmbiguousMove where a short card fits several in the hand.
    """
    if len(text) > LONGEST:
        raise UnreadableNotation("too-long", limit=LONGEST)
    found = _MOVE.fullmatch(text)
    if found is None:
        raise UnreadableNotation("no-move", text=text[:40])
    seat, rest = found.groups()
    column = found.start(2) + 1
    verb, words, to = _parts(rest, game, column)
    if verb in game.bare:
        if words:
            where = words[0].start() + column
            raise UnreadableNotation("verb-with-cards", column=where, text=verb)
        return Move(seat, verb, (), to)
    if not words:
        raise UnreadableNotation("no-cards-written", column=column)
    cards = tuple(
        _card(word.group(), game, state, seat, word.start() + column, text) for word in words
    )
    if seat == DEALER:
        return Move(seat, verb, cards, to)
    return Move(seat, verb, game.deck.sort(cards), to)


def _parts(
    rest: str, game: Game[Any], column: int
) -> tuple[str, list["re.Match[str]"], str | None]:
    to: str | None = None
    if ">" in rest:
        rest, _, goal = rest.partition(">")
        to = goal.strip(" ,")
        if to not in SEATS and to not in game.goals:
            where = column + len(rest) + 1
            raise UnreadableNotation("unknown-seat", column=where, text=to[:20])
    words = list(_TOKEN.finditer(rest))
    if words and words[0].group() in (*game.verbs, "play"):
        return words[0].group(), words[1:], to
    return "play", words, to


def _card(word: str, game: Game[Any], state: Any, seat: Seat, column: int, text: str) -> Card:
    if word in game.deck.copies:
        return word
    meant = [face for face in game.deck.faces if face.startswith(word) and not word.isdigit()]
    if len(meant) > 1 and state is not None and seat != DEALER:
        hand = _known_hand(game, state, seat)
        meant = [face for face in meant if face in hand] or meant
    if len(meant) == 1:
        return meant[0]
    if len(meant) > 1:
        raise AmbiguousMove(text, tuple(text.replace(word, face) for face in meant))
    raise UnreadableNotation(
        "unknown-card", column=column, text=word[:20], expected=" ".join(game.deck.faces)
    )


def _known_hand(game: Game[Any], state: Any, seat: Seat) -> Cards:
    hands = game.observe(state, seat).hands
    return next((hand.known for hand in hands if hand.seat == seat), ())


def dump_move(move: Move) -> str:
    """Return the canonical text of a move for a record: `B: 4 4`."""
    return str(move)


def parse_moves(text: str) -> tuple[str, ...]:
    """Return the single moves of an address's `moves`: `A:2,2;B:pass`.

    Raises UnreadableNotation for a text that is longer than any address should be.
    """
    if len(text) > LONGEST:
        raise UnreadableNotation("too-long", limit=LONGEST)
    return tuple(part for part in text.split(";") if part.strip(" _,")) if text else ()


def dump_moves(moves: Iterable[Move]) -> str:
    """Return moves for an address: `A:2,2;B:pass`."""
    return ";".join(str(move).replace(": ", ":").replace(" ", ",") for move in moves)


# Positions


def parse_position(text: str, games: Mapping[str, Game[Any]]) -> tuple[Game[Any], Any]:
    """Return game and state of a one-line position.

    Raises UnreadableNotation for the text, ImpossiblePosition for what it describes.
    """
    words = list(_WORD.finditer(text))
    if len(text) > LONGEST:
        raise UnreadableNotation("too-long", limit=LONGEST)
    if len(words) < 5:
        raise UnreadableNotation("position-too-short", column=len(text) + 1)
    slug, rule_set, options_text, to_move, hands = (word.group() for word in words[:5])
    game = _game(slug, rule_set, games, words)
    options = _at(words[2].start() + 1, lambda: game.options(options_text))
    if to_move not in (*SEATS, DEALER, "-"):
        raise UnreadableNotation("unknown-seat", column=words[3].start() + 1, text=to_move[:20])
    fields = dict(_field(word, game) for word in words[5:])
    if len(fields) < len(words) - 5:
        raise UnreadableNotation("field-twice", column=words[5].start() + 1)
    texts = tuple(hand.replace(",", " ") for hand in hands.split(";"))
    return game, game.read(Position(to_move, texts, fields), options)


def _game(
    slug: str, rule_set: str, games: Mapping[str, Game[Any]], words: "list[re.Match[str]]"
) -> Game[Any]:
    game = games.get(slug)
    if game is None:
        raise UnreadableNotation("unknown-game", text=slug[:40], expected=" ".join(games))
    if rule_set != str(game.rule_set):
        raise UnreadableNotation(
            "other-rule-set",
            column=words[1].start() + 1,
            text=rule_set[:20],
            expected=str(game.rule_set),
        )
    return game


def _field(word: "re.Match[str]", game: Game[Any]) -> tuple[str, str]:
    name, sign, value = word.group().partition("=")
    if not sign or name not in game.fields:
        raise UnreadableNotation(
            "unknown-field",
            column=word.start() + 1,
            text=name[:20],
            expected=" ".join(game.fields),
        )
    return name, value.replace(",", " ")


def _at(column: int, read: Any) -> Any:
    try:
        return read()
    except UnreadableNotation as error:
        params = error.problem.params
        raise UnreadableNotation(error.problem.code, error.line, column, **params) from None


def dump_position(game: Game[Any], state: Any) -> str:
    """Return the canonical one-line form of a state."""
    position = game.write(state)
    options = dump_options(game.options_of(state), game.presets).replace(" ", ",")
    hands = ";".join(hand.replace(" ", ",") for hand in position.hands)
    fields = [
        f"{name}={position.fields[name].replace('; ', ';').replace(' ', ',')}"
        for name in game.fields
        if name in position.fields
    ]
    words = [game.slug, str(game.rule_set), options, position.to_move, hands, *fields]
    return " ".join(words)


def address(text: str) -> str:
    """Return a one-line position as it stands in an address."""
    return text.replace(" ", "_")
