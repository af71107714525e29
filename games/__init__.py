"""The rules engines: what a game allows, what happens, who may see it, and which clause says so.

An engine is a `games.core.protocol.Game`: seven questions about an immutable state (`setup`,
`to_move`, `legal_moves`, `check`, `play`, `observe`, `outcome`). A refused move is a `Violation`
and everything that happens is an `Event`; both are data and name the clauses of the rulebook they
rest on. Words for people never come from here: they stand in `content/`, by language.

Find a game by its slug:

>>> from games.registry import find
>>> game = find("vampire-queen")
>>> state = game.setup(3, game.options("standard"), first="A")
>>> game.to_move(state)
('@',)

Chance is an input: where cards are shuffled, the dealer `@` makes the move. Whole games and single
situations are written in one notation (`games.core.record`, `games.core.notation`).
Plain Python and its standard library only: no files, no clock, no Django.
"""
