"""What the site knows, as JSON for other programs: games, clauses, terms, variants, lessons."""
