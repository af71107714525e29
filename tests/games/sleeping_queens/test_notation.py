"""Moves as text, cards and queens that are not stated, and where a text is at fault."""

import pytest

from games.core.errors import AmbiguousMove, UnreadableNotation
from games.core.notation import parse_move, parse_position
from games.core.protocol import Move
from games.registry import GAMES
from tests.games.notation import legal, refusal, story
from tests.games.sleeping_queens.table import GAME, position

# What is not stated


def test_a_card_that_is_not_stated_cannot_be_played():
    table = position(hands="2 +2; 4")
    assert legal(table, "A") == ["discard 2"]
    refused = GAME.check(table.state, Move("A", "discard", ("*",)))
    assert refused is not None
    assert refused.code == "not-your-cards"


def test_a_queen_that_is_not_stated_can_be_neither_woken_nor_attacked():
    table = position(hands="2 Ki Kn; 4", asleep="* Moon", awake="B:*")
    assert legal(table, "A") == ["Ki > 2", "discard 2", "discard Ki", "discard Kn"]
    assert refusal(table, "A: Ki > 1") == "queen-not-stated"
    unseen = GAME.check(table.state, Move("A", "play", ("Kn",), "*"))
    assert unseen is not None
    assert unseen.code == "no-queen"


def test_a_place_is_named_as_it_is_written():
    """As a number from 1 on, without signs, zeros or other scripts' digits."""
    table = position(hands="2 Ki Kn; 4", asleep="Moon Cake Dog Heart Pancake Cat Rainbow")
    for text in ("01", "0", "+1", "²", "٣", "1.0", "", "13", "A", "-1", "9" * 5000):
        refused = GAME.check(table.state, Move("A", "play", ("Ki",), text))
        assert refused is not None, text
        assert refused.code in ("no-place", "nobody-there")


# Moves as text


def test_power_cards_may_be_shortened():
    table = position(hands="1 Ki Kn Je; 2", asleep="Moon", awake="B:Cat")
    assert story(table, "A: discard J")[0] == "cards-discarded A Je"
    with pytest.raises(AmbiguousMove) as caught:
        parse_move("A: K > 1", table.game, table.state)
    assert caught.value.candidates == ("A: Ki > 1", "A: Kn > 1")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("A: Ki > 17", "unknown-seat"),
        ("A: Ki > 0", "unknown-seat"),
        ("A: Kn > Nobody", "unknown-seat"),
        ("A: wake 3", "verb-with-cards"),
        ("A: pass 3", "verb-with-cards"),
        ("A: discard", "no-cards-written"),
        ("A: 11", "unknown-card"),
        ("M: 1", "no-move"),
    ],
)
def test_a_move_is_not_understood(text, code):
    with pytest.raises(UnreadableNotation) as caught:
        parse_move(text, GAME)
    assert caught.value.problem.code == code


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("sleeping-queens 1 standard A", "position-too-short", 29),
        ("sleeping-queens 2 standard A 1;2", "other-rule-set", 17),
        ("sleeping-queens 1 house A 1;2", "unknown-preset", 19),
        ("sleeping-queens 1 standard,deluxe=maybe A 1;2", "unknown-value", 19),
        ("sleeping-queens 1 standard A 1;2 guard=A", "unknown-field", 34),
        ("sleeping-queens 1 standard A 1;2 top=1 top=2", "field-twice", 34),
    ],
)
def test_a_fault_is_placed(text, code, column):
    with pytest.raises(UnreadableNotation) as caught:
        parse_position(text, GAMES)
    error = caught.value
    assert (error.problem.code, error.line, error.column) == (code, 1, column)
