"""What one seat may see of a table of Cheating Moth.

Public: the top card, how many cards lie in the piles, who guards, the slaps and throws in their
order, the points. A hand has for all others the size that they can know: a card that slipped away
still counts in it until it is caught or the round is over, so nothing is told by a number. Who made
it disappear sees it lie apart.
"""

from games.cheating_moth.cards import NEIGHBOURS, number_of
from games.cheating_moth.moves import is_asked
from games.cheating_moth.scoring import outcome, totals
from games.cheating_moth.state import Gifts, Race, Slaps, Spider, State
from games.core.cards import DEALER, SEATS, UNKNOWN, Seat
from games.core.protocol import OPEN, Ask, Hand, Laid, Observation, Param, Zone

TURN = ("play", "draw")
GIVING = ("give", "pass")
"""Always both: whether somebody has a card to give is nobody else's business."""


def observe(state: State, viewer: Seat) -> Observation:
    """Return the table as `viewer` (a seat, PUBLIC or OPEN) sees it. Pure."""
    return Observation(
        viewer=viewer,
        hands=tuple(_hand(state, index, viewer) for index in range(len(state.hands))),
        zones=tuple(_zones(state, viewer)),
        ask=_ask(state),
        banner=_banner(state),
        facts={"round": state.round, "rounds": state.rounds},
        scores=state.points,
    )


def _is_open(state: State, index: int, viewer: Seat) -> bool:
    return viewer in (OPEN, SEATS[index]) or state.between_rounds


def _hand(state: State, index: int, viewer: Seat) -> Hand:
    hand = state.hands[index]
    marks = tuple(_marks(state, index))
    slipped = len(state.slipped(index))
    if not _is_open(state, index, viewer):
        return Hand(SEATS[index], (), len(hand) + slipped, marks)
    known = tuple(card for card in hand if card != UNKNOWN)
    believed = len(hand) + slipped if slipped and not state.between_rounds else None
    return Hand(SEATS[index], known, len(hand) - len(known), marks, believed=believed)


def _marks(state: State, index: int) -> list[str]:
    marks = []
    if index == state.guard and not state.is_over:
        marks.append("guard")
    if index == state.caught:
        marks.append("caught")
    if isinstance(state.action, Gifts) and index == state.action.slowest:
        marks.append("slowest")
    if state.between_rounds and state.points and not state.hands[index]:
        marks.append("out")
    return marks


def _zones(state: State, viewer: Seat) -> list[Zone]:
    zones = []
    if state.top is not None:
        zones.append(Zone("pile", (Laid(None, (state.top,), len(state.discard)),)))
    if isinstance(state.action, Slaps):
        zones.append(_slaps(state.action, len(state.hands)))
    if isinstance(state.action, Race):
        zones.append(_race(state, state.action))
    slipped = _slipped(state, viewer)
    if slipped:
        zones.append(Zone("slipped", slipped))
    zones.append(Zone("stock", (Laid(None, (), _stock(state)),)))
    return zones


def _stock(state: State) -> int:
    """Between rounds all that is neither held nor found under the table is to be shuffled."""
    if state.top is not None:
        return len(state.stock)
    return state.deck.size - sum(map(len, state.hands)) - len(state.away)


def _slaps(slaps: Slaps, seats: int) -> Zone:
    """Return the hands on the mosquito from the lowest on, then those still in the air."""
    late = [seat for seat in range(seats) if seat not in slaps.slapped and seat != slaps.player]
    down = [Laid(SEATS[seat], (), marks=("slapped",)) for seat in slaps.slapped]
    return Zone("slaps", (*down, *(Laid(SEATS[seat], (), marks=("not-yet",)) for seat in late)))


def _race(state: State, race: Race) -> Zone:
    """Return who has thrown in; the card that stayed is the top card of the pile."""
    order = enumerate(race.tried)
    return Zone(
        "race",
        tuple(
            Laid(SEATS[seat], (), marks=("too-late" if place else "thrown",))
            for place, seat in order
        ),
    )


def _slipped(state: State, viewer: Seat) -> tuple[Laid, ...]:
    fresh = [
        Laid(SEATS[slip.seat], (slip.card,), marks=("can-be-caught",))
        for slip in state.fresh
        if _is_open(state, slip.seat, viewer)
    ]
    gone = [
        Laid(SEATS[seat], (card,), marks=("slipped-away",))
        for seat, card in state.away
        if _is_open(state, seat, viewer)
    ]
    return (*fresh, *gone)


def _banner(state: State) -> str:
    if state.caught is not None:
        return "caught"
    if isinstance(state.action, Slaps):
        return "slap"
    return "race" if isinstance(state.action, Race) else ""


def _ask(state: State) -> Ask:
    ended = outcome(state)
    if ended is not None:
        points: Param = min(totals(state.points))
        return Ask("over", (), {"seats": ended.winners, "points": points}, ("game-winner",))
    if state.between_rounds:
        params: dict[str, Param] = {"round": len(state.points) + 1, "seat": SEATS[state.guard]}
        return Ask("deal", (DEALER,), params, ("setup-hand-8",))
    if state.draws:
        return Ask("shuffle", (DEALER,), {"count": len(state.discard)}, ("pile-reshuffle",))
    asked = tuple(index for index in range(len(state.hands)) if is_asked(state, index))
    return _ask_seats(state, state.letters(asked))


def _ask_seats(state: State, seats: tuple[Seat, ...]) -> Ask:
    action = state.action
    if state.caught is not None:
        told: dict[str, Param] = {"seat": seats[0], "to": SEATS[state.caught]}
        return Ask("penalty", seats, told, ("accuse-guilty-penalty-card",), ("give",))
    if isinstance(action, Spider):
        clauses = ("spider-give-one", "spider-not-moth")
        return Ask("spider", seats, {"seat": seats[0]}, clauses, GIVING)
    if isinstance(action, Slaps):
        return Ask("slap", seats, {}, ("mosquito-slap",), ("slap",))
    if isinstance(action, Gifts):
        slowest: dict[str, Param] = {"to": SEATS[action.slowest]}
        clauses = ("mosquito-slowest-receives", "mosquito-not-moth")
        return Ask("gifts", seats, slowest, clauses, GIVING)
    return _ask_turn(state, seats)


def _ask_turn(state: State, seats: tuple[Seat, ...]) -> Ask:
    assert state.top is not None
    number = number_of(state.top)
    low, high = NEIGHBOURS[number]
    params: dict[str, Param] = {"seat": seats[0], "low": low, "high": high, "number": number}
    if not isinstance(state.action, Race):
        return Ask("turn", seats, params, ("turn-play-adjacent", "turn-draw-if-none"), TURN)
    if state.is_ending:
        return Ask("last-race", seats, params, ("cockroach-race",), ("throw", "pass"))
    return Ask("race", seats, params, ("cockroach-race", "turn-play-adjacent"), TURN)
