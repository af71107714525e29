"""What a seat may do now, found without trying every move; a contract test ties it to `check`."""

from itertools import combinations

from games.bark_side.cards import PASSED, STARTING, WILD
from games.bark_side.rules import follows, lowest, may_tuck
from games.bark_side.state import State
from games.core.cards import DEALER, SEAT_INDEX, SEATS, UNKNOWN, Cards, Seat
from games.core.protocol import Move


def to_move(state: State) -> tuple[Seat, ...]:
    """Return who may act now: the dealer for chance, all who have still to choose what they pass,
    else whose turn it is."""
    if state.over:
        return ()
    if state.needs_dealer:
        return (DEALER,)
    if state.given is not None:
        return tuple(SEATS[seat] for seat, given in enumerate(state.given) if given is None)
    return (SEATS[state.turn],)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return the legal moves of `seat`: plays, single cards and low numbers first, then tucks."""
    if seat == DEALER or seat not in to_move(state):
        return ()
    hand = state.hands[SEAT_INDEX[seat]]
    if state.given is not None:
        return tuple(Move(seat, "give", cards) for cards in _pairs(hand))
    if not state.plays:
        return tuple(Move(seat, "play", cards) for cards in _leads(state, hand))
    plays = [cards for cards in sets(hand) if len(cards) == state.count and follows(state, cards)]
    tucks = [cards for cards in lowest(state, hand, state.count) if may_tuck(state, cards)]
    return (
        *(Move(seat, "play", cards) for cards in plays),
        *(Move(seat, "tuck", cards) for cards in tucks),
    )


def _pairs(hand: Cards) -> tuple[Cards, ...]:
    known = [card for card in hand if card != UNKNOWN]
    return tuple(dict.fromkeys(combinations(known, PASSED)))


def _leads(state: State, hand: Cards) -> list[Cards]:
    if STARTING in hand:
        return [(STARTING,)]
    most = max(1, len(hand) - 1) if state.tucked else 1
    return [cards for cards in sets(hand) if len(cards) <= most]


def sets(hand: Cards) -> list[Cards]:
    """Return every single card and set that a hand can form, by size and then by number; the Wild
    Dog alone comes first, and in a set it stands last."""
    found: list[Cards] = [(WILD,)] if WILD in hand else []
    for face in dict.fromkeys(card for card in hand if card not in (WILD, STARTING, UNKNOWN)):
        own = hand.count(face)
        found += [(face,) * size for size in range(1, own + 1)]
        found += [((face,) * size + (WILD,)) for size in range(1, own + 1) if WILD in hand]
    return sorted(found, key=len)


def candidates(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return every move that the hand of `seat` can form: sets played, the lowest cards tucked in
    every number, all pairs passed."""
    index = SEAT_INDEX.get(seat, 99)
    if index >= len(state.hands):
        return ()
    hand = state.hands[index]
    plays = [*sets(hand), *([(STARTING,)] if STARTING in hand else [])]
    sizes = range(1, len(hand) + 1)
    tucks = [cards for size in sizes for cards in lowest(state, hand, size)]
    singles = [(card,) for card in dict.fromkeys(hand) if card != UNKNOWN]
    return (
        *(Move(seat, "play", cards) for cards in plays),
        *(Move(seat, "tuck", cards) for cards in dict.fromkeys((*tucks, *singles))),
        *(Move(seat, "give", cards) for cards in _pairs(hand)),
    )
