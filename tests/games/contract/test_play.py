"""What holds for the moves of every game, whatever its rules are."""

from random import Random

import pytest

from games.core.cards import DEALER
from games.core.errors import IllegalMove
from games.core.notation import dump_position
from tests.games.playouts import (
    cases,
    expected,
    moves_of,
    play,
    some_moves,
    some_states,
    strange_moves,
)

CASES = cases()
each_game = pytest.mark.parametrize("case", CASES, ids=str)


@each_game
def test_cards_are_conserved(case):
    deck = case.game.deck_under(case.game.options(case.options))
    for made in moves_of(case):
        seen = case.game.observe(made.after, "*")
        known = [card for hand in seen.hands for card in hand.known]
        known += [card for hand in seen.hands for card in hand.before]
        known += [card for zone in seen.zones for each in zone.laid for card in each.cards]
        total = sum(hand.count + len(hand.before) for hand in seen.hands)
        total += sum(zone.count for zone in seen.zones)
        assert (total, deck.too_many(known)) == (deck.size, {}), dump_position(
            case.game, made.after
        )


@each_game
def test_check_is_none_exactly_for_legal_moves(case):
    game, rng = case.game, Random(f"strange {case}")
    for state, line in some_states(case, 6):
        moves = strange_moves(game, state, rng)
        moves += [move for seat in game.to_move(state) for move in candidates(game, state, seat)]
        is_legal = expected(game, state)
        wrong = [move for move in moves if (game.check(state, move) is None) != is_legal(move)]
        assert wrong == [], line


def candidates(game, state, seat):
    return () if seat == DEALER else game.candidates(state, seat)


@each_game
def test_legal_moves_are_candidates_in_a_fixed_order(case):
    game = case.game
    for made in moves_of(case):
        for seat in game.to_move(made.before):
            moves = game.legal_moves(made.before, seat)
            assert len(set(moves)) == len(moves)
            assert moves == game.legal_moves(made.before, seat)
            assert set(moves) <= set(candidates(game, made.before, seat))
            assert moves or seat == DEALER, dump_position(game, made.before)


@each_game
def test_only_seats_to_move_have_legal_moves(case):
    game = case.game
    seats = "ABCDEFGHIJKL"[: case.seats]
    for made in moves_of(case):
        for seat in (*seats, DEALER):
            if seat not in game.to_move(made.before):
                assert game.legal_moves(made.before, seat) == ()


@each_game
def test_nobody_moves_at_the_end(case):
    game, end = case.game, moves_of(case)[-1].after
    assert game.to_move(end) == ()
    assert game.outcome(end) is not None
    assert [game.outcome(made.before) for made in moves_of(case)] == [None] * len(moves_of(case))
    for move in strange_moves(game, end, Random(f"end {case}")):
        assert game.check(end, move) is not None


@each_game
def test_play_is_deterministic_and_changes_nothing(case):
    game = case.game
    for made in some_moves(case, 20):
        before = (hash(made.before), repr(made.before))
        played = game.play(made.before, made.move)
        assert (hash(made.before), repr(made.before)) == before
        assert (played.state, played.events) == (made.after, made.events)
        assert repr(played) == repr(game.play(made.before, made.move))


@each_game
def test_asking_changes_nothing(case):
    game = case.game
    for state, _ in some_states(case, 3):
        before = (hash(state), repr(state))
        for viewer in ("A", "B", "-", "*"):
            assert game.observe(state, viewer) == game.observe(state, viewer)
        for seat in game.to_move(state):
            game.legal_moves(state, seat)
            candidates(game, state, seat)
        game.outcome(state)
        assert (hash(state), repr(state)) == before


@each_game
def test_a_refused_move_is_not_played(case):
    game, rng = case.game, Random(f"refused {case}")
    for state, _ in some_states(case, 2):
        for move in strange_moves(game, state, rng):
            refused = game.check(state, move)
            if refused is not None:
                with pytest.raises(IllegalMove) as caught:
                    game.play(state, move)
                assert (caught.value.move, caught.value.violation) == (move, refused)


@each_game
def test_the_same_seed_gives_the_same_game(case):
    again = play(case)
    assert again.moves == moves_of(case)
    assert again.outcome == case.game.outcome(moves_of(case)[-1].after)


@each_game
def test_a_game_ends_within_its_bound(case):
    bound = case.game.bound(case.seats, case.game.options(case.options))
    assert bound is None or len(moves_of(case)) <= bound


@pytest.mark.parametrize("slug", sorted({case.slug for case in CASES}))
def test_every_number_of_seats_is_played(slug):
    played = [case for case in CASES if case.slug == slug]
    assert {case.seats for case in played} == set(played[0].game.seats)
