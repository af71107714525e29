"""Penalty points at a stage's end, and who has won at the game's."""

from games.core.cards import SEATS, Cards, Seat
from games.core.protocol import Outcome
from games.vampire_queen.cards import PENALTY
from games.vampire_queen.state import State

LEADER_BONUS, FOLLOWER_BONUS = 30, 15
"""`go-out-bonus`, as the designer's page reports a reader's variant; never in a hunt."""


def penalty(hand: Cards) -> int:
    """Return what a hand costs (`score-sum`); an empty one costs 0 (`score-zero-out`).

    >>> penalty(("3", "10", "Q"))
    27
    """
    return sum(PENALTY[card] for card in hand)


def stage_points(trick: State, hands: tuple[Cards, ...]) -> tuple[int, ...]:
    """Return each seat's points for the stage that ends with `trick` and leaves `hands`."""
    return tuple(
        penalty(hand) - (0 if hand else bonus(trick, index)) for index, hand in enumerate(hands)
    )


def bonus(trick: State, index: int) -> int:
    """Return what running out takes off: nothing by default and in a hunt (`go-out-bonus`)."""
    if not trick.options.go_out_bonus or trick.is_hunt:
        return 0
    return LEADER_BONUS if index == trick.leader else FOLLOWER_BONUS


def totals(points: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Return each seat's sum over the finished stages."""
    return tuple(sum(column) for column in zip(*points, strict=True))


def winners(state: State) -> tuple[Seat, ...]:
    """Return who has the lowest total (`game-winner`); equals share unless the option `game-tie`
    tells them apart (`game-tie`)."""
    sums = totals(state.points)
    best = [index for index, total in enumerate(sums) if total == min(sums)]
    if state.options.game_tie == "last-stage":
        last = state.points[-1]
        best = [index for index in best if last[index] == min(last[each] for each in best)]
    elif state.options.game_tie == "most-zero-stages":
        zeros = {index: sum(row[index] <= 0 for row in state.points) for index in best}
        best = [index for index in best if zeros[index] == max(zeros.values())]
    return tuple(SEATS[index] for index in best)


def outcome(state: State) -> Outcome | None:
    """Return totals and winners once all stages are played, else None."""
    if not state.is_over:
        return None
    return Outcome(totals(state.points), winners(state), "all-stages-played")
