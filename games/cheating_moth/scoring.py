"""Penalty points at a round's end, who guards the next, and who has won at the game's."""

from games.cheating_moth.cards import ACTIONS, MOTH, NUMBER, kind_of
from games.cheating_moth.state import State
from games.core.cards import SEATS, UNKNOWN, Cards, Seat
from games.core.protocol import Outcome


def score_cites(hand: Cards, is_guard: bool) -> tuple[str, ...]:
    """Return the clauses that the points of a hand rest on; of cards not stated, all that may."""
    if not hand:
        return ("score-out-zero",)
    if UNKNOWN in hand:
        return ("score-number", "score-action", "score-moth")
    kinds = {kind_of(card) for card in hand}
    return tuple(
        clause
        for clause, counts in (
            ("score-moth", MOTH in kinds),
            ("score-action", not kinds.isdisjoint(ACTIONS)),
            ("score-number", NUMBER in kinds),
            ("score-guard-zero", is_guard),
        )
        if counts
    )


def totals(points: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Return each seat's sum over the finished rounds."""
    return tuple(sum(column) for column in zip(*points, strict=True))


def next_guard(state: State, row: tuple[int, ...]) -> int:
    """Return who guards and starts the round after one that scored `row` (`game-next-guard`)."""
    seats = len(state.hands)
    if state.options.next_guard == "keep":
        return state.guard
    if state.options.next_guard == "rotate":
        return (state.start + 1) % seats
    clockwise = [(state.start + step) % seats for step in range(seats)]
    return max(clockwise, key=lambda seat: row[seat])


def winners(state: State) -> tuple[Seat, ...]:
    """Return who has the lowest total (`game-winner`); equals share unless the last round tells
    them apart (`game-tie`)."""
    sums = totals(state.points)
    best = [index for index, total in enumerate(sums) if total == min(sums)]
    if state.options.game_tie == "last-round":
        last = state.points[-1]
        best = [index for index in best if last[index] == min(last[each] for each in best)]
    return tuple(SEATS[index] for index in best)


def outcome(state: State) -> Outcome | None:
    """Return totals and winners once all rounds are played, else None."""
    if not state.is_over:
        return None
    return Outcome(totals(state.points), winners(state), "all-rounds-played")
