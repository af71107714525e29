"""A whole word outweighs its beginning, and that a stretch of letters; hits are marked."""

import pytest

from teachapp.catalogue.search.tokens import Needle, query_words
from teachapp.catalogue.search.weighing import (
    BEGINNING,
    INSIDE,
    WHOLE,
    Parts,
    excerpt,
    marked,
    occurrences,
    weight,
)


def grades(word, text):
    return [each.grade for each in occurrences(query_words(word)[0].needles[0], text)]


@pytest.mark.parametrize(
    ("word", "text", "grade"),
    [
        ("왕", "왕을 내요", WHOLE),
        ("왕", "왕", WHOLE),
        ("왕", "왕관을 써요", BEGINNING),
        ("왕", "여왕을 깨워요", INSIDE),
        ("선", "선이 먼저", WHOLE),
        ("선", "선물이에요", BEGINNING),
        ("親", "親が出す", WHOLE),
        ("親", "両親と", INSIDE),
        ("場", "場合は", BEGINNING),
        ("場", "立場", INSIDE),
        ("パス", "パスする", WHOLE),
        ("パス", "パスタ", BEGINNING),
        ("queen", "two queens", WHOLE),
        ("quee", "two queens", BEGINNING),
        ("15", "15장", WHOLE),
    ],
)
def test_a_word_stands_as_a_whole_or_not(word, text, grade):
    assert grades(word, text) == [grade]


def test_a_latin_word_or_number_is_not_inside_of_another():
    assert grades("art", "part") == []
    assert grades("5", "15") == []


def test_one_letter_that_is_left_of_a_form_must_stand():
    assert [each.start for each in occurrences(Needle("선", 9, True), "선물이 선에게")] == [4]


def worth(query, heading="", text="", names=(), around=""):
    return weight(query_words(query), Parts(heading, names, text, around))


def test_a_name_outweighs_a_heading_and_a_heading_a_text():
    name = worth("왕", "왕", names=("왕",))
    other_name = worth("왕", "킹", names=("킹", "왕"))
    heading = worth("왕", "왕을 내요")
    text = worth("왕", "여기", "왕을 내요")
    inside = worth("왕", "여기", "여왕")
    assert name > other_name > heading > text > inside > (0, 0)
    assert worth("왕", "여기", "저기") == (0, 0)


def test_words_that_stand_together_outweigh_words_apart():
    together = worth("discard pile", "", "on the discard pile")
    apart = worth("discard pile", "", "discard it; a pile")
    assert together > apart > (0, 0)


def test_words_around_a_text_help_only_beside_one_in_it():
    assert worth("hunt tie", "On a tie", around="The hunt")[0] == 2
    assert worth("hunt", "On a tie", around="The hunt") == (0, 0)
    assert worth("hunt rules", "On a tie", around="The hunt") == (0, 0)


def shown(pieces):
    return "".join(f"[{each.text}]" if each.is_hit else each.text for each in pieces)


def test_hits_are_marked_as_they_are_written():
    assert shown(marked(query_words("사냥꾼을"), "사냥꾼은 사냥꾼을")) == "[사냥꾼]은 [사냥꾼을]"
    assert shown(marked(query_words("バンパイア"), "ヴァンパイアの")) == "[ヴァンパイア]の"
    assert shown(marked(query_words("queen"), "Two Queens.")) == "Two [Queens]."
    assert shown(marked(query_words("x"), "<b>")) == "<b>"


def test_an_excerpt_shows_the_best_hit():
    text = "여왕은 자요. " + "아무 말도 아니에요. " * 20 + "그때 왕을 내요. " + "끝이에요. " * 20
    found = shown(excerpt(query_words("왕"), text))
    assert found.startswith("…그때 [왕]을 내요.")
    assert found.endswith("…")
    assert len(found) < 130


def test_a_sentence_without_an_end_is_cut_before_the_hit():
    found = shown(excerpt(query_words("needle"), "hay " * 100 + "needle " + "hay " * 100))
    assert "[needle]" in found
    assert found.startswith("…hay")
    assert len(found) < 220


def test_a_text_that_was_found_elsewhere_is_shown_from_its_start():
    assert shown(excerpt(query_words("왕"), "Short text.")) == "Short text."
