"""How long pages take: over HTTP beside an empty view, and inside Django, where caches can be
emptied and queries counted.

- An address is *new* when this server process has not answered it yet while it has all content in
  memory: the page is made from the engine's states to the last byte. This is what the aim means.
- It is asked *again* when the process has answered it before: it is given out as it was made.
- *Everything empty* is the same with every cache emptied before: the content comes from the
  database, the lesson is replayed, each card is drawn.
"""

import functools
import gc
import itertools
import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any

from tests.bench import server

LANGUAGES = ("ko", "ja", "en")
READERS = 32
SECONDS = 1.0
ROUNDS = 3
REPEATS = 15
WARMING = 50
RULES = "/ko/vampire-queen/rules/"
EMPTY = "/bench/empty"

Row = tuple[str, str, str]


def ms(values: Sequence[float]) -> str:
    """Return a median and the range of the middle half, in milliseconds."""
    low, middle, high = (each * 1000 for each in statistics.quantiles(values, n=4))
    return f"{middle:.2f} ms ({low:.2f}-{high:.2f})"


def spread(values: Sequence[float]) -> str:
    """Return the median of a few rounds, the least and the most."""
    return f"{statistics.median(values):.2f} ({min(values):.2f}-{max(values):.2f})"


def step_paths() -> list[str]:
    """Return the address of every step of every lesson in every language, lesson by lesson."""
    from teachapp.catalogue import models

    steps = models.Step.objects.order_by("lesson__order", "order")
    named = steps.values_list("lesson__game__slug", "lesson__slug", "label")
    return [
        f"/{language}/{game}/lessons/{lesson}/{label}/"
        for game, lesson, label in named
        for language in LANGUAGES
    ]


# Over HTTP


def over_http(port: int, first: float, plain: int) -> list[Row]:
    """Return the figures of a server that has answered one page, in `first` seconds; `plain` is
    the port of one that runs the same site under Django's own handler."""
    steps = step_paths()
    lessons = {path.rsplit("/", 2)[0]: path for path in steps}
    server.times(port, [*lessons.values(), EMPTY, RULES])  # content and templates are in memory
    known = set(lessons.values())
    new = [path for path in steps if path not in known]
    rows = [("first page of a fresh process", f"{first * 1000:.0f} ms", "")]
    server.times(plain, [EMPTY] * WARMING)
    empty, djangos, fresh, again = [], [], [], []
    to_djangos, wall, used = [], [], []
    for round_ in range(ROUNDS):
        paths = new[round_::ROUNDS]
        idle, idle_used = measured(port, [EMPTY] * len(paths))
        own, _ = measured(plain, [EMPTY] * len(paths))
        found, found_used = measured(port, paths)
        empty += idle
        djangos += own
        fresh += found
        again += server.times(port, paths)
        to_djangos.append(statistics.median(found) / statistics.median(own))
        wall.append(statistics.median(found) / statistics.median(idle))
        used.append(found_used / idle_used)
    rules = server.times(port, [path for _ in range(REPEATS) for path in anew(rules_paths())])
    rules_again = server.times(port, rules_paths() * REPEATS)
    return [
        *rows,
        ("empty view, Django's own handler", ms(djangos), ""),
        ("empty view, teachapp/asgi.py", ms(empty), ""),
        ("step, new address", ms(fresh), ""),
        ("step, asked again", ms(again), ""),
        ("step, new / empty view of Django's", spread(to_djangos), "at most 3"),
        ("step, new / our empty view, time", spread(wall), ""),
        ("step, new / our empty view, processor", spread(used), ""),
        ("step, again / our empty view, time", f"{ratio(again, empty):.2f}", "at most 3"),
        ("rulebook of 70 clauses, new address", ms(rules), ""),
        ("rulebook, asked again", ms(rules_again), ""),
    ]


def ratio(one: Sequence[float], other: Sequence[float]) -> float:
    """Return how many times the median of `other` the median of `one` is."""
    return statistics.median(one) / statistics.median(other)


_numbers = itertools.count()


def anew(paths: Sequence[str]) -> list[str]:
    """Return the same pages under addresses that nobody has asked for, so that they are made."""
    return [f"{path}{'&' if '?' in path else '?'}new={next(_numbers)}" for path in paths]


def rules_paths() -> list[str]:
    """Return the address of the rulebook in each language."""
    return [RULES.replace("ko", language, 1) for language in LANGUAGES]


def measured(port: int, paths: Sequence[str]) -> tuple[list[float], float]:
    """Return the seconds of each page, and the server's processor seconds for all."""
    before = server.processor(port)
    taken = server.times(port, paths)
    return taken, server.processor(port) - before


def many_readers(port: int) -> list[Row]:
    """Return how many pages a second one reader gets, and how many 32 get together."""
    paths = step_paths()
    one, many, ratios = [], [], []
    for _ in range(ROUNDS):
        one.append(server.pages_a_second(port, anew(paths * 8), 1, SECONDS))
        many.append(server.pages_a_second(port, anew(paths * 8), READERS, SECONDS))
        ratios.append(many[-1] / one[-1])
    return [
        ("new steps a second, one reader", f"{statistics.median(one):.0f}", ""),
        (f"new steps a second, {READERS} readers", f"{statistics.median(many):.0f}", ""),
        (f"{READERS} readers / one", spread(ratios), "at least 0.8"),
    ]


# Inside Django


def inside() -> list[Row]:
    """Return processor time and queries of pages that are made in this process."""
    ask = asker()
    some = step_paths()[:: len(step_paths()) // REPEATS]
    rows = []
    for name, paths in (("rulebook", rules_paths() * 5), ("step", some)):
        empty = [used(ask, path, before=forget) for path in paths]
        for path in paths:
            ask(path)
        warm = [used(ask, path) for path in paths]
        aim = "5 ms" if name == "rulebook" else ""
        rows += [
            (f"{name}, content in memory", ms([time for time, _ in warm]), aim),
            (f"{name}, queries", str(max(count for _, count in warm)), ""),
            (f"{name}, everything empty", ms([time for time, _ in empty]), ""),
            (f"{name}, queries, everything empty", str(max(count for _, count in empty)), ""),
        ]
    rows.append(("empty view", ms([used(ask, EMPTY)[0] for _ in range(30)]), ""))
    return rows


def asker() -> Callable[[str], Any]:
    """Return a function that lets all of Django answer an address, middleware included."""
    from django.core.handlers.base import BaseHandler
    from django.test import RequestFactory

    handler = BaseHandler()
    handler.load_middleware()
    requests = RequestFactory(headers={"accept-encoding": "gzip"}, SERVER_NAME="localhost")

    def ask(path: str) -> Any:
        answer = handler.get_response(requests.get(path))
        assert answer.status_code == 200, f"{path}: {answer.status_code}"
        return answer

    return ask


def used(
    ask: Callable[[str], Any], path: str, before: Callable[[], object] = int
) -> tuple[float, int]:
    """Return the processor seconds of an answer and, of a second one, the queries."""
    from django.db import connection
    from django.test.utils import CaptureQueriesContext

    first, second = anew([path, path]) if path != EMPTY else (path, path)
    before()
    begin = time.process_time()
    ask(first)
    taken = time.process_time() - begin
    before()
    with CaptureQueriesContext(connection) as queries:
        ask(second)
    return taken, len(queries)


def forget() -> None:
    """Empty every cache that the site and the engines keep, but not the one for the code's hash."""
    from teachapp.release import release

    for each in gc.get_objects():
        if isinstance(each, functools._lru_cache_wrapper) and each is not release:
            module = getattr(each, "__module__", "") or ""
            if module.startswith(("teachapp", "games")):
                each.cache_clear()
