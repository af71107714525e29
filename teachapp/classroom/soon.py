"""Work that is asked for again and again and need be done once in a while: the first time at once,
and after a gap once for all who asked meanwhile.
"""

import logging
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from threading import Lock, Timer
from time import monotonic

from django.db import close_old_connections

logger = logging.getLogger(__name__)
Work = Callable[[], object]


class Soon:
    """Does each kind of work at most once in so many seconds."""

    def __init__(self, gap: float) -> None:
        self._gap = gap
        self._lock = Lock()
        self._done: dict[Hashable, float] = {}
        self._waiting: set[Hashable] = set()
        # One thread beside those of requests: what is late already delays nobody else.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="soon")

    def ask(self, key: Hashable, work: Work) -> None:
        """Do it now, or, where it was done just now, after the gap. It must itself find out how
        things are by then."""
        with self._lock:
            if key in self._waiting:
                return
            now = monotonic()
            done = self._done.get(key)
            if done is not None and now - done < self._gap:
                self._waiting.add(key)
                self._after(self._gap - (now - done), key, work)
                return
            self._done = {each: at for each, at in self._done.items() if now - at < self._gap}
            self._done[key] = now
        work()

    def _after(self, seconds: float, key: Hashable, work: Work) -> None:
        timer = Timer(seconds, self._thread.submit, (self._do, key, work))
        timer.daemon = True
        timer.start()

    def _do(self, key: Hashable, work: Work) -> None:
        with self._lock:
            self._waiting.discard(key)
            self._done[key] = monotonic()
        close_old_connections()
        try:
            work()
        except Exception:
            logger.exception("Screens that count were not drawn; the next change draws them.")
        finally:
            close_old_connections()
