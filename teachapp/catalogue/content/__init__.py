"""The files of `content/` as values: read, checked in full, rendered; no database is known here.

`reading.read_content` is the door: it returns the whole content or every fault it found, and never
half of both. `docs/content-format.md` says what the files look like.
"""
