"""Waiting for what must come, however long the machine takes."""

import asyncio
from functools import wraps

LONG = 60
"""Seconds; nothing that works ever takes so long."""


def in_loop(test):
    """Run a test that is a coroutine."""

    @wraps(test)
    def run(*args, **kwargs):
        return asyncio.run(test(*args, **kwargs))

    return run


async def until(condition):
    """Wait until a condition holds."""
    async with asyncio.timeout(LONG):
        while not condition():
            await asyncio.sleep(0.005)


async def settle():
    """Let everything run that needs nothing but its turn."""
    for _ in range(5):
        await asyncio.sleep(0)
