"""Search over everything that is told, in all languages at once, alike on every database."""
