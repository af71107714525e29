"""What can be wrong with a crib: each fault by file, line and reason, in one reading."""

import shutil

import pytest

from teachapp.catalogue.content.reading import read_content
from tests.content.broken import (
    Break,
    Broken,
    copied,
    edit,
    ended,
    headed,
    told_more,
    without_block,
)

CRIB = "vampire-queen/crib"
BREAKS = (
    Break(
        "unknown clause",
        f"{CRIB}/ko.md",
        told_more("hunt", "- M01 [x](clause:hunt-bann)"),
        "@M01",
        "unknown clause 'hunt-bann'; did you mean hunt-ban",
    ),
    Break(
        "line without a clause",
        f"{CRIB}/ja.md",
        told_more("hunt", "- M02 [x](term:hunter)"),
        "@M02",
        "rests on no clause; expected [words](clause:id) in the line",
    ),
    Break(
        "line of no list",
        f"{CRIB}/en.md",
        told_more("hunt", "M03 [x](clause:hunt-ban)"),
        "@M03",
        "no line of a list; expected `- ` and one sentence",
    ),
    Break(
        "unknown card",
        f"{CRIB}/en.md",
        told_more("queen", "- M04 [[Z]] [x](clause:hunt-ban)"),
        "@M04",
        "unknown card 'Z'",
    ),
    Break(
        "players that there can't be",
        f"{CRIB}/en.md",
        told_more("stage", "::: players 2-13\n- M05 [x](clause:hunt-ban)\n:::"),
        "@players 2-13",
        "players '2-13' not within 3-12",
    ),
    Break(
        "block that a language lacks",
        f"{CRIB}/ja.md",
        without_block("queen"),
        "",
        "missing block 'queen'",
    ),
    Break(
        "block that a language has too much",
        f"{CRIB}/en.md",
        ended("\n## M07 {#extra}\n\n- [x](clause:hunt-ban)"),
        "@M07",
        "unknown block 'extra'",
    ),
    Break(
        "ahead of the source",
        f"{CRIB}/ja.md",
        headed("setup", "rev=1", "rev=2"),
        "@{#setup rev=2",
        "'setup' has rev 2, but ko only 1",
    ),
)


@pytest.fixture(scope="module")
def broken(tmp_path_factory):
    return Broken(tmp_path_factory.mktemp("broken"), BREAKS)


@pytest.mark.parametrize("name", [each.name for each in BREAKS])
def test_each_fault_is_told_once_with_file_and_line(broken, name):
    assert broken.is_told_once(name), broken.faults


def test_nothing_else_is_told(broken):
    assert broken.unexpected() == []


def test_a_game_may_do_without_a_crib(tmp_path):
    root = copied(tmp_path)
    shutil.rmtree(root / CRIB)
    found = read_content(root)
    assert found.faults == ()
    game = next(each for each in found.content.games if each.facts.slug == "vampire-queen")
    assert not any(words.crib.blocks for words in game.words.values())


def test_a_crib_in_one_language_is_asked_for_in_all(tmp_path):
    root = copied(tmp_path)
    (root / CRIB / "ja.md").unlink()
    assert [str(fault) for fault in read_content(root).faults] == [
        f"content/{CRIB}/ja.md: missing file"
    ]


def test_a_crib_that_is_behind_is_a_warning(tmp_path):
    root = copied(tmp_path)
    edit(root / CRIB / "ko.md", headed("hunt", "rev=1", "rev=2"))
    found = read_content(root)
    assert found.faults == ()
    assert ["crib" in warning.path for warning in found.warnings] == [True, True]
