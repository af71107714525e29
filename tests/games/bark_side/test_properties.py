"""What is true at every step of any game, whoever plays, under any options."""

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from games.bark_side.options import PRESETS
from games.core.bots import random_bot, sensible_bot
from games.core.options import dump_options, parse_options
from games.core.playout import steps
from tests.games.bark_side.table import GAME
from tests.games.playouts import drawn_options

LIMIT = 250
"""Moves of a game that are looked at."""
ALL = 5_000
"""More moves than a game can have."""


@st.composite
def games(draw):
    """A game under drawn options: its seed, seats and options."""
    seed = draw(st.integers(0, 10_000))
    seats = draw(st.integers(3, 6))
    options = drawn_options(GAME, seats, seed)
    return seed, seats, dump_options(options, GAME.presets)


def moves_of(case, limit=LIMIT):
    seed, seats, text = case
    options, rng = parse_options(text, PRESETS), Random(seed)
    choice = options.start_choice
    first = rng.choice("ABCDEF"[:seats]) if choice == "random" else choice
    state = GAME.setup(seats, options, first)
    for number, made in enumerate(steps(GAME, state, rng, (random_bot, sensible_bot))):
        yield made
        if number == limit:
            return


def names(made):
    return [event.name for event in made.events]


def in_shelters(state):
    return Counter(card for shelter in state.shelters for card in shelter)


@settings(max_examples=10)
@given(games())
def test_no_card_is_made(case):
    """There are five of each number that plays, and one of each special dog."""
    _, seats, text = case
    options = parse_options(text, PRESETS)
    there = Counter({str(number): 5 for number in range(1, 11 if seats <= 4 else 13)})
    there += Counter({"Wd": int(options.wild_dog), "Sd": int(options.starting_dog)})
    for made in moves_of(case):
        state = made.after
        cards = Counter(card for hand in state.hands for card in hand)
        cards += Counter(card for laid in state.plays for card in laid.cards)
        assert cards + in_shelters(state) <= there, str(made.move)


@settings(max_examples=10)
@given(games())
def test_hands_are_equal_before_each_trick(case):
    for made in moves_of(case):
        if not made.after.plays:
            assert len({len(hand) for hand in made.after.hands}) == 1, str(made.move)


@settings(max_examples=10)
@given(games())
def test_each_round_puts_three_cards_into_one_shelter(case):
    """They stay there; the Starting Dog is never among them."""
    for made in moves_of(case, ALL):
        before, after = in_shelters(made.before), in_shelters(made.after)
        gained = after - before
        assert before <= after
        assert gained.total() == 3 * ("last-trick-lost" in names(made)), str(made.move)
        assert "Sd" not in after
        assert after.total() == 3 * (made.after.round - 1)


@settings(max_examples=10)
@given(games())
def test_sets_are_led_only_after_a_tuck(case):
    """Of this round, and not in the trick of the tuck; a set leaves a card in the hand."""
    tucks = 0
    for made in moves_of(case, ALL):
        if made.move.verb == "deal":
            tucks = 0
        if "cards-led" in names(made) and len(made.move.cards) > 1:
            assert tucks, str(made.move)
            assert made.after.hands["ABCDEF".index(made.move.seat)]
        tucks += made.move.verb == "tuck"


@settings(max_examples=10)
@given(games())
def test_all_play_as_many_cards(case):
    for made in moves_of(case):
        assert len({len(laid.cards) for laid in made.after.plays}) <= 1, str(made.move)


@settings(max_examples=10)
@given(games())
def test_it_ends_with_enough_kinds_or_too_few_cards(case):
    """As soon as a round is over, not before; the winners have the fewest of what is counted."""
    _, seats, _ = case
    for made in moves_of(case, ALL):
        state, options = made.after, made.after.options
        found = [
            {card for card in shelter if card != "Wd" or options.wild_counts_as_kind}
            for shelter in state.shelters
        ]
        kinds = [len(each) for each in found]
        cards = (50 if seats <= 4 else 60) + options.wild_dog + options.starting_dog
        left = cards - in_shelters(state).total()
        ends = max(kinds) >= options.end_kinds or left // seats < options.min_deal
        assert state.over == ends, str(made.move)
        assert ("game-ended" in names(made)) == state.over
        ended = GAME.outcome(state)
        assert (ended is not None) == state.over
        if ended is not None:
            assert list(ended.scores) == kinds
            counted = list(map(len, state.shelters)) if options.win == "cards" else kinds
            best = {
                seat
                for seat, number in zip("ABCDEF", counted, strict=False)
                if number == min(counted)
            }
            assert set(ended.winners) <= best
            assert options.win == "kinds-then-cards" or set(ended.winners) == best
