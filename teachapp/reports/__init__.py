"""Reporting a mistake in a clause, in a step of a lesson, or in anything else."""
