"""The shelf of games, each game's own page, and the choice of language."""
