"""What a legal move does: cards on the table, the end of a trick, of a stage, of the game.

`play` asks `rules.check` first; everything after may rely on a legal move.
"""

from games.core.cards import DEALER, SEAT_INDEX, SEATS, UNKNOWN, Card, Cards, without
from games.core.errors import IllegalMove
from games.core.protocol import Event, Move, Played
from games.vampire_queen import events as happened
from games.vampire_queen.cards import DECK, HUNTER_15, HUNTER_20, HUNTERS, QUEEN, hunt_value
from games.vampire_queen.options import VampireQueenOptions, hand_size, largest_hand
from games.vampire_queen.rules import check
from games.vampire_queen.scoring import outcome, stage_points
from games.vampire_queen.state import State

SEATS_ALLOWED = range(3, 13)


def setup(seats: int, options: VampireQueenOptions, first: str) -> State:
    """Return the table before the first deal: `first` holds hunter 15 and the left neighbour
    hunter 20 (`setup-first-hunter-15`, `setup-first-hunter-20`; with `one-hunter` only the 20).

    Raises ValueError for a number of seats other than 3-12, a `first` that is not at the table or
    not the seat that `start-choice` names, or a `hand-size` that the cards don't allow.
    """
    if seats not in SEATS_ALLOWED or first not in SEATS[:seats]:
        raise ValueError(f"{seats} seats with {first!r} first: expected 3-12 and one of the seats")
    if hand_size(options, seats) > largest_hand(seats):
        raise ValueError(f"hand-size={options.hand_size}: {seats} seats get {largest_hand(seats)}")
    if options.start_choice not in ("random", first):
        raise ValueError(f"{first!r} first: the options say {options.start_choice!r}")
    chosen = SEAT_INDEX[first]
    leader = (chosen + 1) % seats
    hands: list[Cards] = [()] * seats
    if not options.one_hunter:
        hands[chosen] = (HUNTER_15,)
    hands[leader] = (HUNTER_20,)
    return State(options, tuple(hands), leader, between_stages=True)


def play(state: State, move: Move) -> Played[State]:
    """Return the state after `move` and what happened; raises IllegalMove with the violation."""
    violation = check(state, move)
    if violation is not None:
        raise IllegalMove(move, violation)
    if move.seat == DEALER:
        return _deal(state, move)
    if move.verb == "pass":
        return _pass(state, move)
    return _play_cards(state, move)


# Dealing


def _deal(state: State, move: Move) -> Played[State]:
    seats = len(state.hands)
    each = hand_size(state.options, seats)
    kept = [tuple(card for card in hand if card in HUNTERS) for hand in state.hands]
    hands = tuple(
        DECK.sort((*kept[index], *move.cards[index * each : (index + 1) * each]))
        for index in range(seats)
    )
    leader = next(index for index, hand in enumerate(kept) if HUNTER_20 in hand)
    other = next((index for index, hand in enumerate(kept) if HUNTER_15 in hand), None)
    banned = _banned_across_stages(state, leader)
    after = State(state.options, hands, leader, banned=banned, points=state.points)
    return Played(after, _deal_events(state, after, other))


def _banned_across_stages(state: State, leader: int) -> str | None:
    """By default a stage begins with a clean slate (`next-clean-slate`)."""
    if state.options.hunter_ban_across_stages and state.banned in state.hands[leader]:
        return state.banned
    return None


def _deal_events(before: State, after: State, other: int | None) -> tuple[Event, ...]:
    seats = len(after.hands)
    each = hand_size(after.options, seats)
    aside = 108 - each * seats
    is_first = not before.points
    dealer = other if is_first and other is not None else after.leader
    dealt = ["setup-hand-size", "setup-hunter-in-hand", "setup-dealer"]
    dealt += ["setup-leftover-aside"] if aside else []
    dealt += ["setup-hunters-apart"] if is_first else ["next-reshuffle"]
    if is_first:
        opened = ["setup-first-hunter-20", "deck-hunters-two-faced"]
        opened += ["setup-first-hunter-15"] if other is not None else []
    else:
        opened = ["next-leader", "next-hunters-carry"]
        opened += [] if after.banned else ["next-clean-slate"]
        opened += ["next-both-hunters"] if other == after.leader else []
    holder = SEATS[other] if other is not None else "-"
    leader = SEATS[after.leader]
    events: list[Event] = [
        happened.HandsDealt(tuple(dealt), SEATS[dealer], each, aside),
        happened.StageOpened(tuple(opened), after.stage, leader, holder),
    ]
    if after.banned is not None:
        events.append(happened.HunterBanned(("hunt-ban", "hunt-ban-lifts"), leader, after.banned))
    return tuple(events)


# One play


def _pass(state: State, move: Move) -> Played[State]:
    event: Event
    if state.is_hunt:
        event = happened.PassForced(("hunt-forced-pass",), move.seat, state.hands[state.turn][0])
    else:
        event = happened.Passed(("pass-free", "pass-this-trick-only"), move.seat)
    return _laid(state, (), state.hands, [event])


def _play_cards(state: State, move: Move) -> Played[State]:
    index = state.turn
    cards = move.cards if len(move.cards) == 1 else DECK.sort(move.cards)
    hand = state.hands[index]
    kept = without(hand, cards)
    hands = (*state.hands[:index], kept, *state.hands[index + 1 :])
    if state.plays:
        cites = _HUNT_CITES if state.is_hunt else _FOLLOW_CITES
        events: list[Event] = [
            happened.CardsPlayed(cites[_kind(cards)], move.seat, cards),
        ]
    elif cards[0] in HUNTERS:
        clauses = _HUNT_OPENED if state.banned is None else _OTHER_HUNT_OPENED
        events = [
            happened.CardsPlayed(("lead-options",), move.seat, cards),
            happened.HuntStarted(clauses, move.seat, cards[0]),
        ]
    else:
        cites = _LEAD_PART_CITES if cards[0] in kept else _LEAD_CITES
        events = [happened.CardsPlayed(cites[_kind(cards)], move.seat, cards)]
    return _laid(state, cards, hands, events)


def _kind(cards: Cards) -> str:
    """Return which clauses about shape and Queens a play touches."""
    if cards[0] == QUEEN:
        return "queens"
    if cards[-1] == QUEEN:
        return "thirteen-mixed" if cards[0] == "13" else "mixed"
    return "set" if len(cards) > 1 else "single"


_SHAPE_CITES = {
    "single": (),
    "set": ("lead-set-equal",),
    "mixed": ("queen-wild-with-vampires", "lead-set-equal"),
    "thirteen-mixed": ("queen-mixed-not-14", "queen-wild-with-vampires", "lead-set-equal"),
    "queens": ("queen-alone-14",),
}
_LEAD_CITES = {
    kind: (*clauses, "lead-options", "lead-sets-count") for kind, clauses in _SHAPE_CITES.items()
}
_LEAD_PART_CITES = {kind: (*clauses, "lead-any-count") for kind, clauses in _LEAD_CITES.items()}
_FOLLOW_CITES = {
    kind: (
        *(("queen-top",) if kind == "queens" else ()),
        *(clause for clause in clauses if clause != "lead-set-equal"),
        *("follow-strictly-higher", "follow-same-count", "follow-compare-last-play"),
        "follow-order",
    )
    for kind, clauses in _SHAPE_CITES.items()
}
_HUNT_CITES = {
    kind: (
        *(("hunt-queen-counts-one",) if kind == "queens" else ()),
        *("hunt-any-value", "hunt-one-card-each"),
    )
    for kind in _SHAPE_CITES
}
_HUNT_OPENED = (
    "hunt-starts",
    "hunt-hunter-zero",
    "hunt-leader-only",
    "hunt-single",
    "hunt-no-pass",
)
_OTHER_HUNT_OPENED = ("hunt-other-hunter-free", *_HUNT_OPENED)


def _laid(
    state: State, cards: Cards, hands: tuple[Cards, ...], events: list[Event]
) -> Played[State]:
    """Add a play to the trick, and end the trick, the stage and the game where they end."""
    after = State(
        state.options,
        hands,
        state.leader,
        (*state.plays, cards),
        state.banned,
        state.put_away,
        state.points,
    )
    if len(after.plays) == len(hands):
        after = _end_hunt(after, events) if after.is_hunt else _end_normal_trick(after, events)
    elif state.options.stage_end == "immediate" and () in hands and not after.is_hunt:
        after = _end_stage(after, hands, None, ("stage-end-trigger",), events)
    return Played(after, tuple(events))


# The end of a trick


def _end_normal_trick(trick: State, events: list[Event]) -> State:
    last = max(index for index, cards in enumerate(trick.plays) if cards)
    winner = trick.seat_of_play(last)
    cards = tuple(card for play in trick.plays for card in play)
    alone = ("trick-all-pass",) if last == 0 else ()
    clauses = ("trick-winner", *alone, "trick-discard", "follow-once")
    events.append(happened.TrickWon(clauses, winner, cards))
    if () in trick.hands:
        finishes = trick.options.stage_end == "finish-trick"
        why = ("stage-end-trigger", *(("stage-finish-trick",) if finishes else ()))
        return _end_stage(trick, trick.hands, None, why, events)
    put_away = DECK.sort((*trick.put_away, *cards))
    leader = SEAT_INDEX[winner]
    return State(trick.options, trick.hands, leader, put_away=put_away, points=trick.points)


def _end_hunt(trick: State, events: list[Event]) -> State:
    """Whoever was forced to pass, else the latest of the highest, takes all cards
    (`hunt-forced-pass`, `hunt-highest-takes-all`, `hunt-tie-latest`)."""
    values = [hunt_value(cards) for cards in trick.plays]
    highest = max(index for index, each in enumerate(values) if each == max(values))
    forced = trick.plays.index(()) if () in trick.plays else None
    place = highest if forced is None else forced
    taker = trick.seat_of_play(place)
    cards = tuple(card for play in trick.plays for card in play)
    if forced is not None:
        why: tuple[str, ...] = ("hunt-forced-pass", "hunt-no-discard")
    elif values.count(max(values)) > 1:
        why = ("hunt-tie-latest", "hunt-highest-takes-all", "hunt-no-discard")
    else:
        why = ("hunt-highest-takes-all", "hunt-no-discard")
    events.append(happened.TrickTaken(why, taker, cards))

    index = SEAT_INDEX[taker]
    was_out = not trick.hands[index]
    hands = (
        *trick.hands[:index],
        DECK.sort((*trick.hands[index], *cards)),
        *trick.hands[index + 1 :],
    )
    if was_out:
        events.append(happened.LastCardTakenBack(("stage-last-card-taken-back",), taker))
    hunter = cards[0]
    if () in hands:
        why = ("stage-end-trigger", "stage-other-out-in-hunt")
        return _end_stage(trick, hands, hunter, why, events)

    leads_instead = forced is not None and trick.options.forced_pass_leader == "highest-card"
    leader = trick.seat_of_play(highest) if leads_instead else taker
    rule = "hunt-taker-leads" if forced is None else "hunt-forced-pass-leads"
    events.append(happened.LeadPassed((rule,), leader))
    banned = hunter if leader == taker else None
    if banned:
        events.append(happened.HunterBanned(("hunt-ban", "hunt-ban-lifts"), taker, hunter))
    return State(
        trick.options,
        hands,
        SEAT_INDEX[leader],
        banned=banned,
        put_away=trick.put_away,
        points=trick.points,
    )


# The end of a stage


def _end_stage(
    trick: State,
    hands: tuple[Cards, ...],
    taken: Card | None,
    why: tuple[str, ...],
    events: list[Event],
) -> State:
    """Score `hands` (`trick` still lies, for who led it) and end the game after the last stage;
    `taken` is the hunter that a hunt has just moved."""
    out = tuple(SEATS[index] for index, hand in enumerate(hands) if not hand)
    several = ("stage-several-out",) if len(out) > 1 else ()
    events.append(happened.StageEnded((*why, *several), out))
    row = stage_points(trick, hands)
    for index, hand in enumerate(hands):
        if UNKNOWN in hand:
            part = happened.SeatScoredInPart(("score-sum",), SEATS[index], hand, row[index])
            events.append(part)
        else:
            cites = _score_cites(hand)
            events.append(happened.SeatScored(cites, SEATS[index], hand, row[index]))
    leader = next((index for index, hand in enumerate(hands) if HUNTER_20 in hand), 0)
    goes_on = len(trick.points) + 1 < trick.options.stages
    banned = taken if goes_on and trick.options.hunter_ban_across_stages else None
    after = State(
        trick.options,
        hands,
        leader,
        banned=banned,
        points=(*trick.points, row),
        between_stages=True,
    )
    ended = outcome(after)
    if ended is not None:
        tie = ("game-tie",) if _was_tied(ended.scores) else ()
        clauses = ("game-winner", *tie, "game-stages")
        events.append(happened.GameEnded(clauses, ended.winners, min(ended.scores)))
    return after


def _score_cites(hand: Cards) -> tuple[str, ...]:
    if not hand:
        return ("score-zero-out",)
    queens = ("queen-penalty-14",) if QUEEN in hand else ()
    holds_hunter = HUNTER_15 in hand or HUNTER_20 in hand
    hunters = ("stage-hunters-stay-in-hands",) if holds_hunter else ()
    return ("score-sum", *queens, *hunters)


def _was_tied(scores: tuple[int, ...]) -> bool:
    return scores.count(min(scores)) > 1
