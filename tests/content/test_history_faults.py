"""What is wrong with a rulebook's past: changes.toml, and the former wordings in history/."""

import pytest

from teachapp.catalogue.content.reading import read_content
from tests.content.broken import (
    Break,
    Broken,
    begun,
    copied,
    edit,
    ended,
    headed,
    replaced,
    without_block,
)

GAME = "sleeping-queens"
CHANGES = f"{GAME}/changes.toml"
KO, JA, EN = (f"{GAME}/history/{code}.md" for code in ("ko", "ja", "en"))
EARLY = "## Early {#dragon-victim-only rev=1}"
FOREIGN = "## x {#king-wake}"
NAMES = ("foreign", "no words", "link", "level", "before", "twice", "rev", "no such")
FACTS = """
[[change]]
id = "two"
date = "2026-11-29"
rule-set = 3
clauses = ["dragon-optional", "dragon-optional", "whist"]
why = "x"

[[change]]
id = "Three"
date = "2026-13-01"
"""


@pytest.fixture(scope="module")
def facts(tmp_path_factory):
    return Broken(
        tmp_path_factory.mktemp("facts"),
        (
            Break("no day", CHANGES, replaced("2026-11-30", "30.11.2026"), "first", "'30.11.2026'"),
            Break("changes", CHANGES, ended(FACTS), "change[two].date", "2026-11-29 is before"),
            Break("rule set", CHANGES, None, "change[two].rule-set", "3 comes after 1"),
            Break("engine", CHANGES, None, "change", "leads to rule set 3, but the engine plays 1"),
            Break("twice", CHANGES, None, "change[two].clauses[1]", "clause 'dragon-optional'"),
            Break("unknown", CHANGES, None, "change[two].clauses[2]", "unknown clause 'whist'"),
            Break("key", CHANGES, None, "change[two].why", "unknown key 'why'"),
            Break("id", CHANGES, None, "change[Three].id", "'Three' is no id"),
            Break("month", CHANGES, None, "change[Three].date", "'2026-13-01' is no day"),
            Break("nothing", CHANGES, None, "change[Three].clauses", "missing; a change is about"),
            *(
                Break(f"words {code}", path, None, "", f"missing change '{name}'")
                for code, path in (("ko", KO), ("ja", JA), ("en", EN))
                for name in ("two",)
            ),
        ),
    )


def test_faults_of_changes_are_told_by_their_keys(facts):
    told = "\n".join(facts.faults)
    for name in facts.breaks:
        assert facts.is_told_once(name), f"{name}:\n{told}"


def test_a_change_that_raised_nothing_is_a_fault_of_the_rulebook(facts):
    said = "'dragon-optional' has rev 2, but changes.toml raises it to 4"
    assert [fault for fault in facts.faults if fault.endswith(said)] != []


@pytest.fixture(scope="module")
def words(tmp_path_factory):
    return Broken(
        tmp_path_factory.mktemp("words"),
        (
            Break("foreign", KO, replaced("용에", f"\n{FOREIGN}\n\n용에"), "@king-wake", "unk"),
            Break("no words", KO, None, "@막는 규칙에", "empty block 'wand-too'"),
            Break("link", JA, replaced("いつきだけ", "[x](term:zzz)"), "@zzz", "unknown term"),
            Break("level", JA, ended("\n### x {#dragon-optional rev=2}"), "@### x", "'dragon-o"),
            Break("before", EN, begun(EARLY), "@## Early", "unknown clause of change ''"),
            Break("twice", EN, None, "@## Only", "id 'dragon-victim-only' stands twice"),
            Break("rev", EN, headed("dragon-optional", "rev=1", "rev=2"), "@dragon-op", "change"),
            Break("no such", EN, ended("\n# Old {#whist}\n\nx"), "@# Old", "unknown change"),
        ),
    )


@pytest.mark.parametrize("name", NAMES)
def test_faults_of_former_wordings_are_told_by_their_lines(words, name):
    assert words.is_told_once(name), "\n".join(words.faults)


def warnings(root):
    found = read_content(root)
    assert found.faults == ()
    return [str(warning) for warning in found.warnings]


def test_a_former_wording_that_nobody_kept_is_a_warning_in_the_source_language(tmp_path):
    root = copied(tmp_path)
    edit(root / KO, without_block("dragon-optional"))
    edit(root / EN, without_block("dragon-optional"))  # a translation may be younger
    (said,) = warnings(root)
    assert f"{GAME}/rulebook/ko.md:" in said
    assert said.endswith("'dragon-optional': rev 1 is not kept in history/")


def test_what_the_rulebook_still_says_is_not_former(tmp_path):
    root = copied(tmp_path)
    edit(root / GAME / "rulebook" / "en.md", headed("dragon-optional", "rev=2", "rev=1"))
    (said,) = [str(fault) for fault in read_content(root).faults]
    assert said.endswith("rev 1 of 'dragon-optional' is what the rulebook still says")


def test_a_language_without_words_for_the_changes_lacks_a_file(tmp_path):
    root = copied(tmp_path)
    (root / JA).unlink()
    (said,) = [str(fault) for fault in read_content(root).faults]
    assert said == f"content/{JA}: missing file"


def test_words_about_changes_that_there_are_not_are_an_unknown_file(tmp_path):
    root = copied(tmp_path)
    path = root / "vampire-queen" / "history" / "ko.md"
    path.parent.mkdir()
    path.write_text("# x {#x}\n\ny\n")
    (said,) = [str(fault) for fault in read_content(root).faults]
    assert said == "content/vampire-queen/history/ko.md: unknown file; nothing reads it"


def test_a_game_need_not_say_what_was_changed(tmp_path):
    root = copied(tmp_path)
    (root / "vampire-queen" / "changes.toml").unlink()
    assert warnings(root) == []


def test_a_rule_set_has_a_change_that_leads_to_it(tmp_path):
    root = copied(tmp_path)
    change = '\n[[change]]\nid = "new-set"\ndate = "2026-12-01"\nrule-set = 2'
    edit(root / CHANGES, ended(change))
    said = [str(fault) for fault in read_content(root).faults]
    assert f"content/{CHANGES}:change: leads to rule set 2, but the engine plays 1" in said
