"""Positions as people write them into the form: cards by notation or by name, or a text pasted."""

import pytest

from games.core.errors import GameError
from games.core.notation import dump_position, parse_position
from games.core.playout import play_out
from games.registry import GAMES
from teachapp.classroom.screens.setting_up import (
    form_of,
    form_sent,
    position_sent,
    problems_of,
)
from tests.narration.sources import words

QUEEN = "vampire-queen 1 standard A 2,7,9;4,4;5,8,H20"


def sent(slug, position, language="en"):
    """Return what the form for a position sends when nothing is changed."""
    form = form_of(slug, position, words(language, slug))
    lines = {line.name: line.text for line in (*form.hand_lines, *form.fields)}
    return {**lines, "options": form.options, "to_move": form.to_move}


@pytest.mark.parametrize("language", ["ko", "ja", "en"])
@pytest.mark.parametrize("slug", sorted(GAMES))
def test_a_form_sent_back_is_the_same_position(slug, language):
    engine = GAMES[slug]
    played = play_out(engine, engine.seats[1], engine.options("standard"), seed=4, limit=60)
    for made in played.moves[::6]:
        position = dump_position(engine, made.after)
        asked = sent(slug, position, language)
        assert parse_position(position_sent(slug, asked, words(language, slug)), GAMES) == (
            engine,
            made.after,
        )


@pytest.mark.parametrize("language", ["ko", "ja", "en"])
@pytest.mark.parametrize("slug", sorted(GAMES))
def test_every_card_can_be_written_as_it_is_called(slug, language):
    told = words(language, slug)
    for face in GAMES[slug].deck.faces:
        for name in (face, told.card(face), told.card(face).upper()):
            text = position_sent(slug, {"hand-A": name, "to_move": "A"}, told)
            assert text.split(" ")[4] == face, name


@pytest.mark.parametrize(
    ("written", "hand"),
    [
        ("2 7 9", "2,7,9"),
        ("2, 7 , 9", "2,7,9"),
        ("\uff12 \uff17\u30019", "2,7,9"),
        ("vampire hunter 20, q 7", "H20,Q,7"),
        ("-", "-"),
        ("7 Z", "7,Z"),
    ],
)
def test_hands_are_read_as_people_type_them(written, hand):
    text = position_sent("vampire-queen", {"hand-A": written, "to_move": "A"}, words("en"))
    assert text == f"vampire-queen 1 standard A {hand}"


def test_pasted_texts_go_before_the_lines_of_the_form():
    told, place = words("en"), f"https://rules.example/en/vampire-queen/table/{QUEEN}/"
    place = place.replace(" ", "_")
    for pasted, expected in [
        (QUEEN, QUEEN),
        (QUEEN.replace(" ", "_"), QUEEN),
        (place, QUEEN),
        (f"{place}?moves=A:7;B:pass&at=0", QUEEN),
        (f"{place}?moves=A:7", "vampire-queen 1 standard B 2,9;4,4;5,8,H20 trick=A:7"),
    ]:
        assert position_sent("vampire-queen", {"paste": pasted, "hand-A": "1"}, told) == expected


@pytest.mark.parametrize(
    "pasted", ["table/x/?moves=A:7", "https://e.example/en/bark-side/table/x/"]
)
def test_another_games_table_is_no_position_of_this_one(pasted):
    told = words("en")
    try:
        position = position_sent("vampire-queen", {"paste": pasted}, told)
    except GameError:
        position = ""
    assert problems_of("vampire-queen", position, told)


def test_all_that_is_wrong_is_said():
    told = words("en")
    position = QUEEN.replace("4,4", "4,4,4,4,4,4,4,4,4,4,4,4").replace("H20", "H20,H20")
    assert len(problems_of("vampire-queen", position, told)) == 2
    assert problems_of("vampire-queen", QUEEN, told) == ()


def test_there_is_a_line_more_for_one_more_seat_up_to_as_many_as_can_play():
    told, most = words("en", "sleeping-queens"), GAMES["sleeping-queens"].seats[-1]
    for seats, lines in [("ABC", 4), ("ABCDE", most)]:
        hands = {f"hand-{seat}": "1" for seat in seats}
        assert len(form_sent("sleeping-queens", hands, told).hand_lines) == lines
