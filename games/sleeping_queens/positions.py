"""Which positions of Sleeping Queens no play of the game leads to."""

from collections.abc import Callable

from games.core.cards import SEATS, UNKNOWN, Cards, Deck
from games.core.errors import Problem
from games.sleeping_queens.cards import (
    CAT,
    DOG,
    HAND_SIZE,
    JESTER,
    KNIGHT,
    RED,
    ROSE,
    STRAWBERRY,
    clashes,
)
from games.sleeping_queens.scoring import reached, why_over
from games.sleeping_queens.state import Attack, Flip, Place, State, Wake


def problems_of(state: State, stated: str, to_move: Callable[[State], str]) -> list[Problem]:
    """Return everything that is wrong with a state; `stated` is who it says is to move, `to_move`
    tells who must be."""
    count = len(state.hands)
    if not 2 <= count <= 5:
        return [Problem("wrong-number-of-seats", {"count": count, "low": 2, "high": 5})]
    if stated in SEATS and stated not in SEATS[:count]:
        return [Problem("seat-not-at-the-table", {"seat": stated, "count": count})]
    problems = [*_wrong_cards(state), *_wrong_queens(state), *_large_hands(state)]
    problems += _before_the_queens(state) if not state.grid else _wrong_task(state)
    problems += [] if problems else _wrong_end(state)
    if not problems and stated != to_move(state):
        problems.append(Problem("wrong-to-move", {"seat": stated, "need": to_move(state)}))
    return problems


def _wrong_cards(state: State) -> list[Problem]:
    seen = [card for hand in state.hands for card in hand]
    seen += [*state.stock, *state.discard, *([state.top] if state.top else [])]
    problems = _too_many(RED, tuple(seen))
    if UNKNOWN in state.discard:
        problems.append(Problem("unknown-card-played"))
    return problems


def _too_many(deck: Deck, seen: Cards) -> list[Problem]:
    problems = [
        Problem("too-many-copies", {"card": card, "count": number, "limit": deck.copies[card]})
        for card, number in deck.too_many(seen).items()
    ]
    if len(seen) > deck.size:
        problems.append(Problem("too-many-cards", {"count": len(seen), "limit": deck.size}))
    return problems


def _wrong_queens(state: State) -> list[Problem]:
    deck = state.queens
    seen = [queen for queen in state.grid if queen is not None]
    seen += [queen for queens in state.awake for queen in queens]
    seen += [state.task.queen] if isinstance(state.task, Place) else []
    foreign = dict.fromkeys(card for card in seen if card not in (*deck.copies, UNKNOWN))
    problems = [Problem("queen-not-in-play", {"card": card}) for card in foreign]
    known = tuple(card for card in seen if card not in foreign)
    problems += _too_many(deck, known)
    if state.grid and len(state.grid) != deck.size:
        count = len(state.grid)
        problems.append(Problem("wrong-number-of-places", {"count": count, "need": deck.size}))
    elif state.grid and len(seen) != deck.size:
        problems.append(Problem("queens-missing", {"count": len(seen), "need": deck.size}))
    for index, queens in enumerate(state.awake):
        if CAT in queens and DOG in queens:
            problems.append(Problem("cat-and-dog", {"seat": SEATS[index]}))
    return problems


def _large_hands(state: State) -> list[Problem]:
    return [
        Problem("hand-too-large", {"seat": SEATS[index], "limit": HAND_SIZE})
        for index, hand in enumerate(state.hands)
        if len(hand) > HAND_SIZE
    ]


def _before_the_queens(state: State) -> list[Problem]:
    """Before the queens are laid nothing has been played."""
    lies = {
        "awake": any(state.awake),
        "discard": bool(state.discard),
        "top": state.top is not None,
        "task": state.task is not None,
        "draws": bool(state.draws),
    }
    return [Problem("field-before-the-queens", {"text": name}) for name, is_ in lies.items() if is_]


def _wrong_task(state: State) -> list[Problem]:
    task, ends = state.task, state.options.empty_pile == "game-ends"
    waits = bool(state.draws) or isinstance(task, Flip)
    if waits and (bool(state.stock) or state.top is None or ends):
        return [Problem("no-shuffle-needed")]
    if state.draws and task is not None:
        return [Problem("no-shuffle-needed")]
    if isinstance(task, Attack) and (task.victim == state.turn or task.queen == STRAWBERRY):
        return [Problem("attack-on-oneself", {"card": task.queen})]
    if isinstance(task, Wake) and not state.sleepers:
        return [Problem("nobody-asleep")]
    if isinstance(task, Place) and not state.empty_places:
        return [Problem("no-place-free")]
    if task is not None and not _has_cause(state, task):
        return [Problem("task-without-cause", {"text": type(task).__name__.lower()})]
    return []


def _has_cause(state: State, task: Attack | Wake | Place | Flip) -> bool:
    """Say whether something can have brought a task about: its card on the pile, Rose awake, the
    other of Cat and Dog."""
    if len(state.hands[state.turn]) >= HAND_SIZE:
        return False
    own = state.awake[state.turn]
    if isinstance(task, Attack):
        forbidden = state.options.cat_dog_steal == "forbid" and clashes(task.queen, own)
        return state.top == task.card and not (task.card == KNIGHT and forbidden)
    if isinstance(task, Wake) and task.why == "rose":
        return ROSE in state.awake[task.seat]
    if isinstance(task, Place) and task.why == "cat-dog":
        return clashes(task.queen, own) and state.options.cat_dog_steal == "sleep"
    return not isinstance(task, Flip) or state.top == JESTER


def _wrong_end(state: State) -> list[Problem]:
    """The game is over when the queens say so; Rose's bonus is settled first."""
    waits = isinstance(state.task, Wake) and state.task.why == "rose"
    ends = bool(state.grid) and bool(why_over(state)) and not waits
    enough_of = [seat for seat in range(len(state.hands)) if reached(state, seat)]
    pending = state.over and (state.task is not None or bool(state.draws))
    if len(enough_of) > 1 or pending or (ends and not state.over):
        return [Problem("game-is-over")]
    pile_ends = state.options.empty_pile == "game-ends" and not state.stock and state.grid
    if state.over and not ends and not pile_ends:
        return [Problem("game-goes-on")]
    return []
