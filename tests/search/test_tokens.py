"""Tokens and folding: what counts as the same, and by what a text is found."""

import doctest

import pytest

from teachapp.catalogue.search import folding, tokens
from teachapp.catalogue.search.databases import Postgres, Sqlite
from teachapp.catalogue.search.folding import AROUND, EXACT, GAME, NAME, STARTS, TITLE, folded
from teachapp.catalogue.search.tokens import (
    MOST_WORDS,
    anywhere,
    called,
    most_of,
    pieces,
    query_words,
    some,
    standing,
    titled,
    vocabulary,
    within,
)


@pytest.mark.parametrize("module", [folding, tokens])
def test_the_examples_are_true(module):
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("ジョーカー", "じょーかー"),
        ("ｼﾞｮｰｶｰ", "ジョーカー"),
        ("ＱＵＥＥＮ　１５", "queen 15"),
        ("クィーン", "クイーン"),
        ("ヴァンパイア", "バンパイア"),
        ("ヴィラ", "びら"),
        ("①", "1"),
        ("\u1109\u1165\u11ab", "선"),  # decomposed, as some systems type it
        ("が", "か\u3099"),
    ],
)
def test_what_is_written_in_two_ways_is_the_same(one, other):
    assert folded(one).text == folded(other).text


@pytest.mark.parametrize("text", ["ヴァンパイアのﾊﾟｽ、15！", "㍿ヴ", "plain text", ""])
def test_every_folded_letter_knows_where_it_stood(text):
    found = folded(text)
    assert len(found.text) == len(found.starts) == len(found.ends)
    for at, letter in enumerate(found.text):
        assert letter in folded(found.written[found.starts[at] : found.ends[at]]).text


def test_runs_are_found_by_letters_and_pairs():
    found = {each for each in tokens.tokens("手札を 15장") if each[0] not in EXACT + AROUND}
    assert found == {"手札", "札を", "手", "札", "を", "15", "장"}


def test_words_in_latin_letters_are_found_by_how_they_begin():
    found = {each for each in tokens.tokens("Queens") if each[0] not in EXACT}
    assert found - {f"{GAME}0"} == {"queens", f"{STARTS}q", f"{STARTS}qu", f"{STARTS}que"}


def test_headings_and_names_are_told_from_texts():
    found = tokens.tokens("왕을 깨워요", "여왕은 자요", names=["임금님, 왕"], game=7)
    assert {TITLE + "왕", EXACT + "여왕", NAME + "임금님왕", f"{GAME}7"} <= found
    assert TITLE + "여왕" not in found


def test_whole_words_are_tokens_of_their_own():
    found = tokens.tokens("여왕은 왕을 깨워요")
    assert {EXACT + "여왕", EXACT + "왕"} <= found
    assert EXACT + "왕" not in tokens.tokens("여왕은 자요")
    assert AROUND + "사냥" in tokens.tokens("", around="뱀파이어 사냥")


def conditions(query):
    return Sqlite().condition(anywhere(query_words(query)))


def test_a_query_is_looked_up_by_its_length():
    assert conditions("선") == '(("선"))'
    assert conditions("조커") == '(("조커"))'
    assert '("뱀파" AND "파이" AND "이어")' in conditions("뱀파이어")
    assert '"quee"*' in conditions("quee")
    assert '("15" AND "장")' in conditions("15장")
    assert f'"{STARTS}que"' in conditions("que")


def test_both_databases_are_asked_the_same():
    words = query_words("선은 queens")
    wanted = (called(words), titled(words), standing(words), anywhere(words), some(words))
    for condition in (*wanted, most_of(words, 1), within((7, 0), anywhere(words))):
        sqlite, postgres = Sqlite().condition(condition), Postgres().condition(condition)
        as_postgres = sqlite.replace(" AND ", " & ").replace(" OR ", " | ")
        assert as_postgres.replace('"*', "':*").replace('"', "'") == postgres


def test_postgres_reads_in_order_of_keys_only_for_one_token():
    order = Postgres().order
    assert order(anywhere(query_words("の"))) == "rowid"
    assert order(standing(query_words("queens"))) == "rowid + 0"  # or a queen
    assert order(anywhere(query_words("뱀파이어"))) == "rowid + 0"


@pytest.mark.parametrize("query", ["", "  ", "!?", "'); DROP--", '" OR "', "\x00¼İ", EXACT])
def test_nothing_but_letters_reaches_a_database(query):
    for word in query_words(query):
        for needle in word.needles:
            assert needle.text.isalnum()


def test_a_query_has_so_many_words_at_most():
    assert len(query_words(" ".join(f"w{each}" for each in range(40)))) == MOST_WORDS


def test_a_form_is_looked_up_as_it_is_first():
    (word,) = query_words("선은")
    assert [(each.text, each.is_whole) for each in word.needles] == [("선은", False), ("선", True)]
    assert f'"{EXACT}선"' in Sqlite().condition(standing((word,)))


@pytest.mark.parametrize(
    ("query", "cut"),
    [
        ("뱀파이어사냥꾼", ["뱀파이어", "사냥꾼"]),
        ("手札を捨てる", ["手札を", "捨てる"]),
        ("ハンターを出す", ["ハンター", "出す"]),
        ("사냥꾼15", ["사냥꾼", "15"]),
    ],
)
def test_a_query_without_spaces_is_cut(query, cut):
    known = vocabulary(("사냥꾼", "뱀파이어", "왕"))
    assert [word.written for word in pieces(query_words(query), known)] == cut
