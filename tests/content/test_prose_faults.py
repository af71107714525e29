"""What can be wrong with headed Markdown: each fault by file, line and reason, in one reading."""

import pytest

from tests.content.broken import (
    Break,
    Broken,
    begun,
    emptied,
    ended,
    headed,
    replaced,
    the_game,
    told_more,
    without_block,
)

RULES, LESSONS = "vampire-queen/rulebook", "vampire-queen/lessons"
TERMS, VARIANTS, SOURCES = "vampire-queen/terms", "vampire-queen/variants", "vampire-queen/sources"

BREAKS = (
    # Links and cards
    Break(
        "unknown term",
        f"{RULES}/ja.md",
        told_more("hunt-ban", "M01 [x](term:zzz)"),
        "@M01",
        "unknown term 'zzz'",
    ),
    Break(
        "term misspelt",
        f"{RULES}/ja.md",
        told_more("hunt-ban", "M02 [x](term:hunt-trik)"),
        "@M02",
        "unknown term 'hunt-trik'; did you mean hunt-trick",
    ),
    Break(
        "form that belongs to two terms",
        f"{TERMS}/ja.md",
        headed("trick", 'link="', 'link="M70, ステージ, '),
        "@M70",
        "link='ステージ' belongs to term 'stage' already",
    ),
    Break(
        "unknown clause",
        f"{RULES}/en.md",
        told_more("hunt-ban", "M03 [x](clause:zzz)"),
        "@M03",
        "unknown clause 'zzz'",
    ),
    Break(
        "unknown variant",
        f"{RULES}/ko.md",
        told_more("hunt-ban", "M04 [x](variant:zzz)"),
        "@M04",
        "unknown variant 'zzz'",
    ),
    Break(
        "unknown lesson",
        f"{RULES}/ko.md",
        told_more("hunt-ban", "M05 [x](lesson:zzz)"),
        "@M05",
        "unknown lesson 'zzz'; expected one of a-trick, queens",
    ),
    Break(
        "unknown step of a lesson",
        f"{RULES}/ko.md",
        told_more("hunt-ban", "M06 [x](lesson:hunt/zzz)"),
        "@M06",
        "unknown step of lesson 'hunt': 'zzz'; expected one of before, the-hunter",
    ),
    Break(
        "link to elsewhere",
        f"{TERMS}/en.md",
        told_more("queen", "M07 [x](https://example.org/)"),
        "@M07",
        "unknown kind of link 'https'; expected one of term, clause, variant, lesson",
    ),
    Break(
        "half a link",
        f"{VARIANTS}/en.md",
        told_more("copies", "M08 [x](term leader)"),
        "@M08",
        "unreadable link or cards",
    ),
    Break(
        "unknown card",
        f"{RULES}/en.md",
        told_more("hunt-ban", "M09 [[6 Z]]"),
        "@M09",
        "unknown card 'Z'; vampire-queen has 1, 2",
    ),
    Break(
        "no card",
        f"{RULES}/en.md",
        told_more("hunt-ban", "M10 [[ ]]"),
        "@M10",
        "[[ ]] without cards",
    ),
    Break(
        "card in a text of all games",
        "terms/en.md",
        told_more("seat", "M11 [[6]]"),
        "@M11",
        "unknown card '6'",
    ),
    Break(
        "clause in a text of all games",
        "terms/en.md",
        told_more("seat", "M12 [x](clause:hunt-ban)"),
        "@M12",
        "unknown clause 'hunt-ban'",
    ),
    # Numbers of players, HTML
    Break(
        "fence of nothing",
        f"{RULES}/en.md",
        told_more("hunt-ban", "::: people M13"),
        "@M13",
        "broken `:::`",
    ),
    Break(
        "fence left open",
        f"{RULES}/ja.md",
        told_more("hunt-single", "::: players 3,4"),
        "@players 3,4",
        "`:::` is never closed",
    ),
    Break(
        "too many players",
        f"{RULES}/ko.md",
        told_more("hunt-single", "::: players 13\nx\n:::"),
        "@players 13",
        "players '13' not within 3-12",
    ),
    Break(
        "unsafe HTML",
        f"{LESSONS}/hunt/en.md",
        told_more("the-tie", 'M16 <img src="x" onerror="alert(1)">'),
        "@M16",
        "unsafe HTML '<img src=",
    ),
    # Headings and their attributes
    Break(
        "heading without an id",
        f"{RULES}/en.md",
        ended("\n## M17"),
        "@M17",
        "heading without an id; expected {#id} at its end",
    ),
    Break(
        "heading that is none",
        f"{RULES}/en.md",
        ended("\n#M18"),
        "@#M18",
        "no heading: a space must follow the signs #",
    ),
    Break(
        "bad attribute",
        f"{RULES}/en.md",
        headed("hunt-single", "rev=1", "rev=one"),
        "@{#hunt-single",
        "bad attribute 'rev=one'",
    ),
    Break(
        "foreign attribute",
        f"{RULES}/en.md",
        headed("hunt-starts", "rev=1", 'rev=1 class="M20"'),
        "@M20",
        "bad attribute 'class=\"M20\"'",
    ),
    Break(
        "id that stands twice",
        f"{RULES}/ja.md",
        ended("\n## M21 {#hunt-no-pass}\n\nx"),
        "@M21",
        "id 'hunt-no-pass' stands twice, first in line ",
    ),
    Break(
        "wrong level",
        f"{RULES}/ko.md",
        headed("hunt-starts", "## ", "### "),
        "@{#hunt-starts",
        "'hunt-starts' needs ##, not ###",
    ),
    Break(
        "empty heading",
        f"{SOURCES}/ja.md",
        lambda text: text.replace(text[: text.index(" {")], "##", 1),
        "@{#korean-booklet",
        "block 'korean-booklet' has no heading",
    ),
    Break(
        "markup in a heading",
        f"{VARIANTS}/ja.md",
        headed("copies", "## ", "## [[Q]] "),
        "@{#copies",
        "a heading is plain words",
    ),
    # Which blocks there are
    Break(
        "clause too much",
        f"{RULES}/ko.md",
        ended("\n## M25 {#game-over}\n\nx"),
        "@M25",
        "unknown clause 'game-over'",
    ),
    Break(
        "clause that a language lacks",
        f"{RULES}/ja.md",
        without_block("pass-this-trick-only"),
        "",
        "missing clause 'pass-this-trick-only'",
    ),
    Break(
        "clause in another section",
        f"{RULES}/en.md",
        lambda text: headed("hunt", "{#hunt", "{#hunted")(text) + "\n# M27 {#hunt}\n",
        "@{#hunt-leader-only",
        "stands under section 'hunted'; expected 'hunt'",
    ),
    Break(
        "empty block",
        f"{TERMS}/ja.md",
        emptied("hunter"),
        "@{#hunter",
        "empty block 'hunter'",
    ),
    Break(
        "text before the first heading",
        f"{TERMS}/en.md",
        begun("M29\n"),
        "@M29",
        "no text before the first heading",
    ),
    Break(
        "rulebook without an introduction",
        f"{RULES}/ja.md",
        lambda text: text[text.index("\n# ") + 1 :],
        "@{#deck rev",
        "expected text before the first heading",
    ),
    Break(
        "term that a language lacks",
        f"{TERMS}/ja.md",
        without_block("leftover"),
        "",
        "missing term 'leftover'",
    ),
    Break(
        "shared term that a language has too much",
        "terms/ja.md",
        ended("\n## M32 {#table-talk}\n\nx"),
        "@M32",
        "unknown term 'table-talk'",
    ),
    Break(
        "step that a language lacks",
        f"{LESSONS}/hunt/ja.md",
        without_block("the-tie"),
        "",
        "missing step 'the-tie'",
    ),
    Break(
        "step that the script lacks",
        f"{LESSONS}/hunt/en.md",
        ended("\n## M34 {#the-end}\n\nx"),
        "@M34",
        "unknown step 'the-end'",
    ),
    Break(
        "answer to a question that nobody asks",
        f"{LESSONS}/hunt/ko.md",
        ended("\n### {#before--answer-1}\n\nx"),
        "@{#before--answer-1}",
        "unknown step 'before--answer-1'",
    ),
    Break(
        "revision ahead of the source",
        f"{RULES}/en.md",
        headed("hunt-tie-latest", "rev=1", "rev=7"),
        "@{#hunt-tie-latest",
        "'hunt-tie-latest' has rev 7, but ko only 1",
    ),
)


@pytest.fixture(scope="module")
def broken(tmp_path_factory):
    return Broken(tmp_path_factory.mktemp("prose"), BREAKS)


@pytest.mark.parametrize("name", [each.name for each in BREAKS])
def test_fault(broken, name):
    assert broken.is_told_once(name), broken.breaks[name].expected(broken.root)


def test_no_fault_hides_or_invents_another(broken):
    # A section that is called otherwise is too much, and every clause in it at the wrong place.
    renamed = ("unknown clause 'hunted'", "stands under section 'hunted'")
    assert [fault for fault in broken.unexpected() if not any(x in fault for x in renamed)] == []


def test_stale_translation_is_a_warning(tmp_path):
    change = headed("hunt-tie-latest", "rev=1", "rev=2")
    found = Broken(tmp_path, [Break("newer source", f"{RULES}/ko.md", change, "", "")]).result
    assert found.faults == ()
    told = [str(warning).partition(": ")[2] for warning in found.warnings]
    assert told == [
        *["stale: 'hunt-tie-latest' follows rev 1, ko has 2"] * 2,
        "'hunt-tie-latest' has rev 2, but changes.toml raises it to 1 only",
    ]
    words = the_game(found.content).words
    blocks = {language: told.rulebook.blocks for language, told in words.items()}
    stale = {language for language in blocks if blocks[language]["hunt-tie-latest"].is_stale}
    assert stale == {"en", "ja"}


def test_a_file_without_a_heading_lacks_all_its_blocks(tmp_path):
    path = f"{TERMS}/ja.md"
    found = Broken(tmp_path, [Break("no heading", path, lambda text: "x", "", "")]).result
    assert len([fault for fault in found.faults if "missing term" in str(fault)]) > 10


def test_replaced_text_is_what_was_there():
    with pytest.raises(AssertionError, match="is not there"):
        replaced("zzz", "y")("x")
