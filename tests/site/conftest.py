"""Pages are asked for with the real content loaded, once a module."""

from collections.abc import Iterator
from typing import Any

import pytest
from django.core.management import call_command
from django.db import transaction


@pytest.fixture(scope="module")
def content(django_db_setup: None, django_db_blocker: Any) -> Iterator[None]:
    """Content stays for the module and is rolled back after it."""
    with django_db_blocker.unblock(), transaction.atomic():
        call_command("load_content", verbosity=0)
        yield
        transaction.set_rollback(True)
