"""Sleeping Queens (Miranda Evarts and family): wake queens, steal them, put them to sleep; 2-5.

A turn is one action: a king wakes a queen of the twelve that sleep face down, a knight steals one,
a potion puts one to sleep, a jester turns up a card and may count round the table, or number cards
are discarded, as a pair or as a sum too. Then the hand is filled up to five. A dragon answers a
knight, a wand a potion. Who has enough queens or points wins at once. Facts and rulings:
`content/sleeping-queens/`. Read in this order: `cards`, `options`, `state`, `events`, `rules` (what
is refused), `moves` (who may act), `turns` (what happens), `scoring`, `observation`, `notation`,
`positions` (what can't be).

>>> from games.core.notation import parse_move, parse_position
>>> text = "sleeping-queens 1 standard A 2,3,6,Ki,Kn;4,Dr,+3 asleep=Rose,Moon,+10 stock=7,8,+30"
>>> state = parse_position(text, {"sleeping-queens": GAME})[1]
>>> print(GAME.check(state, parse_move("A: discard 2 3 6", GAME)))
no-sum [discard-sum] (need 6, value 5)
>>> [str(event) for event in GAME.play(state, parse_move("A: Ki > 2", GAME)).events][1:]
['queen-woken A Moon 2', 'cards-drawn A 7']
"""

from games.sleeping_queens.game import GAME

__all__ = ["GAME"]
