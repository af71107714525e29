"""Files → rows → files: all or nothing, only what changed, with the same keys, byte for byte."""

import io
import re
from dataclasses import replace
from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command
from django.db import connection
from django.test.utils import CaptureQueriesContext

from teachapp.catalogue import actions, models, queries
from teachapp.catalogue.content.values import History, Prose
from teachapp.catalogue.search import databases
from teachapp.catalogue.search.databases import TABLE
from teachapp.catalogue.search.find import find
from teachapp.catalogue.search.tokens import anywhere, query_words
from tests.catalogue.conftest import every_clause
from tests.content.broken import GAME, copied, edit, ended, headed, the_game, told_more
from tests.search.asked import QUERIES

WRITES = ("INSERT", "UPDATE", "DELETE")


@pytest.fixture
def loaded(db, sound, new_version):
    """The content in a database that was empty before."""
    actions.load(sound.content, new_version(), every_clause(sound.content))
    return sound.content


def writes(captured):
    return [each["sql"] for each in captured if each["sql"].startswith(WRITES)]


def with_game(content, game):
    """Return the content with one of its games changed."""
    games = [game if each.facts.slug == game.facts.slug else each for each in content.games]
    return replace(content, games=tuple(games))


def load(folder, *options):
    said, refused = io.StringIO(), io.StringIO()
    call_command("load_content", str(folder), *options, stdout=said, stderr=refused)
    return said.getvalue(), refused.getvalue()


def test_a_second_load_writes_nothing(loaded):
    version = queries.content_version()
    with CaptureQueriesContext(connection) as captured:
        actions.load(loaded, version, every_clause(loaded))
    assert writes(captured) == []


def test_a_load_keeps_every_primary_key(loaded, new_version):
    def keys():
        kinds = (models.Clause, models.ClauseText, models.Step, models.StepText, models.TermText)
        return [list(kind.objects.order_by("pk").values_list("pk", flat=True)) for kind in kinds]

    before = keys()
    game = the_game(loaded)
    reordered = replace(game, clauses=tuple(reversed(game.clauses)))
    actions.load(with_game(loaded, reordered), new_version(), {})
    assert keys() == before
    slugs = list(models.Clause.objects.filter(game__slug=GAME).values_list("slug", flat=True))
    assert slugs == [clause.id for clause in reversed(game.clauses)]


def test_what_is_gone_from_the_files_is_gone(loaded, new_version):
    game = the_game(loaded)
    fewer = replace(game, lessons=game.lessons[1:])
    actions.load(with_game(loaded, fewer), new_version(), {})
    left = list(models.Lesson.objects.filter(game__slug=GAME).values_list("slug", flat=True))
    assert left == [lesson.facts.id for lesson in game.lessons[1:]]
    gone = {"step__lesson__game__slug": GAME, "step__lesson__slug": game.lessons[0].facts.id}
    assert not models.StepText.objects.filter(**gone).exists()


def test_former_wordings_and_changes_are_rows(loaded):
    """What sleeping-queens says of its own past is in the database, in every language."""
    slug = "sleeping-queens"
    game = the_game(loaded, slug)
    assert str(models.Game.objects.get(slug=slug).first_told) == game.history.first
    for language, words in game.words.items():
        rows = models.FormerText.objects.filter(clause__game__slug=slug, language=language)
        assert {(row.clause.slug, row.rev): row.heading for row in rows} == {
            key: told.heading for key, told in words.former.items()
        }
    change = models.Change.objects.get(game__slug=slug, slug="wand-too")
    assert change.clauses == ["dragon-victim-only", "dragon-optional"]
    assert change.texts.count() == len(game.words)


def test_a_history_that_is_gone_from_the_files_is_gone(loaded, new_version):
    game = the_game(loaded, "sleeping-queens")
    words = {code: replace(each, former={}, changes=Prose()) for code, each in game.words.items()}
    bare = replace(game, words=words, history=History())
    actions.load(with_game(loaded, bare), new_version(), {})
    assert not models.FormerText.objects.exists()
    assert not models.Change.objects.exists()
    assert models.Game.objects.get(slug="sleeping-queens").first_told is None


def test_nothing_is_written_while_there_is_a_fault(loaded, tmp_path):
    root = copied(tmp_path)
    path = root / GAME / "rulebook" / "en.md"
    edit(path, told_more("hunt-ban", "[x](term:zzz) [[Z]]"))
    line = path.read_text(encoding="utf-8").split("\n").index("[x](term:zzz) [[Z]]") + 1
    before = queries.content_version()
    told = io.StringIO()
    with pytest.raises(CommandError, match="2 faults in content; nothing was loaded"):
        call_command("load_content", str(root), stderr=told)
    here = f"content/{GAME}/rulebook/en.md:{line}"
    assert told.getvalue().split("\n")[:3] == [
        "Faults (2):",
        f"{here}: unknown card 'Z'; vampire-queen has "
        "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, Q, H15, H20",
        f"{here}: unknown term 'zzz'",
    ]
    assert queries.content_version() == before
    text = models.ClauseText.objects.get(clause__slug="hunt-ban", language="en")
    assert "zzz" not in text.html


def test_a_load_that_breaks_off_leaves_what_was_there(db, sound, monkeypatch, new_version):
    def fail(content):
        raise RuntimeError("the power is gone")

    monkeypatch.setattr(actions, "_load_shared", fail)
    with pytest.raises(RuntimeError):
        actions.load(sound.content, new_version(), {})
    assert not models.Game.objects.exists()


def test_content_that_has_not_changed_is_not_read_again(db, sound, monkeypatch, tmp_path):
    root = copied(tmp_path)
    clauses = sum(len(game.clauses) for game in sound.content.games)
    told = f"Loaded {len(sound.content.games)} games with {clauses} clauses and "
    assert load(root)[0].startswith(told)
    monkeypatch.setattr(
        "teachapp.catalogue.management.commands.load_content.read_content",
        lambda root: pytest.fail("read again"),
    )
    assert load(root) == ("Content is up to date.\n", "")
    edit(root / "terms" / "en.md", ended(""))
    with pytest.raises(pytest.fail.Exception):
        load(root)


def test_stale_translations_are_loaded_and_told_of_unless_strict(db, tmp_path):
    root = copied(tmp_path)
    edit(root / GAME / "rulebook" / "ko.md", headed("hunt-ban", "rev=1", "rev=2"))
    with pytest.raises(CommandError, match="3 faults"):
        load(root, "--strict")
    assert not models.Game.objects.exists()
    told = load(root)[1].split("\n")
    assert told[0] == "Warnings (3):"
    assert told[1].endswith(": stale: 'hunt-ban' follows rev 1, ko has 2")
    assert told[3].endswith(": 'hunt-ban' has rev 2, but changes.toml raises it to 1 only")
    stale = models.ClauseText.objects.filter(is_stale=True).values_list("language", flat=True)
    assert sorted(stale) == ["en", "ja"]
    assert models.Clause.objects.get(slug="hunt-ban").lacks == ["en", "ja"]


def files(folder: Path):
    paths = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def test_what_is_exported_is_what_was_loaded(loaded, tmp_path, new_version):
    call_command("export_content", str(tmp_path / "out"), stdout=io.StringIO())
    original = files(settings.CONTENT_DIR)
    venues = {path for path in original if path.startswith("venues/")}
    assert files(tmp_path / "out") == {
        path: text for path, text in original.items() if path not in venues
    }


def test_export_writes_over_nothing(loaded, tmp_path):
    (tmp_path / "mine").write_text("x")
    with pytest.raises(CommandError, match="is not empty"):
        call_command("export_content", str(tmp_path))
    assert files(tmp_path) == {"mine": b"x"}


def test_a_venue_is_planted_once_and_then_left_alone(loaded, new_version):
    here = {"venue__slug": "demo-cafe", "game__slug": GAME}
    copy = models.Copy.objects.get(**here)
    assert copy.shelf == "Z1"
    copy.shelf = "A7"
    copy.save()
    models.VenueText.objects.all().delete()
    actions.load(loaded, new_version(), {})
    assert models.Copy.objects.get(**here).shelf == "A7"
    assert not models.VenueText.objects.exists()


def test_a_game_on_a_shelf_is_not_lost(loaded, new_version):
    held = ", ".join(sorted({copy.game.slug for copy in models.Copy.objects.all()}))
    assert GAME in held
    with pytest.raises(actions.InUse, match=f"venues hold copies of {held}, which"):
        actions.load(replace(loaded, games=()), new_version(), {})
    assert models.Game.objects.exists()
    models.Copy.objects.all().delete()
    actions.load(replace(loaded, games=()), new_version(), {})
    assert not models.Game.objects.exists()
    assert not models.Term.objects.filter(game__isnull=False).exists()


def test_search_finds_what_is_loaded_and_nothing_that_is_gone(loaded, new_version):
    game = the_game(loaded)
    lesson = game.lessons[0].facts.id
    (row,) = models.LessonText.objects.filter(
        lesson__game__slug=GAME, lesson__slug=lesson, language="en"
    )

    def found():
        return [hit.id for hit in find(row.heading, "ko", GAME).hits if hit.kind == "lesson"]

    assert lesson in found()
    fewer = replace(game, lessons=game.lessons[1:])
    actions.load(with_game(loaded, fewer), new_version(), {})
    assert lesson not in found()
    assert not models.Passage.objects.filter(game__slug=GAME, slug=lesson).exists()


def indexed(captured):
    """The statements that wrote passages or tokens."""
    return [sql for sql in writes(captured) if "catalogue_passage" in sql or TABLE in sql]


def test_a_load_writes_the_passages_of_what_has_changed_alone(loaded, new_version):
    others = models.Passage.objects.exclude(game__slug=GAME).order_by("pk")
    before = list(others.values())
    game = the_game(loaded)
    fewer = replace(game, lessons=game.lessons[1:])
    with CaptureQueriesContext(connection) as captured:
        actions.load(with_game(loaded, fewer), new_version(), every_clause(loaded))
    kept = {str(passage["id"]) for passage in before}
    touched = set(re.findall(r"\d{9,}", " ".join(indexed(captured))))
    assert touched
    assert not touched & kept
    assert list(others.values()) == before


def test_after_loads_the_index_is_as_if_it_were_made_anew(loaded, new_version):
    game = the_game(loaded)
    actions.load(with_game(loaded, replace(game, lessons=game.lessons[1:])), new_version(), {})
    actions.load(loaded, new_version(), every_clause(loaded))
    words = [query_words(query) for query in QUERIES]
    asked = [anywhere(each) for each in words if each]

    def found():
        return [databases.matching(condition, 10_000) for condition in asked]

    grown = found()
    assert any(grown)
    models.ContentState.objects.update(search_code="another")
    with CaptureQueriesContext(connection) as captured:
        actions.load(loaded, queries.content_version(), every_clause(loaded))
    assert any("delete-all" in sql for sql in indexed(captured))
    assert found() == grown
