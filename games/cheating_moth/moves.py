"""What a seat may do now, found without trying every move; a contract test ties it to `check`."""

from games.cheating_moth import rules
from games.cheating_moth.events import Caught, RoundEnded, WronglyAccused
from games.cheating_moth.state import Race, State
from games.core.cards import DEALER, SEAT_INDEX, SEATS, UNKNOWN, Cards, Seat
from games.core.protocol import Accusing, Move

INTERRUPTS = {"cheat": 0.06, "accuse": 0.03, "throw": 0.4}
"""Moves that nobody waits for, and how often a bot thinks of one where it may."""
ACCUSING = Accusing("accuse", Caught.name, WronglyAccused.name, (RoundEnded.name,))


def to_move(state: State) -> tuple[Seat, ...]:
    """Return who may act now, those first who are waited for: the dealer where cards are to be
    put in order, else whoever owes a slap, a card or a turn, then who may cheat, throw or call."""
    if state.between_rounds:
        return () if state.is_over else (DEALER,)
    if state.draws:
        return (DEALER,)
    seats = range(len(state.hands))
    asked = [index for index in seats if is_asked(state, index)]
    others = [index for index in seats if index not in asked and may_interrupt(state, index)]
    return tuple([SEATS[index] for index in (*asked, *others)])


def is_asked(state: State, index: int) -> bool:
    """Say whether the table waits for a seat."""
    if rules.has_turn(state, index) or rules.owes(state, index):
        return True
    if state.caught is not None:
        return False
    ends_a_race = isinstance(state.action, Race) and state.is_ending and index == state.turn
    return rules.may_slap(state, index) or ends_a_race


def may_interrupt(state: State, index: int) -> bool:
    """Say whether a seat may call, cheat or throw in, although nobody waits for it."""
    if state.caught is not None:
        return False
    if index == state.guard and state.hands[index]:
        return True
    return bool(_slippable(state, index)) or (
        rules.may_throw(state, index) and bool(rules.throwable(state, index))
    )


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return the legal moves of `seat`: on its turn, then what is asked of it, then throwing in,
    cheating and calling."""
    index = SEAT_INDEX.get(seat, 99)
    if index >= len(state.hands) or state.between_rounds or state.draws:
        return ()
    found = [*_turn(state, index), *_asked(state, index)]
    if rules.may_throw(state, index):
        found += [("throw", (card,), None) for card in rules.throwable(state, index)]
    if state.caught is None:
        if index == state.guard and state.hands[index]:
            found += [("accuse", (), to) for to in _others(state, index)]
        found += [("cheat", (card,), None) for card in _slippable(state, index)]
    return tuple([Move(seat, verb, cards, to) for verb, cards, to in found])


Asked = tuple[str, Cards, Seat | None]


def _turn(state: State, index: int) -> list[Asked]:
    if not rules.has_turn(state, index):
        return []
    cards = rules.playable(state, index, state.hands[index])
    found: list[Asked] = [("play", (card,), None) for card in cards]
    return found if cards and state.options.must_play else [*found, ("draw", (), None)]


def _asked(state: State, index: int) -> list[Asked]:
    if due := rules.owes(state, index):
        cards = rules.giveable(state, index)
        return [("give", (card,), to) for card in cards for to in due] or [("pass", (), None)]
    if state.caught is not None:
        return []
    if rules.may_slap(state, index):
        return [("slap", (), None)]
    ends_a_race = isinstance(state.action, Race) and state.is_ending and index == state.turn
    return [("pass", (), None)] if ends_a_race else []


def _others(state: State, index: int) -> list[Seat]:
    return [SEATS[each] for each in range(len(state.hands)) if each != index]


def _slippable(state: State, index: int) -> Cards:
    """Return the faces that a seat may make disappear (`cheat-not-last`, `cheat-guard-never`)."""
    hand = state.hands[index]
    if len(hand) < 2 or index == state.guard or not state.hands[state.guard]:
        return ()
    return tuple(card for card in dict.fromkeys(hand) if card != UNKNOWN)


def candidates(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return every move that the hand of `seat` can form: each card played, thrown in, slipped
    away, and given to each other player; and every move without a card."""
    index = SEAT_INDEX.get(seat, 99)
    if index >= len(state.hands):
        return ()
    cards = [(card,) for card in dict.fromkeys(state.hands[index]) if card != UNKNOWN]
    others = _others(state, index)
    return (
        *(Move(seat, "play", card) for card in cards),
        *(Move(seat, "give", card, to) for card in cards for to in others),
        *(Move(seat, "throw", card) for card in cards),
        *(Move(seat, "cheat", card) for card in cards),
        Move(seat, "draw"),
        Move(seat, "slap"),
        Move(seat, "pass"),
        *(Move(seat, "accuse", (), to) for to in others),
    )
