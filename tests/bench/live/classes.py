"""The figures of whole classes: people who join, a press of the button, and the last who has it.

The site is served as `make run` serves it, on SQLite; `rooms.py` is everybody who comes.
"""

import json
import statistics
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

from tests.bench.live.report import ROOT, Row
from tests.bench.live.rooms import Plan, Seen
from tests.served import made_once, served

PEOPLE = 1000
STEPS = 12
STORM = 500
ANSWERING = 5.0
CLASSES = 100
PAGES = tuple(
    f"/{language}/vampire-queen/lessons/hunt/{label}/"
    for label in ("the-hunter", "a-low-two", "the-tie")
    for language in ("ko", "ja", "en")
)


def report() -> list[Row]:
    with TemporaryDirectory() as folder:
        bench = Bench(Path(folder))
        alone = bench.play(Plan("", PEOPLE, STEPS))
        beside, pages = bench.play_beside_a_reader(Plan("", PEOPLE, STEPS))
        stormed = bench.play(Plan("", STORM, storm=STORM, answering=ANSWERING))
        many = bench.play(Plan("", PEOPLE // CLASSES, STEPS, classes=CLASSES))
        back = bench.play_and_restart(Plan("", PEOPLE, 1, restart=True))
    ratio = f"{middle(beside.last) / middle(alone.last):.2f}"
    quick = f"{middle(stormed.came) * 1000:.0f} ms (slowest {max(stormed.came) * 1000:.0f})"
    return [
        (f"whole step, last of {PEOPLE:,}", times(alone), "at most 60 ms"),
        ("whole step, last of three who lead, a big screen", ms(alone.leading), ""),
        ("whole step, answer to who leads", ms(alone.answered), ""),
        ("bytes of a step's event", f"{alone.size:,}", ""),
        (f"whole step, {pages:.0f} pages a second read beside", times(beside), ""),
        ("whole step, beside a reader / alone", ratio, "at most 1.5"),
        (f"{STORM} who join within 10 s, all in after", told(stormed.storm, stormed), "none lost"),
        ("from the door to an open stream", quick, ""),
        (f"their answers within {ANSWERING:.0f} s, all after", f"{stormed.answers:.2f} s", ""),
        (f"a step in each of {CLASSES} classes, last of all", times(many), ""),
        (f"{PEOPLE:,} back after kill -9, caught up", told(back.back, back), "at most 1 s"),
    ]


def middle(values: list[float]) -> float:
    return statistics.median(values)


def ms(values: list[float]) -> str:
    return f"{middle(values) * 1000:.0f} ms"


def times(seen: Seen) -> str:
    value = f"{middle(seen.last) * 1000:.0f} ms (worst {max(seen.last) * 1000:.0f})"
    return value + (f", {seen.lost} lost" if seen.lost else "")


def told(seconds: float, seen: Seen) -> str:
    return f"{seconds:.2f} s, {seen.lost or 'none'} lost"


@dataclass(frozen=True)
class Bench:
    """Sites that begin alike, each in a process of its own, and people in another."""

    folder: Path

    def site(self, name: str) -> Path:
        """Return a folder with the content loaded and nothing else."""
        return copytree(made_once(self.folder / "made"), self.folder / name, dirs_exist_ok=True)

    def play(self, plan: Plan) -> Seen:
        with served(self.site("site")) as site, people(plan, site.url) as everybody:
            return seen(everybody)

    def play_beside_a_reader(self, plan: Plan) -> tuple[Seen, float]:
        """Return the same while somebody reads, and how many pages a second that one got."""
        with served(self.site("beside")) as site, reader(site.url) as reading:
            with people(plan, site.url) as everybody:
                found = seen(everybody)
            pages, _ = reading.communicate()
            return found, float(pages)

    def play_and_restart(self, plan: Plan) -> Seen:
        """End the server by force when the plan's steps are done, and begin another."""
        data = self.site("restarted")
        with served(data) as site, people(plan, site.url) as everybody:
            assert everybody.stdout is not None
            assert everybody.stdin is not None
            assert everybody.stdout.readline() == "ready\n"
            site.kill()
            with served(data) as second:
                everybody.stdin.write(f"{second.url}\n")
                everybody.stdin.flush()
                return seen(everybody)


@contextmanager
def people(plan: Plan, url: str) -> Iterator["subprocess.Popen[str]"]:
    with running("tests.bench.live.rooms", json.dumps(asdict(plan) | {"url": url})) as process:
        yield process


@contextmanager
def reader(url: str) -> Iterator["subprocess.Popen[str]"]:
    with running("tests.bench.live.reader", str(urlsplit(url).port), *PAGES) as process:
        yield process


@contextmanager
def running(module: str, *arguments: str) -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, "-m", module, *arguments]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def seen(everybody: "subprocess.Popen[str]") -> Seen:
    assert everybody.stdout
    line = everybody.stdout.readline()
    assert line, "the people ended without a word"
    return Seen(**json.loads(line))
