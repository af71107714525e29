"""The secret key of a site that somebody runs on their own machine without having set one."""

import os
import secrets
import tempfile
from pathlib import Path


def kept_secret_key(path: Path) -> str:
    """The key in `path`, made on first use and readable by its owner only.

    It is kept so that nobody is signed out by a restart. Two processes that start together get
    the same one: the file appears whole, and only the first to link it wins.
    """
    if not path.exists():
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", dir=path.parent, encoding="ascii") as made:
            made.write(secrets.token_urlsafe(64))
            made.flush()
            try:
                os.link(made.name, path)  # NamedTemporaryFile has made it 0600
            except FileExistsError:
                pass
    return path.read_text(encoding="ascii").strip()
