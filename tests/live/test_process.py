"""What a process does to hold many streams and to let go of them: files and signals."""

import asyncio
import resource
import signal

import pytest

from teachapp.edge import limits
from teachapp.edge.limits import allow_many_streams
from teachapp.edge.stopping import before_stop
from tests.live.waiting import until

NONE = resource.RLIM_INFINITY


@pytest.mark.parametrize(
    ("soft", "hard", "raised_to", "warned"),
    [
        (1024, 20_000, 20_000, False),
        (1024, NONE, 65_536, False),
        (1024, 1_000_000, 65_536, False),
        (1024, 2048, 2048, True),
        (1024, 1024, None, True),
        (100_000, 200_000, None, False),
        (NONE, NONE, None, False),
    ],
)
def test_as_many_files_as_are_allowed(monkeypatch, caplog, soft, hard, raised_to, warned):
    asked = []
    monkeypatch.setattr(limits.resource, "getrlimit", lambda which: (soft, hard))
    monkeypatch.setattr(limits.resource, "setrlimit", lambda which, both: asked.append(both))
    assert allow_many_streams() == (raised_to or soft)
    assert asked == ([(raised_to, hard)] if raised_to else [])
    assert ("may be open at once" in caplog.text) is warned


def test_a_system_that_refuses_is_no_reason_not_to_start(monkeypatch, caplog):
    def refuse(*_):
        raise ValueError("not allowed to raise maximum limit")

    monkeypatch.setattr(limits.resource, "getrlimit", lambda which: (256, NONE))
    monkeypatch.setattr(limits.resource, "setrlimit", refuse)
    assert allow_many_streams() == 256
    assert "not allowed" in caplog.text
    assert "Only 256 files" in caplog.text


@pytest.fixture
def handlers():
    """The handlers of this process are put back."""
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.mark.usefixtures("handlers")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_server_hears_the_signal_too(number):
    heard = []
    signal.signal(number, lambda *_: heard.append("server"))

    async def run():
        before_stop(lambda: heard.append("edge"))
        signal.raise_signal(number)
        await until(lambda: len(heard) == 2)

    asyncio.run(run())
    signal.raise_signal(number)
    assert sorted(heard) == ["edge", "server", "server"], "after the loop the server alone"


@pytest.mark.usefixtures("handlers")
def test_a_signal_that_nobody_handles_is_left_alone():
    signal.signal(signal.SIGTERM, signal.SIG_DFL)

    async def run():
        before_stop(lambda: None)

    asyncio.run(run())
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
