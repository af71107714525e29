"""What stands behind each clause: does the engine cite it, a lesson show it, a test prove it, and
does it say the same in every language?

What is asked of a clause depends on its kind. The engine refuses or tells by `checkable`, `effect`,
`setup` and `scoring` clauses, and each needs a test named for it; a lesson must show the first two,
and of the others those that an event tells of. What people see to themselves (`honour`,
`physical`) and what only follows (`note`) needs its text in every language and nothing more.
"""

import ast
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from games.core.protocol import Game
from games.registry import find
from teachapp.catalogue.content.values import ClauseFacts, GameContent

PLAYED = ("checkable", "effect", "setup", "scoring")
SHOWN = ("checkable", "effect")


@dataclass(frozen=True, slots=True)
class Row:
    """One clause of the matrix."""

    clause: str
    kind: str
    engine: bool
    lessons: tuple[str, ...]
    """Where it is shown: `hunt/the-tie` and so on, in the order of the lessons."""
    test: bool | None
    """None where tests are not at hand, as in a deployment."""
    texts: Mapping[str, str]
    """`fresh`, `stale` or `missing`, by language."""
    lacks: tuple[str, ...]
    """What its kind can give and it does not: `engine`, `lesson`, `test`, languages."""


def measure(game: GameContent, tests: set[str] | None) -> tuple[Row, ...]:
    """Return the matrix of a game, a row a clause in reading order; `tests` are the clauses that
    have one."""
    engine = find(game.facts.slug)
    cited, told = engine.cites(), told_by_events(engine)
    shown = _shown(game)
    rows = []
    for clause in game.clauses:
        engine_cites = clause.id in cited
        lessons = tuple(shown.get(clause.id, ()))
        test = None if tests is None else clause.id in tests
        texts = _texts(game, clause.id)
        lacks = (
            *_lacks(clause, clause.id in told, engine_cites, bool(lessons), test),
            *(language for language, state in texts.items() if state != "fresh"),
        )
        rows.append(Row(clause.id, clause.kind, engine_cites, lessons, test, texts, lacks))
    return tuple(rows)


def told_by_events(engine: Game[Any]) -> frozenset[str]:
    """Return every clause that an event can rest on."""
    return frozenset().union(*(kind.may_cite for kind in engine.event_types))


def _shown(game: GameContent) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for lesson in game.lessons:
        for step in lesson.steps:
            for clause in step.cites:
                found.setdefault(clause, []).append(f"{lesson.facts.id}/{step.label}")
    return found


def _texts(game: GameContent, clause: str) -> dict[str, str]:
    found = {}
    for language, words in game.words.items():
        told = words.rulebook.blocks.get(clause)
        found[language] = "missing" if told is None else "stale" if told.is_stale else "fresh"
    return found


def _lacks(
    clause: ClauseFacts, is_told: bool, is_cited: bool, is_shown: bool, test: bool | None
) -> list[str]:
    if clause.kind not in PLAYED:
        return []
    needs_lesson = clause.kind in SHOWN or is_told
    return [
        *([] if is_cited else ["engine"]),
        *(["lesson"] if needs_lesson and not is_shown else []),
        *(["test"] if test is False else []),
    ]


# Tests


def tested_by_game(folder: Path, slugs: Iterable[str]) -> dict[str, set[str] | None]:
    """Return, for each game, the clauses for which its folder of tests has one by name, or None
    where there is no such folder."""
    return {slug: tested_clauses(folder / slug.replace("-", "_")) for slug in slugs}


def tested_clauses(folder: Path) -> set[str] | None:
    """Return the clauses that tests are named for: `test_hunt_tie_latest__two_queens` is one for
    `hunt-tie-latest`."""
    if not folder.is_dir():
        return None
    names: set[str] = set()
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        names |= {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    found = {name.removeprefix("test_") for name in names if name.startswith("test_")}
    return {name.partition("__")[0].replace("_", "-") for name in found}
