"""Positions as people write them into the form: cards by notation or by name, or a text pasted."""

import re

import pytest
from django.utils import translation

from games.core.cards import SEATS
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
    options = {
        f"option-{option.name}": value.value
        for option in form.options
        for value in option.values
        if value.is_chosen
    }
    rules = next(each.value for each in form.rules if each.is_chosen)
    return {**lines, **options, "rules": rules, "to_move": form.to_move}


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


# Fields in the reader's words


def test_choices_are_chosen_and_the_rest_is_written_in_words():
    position = (
        "cheating-moth 1 standard C N1,N2;N3,N4;An5 guard=A top=Mq2 action=slaps,B;C fresh=B:Mo4,0"
    )
    form = form_of("cheating-moth", position, words("en", "cheating-moth"))
    lines = {line.label: line for line in form.fields}
    assert [each.words for each in lines["Guard"].choices if each.is_chosen] == ["Alma"]
    assert [each.words for each in lines["Top of the discard pile"].choices if each.is_chosen] == [
        "Mosquito 2"
    ]
    assert lines["Action being carried out"].text == "slaps, Ben; Cleo"
    assert lines["Slipped away, can still be called"].text == "Ben: Moth 4, 0"
    assert [line.text for line in form.hand_lines[:2]] == [
        "Number card 1, Number card 2",
        "Number card 3, Number card 4",
    ]


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_positions_hold_no_word_that_has_no_translation(slug):
    """So nothing of notation but numbers, `-`, `*` and `+4` is left in the form."""
    engine = GAMES[slug]
    played = play_out(engine, engine.seats[0], engine.options("standard"), seed=7, limit=200)
    for made in played.moves:
        for name, text in engine.write(made.after).fields.items():
            known = (*SEATS, *engine.deck.faces, *engine.terms.get(name, ()), "-", "*")
            known += engine.choices.get(name, ())
            parts = [
                part for part in re.split(r"[;:\s]+", text) if not re.fullmatch(r"[+-]?\d+", part)
            ]
            assert set(parts) <= set(known), (name, text)


@pytest.mark.parametrize(
    ("slug", "name", "typed", "expected"),
    [
        ("vampire-queen", "trick", "Alma: 2 2; ben: Vampire 4, vampire 4", "A:2,2;B:4,4"),
        ("vampire-queen", "trick", "A:2 2;B:-", "A:2,2;B:-"),
        ("vampire-queen", "points", "27 0 51; 0 45 14", "27,0,51;0,45,14"),
        ("bark-side", "trick", "Alma: 4; Ben: tucked, 1", "A:4;B:tuck,1"),
        ("cheating-moth", "fresh", "Ben: Moth 4, 1", "B:Mo4,1"),
        ("cheating-moth", "stock", "Spider 2, Number card 4, +30", "Sp2,N4,+30"),
        ("sleeping-queens", "task", "attack, Knight, Heart queen", "attack,Kn,Heart"),
        ("sleeping-queens", "task", "wake B rose", "wake,B,rose"),
        ("sleeping-queens", "task", "to go to sleep Rose put to sleep", "place,Rose,potion"),
        ("sleeping-queens", "asleep", "Rose queen, *, -, Cat queen, +7", "Rose,*,-,Cat,+7"),
    ],
)
def test_fields_are_read_in_words_and_in_notation(slug, name, typed, expected):
    text = position_sent(slug, {f"field-{name}": typed, "to_move": "A"}, words("en", slug))
    assert text.split(" ")[5:] == [f"{name}={expected}"]


REFUSED = {
    "en": ("Guard", "Draw pile, from the top", "Ben", "Action being carried out"),
    "ko": ("경비원", "뽑는 더미(위에서부터)", "나래", "진행 중인 행동"),
    "ja": ("警備役", "山札（上から順に）", "いつき", "途中のアクション"),
}
NAMES_OF_FIELDS = re.compile(r"\b(guard|stock|discard|action|draws|fresh|away|slaps|gifts|race)\b")


@pytest.mark.parametrize("language", ["ko", "ja", "en"])
def test_refusals_name_the_line_in_the_readers_words(language):
    told, names = words(language, "cheating-moth"), REFUSED[language]
    start = "cheating-moth 1 standard A N1,N2;N3,N4;An5,An4"
    wrong = (
        f"{start}",
        f"{start} guard=A top=N1 stock=N2,Zz",
        f"{start.replace('N3,N4', 'N3,Zz')} guard=A top=N1",
        f"{start} guard=A top=N1 action=zz,A",
    )
    with translation.override(language):
        for position, name in zip(wrong, names, strict=True):
            (problem,) = problems_of("cheating-moth", position, told)
            assert name in problem
            assert language == "en" or not NAMES_OF_FIELDS.search(problem), problem
        (between,) = problems_of(
            "cheating-moth", f"{start} guard=A stock=N2".replace(" A N1", " @ N1"), told
        )
    assert names[1] in between
