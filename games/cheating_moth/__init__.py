"""Cheating Moth (Emely and Lukas Brand): be rid of all cards, by fair means or foul; 3-5 players.

On a turn one card goes on the pile, one number higher or lower. Bugs do something: the spider
gives a card, the mosquito is slapped, on the cockroach all throw in, the ant makes others draw.
Moths go only by cheating: whoever is not the guard may make a card disappear at any time, and the
guard calls. What hands and eyes do at a real table is a move here, each in its place in the order:
`B: cheat Mo4`, `A: accuse > B`, `C: slap`, `D: throw N2`. Facts and rulings:
`content/cheating-moth/`. Read in this order: `cards`, `options`, `state`, `events`, `rules` (what
is refused), `moves` (who may act), `turns` (what happens), `scoring`, `observation`, `notation`,
`positions` (what can't be).

>>> from games.core.notation import parse_move, parse_position
>>> text = "cheating-moth 1 standard B N1,N2,N5;N3,Mo4,+3;+5 guard=A top=N2 stock=+30"
>>> state = parse_position(text, {"cheating-moth": GAME})[1]
>>> print(GAME.check(state, parse_move("B: Mo4", GAME)))
moth-not-playable [turn-moth-not-playable]
>>> state = GAME.play(state, parse_move("B: cheat Mo4", GAME)).state
>>> [hand.count for hand in GAME.observe(state, "A").hands]
[3, 5, 5]
>>> [str(event) for event in GAME.play(state, parse_move("A: accuse > B", GAME)).events]
['accused A B', 'caught B Mo4']
"""

from games.cheating_moth.game import GAME

__all__ = ["GAME"]
