"""Somebody who reads: pages that nobody has asked for, one after another, until told to stop.

`python -m tests.bench.live.reader PORT ADDRESS …` reads until its standard input is closed, and
prints how many pages a second it got.
"""

import http.client
import sys
import threading
import time
from itertools import count, cycle

from tests.bench import server


def main(port: int, addresses: list[str]) -> None:
    told_to_stop = threading.Thread(target=sys.stdin.read, daemon=True)
    told_to_stop.start()
    connection = http.client.HTTPConnection("127.0.0.1", port)
    begin = time.perf_counter()
    for number, address in zip(count(1), cycle(addresses), strict=False):
        server.get(connection, f"{address}?new={number}")
        if not told_to_stop.is_alive():
            print(number / (time.perf_counter() - begin))
            return


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
