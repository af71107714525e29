"""A rule test named for a clause has to see that clause cited: `test_hunt_tie_latest__by_queens`
is about `hunt-tie-latest`, and fails when no refusal and no event in it rested on that."""

from collections.abc import Generator
from pathlib import Path

import pytest

from games.registry import GAMES
from tests.games.notation import CITED


def clause_of(name: str) -> str:
    """Return the clause that a test's name tells: what stands before a double underscore.

    >>> clause_of("test_hunt_tie_latest__by_queens")
    'hunt-tie-latest'
    """
    return name.removeprefix("test_").partition("__")[0].replace("_", "-")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what `-m "not repeated"` leaves out: the same test once more, with another seed."""
    here = Path(__file__).parent
    for item in items:
        given = item.callspec.params if hasattr(item, "callspec") else {}
        seed = given.get("seed", given.get("chunk", getattr(given.get("case"), "seed", 0)))
        if seed and item.path.is_relative_to(here):
            item.add_marker("repeated")


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Derived facts, which an engine cannot cite, have tests that assert the fact itself."""
    CITED.clear()
    result = yield
    game = GAMES.get(pyfuncitem.path.parent.name.replace("_", "-"))
    clause = clause_of(pyfuncitem.originalname)
    if game is not None and clause in game.cites() and clause not in CITED:
        pytest.fail(f"nothing in this test cited {clause}", pytrace=False)
    return result
