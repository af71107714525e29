"""Live classes: one table that many phones follow, each in its own language."""
