"""What one seat may see of a table of The Bark Side.

Public: the running trick, tucked or not, the shelters (`open-shelters`), how many cards each hand
has, whether sets may be led, who has chosen what to pass on (not what).
"""

from games.bark_side.cards import DECK, PASSED, number_of
from games.bark_side.moves import to_move
from games.bark_side.rules import wild_is_boss
from games.bark_side.scoring import boss, outcome
from games.bark_side.state import State
from games.core.cards import DEALER, SEATS, UNKNOWN, Seat, without
from games.core.protocol import OPEN, Ask, Hand, Laid, Observation, Param, Zone


def observe(state: State, viewer: Seat) -> Observation:
    """Return the table as `viewer` (a seat, PUBLIC or OPEN) sees it. Pure."""
    may_lead_sets = state.tucked and not state.between_rounds and not state.is_last_trick
    return Observation(
        viewer=viewer,
        hands=tuple(_hand(state, index, viewer) for index in range(len(state.hands))),
        zones=tuple(_zones(state, viewer)),
        ask=_ask(state),
        banner="unlocked" if may_lead_sets else "",
        facts={"round": state.round - state.over, "kinds": state.options.end_kinds},
    )


def _hand(state: State, index: int, viewer: Seat) -> Hand:
    chosen = state.given[index] if state.given is not None else None
    hand = without(state.hands[index], chosen or ())
    is_open = viewer in (OPEN, SEATS[index])
    known = tuple(card for card in hand if card != UNKNOWN) if is_open else ()
    marks = []
    if index == state.leader and not state.over and not state.between_rounds:
        marks.append("leader")
    if chosen is not None:
        marks.append("has-chosen")
    return Hand(
        SEATS[index], known, len(hand) - len(known), tuple(marks), before=state.shelters[index]
    )


def _zones(state: State, viewer: Seat) -> list[Zone]:
    zones = [Zone("trick", tuple(_laid(state, index) for index in range(len(state.plays))))]
    if state.given is not None:
        zones.append(Zone("passing", tuple(_given(state, viewer))))
    seen = sum(map(len, (*state.hands, *state.shelters)))
    seen += sum(len(laid.cards) for laid in state.plays)
    zones.append(Zone("aside", (Laid(None, (), len(state.dogs) - seen),)))
    boxed = DECK.size - len(state.dogs)
    return [*zones, Zone("box", (Laid(None, (), boxed),))] if boxed else zones


def _laid(state: State, index: int) -> Laid:
    laid = state.plays[index]
    number = number_of(laid.cards)
    marks = ["lead"] if index == 0 else []
    if laid.is_tuck:
        marks.append("tucked")
    elif number is not None and _is_boss(state, index):
        marks.append("boss")
    seat = SEATS[state.seat_of_play(index)]
    return Laid(seat, laid.cards, marks=tuple(marks), value=None if laid.is_tuck else number)


def _is_boss(state: State, index: int) -> bool:
    """Say whether a play would be boss if the trick ended now."""
    return index == boss(state, wild=wild_is_boss(state))


def _given(state: State, viewer: Seat) -> list[Laid]:
    """Chosen cards lie face down; who chose them knows them."""
    assert state.given is not None
    found = []
    for seat, cards in enumerate(state.given):
        if cards is not None:
            is_open = viewer in (OPEN, SEATS[seat])
            found.append(Laid(SEATS[seat], cards if is_open else (), 0 if is_open else len(cards)))
    return found


def _ask(state: State) -> Ask:
    ended = outcome(state)
    if ended is not None:
        kinds: Param = ended.scores[SEATS.index(ended.winners[0])]
        return Ask("over", (), {"seats": ended.winners, "count": kinds}, ("win-fewest-kinds",))
    if state.draws:
        told: dict[str, Param] = {"seat": SEATS[state.leader], "other": SEATS[state.turn]}
        return Ask("draw", (DEALER,), told, ("startdog-draw-left",), ("draw",))
    if state.between_rounds:
        told = {"round": state.round, "count": state.hand_size}
        return Ask("deal", (DEALER,), told, ("deal-ten",), ("deal",))
    seats = to_move(state)
    if state.given is not None:
        clauses = ("pass-two-right", "pass-blind")
        return Ask("pass", seats, {"count": PASSED}, clauses, ("give",), several=True)
    params: dict[str, Param] = {"seat": seats[0]}
    if state.is_last_trick:
        return Ask("last", seats, params, ("last-trigger",), ("play", "tuck"))
    if not state.plays:
        return _ask_to_lead(state, seats[0])
    params |= {"need": state.need, "count": state.count}
    code = "follow" if state.count == 1 else "follow-set"
    clauses = ("follow-equal-or-higher", "tuck-when")
    return Ask(code, seats, params, clauses, ("play", "tuck"), several=state.count > 1)


def _ask_to_lead(state: State, seat: Seat) -> Ask:
    if state.holder() is not None:
        return Ask(
            "lead-starting-dog", (seat,), {"seat": seat}, ("startdog-holder-leads",), ("play",)
        )
    if state.tucked:
        clauses = ("lead-set", "lead-keep-one")
        return Ask("lead-any", (seat,), {"seat": seat}, clauses, ("play",), several=True)
    return Ask("lead", (seat,), {"seat": seat}, ("lead-no-set-before-tuck",), ("play",))
