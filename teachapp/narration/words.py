"""Everything a game can say, as sentences in one language.

`Words` fills messages of Fluent sources with what an engine gives: seats become names, cards become
phrases, numbers keep their value for selectors. No sentence stands here; a language is its files.
Also the way to what a loader needs: `junk`, `variables`, `expected_messages`.

>>> words = Words("en", ["seat-A = Alma\\nevent-passed = { $seat } passes."])
>>> words.text("event-passed", seat="A")
'Alma passes.'
"""

import copy
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNone
from fluent.syntax import ast

from games.core.cards import DEALER, SEATS, UNKNOWN, Card, Cards, Seat
from games.core.errors import Problem
from games.core.protocol import Ask, Event, Move, Param, Violation
from games.core.record import Question
from teachapp.narration import arguments
from teachapp.narration.arguments import NOBODY, kind_of
from teachapp.narration.expected import expected_messages, expected_shared_messages
from teachapp.narration.josa import josa
from teachapp.narration.source import (
    Entry,
    entries,
    junk,
    parsed,
    references_of,
    variables,
    variables_of,
)

__all__ = [
    "MissingWords",
    "Words",
    "expected_messages",
    "expected_shared_messages",
    "junk",
    "variables",
]

FEW = 4
"""Up to so many different cards are named one by one (`$cards-amount`)."""


class MissingWords(LookupError):
    """A message that there isn't, or one that asks for what it was not given."""


class Number(FluentInt):
    """A number that is written as it is: no grouping, a true minus sign."""

    def format(self, locale: Any) -> str:
        return str(int(self)).replace("-", "−")


number = lru_cache(maxsize=2048)(Number)


def _josa(word: Any, pair: str, **options: str) -> Any:
    """JOSA() of messages; `in: "‘’"` puts quotation marks round the word."""
    if isinstance(word, FluentNone):
        return word
    text = word.format(None) if isinstance(word, Number) else str(word)
    quotes = options.get("in", "")
    return josa(f"{quotes[:1]}{text}{quotes[1:]}", pair)


def _cited(clauses: Any, *wanted: str) -> str:
    """CITED() of messages: the first of `wanted` that the event rests on, else `other`."""
    told = str(clauses).split()
    return next((clause for clause in wanted if clause in told), "other")


class _Need(NamedTuple):
    """An argument of a message: `cards-count` is the form `count` of the field `cards`."""

    name: str
    field: str
    form: str


class Words:
    """The words of one game in one language."""

    def __init__(self, language: str, texts: Sequence[str]) -> None:
        """Take Fluent sources: the shared one, then the game's; of two messages the later wins."""
        self.language = language
        functions: dict[str, Any] = {"JOSA": _josa, "CITED": _cited}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._entries: dict[str, Entry] = {}
        for text in texts:
            self._bundle.add_resource(parsed(text), allow_overrides=True)
            self._entries.update(entries(text))
        self._needs: dict[tuple[str, str], tuple[_Need, ...]] = {}
        self._phrase = lru_cache(maxsize=2048)(self._phrase_of)
        self._names: Mapping[Seat, str] = {}

    def naming(self, names: Mapping[Seat, str]) -> "Words":
        """Return the same words with seats called by the names of who sits there."""
        called = copy.copy(self)
        called._names = names
        return called

    # Any message

    def has(self, message: str) -> bool:
        """Say whether there is such a message."""
        return self._bundle.has_message(message)

    def text(self, message: str, **args: Any) -> str:
        """Return a message as plain text.

        A seat may be given by its letter or as a name, cards as a tuple of faces or as a phrase, a
        single card by its face, a move as it is or as its label. Raises MissingWords for a message
        that there isn't or an argument that it lacks.
        """
        return self._say(message, args)

    def sorted_by(self, message: str) -> str:
        """Return what a message is sorted by: its `.sorted` (no article, a reading in kana), else
        its text."""
        own = self._entries.get(message)
        if own is None or self._attribute(own, "sorted") is None:
            return self._say(message, {})
        return self._say(message, {}, "sorted")

    def _say(self, message: str, values: dict[str, Any], attribute: str = "") -> str:
        needs = self._needs.get((message, attribute))
        if needs is None:
            needs = self._needs[message, attribute] = self._needs_of(message, attribute)
        if isinstance(values.get("cards"), tuple):
            values.setdefault("count", len(values["cards"]))
        try:
            args = {need.name: self._argument(need, values) for need in needs}
        except KeyError as error:
            raise MissingWords(
                f"{self.language}: {message!r} asks for ${error.args[0]}; "
                f"given: {', '.join(sorted(values)) or 'nothing'}"
            ) from None
        found = self._bundle.get_message(message)
        pattern: Any = found.attributes[attribute] if attribute else found.value
        errors: list[Exception] = []
        told = pattern(ResolverEnvironment(self._bundle, errors, CurrentEnvironment(args)))
        if errors:
            raise MissingWords(f"{self.language}: {message!r}: {errors[0]}")
        return str(told)

    def _needs_of(self, message: str, attribute: str) -> tuple[_Need, ...]:
        """Return the arguments of a message and of the messages it refers to."""
        found: set[str] = set()
        seen: set[str] = set()
        left = [f"{message}.{attribute}" if attribute else message]
        while left:
            name = left.pop()
            if name not in seen and not name.startswith("-"):
                node = self._node(name)
                found |= variables_of(node)
                left += references_of(node)
            seen.add(name)
        return tuple(_Need(name, *_parts(name)) for name in sorted(found))

    def _node(self, name: str) -> ast.BaseNode:
        message, _, attribute = name.partition(".")
        entry = self._entries.get(message)
        node = entry and (self._attribute(entry, attribute) if attribute else entry.value)
        if node is None:
            raise MissingWords(f"{self.language}: there is no message {name!r}")
        return node

    @staticmethod
    def _attribute(entry: Entry, name: str) -> ast.BaseNode | None:
        return next((each.value for each in entry.attributes if each.id.name == name), None)

    # Arguments

    def _argument(self, need: _Need, values: Mapping[str, Any]) -> Any:
        if need.name in values:
            return self._value(need.name, values[need.name])
        if need.field not in values or not need.form:
            raise KeyError(need.name)
        return self._form(need, values[need.field])

    def _value(self, field: str, value: Any) -> Any:
        if isinstance(value, int):
            return number(value)
        if isinstance(value, Move):
            return self.move(value)
        match kind_of(field, value):
            case arguments.SEAT:
                return self._name(value)
            case arguments.SEATS:
                return self.seats(value)
            case arguments.CARDS:
                return self.cards(value)
            case arguments.CARD:
                return self._noun(value) if value != "-" else NOBODY
        return value

    def _form(self, need: _Need, value: Any) -> Any:
        match need.form:
            case "word":
                return self._say("number-word", {"number": value})
            case "count":
                return number(len(value))
            case "count-word":
                return self._say("number-word", {"number": len(value)})
            case "object":
                return self._phrase(value, "object")
            case "set":
                return self._phrase(value[:1] * len(value), "")
            case "set-object":
                return self._phrase(value[:1] * len(value), "object")
            case "faces":
                return self._list([self._noun(face) for face in dict.fromkeys(value)])
            case "first":
                return self._noun(value[0]) if value else NOBODY
            case "code":
                return value[0] if value else NOBODY
            case "amount":
                return _amount(value)
        raise KeyError(need.name)

    def _name(self, seat: str) -> str:
        """Return a seat for a sentence; what is no seat's letter is a name already."""
        if seat == "-":
            return NOBODY
        return self.seat(seat) if seat == DEALER or seat in SEATS else seat

    # Seats and cards

    def seat(self, seat: Seat) -> str:
        """Return the name of who sits there, of the dealer (`@`) or of nobody (`-`)."""
        if seat in self._names:
            return self._names[seat]
        if seat == DEALER:
            return self._say("dealer", {})
        return self._say("nobody" if seat == "-" else f"seat-{seat}", {})

    def label(self, seat: Seat) -> str:
        """Return a seat at the start of a label, where the dealer has a word of its own."""
        return self._say("dealer-label", {}) if seat == DEALER else self.seat(seat)

    def seats(self, seats: Iterable[Seat]) -> str:
        """Return names as a list: `Alma, Ben and Cleo`."""
        return self._list([self.seat(seat) for seat in seats])

    def card(self, face: Card) -> str:
        """Return the full name of a card."""
        return self._say(_card_id(face), {})

    def index(self, face: Card) -> str:
        """Return the short text in a card's corner."""
        return self._attribute_of(face, "index") or face

    def cards(self, cards: Cards) -> str:
        """Return cards as a phrase: `three 6s and a Queen`."""
        return self._phrase(cards, "")

    def _noun(self, face: Card) -> str:
        """Return what sentences call a card: `.noun`, else the text in its corner; a face that the
        deck doesn't have is quoted as it is."""
        return self._attribute_of(face, "noun") or self.index(face)

    def _attribute_of(self, face: Card, attribute: str, **values: Any) -> str:
        entry = self._entries.get(_card_id(face))
        if entry is None or self._attribute(entry, attribute) is None:
            return ""
        return self._say(_card_id(face), values, attribute)

    def _phrase_of(self, cards: Cards, form: str) -> str:
        groups = [self._group(face, count, form) for face, count in Counter(cards).items()]
        return self._list(groups) if groups else self._say("cards-none", {})

    def _group(self, face: Card, count: int, form: str) -> str:
        """Return equal cards: in the card's own words (`.some`), else in those for all cards."""
        own = form and self._attribute_of(face, f"some-{form}", count=count)
        own = own or self._attribute_of(face, "some", count=count)
        if own:
            return own
        shared = self._entries.get("cards-group")
        has_form = shared is not None and self._attribute(shared, form) is not None
        values = {"face": face, "count": count}
        return self._say("cards-group", values, form if has_form else "")

    def _list(self, items: list[str]) -> str:
        told, *more = items or [""]
        for place, item in enumerate(more, start=2):
            joint = "list-more" if place < len(items) else "list-last"
            message = "list-two" if len(items) == 2 else joint
            told = self._say(message, {"list": told, "next": item})
        return told

    # What a game tells

    def event(self, event: Event) -> str:
        """Return the sentence for what happened."""
        return self._say(f"event-{event.name}", {**event.args, "clauses": _ids(event.clauses)})

    def refusal(self, violation: Violation, move: Move | None = None) -> str:
        """Return why a move is refused and what would be allowed."""
        asked: dict[str, Param] = {"seat": "-", "cards": ()}
        if move is not None:
            asked = {"seat": move.seat, "cards": move.cards}
        told = {**asked, **violation.params, "clauses": _ids(violation.clauses)}
        return self._say(f"refusal-{violation.code}", told)

    def ask(self, ask: Ask) -> str:
        """Return what is asked of whoever is to move."""
        told = {"seats": ask.seats, **ask.params, "clauses": _ids(ask.clauses)}
        return self._say(f"ask-{ask.code}", told)

    def problem(self, problem: Problem) -> str:
        """Return what is wrong with a notation or a position."""
        return self._say(f"problem-{problem.code}", dict(problem.params))

    def question(self, question: Question) -> str:
        """Return the words of a lesson's question."""
        seat = question.seat or "-"
        if question.kind == "accuse":
            return self._say("question-accuse", {})
        if question.kind == "choose-legal":
            kind = "-list" if question.choices else ""
            return self._say(f"question-choose-legal{kind}", {"seat": seat})
        return self._say(f"question-next--{question.event}--{question.field}", {"seat": seat})

    def accused(self, seat: str) -> str:
        """Return an answer to the question who did something in secret; `-` is nobody."""
        return self._say("answer-accuse-nobody", {}) if seat == "-" else self.seat(seat)

    def choice(self, field: str, text: str) -> str:
        """Return an answer to a question about an event's field: `A C` as names, `9 Q` as cards."""
        if self.has(f"answer-{field}"):
            return self._say(f"answer-{field}", {"number": int(text)})
        if field in ("cards", "seats"):
            return str(self._value(field, tuple(text.split())))
        return str(self._value(field, text))

    # Single words

    def move(self, move: Move) -> str:
        """Return the label of a button for a move."""
        told = {"seat": move.seat, "cards": move.cards, **_aimed_at(move.to or "")}
        return self._say(f"move-{move.verb}", told)

    def mark(self, mark: str) -> str:
        """Return the word for what lies beside a hand, a play or a card."""
        return self._say(f"mark-{mark}", {})

    def zone(self, name: str) -> str:
        """Return the name of a place on the table."""
        return self._say(f"zone-{name}", {})

    def banner(self, name: str) -> str:
        """Return the words for a mode of play."""
        return self._say(f"banner-{name}", {})

    def option(self, name: str) -> str:
        """Return the name of an option."""
        return self._say(f"option-{name}", {})

    def value(self, option: str, value: str) -> str:
        """Return the words for an option's value as notation writes it."""
        if value.isdigit() and not self.has(f"option-{option}--{value}"):
            return self._say(f"option-{option}--number", {"number": int(value)})
        if not self.has(f"option-{option}--{value}"):
            return self._say(f"option-{option}--written", {"text": value})
        return self._say(f"option-{option}--{value}", {})

    def field(self, name: str) -> str:
        """Return what a line of a position is called that is one of the game's own."""
        return self._say(f"field-{name}", {})

    def term(self, field: str, word: str) -> str:
        """Return a word of the game's own that stands in a field of a position."""
        return self._say(f"field-{field}--{word}", {})

    def preset(self, name: str) -> str:
        """Return the name of a set of options."""
        return self._say(f"preset-{name}", {})


def _aimed_at(goal: str) -> dict[str, str | int]:
    """Return what a move is aimed at by its kind: a seat, a card or a place."""
    seat = goal if goal in SEATS else "-"
    place = int(goal) if goal.isdigit() else 0
    return {"to": seat, "goal": "-" if goal in SEATS or place else goal or "-", "place": place}


def _ids(clauses: tuple[str, ...]) -> str:
    return " ".join(clauses)


def _card_id(face: Card) -> str:
    return "card-unknown" if face == UNKNOWN else f"card-{face}"


def _parts(name: str) -> tuple[str, str]:
    field, _, form = name.partition("-")
    return field, form


def _amount(cards: Cards) -> str:
    kinds = len(set(cards))
    if kinds == 0:
        return "none"
    return "few" if kinds <= FEW else "many"
