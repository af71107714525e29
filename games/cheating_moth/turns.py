"""What a legal move does: cards on the pile, actions, calls, the end of a round and of the game.

`play` asks `rules.check` first; everything after may rely on a legal move. Each step takes a state
and the list of events it adds to. After every move `_age` lets cards that slipped away grow old,
if all could see the move, and `_settle` looks whether somebody is out.
"""

from collections.abc import Callable
from dataclasses import replace

from games.cheating_moth import events as happened
from games.cheating_moth import rules
from games.cheating_moth.cards import (
    ACTIONS,
    ANT,
    COCKROACH,
    HAND_SIZE,
    MOSQUITO,
    MOTH,
    NUMBER,
    SPIDER,
    kind_of,
    number_of,
    penalty,
)
from games.cheating_moth.options import CheatingMothOptions, most_seats
from games.cheating_moth.scoring import next_guard, outcome, score_cites
from games.cheating_moth.state import Gifts, Race, Slaps, Slip, Spider, State
from games.core.cards import DEALER, SEAT_INDEX, SEATS, UNKNOWN, Card, Cards, without
from games.core.errors import IllegalMove
from games.core.protocol import Event, Move, Played

SEATS_ALLOWED = range(3, 6)
Events = list[Event]


def setup(seats: int, options: CheatingMothOptions, first: str) -> State:
    """Return the table before the first deal: `first`, the oldest, has the guard card
    (`setup-guard-oldest`) and the first turn (`setup-guard-starts`).

    Raises ValueError for a number of seats that the options don't allow (`more-players`) or a
    `first` that is not at the table.
    """
    most = most_seats(options)
    if seats not in range(3, most + 1) or first not in SEATS[:seats]:
        raise ValueError(f"{seats} seats with {first!r} first: expected 3-{most} and one of them")
    guard = SEAT_INDEX[first]
    return State(options, ((),) * seats, guard, guard, guard)


def play(state: State, move: Move) -> Played[State]:
    """Return the state after `move` and what happened; raises IllegalMove with the violation."""
    violation = rules.check(state, move)
    if violation is not None:
        raise IllegalMove(move, violation)
    events: Events = []
    if move.seat == DEALER:
        after = _shuffle(state, move, events) if state.draws else _deal(state, move, events)
    else:
        after = _MOVES[move.verb](state, move, SEAT_INDEX[move.seat], events)
    return Played(_settle(after, events), tuple(events))


# The dealer


def _deal(state: State, move: Move, events: Events) -> State:
    seats = len(state.hands)
    hands = tuple(
        state.deck.sort(move.cards[index * HAND_SIZE : (index + 1) * HAND_SIZE])
        for index in range(seats)
    )
    top, *stock = move.cards[seats * HAND_SIZE :]
    guard = state.guard
    after = State(state.options, hands, guard, guard, guard, top, tuple(stock), points=state.points)
    first = "game-next-guard" if state.points else "setup-guard-oldest"
    turned = {NUMBER: (), MOTH: ("setup-first-top-moth",)}
    events += [
        happened.HandsDealt(
            ("setup-hand-8", "setup-shuffle-71", "deck-composition"), HAND_SIZE, len(stock)
        ),
        happened.FirstCardTurned(
            (*turned.get(kind_of(top), ("setup-first-top-no-action",)), "setup-first-top"), top
        ),
        happened.RoundOpened((first, "setup-guard-starts"), after.round, SEATS[guard]),
    ]
    return after


def _shuffle(state: State, move: Move, events: Events) -> State:
    assert state.top is not None
    events.append(
        happened.PileReshuffled(("pile-reshuffle", "pile-top-stays"), len(state.discard), state.top)
    )
    after = replace(state, stock=move.cards, discard=(), draws=())
    return _draw(after, state.draws, ("pile-reshuffle",), events)


def _draw(state: State, seats: tuple[int, ...], why: tuple[str, ...], events: Events) -> State:
    """Let `seats` draw one card each, as far as there are cards; where the draw pile must be
    shuffled first, those still to draw wait in `draws`."""
    for at, seat in enumerate(seats):
        if not state.stock and state.discard:
            count = len(state.discard)
            events.append(happened.PileUsedUp(("pile-reshuffle",), SEATS[seat], count))
            return replace(state, draws=seats[at:])
        if not state.stock:
            events.append(happened.DrawSkipped(("pile-exhausted",), SEATS[seat]))
            continue
        card, *rest = state.stock
        events.append(happened.CardDrawn(why, SEATS[seat], card))
        state = replace(_take(state, seat, (card,)), stock=tuple(rest))
    return state


# Hands


def _take(state: State, seat: int, cards: Cards) -> State:
    hand = state.deck.sort((*state.hands[seat], *cards))
    return replace(state, hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]))


def _lose(state: State, seat: int, card: Card) -> State:
    hand = without(state.hands[seat], (card,))
    return replace(state, hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]))


def _onto_the_pile(state: State, seat: int, card: Card) -> State:
    assert state.top is not None
    discard = state.deck.sort((*state.discard, state.top))
    return replace(_lose(state, seat, card), top=card, discard=discard)


def _clockwise_after(state: State, seat: int) -> tuple[int, ...]:
    seats = len(state.hands)
    return tuple((seat + step) % seats for step in range(1, seats))


# A turn


def _play(state: State, move: Move, seat: int, events: Events) -> State:
    state = _end_turn(state, events)
    card = move.cards[0]
    events.append(happened.CardPlayed(_play_cites(state, card), move.seat, card))
    state = _age(_onto_the_pile(state, seat, card))
    if kind_of(card) not in ACTIONS:
        return state
    if not state.hands[seat] and state.options.last_card_action == "void":
        events.append(happened.LastActionVoid(("round-last-action-void",), move.seat, card))
        return state
    return _act(state, card, seat, events)


def _end_turn(state: State, events: Events) -> State:
    """Return the state in which the left neighbour is next; a race that was open is over."""
    if isinstance(state.action, Race):
        state = _close_race(state, events)
    return replace(state, turn=(state.turn + 1) % len(state.hands))


def _close_race(state: State, events: Events) -> State:
    assert isinstance(state.action, Race)
    nobody = () if state.action.tried else ("cockroach-none",)
    events.append(happened.RaceClosed((*nobody, "cockroach-turn"), SEATS[state.turn]))
    return replace(state, action=None)


def _play_cites(state: State, card: Card) -> tuple[str, ...]:
    assert state.top is not None
    kind = kind_of(card)
    moth = ("turn-guard-moth", "turn-guard-moth-no-effect") if kind == MOTH else ()
    joined = {number_of(card), number_of(state.top)} == {1, 5}
    return (
        *moth,
        *(("turn-wrap",) if joined else ()),
        "turn-play-adjacent",
        *(() if kind in (NUMBER, MOTH) else ("turn-kind-irrelevant",)),
    )


def _draw_instead(state: State, move: Move, seat: int, events: Events) -> State:
    state = _age(_end_turn(state, events))
    return _draw(state, (seat,), ("turn-draw-if-none", "turn-draw-ends"), events)


# Actions


def _act(state: State, card: Card, seat: int, events: Events) -> State:
    """Carry out an action card, or begin to (`action-on-play`)."""
    name = SEATS[seat]
    kind = kind_of(card)
    if kind == SPIDER:
        events.append(happened.SpiderPlayed(("spider-give-one", "action-on-play"), name))
        return _owe_for_spider(replace(state, action=Spider(seat)), seat, events)
    if kind == MOSQUITO:
        events.append(happened.MosquitoPlayed(("mosquito-slap", "action-on-play"), name))
        return replace(state, action=Slaps(seat))
    if kind == COCKROACH:
        joins = ("cockroach-player-may",) if state.options.cockroach_player else ()
        clauses = ("cockroach-race", *joins, "action-on-play")
        events.append(happened.RaceOpened(clauses, name, number_of(card)))
        return replace(state, action=Race(seat))
    assert kind == ANT
    events.append(happened.AntPlayed(("ant-others-draw", "ant-order", "action-on-play"), name))
    return _draw(state, _clockwise_after(state, seat), ("ant-others-draw", "ant-order"), events)


def _owe_for_spider(state: State, seat: int, events: Events) -> State:
    if rules.giveable(state, seat):
        return state
    return _give_nothing_for_spider(state, seat, events)


def _give_nothing_for_spider(state: State, seat: int, events: Events) -> State:
    kept = rules.is_kept_last(state, state.hands[seat])
    _tell_of_nothing(state, seat, "spider-may-empty" if kept else "spider-no-eligible", events)
    return replace(state, action=None)


def _tell_of_nothing(state: State, seat: int, why: str, events: Events) -> None:
    """Say that a seat has nothing to give, if it has cards and all of them are stated."""
    hand = state.hands[seat]
    if hand and UNKNOWN not in hand:
        events.append(happened.GaveNothing((why,), SEATS[seat]))


def _give(state: State, move: Move, seat: int, events: Events) -> State:
    card, to = move.cards[0], SEAT_INDEX[str(move.to)]
    after = _take(_lose(state, seat, card), to, (card,))
    is_out = not after.hands[seat]
    events.append(happened.CardGiven(_gift_cites(state, is_out), move.seat, card, str(move.to)))
    if state.caught is not None:
        return _pass_guard(after, state.caught, events)
    if isinstance(state.action, Gifts):
        return _one_giver_less(after, state.action, seat)
    return _age(replace(after, action=None))


def _gift_cites(state: State, is_out: bool) -> tuple[str, ...]:
    if state.caught is not None:
        return ("accuse-guilty-penalty-card", "accuse-penalty-choice")
    if isinstance(state.action, Gifts):
        out = ("mosquito-may-empty",) if is_out else ()
        return (*out, "mosquito-giver-chooses", "mosquito-slowest-receives")
    return (*(("spider-may-empty",) if is_out else ()), "spider-give-one")


def _one_giver_less(state: State, gifts: Gifts, seat: int) -> State:
    left = tuple(each for each in gifts.givers if each != seat)
    if left:
        return replace(state, action=replace(gifts, givers=left))
    return _age(replace(state, action=None))


def _pass(state: State, move: Move, seat: int, events: Events) -> State:
    """Show that there is nothing to give, or let a last cockroach's race end."""
    if isinstance(state.action, Race):
        return _close_race(state, events)
    if isinstance(state.action, Gifts):
        _tell_of_nothing(state, seat, "mosquito-no-eligible", events)
        return _one_giver_less(state, state.action, seat)
    return _age(_give_nothing_for_spider(state, seat, events))


def _slap(state: State, move: Move, seat: int, events: Events) -> State:
    assert isinstance(state.action, Slaps)
    slapped = (*state.action.slapped, seat)
    events.append(happened.Slapped(("mosquito-slap",), move.seat, len(slapped)))
    left = [each for each in _clockwise_after(state, state.action.player) if each not in slapped]
    if len(left) > 1:
        return replace(state, action=replace(state.action, slapped=slapped))
    return _slowest(state, state.action.player, left[0], events)


def _slowest(state: State, player: int, slowest: int, events: Events) -> State:
    draws = state.options.mosquito_slowest == "draw"
    why = ("mosquito-slowest-receives", *(() if draws else ("mosquito-giver-chooses",)))
    events.append(happened.SlowestFound(why, SEATS[slowest]))
    if draws:
        return _draw(_age(replace(state, action=None)), (slowest,), why, events)
    givers = []
    for seat in _clockwise_after(state, slowest):
        if rules.giveable(replace(state, action=None), seat):
            givers.append(seat)
        else:
            _tell_of_nothing(state, seat, "mosquito-no-eligible", events)
    if not givers:
        return _age(replace(state, action=None))
    return replace(state, action=Gifts(player, slowest, tuple(givers)))


def _throw(state: State, move: Move, seat: int, events: Events) -> State:
    race, card = state.action, move.cards[0]
    assert isinstance(race, Race)
    tried = replace(race, tried=(*race.tried, seat))
    if race.tried:
        events.append(happened.ThrowTooLate(("cockroach-first-only",), move.seat, card))
        return replace(state, action=tried)
    chains = state.options.cockroach_chains and kind_of(card) in ACTIONS
    events.append(happened.CardThrown(_throw_cites(race, seat, card, chains), move.seat, card))
    after = _age(_onto_the_pile(state, seat, card))
    is_last = not after.hands[seat]
    if chains and is_last and state.options.last_card_action == "void":
        events.append(happened.LastActionVoid(("round-last-action-void",), move.seat, card))
    elif chains and not after.is_ending:
        return _act(replace(after, action=None), card, seat, events)
    ends = is_last or after.is_ending
    return replace(after, action=None if ends else tried)


def _throw_cites(race: Race, seat: int, card: Card, chains: bool) -> tuple[str, ...]:
    kind = kind_of(card)
    own = ("cockroach-player-may",) if seat == race.player else ()
    moth = ("cockroach-moth",) if kind == MOTH else ()
    action = ("cockroach-any-kind", *(() if chains else ("cockroach-no-chain",)))
    action = action if kind in ACTIONS else ()
    return ("cockroach-first-only", *own, *moth, *action, "cockroach-race")


# Cheating and calling


def _cheat(state: State, move: Move, seat: int, events: Events) -> State:
    card = move.cards[0]
    when = () if seat == state.turn else ("cheat-when",)
    events.append(happened.SlippedAway(("cheat-what", *when, "accuse-window"), move.seat, card))
    fresh = _in_order(state, (*state.fresh, Slip(seat, card)))
    return replace(_lose(state, seat, card), fresh=fresh)


def _in_order(state: State, slips: tuple[Slip, ...]) -> tuple[Slip, ...]:
    order = state.deck.order
    return tuple(sorted(slips, key=lambda slip: (slip.seat, slip.age, order[slip.card])))


def _age(state: State) -> State:
    """Let a public event pass: what is too old can't be called any more (`accuse-window`)."""
    if not state.fresh:
        return state
    older = tuple(replace(slip, age=slip.age + 1) for slip in state.fresh)
    gone = tuple((slip.seat, slip.card) for slip in older if slip.age > state.options.catch_window)
    order = state.deck.order
    away = sorted((*state.away, *gone), key=lambda each: (each[0], order[each[1]]))
    fresh = tuple(slip for slip in older if slip.age <= state.options.catch_window)
    return replace(state, fresh=fresh, away=tuple(away))


def _accuse(state: State, move: Move, seat: int, events: Events) -> State:
    to = SEAT_INDEX[str(move.to)]
    events.append(happened.Accused(("accuse-call", "accuse-guard-only"), move.seat, str(move.to)))
    cards = tuple(slip.card for slip in state.fresh if slip.seat == to)
    if not cards:
        return _false_alarm(state, move, seat, to, events)
    back = _take(state, to, cards)
    back = replace(back, fresh=tuple(slip for slip in state.fresh if slip.seat != to))
    clauses = ("accuse-guilty-return", "accuse-window")
    events.append(happened.Caught(clauses, str(move.to), state.deck.sort(cards)))
    if state.options.caught_gets != "guard-card":
        return _pass_guard(back, to, events)
    waiting = replace(back, caught=to)
    if rules.giveable(waiting, seat):
        return waiting
    _tell_of_nothing(waiting, seat, "accuse-penalty-not-moth", events)
    return _pass_guard(waiting, to, events)


def _false_alarm(state: State, move: Move, seat: int, to: int, events: Events) -> State:
    late = any(each == to for each, _ in state.away)
    clauses = ("accuse-innocent", *(("accuse-window",) if late else ()))
    events.append(happened.WronglyAccused(clauses, move.seat, str(move.to)))
    return _resume(_draw(_age(state), (seat,), ("accuse-innocent",), events), events)


def _pass_guard(state: State, caught: int, events: Events) -> State:
    """The caught player gets the guard card, and by some rules draws (`caught-gets`)."""
    old = state.guard
    clauses = ("accuse-guilty-guard-passes",)
    events.append(happened.GuardPassed(clauses, SEATS[caught], SEATS[old]))
    state = _age(replace(state, guard=caught, caught=None))
    if not state.hands[old]:
        return replace(state, action=None)
    if state.options.caught_gets == "draw":
        state = _draw(state, (caught,), ("accuse-guilty-penalty-card",), events)
    return _resume(state, events)


def _resume(state: State, events: Events) -> State:
    if not state.draws:
        events.append(happened.PlayResumed(("accuse-resume",), SEATS[state.turn]))
    return state


# The end of a round


def _settle(state: State, events: Events) -> State:
    """End the round if somebody is out; a mosquito's gifts, and a last action card that is
    carried out first (`last-card-action`), are waited for."""
    out = tuple(index for index, hand in enumerate(state.hands) if not hand)
    if not out or state.between_rounds or state.draws or state.caught is not None:
        return state
    if isinstance(state.action, Gifts) or (state.is_ending and len(out) == 1):
        return state
    return _end_round(state, out, events)


def _end_round(state: State, out: tuple[int, ...], events: Events) -> State:
    several = ("round-several-out",) if len(out) > 1 else ()
    events.append(happened.RoundEnded((*several, "round-end"), state.letters(out)))
    for index in range(len(state.hands)):
        if cards := state.deck.sort(state.slipped(index)):
            events.append(happened.SlippedCardsFound(("cheat-gone",), SEATS[index], cards))
    row = tuple(penalty(hand) for hand in state.hands)
    for index, hand in enumerate(state.hands):
        clauses = score_cites(hand, index == state.guard)
        kind = happened.SeatScoredInPart if UNKNOWN in hand else happened.SeatScored
        events.append(kind(clauses, SEATS[index], hand, row[index]))
    guard = next_guard(state, row)
    slipped = (*state.away, *((slip.seat, slip.card) for slip in state.fresh))
    order = state.deck.order
    after = State(
        state.options,
        state.hands,
        guard,
        guard,
        guard,
        away=tuple(sorted(slipped, key=lambda each: (each[0], order[each[1]]))),
        points=(*state.points, row),
    )
    return _end_game(after, events)


def _end_game(state: State, events: Events) -> State:
    ended = outcome(state)
    if ended is not None:
        tie = ("game-tie",) if ended.scores.count(min(ended.scores)) > 1 else ()
        clauses = ("game-winner", *tie, "game-rounds")
        events.append(happened.GameEnded(clauses, ended.winners, min(ended.scores)))
    return state


_MOVES: dict[str, Callable[[State, Move, int, Events], State]] = {
    "play": _play,
    "draw": _draw_instead,
    "give": _give,
    "pass": _pass,
    "slap": _slap,
    "throw": _throw,
    "cheat": _cheat,
    "accuse": _accuse,
}
