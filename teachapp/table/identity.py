"""Which printed copy of a card lies where, so that a browser can carry it from place to place.

Rules know faces only: two 6s are the same to them. For drawing, each visible card has a name of its
own, the face and a letter for the copy (`6b`), and `follow` decides which name moved where from one
observation to the next:

- names keep their place while as many cards of their face lie there as before, lowest first;
- names that left a place go to places where cards of that face came in, those of the same seat
  first (a card played goes from the hand of a seat to the play of that seat);
- cards first seen take the lowest letters that nobody has.

A card that is hidden has no name: what it was called before is given up and may be taken again.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count as counting

from games.core.cards import UNKNOWN, Card, Cards, Deck, Seat
from games.core.protocol import Observation

HAND, BEFORE = "hand", "before"
LETTERS = "abcdefghijklmnopqrstuvwxyz"

Place = tuple[str, Seat, int]
"""`hand`, `before` or a zone's name, the seat (empty: nobody's), and which of its plays there."""


@dataclass(frozen=True, slots=True)
class CardNames:
    """The names of all visible cards by place and face; empty before anything was seen."""

    by_place: Mapping[Place, Mapping[Card, Cards]] = field(default_factory=dict)

    def at(self, place: Place, face: Card) -> Cards:
        """Return the names of the cards of `face` at `place`, in order of their letters."""
        return self.by_place.get(place, {}).get(face, ())

    def follow(self, observation: Observation) -> "CardNames":
        """Return the names after `observation`, which the same viewer sees next."""
        seen = {place: Counter(cards) for place, cards in visible(observation)}
        by_place: dict[Place, dict[Card, Cards]] = {place: {} for place in seen}
        for face in dict.fromkeys(face for counts in seen.values() for face in counts):
            before = {place: self.at(place, face) for place in self.by_place}
            counts = {place: faces[face] for place, faces in seen.items() if faces[face]}
            for place, names in _follow_face(face, before, counts).items():
                by_place[place][face] = names
        return CardNames(by_place)


def follow(observations: Iterable[Observation]) -> CardNames:
    """Return the names after the last of `observations`, all of one viewer, in order."""
    names = CardNames()
    for observation in observations:
        names = names.follow(observation)
    return names


def visible(observation: Observation) -> Iterator[tuple[Place, Cards]]:
    """Yield every place with the faces that can be seen there."""
    for hand in observation.hands:
        yield (HAND, hand.seat, 0), _known(hand.known)
        yield (BEFORE, hand.seat, 0), _known(hand.before)
    for zone in observation.zones:
        numbers: Counter[Seat] = Counter()
        for laid in zone.laid:
            seat = laid.seat or ""
            yield (zone.name, seat, numbers[seat]), _known(laid.cards)
            numbers[seat] += 1


def all_names(deck: Deck) -> Cards:
    """Return every name that a card of `deck` can have.

    >>> all_names(Deck({"6": 2, "Q": 1}))
    ('6a', '6b', 'Qa')
    """
    return tuple(
        face + letter(copy) for face, copies in deck.copies.items() for copy in range(copies)
    )


def letter(copy: int) -> str:
    """Return what the copy number `copy` (from 0) adds to its face: `a` … `z`, `aa` …"""
    before, last = divmod(copy, len(LETTERS))
    return (letter(before - 1) if before else "") + LETTERS[last]


def _known(cards: Cards) -> Cards:
    return tuple(card for card in cards if card != UNKNOWN)


def _follow_face(
    face: Card, before: Mapping[Place, Cards], counts: Mapping[Place, int]
) -> dict[Place, Cards]:
    """Return the names of one face, of which `counts` now lie at each place."""
    names = {place: list(before.get(place, ())[:count]) for place, count in counts.items()}
    left = [
        (place, name) for place, all_ in before.items() for name in all_[counts.get(place, 0) :]
    ]
    known = {name for all_ in before.values() for name in all_}
    fresh = (face + letter(copy) for copy in counting() if face + letter(copy) not in known)
    short = [place for place, count in counts.items() for _ in range(count - len(names[place]))]
    for place in list(short):
        own = next((each for each in left if each[0][1] == place[1]), None)
        if own is not None:
            left.remove(own)
            short.remove(place)
            names[place].append(own[1])
    for place in short:
        names[place].append(left.pop(0)[1] if left else next(fresh))
    return {place: tuple(sorted(each, key=_copy_order)) for place, each in names.items()}


def _copy_order(name: str) -> tuple[int, str]:
    return len(name), name
