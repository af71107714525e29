"""Measurements, not tests: `make bench` prints them, nothing fails."""
