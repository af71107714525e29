"""Who has answered how much rightly, for classes that want to know. Speed counts nothing."""

from typing import NamedTuple

from teachapp.classroom.room.values import Room


class Rank(NamedTuple):
    """A place in the ranking, with everybody who shares it."""

    place: int
    right: int
    people: tuple[int, ...]
    """In the order they came."""


def rights(room: Room) -> dict[int, int]:
    """Return how many of the revealed questions each person who is here got right: what is not
    revealed yet may not show in it."""
    counts = {person.number: 0 for person in room.present()}
    for poll in room.polls.values():
        if poll.state == "revealed":
            for person, answer in poll.answers.items():
                if person in counts:
                    counts[person] += answer.is_right
    return counts


def ranking(room: Room) -> tuple[Rank, ...]:
    """Return the places from the first on; equals share theirs, and the next place is as many
    further. Who has nothing right yet has no place."""
    by_count: dict[int, list[int]] = {}
    for person, right in rights(room).items():
        if right:
            by_count.setdefault(right, []).append(person)
    ranks, place = [], 1
    for right in sorted(by_count, reverse=True):
        ranks.append(Rank(place, right, tuple(by_count[right])))
        place += len(by_count[right])
    return tuple(ranks)
