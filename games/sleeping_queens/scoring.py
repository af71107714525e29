"""When the game is over, and who has won."""

from games.core.cards import SEATS, Seat
from games.core.protocol import Outcome
from games.sleeping_queens.options import enough
from games.sleeping_queens.state import State


def reached(state: State, seat: int) -> str:
    """Return what a seat has enough of to win at once: `enough-queens`, `enough-points`, or
    nothing (`end-threshold-23`, `end-threshold-45`)."""
    queens, points = enough(state.options, len(state.hands))
    if len(state.awake[seat]) >= queens:
        return "enough-queens"
    return "enough-points" if state.points(seat) >= points else ""


def why_over(state: State) -> str:
    """Return why the queens as they lie end the game, or nothing: somebody has enough, or nobody
    is asleep any more (`end-all-awake`)."""
    for seat in range(len(state.hands)):
        if why := reached(state, seat):
            return why
    return "all-awake" if state.grid and not state.sleepers else ""


def winners(state: State) -> tuple[Seat, ...]:
    """Return who has won: whoever has enough, else the most points, of equals the most queens
    unless the win is shared (`end-tie`)."""
    seats = range(len(state.hands))
    enough_of = [seat for seat in seats if reached(state, seat)]
    if enough_of:
        return tuple(SEATS[seat] for seat in enough_of)
    points = [state.points(seat) for seat in seats]
    best = [seat for seat in seats if points[seat] == max(points)]
    if state.options.tie_break == "queens-then-shared":
        most = max(len(state.awake[seat]) for seat in best)
        best = [seat for seat in best if len(state.awake[seat]) == most]
    return tuple(SEATS[seat] for seat in best)


def outcome(state: State) -> Outcome | None:
    """Return points and winners once the game is over, else None."""
    if not state.over:
        return None
    scores = tuple(state.points(seat) for seat in range(len(state.hands)))
    return Outcome(scores, winners(state), why_over(state) or "pile-empty")
