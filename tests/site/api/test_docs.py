"""What docs/api.md shows is what the API answers."""

import json
import re
from pathlib import Path

import pytest
from django.conf import settings

from teachapp.api.asking import MOST_PER_PAGE, PER_PAGE
from teachapp.api.problems import PROBLEMS
from teachapp.api.routes import ROUTES

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("content")]

DOCS = Path(settings.BASE_DIR, "docs", "api.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(
    r"```sh\ncurl 'http://127\.0\.0\.1:8000([^']+)'\n```\n```json\n(.*?)\n```", DOCS, re.DOTALL
)
ROWS = [
    tuple(cell.strip() for cell in row.split("|"))
    for row in re.findall(r"^\| (.+) \|$", DOCS, re.M)
]


def is_part(shown, answer):
    """Say whether an answer begins as it is shown, some fields and the ends of lists left out."""
    if isinstance(shown, dict):
        return all(name in answer and is_part(each, answer[name]) for name, each in shown.items())
    if isinstance(shown, list):
        return len(shown) <= len(answer) and all(map(is_part, shown, answer))
    return shown == answer


def test_only_what_is_there_is_part_of_an_answer():
    assert is_part({"a": [1]}, {"a": [1, 2], "b": 3})
    assert not is_part({"a": [2]}, {"a": [1, 2]})
    assert not is_part({"a": [1, 2]}, {"a": [1]})
    assert not is_part({"c": None}, {"a": 1})


def test_every_example_is_read():
    assert len(EXAMPLES) == DOCS.count("```json") == 5
    assert DOCS.count("curl ") == 6


@pytest.mark.parametrize(("address", "shown"), EXAMPLES)
def test_an_example_is_answered_as_shown(client, address, shown):
    answer = json.loads(client.get(address).content)
    assert is_part(json.loads(shown), answer), json.dumps(answer, ensure_ascii=False)[:2000]


def test_every_address_is_told_with_its_parameters():
    told = {row[0].strip("`"): re.findall(r"`(\w+)`", row[2]) for row in ROWS if "/api/" in row[0]}
    assert told == {route.template: [each.name for each in route.parameters] for route in ROUTES}


def test_every_problem_is_told():
    told = {
        (int(row[0]), code)
        for row in ROWS
        if row[0].isdigit()
        for code in re.findall(r"`([a-z-]+)`", row[1])
    }
    assert told == {(status, code) for code, (status, _) in PROBLEMS.items()}


def test_the_sizes_of_pages_are_told():
    assert f"in pages of {PER_PAGE}; `per_page` takes 1 to {MOST_PER_PAGE}" in DOCS
