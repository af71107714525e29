"""Which positions of Cheating Moth no play of the game leads to."""

from games.cheating_moth.cards import COCKROACH, MOSQUITO, SPIDER, kind_of
from games.cheating_moth.options import most_seats
from games.cheating_moth.rules import giveable
from games.cheating_moth.state import Gifts, Race, Slaps, Spider, State
from games.core.cards import SEATS, UNKNOWN
from games.core.errors import Problem


def problems_of(state: State, stated: str, to_move: str) -> list[Problem]:
    """Return everything that is wrong with a state; `stated` is who it says is to move, `to_move`
    who must be."""
    count, most = len(state.hands), most_seats(state.options)
    if not 3 <= count <= most:
        return [Problem("wrong-number-of-seats", {"count": count, "low": 3, "high": most})]
    if stated in SEATS and stated not in SEATS[:count]:
        return [Problem("seat-not-at-the-table", {"seat": stated, "count": count})]
    problems = _wrong_cards(state) + _wrong_points(state)
    problems += _between(state) if state.between_rounds else _in_a_round(state)
    if stated != to_move and not problems:
        problems.append(Problem("wrong-to-move", {"seat": stated, "need": to_move}))
    return problems


def _wrong_cards(state: State) -> list[Problem]:
    seen = [card for hand in state.hands for card in hand]
    seen += [*state.stock, *state.discard, *([state.top] if state.top else [])]
    seen += [card for index in range(len(state.hands)) for card in state.slipped(index)]
    problems = [
        Problem(
            "too-many-copies", {"card": card, "count": number, "limit": state.deck.copies[card]}
        )
        for card, number in state.deck.too_many(seen).items()
    ]
    if len(seen) > state.deck.size:
        problems.append(Problem("too-many-cards", {"count": len(seen), "limit": state.deck.size}))
    if UNKNOWN in state.discard or any(card == UNKNOWN for _, card in state.away):
        problems.append(Problem("unknown-card-played"))
    return problems


def _wrong_points(state: State) -> list[Problem]:
    count = len(state.hands)
    wrong = {len(row) for row in state.points} - {count}
    problems = [
        Problem("wrong-number-of-points", {"count": each, "need": count}) for each in sorted(wrong)
    ]
    most = state.rounds - (not state.between_rounds)
    if len(state.points) > most:
        count = len(state.points)
        problems.append(Problem("too-many-rounds", {"count": count, "limit": state.rounds}))
    return problems


def _between(state: State) -> list[Problem]:
    """Between rounds nothing lies on the table but what was left and what was found."""
    lies = {
        "stock": state.stock,
        "discard": state.discard,
        "action": state.action,
        "draws": state.draws,
        "fresh": state.fresh,
        "caught": state.caught is not None,
        "start": state.start != state.guard,
    }
    found = [name for name, there in lies.items() if there]
    return [Problem("field-between-rounds", {"text": name}) for name in found]


def _in_a_round(state: State) -> list[Problem]:
    problems = []
    if any(slip.seat == state.guard for slip in state.fresh):
        problems.append(Problem("guard-slipped", {"seat": SEATS[state.guard]}))
    window = state.options.catch_window
    if any(slip.age > window for slip in state.fresh):
        problems.append(Problem("slip-too-old", {"limit": window}))
    if state.draws and (state.stock or not state.discard):
        problems.append(Problem("no-shuffle-needed"))
    if state.draws and state.caught is not None:
        problems.append(Problem("shuffle-in-a-call"))
    problems += _wrong_action(state) + _wrong_turn(state) + _wrong_accusation(state)
    return problems + (_empty_hands(state) if not problems else [])


_CARDS = {Spider: SPIDER, Slaps: MOSQUITO, Gifts: MOSQUITO, Race: COCKROACH}


def _wrong_action(state: State) -> list[Problem]:
    """An action needs its card on top of the pile (a thrown card may lie on a cockroach) and seats
    that fit it."""
    action = state.action
    if action is None:
        return []
    assert state.top is not None
    kind = _CARDS[type(action)]
    thrown = isinstance(action, Race) and bool(action.tried)
    if kind_of(state.top) != kind and not thrown:
        return [Problem("action-without-card", {"card": state.top})]
    if isinstance(action, Slaps) and (
        action.player in action.slapped or len(action.slapped) > len(state.hands) - 3
    ):
        return [Problem("slaps-are-over")]
    if isinstance(action, Gifts) and not _is_owed(state, action):
        return [Problem("no-givers")]
    if isinstance(action, Race) and not state.options.cockroach_player:
        own = action.player in action.tried
        return [Problem("player-threw", {"seat": SEATS[action.player]})] if own else []
    return []


def _is_owed(state: State, gifts: Gifts) -> bool:
    if state.options.mosquito_slowest == "draw":
        return False
    return bool(gifts.givers) and gifts.slowest not in gifts.givers


def _wrong_turn(state: State) -> list[Problem]:
    """Left of who played an action is next (`cockroach-turn`); thrown cards that act
    (`cockroach-chains`) change nothing about whose turn it is, but hide who that is."""
    if state.action is None or state.options.cockroach_chains:
        return []
    need = (state.action.player + 1) % len(state.hands)
    if state.turn == need:
        return []
    return [Problem("wrong-to-move", {"seat": SEATS[state.turn], "need": SEATS[need]})]


def _wrong_accusation(state: State) -> list[Problem]:
    if state.caught is None:
        return []
    if state.caught == state.guard or state.options.caught_gets != "guard-card":
        return [Problem("guard-caught", {"seat": SEATS[state.guard]})]
    if any(slip.seat == state.caught for slip in state.fresh):
        return [Problem("caught-with-slips", {"seat": SEATS[state.caught]})]
    return [] if giveable(state, state.guard) else [Problem("no-givers")]


def _empty_hands(state: State) -> list[Problem]:
    """An empty hand ends the round, unless gifts or a last action are still to be settled."""
    empty = [index for index, hand in enumerate(state.hands) if not hand]
    if isinstance(state.action, Gifts):
        empty = [index for index in empty if index in state.action.givers]
    elif state.options.last_card_action == "resolve-first" and len(empty) == 1:
        if state.action is not None:
            empty = [index for index in empty if index != state.action.player]
        elif state.draws:
            empty = []
    return [Problem("hand-is-empty", {"seat": SEATS[index]}) for index in empty]
