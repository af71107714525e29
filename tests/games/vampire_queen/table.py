"""Tables of Vampire Queen, as `tests/games/notation.py` sets them for any game."""

from functools import partial

from tests.games import notation

position = partial(notation.position, "vampire-queen")
new_game = partial(notation.new_game, "vampire-queen")
