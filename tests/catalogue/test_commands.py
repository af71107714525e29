"""`rulecheck`, `playout` and the system check for content: what they print and when they fail."""

import io
import json

import pytest
from django.core.checks import run_checks
from django.core.management import CommandError, call_command

from games.registry import GAMES
from teachapp.catalogue import coverage
from tests.content.broken import copied, edit, headed, replaced, told_more

GAME = "vampire-queen"


def said(*command, **options):
    out = io.StringIO()
    call_command(*command, stdout=out, **options)
    return out.getvalue()


# rulecheck


@pytest.fixture
def content_copy(tmp_path, settings):
    settings.CONTENT_DIR = copied(tmp_path)
    return settings.CONTENT_DIR


def test_rulecheck_is_green():
    heads = [line for line in said("rulecheck").split("\n") if " clauses, " in line]
    assert len(heads) > 1
    assert all(line.endswith(" clauses, 0 of them lack something") for line in heads)


def test_rulecheck_of_a_game_tells_of_each_clause():
    lines = said("rulecheck", GAME).split("\n")
    assert lines[0] == "vampire-queen: 70 clauses, 0 of them lack something"
    titles = ["clause", "kind", "engine", "lesson", "test", "ko", "en", "ja", "lacks"]
    assert lines[1].split() == titles
    rows = {line.split()[0]: line.split() for line in lines[2:-1]}
    assert len(rows) == 70
    assert rows["trick-no-tie"] == ["trick-no-tie", "note", "-", "-", *["yes"] * 4]
    assert rows["hunt-tie-latest"][:3] == ["hunt-tie-latest", "effect", "yes"]


def test_rulecheck_for_machines():
    rows = json.loads(said("rulecheck", GAME, json=True))[GAME]
    (row,) = [row for row in rows if row["clause"] == "hunt-ban"]
    assert row["texts"] == {"ko": "fresh", "en": "fresh", "ja": "fresh"}
    assert (row["kind"], row["engine"], row["test"], row["lacks"]) == ("checkable", True, True, [])
    assert "hunt/the-tie" in row["lessons"]


def test_rulecheck_fails_while_something_is_missing(content_copy, settings, tmp_path):
    edit(content_copy / GAME / "rulebook" / "ko.md", headed("hunt-ban", "rev=1", "rev=2"))
    edit(content_copy / GAME / "game.toml", replaced('\n[[lesson]]\nid = "forced-pass"', "\n[[x]]"))
    edit(content_copy / GAME / "game.toml", replaced("\n[[x]]\nminutes = 3\n", ""))
    for path in (content_copy / GAME / "lessons" / "forced-pass").iterdir():
        path.unlink()
    settings.BASE_DIR = tmp_path
    tests = tmp_path / "tests" / "games" / "vampire_queen"
    tests.mkdir(parents=True)
    names = [name.replace("-", "_") for name in GAMES[GAME].cites() - {"pass-free"}]
    (tests / "test_all.py").write_text("".join(f"def test_{name}(): ...\n" for name in names))
    out = io.StringIO()
    with pytest.raises(CommandError, match="3 clauses lack what their kind can give"):
        call_command("rulecheck", json=True, stdout=out)
    lacking = {row["clause"]: row["lacks"] for row in json.loads(out.getvalue())[GAME]}
    assert {clause: lacks for clause, lacks in lacking.items() if lacks} == {
        "hunt-ban": ["en", "ja"],
        "hunt-forced-pass-leads": ["lesson"],
        "pass-free": ["test"],
    }


def test_rulecheck_without_tests_at_hand_does_not_fail(settings, tmp_path):
    settings.BASE_DIR = tmp_path
    line = next(line for line in said("rulecheck").split("\n") if line.startswith("hunt-ban "))
    assert line.split()[4] == "?"


def test_rulecheck_of_broken_content(content_copy):
    edit(content_copy / GAME / "terms" / "en.md", told_more("queen", "[[Z]]"))
    with pytest.raises(CommandError, match=r"content/vampire-queen/terms/en.md:\d+: unknown card"):
        said("rulecheck")


def test_rulecheck_of_an_unknown_game():
    known = ", ".join(sorted(GAMES))
    with pytest.raises(CommandError, match=f"no game 'whist'; expected one of {known}"):
        said("rulecheck", "whist")


def test_tests_are_found_by_the_names_of_clauses(tmp_path):
    (tmp_path / "test_a.py").write_text(
        "class X:\n    def test_hunt_ban__inside(self): ...\n"
        "def test_hunt_tie_latest(): ...\ndef helper_pass_free(): ...\n"
    )
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_b.py").write_text("def test_score_sum__by_hand(): ...\n")
    found = coverage.tested_clauses(tmp_path)
    assert found == {"hunt-ban", "hunt-tie-latest", "score-sum"}
    assert coverage.tested_clauses(tmp_path / "none") is None


# playout


def test_playout_prints_a_record_that_it_accepts(tmp_path):
    record = said("playout", GAME, players=4, seed=3, bot="sensible")
    assert record == said("playout", GAME, players=4, seed=3, bot="sensible")
    assert record != said("playout", GAME, players=4, seed=4, bot="sensible")
    assert record.split("\n")[:4] == [
        "game: vampire-queen",
        "rules: 1",
        "options: standard",
        record.split("\n")[3],
    ]
    assert "; game-ended " in record
    path = tmp_path / "game.play"
    path.write_text(record)
    moves = sum(" => " in line for line in record.split("\n"))
    assert said("playout", GAME, check=path) == f"{path}: {moves} moves, all legal.\n"


def test_playout_lets_bots_interrupt_as_often_as_asked():
    never = said("playout", "cheating-moth", players=4, seed=3, often=[["cheat=0", "accuse=0"]])
    often = said("playout", "cheating-moth", players=4, seed=3, often=[["cheat=0.5"]])
    assert (never.count(": cheat "), never.count(": accuse ")) == (0, 0)
    assert often.count(": cheat ") > 40
    assert "; game-ended " in often
    for wrong in ("cheat=2", "cheat", "play=0.1"):
        with pytest.raises(CommandError, match="expected a chance from 0 to 1: cheat="):
            said("playout", "cheating-moth", often=[[wrong]])


def test_playout_refuses_a_record_at_its_first_illegal_move(tmp_path):
    path = tmp_path / "game.play"
    lines = ["game: vampire-queen", "to-move: A", "hand A: 2 2 9", "hand B: 2 2 4", "hand C: 5 5 8"]
    path.write_text("\n".join([*lines, "", "A: 2 2", "B: 2 2", "C: 9"]) + "\n")
    told = f"{path}:8: B: 2 2: not-higher [follow-strictly-higher] (need 2, value 2)"
    with pytest.raises(CommandError) as error:
        said("playout", GAME, check=path)
    assert str(error.value) == told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "game: vampire-queen\nto-move: A\nhand A: 2\nhand B: 3\nhand C: 4\nnonsense\n",
            ":6: unreadable-line (text 'nonsense')",
        ),
        ("game: whist\n", ":1: unknown-game (text 'whist', expected 'vampire-queen')"),
    ],
    ids=["line", "game"],
)
def test_playout_refuses_what_is_no_record(tmp_path, text, told):
    path = tmp_path / "game.play"
    path.write_text(text)
    with pytest.raises(CommandError) as error:
        said("playout", GAME, check=path)
    assert str(error.value) == f"{path}{told}"


def test_playout_of_a_file_that_can_not_be_read(tmp_path):
    with pytest.raises(CommandError, match="No such file"):
        said("playout", GAME, check=tmp_path / "none.play")
    (tmp_path / "latin.play").write_bytes(b"# \xff\n")
    with pytest.raises(CommandError, match="can't decode"):
        said("playout", GAME, check=tmp_path / "latin.play")


def test_playout_counts(capsys):
    told = said("playout", GAME, count=3, players=3, options="standard stages=1").split()
    assert told[:2] == ["3", "games,"]
    assert int(told[2]) > 60
    assert told[-1] == "moves/s"


def test_playout_under_options():
    record = said("playout", GAME, players=3, options="korean-booklet stages=1")
    assert "options: korean-booklet stages=1" in record
    (deal,) = [line for line in record.split("\n") if line.startswith("@: deal ")]
    assert len(deal.partition(" => ")[0].split()) == 2 + 3 * 36


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"players": 2}, "vampire-queen is for 3-12 players, not 2"),
        ({"options": "house"}, "unknown-preset (text 'house', expected 'standard korean-booklet"),
        ({"options": "standard hand-size=0"}, "unknown-value (option 'hand-size', text '0'"),
    ],
    ids=["players", "preset", "value"],
)
def test_playout_refuses_what_the_game_does_not_have(options, told):
    with pytest.raises(CommandError) as error:
        said("playout", GAME, **options)
    assert told in str(error.value)


# The system check


def test_content_is_checked_before_a_deployment_and_not_at_each_start(content_copy):
    edit(content_copy / GAME / "terms" / "en.md", told_more("queen", "[[Z]] [[K]]"))
    found = run_checks(tags=["content"], include_deployment_checks=True)
    assert [(each.id, each.level) for each in found] == [("teachapp.E101", 40)] * 2
    assert ["unknown card 'Z'" in found[0].msg, "unknown card 'K'" in found[1].msg] == [True] * 2
    assert found[0].hint
    assert run_checks(tags=["content"]) == []


def test_the_content_that_we_have_passes_the_check():
    assert run_checks(tags=["content"], include_deployment_checks=True) == []
