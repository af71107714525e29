"""Faults of a Fluent source are found with their lines; Fluent alone would say nothing."""

from teachapp.narration.source import cited, junk, references, variables

GOOD = """\
# a comment

-hunter = hunter
a = one { $x } and { -hunter }
b = { $n ->
    [one] { a }
   *[other] { $n } of { c.short }
}
    .short = { $m }
c = { JOSA($x, "이/가") }
    .short = { CITED($clauses, "hunt-ban", "queen-top") ->
        [hunt-ban] x
       *[other] y
    }
"""


def test_a_good_source_has_no_faults():
    assert junk(GOOD) == []


def test_a_broken_message_is_told_with_its_line():
    assert junk("a = x\n\nb = { $n ->\n    [one] y\n}\nc = z\n") == [
        (5, "broken message: Expected one of the variants to be marked as default (*) (E0010)")
    ]


def test_each_broken_message_is_told():
    assert [line for line, _ in junk("a x\nb = y\nc { z\n\nd = { $\n")] == [1, 3, 5]


def test_an_id_twice_is_told_at_its_second_place():
    assert junk("a = x\nb = y\n\na = z\n") == [
        (4, "'a' stands here again; it is already in line 1")
    ]


def test_a_message_without_text_is_told():
    assert junk("a =\n    .short = x\n") == [(1, "'a' has no text of its own, only attributes")]


def test_an_unknown_function_is_told():
    assert junk("a = x\nb =\n    { JOSSA($x) }\n") == [
        (3, "unknown function JOSSA(); there is CITED, DATETIME, JOSA, NUMBER")
    ]


def test_particles_the_wrong_way_round_are_told():
    faults = junk('a = { JOSA($x, "가/이") }\nb = { JOSA($x) }\nc = { JOSA($x, $pair) }\n')
    assert [line for line, _ in faults] == [1, 2, 3]
    assert "이/가" in faults[0][1]


def test_a_question_for_no_clause_is_told():
    assert [line for line, _ in junk("a = { CITED($clauses) }\n")] == [1]


def test_variables_of_messages_and_their_attributes():
    assert variables(GOOD) == {"a": {"x"}, "b": {"n", "m"}, "c": {"x", "clauses"}}


def test_references_to_messages_terms_and_attributes():
    assert references(GOOD) == {
        "-hunter": set(),
        "a": {"-hunter"},
        "b": {"a", "c.short"},
        "c": set(),
    }


def test_clauses_asked_for():
    assert cited(GOOD) == {"c": {"hunt-ban", "queen-top"}}
