"""A game's rules: clauses, terms, variants, and the coverage of its clauses."""
