"""Vampire Queen (Wolfgang Kramer): get rid of your vampires before dawn, 3 to 12 players.

A stage is played in tricks, one lap of the table each: followers match the number of cards led
and go higher, or pass. A hunter led by the leader turns a trick into a hunt: one card each,
whoever shows the highest takes all of it. Who runs out ends the stage; cards in hand are penalty
points. Facts and rulings: `content/vampire-queen/`. Read in this order: `cards`, `options`,
`state`, `events`, `rules` (what is refused), `turns` (what happens), `scoring`, `notation`.

>>> from games.core.notation import parse_move, parse_position
>>> text = "vampire-queen 1 standard A 2,2,7;2,2,4,4;5,5,8"
>>> state = parse_position(text, {"vampire-queen": GAME})[1]
>>> state = GAME.play(state, parse_move("A: 2 2", GAME)).state
>>> print(GAME.check(state, parse_move("B: 2 2", GAME)))
not-higher [follow-strictly-higher] (need 2, value 2)
>>> [str(event) for event in GAME.play(state, parse_move("B: 4 4", GAME)).events]
['cards-played B 4 4']
"""

from games.vampire_queen.game import GAME

__all__ = ["GAME"]
