"""Pages are asked for with the real content loaded, once a module."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.filled import filled


@pytest.fixture(scope="module")
def content(django_db_setup: None, django_db_blocker: Any, made_site: Path) -> Iterator[None]:
    """Content stays for the module and is gone after it."""
    with django_db_blocker.unblock(), filled(made_site / "db.sqlite3"):
        yield
