"""Which moves are allowed, and by which clause a move is refused.

Each kind of move has a table; the first broken rule is the answer a player gets. Clause ids are
those of `content/sleeping-queens/clauses.toml`; options that change a rule are named beside it.
Not decided here: what a legal move does (`turns.py`), who has won (`scoring.py`).
"""

from collections import Counter
from collections.abc import Mapping

from games.core.cards import DEALER, SEAT_INDEX, SEATS, UNKNOWN, Card, Cards
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
from games.sleeping_queens.cards import (
    DELUXE_QUEENS,
    DRAGON,
    JESTER,
    KING,
    KNIGHT,
    POTION,
    POWERS,
    RED,
    STRAWBERRY,
    VALUE,
    WAND,
    clashes,
    is_queen,
    is_run,
    is_sum,
    is_two_sided_sum,
)
from games.sleeping_queens.options import SleepingQueensOptions
from games.sleeping_queens.state import Attack, Place, State, Wake

ANSWER = {KNIGHT: DRAGON, POTION: WAND}
"""Which card answers which attack (`dragon-block`, `wand-block`, `wand-no-cross`)."""

# What both rules and moves ask


def is_set(cards: Cards, options: SleepingQueensOptions) -> bool:
    """Say whether two or more cards may be discarded together (`discard-pair`, `discard-sum`;
    `two-sided-sums`, `runs-and-triples`)."""
    numbers = all(card in VALUE for card in cards)
    if numbers and len(cards) == 2:
        return cards[0] == cards[1]
    if is_sum(cards) or (options.two_sided_sums and len(cards) > 2 and is_two_sided_sum(cards)):
        return True
    if not options.runs_and_triples:
        return False
    power_pair = len(cards) == 2 and cards[0] == cards[1] and cards[0] in POWERS
    triple = numbers and len(cards) == 3 and len(set(cards)) == 1
    return power_pair or triple or is_run(cards)


def acting(state: State) -> int:
    """Return who is waited for: the attacked, who has to wake a queen, else whose turn it is."""
    if isinstance(state.task, Attack):
        return state.task.victim
    return state.task.seat if isinstance(state.task, Wake) else state.turn


def targets(state: State, card: Card) -> tuple[Card, ...]:
    """Return the queens that a knight or a potion may be aimed at, seat by seat clockwise
    (`knight-target`, `potion-target`; with `cat-dog-steal` forbid no clash by a knight)."""
    seats = len(state.hands)
    own = state.awake[state.turn]
    found = []
    for step in range(1, seats):
        for queen in state.awake[(state.turn + step) % seats]:
            forbidden = (
                card == KNIGHT and state.options.cat_dog_steal == "forbid" and clashes(queen, own)
            )
            if queen not in (STRAWBERRY, UNKNOWN) and not forbidden:
                found.append(queen)
    return tuple(found)


def can_do_more(state: State, hand: Cards) -> bool:
    """Say whether a hand allows anything beside discarding a power card alone."""
    if any(card in VALUE or card == UNKNOWN for card in hand):
        return True
    if KING in hand and any(queen not in (None, UNKNOWN) for queen in state.grid):
        return True
    if JESTER in hand and state.stock[:1] != (UNKNOWN,):
        return True
    return any(card in hand and targets(state, card) for card in (KNIGHT, POTION)) or (
        state.options.runs_and_triples and len(set(hand)) < len(hand)
    )


# Nobody may act


def game_over(state: State, move: Move) -> Params | None:
    return BROKEN if state.over else None


def before_the_deal(state: State, move: Move) -> Params | None:
    return None if state.grid else BROKEN


def before_the_shuffle(state: State, move: Move) -> Params | None:
    return BROKEN if state.needs_dealer else None


# Whose turn, and what is asked


def must_answer(state: State, move: Move) -> Params | None:
    """Broken by the attacker who goes on before the attacked has answered."""
    if not isinstance(state.task, Attack):
        return None
    return {"other": SEATS[state.task.victim]}


def must_wake(state: State, move: Move) -> Params | None:
    if not isinstance(state.task, Wake):
        return None
    return {"other": SEATS[state.task.seat]}


def must_place(state: State, move: Move) -> Params | None:
    return {"card": state.task.queen} if isinstance(state.task, Place) else None


# A power card as an action


def number_played(state: State, move: Move) -> Params | None:
    return BROKEN if any(card in VALUE for card in move.cards) else None


def reaction_only(state: State, move: Move) -> Params | None:
    return {"card": move.cards[0]} if move.cards[0] in (DRAGON, WAND) else None


def no_place(state: State, move: Move) -> Params | None:
    return None if move.to in _PLACES else BROKEN


_PLACES = {str(place) for place in range(1, DELUXE_QUEENS.size + 1)}


def nobody_there(state: State, move: Move) -> Params | None:
    place = int(move.to or 0)
    return None if place in state.sleepers else {"place": place}


def queen_not_stated(state: State, move: Move) -> Params | None:
    place = int(move.to or 0)
    return {"place": place} if state.grid[place - 1] == UNKNOWN else None


def flip_not_stated(state: State, move: Move) -> Params | None:
    return BROKEN if state.stock[:1] == (UNKNOWN,) else None


def no_queen(state: State, move: Move) -> Params | None:
    return None if is_queen(move.to or "") else BROKEN


def not_awake(state: State, move: Move) -> Params | None:
    return {"card": str(move.to)} if state.owner(str(move.to)) is None else None


def own_queen(state: State, move: Move) -> Params | None:
    return {"card": str(move.to)} if state.owner(str(move.to)) == state.turn else None


def immune(state: State, move: Move) -> Params | None:
    """Only the deluxe edition has a queen whom nobody can attack."""
    return {"card": STRAWBERRY} if move.to == STRAWBERRY else None


def would_clash(state: State, move: Move) -> Params | None:
    """Broken by stealing a clash where `cat-dog-steal` is forbid."""
    is_clash = clashes(str(move.to), state.awake[state.turn])
    return {"card": str(move.to)} if is_clash and _forbids(state) else None


def _forbids(state: State) -> bool:
    return state.options.cat_dog_steal == "forbid"


# Discarding


def power_not_alone(state: State, move: Move) -> Params | None:
    """Broken by a power card alone where `single-discard` is number-only and something else could
    be done."""
    if state.options.single_discard == "any" or len(move.cards) > 1:
        return None
    if move.cards[0] in VALUE or not can_do_more(state, state.hand_of(move.seat)):
        return None
    return {"card": move.cards[0]}


def power_cards_together(state: State, move: Move) -> Params | None:
    cards = move.cards
    if len(cards) == 1 or is_set(cards, state.options):
        return None
    powers = tuple(card for card in cards if card in POWERS)
    return {"cards": powers} if powers else None


def two_sided(state: State, move: Move) -> Params | None:
    if len(move.cards) < 3 or is_set(move.cards, state.options):
        return None
    return BROKEN if is_two_sided_sum(move.cards) else None


def triple(state: State, move: Move) -> Params | None:
    if len(move.cards) != 3 or is_set(move.cards, state.options):
        return None
    return {"card": move.cards[0]} if len(set(move.cards)) == 1 else None


def unequal_pair(state: State, move: Move) -> Params | None:
    if len(move.cards) != 2 or is_set(move.cards, state.options):
        return None
    return {"cards": move.cards}


def no_sum(state: State, move: Move) -> Params | None:
    if len(move.cards) < 2 or is_set(move.cards, state.options):
        return None
    values = sorted(VALUE[card] for card in move.cards)
    return {"need": values[-1], "value": sum(values[:-1])}


# Answering, waking, placing


def nothing_to_answer(state: State, move: Move) -> Params | None:
    return None if isinstance(state.task, Attack) else BROKEN


def not_the_victim(state: State, move: Move) -> Params | None:
    assert isinstance(state.task, Attack)
    victim = state.task.victim
    return None if SEAT_INDEX[move.seat] == victim else {"other": SEATS[victim]}


def wrong_answer(state: State, move: Move) -> Params | None:
    assert isinstance(state.task, Attack)
    need = ANSWER[state.task.card]
    return None if move.cards == (need,) else {"card": move.cards[0], "face": need}


def nobody_to_wake(state: State, move: Move) -> Params | None:
    return None if isinstance(state.task, Wake) else BROKEN


def not_the_waker(state: State, move: Move) -> Params | None:
    return must_wake(state, move) if SEAT_INDEX[move.seat] != acting(state) else None


def nobody_to_place(state: State, move: Move) -> Params | None:
    return None if isinstance(state.task, Place) else BROKEN


def place_taken(state: State, move: Move) -> Params | None:
    place = int(move.to or 0)
    return None if place in state.empty_places else {"place": place}


# The dealer


def no_chance_now(state: State, move: Move) -> Params | None:
    return None if state.needs_dealer else BROKEN


def not_a_deal(state: State, move: Move) -> Params | None:
    is_right = move.verb == dealers_verb(state) and move.to is None
    return None if is_right else {"verb": move.verb}


def not_in_the_deck(state: State, move: Move) -> Params | None:
    there, found = Counter(shuffled(state)), Counter(move.cards)
    wrong = tuple(card for card in found if found[card] > there[card])
    return {"cards": wrong} if wrong else None


def wrong_deal_size(state: State, move: Move) -> Params | None:
    need = len(shuffled(state))
    return None if len(move.cards) == need else {"need": need, "count": len(move.cards)}


def dealers_verb(state: State) -> str:
    """Return what the dealer does now: deal the red cards, lay the queens, or shuffle."""
    if not state.grid:
        return "lay" if state.is_dealt else "deal"
    return "shuffle"


def shuffled(state: State) -> Cards:
    """Return what is put in order now (`setup-hand-5`, `setup-queens-grid`, `pile-reshuffle`)."""
    verb = dealers_verb(state)
    if verb == "deal":
        return RED.cards()
    if verb == "lay":
        return state.queens.cards()
    return RED.sort((*state.discard, *((state.top,) if state.top else ())))


Table = tuple[Rule[State], ...]

_NOBODY: Table = (
    Rule("game-over", "end-check-time", game_over),
    Rule("not-at-the-table", "turn-order", not_at_the_table),
    Rule("before-the-deal", "setup-hand-5", before_the_deal),
    Rule("before-the-shuffle", "pile-reshuffle", before_the_shuffle),
)
_IN_HAND: Table = (
    Rule("no-cards", "turn-one-action", no_cards),
    Rule("not-your-cards", "turn-one-action", not_your_cards),
)
_TURN: Table = (
    *_NOBODY,
    Rule("must-answer", "dragon-block", must_answer, ("wand-block", "dragon-no-counter")),
    Rule("must-wake", "rose-bonus", must_wake, ("jester-chosen-wakes",)),
    Rule("must-place", "potion-slot", must_place, ("catdog-steal",)),
    Rule("not-your-turn", "turn-order", not_your_turn, ("turn-one-action",)),
)
_ONE: Table = (
    *_IN_HAND,
    Rule("number-played", "turn-one-action", number_played, ("discard-single",)),
    Rule("one-card-only", "turn-one-action", more_than_one),
    Rule("reaction-only", "turn-reactive-only", reaction_only, ("dragon-immediate",)),
)
PLAYING: Table = (*_TURN, *_ONE)
KINGS: Table = (
    *PLAYING,
    Rule("no-place", "king-wake", no_place),
    Rule("nobody-there", "king-wake", nobody_there, ("king-needs-sleeper",)),
    Rule("queen-not-stated", "king-wake", queen_not_stated),
)
JESTERS: Table = (
    *PLAYING,
    Rule("names-a-goal", "jester-flip", with_goal),
    Rule("flip-not-stated", "jester-flip", flip_not_stated),
)
KNIGHTS: Table = (
    *PLAYING,
    Rule("no-queen", "knight-target", no_queen),
    Rule("not-awake", "knight-target", not_awake),
    Rule("own-queen", "knight-target", own_queen),
    Rule("immune", "deck-queens", immune),
    Rule("would-clash", "catdog-steal", would_clash, ("catdog-exclusive",)),
)
POTIONS: Table = (
    *PLAYING,
    Rule("no-queen", "potion-target", no_queen),
    Rule("not-awake", "potion-target", not_awake),
    Rule("own-queen", "potion-target", own_queen),
    Rule("immune", "deck-queens", immune),
)
DISCARDING: Table = (
    *_TURN,
    Rule("names-a-goal", "discard-single", with_goal),
    *_IN_HAND,
    Rule("power-not-alone", "discard-single-kind", power_not_alone),
    Rule("power-cards-together", "discard-no-power-pair", power_cards_together),
    Rule("unequal-pair", "discard-pair", unequal_pair),
    Rule("triple", "discard-no-triple", triple, ("discard-sum",)),
    Rule("two-sided", "discard-no-two-sided", two_sided, ("discard-sum",)),
    Rule("no-sum", "discard-sum", no_sum),
)
ANSWERING: Table = (
    *_NOBODY,
    Rule("not-the-victim", "dragon-victim-only", not_the_victim, ("dragon-no-counter",)),
    *_IN_HAND,
    Rule("one-card-only", "dragon-block", more_than_one),
    Rule("wrong-answer", "wand-no-cross", wrong_answer, ("turn-one-action",)),
    Rule("names-a-goal", "dragon-block", with_goal),
)
PASSING: Table = (
    *_NOBODY,
    Rule("nothing-to-answer", "turn-one-action", nothing_to_answer),
    Rule("not-the-victim", "dragon-victim-only", not_the_victim, ("wand-block",)),
    Rule("names-cards", "dragon-optional", with_cards),
    Rule("names-a-goal", "dragon-optional", with_goal),
)
WAKING: Table = (
    *_NOBODY,
    Rule("nobody-to-wake", "king-wake", nobody_to_wake),
    Rule("not-the-waker", "rose-bonus", not_the_waker, ("jester-chosen-wakes",)),
    Rule("names-cards", "rose-bonus", with_cards),
    Rule("no-place", "rose-bonus", no_place),
    Rule("nobody-there", "rose-bonus", nobody_there),
    Rule("queen-not-stated", "rose-bonus", queen_not_stated),
)
PLACING: Table = (
    *_NOBODY,
    Rule("nobody-to-place", "potion-slot", nobody_to_place),
    Rule("not-your-turn", "potion-slot", not_your_turn),
    Rule("names-cards", "potion-slot", with_cards),
    Rule("no-place", "potion-slot", no_place),
    Rule("place-taken", "potion-slot", place_taken, ("grid-slots",)),
)
DEALING: Table = (
    Rule("game-over", "end-check-time", game_over),
    Rule("no-chance-now", "pile-reshuffle", no_chance_now),
    Rule("not-a-deal", "setup-hand-5", not_a_deal, ("setup-queens-grid",)),
    Rule("not-in-the-deck", "deck-composition", not_in_the_deck),
    Rule("wrong-deal-size", "setup-hand-5", wrong_deal_size, ("setup-queens-grid",)),
)
UNKNOWN_VERB: Table = (*_NOBODY, Rule("unknown-verb", "turn-one-action", unknown_verb))

POWER_TABLES = {KING: KINGS, JESTER: JESTERS, KNIGHT: KNIGHTS, POTION: POTIONS}
VERB_TABLES = {"discard": DISCARDING, "pass": PASSING, "wake": WAKING, "place": PLACING}
VERBS = ("discard", "pass", "wake", "place", "deal", "lay", "shuffle")
BARE = ("pass", "wake", "place")
"""Verbs that name no cards."""


def rules_for(state: State, move: Move) -> Table:
    """Return the table that `move` is judged by."""
    if move.seat == DEALER:
        return DEALING
    if move.verb != "play":
        return VERB_TABLES.get(move.verb, UNKNOWN_VERB)
    if isinstance(state.task, Attack) and _is_answer(state, move):
        return ANSWERING
    return POWER_TABLES.get(move.cards[0] if len(move.cards) == 1 else "", PLAYING)


def _is_answer(state: State, move: Move) -> bool:
    """The attacked answers with whatever it plays, anybody else with a dragon or a wand."""
    is_victim = SEAT_INDEX.get(move.seat) == acting(state)
    return is_victim or move.cards in ((DRAGON,), (WAND,))


def check(state: State, move: Move) -> Violation | None:
    """Return the first rule that `move` breaks as a violation, or None. Pure: reads only."""
    return first_broken(rules_for(state, move), state, move)


def all_refusals() -> Mapping[str, tuple[str, ...]]:
    """Return every code of this game with the clauses it may cite."""
    tables = (*POWER_TABLES.values(), *VERB_TABLES.values(), ANSWERING, DEALING, UNKNOWN_VERB)
    return refusals(PLAYING, *tables)
