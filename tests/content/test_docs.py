"""What the documentation says about content is what the loader does."""

import re
from pathlib import Path

import pytest
from django.conf import settings

from games.registry import GAMES
from teachapp.catalogue.content import facts
from teachapp.catalogue.content.faults import Faults
from teachapp.catalogue.content.toml import Table

ROOT = Path(settings.BASE_DIR)
FORMAT = (ROOT / "docs" / "content-format.md").read_text(encoding="utf-8")
ADD_A_GAME = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
NOTATION = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")


def section(title):
    return FORMAT.partition(f"### `{title}`\n")[2].partition("\n### ")[0]


def rows(title):
    """Return, for each row of a table of keys, the words in code on its left and on its right."""
    found = re.findall(r"^\| (.+?) \| (.+) \|$", section(title), re.MULTILINE)[2:]
    return [tuple(re.findall(r"`([^`]+)`", cell) for cell in row) for row in found]


def keys_in(folder):
    """Return every key that stands in the TOML of our content."""
    text = (Path(settings.CONTENT_DIR) / folder).read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z-]+) = |^(\[+[a-z.]+\]+)$", text, re.MULTILINE))


def test_every_key_of_our_facts_is_described():
    told = {word for row in rows("game.toml") for cell in row for word in cell}
    used = {key or table for key, table in keys_in("vampire-queen/game.toml")}
    assert used - told == set()


def test_every_key_of_clauses_is_described_and_read():
    told = [word for left, _ in rows("clauses.toml") for word in left]
    table = Table({}, "x", "", Faults())
    facts._clause(table, [], [], facts_game())
    assert set(told) == table.asked


def facts_game():
    from games.registry import find

    return find("vampire-queen")


def test_kinds_are_described_in_full():
    kinds = next(right for left, right in rows("clauses.toml") if left == ["kind"])
    assert tuple(kinds) == facts.CLAUSE_KINDS
    sources = next(right for left, right in rows("game.toml") if left == ["[[source]]"])
    assert tuple(sources[2:-1]) == facts.SOURCE_KINDS


PLACES = sorted(set(re.findall(r"`((?:[a-z_]+/)+stairs[^`]*)`", ADD_A_GAME)))


@pytest.mark.parametrize("path", PLACES)
def test_the_way_to_add_a_game_leads_along_what_there_is(path):
    """Following the page with the game that stands: each place it names is there."""
    slug = "vampire-queen" if path.startswith(("content/", "teachapp/")) else "vampire_queen"
    there = path if path.startswith("tests/fifth/") else path.replace("stairs", slug)
    assert (ROOT / there).exists(), there


def test_the_way_to_add_a_game_names_every_file_of_an_engine():
    table = ADD_A_GAME.partition("| file | holds |")[2].partition("\n\n")[0]
    named = set(re.findall(r"^\| `([a-z_]+\.py)`", table, re.MULTILINE))
    files = {path.name for path in (ROOT / "games" / "vampire_queen").glob("*.py")}
    assert files == named


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_field_of_a_position_is_described_in_order(game):
    tables = re.findall(r"\n\| field \|.*\n\| --- .*\n((?:\|.*\n)+)", NOTATION)
    told = [tuple(re.findall(r"^\| `([a-z]+)`", table, re.MULTILINE)) for table in tables]
    assert game.fields in told
