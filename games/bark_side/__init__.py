"""The Bark Side (Entaku P): follow or tuck your tail, and don't be boss at the end; 3-6 players.

Everybody passes two cards on, then tricks are played, one lap each: a follower reaches the highest
so far or tucks the lowest cards; sets may be led once somebody has tucked. Whoever is boss of the
last trick takes the own card and the two lowest others into the shelter. The fewest kinds there
win when somebody has seven, or too few cards are left to deal. Facts and rulings:
`content/bark-side/`. Read in this order: `cards`, `options`, `state`, `events`, `rules` (what is
refused), `moves` (who may act), `turns` (what happens), `scoring`, `observation`, `notation`,
`positions` (what can't be).

>>> from games.core.notation import parse_move, parse_position
>>> text = "bark-side 1 standard B 2,9;4,8;3,6 trick=A:7"
>>> state = parse_position(text, {"bark-side": GAME})[1]
Traceback (most recent call last):
games.core.errors.ImpossiblePosition: hands-not-equal
>>> text = "bark-side 1 standard B 2,9;3,4,8;3,6,7 trick=A:7"
>>> state = parse_position(text, {"bark-side": GAME})[1]
>>> print(GAME.check(state, parse_move("B: 4", GAME)))
too-low [follow-equal-or-higher] (need 7, value 4)
>>> [str(event) for event in GAME.play(state, parse_move("B: tuck 3", GAME)).events]
['cards-tucked B 3', 'sets-unlocked B']
"""

from games.bark_side.game import GAME

__all__ = ["GAME"]
