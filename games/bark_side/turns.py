"""What a legal move does: cards change hands, tricks are played, a boss is found, shelters fill.

`play` asks `rules.check` first; everything after may rely on a legal move. Each step takes a state
and the list of events it adds to.
"""

from collections.abc import Callable
from dataclasses import replace

from games.bark_side import events as happened
from games.bark_side import rules
from games.bark_side.cards import DECK, FULL_HAND, STARTING, WILD, number_of
from games.bark_side.options import BarkSideOptions
from games.bark_side.scoring import boss, outcome, taken, why_over
from games.bark_side.state import Laid, State
from games.core.cards import DEALER, SEAT_INDEX, SEATS, Cards, without
from games.core.errors import IllegalMove
from games.core.protocol import Event, Move, Played

SEATS_ALLOWED = range(3, 7)
Events = list[Event]


def setup(seats: int, options: BarkSideOptions, first: str) -> State:
    """Return the table before the first deal: `first` leads the first round
    (`start-first-round`).

    Raises ValueError for a number of seats other than 3-6, or a `first` that is not at the table
    or not the seat that `start-choice` names.
    """
    if seats not in SEATS_ALLOWED or first not in SEATS[:seats]:
        raise ValueError(f"{seats} seats with {first!r} first: expected 3-6 and one of the seats")
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
        after = _draw(state, move, events) if state.draws else _deal(state, move, events)
    else:
        after = _MOVES[move.verb](state, move, SEAT_INDEX[move.seat], events)
    return Played(after, tuple(events))


# Before the first trick


def _deal(state: State, move: Move, events: Events) -> State:
    seats, each = len(state.hands), state.hand_size
    hands = tuple(DECK.sort(move.cards[seat * each : (seat + 1) * each]) for seat in range(seats))
    aside = len(state.cards) - each * seats
    special = state.options.wild_dog or state.options.starting_dog
    clauses = (
        "deal-ten" if each == FULL_HAND else "deal-equal-if-short",
        *(("deal-leftover",) if aside else ()),
        *(("round-reshuffle",) if state.round > 1 else ("setup-deck-by-count",)),
        *(("setup-specials-optional",) if special else ()),
        "deck-composition",
    )
    events.append(happened.HandsDealt(clauses, each, aside))
    after = replace(state, hands=hands, tucked=False)
    if rules.passes(after):
        return replace(after, given=(None,) * seats)
    return _open(after, events)


def _give(state: State, move: Move, seat: int, events: Events) -> State:
    assert state.given is not None
    given = (*state.given[:seat], DECK.sort(move.cards), *state.given[seat + 1 :])
    events.append(happened.CardsChosen(("pass-two-right", "pass-blind"), move.seat))
    if None in given:
        return replace(state, given=given)
    hands = list(state.hands)
    for giver, cards in enumerate(given):
        assert cards is not None
        hands[giver] = without(hands[giver], cards)
    for giver, cards in enumerate(given):
        to = state.receiver(giver)
        hands[to] = DECK.sort((*hands[to], *(cards or ())))
        clauses = ("pass-two-right", "pass-every-round")
        events.append(happened.CardsPassed(clauses, SEATS[giver], cards or (), SEATS[to]))
    return _open(replace(state, hands=tuple(hands), given=None), events)


def _open(state: State, events: Events) -> State:
    """Open the round: the holder of the Starting Dog leads, else whoever was boss last, else who
    was chosen."""
    holder = state.holder()
    usual = "start-first-round" if state.round == 1 else "start-later-rounds"
    dog = ("startdog-holder-leads", "startdog-overrides")
    clauses = (*((usual,) if holder is None else dog), "round-tail-reset")
    leader = state.leader if holder is None else holder
    events.append(happened.RoundOpened(clauses, state.round, SEATS[leader]))
    return replace(state, leader=leader)


# A trick


def _play(state: State, move: Move, seat: int, events: Events) -> State:
    cards = DECK.sort(move.cards)
    if state.plays:
        number = number_of(cards) or 0
        clauses = _follow_cites(state, cards)
        events.append(happened.CardsFollowed(clauses, move.seat, cards, number))
    else:
        clauses = _lead_cites(state, cards, state.hands[seat])
        events.append(happened.CardsLed(clauses, move.seat, cards))
    return _laid(state, seat, Laid(cards), events)


def _lead_cites(state: State, cards: Cards, hand: Cards) -> tuple[str, ...]:
    if cards == (STARTING,):
        return ("startdog-holder-leads", "startdog-no-value", "startdog-no-set")
    if cards == (WILD,):
        rule = "wild-last-trick" if rules.wild_is_boss(state) else "wild-as-zero"
        return (rule, "lead-single")
    if len(cards) == 1:
        return ("last-leader",) if len(hand) == 1 else ("lead-single",)
    wild = ("wild-in-set",) if WILD in cards else ()
    part = ("lead-set-any-size",) if hand.count(cards[0]) > cards.count(cards[0]) else ()
    return (*wild, *part, "lead-set", "lead-keep-one")


def _follow_cites(state: State, cards: Cards) -> tuple[str, ...]:
    if cards == (WILD,):
        return ("wild-last-trick",)
    wild = ("wild-in-set", "wild-announce") if WILD in cards else ()
    above = ("follow-highest-so-far",) if state.plays[-1].is_tuck else ()
    several = ("follow-set-must-match",) if len(cards) > 1 else ()
    seat = state.hands[state.turn]
    forced = cards in rules.lowest(state, seat, len(cards)) and not state.options.declare_tuck
    valid = ("tuck-is-follow-if-valid",) if forced and WILD not in cards else ()
    return (*wild, "follow-equal-or-higher", *above, *several, "follow-same-count", *valid)


def _tuck(state: State, move: Move, seat: int, events: Events) -> State:
    cards = DECK.sort(move.cards)
    events.append(happened.CardsTucked(_tuck_cites(state, cards), move.seat, cards))
    if not state.tucked and not state.is_last_trick:
        events.append(happened.SetsUnlocked(("tuck-unlocks-sets",), move.seat))
    return _laid(replace(state, tucked=True), seat, Laid(cards, is_tuck=True), events)


def _tuck_cites(state: State, cards: Cards) -> tuple[str, ...]:
    hand = state.hands[state.turn]
    wild: tuple[str, ...] = ("wild-zero-optional",) if WILD in hand else ()
    if WILD in cards:
        either = ("wild-announce",) if rules.follows(state, cards) else ()
        wild = (*either, "wild-as-zero", "wild-zero-optional")
    called = rules.follows(state, cards) and WILD not in cards
    unequal = ("tuck-set-need-not-match",) if len(set(cards)) > 1 else ()
    rule = ("tuck-set", *unequal) if len(cards) > 1 else ("tuck-single",)
    return (*wild, *rule, "tuck-when", *(("tuck-is-follow-if-valid",) if called else ()))


def _draw(state: State, move: Move, events: Events) -> State:
    """A card of the left neighbour is drawn and lies as the neighbour's (`startdog-draw-left`)."""
    zero = ("wild-as-zero",) if move.cards == (WILD,) else ()
    clauses = ("startdog-draw-left", "startdog-single", *zero, "startdog-then-normal")
    seat, other = SEATS[state.leader], SEATS[state.turn]
    events.append(happened.CardDrawn(clauses, seat, other, move.cards[0]))
    return _laid(state, state.turn, Laid(move.cards), events)


def _laid(state: State, seat: int, laid: Laid, events: Events) -> State:
    ends = len(state.plays) + 1 == len(state.hands)
    wild = rules.wild_is_boss(state)
    last = state.is_last_trick
    hand = without(state.hands[seat], laid.cards)
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    after = replace(state, hands=hands, plays=(*state.plays, laid))
    if not ends:
        return after
    return _end_round(after, wild, events) if last else _end_trick(after, events)


# The end of a trick, of a round, of the game


def _end_trick(state: State, events: Events) -> State:
    index = boss(state, wild=False)
    seat = state.seat_of_play(index)
    events.append(happened.TrickWon(_boss_cites(state, index), SEATS[seat]))
    after = replace(state, leader=seat, plays=())
    if max(len(hand) for hand in after.hands) == 1:
        events.append(happened.LastTrickCame(("last-trigger", "last-leader"), SEATS[seat]))
    return after


def _boss_cites(state: State, index: int) -> tuple[str, ...]:
    follows = [laid for laid in state.plays if not laid.is_tuck and STARTING not in laid.cards]
    number = number_of(state.plays[index].cards)
    equal = [laid for laid in follows if number_of(laid.cards) == number]
    tucked = len(follows) < len(state.plays) - (STARTING in state.plays[0].cards)
    return (
        *(("boss-tie-latest",) if len(equal) > 1 else ()),
        *(("boss-all-tuck",) if len(follows) == 1 else ()),
        "boss-highest-follow",
        *(("boss-not-tucker",) if tucked else ()),
        "boss-clears-and-leads",
    )


def _end_round(state: State, wild: bool, events: Events) -> State:
    index = boss(state, wild=wild)
    best = state.plays[index].cards
    seat, cards = state.seat_of_play(index), DECK.sort(taken(state, index))
    tie = [laid for laid in state.plays if laid.cards == best and not laid.is_tuck]
    clauses = (
        *(("wild-last-trick",) if wild and best == (WILD,) else ()),
        "last-boss",
        *(("boss-tie-latest",) if len(tie) > 1 else ()),
        "last-penalty",
        *(("wild-kind",) if WILD in cards else ()),
        "shelter-permanent",
    )
    events.append(happened.LastTrickLost(clauses, SEATS[seat], cards))
    shelter = DECK.sort((*state.shelters[seat], *cards))
    after = State(
        state.options,
        ((),) * len(state.hands),
        (*state.shelters[:seat], shelter, *state.shelters[seat + 1 :]),
        seat,
        round=state.round + 1,
    )
    return _end_game(after, events) if why_over(after) else after


def _end_game(state: State, events: Events) -> State:
    after = replace(state, over=True)
    ended = outcome(after)
    assert ended is not None
    kinds = ended.scores[SEAT_INDEX[ended.winners[0]]]
    tied = after.options.win == "kinds-then-cards" and ended.scores.count(min(ended.scores)) > 1
    shared = ("win-tie-shared",) if len(ended.winners) > 1 else ()
    few = ("end-cards", "deal-minimum-six")
    clauses = (
        *(("end-kinds",) if ended.termination == "enough-kinds" else few),
        "win-fewest-kinds",
        *(("win-tie-cards",) if tied else ()),
        *shared,
    )
    events.append(happened.GameEnded(clauses, ended.winners, kinds))
    return after


_MOVES: dict[str, Callable[[State, Move, int, Events], State]] = {
    "give": _give,
    "play": _play,
    "tuck": _tuck,
}
