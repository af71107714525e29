"""What components draw of a table: an observation put into words and places, nothing decided.

`layout` takes an `Observation` and the words of one language and gives a `TableView`: seats in
order round the table with their hands, the trick in order of play, the piles, what is asked and
how the game stands. Views are frozen and compare by value, so drawn cards can be cached.

Shapes and colours are CSS. What a view says of them are codes for class names: `kind` of a card
(`n` for a numbered one, else the letters of its face: `q`, `h`; `back` when it is hidden), `place`
of a seat (`seat-3-of-5`), the codes of marks, `banner`.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Protocol

from games.core.cards import UNKNOWN, Card, Cards, Seat
from games.core.protocol import Ask, Hand, Laid, Observation, Param, Zone
from teachapp.table.identity import BEFORE, HAND, CardNames, Place

BACK = "back"
NEAREST = ("leader", "guard")
"""Marks of whom the table is drawn around when nobody looks at it from a seat."""
BySeat = Mapping[Seat, Mapping[Card, str]]


class Goal(Protocol):
    """What a tap on an open card or a place does, and where it leads."""

    @property
    def words(self) -> str: ...
    @property
    def href(self) -> str: ...
    @property
    def kind(self) -> str: ...


class TableWords(Protocol):
    """What a table needs of `teachapp.narration.words.Words`."""

    def __hash__(self) -> int: ...
    def has(self, message: str) -> bool: ...
    def text(self, message: str, **args: Param) -> str: ...
    def seat(self, seat: Seat) -> str: ...
    def card(self, face: Card) -> str: ...
    def cards(self, cards: Cards) -> str: ...
    def index(self, face: Card) -> str: ...
    def ask(self, ask: Ask) -> str: ...
    def mark(self, mark: str) -> str: ...
    def zone(self, name: str) -> str: ...
    def banner(self, name: str) -> str: ...


@dataclass(frozen=True, slots=True)
class MarkView:
    """Something that lies beside cards: a code, which is its shape, and its word."""

    code: str
    word: str


@dataclass(frozen=True, slots=True)
class CardView:
    """One card: its text first (`name` for screen readers, `index` in its corners)."""

    key: str
    """The name it is carried by (`6b`); for a hidden card only its slot (`back-B-3`)."""
    kind: str
    index: str
    name: str
    spacing: str = ""
    """Class names for how much of it must stay in sight: `again` (the card before it has the same
    face), `wide` (an index wider than one digit)."""
    href: str = ""
    """Where a tap on it leads: usually to the table after this card was tried."""
    quiet: str = ""
    """Why it may not be played now; empty where that is not asked or it may."""
    is_picked: bool = False
    """It lies ready to be played."""
    marks: tuple[MarkView, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat with what lies before it."""

    seat: Seat
    name: str
    place: str
    cards: tuple[CardView, ...]
    count: int
    before: tuple[CardView, ...]
    """Cards that lie open before it."""
    believed: int | None
    """How many cards the others think it has, where they can't know better."""
    marks: tuple[MarkView, ...]
    points: int | None
    """Points of all scored deals; None before the first was scored."""
    is_to_move: bool
    is_near: bool
    """Its hand is the one in question and lies large below the table."""


@dataclass(frozen=True, slots=True)
class PlayView:
    """What one seat laid on the table; a pass has no cards."""

    seat: Seat
    name: str
    cards: tuple[CardView, ...]
    words: str
    """The cards as a phrase (`two 4s`); empty for a pass."""
    counts: int | None
    """What the play counts, where that is not what its first card says."""
    marks: tuple[MarkView, ...]
    under: int = 0
    """How many cards lie under these, where nobody laid them."""

    @property
    def states(self) -> str:
        """The codes of its marks as class names."""
        return " ".join(mark.code for mark in self.marks)

    @property
    def sign(self) -> str:
        """The sign that stands where no card lies."""
        return self.marks[0].code if self.marks else "passed"


@dataclass(frozen=True, slots=True)
class ZoneView:
    """A place on the table where plays lie."""

    code: str
    name: str
    plays: tuple[PlayView, ...]
    is_named: bool = False
    """Its name is shown, since it is not the only place in the middle."""


@dataclass(frozen=True, slots=True)
class SlotView:
    """A numbered place: a card face down, an open one, or nothing; a tap on it may lead on."""

    number: int
    cards: tuple[CardView, ...]
    href: str = ""
    words: str = ""
    """What a tap does."""
    kind: str = ""
    """`quiet` where it is not allowed."""
    marks: tuple[MarkView, ...] = ()


@dataclass(frozen=True, slots=True)
class GridView:
    """Fixed places in rows."""

    code: str
    name: str
    slots: tuple[SlotView, ...]


@dataclass(frozen=True, slots=True)
class PileView:
    """Cards of nobody that only their number is known of."""

    code: str
    name: str
    count: int
    marks: tuple[MarkView, ...] = ()


@dataclass(frozen=True, slots=True)
class LastPlay:
    """What one seat had laid in the trick that has just ended; drawn small, carried nowhere."""

    name: str
    cards: tuple[tuple[Card, str], ...]
    """Face and corner text of each card; none for a pass."""
    words: str
    """The cards as a phrase, or the word for passing."""


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything that `components/table.html` draws."""

    game: str
    viewer: Seat
    seats: tuple[SeatView, ...]
    """Clockwise from the one at the bottom."""
    grids: tuple[GridView, ...]
    zones: tuple[ZoneView, ...]
    piles: tuple[PileView, ...]
    ask: str
    ask_clauses: tuple[str, ...]
    banner: str
    """The code of a mode of play, or nothing; `banner_words` says it."""
    banner_words: str
    facts: str
    last: tuple[LastPlay, ...] = ()
    """The plays of the trick that has just ended."""

    @property
    def near(self) -> SeatView | None:
        """The seat whose hand lies large below the table."""
        return next((seat for seat in self.seats if seat.is_near), None)


def layout(
    observation: Observation,
    words: TableWords,
    *,
    game: str,
    names: CardNames | None = None,
    hrefs: BySeat | None = None,
    quiet: BySeat | None = None,
    goals: Mapping[str, Goal] | None = None,
    picked: Mapping[Seat, Cards] | None = None,
    bottom: Seat | None = None,
    last: tuple[Laid, ...] = (),
) -> TableView:
    """Return the view of `observation` in `words`.

    `hrefs` and `quiet` are by seat and face: where a tap on a card leads, and why it may not be
    played; `goals` say what a tap on an open card or a numbered place does and where it leads.
    `picked` names cards that lie ready to be played, by seat. `names` carry cards from one table to
    the next (`identity.follow`). `bottom` sits nearest; without it the viewer, else the leader.
    `last` are the plays of a trick that has just ended (`telling.last_trick`).
    """
    names = names or CardNames().follow(observation)
    drawn = _Drawing(observation, words, names, goals or {}, picked or {})
    seats = _round_from(bottom or _nearest(observation), observation.hands)
    near = _near(observation)
    grids = [zone for zone in observation.zones if _is_grid(zone)]
    zones = [each for each in observation.zones if not _is_pile(each) and each not in grids]
    return TableView(
        game=game,
        viewer=observation.viewer,
        seats=tuple(
            drawn.seat(
                hand,
                f"seat-{at}-of-{len(seats)}",
                hand.seat == near,
                (hrefs or {}).get(hand.seat, {}),
                (quiet or {}).get(hand.seat, {}),
            )
            for at, hand in enumerate(seats, start=1)
        ),
        grids=tuple(drawn.grid(zone) for zone in grids),
        zones=tuple(drawn.zone(zone, is_named=len(zones) > 1) for zone in zones),
        piles=tuple(
            drawn.pile(zone) for zone in observation.zones if _is_pile(zone) and zone not in grids
        ),
        ask=words.ask(observation.ask),
        ask_clauses=observation.ask.clauses,
        banner=observation.banner,
        banner_words=words.banner(observation.banner) if observation.banner else "",
        facts=words.text("facts", **observation.facts) if words.has("facts") else "",
        last=tuple(_last_play(laid, words) for laid in last),
    )


def _last_play(laid: Laid, words: TableWords) -> LastPlay:
    told = words.cards(laid.cards) if laid.cards else words.mark("passed")
    cards = tuple((face, words.index(face)) for face in laid.cards)
    return LastPlay(words.seat(laid.seat) if laid.seat else "", cards, told)


def _is_grid(zone: Zone) -> bool:
    return any(laid.place is not None for laid in zone.laid)


def _is_pile(zone: Zone) -> bool:
    return bool(zone.laid) and all(not laid.seat and not laid.cards for laid in zone.laid)


def _nearest(observation: Observation) -> Seat:
    seats = [hand.seat for hand in observation.hands]
    leaders = [hand.seat for hand in observation.hands if set(NEAREST).intersection(hand.marks)]
    return observation.viewer if observation.viewer in seats else (leaders or seats)[0]


def _near(observation: Observation) -> Seat | None:
    """The viewer's own hand, else that of the first to move whose cards can be seen."""
    wanted = [observation.viewer, *observation.ask.seats]
    known = [hand.seat for hand in observation.hands if hand.known and not hand.hidden]
    return next((seat for seat in wanted if seat in known), None)


def _round_from(bottom: Seat, hands: tuple[Hand, ...]) -> tuple[Hand, ...]:
    at = next((index for index, hand in enumerate(hands) if hand.seat == bottom), 0)
    return hands[at:] + hands[:at]


@dataclass(frozen=True, slots=True)
class _Drawing:
    """What all parts of one table need."""

    observation: Observation
    words: TableWords
    names: CardNames
    goals: Mapping[str, Goal]
    picked: Mapping[Seat, Cards]

    def seat(
        self,
        hand: Hand,
        place: str,
        is_near: bool,
        hrefs: Mapping[Card, str],
        quiet: Mapping[Card, str],
    ) -> SeatView:
        is_to_move = hand.seat in self.observation.ask.seats
        cards = self.cards(
            hand.known,
            (HAND, hand.seat, 0),
            hrefs=hrefs,
            quiet=quiet,
            marked=hand.marked,
            picked=self.picked.get(hand.seat, ()),
        )
        return SeatView(
            seat=hand.seat,
            name=self.words.seat(hand.seat),
            place=place,
            cards=(*cards, *self.backs(hand.hidden, hand.seat)),
            count=hand.count,
            before=self.cards(
                hand.before, (BEFORE, hand.seat, 0), hrefs=self.goal_hrefs(), marked=hand.marked
            ),
            believed=hand.believed,
            marks=self.marks(hand.marks),
            points=self.points(hand.seat),
            is_to_move=is_to_move,
            is_near=is_near,
        )

    def points(self, seat: Seat) -> int | None:
        rows = self.observation.scores
        at = [hand.seat for hand in self.observation.hands].index(seat)
        return sum(row[at] for row in rows) if rows else None

    def zone(self, zone: Zone, *, is_named: bool) -> ZoneView:
        numbers: Counter[Seat] = Counter()
        plays = []
        for laid in zone.laid:
            seat = laid.seat or ""
            plays.append(self.play(laid, (zone.name, seat, numbers[seat])))
            numbers[seat] += 1
        return ZoneView(zone.name, self.words.zone(zone.name), tuple(plays), is_named)

    def goal_hrefs(self) -> dict[str, str]:
        return {name: goal.href for name, goal in self.goals.items()}

    def grid(self, zone: Zone) -> GridView:
        name = self.words.text("card-back-plain")
        slots = []
        for laid in zone.laid:
            number = laid.place or 0
            back = CardView(f"{BACK}-{zone.name}-{number}", f"{BACK}-{zone.name}", "", name)
            cards = self.cards(laid.cards, (zone.name, "", number)) or (back,) * laid.hidden
            goal = self.goals.get(str(number))
            tap = (goal.href, goal.words, goal.kind) if goal else ("", "", "")
            slots.append(SlotView(number, cards, *tap, self.marks(laid.marks)))
        return GridView(zone.name, self.words.zone(zone.name), tuple(slots))

    def pile(self, zone: Zone) -> PileView:
        marks = dict.fromkeys(mark for laid in zone.laid for mark in laid.marks)
        return PileView(zone.name, self.words.zone(zone.name), zone.count, self.marks((*marks,)))

    def play(self, laid: Laid, place: Place) -> PlayView:
        cards = self.cards(laid.cards, place)
        says = cards[0].index if cards else ""
        return PlayView(
            seat=laid.seat or "",
            name=self.words.seat(laid.seat) if laid.seat else "",
            cards=(*cards, *self.backs(laid.hidden, laid.seat)) if laid.seat else cards,
            words=self.words.cards(laid.cards) if laid.cards else "",
            counts=None if laid.value is None or str(laid.value) == says else laid.value,
            marks=self.marks(laid.marks),
            under=0 if laid.seat else laid.hidden,
        )

    def marks(self, codes: tuple[str, ...]) -> tuple[MarkView, ...]:
        return tuple(MarkView(code, self.words.mark(code)) for code in codes)

    def cards(
        self,
        faces: Cards,
        place: Place,
        *,
        hrefs: Mapping[Card, str] | None = None,
        quiet: Mapping[Card, str] | None = None,
        marked: Mapping[Card, tuple[str, ...]] | None = None,
        picked: Cards = (),
    ) -> tuple[CardView, ...]:
        return tuple(
            CardView(
                key,
                *_face(self.words, face),
                spacing=_spacing(copy > 0, _face(self.words, face)[1]),
                href=(hrefs or {}).get(face, ""),
                quiet=(quiet or {}).get(face, ""),
                is_picked=copy < picked.count(face),
                marks=self.marks((marked or {}).get(face, ())),
            )
            for face, key, copy in self.named(faces, place)
        )

    def named(self, faces: Cards, place: Place) -> Iterator[tuple[Card, str, int]]:
        """Yield each card with its name, and which copy of its face it is, from 0."""
        for face, same in groupby(faces):
            keys = self.names.at(place, face)
            for copy, _ in enumerate(same):
                yield face, keys[copy] if copy < len(keys) else "", copy

    def backs(self, count: int, owner: str) -> tuple[CardView, ...]:
        name = self.words.text("card-back-plain") if count else ""
        return tuple(
            CardView(f"back-{owner}-{slot}", BACK, "", name, _spacing(slot > 1))
            for slot in range(1, count + 1)
        )


@lru_cache(maxsize=1024)
def _face(words: TableWords, face: Card) -> tuple[str, str, str]:
    """Return kind, index and name of a face; a table has up to 110 cards of some 16 faces."""
    return kind_of(face), words.index(face), words.card(face)


def _spacing(is_again: bool, index: str = "") -> str:
    is_wide = len(index) > 1 or index.isalpha()
    return " ".join(["again"] * is_again + ["wide"] * is_wide)


def kind_of(face: Card) -> str:
    """Return what a card of this face looks like: the name of its class and of its picture.

    >>> [kind_of(face) for face in ("6", "Q", "H20", "*")]
    ['n', 'q', 'h', 'back']
    """
    if face == UNKNOWN:
        return BACK
    return "".join(filter(str.isalpha, face)).lower() or "n"
