"""What the bench plays is what each game allows."""

import pytest

from games.registry import GAMES
from tests.bench.engine import actions


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_can_be_timed(slug):
    assert actions(GAMES[slug], 1, explained=True) == actions(GAMES[slug], 1, explained=False) > 0
