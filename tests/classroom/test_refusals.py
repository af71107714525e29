"""Every refusal has words, and there are no words for what is never refused."""

import re
from pathlib import Path

from teachapp.classroom.refusals import SAID

CLASSROOM = Path(__file__).resolve().parents[2] / "teachapp" / "classroom"
SAID_BY_RULES = {"illegal"}
STATES = {"left", "removed", "barred"}
"""Somebody who is not here is refused by the name of their state."""


def test_every_refusal_has_words():
    sources = [path.read_text() for path in CLASSROOM.rglob("*.py")]
    codes = {code for text in sources for code in re.findall(r'Refused\(\s*"([a-z-]+)"', text)}
    assert set(SAID) == codes - SAID_BY_RULES | STATES
