"""Nothing is left out: each clause, worked example, ruling and option has its tests.

Read from the names of the tests in the `test_rulebook_` files and from the rulebook's headings.
"""

import ast
import re
from dataclasses import fields
from pathlib import Path

from games.core.options import option_name
from games.registry import GAMES
from tests.games.conftest import clause_of

HERE = Path(__file__).parent
RULEBOOK = HERE.parents[2] / "content" / "vampire-queen" / "rulebook"
EXAMPLES = (*range(1, 11), 12, 14, 16, 17, 19, 20, 21)
RULINGS = range(1, 12)
NOT_CITED = {
    "trick-no-tie",
    "trick-discard-hidden",
    "hunt-leader-never-takes",
    "hunt-forced-pass-unique",
    "hunt-two-in-a-row-max",
}
"""Derived facts, and what is hidden: nothing happens or is refused because of them."""


def names() -> list[str]:
    """Return the names of all rule tests."""
    trees = [ast.parse(path.read_text("utf-8")) for path in HERE.glob("test_rulebook_*.py")]
    functions = [node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [each.name for each in functions if each.name.startswith("test_")]


def clauses() -> set[str]:
    """Return the ids of the rulebook's clauses."""
    text = (RULEBOOK / "en.md").read_text("utf-8")
    return set(re.findall(r"^## .*\{#([a-z0-9-]+)", text, re.MULTILINE))


RULE_TESTS = [
    name for name in names() if not name.startswith(("test_presets", "test_nothing_missing"))
]


def test_nothing_missing__clauses():
    assert len(clauses()) == 70
    assert {clause_of(name) for name in RULE_TESTS} == clauses()


def test_nothing_missing__citations():
    """A clause that the engine comes to cite is asked of its test from then on."""
    assert clauses() - GAMES["vampire-queen"].cites() == NOT_CITED


def test_nothing_missing__worked_examples():
    found = {int(each) for name in RULE_TESTS for each in re.findall(r"__vq_ex_(\d\d)", name)}
    assert found == set(EXAMPLES)


def test_nothing_missing__rulings():
    found = {int(each) for name in RULE_TESTS for each in re.findall(r"__ruling_q(\d+)", name)}
    assert found == set(RULINGS)


def test_nothing_missing__option_values():
    parts = {part for name in RULE_TESTS for part in name.split("__")[1:]}
    missing = []
    for each in fields(GAMES["vampire-queen"].options("standard")):
        words = {word for word in each.metadata["words"] if not re.fullmatch("[A-L]", word)}
        words |= {"seat"} if "A" in each.metadata["words"] else set()
        words |= {"number"} if each.metadata["numbers"] else set()
        values = [f"{option_name(each)}-{word}".replace("-", "_") for word in sorted(words)]
        missing += [value for value in values if value not in parts]
    assert missing == []


def test_nothing_missing__presets():
    assert len(GAMES["vampire-queen"].presets) == 4
