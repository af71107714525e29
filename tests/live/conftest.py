"""Real Redis servers for the tests of live classes."""

import os

import pytest

from tests.redis_server import find_redis, server


@pytest.fixture
def redis_server():
    """A server of its own; skipped where there is none, but a failure under CI=true."""
    program = find_redis()
    if program is None:
        no_server = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
        no_server("no Redis; `make redis` finds or installs one")
    with server(program) as started:
        yield started
