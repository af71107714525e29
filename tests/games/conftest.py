"""A rule test named for a clause has to see that clause cited: `test_hunt_tie_latest__by_queens`
is about `hunt-tie-latest`, and fails when no refusal and no event in it rested on that."""

from collections.abc import Generator

import pytest

from games.registry import GAMES
from tests.games.notation import CITED


def clause_of(name: str) -> str:
    """Return the clause that a test's name tells: what stands before a double underscore.

    >>> clause_of("test_hunt_tie_latest__by_queens")
    'hunt-tie-latest'
    """
    return name.removeprefix("test_").partition("__")[0].replace("_", "-")


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
