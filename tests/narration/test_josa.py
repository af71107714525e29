"""Korean particles by sound, against tables that a reader can check by speaking them."""

import unicodedata

import pytest

from teachapp.narration.josa import PAIRS, josa, last_syllable

DIGITS = "영일이삼사오육칠팔구"
LETTERS = {
    **{"A": "에이", "B": "비", "C": "시", "D": "디", "E": "이", "F": "에프", "G": "지"},
    **{"H": "에이치", "I": "아이", "J": "제이", "K": "케이", "L": "엘", "M": "엠", "N": "엔"},
    **{"O": "오", "P": "피", "Q": "큐", "R": "알", "S": "에스", "T": "티", "U": "유"},
    **{"V": "브이", "W": "더블유", "X": "엑스", "Y": "와이", "Z": "제트"},
}


def spoken(number):
    """Read a number below 10,000 aloud: 107 → 백칠."""
    if number == 0:
        return "영"
    told = ""
    for power, word in ((1000, "천"), (100, "백"), (10, "십"), (1, "")):
        digit = number // power % 10
        if digit:
            told += ("" if digit == 1 and word else DIGITS[digit]) + word
    return told


def closing(syllable):
    """Return the closing consonant of a Hangul syllable, spelled apart."""
    return unicodedata.normalize("NFD", syllable)[2:]


def test_numbers_are_read_out_as_expected():
    told = "영 칠 십 십일 이십 백 백칠 백이십 이천삼십"
    assert " ".join(spoken(n) for n in (0, 7, 10, 11, 20, 100, 107, 120, 2030)) == told


@pytest.mark.parametrize("number", range(121))
def test_numbers(number):
    end = closing(spoken(number)[-1])
    assert josa(str(number), "은/는") == f"{number}{'은' if end else '는'}"
    assert josa(str(number), "이/가") == f"{number}{'이' if end else '가'}"
    assert josa(str(number), "을/를") == f"{number}{'을' if end else '를'}"
    assert josa(str(number), "과/와") == f"{number}{'과' if end else '와'}"
    to = "로" if end in ("", "ᆯ") else "으로"
    assert josa(str(number), "으로/로") == f"{number}{to}"


@pytest.mark.parametrize(
    ("number", "told"),
    [
        *(("1000", "1000이"), ("1,000", "1,000이"), ("1,204", "1,204가"), ("10000", "10000이")),
        *(("100000000", "100000000이"), ("1000000000000", "1000000000000가")),
        *(("3.5", "3.5가"), ("0.3", "0.3이"), ("−30", "−30이"), ("007", "007이"), ("H20", "H20이")),
    ],
)
def test_other_numbers(number, told):
    assert josa(number, "이/가") == told


@pytest.mark.parametrize(("letter", "name"), LETTERS.items())
def test_letters_by_their_korean_names(letter, name):
    particle = "을" if closing(name[-1]) else "를"
    assert josa(letter, "을/를") == letter + particle
    assert josa(letter.lower(), "을/를") == letter.lower() + particle


@pytest.mark.parametrize(
    ("word", "pair", "told"),
    [
        ("가온", "은/는", "가온은"),
        ("나래", "은/는", "나래는"),
        ("가온", "이에요/예요", "가온이에요"),
        ("나래", "이에요/예요", "나래예요"),
        ("가온", "이나/나", "가온이나"),
        ("나래", "이나/나", "나래나"),
        ("가온", "아/야", "가온아"),
        ("나래", "아/야", "나래야"),
        ("찬솔", "으로/로", "찬솔로"),
        ("다온", "으로/로", "다온으로"),
        ("퀸", "이라는/라는", "퀸이라는"),
    ],
)
def test_words(word, pair, told):
    assert josa(word, pair) == told


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("‘퀸’", "‘퀸’을"),
        ("(뱀파이어)", "(뱀파이어)를"),
        ("「20」", "「20」을"),
        ("사냥꾼(5)", "사냥꾼(5)를"),
        ("‘(13)’ ", "‘(13)’ 을"),
        ("Q!", "Q!를"),
    ],
)
def test_brackets_and_quotation_marks_are_silent(word, told):
    assert josa(word, "을/를") == told


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("かばん", "かばん은"),
        ("ヴァンパイア", "ヴァンパイア는"),
        ("é", "é는"),
        ("女王", "女王은(는)"),
    ],
)
def test_other_scripts(word, told):
    assert josa(word, "은/는") == told


def test_both_forms_where_nobody_knows_the_sound():
    assert [josa("女王", pair)[2:] for pair in ("을/를", "으로/로", "이나/나")] == [
        "을(를)",
        "(으)로",
        "(이)나",
    ]
    assert josa("", "이/가") == "이(가)"


def test_decomposed_hangul_sounds_the_same():
    word = unicodedata.normalize("NFD", "가온")
    assert josa(word, "이/가") == f"{word}이"
    assert last_syllable(word) == "온"


def test_an_unknown_particle_is_refused():
    with pytest.raises(ValueError, match="가/이"):
        josa("가온", "가/이")


def test_every_pair_has_the_form_after_a_consonant_first():
    assert {josa("온", pair) for pair in PAIRS} == {f"온{pair.split('/')[0]}" for pair in PAIRS}
    assert {josa("래", pair) for pair in PAIRS} == {f"래{pair.split('/')[1]}" for pair in PAIRS}
