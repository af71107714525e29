"""The ranking as screens show it: the first places, with the names that the screen may show."""

from collections.abc import Mapping
from dataclasses import dataclass

from teachapp.classroom.room.people import names_for
from teachapp.classroom.room.ranking import Rank, ranking
from teachapp.classroom.room.values import Room

MOST_PLACES = 5
MOST_NAMES = 12


@dataclass(frozen=True, slots=True)
class RankView:
    """A place, who has it, and how many more have it than there is room for."""

    place: int
    right: int
    names: tuple[str, ...]
    more: int


def ranks(room: Room, audience: str) -> tuple[RankView, ...]:
    """Return the ranking of a class that wants one."""
    if not room.manners.has_ranking:
        return ()
    names = names_for(room, audience)
    return tuple(_view(rank, names) for rank in ranking(room)[:MOST_PLACES])


def _view(rank: Rank, names: Mapping[int, str]) -> RankView:
    shown = tuple(names[number] for number in rank.people[:MOST_NAMES])
    return RankView(rank.place, rank.right, shown, len(rank.people) - len(shown))
