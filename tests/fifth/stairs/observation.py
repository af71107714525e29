"""What a seat may see of Stairs: its own hand, how many cards the others hold, the top card."""

from games.core.cards import DEALER, SEATS, UNKNOWN, Seat
from games.core.protocol import OPEN, Ask, Hand, Laid, Observation, Param, Zone
from tests.fifth.stairs.cards import DECK
from tests.fifth.stairs.state import State


def observe(state: State, viewer: Seat) -> Observation:
    """Return the table as `viewer` sees it; at the end hands are open."""
    hands = tuple(_hand(state, index, viewer) for index in range(len(state.hands)))
    trick = Zone("trick", _trick(state))
    rest = DECK.size - sum(each.count for each in hands) - trick.count
    zones = (trick, Zone("aside", (Laid(None, (), rest),)))
    return Observation(viewer, hands, zones, _ask(state))


def _trick(state: State) -> tuple[Laid, ...]:
    """The top card and, after it, an empty play for each seat that has passed."""
    if state.top is None:
        return ()
    count = len(state.hands)
    passed = range(1, (state.turn - state.by) % count)
    return (
        Laid(SEATS[state.by], (state.top,)),
        *(Laid(SEATS[(state.by + at) % count], (), marks=("passed",)) for at in passed),
    )


def _hand(state: State, index: int, viewer: Seat) -> Hand:
    seat, hand = SEATS[index], state.hands[index]
    is_open = viewer in (OPEN, seat) or state.is_over
    known = tuple(card for card in hand if card != UNKNOWN and is_open)
    return Hand(seat, known, len(hand) - len(known))


def _ask(state: State) -> Ask:
    seat = SEATS[state.turn]
    if state.is_over:
        return Ask("over", (), {"seat": seat}, ("end-first-out",))
    if not state.is_dealt:
        return Ask("deal", (DEALER,), {}, ("deal-six",))
    if state.top is None:
        return Ask("lead", (seat,), {"seat": seat}, ("lead-one",))
    params: dict[str, Param] = {"seat": seat, "need": int(state.top)}
    return Ask("follow", (seat,), params, ("climb-higher", "climb-pass"))
