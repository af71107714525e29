"""Which moves are allowed: the first broken rule of a table is the answer."""

from collections.abc import Mapping

from games.core.cards import DEALER, SEAT_INDEX, SEATS, UNKNOWN, Seat, holds
from games.core.clauses import BROKEN, Params, Rule, first_broken, refusals
from games.core.protocol import Move, Violation
from tests.fifth.stairs.cards import DECK, EACH
from tests.fifth.stairs.state import State


def game_over(state: State, move: Move) -> Params | None:
    return BROKEN if state.is_over else None


def not_at_the_table(state: State, move: Move) -> Params | None:
    return None if SEAT_INDEX.get(move.seat, 99) < len(state.hands) else {"seat": move.seat}


def before_the_deal(state: State, move: Move) -> Params | None:
    return None if state.is_dealt else BROKEN


def not_your_turn(state: State, move: Move) -> Params | None:
    return None if move.seat == SEATS[state.turn] else {"turn": SEATS[state.turn]}


def already_dealt(state: State, move: Move) -> Params | None:
    return BROKEN if state.is_dealt else None


def not_a_deal(state: State, move: Move) -> Params | None:
    return None if move.verb == "deal" and move.to is None else {"verb": move.verb}


def not_in_the_deck(state: State, move: Move) -> Params | None:
    wrong = [card for card in move.cards if card not in DECK.copies] or [*DECK.too_many(move.cards)]
    return {"cards": tuple(dict.fromkeys(wrong))} if wrong else None


def wrong_deal_size(state: State, move: Move) -> Params | None:
    need = EACH * len(state.hands)
    return None if len(move.cards) == need else {"need": need}


def leader_passes(state: State, move: Move) -> Params | None:
    return BROKEN if state.top is None else None


def passes_with_more(state: State, move: Move) -> Params | None:
    return BROKEN if move.cards or move.to is not None else None


def unknown_verb(state: State, move: Move) -> Params | None:
    return None if move.verb == "play" and move.to is None else {"verb": move.verb}


def not_one_card(state: State, move: Move) -> Params | None:
    return None if len(move.cards) == 1 else BROKEN


def not_your_card(state: State, move: Move) -> Params | None:
    held = holds(state.hands[state.turn], move.cards) and UNKNOWN not in move.cards
    return None if held else {"cards": move.cards}


def not_higher(state: State, move: Move) -> Params | None:
    if state.top is None or int(move.cards[0]) > int(state.top):
        return None
    return {"need": int(state.top)}


_OVER = Rule("game-over", "end-first-out", game_over)
DEALING = (
    _OVER,
    Rule("already-dealt", "deal-six", already_dealt),
    Rule("not-a-deal", "deal-six", not_a_deal),
    Rule("not-in-the-deck", "deck-steps", not_in_the_deck),
    Rule("wrong-deal-size", "deal-six", wrong_deal_size),
)
_ANY = (
    _OVER,
    Rule("not-at-the-table", "climb-in-turn", not_at_the_table),
    Rule("before-the-deal", "deal-six", before_the_deal),
    Rule("not-your-turn", "climb-in-turn", not_your_turn),
)
PASSING = (
    *_ANY,
    Rule("leader-must-play", "lead-one", leader_passes),
    Rule("pass-with-more", "climb-pass", passes_with_more),
)
PLAYING = (
    *_ANY,
    Rule("unknown-verb", "lead-one", unknown_verb),
    Rule("one-card-only", "lead-one", not_one_card),
    Rule("not-your-card", "lead-one", not_your_card),
    Rule("not-higher", "climb-higher", not_higher, also=("climb-pass",)),
)


def check(state: State, move: Move) -> Violation | None:
    """Return the first clause that a move breaks, or None."""
    if move.seat == DEALER:
        return first_broken(DEALING, state, move)
    return first_broken(PASSING if move.verb == "pass" else PLAYING, state, move)


def candidates(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return every card of a hand and passing; the dealer's moves are not listed."""
    if SEAT_INDEX.get(seat, 99) >= len(state.hands):
        return ()
    hand = state.hands[SEAT_INDEX[seat]]
    faces = dict.fromkeys(card for card in hand if card != UNKNOWN)
    return (*(Move(seat, "play", (card,)) for card in faces), Move(seat, "pass"))


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return the candidates that break no rule."""
    return tuple(move for move in candidates(state, seat) if check(state, move) is None)


def all_refusals() -> Mapping[str, tuple[str, ...]]:
    """Return every code with its clauses."""
    return refusals(DEALING, PASSING, PLAYING)
