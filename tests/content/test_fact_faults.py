"""What can be wrong with facts in TOML: each fault by file, path of keys and reason."""

import pytest
from django.conf import settings

from games.registry import GAMES, find
from teachapp.catalogue.boxes import contents
from teachapp.catalogue.content.facts import read_clauses, read_game, read_venue
from teachapp.catalogue.content.faults import Faults
from tests.content.broken import Break, Broken, begun, changed_table, ended, replaced

GAME, CLAUSES, VENUE, CLUB = (
    "vampire-queen/game.toml",
    "vampire-queen/clauses.toml",
    "venues/demo-cafe.toml",
    "venues/demo-club.toml",
)
BOXES = {slug: contents(game, []) for slug, game in GAMES.items()}

SOURCES = [
    *("korean-booklet", "japanese-note", "designer", "ancestor", "bgg"),
    *("german-reviews", "japanese-pages", "derived", "ruling"),
]

BREAKS = (
    Break(
        "unknown key",
        GAME,
        replaced("age = 8\n", 'age = 8\nshelf = "Z1"\n'),
        "shelf",
        "unknown key 'shelf'",
    ),
    Break(
        "missing key",
        GAME,
        replaced("year = 2016\n", ""),
        "year",
        "missing; expected a whole number",
    ),
    Break(
        "wrong type",
        GAME,
        replaced("minutes = [20, 30]", 'minutes = "20-30"'),
        "minutes",
        "expected two whole numbers, found '20-30'",
    ),
    Break(
        "other players than the engine's",
        GAME,
        replaced("players = [3, 12]", "players = [2, 12]"),
        "players",
        "[2, 12], but the engine seats [3, 12]",
    ),
    Break(
        "other rules than the engine's",
        GAME,
        replaced("rule-set = 1", "rule-set = 2"),
        "rule-set",
        "2, but the engine plays 1",
    ),
    Break(
        "components that do not add up",
        GAME,
        changed_table("vampires", "count = 104", "count = 103"),
        "component[vampires].count",
        "103, but the deck has 104 cards of these faces",
    ),
    Break(
        "unknown card",
        GAME,
        changed_table("queens", '["Q"]', '["Q", "K"]'),
        "component[queens].faces",
        "unknown card 'K'",
    ),
    Break(
        "card that is listed twice",
        GAME,
        changed_table(
            "hunters", "count = 2", 'count = 2\n\n[[component]]\nid = "x"\nfaces = ["Q"]'
        ),
        "component",
        "card 'Q' is listed 2 times; expected once",
    ),
    Break(
        "and whose count is missing",
        GAME,
        None,
        "component[x].count",
        "missing; expected a whole number",
    ),
    Break(
        "and that is therefore wrong",
        GAME,
        None,
        "component[x].count",
        "0, but the deck has 4 cards of these faces",
    ),
    Break(
        "unknown kind of source",
        GAME,
        changed_table("bgg", 'kind = "pages"', 'kind = "page"'),
        "source[bgg].kind",
        "unknown kind 'page'; expected one of booklet, note",
    ),
    Break(
        "no id",
        GAME,
        changed_table("queens-low", "clauses", "play = 1\nno_id = 1\nclauses"),
        "variant[queens-low].no_id",
        "unknown key 'no_id'",
    ),
    Break(
        "wrong kind of table",
        GAME,
        None,
        "variant[queens-low].play",
        "expected a table",
    ),
    Break(
        "unknown option",
        GAME,
        changed_table("go-out-bonus", 'option = "go-out-bonus"', 'option = "going-out"'),
        "variant[go-out-bonus].option",
        "unknown option 'going-out'; expected one of stages",
    ),
    Break(
        "option that no variant tells of",
        GAME,
        None,
        "variant",
        "the engine's option 'go-out-bonus' has no variant",
    ),
    Break(
        "clause that the option changes",
        GAME,
        changed_table("stage-end", '"stage-end-trigger", ', ""),
        "variant[stage-end].clauses",
        "'stage-end-trigger' is missing; the option 'stage-end' changes it",
    ),
    Break(
        "unknown clause of a variant",
        GAME,
        changed_table("copies", '"deck-composition"', '"deck-size"'),
        "variant[copies].clauses[0]",
        "unknown clause 'deck-size'",
    ),
    Break(
        "unknown value",
        GAME,
        changed_table("follow-rule", 'value = "strict"', 'value = "strictly"'),
        "variant[follow-rule].reading[0].value",
        "unknown value 'strictly'; expected one of strict, equal-or-higher",
    ),
    Break(
        "unknown source of a reading",
        GAME,
        changed_table("follow-rule", '"japanese-note"', '"japanese-blog"'),
        "variant[follow-rule].reading[1].sources",
        "unknown source 'japanese-blog'; expected one of korean-booklet",
    ),
    Break(
        "table that shows no difference",
        GAME,
        changed_table("voluntary-pass", 'moves = "A:7;B:pass"', 'moves = "A:7"'),
        "variant[voluntary-pass].play",
        "both options tell the same story",
    ),
    Break(
        "table that is no position",
        GAME,
        changed_table("forced-pass-leader", "3,H20", "3,H25"),
        "variant[forced-pass-leader].play",
        "1:3: unknown-card (text 'H25'",
    ),
    Break(
        "table in another form",
        GAME,
        changed_table("game-tie", "B 12,H20", "B H20,12"),
        "variant[game-tie].play",
        "position: not canonical; expected 'vampire-queen 1 standard B 12,H20;",
    ),
    # Clauses
    Break(
        "unknown kind of clause",
        CLAUSES,
        changed_table("hunt-ban", 'kind = "checkable"', 'kind = "rule"'),
        "clause[hunt-ban].kind",
        "unknown kind 'rule'; expected one of checkable, effect",
    ),
    Break(
        "unknown source of a clause",
        CLAUSES,
        changed_table("hunt-starts", '"japanese-note"', '"a-friend"'),
        "clause[hunt-starts].sources[1]",
        "unknown source 'a-friend'",
    ),
    Break(
        "unknown need",
        CLAUSES,
        changed_table("hunt-starts", '"hunt-leader-only"', '"hunt-leaders"'),
        "clause[hunt-starts].needs[0]",
        "unknown clause 'hunt-leaders'; did you mean ",
    ),
    Break(
        "circle of needs",
        CLAUSES,
        changed_table("score-sum", "needs = [", 'needs = ["game-winner", '),
        "clause[score-sum].needs",
        "a circle: score-sum needs game-winner needs score-sum",
    ),
    Break(
        "numbers of players that are none",
        CLAUSES,
        changed_table("hunt-no-pass", "needs", 'players = "0-4"\nneeds'),
        "clause[hunt-no-pass].players",
        "'0-4' are no numbers of players within 3-12",
    ),
    Break(
        "clause that stands twice",
        CLAUSES,
        ended('\n[[clause]]\nid = "hunt-ban"\nkind = "note"\nsources = ["ruling"]'),
        "clause[hunt-ban].id",
        "clause 'hunt-ban' stands twice",
    ),
    Break(
        "id that is none",
        CLAUSES,
        ended('\n[[clause]]\nid = "Hunt ban"\nkind = "note"\nsources = ["ruling"]'),
        "clause[Hunt ban].id",
        "'Hunt ban' is no id; expected lower-case words joined by hyphens",
    ),
    # Venues
    Break(
        "unknown game of a copy",
        VENUE,
        replaced('game = "vampire-queen"', 'game = "vampire-king"'),
        "copy[0].game",
        f"unknown game 'vampire-king'; expected one of {', '.join(sorted(GAMES))}",
    ),
    Break(
        "card missing that there isn't",
        CLUB,
        replaced('["Mo3", "guard"]', '["Mo9", "guard"]'),
        "copy[0].missing",
        "there is no 'Mo9' in the box; expected ",
    ),
    Break(
        "more cards missing than there are",
        CLUB,
        replaced('["7", "7", "Q"]', '["Q", "Q", "Q", "Q", "Q"]'),
        "copy[2].missing",
        "5 of 'Q' are missing, but only 4 can be there",
    ),
    Break(
        "venue under another name",
        VENUE,
        replaced('slug = "demo-cafe"', 'slug = "demo"'),
        "slug",
        "unknown slug 'demo'; expected one of demo-cafe",
    ),
)


@pytest.fixture(scope="module")
def broken(tmp_path_factory):
    return Broken(tmp_path_factory.mktemp("facts"), BREAKS)


@pytest.mark.parametrize("name", [each.name for each in BREAKS])
def test_fault(broken, name):
    assert broken.is_told_once(name), broken.breaks[name].expected(broken.root)


def test_no_fault_hides_or_invents_another(broken):
    followed = [  # from a component and a clause that there are too much
        "missing message 'component-x'",
        "missing clause 'Hunt ban'",
        "missing clause 'Hunt'",
    ]
    rest = [each for each in broken.unexpected() if not any(told in each for told in followed)]
    assert rest == []


def readers():
    game = find("vampire-queen")
    yield GAME, lambda text, told: read_game(text, "x", "vampire-queen", game, told)
    yield CLAUSES, lambda text, told: read_clauses(text, "x", SOURCES, game, told)
    yield VENUE, lambda text, told: read_venue(text, "x", "demo-cafe", BOXES, told)


@pytest.mark.parametrize("value", ["1.5", "[[1]]", "{a = 1}", "true", '""', "[1]"])
@pytest.mark.parametrize(("file", "read"), list(readers()), ids=["game", "clauses", "venue"])
def test_each_value_of_another_type_is_a_fault_and_no_accident(file, read, value):
    lines = (settings.CONTENT_DIR / file).read_text(encoding="utf-8").split("\n")
    first = {line.partition(" = ")[0]: at for at, line in reversed(list(enumerate(lines)))}
    for key, at in first.items():
        if " = " not in lines[at] or (value == '""' and key in ("option", "shelf")):
            continue  # no key, or one that may be empty
        told = Faults()
        read("\n".join([*lines[:at], f"{key} = {value}", *lines[at + 1 :]]), told)
        assert told.faults, f"line {at + 1}: {key} = {value}"


def test_clause_that_the_engine_cites_must_be_listed(tmp_path):
    change = replaced('id = "pass-free"', 'id = "pass-freely"')
    found = Broken(tmp_path, [Break("renamed", CLAUSES, change, "clause", "the engine cites")])
    assert found.is_told_once("renamed")
    assert any(
        "vampire-queen/rulebook/en.md" in fault and "unknown clause 'pass-free'" in fault
        for fault in found.faults
    )


@pytest.mark.parametrize("file", [GAME, CLAUSES])
def test_broken_toml_is_told_with_its_line_and_hides_nothing_else(tmp_path, file):
    breaks = [
        Break("no TOML", file, replaced("\n\n", "\n=\n"), "@=\n", "broken TOML: "),
        Break("card", "vampire-queen/rulebook/en.md", ended("\nM1 [[Z]]"), "@M1", "unknown card"),
        Break("link", "vampire-queen/terms/ja.md", ended("\nM2 [x](clause:z)"), "@M2", "unknown c"),
    ]
    found = Broken(tmp_path, breaks)
    line = found.root.joinpath(file).read_text(encoding="utf-8").split("\n").index("=") + 1
    told = [fault for fault in found.faults if fault.startswith(f"content/{file}:{line}: broken")]
    assert len(told) == 1
    assert found.is_told_once("card")
    assert found.is_told_once("link")
    assert len(found.faults) == 3


def test_another_form_of_the_same_facts_is_a_warning(tmp_path):
    found = Broken(tmp_path, [Break("comment", GAME, begun("# ours"), "", "")]).result
    assert found.faults == ()
    told = "content/vampire-queen/game.toml:1: not the canonical form; expected 'slug = "
    assert [str(warning).startswith(told) for warning in found.warnings] == [True]
