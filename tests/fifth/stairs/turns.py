"""What a legal move does."""

from dataclasses import replace

from games.core.cards import DEALER, SEAT_INDEX, SEATS, without
from games.core.errors import IllegalMove
from games.core.protocol import Event, Move, Played
from tests.fifth.stairs import events as happened
from tests.fifth.stairs.cards import DECK, EACH
from tests.fifth.stairs.options import StairsOptions
from tests.fifth.stairs.rules import check
from tests.fifth.stairs.state import State

SEATS_ALLOWED = range(2, 5)


def setup(seats: int, options: StairsOptions, first: str) -> State:
    """Return the table before the deal; raises ValueError for seats that there aren't."""
    if seats not in SEATS_ALLOWED or first not in SEATS[:seats]:
        raise ValueError(f"{seats} seats with {first!r} first: expected 2-4 and one of the seats")
    return State(options, ((),) * seats, SEAT_INDEX[first])


def play(state: State, move: Move) -> Played[State]:
    """Return the state after `move` and what happened; raises IllegalMove."""
    violation = check(state, move)
    if violation is not None:
        raise IllegalMove(move, violation)
    if move.seat == DEALER:
        return _deal(state, move)
    return _pass(state) if move.verb == "pass" else _climb(state, move)


def _deal(state: State, move: Move) -> Played[State]:
    hands = tuple(
        DECK.sort(move.cards[index * EACH : (index + 1) * EACH])
        for index in range(len(state.hands))
    )
    event = happened.HandsDealt(("deal-six", "deck-steps"), EACH, SEATS[state.turn])
    return Played(replace(state, hands=hands), (event,))


def _pass(state: State) -> Played[State]:
    turn = (state.turn + 1) % len(state.hands)
    passed = happened.Passed(("climb-pass",), SEATS[state.turn])
    if turn != state.by:
        return Played(replace(state, turn=turn), (passed,))
    won = happened.LeadWon(("climb-last-leads",), SEATS[turn])
    return Played(State(state.options, state.hands, turn), (passed, won))


def _climb(state: State, move: Move) -> Played[State]:
    index, card = state.turn, move.cards[0]
    kept = without(state.hands[index], move.cards)
    hands = (*state.hands[:index], kept, *state.hands[index + 1 :])
    rule = "lead-one" if state.top is None else "climb-higher"
    events: tuple[Event, ...] = (happened.CardPlayed((rule,), move.seat, card),)
    if not kept:
        events = (*events, happened.GameEnded(("end-first-out",), move.seat))
        return Played(State(state.options, hands, index), events)
    turn = (index + 1) % len(hands)
    return Played(State(state.options, hands, turn, card, index), events)
