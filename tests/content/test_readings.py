"""Readings above words: every word of a text has one, and none stands there that no text needs."""

import tomllib

import pytest
from django.conf import settings

from teachapp.catalogue.content.reading import read_content
from teachapp.catalogue.content.readings import pieces, site_words, spelled
from tests.content.broken import Break, Broken, begun, copied, edit, ended, replaced, told_more

SHARED = "readings/ja.toml"
OWN = "vampire-queen/readings/ja.toml"
BREAKS = [
    Break(
        "uncovered in prose",
        "vampire-queen/rulebook/ja.md",
        told_more("hunt-ban", "M01 鰐が来る"),
        "@M01",
        "no reading for '鰐'",
    ),
    Break(
        "a single ideograph before another",
        "vampire-queen/terms/ja.md",
        told_more("trick", "M02 上下"),
        "@M02",
        "no reading for '上下'",
    ),
    Break(
        "uncovered on a crib sheet",
        "vampire-queen/crib/ja.md",
        replaced("ハンターは切り混ぜません", "M04 鰐が来る"),
        "@M04",
        "no reading for '鰐'",
    ),
    Break(
        "uncovered in the words of a change",
        "sleeping-queens/history/ja.md",
        told_more("wand-too", "M05 鰐が来る"),
        "@M05",
        "no reading for '鰐'",
    ),
    Break(
        "uncovered in a message",
        "vampire-queen/messages/ja.ftl",
        replaced("game-tagline = ", "game-tagline = 鰐"),
        "@game-tagline",
        "no reading for '鰐",
    ),
    Break(
        "uncovered in shared words",
        "terms/ja.md",
        told_more("deck", "M03 鰐が"),
        "@M03",
        "no reading for '鰐'",
    ),
    Break(
        "shared already",
        OWN,
        begun('"手札" = "てふだ"\n'),
        "手札",
        "all games share this reading already",
    ),
    Break("not a word", OWN, ended('"ゲーム" = "げーむ"\n'), "ゲーム", "not a word that needs"),
    Break("unfit", OWN, ended('"鮫の" = "さめ"\n'), "鮫の", "reading 'さめ' does not fit the word"),
    Break("no kana", OWN, ended('"鮫が" = "鮫が"\n'), "鮫が", "reading '鮫が' does not fit"),
    Break("empty", OWN, ended('"鮫も" = ""\n'), "鮫も", "empty; expected a text"),
]


@pytest.fixture(scope="module")
def broken(tmp_path_factory):
    return Broken(tmp_path_factory.mktemp("readings"), BREAKS)


@pytest.mark.parametrize("name", [each.name for each in BREAKS])
def test_fault(broken, name):
    assert broken.is_told_once(name), broken.faults


def test_no_fault_hides_or_invents_another(broken):
    assert broken.unexpected() == []


def test_a_reading_that_no_text_needs_is_a_warning(tmp_path):
    root = copied(tmp_path)
    edit(root / SHARED, ended('"鯨" = "くじら"\n'))
    edit(root / OWN, ended('"鮫" = "さめ"\n'))
    read = read_content(root)
    assert read.faults == ()
    assert [str(each).rpartition("content/")[2] for each in read.warnings] == [
        f"{SHARED}:鯨: no text needs this reading",
        f"{OWN}:鮫: no text needs this reading",
    ]


def test_what_the_site_says_is_read_by_the_shared_words(tmp_path):
    root = copied(tmp_path)
    edit(root / SHARED, replaced('"棚" = "たな"\n', ""))
    said = site_words("ja").split("\n")
    lines = [number for number, line in enumerate(said, 1) for _ in range(line.count("棚"))]
    assert len(lines) > 1
    assert [str(each) for each in read_content(root).warnings if "locale" in str(each)] == [
        f"locale/ja:{line}: no reading for '棚'" for line in lines
    ]


def test_without_its_file_a_game_is_not_held_to_it(tmp_path):
    root = copied(tmp_path)
    (root / OWN).unlink()
    edit(root / "vampire-queen/rulebook/ja.md", told_more("hunt-ban", "鰐が来る"))
    faults = [str(fault) for fault in read_content(root).faults]
    assert [fault for fault in faults if "vampire-queen" in fault] == []


def test_a_file_for_a_language_that_the_game_does_not_speak_is_unknown(tmp_path):
    root = copied(tmp_path)
    (root / "vampire-queen/readings/fr.toml").write_text('"手札" = "main"\n')
    faults = [str(fault) for fault in read_content(root).faults]
    assert faults == ["content/vampire-queen/readings/fr.toml: unknown file; nothing reads it"]


def test_numbers_say_how_a_counter_is_read():
    words = {"0人": "にん", "1人": "ひとり", "人": "ひと", "0人目": "にんめ", "以上": "いじょう"}
    found = [word for _text, word in spelled("1人の人、11人、3人目、{0}人、4人以上", words)]
    assert found == ["1人", "人", "0人", "0人目", "人", "0人", "以上"]


def test_minutes_are_read_as_their_last_digit_asks():
    words = tomllib.loads((settings.BASE_DIR / "content" / SHARED).read_text("utf-8"))
    read = {number: words.get(f"{number}分", words["0分"])[-2:] for number in range(1, 61)}
    assert read == {number: "ふん" if number % 10 in {2, 5, 7, 9} else "ぷん" for number in read}


def test_kana_between_ideographs_stay_as_they_are():
    assert pieces("間に合", "まにあ") == ("間", "ま", "に", "", "合", "あ")
    assert pieces("1人目", "ひとりめ") == ("1人目", "ひとりめ")
    assert pieces("取り札", "てふだ") is None
