"""What is true at every step of any game, whoever plays and cheats, under any options."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.bots import random_bot, sensible_bot
from games.core.options import dump_options
from games.core.playout import steps
from tests.games.cheating_moth.table import GAME
from tests.games.playouts import drawn_options

WRAPPED = {frozenset(pair) for pair in ((1, 2), (2, 3), (3, 4), (4, 5), (5, 1))}
COSTS = {"N": 1, "Sp": 5, "Mq": 5, "Ck": 5, "An": 5, "Mo": 10}
WILD = {"cheat": 0.3, "accuse": 0.2, "throw": 0.6}
CALM = {"cheat": 0.0, "accuse": 0.0, "throw": 0.0}
LIMIT = 150
"""Moves of a game that are looked at."""


@st.composite
def games(draw):
    """A game under drawn options: its seed, seats, options and how often players cheat."""
    seed = draw(st.integers(0, 10_000))
    seats = draw(st.integers(3, 5))
    options = dump_options(drawn_options(GAME, seats, seed), GAME.presets)
    return seed, seats, options, draw(st.sampled_from([WILD, CALM, {}]))


def moves_of(case, limit=LIMIT):
    seed, seats, options, habits = case
    rng = Random(seed)
    state = GAME.setup(seats, GAME.options(options), rng.choice("ABCDE"[:seats]))
    for number, made in enumerate(steps(GAME, state, rng, (random_bot, sensible_bot), habits)):
        yield made
        if number == limit:
            return


def cards_of(state):
    """Return every card of a state, wherever it lies."""
    cards = [card for hand in state.hands for card in hand]
    cards += [*state.stock, *state.discard, *([state.top] if state.top else [])]
    return Counter(
        [*cards, *(slip.card for slip in state.fresh), *(card for _, card in state.away)]
    )


def number(card):
    return int(card[-1])


def cost(hand):
    return sum(COSTS[card[:-1]] for card in hand)


@settings(max_examples=12)
@given(games())
def test_no_card_is_lost_or_made(case):
    for made in moves_of(case):
        copies = Counter(GAME.deck_under(made.after.options).copies)
        if made.after.top is not None:
            assert cards_of(made.after) == copies, str(made.move)
        else:
            assert cards_of(made.after) <= copies, str(made.move)


@settings(max_examples=12)
@given(games())
def test_one_seat_is_the_guard(case):
    """Who it is changes with a right call and between rounds only, and the guard has no slip."""
    for made in moves_of(case):
        names = [event.name for event in made.events]
        marked = [hand for hand in GAME.observe(made.after, "-").hands if "guard" in hand.marks]
        assert len(marked) == (names[-1:] != ["game-ended"])
        if made.before.guard != made.after.guard:
            assert {"guard-passed", "round-ended"} & set(names)
        assert made.after.guard not in [slip.seat for slip in made.after.fresh]


@settings(max_examples=12)
@given(games())
def test_the_top_card_is_followed_by_a_neighbour(case):
    """A card thrown in has the same number; a moth comes from the guard alone."""
    for made in moves_of(case):
        for event in made.events:
            if event.name in ("card-played", "card-thrown"):
                card, top = event.args["card"], made.before.top
                pair = frozenset((number(card), number(top)))
                assert pair in WRAPPED if event.name == "card-played" else len(pair) == 1
                by_guard = "ABCDE".index(event.args["seat"]) == made.before.guard
                assert by_guard or not card.startswith("Mo")
            if event.name == "card-given" and made.before.caught is None:
                assert not event.args["card"].startswith("Mo")
            if event.name == "slipped-away":
                assert len(made.before.hand_of(event.args["seat"])) > 1


@settings(max_examples=12)
@given(games())
def test_points_are_the_sums_of_what_is_held(case):
    for made in moves_of(case):
        scored = [event.args for event in made.events if event.name == "seat-scored"]
        assert [cost(each["cards"]) for each in scored] == [each["points"] for each in scored]
        if scored:
            row = tuple(each["points"] for each in scored)
            assert made.after.points == (*made.before.points, row)
            assert row == tuple(map(cost, made.after.hands))
            assert [each["points"] for each in scored if not each["cards"]]


@settings(max_examples=12)
@given(games())
def test_an_empty_hand_ends_the_round(case):
    """Unless gifts, a last action or a shuffle for it is still to be settled."""
    for made in moves_of(case):
        state = made.after
        if state.top is not None and not all(state.hands):
            first = state.options.last_card_action == "resolve-first"
            assert state.action is not None or (state.draws and first), str(made.move)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_lowest_total_wins(seats):
    for seed in range(3):
        made = list(moves_of((seed, seats, "standard rounds=2", {}), limit=10_000))
        outcome = GAME.outcome(made[-1].after)
        assert outcome is not None
        totals = tuple(map(sum, zip(*made[-1].after.points, strict=True)))
        assert outcome.scores == totals
        seats_of = dict(zip("ABCDE", totals, strict=False))
        assert list(outcome.winners) == [
            seat for seat, total in seats_of.items() if total == min(totals)
        ]
