"""The seven questions that a game answers, and the values it answers with.

`setup`, `to_move`, `legal_moves`, `check`, `play`, `observe`, `outcome`: nothing else decides a
rule. All values are immutable and compare by value. What was asked (`Move`) and what happened
(`Event`) are two vocabularies; a refusal (`Violation`) and a prompt (`Ask`) are codes with
parameters, for which `content/` has the words. What a seat may know is an `Observation`: hidden
cards are absent from it, not masked.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import ClassVar, Generic, NamedTuple, TypeVar

from games.core.cards import Cards, Deck, Seat
from games.core.options import Options

Param = str | int | Cards
PUBLIC: Seat = "-"
"""A viewer who sees nobody's hand."""
OPEN: Seat = "*"
"""A viewer who sees every hand: lessons and tables in a URL are open."""


@dataclass(frozen=True, slots=True)
class Move:
    """What a seat (or the dealer) asks to do: a verb, cards, and whom or what it is aimed at."""

    seat: Seat
    verb: str = "play"
    cards: Cards = ()
    to: str | None = None
    """A seat, or one of the game's `goals`: a card that lies open, a numbered place."""

    def __str__(self) -> str:
        words = [] if self.verb == "play" else [self.verb]
        words += self.cards
        if self.to is not None:
            words += [">", self.to]
        return f"{self.seat}: {' '.join(words)}"


class Violation(NamedTuple):
    """Why a move is refused: a permanent code, the clause that says so, others it leans on.

    A named tuple because every refused play of a hand makes one: half the time of a dataclass.
    """

    code: str
    clause: str
    params: Mapping[str, Param] = MappingProxyType({})
    also: tuple[str, ...] = ()

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clause first, then those it leans on."""
        return (self.clause, *self.also)

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.params.items())
        return f"{self.code} [{self.clause}]" + (f" ({told})" if told else "")


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. Subclasses name it and add what it is about.

    The text of an event (`cards-played A 4 4 4`) is its name followed by its fields in order;
    scripts state what they expect in this form.
    """

    name: ClassVar[str] = ""
    may_cite: ClassVar[frozenset[str]] = frozenset()
    """Every clause that an event of this kind can rest on."""

    clauses: tuple[str, ...]
    """The clauses this one rests on, the most telling first."""

    @property
    def args(self) -> dict[str, Param]:
        """What the event is about, by field name, without the clauses."""
        return {name: getattr(self, name) for name in _arg_names(type(self))}

    def seen_by(self, viewer: Seat) -> "Event | None":
        """Return what `viewer` (a seat, PUBLIC or OPEN) may be told of it: this event, another
        that tells less, or None where nothing may be noticed. By default all see all."""
        return self

    def __str__(self) -> str:
        words = [self.name]
        for value in self.args.values():
            words += [str(value)] if isinstance(value, str | int) else list(value) or ["-"]
        return " ".join(words)


def _arg_names(kind: type[Event]) -> tuple[str, ...]:
    names = _ARG_NAMES.get(kind)
    if names is None:
        names = tuple(each.name for each in fields(kind) if each.name != "clauses")
        _ARG_NAMES[kind] = names
    return names


_ARG_NAMES: dict[type[Event], tuple[str, ...]] = {}


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand as a viewer sees it: the cards known to the viewer, and how many others there are."""

    seat: Seat
    known: Cards
    hidden: int = 0
    marks: tuple[str, ...] = ()
    """What lies before the seat beside cards: `leader`, `out`, `taker` …"""
    marked: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Marks on single cards of the hand, by face: `{"H20": ("banned",)}`."""
    before: Cards = ()
    """Cards that lie open before the seat."""
    believed: int | None = None
    """How many cards the others think there are, where they can't know better."""

    @property
    def count(self) -> int:
        """How many cards the seat holds."""
        return len(self.known) + self.hidden


@dataclass(frozen=True, slots=True)
class Laid:
    """Cards that lie on the table, and who laid them; a pass has none."""

    seat: Seat | None
    cards: Cards
    hidden: int = 0
    marks: tuple[str, ...] = ()
    """`lead`, `strongest`, `passed`, `forced` …"""
    value: int | None = None
    """What the cards count together, where a rule compares it."""
    place: int | None = None
    """The number of a fixed place, which may be empty."""


@dataclass(frozen=True, slots=True)
class Zone:
    """A place on the table: `trick`, `put-away`, `aside`, `stock` …"""

    name: str
    laid: tuple[Laid, ...]

    @property
    def count(self) -> int:
        """How many cards lie here."""
        return sum(len(each.cards) + each.hidden for each in self.laid)


@dataclass(frozen=True, slots=True)
class Ask:
    """What is asked of whoever is waited for (`follow`, `lead`, `hunt` …), with its numbers."""

    code: str
    seats: tuple[Seat, ...]
    params: Mapping[str, Param] = field(default_factory=dict)
    clauses: tuple[str, ...] = ()
    verbs: tuple[str, ...] = ("play", "pass")
    """What can be answered, allowed or not: first what is done with a card of the hand."""
    several: bool = False
    """Cards are picked one by one before something is done with them."""


@dataclass(frozen=True, slots=True)
class Observation:
    """Everything one viewer may see of a state, in one form for all games."""

    viewer: Seat
    """A seat, `PUBLIC` or `OPEN`."""
    hands: tuple[Hand, ...]
    zones: tuple[Zone, ...]
    ask: Ask
    banner: str = ""
    """A mode of play that all must know of (`hunt`), or nothing."""
    facts: Mapping[str, Param] = field(default_factory=dict)
    """Numbers of the game as a whole: which stage of how many …"""
    scores: tuple[tuple[int, ...], ...] = ()
    """A row of points by seat for each scored deal."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: points by seat, who won, and why it was over."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    termination: str


class Chance(NamedTuple):
    """What the dealer is to put in random order: `number` of `cards`, by a move called `verb`."""

    cards: Cards
    number: int
    verb: str = "deal"


class Accusing(NamedTuple):
    """How somebody is accused of what was done in secret."""

    verb: str
    right: str
    """The event by which an accusation proves right."""
    wrong: str
    until: tuple[str, ...] = ()
    """Events by which all learn what was done in secret, without an accusation."""


S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Played(Generic[S]):
    """A legal move's result: the state after it, and what happened, in order."""

    state: S
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Position:
    """A state as notation has it: whose move, the hands, the game's own fields, all as text.

    Cards in a text are separated by spaces, groups of cards by semicolons.
    """

    to_move: Seat
    hands: tuple[str, ...]
    fields: Mapping[str, str] = field(default_factory=dict)


class Game(ABC, Generic[S]):
    """A rules engine. `S` is the game's own state, opaque to everybody else."""

    slug: str
    rule_set: int
    """The version of the rules that records and addresses name; raised when a ruling changes."""
    seats: range
    deck: Deck
    options: Callable[[str], Options]
    """From the text of options (`standard stages=3`) to the value."""
    presets: Mapping[str, Options]
    event_types: tuple[type[Event], ...]
    fields: tuple[str, ...]
    """The game's own fields of a position, in the order they are written."""
    choices: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """What those of the fields can be that are one thing alone: a seat, a card, a word."""
    terms: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """Words of the game's own that stand in the other fields beside seats, cards and numbers."""
    verbs: tuple[str, ...]
    """What a seat may do beside playing cards."""
    bare: tuple[str, ...]
    """Those of the verbs that name no cards."""
    goals: tuple[str, ...] = ()
    """What a move may be aimed at beside seats: cards that lie open, numbered places."""
    adds: bool = False
    """Whether numbers picked together are added up, so that players want to see the sum."""
    interrupts: Mapping[str, float] = MappingProxyType({})
    """Those of the verbs that nobody waits for (out of turn, in secret, by speed), and how often a
    bot thinks of such a move where it may make one."""
    accusing: Accusing | None = None
    """Where things are done in secret that somebody can be accused of."""

    @abstractmethod
    def setup(self, seats: int, options: Options, first: Seat) -> S:
        """Return the state before the first deal, where the dealer is to move.

        `first` is the seat that the rules choose by lot or by agreement. Raises ValueError for a
        number of seats or an option that the game doesn't have.
        """

    @abstractmethod
    def to_move(self, state: S) -> tuple[Seat, ...]:
        """Return who may move now, those first who are waited for: usually one seat, the dealer
        for chance, nobody at the end."""

    @abstractmethod
    def legal_moves(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """Return all legal moves of `seat`, weakest first, passing last; the dealer's are not
        listed (`chance` says what is to be put in order)."""

    @abstractmethod
    def candidates(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """Return every move that the hand of `seat` can form, legal or not."""

    @abstractmethod
    def check(self, state: S, move: Move) -> Violation | None:
        """Return the first clause that `move` breaks, or None when it is legal."""

    @abstractmethod
    def play(self, state: S, move: Move) -> Played[S]:
        """Return the state after `move` and what happened; raises IllegalMove."""

    @abstractmethod
    def observe(self, state: S, viewer: Seat) -> Observation:
        """Return what `viewer` may see: a seat, PUBLIC or OPEN."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""

    @abstractmethod
    def chance(self, state: S) -> Chance:
        """Return the cards that the dealer has to put in random order, how many of them the
        dealer's move names, and its verb. Only asked when the dealer is to move."""

    @abstractmethod
    def refusals(self) -> Mapping[str, tuple[str, ...]]:
        """Return every violation code with the clauses it may cite."""

    @abstractmethod
    def read(self, position: Position, options: Options) -> S:
        """Return the state of a position; raises UnreadableNotation or ImpossiblePosition."""

    @abstractmethod
    def write(self, state: S) -> Position:
        """Return the canonical position of a state; `read(write(s)) == s`."""

    @abstractmethod
    def options_of(self, state: S) -> Options:
        """Return the options a state is played under."""

    def deck_under(self, options: Options) -> Deck:
        """Return the cards that are in play under `options`; by default the same for all."""
        return self.deck

    def bound(self, seats: int, options: Options) -> int | None:
        """Return how many moves a game can take at most, or None where there is no bound."""
        return None

    def cites(self) -> frozenset[str]:
        """Return every clause that a refusal or an event of this engine can rest on."""
        refused = frozenset(clause for each in self.refusals().values() for clause in each)
        return refused.union(*(kind.may_cite for kind in self.event_types))
