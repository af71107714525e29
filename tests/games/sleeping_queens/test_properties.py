"""What is true at every step of any game, whoever plays, under any options."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.bots import random_bot, sensible_bot
from games.core.options import dump_options, parse_options
from games.core.playout import steps
from games.sleeping_queens.cards import POINTS
from games.sleeping_queens.options import PRESETS, enough
from games.sleeping_queens.state import Place
from tests.games.playouts import drawn_options
from tests.games.sleeping_queens.table import GAME

LIMIT = 120
"""Moves of a game that are looked at."""


@st.composite
def games(draw):
    """A game under drawn options: its seed, seats and options."""
    seed = draw(st.integers(0, 10_000))
    seats = draw(st.integers(2, 5))
    options = drawn_options(GAME, seats, seed)
    return seed, seats, dump_options(options, GAME.presets)


def moves_of(case, limit=LIMIT):
    seed, seats, text = case
    options, rng = parse_options(text, PRESETS), Random(seed)
    choice = options.start_choice
    first = rng.choice("ABCDE"[:seats]) if choice == "random" else choice
    state = GAME.setup(seats, options, first)
    for number, made in enumerate(steps(GAME, state, rng, (random_bot, sensible_bot))):
        yield made
        if number == limit:
            return


def names(made):
    return [event.name for event in made.events]


def red_cards(state):
    cards = [card for hand in state.hands for card in hand]
    return Counter([*cards, *state.stock, *state.discard, *([state.top] if state.top else [])])


def queens_of(state):
    queens = [queen for queen in state.grid if queen is not None]
    queens += [queen for awake in state.awake for queen in awake]
    return Counter([*queens, *([state.task.queen] if isinstance(state.task, Place) else [])])


@settings(max_examples=10)
@given(games())
def test_no_card_is_lost_or_made(case):
    for made in moves_of(case):
        copies = Counter(GAME.deck_under(made.after.options).copies)
        queens = Counter({face: copies[face] for face in made.after.queens.copies})
        if made.after.is_dealt:
            assert red_cards(made.after) == copies - queens, str(made.move)
        if made.after.grid:
            assert queens_of(made.after) == queens, str(made.move)


@settings(max_examples=10)
@given(games())
def test_nobody_has_cat_and_dog(case):
    for made in moves_of(case):
        for awake in made.after.awake:
            assert not {"Cat", "Dog"} <= set(awake), str(made.move)
        if "cat-dog-clash" in names(made):
            gained = [
                set(after) - set(before)
                for before, after in zip(made.before.awake, made.after.awake, strict=True)
            ]
            assert not set.union(*gained) & {"Cat", "Dog"}


def has_enough(state):
    """Say whether somebody has enough, as the rulebook has it."""
    few = len(state.hands) <= 3
    queens = 5 if few else 4
    points = 50 if few or state.options.win_points == "fifty" else 40
    table = POINTS[state.options.queen_points]
    assert enough(state.options, len(state.hands)) == (queens, points)
    return any(
        len(awake) >= queens or sum(table[queen] for queen in awake) >= points
        for awake in state.awake
    )


@settings(max_examples=10)
@given(games())
def test_it_ends_when_somebody_has_enough_or_nobody_sleeps(case):
    """Not before, and not later, but for what Rose still wakes and a pile that ends it."""
    for made in moves_of(case):
        state = made.after
        if not state.grid:
            continue
        ends = has_enough(state) or set(state.grid) == {None}
        waits = getattr(state.task, "why", "") == "rose"
        if state.over:
            dried = state.options.empty_pile == "game-ends" and not state.stock
            assert ends or dried, str(made.move)
            assert names(made)[-1] == "game-ended"
        else:
            assert not ends or waits, str(made.move)
            assert "game-ended" not in names(made)


@settings(max_examples=10)
@given(games())
def test_hands_are_five_after_a_turn(case):
    """While there are cards; one who played a card and waits has four, nobody ever six."""
    for made in moves_of(case):
        state = made.after
        sizes = [len(hand) for hand in state.hands]
        assert max(sizes) <= 5
        if state.over or not state.grid or state.draws:
            continue
        if state.task is None:
            assert sizes == [5] * len(sizes), str(made.move)
        else:
            others = [size for seat, size in enumerate(sizes) if seat != state.turn]
            assert (sizes[state.turn], set(others)) == (4, {5})


@settings(max_examples=10)
@given(games())
def test_the_turn_goes_round(case):
    """It stays where it is or passes to the left; it stays with whoever gets another one."""
    for made in moves_of(case):
        before, after = made.before, made.after
        step = (after.turn - before.turn) % len(after.hands)
        assert step in (0, 1)
        if "extra-turn" in names(made):
            assert step == 0
        if made.before.task is None and made.move.verb == "discard" and not after.over:
            assert step == 1 or after.draws


@settings(max_examples=10)
@given(games())
def test_points_are_those_of_the_awake_queens(case):
    for made in moves_of(case, limit=2_000):
        table = POINTS[made.after.options.queen_points]
        scores = [sum(table[queen] for queen in awake) for awake in made.after.awake]
        seen = GAME.observe(made.after, "-").scores
        assert seen == ((tuple(scores),) if made.after.grid else ())
        ended = GAME.outcome(made.after)
        if ended is not None:
            assert list(ended.scores) == scores
            told = made.events[-1].args
            assert told["points"] == max(scores[ord(seat) - ord("A")] for seat in ended.winners)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_asleep_and_awake_make_125_points(seats):
    """All 12 queens are worth 125, wherever they are."""
    for made in moves_of((seats, seats, "standard"), limit=2_000):
        if made.after.grid:
            queens = list(queens_of(made.after).elements())
            assert sum(POINTS["owners"][queen] for queen in queens) == 125
    assert made.after.over
