"""Which games there are: slug → engine. The only module that knows them all.

>>> find("vampire-queen").slug
'vampire-queen'
"""

from typing import Any

from games.bark_side import GAME as bark_side
from games.cheating_moth import GAME as cheating_moth
from games.core.protocol import Game
from games.sleeping_queens import GAME as sleeping_queens
from games.vampire_queen import GAME as vampire_queen

GAMES: dict[str, Game[Any]] = {
    game.slug: game for game in (vampire_queen, cheating_moth, sleeping_queens, bark_side)
}


def find(slug: str) -> Game[Any]:
    """Return the engine of a game; raises KeyError for a slug that there isn't."""
    return GAMES[slug]
