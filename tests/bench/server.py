"""The site in a process of its own, on the loopback, and readers who ask it for pages.

What readers cost is thus not taken for what the server costs: on two cores one is the server's and
one is theirs.
"""

import http.client
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NONE: Mapping[str, str] = {}
HEADERS = {"Accept-Encoding": "gzip, br", "Accept-Language": "en"}


@contextmanager
def served(data_dir: Path, settings: Mapping[str, str] = NONE) -> Iterator[int]:
    """Run the site until the block ends; gives its port."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("RULETABLE_")}
    environment = kept | {
        "RULETABLE_DATA_DIR": str(data_dir),
        "DJANGO_SETTINGS_MODULE": "tests.bench.settings",
        **settings,
    }
    command = [sys.executable, "manage.py", "serve", "--port", "0"]
    server = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout
        lines = iter(server.stdout.readline, "")
        ports = (re.search(r"http://\S+:(\d+)/", line) for line in lines)
        port = next((int(found[1]) for found in ports if found), None)
        assert port, "the server did not start"
        yield port
    finally:
        server.send_signal(signal.SIGINT)
        server.communicate(timeout=30)


def get(connection: http.client.HTTPConnection, path: str) -> bytes:
    """Return the body of a page as it was sent, on a connection that stays open."""
    connection.request("GET", path, headers=HEADERS)
    answer = connection.getresponse()
    body = answer.read()
    assert answer.status == 200, f"{path}: {answer.status}"
    return body


def body(port: int, path: str) -> bytes:
    """Return the body of a page as it was sent."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    sent = get(connection, path)
    connection.close()
    return sent


def etag(port: int, path: str) -> str:
    """Return the ETag of a page."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    connection.request("GET", path, headers=HEADERS)
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer.headers["ETag"]


def times(port: int, paths: Sequence[str]) -> list[float]:
    """Return the seconds that each page took one reader who asks for one after another."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    taken = []
    for path in paths:
        begin = time.perf_counter()
        get(connection, path)
        taken.append(time.perf_counter() - begin)
    connection.close()
    return taken


def processor(port: int) -> float:
    """Return the seconds of processor time that the server has used so far."""
    return float(body(port, "/bench/processor"))


def pages_a_second(port: int, paths: Sequence[str], readers: int, seconds: float) -> float:
    """Return how many pages a second so many readers get together."""
    end = time.perf_counter() + seconds
    counts = [0] * readers

    def read(reader: int) -> None:
        connection = http.client.HTTPConnection("127.0.0.1", port)
        place = reader
        while time.perf_counter() < end:
            get(connection, paths[place % len(paths)])
            counts[reader] += 1
            place += readers  # nobody asks for what another has asked for
        connection.close()

    threads = [threading.Thread(target=read, args=(reader,)) for reader in range(readers)]
    begin = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(counts) / (time.perf_counter() - begin)
