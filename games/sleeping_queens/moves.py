"""What a seat may do now, found without trying every move; a contract test ties it to `check`."""

from functools import lru_cache
from itertools import combinations

from games.core.cards import DEALER, SEAT_INDEX, SEATS, UNKNOWN, Cards, Seat
from games.core.protocol import Move
from games.sleeping_queens.cards import JESTER, KING, KNIGHT, POTION, VALUE
from games.sleeping_queens.options import SleepingQueensOptions
from games.sleeping_queens.rules import ANSWER, acting, can_do_more, is_set, targets
from games.sleeping_queens.state import Attack, Place, State, Wake


def to_move(state: State) -> tuple[Seat, ...]:
    """Return who may act now: the dealer where cards are to be put in order, else whoever is
    waited for."""
    if state.over:
        return ()
    return (DEALER,) if state.needs_dealer else (SEATS[acting(state)],)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return the legal moves of `seat`: power cards, then what may be discarded, the fewest cards
    last; or answers, places to wake or to put to sleep."""
    if state.over or state.needs_dealer or SEATS[acting(state)] != seat:
        return ()
    hand = state.hands[acting(state)]
    task = state.task
    if isinstance(task, Attack):
        answer = ANSWER[task.card]
        block = (Move(seat, "play", (answer,)),) if answer in hand else ()
        return (*block, Move(seat, "pass"))
    if isinstance(task, Wake):
        return tuple(Move(seat, "wake", (), str(place)) for place in known_sleepers(state))
    if isinstance(task, Place):
        return tuple(Move(seat, "place", (), str(place)) for place in state.empty_places)
    return (*_powers(state, seat, hand), *_discards(state, seat, hand))


def known_sleepers(state: State) -> tuple[int, ...]:
    """Return the places of queens that are stated."""
    return tuple(place for place in state.sleepers if state.grid[place - 1] != UNKNOWN)


def _powers(state: State, seat: Seat, hand: Cards) -> list[Move]:
    found = []
    if KING in hand:
        found += [Move(seat, "play", (KING,), str(place)) for place in known_sleepers(state)]
    for card in (KNIGHT, POTION):
        if card in hand:
            found += [Move(seat, "play", (card,), queen) for queen in targets(state, card)]
    may_flip = JESTER in hand and state.stock[:1] != (UNKNOWN,)
    return [*found, *([Move(seat, "play", (JESTER,))] if may_flip else [])]


def _discards(state: State, seat: Seat, hand: Cards) -> list[Move]:
    sets = _sets(hand, state.options)
    any_card = state.options.single_discard == "any" or not can_do_more(state, hand)
    singles = [
        (card,) for card in dict.fromkeys(hand) if card != UNKNOWN and (any_card or card in VALUE)
    ]
    return [Move(seat, "discard", cards) for cards in (*sets, *singles)]


@lru_cache(maxsize=4096)
def _sets(hand: Cards, options: SleepingQueensOptions) -> tuple[Cards, ...]:
    """Return every group of two or more cards that may be discarded together."""
    return tuple(cards for cards in _groups(hand) if is_set(cards, options))


@lru_cache(maxsize=4096)
def _groups(hand: Cards) -> list[Cards]:
    """Return every different group of two or more stated cards, the largest first."""
    known = [card for card in hand if card != UNKNOWN]
    sizes = range(len(known), 1, -1)
    return list(dict.fromkeys(group for size in sizes for group in combinations(known, size)))


def candidates(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return every move that the hand of `seat` can form: each power card at everything it could
    be aimed at, each group of cards discarded, every answer and place."""
    index = SEAT_INDEX.get(seat, 99)
    if index >= len(state.hands):
        return ()
    hand = state.hands[index]
    places = [str(place) for place in range(1, len(state.grid) + 1)]
    queens = [queen for awake in state.awake for queen in awake if queen != UNKNOWN]
    nowhere: list[str | None] = [None]
    goals = {KING: places, KNIGHT: queens or nowhere, POTION: queens or nowhere}
    cards = [card for card in dict.fromkeys(hand) if card != UNKNOWN]
    powers = [card for card in cards if card not in VALUE]
    return (
        *(Move(seat, "play", (card,), to) for card in powers for to in goals.get(card, nowhere)),
        *(Move(seat, "discard", group) for group in _groups(hand)),
        *(Move(seat, "discard", (card,)) for card in cards),
        Move(seat, "pass"),
        *(Move(seat, "wake", (), place) for place in places),
        *(Move(seat, "place", (), place) for place in places),
    )
