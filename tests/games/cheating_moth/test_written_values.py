"""What is written out rather than named: a split of the deck, and rows whose order counts."""

import pytest

from games.core.cards import Deck
from games.core.errors import UnreadableNotation
from games.core.notation import dump_position, dump_row, parse_cards, parse_position, parse_row
from games.core.options import dump_options
from games.registry import GAMES

GAME = GAMES["cheating-moth"]
SPLIT = "9.9.9.8.8-1.1.2.2.2"
DECK = Deck({"2": 2, "7": 2})


def canonical(text: str) -> str:
    return dump_options(GAME.options(text), GAME.presets)


def test_a_split_of_ones_own_is_read_and_written_back():
    assert canonical(f"standard number-split={SPLIT}") == f"standard number-split={SPLIT}"
    copies = GAME.deck_under(GAME.options(f"standard number-split={SPLIT}")).copies
    assert [copies[f"N{number}"] for number in range(1, 6)] == [9, 9, 9, 8, 8]
    assert [copies[f"Mo{number}"] for number in range(1, 6)] == [1, 1, 2, 2, 2]


def test_a_split_is_written_in_one_way():
    assert canonical("standard number-split=9.8.9.8.9-1.2.2.2.1") == "standard"
    zero = "standard number-split=09.09.09.08.08-1.1.2.2.2"
    assert canonical(zero) == f"standard number-split={SPLIT}"


@pytest.mark.parametrize("text", ["", "odd", "9.9.9.8.9-1.1.2.2.2", "9.9.9.8-1.1.2.2.2", "9"])
def test_what_is_no_split_is_refused_with_one_that_is(text):
    with pytest.raises(UnreadableNotation) as error:
        GAME.options(f"standard number-split={text}")
    assert error.value.problem.code == "unknown-value"
    example = str(error.value.problem.params["expected"]).split()[-1]
    assert canonical(f"standard number-split={example}")


def test_a_split_stands_in_the_position():
    text = f"cheating-moth 1 standard,number-split={SPLIT} @ -;-;- guard=A"
    assert dump_position(*parse_position(text, GAMES)) == text


# Rows


@pytest.mark.parametrize("text", ["7 2", "2 +2 7", "+1 7 +3", "-", "2 2 7 7"])
def test_a_row_keeps_its_order(text):
    assert dump_row(parse_row(text, DECK)) == text


def test_only_a_row_does():
    assert parse_row("7 2 +2", DECK) == ("7", "2", "*", "*")
    assert parse_cards("7 2 +2", DECK) == ("2", "7", "*", "*")
    assert parse_row("7,*,2", DECK) == ("7", "*", "2")


@pytest.mark.parametrize(("text", "code"), [("7 X", "unknown-card"), (" ", "no-cards-written")])
def test_a_row_is_read_as_strictly_as_cards(text, code):
    with pytest.raises(UnreadableNotation) as error:
        parse_row(text, DECK)
    assert error.value.problem.code == code
