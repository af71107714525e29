"""What is in a game's box, and what can be missing from it."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from games.core.protocol import Game

Component = tuple[str, Iterable[str], int]
"""Id, faces, count."""


def contents(game: Game[Any] | None, components: Iterable[Component]) -> dict[str, int]:
    """Return how many of each face are in a box, and of each component that is no card."""
    found = {} if game is None else dict(game.deck.copies)
    return found | {name: count for name, faces, count in components if not list(faces)}


def missing_faults(missing: Iterable[str], box: Mapping[str, int], boxes: int) -> list[str]:
    """Return, for each thing that can't be missing from so many boxes, why not."""
    faults = []
    for name, count in Counter(missing).items():
        there = box.get(name, 0) * boxes
        if name not in box:
            faults.append(f"there is no {name!r} in the box; expected {', '.join(box)}")
        elif count > there:
            faults.append(f"{count} of {name!r} are missing, but only {there} can be there")
    return faults
