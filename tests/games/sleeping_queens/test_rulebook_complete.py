"""Nothing is left out: each clause, worked example, ruling and option has its tests.

Read from the names of the tests in the `test_rulebook_` files and from the rulebook's headings.
"""

import ast
import re
from dataclasses import fields
from pathlib import Path

from games.core.options import option_name
from tests.games.conftest import clause_of
from tests.games.sleeping_queens.table import GAME

HERE = Path(__file__).parent
RULEBOOK = HERE.parents[2] / "content" / GAME.slug / "rulebook"
EXAMPLES = (1, 2, 3, 4, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 18, 20, 21, 22)
RULINGS = range(1, 16)
NOT_CITED = {
    "setup-hidden",
    "catdog-symmetric",
    "end-two-player-fact",
    "end-three-player-fact",
    "end-four-player-fact",
}
"""What eyes do, what one rule for two queens makes so, and what follows from numbers alone."""


def rule_tests() -> list[str]:
    """Return the names of all rule tests."""
    trees = [ast.parse(path.read_text("utf-8")) for path in HERE.glob("test_rulebook_*.py")]
    functions = [node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    apart = ("test_presets", "test_nothing_missing")
    return [
        each.name
        for each in functions
        if each.name.startswith("test_") and not each.name.startswith(apart)
    ]


def clauses() -> set[str]:
    """Return the ids of the rulebook's clauses."""
    text = (RULEBOOK / "en.md").read_text("utf-8")
    return set(re.findall(r"^## .*\{#([a-z0-9-]+)", text, re.MULTILINE))


def test_nothing_missing__clauses():
    assert len(clauses()) == 70
    assert {clause_of(name) for name in rule_tests()} == clauses()


def test_nothing_missing__citations():
    """A clause that the engine comes to cite is asked of its test from then on."""
    assert clauses() - GAME.cites() == NOT_CITED
    assert GAME.cites() <= clauses()


def test_nothing_missing__worked_examples():
    found = {int(each) for name in rule_tests() for each in re.findall(r"__sq_ex_(\d\d)", name)}
    assert found == set(EXAMPLES)


def test_nothing_missing__rulings():
    found = {int(each) for name in rule_tests() for each in re.findall(r"__ruling_q(\d+)", name)}
    assert found == set(RULINGS)


def test_nothing_missing__option_values():
    parts = {part for name in rule_tests() for part in name.split("__")[1:]}
    missing = []
    for each in fields(GAME.options("standard")):
        values = [
            f"{option_name(each)}-{word}".replace("-", "_").lower()
            for word in each.metadata["words"]
        ]
        missing += [value for value in values if value not in parts]
        assert not each.metadata["numbers"]
    assert missing == []


def test_nothing_missing__presets():
    assert len(GAME.presets) == 5
