"""The arrows that must never exist, read from the source."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DATA = ("catalogue",)
HELP = ("narration", "table")
PAGES = (
    "library",
    "rulebook",
    "lessons",
    "tryout",
    "reports",
    "sharing",
    "search",
    "reader",
    "api",
)
RANDOM_ALLOWED = {"games/core/deal.py", "games/core/playout.py", "games/core/bots.py"}
NOT_IN_GAMES = {"os", "time", "pathlib", "io", "datetime", "subprocess", "socket", "threading"}


def modules(folder: str) -> Iterator[tuple[str, ast.Module]]:
    for path in sorted((ROOT / folder).rglob("*.py")):
        if "migrations" not in path.parts:
            yield str(path.relative_to(ROOT)), ast.parse(path.read_text("utf-8"))


def imports(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield str(node.module)
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def all_imports(folder: str) -> list[tuple[str, str]]:
    found = [(file, name) for file, tree in modules(folder) for name in imports(tree)]
    assert found, f"nothing was read in {folder}"
    return found


def is_in(name: str, package: str) -> bool:
    return name == package or name.startswith(package + ".")


def test_games_know_the_standard_library_only():
    allowed = sys.stdlib_module_names - NOT_IN_GAMES
    for file, name in all_imports("games"):
        top = name.partition(".")[0]
        assert top == "games" or top in allowed, f"{file} imports {name}"


def test_games_read_no_files():
    for file, tree in modules("games"):
        calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
        assert not [f for f in calls if isinstance(f, ast.Name) and f.id == "open"], file


def test_only_deals_playouts_and_bots_are_random():
    users = {file for file, name in all_imports("games") if is_in(name, "random")}
    assert users == RANDOM_ALLOWED


def test_games_do_not_know_each_other_and_only_the_registry_knows_them():
    games = {path.parent.name for path in (ROOT / "games").glob("*/__init__.py")} - {"core"}
    for file, name in all_imports("games"):
        parts = name.split(".")
        if parts[0] == "games" and len(parts) > 1 and parts[1] in games:
            assert file == "games/registry.py" or file.startswith(f"games/{parts[1]}/"), (
                f"{file} imports {name}"
            )


def test_outside_games_nobody_imports_a_games_inside():
    for file, name in all_imports("teachapp"):
        if is_in(name, "games"):
            assert is_in(name, "games.core") or is_in(name, "games.registry") or name == "games", (
                f"{file} imports {name}"
            )


@pytest.mark.parametrize("app", HELP)
def test_help_takes_values(app):
    for file, name in all_imports(f"teachapp/{app}"):
        for other in (*DATA, *PAGES, "reading", "settings", "urls"):
            assert not is_in(name, f"teachapp.{other}"), f"{file} imports {name}"
        assert not is_in(name, "django.http"), file
        assert not is_in(name, "django.db"), file


def test_a_class_knows_no_pages_and_nobody_knows_a_class():
    for file, name in all_imports("teachapp"):
        if file.startswith("teachapp/classroom/"):
            for other in PAGES:
                assert not is_in(name, f"teachapp.{other}"), f"{file} imports {name}"
        else:
            is_root = file in ("teachapp/urls.py", "teachapp/asgi.py")
            assert is_root or not is_in(name, "teachapp.classroom"), f"{file} imports {name}"


def test_a_room_is_values():
    """What a class is comes from its entries alone: no database, no request, no clock."""
    for file, name in all_imports("teachapp/classroom/room"):
        allowed = ("games", "teachapp.classroom.room", "teachapp.table.line")
        outside = is_in(name, "teachapp") or is_in(name, "django")
        assert not outside or any(is_in(name, each) for each in allowed), f"{file} imports {name}"


@pytest.mark.parametrize("app", DATA)
def test_data_does_not_know_pages(app):
    for file, name in all_imports(f"teachapp/{app}"):
        for other in PAGES:
            assert not is_in(name, f"teachapp.{other}"), f"{file} imports {name}"


@pytest.mark.parametrize("app", PAGES)
def test_a_page_app_knows_no_other(app):
    for file, name in all_imports(f"teachapp/{app}"):
        for other in set(PAGES) - {app}:
            assert not is_in(name, f"teachapp.{other}"), f"{file} imports {name}"


def test_views_read_through_queries_only():
    for app in PAGES:
        for file, name in all_imports(f"teachapp/{app}"):
            assert not is_in(name, "teachapp.catalogue.models"), f"{file} imports {name}"


def test_models_know_neither_queries_nor_views():
    for file, name in all_imports("teachapp"):
        if "/models/" in file or file.endswith("models.py"):
            for other in ("queries", "actions", "views"):
                assert not name.endswith(f".{other}"), f"{file} imports {name}"


def test_the_edge_knows_neither_the_site_nor_django():
    for file, name in all_imports("teachapp/edge"):
        assert not is_in(name, "django"), f"{file} imports {name}"
        if is_in(name, "teachapp") or is_in(name, "games"):
            assert is_in(name, "teachapp.edge"), f"{file} imports {name}"


def test_only_the_catalogue_reads_content():
    for file, tree in modules("teachapp"):
        names = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        if "CONTENT_DIR" in names:
            assert file.startswith("teachapp/catalogue/"), file


def test_nothing_outside_tests_imports_tests():
    for folder in ("games", "teachapp"):
        for file, name in all_imports(folder):
            assert not is_in(name, "tests"), f"{file} imports {name}"


def test_content_holds_no_code():
    assert not list((ROOT / "content").rglob("*.py"))


def test_no_template_gets_a_state():
    """Templates name views only; a state's own fields never occur in them."""
    hidden = re.compile(r"\.(put_away|hands\b|to_beat|must_pass)")
    for path in (ROOT / "templates").rglob("*.html"):
        assert not hidden.search(path.read_text("utf-8")), path


def test_no_sentence_for_players_in_python():
    """Hangul and kana stand in content and translations, never in code (docstrings may quote)."""
    cjk = re.compile(r"[\u3040-\u30ff\uac00-\ud7a3]")
    for folder in ("games", "teachapp"):
        for file, tree in modules(folder):
            if file.startswith("teachapp/narration/"):
                continue  # the sounds of letters and numbers
            docs = {
                id(node.body[0].value)
                for node in ast.walk(tree)
                if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
                and node.body
                and isinstance(node.body[0], ast.Expr)
            }
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    assert id(node) in docs or not cjk.search(node.value), f"{file}: {node.value}"
