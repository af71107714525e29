"""What is known of somebody for the moment, beside streams: short notes in memory, by place and
person. They are in no database, the newest is the only one, and they vanish by themselves.
"""

import time
from collections import OrderedDict
from threading import Lock

KEPT_FOR = 4 * 3600
"""Seconds after which the notes of a place are forgotten in which none was made any more."""
MOST_PLACES = 2_000


class Notes:
    """Notes in this process."""

    def __init__(self) -> None:
        self._places: OrderedDict[str, tuple[float, dict[str, str]]] = OrderedDict()
        self._lock = Lock()

    def note(self, place: str, person: str, text: str) -> None:
        """Note something of a person in place of what was noted before; nothing forgets them."""
        with self._lock:
            notes = {**self._notes(place), person: text}
            if not text:
                del notes[person]
            self._places.pop(place, None)
            if notes:
                self._places[place] = (time.monotonic(), notes)
            while len(self._places) > MOST_PLACES:
                self._places.popitem(last=False)

    def of(self, place: str) -> dict[str, str]:
        """Return what is noted at a place, by person."""
        with self._lock:
            return dict(self._notes(place))

    def _notes(self, place: str) -> dict[str, str]:
        since, notes = self._places.get(place, (0.0, {}))
        return notes if time.monotonic() - since < KEPT_FOR else {}
