"""What a legal move does: queens wake, change sides and go to sleep; hands are filled up.

`play` asks `rules.check` first; everything after may rely on a legal move. Each step takes a state
and the list of events it adds to. `_settle` looks after every change of queens whether the game is
over; `_end_turn` fills up the hand and passes the turn on.
"""

from collections.abc import Callable
from dataclasses import replace

from games.core.cards import DEALER, SEAT_INDEX, SEATS, Card, Cards, without
from games.core.errors import IllegalMove
from games.core.protocol import Event, Move, Played
from games.sleeping_queens import events as happened
from games.sleeping_queens import rules
from games.sleeping_queens.cards import (
    HAND_SIZE,
    JESTER,
    KING,
    KNIGHT,
    POWERS,
    RED,
    ROSE,
    VALUE,
    clashes,
    is_run,
    is_sum,
)
from games.sleeping_queens.options import SleepingQueensOptions, enough
from games.sleeping_queens.scoring import outcome, reached, why_over
from games.sleeping_queens.state import Attack, Flip, Place, State, Wake

SEATS_ALLOWED = range(2, 6)
Events = list[Event]


def setup(seats: int, options: SleepingQueensOptions, first: str) -> State:
    """Return the table before the first deal: `first` begins (`setup-starter`).

    Raises ValueError for a number of seats other than 2-5, or a `first` that is not at the table
    or not the seat that `start-choice` names.
    """
    if seats not in SEATS_ALLOWED or first not in SEATS[:seats]:
        raise ValueError(f"{seats} seats with {first!r} first: expected 2-5 and one of the seats")
    if options.start_choice not in ("random", first):
        raise ValueError(f"{first!r} first: the options say {options.start_choice!r}")
    return State(options, ((),) * seats, ((),) * seats, SEAT_INDEX[first])


def play(state: State, move: Move) -> Played[State]:
    """Return the state after `move` and what happened; raises IllegalMove with the violation."""
    violation = rules.check(state, move)
    if violation is not None:
        raise IllegalMove(move, violation)
    events: Events = []
    if move.seat == DEALER:
        after = _DEALER[move.verb](state, move, events)
    else:
        after = _MOVES[move.verb](state, move, SEAT_INDEX[move.seat], events)
    return Played(after, tuple(events))


# The dealer


def _deal(state: State, move: Move, events: Events) -> State:
    seats = len(state.hands)
    hands = tuple(
        RED.sort(move.cards[index * HAND_SIZE : (index + 1) * HAND_SIZE]) for index in range(seats)
    )
    stock = move.cards[seats * HAND_SIZE :]
    clauses = ("setup-hand-5", "setup-piles", "deck-composition")
    events.append(happened.HandsDealt(clauses, HAND_SIZE, len(stock)))
    return replace(state, hands=hands, stock=stock)


def _lay(state: State, move: Move, events: Events) -> State:
    clauses = ("setup-queens-grid", "deck-queens", "setup-starter")
    events.append(happened.QueensLaid(clauses, len(move.cards), SEATS[state.turn]))
    return replace(state, grid=move.cards)


def _shuffle(state: State, move: Move, events: Events) -> State:
    events.append(happened.PileReshuffled(("pile-reshuffle",), len(move.cards)))
    after = replace(state, stock=move.cards, discard=(), top=None, draws=())
    if isinstance(state.task, Flip):
        why = ("jester-empty-pile", "jester-flip")
        return _flip(replace(after, task=None), why, events)
    return _fill_up(after, state.draws, ("pile-reshuffle",), events)


# Hands and piles


def _discard(state: State, seat: int, cards: Cards) -> State:
    """Lay cards of a hand onto the discard pile; the last of them is on top."""
    hand = without(state.hands[seat], cards)
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    return replace(_onto_the_pile(state, cards), hands=hands)


def _onto_the_pile(state: State, cards: Cards) -> State:
    covered = (*state.discard, *((state.top,) if state.top else ()), *cards[:-1])
    return replace(state, discard=RED.sort(covered), top=cards[-1])


def _take(state: State, seat: int, cards: Cards) -> State:
    hand = RED.sort((*state.hands[seat], *cards))
    return replace(state, hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]))


def _fill_up(state: State, seats: tuple[int, ...], why: tuple[str, ...], events: Events) -> State:
    """Let `seats` fill up their hands (`turn-refill`) and pass the turn on; where the draw pile
    must be shuffled first, those not yet served wait in `draws`, or the game ends
    (`empty-pile`)."""
    for at, seat in enumerate(seats):
        need = HAND_SIZE - len(state.hands[seat])
        cards, stock = state.stock[:need], state.stock[need:]
        if cards:
            events.append(happened.CardsDrawn(why, SEATS[seat], RED.sort(cards)))
            state = replace(_take(state, seat, cards), stock=stock)
        if len(cards) < need:
            if state.options.empty_pile == "game-ends":
                return _end_game(state, ("pile-reshuffle",), events)
            if state.top is not None:
                count = len(rules.shuffled(state))
                events.append(happened.PileUsedUp(("pile-reshuffle",), count))
                return replace(state, draws=seats[at:])
            events.append(happened.DrawSkipped(("pile-exhausted",), SEATS[seat]))
    return replace(state, turn=(state.turn + 1) % len(state.hands))


def _end_turn(state: State, events: Events, *others: int) -> State:
    """Fill up the hand of whose turn it was, then those of `others`, and pass the turn on."""
    return _fill_up(state, (state.turn, *others), ("turn-refill",), events)


def _settle(state: State, events: Events, waker: int) -> State:
    """End the game if the queens end it (`end-check-time`), else the turn; `waker` is who has just
    got a queen or might have."""
    if why_over(state):
        off_turn = waker != state.turn and bool(reached(state, waker))
        return _end_game(state, ("jester-win-off-turn",) if off_turn else (), events)
    return _end_turn(state, events)


def _end_game(state: State, why: tuple[str, ...], events: Events) -> State:
    after = replace(state, over=True, task=None)
    ended = outcome(after)
    assert ended is not None
    clauses = (*_end_cites(after, ended.termination), *why, "end-check-time")
    points = max(after.points(SEAT_INDEX[seat]) for seat in ended.winners)
    events.append(happened.GameEnded(clauses, ended.winners, points))
    return after


def _end_cites(state: State, termination: str) -> tuple[str, ...]:
    if not termination.startswith("enough"):
        tied = sorted(state.points(seat) for seat in range(len(state.hands)))
        tie = ("end-tie",) if tied[-1] == tied[-2] else ()
        return (*tie, *(("end-all-awake",) if termination == "all-awake" else ()))
    few = len(state.hands) <= 3
    queens, points = enough(state.options, len(state.hands))
    over = any(
        len(awake) > queens or state.points(seat) > points for seat, awake in enumerate(state.awake)
    )
    rule = "end-threshold-23" if few else "end-threshold-45"
    return (rule, *(("end-over-threshold",) if over else ()))


# Actions


def _play(state: State, move: Move, seat: int, events: Events) -> State:
    card = move.cards[0]
    if isinstance(state.task, Attack):
        return _block(state, card, seat, events)
    after = _discard(state, seat, move.cards)
    if card == KING:
        events.append(happened.PowerPlayed(("king-wake", "turn-one-action"), move.seat, card))
        return _wake(after, seat, int(str(move.to)), ("king-wake",), events)
    if card == JESTER:
        events.append(happened.PowerPlayed(("jester-flip", "turn-one-action"), move.seat, card))
        return _flip_or_wait(after, events)
    queen = str(move.to)
    victim = state.owner(queen)
    assert victim is not None
    rule = "knight-steal" if card == KNIGHT else "potion-sleep"
    events += [
        happened.PowerPlayed(("turn-one-action",), move.seat, card),
        happened.QueenAttacked((rule, "turn-one-action"), move.seat, queen, SEATS[victim]),
    ]
    return replace(after, task=Attack(card, queen, victim))


def _discard_cards(state: State, move: Move, seat: int, events: Events) -> State:
    cards = RED.sort(move.cards)
    clauses = (*_discard_cites(cards, state.options), "turn-one-action")
    events.append(happened.CardsDiscarded(clauses, move.seat, cards))
    return _end_turn(_discard(state, seat, cards), events)


def _discard_cites(cards: Cards, options: SleepingQueensOptions) -> tuple[str, ...]:
    if len(cards) == 1:
        return ("discard-single", *(() if cards[0] in VALUE else ("discard-single-kind",)))
    if is_sum(cards):
        repeats = len(set(cards)) < len(cards)
        return (*(("discard-sum-repeats",) if repeats else ()), "discard-sum")
    if cards[0] in POWERS:
        return ("discard-no-power-pair",)
    if len(cards) == 2:
        return ("discard-pair",)
    may = options.runs_and_triples and (is_run(cards) or (len(cards), len(set(cards))) == (3, 1))
    return ("discard-no-triple",) if may else ("discard-no-two-sided",)


# Waking


def _wake(state: State, seat: int, place: int, why: tuple[str, ...], events: Events) -> State:
    """Turn up who sleeps in a place; Cat and Dog never stay together, Rose wakes one more."""
    queen = state.grid[place - 1]
    assert queen is not None
    events.append(happened.QueenWoken(why, SEATS[seat], queen, place))
    if clashes(queen, state.awake[seat]):
        return _back_to_sleep(state, seat, queen, place, why, events)
    grid = (*state.grid[: place - 1], None, *state.grid[place:])
    after = replace(_lay_before(state, seat, queen), grid=grid, task=None)
    if queen != ROSE:
        return _settle(after, events, seat)
    if not after.sleepers:
        events.append(happened.RoseAlone(("rose-none-left",), SEATS[seat]))
        return _settle(after, events, seat)
    jester = ("jester-rose",) if "jester-chosen-wakes" in why else ()
    events.append(happened.RoseBonus((*jester, "rose-bonus", "rose-again"), SEATS[seat]))
    return replace(after, task=Wake(seat, "rose"))


def _back_to_sleep(
    state: State, seat: int, queen: Card, place: int, why: tuple[str, ...], events: Events
) -> State:
    rose = ("catdog-rose",) if "rose-bonus" in why else ()
    clauses = (*rose, "catdog-exclusive", "catdog-wake", "catdog-turn-over")
    events += [
        happened.CatDogClash(clauses, SEATS[seat], queen),
        happened.QueenAsleep(("catdog-slot",), queen, place),
    ]
    return _settle(replace(state, task=None), events, seat)


def _lay_before(state: State, seat: int, queen: Card) -> State:
    awake = state.queens.sort((*state.awake[seat], queen))
    return replace(state, awake=(*state.awake[:seat], awake, *state.awake[seat + 1 :]))


def _wake_more(state: State, move: Move, seat: int, events: Events) -> State:
    assert isinstance(state.task, Wake)
    why = ("rose-bonus",) if state.task.why == "rose" else ("jester-chosen-wakes",)
    return _wake(state, seat, int(str(move.to)), why, events)


# Attacks


def _block(state: State, card: Card, seat: int, events: Events) -> State:
    assert isinstance(state.task, Attack)
    name = "dragon" if state.task.card == KNIGHT else "wand"
    clauses = (f"{name}-block", f"{name}-both-discarded", f"{name}-not-a-turn")
    events.append(happened.AttackBlocked(clauses, SEATS[seat], card))
    return _end_turn(replace(_discard(state, seat, (card,)), task=None), events, seat)


def _pass(state: State, move: Move, seat: int, events: Events) -> State:
    attack = state.task
    assert isinstance(attack, Attack)
    is_knight = attack.card == KNIGHT
    clauses = ("dragon-optional",) if is_knight else ("wand-block", "dragon-optional")
    events.append(happened.NotBlocked(clauses, move.seat))
    left = without(state.awake[seat], (attack.queen,))
    after = replace(state, awake=(*state.awake[:seat], left, *state.awake[seat + 1 :]), task=None)
    if not is_knight:
        return replace(after, task=Place(attack.queen, "potion"))
    return _steal(after, attack.queen, seat, events)


def _steal(state: State, queen: Card, victim: int, events: Events) -> State:
    thief = state.turn
    rose = ("steal-no-rose",) if queen == ROSE else ()
    stolen = happened.QueenStolen((*rose, "knight-steal"), SEATS[thief], queen, SEATS[victim])
    events.append(stolen)
    if clashes(queen, state.awake[thief]):
        clauses = ("catdog-steal", "catdog-exclusive")
        events.append(happened.CatDogClash(clauses, SEATS[thief], queen))
        return replace(state, task=Place(queen, "cat-dog"))
    return _settle(_lay_before(state, thief, queen), events, thief)


def _place(state: State, move: Move, seat: int, events: Events) -> State:
    task, place = state.task, int(str(move.to))
    assert isinstance(task, Place)
    potion = ("potion-slot", "potion-sleep")
    why = potion if task.why == "potion" else ("catdog-steal", "potion-slot")
    events.append(happened.QueenAsleep(why, task.queen, place))
    grid = (*state.grid[: place - 1], task.queen, *state.grid[place:])
    return _settle(replace(state, grid=grid, task=None), events, seat)


# The jester


def _flip_or_wait(state: State, events: Events) -> State:
    """Turn up a card; an empty draw pile is shuffled first (`jester-empty-pile`)."""
    if state.stock:
        return _flip(state, ("jester-flip",), events)
    if state.options.empty_pile == "game-ends":
        return _end_game(state, ("pile-reshuffle",), events)
    count = len(rules.shuffled(state))
    events.append(happened.PileUsedUp(("jester-empty-pile", "pile-reshuffle"), count))
    return replace(state, task=Flip())


def _flip(state: State, why: tuple[str, ...], events: Events) -> State:
    card, *rest = state.stock
    after = replace(state, stock=tuple(rest))
    seat = state.turn
    events.append(happened.JesterFlipped(why, SEATS[seat], card))
    if card not in VALUE:
        clauses = ("jester-power", "jester-power-hand")
        events.append(happened.ExtraTurn(clauses, SEATS[seat], card))
        return _take(after, seat, (card,))
    start = seat if state.options.jester_start == "player" else seat + 1
    chosen = (start + VALUE[card] - 1) % len(state.hands)
    counted = (
        "jester-number-count",
        "jester-chosen-wakes",
        "jester-count-formula",
        "jester-number-discarded",
    )
    events.append(happened.JesterCounted(counted, SEATS[seat], VALUE[card], SEATS[chosen]))
    return replace(_onto_the_pile(after, (card,)), task=Wake(chosen, "jester"))


_DEALER: dict[str, Callable[[State, Move, Events], State]] = {
    "deal": _deal,
    "lay": _lay,
    "shuffle": _shuffle,
}
_MOVES: dict[str, Callable[[State, Move, int, Events], State]] = {
    "play": _play,
    "discard": _discard_cards,
    "pass": _pass,
    "wake": _wake_more,
    "place": _place,
}
