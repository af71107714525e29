"""What one seat may see of a table of Sleeping Queens.

Public: who is awake before whom, which places are taken, the top of the discard pile, how many
cards the piles and hands have, the points. Nobody sees who sleeps where, not even where all hands
are open (`setup-hidden`); whoever has a memory needs no help.
"""

from games.core.cards import DEALER, SEAT_INDEX, SEATS, UNKNOWN, Seat
from games.core.protocol import OPEN, Ask, Hand, Laid, Observation, Param, Zone
from games.sleeping_queens.cards import KNIGHT
from games.sleeping_queens.options import enough
from games.sleeping_queens.rules import acting
from games.sleeping_queens.scoring import outcome
from games.sleeping_queens.state import Attack, Flip, Place, State, Wake


def observe(state: State, viewer: Seat) -> Observation:
    """Return the table as `viewer` (a seat, PUBLIC or OPEN) sees it. Pure."""
    seats = range(len(state.hands))
    queens, points = enough(state.options, len(state.hands))
    return Observation(
        viewer=viewer,
        hands=tuple(_hand(state, index, viewer) for index in seats),
        zones=tuple(_zones(state)),
        ask=_ask(state),
        banner="attack" if isinstance(state.task, Attack) else "",
        facts={"queens": queens, "points": points},
        scores=(tuple(state.points(seat) for seat in seats),) if state.grid else (),
    )


def _hand(state: State, index: int, viewer: Seat) -> Hand:
    hand = state.hands[index]
    is_open = viewer in (OPEN, SEATS[index])
    known = tuple(card for card in hand if card != UNKNOWN) if is_open else ()
    marks = []
    if isinstance(state.task, Attack) and index == state.task.victim:
        marks.append("attacked")
    if index == state.turn and not state.over and index != acting(state):
        marks.append("turn")
    return Hand(
        SEATS[index],
        known,
        len(hand) - len(known),
        tuple(marks),
        _marked(state, index),
        before=tuple(queen for queen in state.awake[index] if queen != UNKNOWN),
    )


def _marked(state: State, index: int) -> dict[str, tuple[str, ...]]:
    """Mark the queen that a knight or a potion is aimed at."""
    task = state.task
    if isinstance(task, Attack) and index == task.victim:
        return {task.queen: ("target",)}
    return {}


def _zones(state: State) -> list[Zone]:
    zones = []
    if state.grid:
        places = enumerate(state.grid, 1)
        zones.append(
            Zone(
                "asleep",
                tuple(Laid(None, (), int(queen is not None), place=at) for at, queen in places),
            )
        )
    if isinstance(state.task, Place):
        zones.append(Zone("going-to-sleep", (Laid(SEATS[state.turn], (state.task.queen,)),)))
    if state.top is not None:
        zones.append(Zone("pile", (Laid(None, (state.top,), len(state.discard)),)))
    return [*zones, Zone("stock", (Laid(None, (), _stock(state)),))]


def _stock(state: State) -> int:
    """Before the queens are laid all that nobody holds is still to come."""
    if state.grid:
        return len(state.stock)
    return state.deck.size - sum(map(len, state.hands))


def _ask(state: State) -> Ask:
    ended = outcome(state)
    if ended is not None:
        points: Param = max(ended.scores[SEAT_INDEX[seat]] for seat in ended.winners)
        return Ask("over", (), {"seats": ended.winners, "points": points}, ("end-check-time",))
    if state.needs_dealer:
        return _ask_dealer(state)
    seat = SEATS[acting(state)]
    params: dict[str, Param] = {"seat": seat}
    task = state.task
    if isinstance(task, Attack):
        return _ask_answer(state, task, seat)
    if isinstance(task, Wake):
        clause = "rose-bonus" if task.why == "rose" else "jester-chosen-wakes"
        return Ask(f"wake-{task.why}", (seat,), params, (clause,), ("wake",))
    if isinstance(task, Place):
        params |= {"card": task.queen}
        clause = "potion-slot" if task.why == "potion" else "catdog-steal"
        return Ask("place", (seat,), params, (clause,), ("place",))
    return Ask("turn", (seat,), params, ("turn-one-action",), ("play", "discard"), several=True)


def _ask_answer(state: State, attack: Attack, seat: Seat) -> Ask:
    name = "dragon" if attack.card == KNIGHT else "wand"
    params: dict[str, Param] = {"seat": seat, "card": attack.queen, "other": SEATS[state.turn]}
    clauses = (f"{name}-block", "dragon-optional")
    return Ask(f"answer-{name}", (seat,), params, clauses, ("play", "pass"))


def _ask_dealer(state: State) -> Ask:
    if state.grid:
        clause = "jester-empty-pile" if isinstance(state.task, Flip) else "pile-reshuffle"
        count = len(state.discard) + (state.top is not None)
        return Ask("shuffle", (DEALER,), {"count": count}, (clause,), ("shuffle",))
    if any(state.hands):
        return Ask("lay", (DEALER,), {}, ("setup-queens-grid",), ("lay",))
    return Ask("deal", (DEALER,), {"seat": SEATS[state.turn]}, ("setup-hand-5",), ("deal",))
