"""The guide for translators names what messages are really given, and what is really there."""

import re

from teachapp.narration.josa import PAIRS
from teachapp.narration.source import FUNCTIONS
from tests.narration.guide import GUIDE, tables

TEXT = GUIDE.read_text(encoding="utf-8")


def test_its_tables_are_true():
    """`python -m tests.narration.guide` prints what has to stand here."""
    assert TEXT[TEXT.index("### By kind") :] == tables()


def test_it_names_every_particle():
    assert set(re.findall(r"[가-힣]+/[가-힣]+", TEXT)) == PAIRS


def test_it_names_only_functions_that_there_are():
    assert set(re.findall(r"`([A-Z]+)\(", TEXT)) == FUNCTIONS - {"NUMBER", "DATETIME"}
