"""Stairs, the smallest complete game: play one card higher or pass, 2 to 4 players.

It is in no registry: `tests/fifth/test_fifth_game.py` adds it for itself, to prove that
`docs/add-a-game.md` is enough.

>>> from games.core.notation import parse_move, parse_position
>>> state = parse_position("stairs 1 standard B 2,9;3,8 top=A:5", {"stairs": GAME})[1]
>>> print(GAME.check(state, parse_move("B: 3", GAME)))
not-higher [climb-higher] (need 5)
>>> [str(event) for event in GAME.play(state, parse_move("B: pass", GAME)).events]
['passed B', 'lead-won A']
"""

from tests.fifth.stairs.game import GAME

__all__ = ["GAME"]
