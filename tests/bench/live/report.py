"""The figures of live classes: all in one run, in turn, so that their ratios mean something.

socket.io is measured where Node finds it: `npm install --prefix ../peer socket.io@4`, then
`NODE_PATH=../peer/node_modules make bench BENCH=class`.
"""

import json
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict
from pathlib import Path

from teachapp.edge.message import Message, Packed, encode
from tests.bench.live.listeners import Plan, Seen, fragment
from tests.redis_server import find_redis
from tests.redis_server import server as redis_server

Row = tuple[str, str, str]
ROOT = Path(__file__).resolve().parents[3]
ROUNDS = 3
PUBLICATIONS = 10
FEW, MANY = 1000, 5000
CHANNELS = 100


@contextmanager
def running(command: list[str], port: int, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run a server until the block ends."""
    process = subprocess.Popen(command, cwd=ROOT, env=os.environ | environment)
    try:
        end = time.monotonic() + 60
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                assert process.poll() is None, command
                assert time.monotonic() < end, command
                time.sleep(0.02)
        yield process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
            process.wait(60)


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def edge(port: int, workers: int = 1) -> list[str]:
    app = "tests.bench.live.edge_server:application"
    command = [sys.executable, "-m", "uvicorn", app, "--port", str(port), "--no-access-log"]
    return [*command, "--log-level", "warning", "--backlog", "4096", "--workers", str(workers)]


def floor(port: int) -> list[str]:
    return [sys.executable, "-m", "tests.bench.live.floor", str(port)]


def peer(port: int) -> list[str] | None:
    """socket.io 4, where Node finds it."""
    node = shutil.which("node")
    if node is None:
        return None
    there = subprocess.run([node, "-e", 'require("socket.io")'], capture_output=True, check=False)
    script = str(Path(__file__).with_name("peer.js"))
    return None if there.returncode else [node, script, str(port)]


def processes(parent: int) -> tuple[int, ...]:
    """A server's process and those it has started."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return (parent, *(each for child in children for each in processes(int(child))))


def listen(plan: Plan) -> Seen:
    command = [sys.executable, "-m", "tests.bench.live.listeners", json.dumps(asdict(plan))]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True)
    return Seen(**json.loads(done.stdout))


def once(kind: str, command: list[str], port: int, listeners: int, **more: str) -> Seen:
    channels = int(more.pop("channels", 1))
    with running(command, port, **more) as process:
        pids = processes(process.pid)
        return listen(Plan(kind, port, listeners, PUBLICATIONS, channels=channels, pids=pids))


class Case:
    """What was seen of one kind of server, round by round."""

    def __init__(self, rounds: list[Seen]) -> None:
        self.rounds = rounds
        self.last = statistics.median(time for seen in rounds for time in seen.last)
        self.worst = max(time for seen in rounds for time in seen.last)
        self.connect = statistics.median(seen.connect for seen in rounds)
        self.kib = statistics.median(seen.kib for seen in rounds)
        self.processor = statistics.median(seen.processor for seen in rounds)
        self.lost = sum(seen.lost for seen in rounds)

    def __str__(self) -> str:
        lost = f", {self.lost} lost" if self.lost else ""
        return f"{self.last * 1000:.0f} ms (worst {self.worst * 1000:.0f}){lost}"


def report() -> list[Row]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        program = find_redis()
        redis = stack.enter_context(redis_server(program)).url if program else ""
        rows = []
        for listeners in (FEW, MANY):
            rows += in_turn(listeners, redis)
        return [*rows, *many_channels(), *back_again(folder), *bytes_of_a_step()]


def in_turn(listeners: int, redis: str) -> list[Row]:
    """All servers one after the other, and again, so that a slow minute strikes each alike."""
    found: dict[str, list[Seen]] = {}
    for _ in range(ROUNDS):
        port = free_port()
        for name, kind, command, more in (
            ("bare sockets", "floor", floor(port), {}),
            ("edge", "edge", edge(port), {}),
            ("edge, 2 workers", "edge", edge(port, 2) if redis else None, {"BENCH_REDIS": redis}),
            ("socket.io 4", "socket.io", peer(port), {}),
        ):
            if command is not None:
                found.setdefault(name, []).append(once(kind, command, port, listeners, **more))
    cases = {name: Case(rounds) for name, rounds in found.items()}
    return list(lines(listeners, cases))


def lines(listeners: int, cases: dict[str, Case]) -> Iterator[Row]:
    ours, least = cases["edge"], cases["bare sockets"]
    for name, case in cases.items():
        yield f"last of {listeners:,}, {name}", str(case), ""
    aim = "at most 1.6" if listeners == FEW else ""
    yield f"last of {listeners:,}, edge / bare sockets", f"{ours.last / least.last:.2f}", aim
    if several := cases.get("edge, 2 workers"):
        aim = "at most 0.8" if listeners == FEW else ""
        yield f"last of {listeners:,}, 2 workers / one", f"{several.last / ours.last:.2f}", aim
    if other := cases.get("socket.io 4"):
        aim = "at most 1.1" if listeners == FEW else ""
        yield f"last of {listeners:,}, edge / socket.io 4", f"{ours.last / other.last:.2f}", aim
    for name, case in cases.items():
        ratio = case.processor / least.processor
        value = f"{case.processor * 1000:.1f} ms, {ratio:.2f} of bare sockets"
        yield f"processor a step, {listeners:,}, {name}", value, ""
    for name, case in cases.items():
        aim = "at most 12" if name == "edge" else ""
        yield f"memory a connection, {listeners:,}, {name}", f"{case.kib:.1f} KiB", aim
        yield f"all {listeners:,} connected, {name}", f"{case.connect:.2f} s", ""


def many_channels() -> list[Row]:
    port = free_port()
    seen = once("edge", edge(port), port, FEW, channels=str(CHANNELS))
    figure = f"last of {FEW:,} in {CHANNELS} channels, each with a step"
    return [(figure, str(Case([seen])), "")]


def back_again(folder: Path) -> list[Row]:
    """After a restart everybody comes back with the version before the last."""
    kept = folder / "kept"
    kept.write_bytes(b"2 " + fragment(2, 3000))
    times, lost = [], 0
    for _ in range(ROUNDS):
        port = free_port()
        with running(edge(port), port, BENCH_KEPT=str(kept)):
            seen = listen(Plan("edge", port, FEW, has=1))
            times.append(seen.back)
            lost += seen.lost
    value = f"{statistics.median(times):.2f} s" + (f", {lost} lost" if lost else "")
    return [(f"{FEW:,} back after a restart and caught up", value, "at most 0.6 s")]


def bytes_of_a_step() -> list[Row]:
    body = fragment(1, 3000)
    packed = Packed(encode(Message(1, body)))
    value = f"{len(body):,} → {len(packed.deflated)}, 1/{len(body) / len(packed.deflated):.1f}"
    return [("bytes of a step, compressed for all at once", value, "at most 1/5")]
