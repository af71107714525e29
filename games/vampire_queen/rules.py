"""Which moves are allowed: the clauses of Vampire Queen about leading, following and the hunt.

A move is legal when no rule of its table is broken. Rules are tried in order and the first broken
one is the answer a player gets. Clause ids are those of `content/vampire-queen/clauses.toml`;
options that change a rule are named beside it.
Not decided here: what a legal move does (`turns.py`), points (`scoring.py`).
"""

from collections.abc import Mapping
from functools import cache

from games.core.cards import DEALER, SEAT_INDEX, SEATS, UNKNOWN, Cards, Seat
from games.core.clauses import BROKEN, Params, Rule, first_broken, refusals
from games.core.common_rules import (
    no_cards,
    not_at_the_table,
    not_your_cards,
)
from games.core.protocol import Move, Violation
from games.vampire_queen.cards import (
    DECK,
    HUNTER_15,
    HUNTER_20,
    HUNTERS,
    QUEEN,
    SHUFFLED,
    VALUE,
    value,
)
from games.vampire_queen.options import hand_size
from games.vampire_queen.state import State

# Whoever is not to move


def game_over(state: State, move: Move) -> Params | None:
    return BROKEN if state.is_over else None


def before_the_deal(state: State, move: Move) -> Params | None:
    return BROKEN if state.between_stages else None


def already_played(state: State, move: Move) -> Params | None:
    return BROKEN if state.has_played(move.seat) else None


def not_your_turn(state: State, move: Move) -> Params | None:
    return {"turn": SEATS[state.turn]}


# The dealer


def deals_in_a_stage(state: State, move: Move) -> Params | None:
    return None if state.between_stages else BROKEN


def not_a_deal(state: State, move: Move) -> Params | None:
    return None if move.verb == "deal" and move.to is None else {"verb": move.verb}


def hunter_dealt(state: State, move: Move) -> Params | None:
    return BROKEN if any(card in HUNTERS for card in move.cards) else None


def not_in_the_deck(state: State, move: Move) -> Params | None:
    foreign = [card for card in move.cards if card not in DECK.copies]
    wrong = foreign or list(DECK.too_many(move.cards))
    return {"cards": tuple(dict.fromkeys(wrong))} if wrong else None


def nobody_leads(state: State, move: Move) -> Params | None:
    return None if any(HUNTER_20 in hand for hand in state.hands) else BROKEN


def wrong_deal_size(state: State, move: Move) -> Params | None:
    each = hand_size(state.options, len(state.hands))
    need = each * len(state.hands)
    return None if len(move.cards) == need else {"need": need, "each": each}


# Passing


def passes_with_more(state: State, move: Move) -> Params | None:
    return BROKEN if move.cards or move.to is not None else None


def leader_passes(state: State, move: Move) -> Params | None:
    return BROKEN


def could_play(state: State, move: Move) -> Params | None:
    """Broken by passing without need where `voluntary-pass` is off."""
    if state.options.voluntary_pass:
        return None
    return BROKEN if follows(state, state.hands[state.turn]) else None


def passes_in_a_hunt(state: State, move: Move) -> Params | None:
    return None if state.must_pass(move.seat) else BROKEN


# Playing cards, whoever does


def unknown_verb(state: State, move: Move) -> Params | None:
    return None if move.verb == "play" and move.to is None else {"verb": move.verb}


def hunter_with_others(state: State, move: Move) -> Params | None:
    cards = move.cards
    if len(cards) == 1 or not (HUNTER_15 in cards or HUNTER_20 in cards):
        return None
    return None if set(cards) <= {HUNTER_15, HUNTER_20} else BROKEN


def two_hunters(state: State, move: Move) -> Params | None:
    return BROKEN if len(move.cards) > 1 and move.cards[0] in HUNTERS else None


def not_a_set(state: State, move: Move) -> Params | None:
    cards = move.cards
    if len(cards) == 1 or cards.count(cards[0]) == len(cards):
        return None
    faces = set(cards) - {QUEEN}
    return {"cards": DECK.sort(faces)} if len(faces) > 1 else None


# The leader


def hunter_banned(state: State, move: Move) -> Params | None:
    banned = state.banned
    return {"card": banned} if banned is not None and banned in move.cards else None


# Followers in a normal trick


def hunter_follows(state: State, move: Move) -> Params | None:
    return BROKEN if move.cards[0] in HUNTERS else None


def wrong_count(state: State, move: Move) -> Params | None:
    need, count = len(state.plays[0]), len(move.cards)
    return None if count == need else {"need": need, "count": count}


def queens_on_top(state: State, move: Move) -> Params | None:
    return BROKEN if state.to_beat[0] == QUEEN and state.lowest_follow > 14 else None


def mixed_not_14(state: State, move: Move) -> Params | None:
    """Broken by a 13 that a Queen beside it is hoped to lift to 14."""
    if QUEEN not in move.cards or "13" not in move.cards:
        return None
    return {"face": "13"} if state.lowest_follow > 13 else None


def not_higher(state: State, move: Move) -> Params | None:
    """With `follow-rule` equal-or-higher the code is `lower`, as equals are then allowed."""
    own = min(map(VALUE.__getitem__, move.cards))
    if own >= state.lowest_follow:
        return None
    return {"need": value(state.to_beat), "value": own}


# Followers in a hunt


def must_pass(state: State, move: Move) -> Params | None:
    return BROKEN if state.must_pass(move.seat) else None


def more_than_one_card(state: State, move: Move) -> Params | None:
    return {"count": len(move.cards)} if len(move.cards) > 1 else None


Table = tuple[Rule[State], ...]

NOT_TO_MOVE: Table = (
    Rule("game-over", "game-stages", game_over),
    Rule("not-at-the-table", "follow-order", not_at_the_table),
    Rule("before-the-deal", "setup-hand-size", before_the_deal),
    Rule("already-played", "follow-once", already_played, ("pass-this-trick-only",)),
    Rule("not-your-turn", "follow-order", not_your_turn, ("trick-winner",)),
)
DEALING: Table = (
    Rule("game-over", "game-stages", game_over),
    Rule("deals-in-a-stage", "next-reshuffle", deals_in_a_stage),
    Rule("not-a-deal", "setup-dealer", not_a_deal),
    Rule("nobody-leads", "next-leader", nobody_leads),
    Rule("hunter-dealt", "setup-hunters-apart", hunter_dealt, ("next-hunters-carry",)),
    Rule("not-in-the-deck", "deck-composition", not_in_the_deck),
    Rule("wrong-deal-size", "setup-hand-size", wrong_deal_size),
)
PASSING_AS_LEADER: Table = (Rule("leader-must-play", "lead-must-play", leader_passes),)
PASSING: Table = (
    Rule("pass-with-more", "pass-free", passes_with_more),
    Rule("could-play", "pass-free", could_play),
)
PASSING_IN_A_HUNT: Table = (
    Rule("pass-with-more", "hunt-forced-pass", passes_with_more),
    Rule("no-pass-in-a-hunt", "hunt-no-pass", passes_in_a_hunt, ("hunt-forced-pass",)),
)
LEADING: Table = (
    Rule("unknown-verb", "lead-options", unknown_verb),
    Rule("no-cards", "lead-options", no_cards),
    Rule("not-your-cards", "lead-options", not_your_cards),
    Rule("hunter-with-others", "queen-not-with-hunter", hunter_with_others, ("hunt-single",)),
    Rule("two-hunters", "hunt-single", two_hunters),
    Rule("not-a-set", "lead-set-equal", not_a_set, ("queen-wild-with-vampires",)),
    Rule("hunter-banned", "hunt-ban", hunter_banned, ("hunt-ban-lifts",)),
)
FOLLOWING: Table = (
    Rule("unknown-verb", "follow-same-count", unknown_verb),
    Rule("no-cards", "follow-same-count", no_cards),
    Rule("not-your-cards", "follow-same-count", not_your_cards),
    Rule("hunter-with-others", "queen-not-with-hunter", hunter_with_others, ("follow-no-hunter",)),
    Rule("hunter-follows", "follow-no-hunter", hunter_follows, ("hunt-leader-only",)),
    Rule("not-a-set", "lead-set-equal", not_a_set, ("queen-wild-with-vampires",)),
    Rule("wrong-count", "follow-same-count", wrong_count, ("lead-sets-count",)),
    Rule("queens-on-top", "queen-top", queens_on_top, ("queen-alone-14",)),
    Rule("mixed-not-14", "queen-mixed-not-14", mixed_not_14, ("queen-wild-with-vampires",)),
    Rule("not-higher", "follow-strictly-higher", not_higher, ("follow-compare-last-play",)),
)
FOLLOWING_EQUAL: Table = (
    *FOLLOWING[:-1],
    Rule("lower", "follow-strictly-higher", not_higher, ("follow-compare-last-play",)),
)
HUNTING: Table = (
    Rule("unknown-verb", "hunt-one-card-each", unknown_verb),
    Rule("must-pass", "hunt-forced-pass", must_pass),
    Rule("no-cards", "hunt-one-card-each", no_cards),
    Rule("not-your-cards", "hunt-one-card-each", not_your_cards),
    Rule("hunter-with-others", "queen-not-with-hunter", hunter_with_others),
    Rule("hunter-in-a-hunt", "hunt-follower-no-hunter", hunter_follows, ("hunt-leader-only",)),
    Rule("one-card-only", "hunt-one-card-each", more_than_one_card),
)
TABLES = (
    NOT_TO_MOVE,
    DEALING,
    PASSING_AS_LEADER,
    PASSING,
    PASSING_IN_A_HUNT,
    LEADING,
    FOLLOWING,
    FOLLOWING_EQUAL,
    HUNTING,
)


def rules_for(state: State, move: Move) -> Table:
    """Return the table that `move` is judged by."""
    if state.between_stages or move.seat != SEATS[state.turn]:
        return DEALING if move.seat == DEALER else NOT_TO_MOVE
    plays = state.plays
    is_pass = move.verb == "pass"
    if not plays:
        return PASSING_AS_LEADER if is_pass else LEADING
    if plays[0][0] in HUNTERS:
        return PASSING_IN_A_HUNT if is_pass else HUNTING
    if is_pass:
        return PASSING
    return FOLLOWING if state.options.follow_rule == "strict" else FOLLOWING_EQUAL


def check(state: State, move: Move) -> Violation | None:
    """Return the first rule that `move` breaks as a violation, or None. Pure: reads only."""
    return first_broken(rules_for(state, move), state, move)


@cache
def all_refusals() -> Mapping[str, tuple[str, ...]]:
    """Return every code of this game with the clauses it may cite."""
    return refusals(*TABLES)


# What is legal, found without trying every play; `tests/games/contract` ties it to `check`.


@cache
def move_of(seat: Seat, cards: Cards) -> Move:
    """Return the move of playing sorted `cards`, the same object each time."""
    return Move(seat, "play", cards)


PASS = {seat: Move(seat, "pass") for seat in SEATS}


@cache
def _set_of(face: str, vampires: int, queens: int) -> Cards:
    return (face,) * vampires + (QUEEN,) * queens


def sets(hand: Cards) -> list[Cards]:
    """Return every set that a hand can form, hunters aside, by value and then by number."""
    queens = hand.count(QUEEN)
    found: list[Cards] = []
    for face in dict.fromkeys(hand):
        if face not in _NO_SET:
            found += _sets_of(face, hand.count(face), queens)
    return found + [_set_of(QUEEN, 0, wild) for wild in range(1, queens + 1)]


@cache
def _sets_of(face: str, vampires: int, queens: int) -> list[Cards]:
    return [
        _set_of(face, own, wild) for own in range(1, vampires + 1) for wild in range(queens + 1)
    ]


_NO_SET = frozenset((QUEEN, *HUNTERS, UNKNOWN))


def follows(state: State, hand: Cards) -> list[Cards]:
    """Return the plays of a hand that may follow in this normal trick, lowest value first."""
    need = len(state.plays[0])
    lowest = state.lowest_follow
    queens = hand.count(QUEEN)
    found: list[Cards] = []
    last = ""
    for face in hand:
        if face in (last, QUEEN) or VALUE[face] < lowest:
            continue
        last = face
        if need == 1:
            found.append((face,))
            continue
        for wild in range(max(0, need - hand.count(face)), min(queens, need - 1) + 1):
            found.append(_set_of(face, need - wild, wild))
    if queens >= need and lowest <= 14:
        found.append(_set_of(QUEEN, 0, need))
    return found


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return the legal moves of `seat`: by value, hunters last, then the pass."""
    if state.between_stages or SEATS[state.turn] != seat:
        return ()
    hand = state.hands[state.turn]
    if not state.plays:
        leads = sets(hand)
        leads += [(card,) for card in HUNTERS if card in hand and card != state.banned]
        return tuple([move_of(seat, cards) for cards in leads])
    if state.is_hunt:
        if state.must_pass(seat):
            return (PASS[seat],)
        return tuple(
            [move_of(seat, (face,)) for face in dict.fromkeys(hand) if face not in _HUNT_NO]
        )
    plays = follows(state, hand)
    moves = [move_of(seat, cards) for cards in plays]
    if state.options.voluntary_pass or not plays:
        moves.append(PASS[seat])
    return tuple(moves)


_HUNT_NO = frozenset((*HUNTERS, UNKNOWN))


def candidates(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return every play that the hand of `seat` can form (sets, and each hunter), and the pass:
    what a player could think of, for saying why each is or isn't allowed."""
    if SEAT_INDEX.get(seat, 99) >= len(state.hands):
        return ()
    hand = state.hand_of(seat)
    plays = [*sets(hand), *[(card,) for card in HUNTERS if card in hand]]
    return (*[move_of(seat, cards) for cards in plays], PASS[seat])


def dealt(state: State) -> tuple[Cards, int]:
    """Return the cards to shuffle for the next stage, and how many of them are dealt."""
    return SHUFFLED, hand_size(state.options, len(state.hands)) * len(state.hands)
