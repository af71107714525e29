"""Lines of a position in the reader's words, and back: cards, seats and a game's own words.

Notation writes `A:4 4; B:6 6`; people read and write `Alma: Vampire 4, Vampire 4; Ben: Vampire 6,
Vampire 6`. Whoever knows notation may write that too, and any mixture of both. What is no word of
either stays as it is written, so that a refusal can quote it.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from games.core.cards import SEATS
from games.core.protocol import Game
from teachapp.narration.words import Words

HAND = ""
"""In place of a field: the cards of a hand."""
Meanings = Mapping[str, str]
"""What notation has for a word, by the word in one case."""


def told(text: str, field: str, game: Game[Any], words: Words) -> str:
    """Return what stands in a line of notation in the words of a language."""
    return "; ".join(_told_part(part, field, game, words) for part in re.split(r"\s*;\s*", text))


def _told_part(part: str, field: str, game: Game[Any], words: Words) -> str:
    head, colon, rest = part.partition(":")
    if not colon:
        return ", ".join(called(word, field, game, words) for word in part.split())
    cards = ", ".join(called(word, field, game, words) for word in rest.split())
    return f"{called(head.strip(), field, game, words)}: {cards}"


def called(word: str, field: str, game: Game[Any], words: Words) -> str:
    """Return what one word of notation is called; numbers, `-` and `*` are called nothing else."""
    if words.has(f"field-{field}--{word}"):
        return words.term(field, word)
    if word in game.deck.copies:
        return words.card(word)
    return words.seat(word) if word in SEATS else word


def meanings(field: str, game: Game[Any], words: Words) -> Meanings:
    """Return what can be written in a field, or in a hand, by how it may be written."""
    faces = game.deck.faces
    seats = SEATS if field != HAND else ()
    own = game.terms.get(field, ())
    found: dict[str, str] = {}
    for face in faces:
        found.setdefault(_plain(words.cards((face,))), face)
        if field == HAND or not words.index(face).isdecimal():  # `0` and `1` are numbers too
            found.setdefault(_plain(words.index(face)), face)
    found |= {_plain(words.seat(seat)): seat for seat in seats}
    found |= {_plain(words.card(face)): face for face in faces}
    found |= {_plain(words.term(field, word)): word for word in own}
    found |= {_plain(each): each for each in (*faces, *seats)}
    # `rose` is a word of Sleeping Queens' and `Rose` a card.
    return found | {each: each for each in (*faces, *seats, *own)}


def written(text: str, means: Meanings) -> str:
    """Return what somebody wrote as notation: one word, parts separated by semicolons."""
    plain = unicodedata.normalize("NFKC", text).replace("\u3001", ",")
    return ";".join(_part(part, means) for part in plain.split(";") if part.strip())


def _part(part: str, means: Meanings) -> str:
    return ":".join(",".join(_words(side, means)) for side in part.split(":"))


def _words(text: str, means: Meanings) -> Iterator[str]:
    """Yield the words of notation that a text between two signs names, the longest first: `Vampire
    Hunter 20` is one card, `4 4` are two."""
    for piece in text.split(","):
        left = piece.split()
        while left:
            length, meant = _longest(left, means)
            yield meant
            left = left[length:]


def _longest(left: Sequence[str], means: Meanings) -> tuple[int, str]:
    for length in range(len(left), 0, -1):
        said = " ".join(left[:length])
        meant = means.get(said) or means.get(_plain(said))
        if meant:
            return length, meant
    return 1, left[0]


def _plain(text: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", text).split()).casefold()
