"""TOML in one form: what is written is what was read, whatever the text."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from teachapp.catalogue.content.faults import Faults
from teachapp.catalogue.content.toml import Table, check_canonical, dump, parse

words = st.text(st.characters(codec="utf-8"), max_size=40)
keys = st.from_regex(r"[a-z][a-z-]{0,8}", fullmatch=True)
plain = words | st.integers(-999, 999) | st.lists(words, max_size=6) | st.lists(st.integers(0, 99))
tables = st.dictionaries(keys, plain, max_size=4)
documents = st.dictionaries(keys, plain | tables | st.lists(tables.filter(bool)), max_size=5)


def full(value):
    """Return a value without what is empty, which is not written."""
    if isinstance(value, dict):
        found = {key: full(each) for key, each in value.items()}
        return {key: each for key, each in found.items() if each not in ("", [], {})}
    return [full(each) for each in value] if isinstance(value, list) else value


@given(documents)
def test_what_is_written_is_read_again(document):
    text = dump(document)
    assert full(tomllib.loads(text)) == full(document)
    assert dump(tomllib.loads(text)) == text


def test_a_long_array_stands_in_lines_of_its_own():
    text = dump({"needs": [f"a-rather-long-clause-id-{number}" for number in range(4)]})
    assert text.split("\n")[:2] == ["needs = [", '    "a-rather-long-clause-id-0",']
    assert text.endswith("\n]\n")


def test_tables_inside_tables():
    variant = {"id": "a", "reading": [{"value": "x"}, {"value": "y"}], "play": {"moves": "A:1"}}
    assert dump({"variant": [variant]}) == (
        '[[variant]]\nid = "a"\n\n[[variant.reading]]\nvalue = "x"\n\n'
        '[[variant.reading]]\nvalue = "y"\n\n[variant.play]\nmoves = "A:1"\n'
    )


@pytest.mark.parametrize(
    ("text", "where", "reason"),
    [
        ("a = 1\nb = \n", 2, "broken TOML: Invalid value "),
        ("a = 1\na = 2\n", 2, "broken TOML: Cannot overwrite a value "),
        ('a = "', 1, "broken TOML: "),
    ],
    ids=["value", "twice", "end"],
)
def test_a_broken_document_is_told_with_its_line(text, where, reason):
    faults = Faults()
    assert parse(text, "x.toml", faults) is None
    (fault,) = faults.faults
    assert fault.where == where
    assert fault.reason.startswith(reason)


def test_values_of_another_type():
    faults = Faults()
    values = {"a": 1, "b": "x", "c": [1, "2"], "d": True, "e": -1, "f": [1]}
    table = Table(values, "x", "", faults)
    assert (table.text("a"), table.number("b"), table.texts("c")) == ("", 0, ())
    assert (table.number("d"), table.number("e"), table.tables("f")) == (0, 0, [])
    assert table.pair("f") == (0, 0)
    table.close()
    assert [str(fault) for fault in faults.faults] == [
        "x:a: expected a text, found 1",
        "x:b: expected a whole number, found 'x'",
        "x:c: expected an array of texts, found [1, '2']",
        "x:d: expected a whole number, found True",
        "x:e: expected a whole number, found -1",
        "x:f: expected an array of tables",
        "x:f: expected two whole numbers, the lower first",
    ]


@pytest.mark.parametrize(
    ("text", "line"),
    [('a = 1\nb = "x"\n', None), ('# x\na = 1\nb = "x"\n', 1), ("a = 1\nb = 'x'\n", 2)],
    ids=["canonical", "comment", "quotes"],
)
def test_another_form_is_a_warning_at_its_first_line(text, line):
    faults = Faults()
    check_canonical(text, tomllib.loads(text), "x", faults)
    assert [warning.where for warning in faults.warnings] == ([line] if line else [])


def test_a_document_that_is_too_long_or_too_short():
    faults = Faults()
    check_canonical("a = 1\n\n\n", {"a": 1}, "x", faults)
    assert [warning.where for warning in faults.warnings] == [3]
