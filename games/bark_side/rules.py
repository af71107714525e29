"""Which moves are allowed, and by which clause a move is refused.

A seat follows (`play`) or tucks (`tuck`); which of the two its cards are follows from the cards,
except with the Wild Dog (`wild-announce`). Clause ids are those of
`content/bark-side/clauses.toml`; options that change a rule are named beside it. Not decided here:
what a legal move does (`turns.py`), who is boss and who wins (`scoring.py`).
"""

from collections import Counter
from collections.abc import Mapping

from games.bark_side.cards import FULL_HAND, PASSED, STARTING, WILD, low, number_of
from games.bark_side.state import State
from games.core.cards import DEALER, SEAT_INDEX, SEATS, UNKNOWN, Cards
from games.core.clauses import BROKEN, Params, Rule, first_broken, refusals
from games.core.common_rules import (
    no_cards,
    not_at_the_table,
    not_your_cards,
    not_your_turn,
    unknown_verb,
    with_goal,
)
from games.core.protocol import Move, Violation

# What both rules and moves ask


def follows(state: State, cards: Cards) -> bool:
    """Say whether cards of the right count are a follow (`follow-equal-or-higher`,
    `follow-set-must-match`; `follow-rule`); a Wild Dog alone is one only in a last trick."""
    number = number_of(cards)
    if number is None or (cards == (WILD,) and not wild_is_boss(state)):
        return False
    is_wild_boss = cards == (WILD,) and wild_is_boss(state)
    return state.reference is None or is_wild_boss or number >= state.need


def wild_is_boss(state: State) -> bool:
    """Say whether the Wild Dog played now makes its player the boss (`wild-last-trick`)."""
    rule = state.options.wild_last_trick
    if not state.is_last_trick or rule == "off":
        return False
    return rule == "every-round" or state.is_final


def lowest(state: State, hand: Cards, number: int) -> list[Cards]:
    """Return what may be tucked: the lowest cards of a hand, with the Wild Dog among them or not
    (`wild-zero-optional`; with `wild-must-tuck` it goes first)."""
    real = sorted((card for card in hand if card not in (WILD, UNKNOWN)), key=low)
    found = []
    must = WILD in hand and state.options.wild_must_tuck
    if len(real) >= number and not must:
        found.append(tuple(real[:number]))
    if WILD in hand and len(real) >= number - 1:
        found.append((*real[: number - 1], WILD))
    return found


def may_tuck(state: State, cards: Cards) -> bool:
    """Say whether the lowest cards may be called a tuck: not where they are a follow, unless the
    Wild Dog is among them (`wild-announce`) or `declare-tuck` is on."""
    if wild_is_boss(state) and WILD in cards:
        return False
    return WILD in cards or state.options.declare_tuck or not follows(state, cards)


def passes(state: State) -> int:
    """Return how many cards are passed in this round (`pass-two-right`, `pass-when-short`)."""
    size = max(len(hand) for hand in state.hands)
    short = size < FULL_HAND and not state.options.pass_when_short
    return 0 if short else PASSED


# Nobody may act


def game_over(state: State, move: Move) -> Params | None:
    return BROKEN if state.over else None


def before_the_deal(state: State, move: Move) -> Params | None:
    return BROKEN if state.between_rounds else None


def before_the_draw(state: State, move: Move) -> Params | None:
    return {"other": SEATS[state.turn]} if state.draws else None


# Passing


def not_passing(state: State, move: Move) -> Params | None:
    return BROKEN if state.given is None else None


def still_passing(state: State, move: Move) -> Params | None:
    return None if state.given is None else BROKEN


def chosen_before(state: State, move: Move) -> Params | None:
    assert state.given is not None
    return BROKEN if state.given[SEAT_INDEX[move.seat]] is not None else None


def not_two(state: State, move: Move) -> Params | None:
    return None if len(move.cards) == PASSED else {"count": len(move.cards), "need": PASSED}


# The leader


def starting_dog_first(state: State, move: Move) -> Params | None:
    held = STARTING in state.hand_of(move.seat)
    return BROKEN if held and move.cards != (STARTING,) else None


def no_set(state: State, move: Move) -> Params | None:
    if len(move.cards) == 1 or number_of(move.cards) is not None:
        return None
    return {"cards": tuple(card for card in dict.fromkeys(move.cards) if card != WILD)}


def set_too_early(state: State, move: Move) -> Params | None:
    return BROKEN if len(move.cards) > 1 and not state.tucked else None


def whole_hand(state: State, move: Move) -> Params | None:
    hand = state.hand_of(move.seat)
    return {"count": len(hand)} if 1 < len(hand) == len(move.cards) else None


def tucks_as_leader(state: State, move: Move) -> Params | None:
    return None if state.plays else BROKEN


# Followers


def wrong_count(state: State, move: Move) -> Params | None:
    count = len(move.cards)
    return None if count == state.count else {"need": state.count, "count": count}


def wild_alone(state: State, move: Move) -> Params | None:
    is_alone = move.cards == (WILD,)
    return BROKEN if is_alone and not follows(state, move.cards) else None


def too_low(state: State, move: Move) -> Params | None:
    if follows(state, move.cards):
        return None
    return {"need": state.need, "value": number_of(move.cards) or 0}


def not_lowest(state: State, move: Move) -> Params | None:
    hand = state.hand_of(move.seat)
    choices = lowest(state, hand, state.count)
    if sorted(move.cards) in map(sorted, choices):
        return None
    return {"cards": choices[0] if choices else ()}


def is_a_follow(state: State, move: Move) -> Params | None:
    return None if may_tuck(state, move.cards) else {"cards": move.cards}


# The dealer


def no_chance_now(state: State, move: Move) -> Params | None:
    return None if state.needs_dealer else BROKEN


def not_a_deal(state: State, move: Move) -> Params | None:
    is_right = move.verb == dealers_verb(state) and move.to is None
    return None if is_right else {"verb": move.verb}


def not_in_the_deck(state: State, move: Move) -> Params | None:
    there, found = Counter(shuffled(state)[0]), Counter(move.cards)
    wrong = tuple(card for card in found if found[card] > there[card] or card == UNKNOWN)
    return {"cards": wrong} if wrong else None


def wrong_deal_size(state: State, move: Move) -> Params | None:
    need = shuffled(state)[1]
    return None if len(move.cards) == need else {"need": need, "count": len(move.cards)}


def dealers_verb(state: State) -> str:
    """Return what the dealer does now: deal, or draw for the Starting Dog."""
    return "draw" if state.draws else "deal"


def shuffled(state: State) -> tuple[Cards, int]:
    """Return what chance takes from, and how many cards it takes."""
    if state.draws:
        return state.hands[state.turn], 1
    return state.cards, state.hand_size * len(state.hands)


Table = tuple[Rule[State], ...]

_NOBODY: Table = (
    Rule("game-over", "end-kinds", game_over, ("end-cards",)),
    Rule("not-at-the-table", "follow-order", not_at_the_table),
    Rule("before-the-deal", "deal-ten", before_the_deal),
    Rule("before-the-draw", "startdog-draw-left", before_the_draw),
)
_TURN: Table = (
    *_NOBODY,
    Rule("still-passing", "pass-two-right", still_passing),
    Rule("not-your-turn", "follow-order", not_your_turn, ("boss-clears-and-leads",)),
    Rule("names-a-goal", "follow-order", with_goal),
)
PASSING: Table = (
    *_NOBODY,
    Rule("not-passing", "pass-two-right", not_passing),
    Rule("chosen-before", "pass-blind", chosen_before),
    Rule("names-a-goal", "pass-two-right", with_goal),
    Rule("no-cards", "pass-two-right", no_cards),
    Rule("not-your-cards", "pass-two-right", not_your_cards),
    Rule("not-two", "pass-two-right", not_two),
)
LEADING: Table = (
    *_TURN,
    Rule("no-cards", "lead-single", no_cards),
    Rule("not-your-cards", "lead-single", not_your_cards),
    Rule("starting-dog-first", "startdog-holder-leads", starting_dog_first, ("startdog-no-set",)),
    Rule("no-set", "lead-set", no_set, ("wild-needs-partner",)),
    Rule("set-too-early", "lead-no-set-before-tuck", set_too_early, ("tuck-unlocks-sets",)),
    Rule("whole-hand", "lead-keep-one", whole_hand),
)
FOLLOWING: Table = (
    *_TURN,
    Rule("no-cards", "follow-same-count", no_cards),
    Rule("not-your-cards", "follow-same-count", not_your_cards),
    Rule("wrong-count", "follow-same-count", wrong_count),
    Rule("wild-alone", "wild-as-zero", wild_alone, ("wild-needs-partner",)),
    Rule("no-set-followed", "follow-set-must-match", no_set, ("tuck-nothing-else",)),
    Rule("too-low", "follow-equal-or-higher", too_low, ("tuck-nothing-else", "tuck-when")),
)
TUCKING: Table = (
    *_TURN,
    Rule("leader-tucks", "lead-single", tucks_as_leader, ("tuck-when",)),
    Rule("no-cards", "tuck-when", no_cards),
    Rule("not-your-cards", "tuck-when", not_your_cards),
    Rule("wrong-count", "tuck-set", wrong_count, ("follow-same-count",)),
    Rule("not-lowest", "tuck-single", not_lowest, ("tuck-set", "tuck-nothing-else")),
    Rule("is-a-follow", "tuck-is-follow-if-valid", is_a_follow),
)
DEALING: Table = (
    Rule("game-over", "end-kinds", game_over, ("end-cards",)),
    Rule("no-chance-now", "round-reshuffle", no_chance_now),
    Rule("not-a-deal", "deal-ten", not_a_deal, ("startdog-draw-left",)),
    Rule("not-in-the-deck", "deck-composition", not_in_the_deck, ("startdog-draw-left",)),
    Rule("wrong-deal-size", "deal-equal-if-short", wrong_deal_size, ("deal-ten",)),
)
UNKNOWN_VERB: Table = (*_NOBODY, Rule("unknown-verb", "follow-order", unknown_verb))
VERBS = ("give", "tuck", "deal", "draw")


def rules_for(state: State, move: Move) -> Table:
    """Return the table that `move` is judged by."""
    if move.seat == DEALER:
        return DEALING
    if move.verb == "give":
        return PASSING
    if move.verb == "tuck":
        return TUCKING
    if move.verb != "play":
        return UNKNOWN_VERB
    return FOLLOWING if state.plays else LEADING


def check(state: State, move: Move) -> Violation | None:
    """Return the first rule that `move` breaks as a violation, or None. Pure: reads only."""
    return first_broken(rules_for(state, move), state, move)


def all_refusals() -> Mapping[str, tuple[str, ...]]:
    """Return every code of this game with the clauses it may cite."""
    return refusals(PASSING, LEADING, FOLLOWING, TUCKING, DEALING, UNKNOWN_VERB)
