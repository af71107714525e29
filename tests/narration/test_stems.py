"""What is written onto a word is taken off again, and nothing that belongs to it."""

import doctest

import pytest

from teachapp.narration import stems as module
from teachapp.narration.stems import follows, inflects, stems


def test_the_examples_are_true():
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize(
    ("form", "word"),
    [
        ("사냥꾼을", "사냥꾼"),
        ("사냥꾼이라도", "사냥꾼"),
        ("선은", "선"),
        ("선이면", "선"),
        ("선에게는", "선"),
        ("카드로", "카드"),
        ("물약으로", "물약"),
        ("칸마다", "칸"),
        ("플레이어들이", "플레이어"),
        ("패스하면", "패스"),
        ("셔플할", "셔플"),
        ("동점일", "동점"),
        ("뽑아요", "뽑"),
        ("뽑다", "뽑"),
        ("여왕이에요", "여왕"),
        ("15장을", "15장"),
        ("手札を", "手札"),
        ("パスは", "パス"),
        ("queens", "queen"),
        ("passes", "pass"),
        ("shuffling", "shuffl"),
    ],
)
def test_a_form_is_of_a_word(form, word):
    assert word in stems(form)


@pytest.mark.parametrize(
    ("form", "word"),
    [
        ("선택", "선"),
        ("용기", "용"),
        ("패자", "패"),
        ("나이", "나"),
        ("여왕", "여"),
        ("카드을", "카드"),
        ("선를", "선"),
        ("pass", "pas"),
        ("king", "k"),
        ("手札", "手"),
    ],
)
def test_a_word_is_no_form_of_its_beginning(form, word):
    assert word not in stems(form)


def test_particles_go_by_sound():
    assert [follows("이", word) for word in ("선", "카드")] == [True, False]
    assert [follows("가", word) for word in ("선", "카드")] == [False, True]
    assert [follows("로", word) for word in ("칼", "칸", "카드")] == [True, False, True]
    assert [follows("은", word) for word in ("", "queen")] == [False, False]


def test_english_words_are_inflected():
    assert [inflects(rest) for rest in ("", "s", "ed", "er")] == [True, True, True, False]
