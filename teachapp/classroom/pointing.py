"""What whoever leads points at, as everybody's table shows it: a mark like any other. Pure.

A card is `card:A:4` (the seat before which it lies or that laid it, and its face), a seat
`seat:B`, a clause `clause:hunt-tie-latest`. What lies on the table is `laid:asleep:-:5`: the place,
who laid it, and its number there. That names no face, so a card that lies face down is shown to all
and told to nobody; faces are told from what a viewer sees. Who can't see a card sees no mark on it.

>>> target("card:A:H20"), target("seat:B"), target("")
(('card', 'A', 'H20'), ('seat', 'B', ''), ('', '', ''))
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from django.utils.translation import pgettext

from games.core.cards import Card, Seat
from games.core.protocol import Hand, Laid, Observation, Zone
from teachapp.narration.words import Words
from teachapp.table.telling import Chip

POINTED = "pointed"
"""The mark; its word is the message `mark-pointed`."""


@dataclass(frozen=True, slots=True)
class PointedAt:
    """What is pointed at, in words: a card, a seat, or a clause with its text."""

    words: str
    chip: Chip | None = None


def target(at: str) -> tuple[str, Seat, Card]:
    """Return what is pointed at: its kind, the seat or the clause, and the card."""
    kind, _, what = at.partition(":")
    if kind == "card":
        seat, _, card = what.partition(":")
        return kind, seat, card
    return kind, what, ""


def point_out(seen: Observation, at: str) -> Observation:
    """Return what is seen with a mark on what is pointed at, as far as it is seen."""
    kind, seat, card = target(at)
    if kind == "seat":
        return replace(seen, hands=tuple(_seat_marked(hand, seat) for hand in seen.hands))
    if kind == "card":
        hands = tuple(_card_marked(hand, seat, card) for hand in seen.hands)
        zones = tuple(_laid_marked(zone, seat, card) for zone in seen.zones)
        return replace(seen, hands=hands, zones=zones)
    if kind == "laid":
        return replace(seen, zones=tuple(_place_marked(zone, at) for zone in seen.zones))
    return seen


def in_words(
    at: str, seen: Observation | None, words: Words, clauses: Mapping[str, Chip]
) -> PointedAt | None:
    """Return what is pointed at, or None where the viewer sees nothing of it."""
    kind, seat, card = target(at)
    if kind == "clause":
        chip = clauses.get(seat)
        return PointedAt(chip.heading, chip) if chip else None
    if kind == "seat" and seen and any(hand.seat == seat for hand in seen.hands):
        return PointedAt(words.seat(seat))
    if kind == "card" and seen and is_seen(seen, seat, card):
        return PointedAt(card_of(words, seat, card))
    if kind == "laid" and seen:
        found = (each for zone in seen.zones for each in places(zone) if each.at == at)
        return next((PointedAt(laid_of(words, each)) for each in found), None)
    return None


class LaidAt(NamedTuple):
    """What lies on the table, with how it is pointed at."""

    at: str
    zone: str
    laid: Laid


def places(zone: Zone) -> Iterator[LaidAt]:
    """Yield all that lies at a place of the table: numbered as it is drawn, else by who laid it."""
    laid_by: Counter[Seat] = Counter()
    for laid in zone.laid:
        seat = laid.seat or "-"
        laid_by[seat] += 1
        number = laid.place if laid.place is not None else laid_by[seat]
        yield LaidAt(f"laid:{zone.name}:{seat}:{number}", zone.name, laid)


def laid_of(words: Words, place: LaidAt) -> str:
    """Return what lies on the table by its public name, with the faces that are seen: `Draw pile`,
    `Asleep, place 5`, `Trick, Alma: two 4s`."""
    laid = place.laid
    told = {"where": words.zone(place.zone)}
    if laid.place is not None:
        told["where"] = pgettext("on the table", "%(where)s, place %(number)s") % {
            **told,
            "number": laid.place,
        }
    elif laid.seat:
        name = words.seat(laid.seat)
        told["where"] = pgettext("on the table", "%(where)s, %(name)s") % {**told, "name": name}
    if not laid.cards:
        return told["where"]
    return pgettext("cards on the table", "%(where)s: %(cards)s") % {
        **told,
        "cards": words.cards(laid.cards),
    }


def card_of(words: Words, seat: Seat, card: Card) -> str:
    """Return a card with whose it is: `Alma: the 4`."""
    if not seat:
        return words.card(card)
    told = {"name": words.seat(seat), "card": words.card(card)}
    return pgettext("whose card", "%(name)s: %(card)s") % told


def is_seen(seen: Observation, seat: Seat, card: Card) -> bool:
    """Say whether the viewer sees such a card where it is pointed at."""
    held = any(hand.seat == seat and card in (*hand.known, *hand.before) for hand in seen.hands)
    return held or any(_lies(laid, seat, card) for zone in seen.zones for laid in zone.laid)


def _seat_marked(hand: Hand, seat: Seat) -> Hand:
    return replace(hand, marks=(*hand.marks, POINTED)) if hand.seat == seat else hand


def _card_marked(hand: Hand, seat: Seat, card: Card) -> Hand:
    if hand.seat != seat or card not in (*hand.known, *hand.before):
        return hand
    return replace(hand, marked={**hand.marked, card: (*hand.marked.get(card, ()), POINTED)})


def _laid_marked(zone: Zone, seat: Seat, card: Card) -> Zone:
    laid = (
        replace(each, marks=(*each.marks, POINTED)) if _lies(each, seat, card) else each
        for each in zone.laid
    )
    return replace(zone, laid=tuple(laid))


def _place_marked(zone: Zone, at: str) -> Zone:
    laid = (
        replace(each.laid, marks=(*each.laid.marks, POINTED)) if each.at == at else each.laid
        for each in places(zone)
    )
    return replace(zone, laid=tuple(laid))


def _lies(laid: Laid, seat: Seat, card: Card) -> bool:
    return (laid.seat or "") == seat and card in laid.cards
