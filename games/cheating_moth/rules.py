"""Which moves are allowed, and by which clause a move is refused.

Each verb has a table; the first broken rule is the answer a player gets. Clause ids are those of
`content/cheating-moth/clauses.toml`; options that change a rule are named beside it.
Not decided here: what a legal move does (`turns.py`), points (`scoring.py`).
"""

from collections.abc import Mapping

from games.cheating_moth.cards import MOTH, NEIGHBOURS, fits, kind_of, number_of
from games.cheating_moth.state import Gifts, Race, Slaps, Spider, State
from games.core.cards import DEALER, SEAT_INDEX, SEATS, UNKNOWN, Cards, Seat
from games.core.clauses import BROKEN, Params, Rule, first_broken, refusals
from games.core.common_rules import (
    more_than_one,
    no_cards,
    not_at_the_table,
    not_your_cards,
    not_your_turn,
    unknown_verb,
    with_cards,
    with_goal,
)
from games.core.protocol import Move, Violation

# What both rules and moves ask


def playable(state: State, index: int, hand: Cards) -> Cards:
    """Return the cards of a hand that fit, in order; a moth does only for the guard
    (`turn-moth-not-playable`, `turn-guard-moth`)."""
    assert state.top is not None
    faces = [card for card in dict.fromkeys(hand) if fits(card, state.top)]
    if index == state.guard:
        return tuple(faces)
    return tuple([card for card in faces if kind_of(card) != MOTH])


def giveable(state: State, index: int) -> Cards:
    """Return the faces that a seat may hand over now: no moth (`moth-never-given`; with
    `penalty-moth` the guard may, to whom was caught), no last card where `spider-last` is off."""
    hand = state.hands[index]
    may_be_moth = state.caught is not None and state.options.penalty_moth
    if isinstance(state.action, Spider) and state.caught is None and is_kept_last(state, hand):
        return ()
    return tuple(
        card
        for card in dict.fromkeys(hand)
        if card != UNKNOWN and (may_be_moth or kind_of(card) != MOTH)
    )


def is_kept_last(state: State, hand: Cards) -> bool:
    """Say whether a hand is one card that `spider-last` keeps from being given away."""
    return len(hand) == 1 and not state.options.spider_last


def throwable(state: State, index: int) -> Cards:
    """Return the faces that a seat may throw onto a cockroach (`cockroach-any-kind`,
    `cockroach-moth`)."""
    assert state.top is not None
    number = number_of(state.top)
    return tuple(
        card
        for card in dict.fromkeys(state.hands[index])
        if card != UNKNOWN
        and number_of(card) == number
        and (kind_of(card) != MOTH or index == state.guard)
    )


def owes(state: State, index: int) -> tuple[Seat, ...]:
    """Return to whom a seat has to give a card now; a spider leaves the choice."""
    if state.caught is not None:
        return (SEATS[state.caught],) if index == state.guard else ()
    action = state.action
    if isinstance(action, Spider) and action.player == index:
        return tuple(SEATS[each] for each in range(len(state.hands)) if each != index)
    if isinstance(action, Gifts) and index in action.givers:
        return (SEATS[action.slowest],)
    return ()


def may_slap(state: State, index: int) -> bool:
    """Say whether a seat's hand has still to come down on the mosquito."""
    action = state.action
    return isinstance(action, Slaps) and index != action.player and index not in action.slapped


def may_throw(state: State, index: int) -> bool:
    """Say whether a seat may still try to throw in a card (`cockroach-player`)."""
    action = state.action
    if not isinstance(action, Race) or index in action.tried or state.caught is not None:
        return False
    return index != action.player or state.options.cockroach_player


def has_turn(state: State, index: int) -> bool:
    """Say whether a seat may play or draw now: a race may still be open, nothing else may."""
    if index != state.turn or state.caught is not None or state.is_ending:
        return False
    return state.action is None or isinstance(state.action, Race)


# Nobody may act


def game_over(state: State, move: Move) -> Params | None:
    return BROKEN if state.is_over else None


def before_the_deal(state: State, move: Move) -> Params | None:
    return BROKEN if state.between_rounds else None


def before_the_shuffle(state: State, move: Move) -> Params | None:
    return BROKEN if state.draws else None


def accusation_first(state: State, move: Move) -> Params | None:
    return None if state.caught is None else {"seat": SEATS[state.caught]}


# Cards and goals of a move


def no_goal(state: State, move: Move) -> Params | None:
    return BROKEN if move.to is None else None


def goal_not_at_the_table(state: State, move: Move) -> Params | None:
    is_seat = SEAT_INDEX.get(move.to or "", 99) < len(state.hands)
    return None if is_seat else {"to": str(move.to)}


def goal_is_self(state: State, move: Move) -> Params | None:
    return BROKEN if move.to == move.seat else None


# The turn


def action_first(state: State, move: Move) -> Params | None:
    if state.action is None or isinstance(state.action, Race):
        return BROKEN if state.is_ending else None
    return BROKEN


def moth_not_playable(state: State, move: Move) -> Params | None:
    is_moth = kind_of(move.cards[0]) == MOTH
    return BROKEN if is_moth and not state.is_guard(move.seat) else None


def equal_number(state: State, move: Move) -> Params | None:
    number = _top(state)
    is_equal = number_of(move.cards[0]) == number
    return {"number": number, **_neighbours(number)} if is_equal else None


def not_adjacent(state: State, move: Move) -> Params | None:
    assert state.top is not None
    if fits(move.cards[0], state.top):
        return None
    number = _top(state)
    return {"number": number, **_neighbours(number), "value": number_of(move.cards[0])}


def _top(state: State) -> int:
    assert state.top is not None
    return number_of(state.top)


def _neighbours(number: int) -> dict[str, int]:
    low, high = NEIGHBOURS[number]
    return {"low": low, "high": high}


def could_play(state: State, move: Move) -> Params | None:
    """Broken by drawing with a fitting card in hand, unless `must-play` is off."""
    if not state.options.must_play:
        return None
    index = SEAT_INDEX[move.seat]
    cards = playable(state, index, state.hands[index])
    return {"cards": cards} if cards else None


# Cheating


def guard_cheats(state: State, move: Move) -> Params | None:
    return BROKEN if state.is_guard(move.seat) else None


def last_card(state: State, move: Move) -> Params | None:
    return BROKEN if len(state.hand_of(move.seat)) == 1 else None


def nobody_guards(state: State, move: Move) -> Params | None:
    """Broken while gifts or a last action are still settled and the guard has no cards left, so
    that nobody could call."""
    return None if state.hands[state.guard] else BROKEN


# Accusing


def not_the_guard(state: State, move: Move) -> Params | None:
    return None if state.is_guard(move.seat) else {"seat": SEATS[state.guard]}


def guard_is_out(state: State, move: Move) -> Params | None:
    """Broken while gifts or a last action are still settled and the guard has no cards left."""
    return None if state.hand_of(move.seat) else BROKEN


# Giving


def owes_nothing(state: State, move: Move) -> Params | None:
    return None if owes(state, SEAT_INDEX[move.seat]) else BROKEN


def wrong_receiver(state: State, move: Move) -> Params | None:
    due = owes(state, SEAT_INDEX[move.seat])
    return None if move.to in due else {"to": due[0]}


def moth_given(state: State, move: Move) -> Params | None:
    return BROKEN if kind_of(move.cards[0]) == MOTH else None


def moth_as_penalty(state: State, move: Move) -> Params | None:
    """Allowed where `penalty-moth` is on."""
    return None if state.options.penalty_moth else moth_given(state, move)


def last_card_given(state: State, move: Move) -> Params | None:
    """Broken where `spider-last` is off."""
    return BROKEN if is_kept_last(state, state.hand_of(move.seat)) else None


def has_cards_to_give(state: State, move: Move) -> Params | None:
    cards = giveable(state, SEAT_INDEX[move.seat])
    return {"cards": cards} if cards else None


def nothing_to_pass_on(state: State, move: Move) -> Params | None:
    index = SEAT_INDEX[move.seat]
    return None if owes(state, index) or _ends_the_race(state, index) else BROKEN


def _ends_the_race(state: State, index: int) -> bool:
    return isinstance(state.action, Race) and state.is_ending and index == state.turn


# Slapping and throwing in


def no_mosquito(state: State, move: Move) -> Params | None:
    return None if isinstance(state.action, Slaps) else BROKEN


def own_mosquito(state: State, move: Move) -> Params | None:
    assert state.action is not None
    return BROKEN if state.action.player == SEAT_INDEX[move.seat] else None


def slapped_before(state: State, move: Move) -> Params | None:
    return None if may_slap(state, SEAT_INDEX[move.seat]) else BROKEN


def no_cockroach(state: State, move: Move) -> Params | None:
    return None if isinstance(state.action, Race) else BROKEN


def own_cockroach(state: State, move: Move) -> Params | None:
    """Broken by the player of the cockroach where `cockroach-player` is off."""
    assert state.action is not None
    is_own = state.action.player == SEAT_INDEX[move.seat]
    return BROKEN if is_own and not state.options.cockroach_player else None


def threw_before(state: State, move: Move) -> Params | None:
    assert isinstance(state.action, Race)
    return BROKEN if SEAT_INDEX[move.seat] in state.action.tried else None


def wrong_number(state: State, move: Move) -> Params | None:
    number = _top(state)
    return None if number_of(move.cards[0]) == number else {"number": number}


# The dealer


def no_chance_now(state: State, move: Move) -> Params | None:
    return None if state.needs_dealer else BROKEN


def not_a_deal(state: State, move: Move) -> Params | None:
    is_right = move.verb == dealers_verb(state) and move.to is None
    return None if is_right else {"verb": move.verb}


def not_in_the_deck(state: State, move: Move) -> Params | None:
    there = shuffled(state)
    wrong = [card for card in move.cards if move.cards.count(card) > there.count(card)]
    return {"cards": tuple(dict.fromkeys(wrong))} if wrong else None


def wrong_deal_size(state: State, move: Move) -> Params | None:
    need = len(shuffled(state))
    return None if len(move.cards) == need else {"need": need, "count": len(move.cards)}


def dealers_verb(state: State) -> str:
    """Return what the dealer does now: deal all cards, or shuffle the discards."""
    return "shuffle" if state.draws else "deal"


def shuffled(state: State) -> Cards:
    """Return what is put in order now: all cards for a round, else the discard pile
    (`setup-shuffle-71`, `pile-reshuffle`, `pile-top-stays`)."""
    return state.discard if state.draws else state.deck.cards()


Table = tuple[Rule[State], ...]

_NOBODY: Table = (
    Rule("game-over", "game-rounds", game_over),
    Rule("not-at-the-table", "turn-order", not_at_the_table),
    Rule("before-the-deal", "setup-hand-8", before_the_deal),
    Rule("before-the-shuffle", "pile-reshuffle", before_the_shuffle),
)
_BARE: Table = (Rule("names-cards", "turn-order", with_cards),)
_NO_GOAL: Table = (Rule("names-a-player", "turn-order", with_goal),)


def _one_card(clause: str) -> Table:
    return (
        Rule("no-cards", clause, no_cards),
        Rule("not-your-cards", clause, not_your_cards),
        Rule("more-than-one", clause, more_than_one),
    )


PLAYING: Table = (
    *_NOBODY,
    Rule("accusation-first", "accuse-call", accusation_first, ("accuse-resume",)),
    Rule("action-first", "action-on-play", action_first),
    Rule("not-your-turn", "turn-order", not_your_turn, ("turn-draw-ends",)),
    *_NO_GOAL,
    *_one_card("turn-play-adjacent"),
    Rule("moth-not-playable", "turn-moth-not-playable", moth_not_playable, ("turn-guard-moth",)),
    Rule("equal-number", "turn-no-equal", equal_number, ("turn-play-adjacent",)),
    Rule("not-adjacent", "turn-play-adjacent", not_adjacent, ("turn-wrap",)),
)
DRAWING: Table = (
    *PLAYING[: len(_NOBODY) + 3],
    *_BARE,
    *_NO_GOAL,
    Rule("could-play", "turn-must-play", could_play, ("turn-draw-if-none",)),
)
CHEATING: Table = (
    *_NOBODY,
    Rule("guard-cheats", "cheat-guard-never", guard_cheats),
    Rule("cheat-frozen", "cheat-frozen", accusation_first, ("accuse-call",)),
    Rule("nobody-guards", "round-end", nobody_guards, ("accuse-guard-only",)),
    *_NO_GOAL,
    Rule("no-cards", "cheat-what", no_cards),
    Rule("not-your-cards", "cheat-what", not_your_cards),
    Rule("one-at-a-time", "cheat-one-at-a-time", more_than_one),
    Rule("last-card", "cheat-not-last", last_card),
)
ACCUSING: Table = (
    *_NOBODY,
    Rule("not-the-guard", "accuse-guard-only", not_the_guard),
    Rule("accusation-first", "accuse-call", accusation_first, ("accuse-guilty-penalty-card",)),
    Rule("guard-is-out", "round-end", guard_is_out),
    *_BARE,
    Rule("nobody-named", "accuse-call", no_goal),
    Rule("not-at-the-table", "accuse-call", goal_not_at_the_table),
    Rule("accuses-self", "accuse-call", goal_is_self, ("cheat-guard-never",)),
)
_GIVING: Table = (
    *_NOBODY,
    Rule("owes-nothing", "moth-never-given", owes_nothing, ("spider-give-one",)),
    *_one_card("spider-give-one"),
    Rule("nobody-named", "spider-give-one", no_goal),
    Rule("not-at-the-table", "spider-give-one", goal_not_at_the_table),
)
GIVING: Table = (
    *_NOBODY,
    Rule("accusation-first", "accuse-call", accusation_first),
    *_GIVING[len(_NOBODY) :],
    Rule("gives-self", "spider-give-one", goal_is_self),
    Rule("last-card-given", "spider-may-empty", last_card_given),
    Rule("moth-given", "spider-not-moth", moth_given, ("moth-never-given",)),
)
GIVING_SLOWEST: Table = (
    *GIVING[: len(_NOBODY) + 7],
    Rule("wrong-receiver", "mosquito-slowest-receives", wrong_receiver),
    Rule("moth-given", "mosquito-not-moth", moth_given, ("moth-never-given",)),
)
GIVING_CAUGHT: Table = (
    *_GIVING,
    Rule("wrong-receiver", "accuse-guilty-penalty-card", wrong_receiver),
    Rule("moth-given", "accuse-penalty-not-moth", moth_as_penalty, ("moth-never-given",)),
)
PASSING: Table = (
    *_NOBODY,
    Rule("accusation-first", "accuse-call", accusation_first),
    *_BARE,
    *_NO_GOAL,
    Rule("no-pass", "turn-draw-if-none", nothing_to_pass_on, ("turn-must-play",)),
    Rule("has-cards-to-give", "spider-give-one", has_cards_to_give, ("mosquito-slowest-receives",)),
)
PASSING_A_RACE: Table = PASSING[:-1]
SLAPPING: Table = (
    *_NOBODY,
    Rule("accusation-first", "accuse-call", accusation_first, ("accuse-resume",)),
    *_BARE,
    *_NO_GOAL,
    Rule("no-mosquito", "mosquito-slap", no_mosquito),
    Rule("own-mosquito", "mosquito-slap", own_mosquito),
    Rule("slapped-before", "mosquito-slap", slapped_before),
)
THROWING: Table = (
    *_NOBODY,
    Rule("accusation-first", "accuse-call", accusation_first, ("accuse-resume",)),
    Rule("no-cockroach", "cockroach-race", no_cockroach),
    Rule("own-cockroach", "cockroach-player-may", own_cockroach),
    Rule("threw-before", "cockroach-first-only", threw_before),
    *_NO_GOAL,
    *_one_card("cockroach-race"),
    Rule("moth-thrown", "cockroach-moth", moth_not_playable, ("turn-moth-not-playable",)),
    Rule("wrong-number", "cockroach-wrong-number", wrong_number, ("cockroach-first-only",)),
)
DEALING: Table = (
    Rule("game-over", "game-rounds", game_over),
    Rule("no-chance-now", "pile-reshuffle", no_chance_now),
    Rule("not-a-deal", "setup-shuffle-71", not_a_deal),
    Rule("not-in-the-deck", "deck-composition", not_in_the_deck, ("deck-numbers",)),
    Rule("wrong-deal-size", "setup-shuffle-71", wrong_deal_size, ("pile-reshuffle",)),
)
UNKNOWN_VERB: Table = (*_NOBODY, Rule("unknown-verb", "turn-order", unknown_verb))

TABLES: dict[str, Table] = {
    "play": PLAYING,
    "draw": DRAWING,
    "cheat": CHEATING,
    "accuse": ACCUSING,
    "slap": SLAPPING,
    "throw": THROWING,
}
GIFTS: tuple[Table, ...] = (GIVING_SLOWEST, GIVING_CAUGHT, GIVING)
"""In this order: that a card can't be given at all is told before to whom it would be owed."""
PASSES: tuple[Table, ...] = (PASSING, PASSING_A_RACE)
VERBS = ("draw", "cheat", "accuse", "give", "slap", "throw", "pass", "deal", "shuffle")
BARE = ("draw", "accuse", "slap", "pass")
"""Verbs that name no cards."""


def rules_for(state: State, move: Move) -> Table:
    """Return the table that `move` is judged by."""
    if move.seat == DEALER:
        return DEALING
    if move.verb == "give":
        return _gift_table(state, move)
    if move.verb == "pass":
        index = SEAT_INDEX.get(move.seat, 99)
        return PASSING_A_RACE if _ends_the_race(state, index) else PASSING
    return TABLES.get(move.verb, UNKNOWN_VERB)


def _gift_table(state: State, move: Move) -> Table:
    if state.caught is not None and SEAT_INDEX.get(move.seat) == state.guard:
        return GIVING_CAUGHT
    return GIVING_SLOWEST if isinstance(state.action, Gifts) else GIVING


def check(state: State, move: Move) -> Violation | None:
    """Return the first rule that `move` breaks as a violation, or None. Pure: reads only."""
    return first_broken(rules_for(state, move), state, move)


def all_refusals() -> Mapping[str, tuple[str, ...]]:
    """Return every code of this game with the clauses it may cite."""
    return refusals(*TABLES.values(), *GIFTS, *PASSES, DEALING, UNKNOWN_VERB)
