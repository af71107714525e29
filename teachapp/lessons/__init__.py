"""Lessons walked step by step on a table, with tries and questions."""
