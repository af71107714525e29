"""The rail of steps under the hall's table: looking around without moving anybody."""

from django.utils.translation import gettext as _

from teachapp.catalogue import queries
from teachapp.classroom.asking import query
from teachapp.classroom.room.polls import open_here
from teachapp.classroom.room.values import Room
from teachapp.table.telling import Rail, RailStep


def rail(room: Room, language: str, place: str, address: str) -> Rail | None:
    """Return the steps of the lesson with the one that is shown, where looking around is open:
    not while all are to look up or the hands are covered, and not beside a game. The step where
    the class is leads back to the class."""
    is_open = not (room.is_frozen or room.is_closed or room.is_covered)
    if not is_open or not room.place.lesson or _is_at_game(room, place):
        return None
    steps = queries.lesson_step(room.game, room.place.lesson, language).steps
    total = len(steps)
    here = "" if room.line else room.place.label
    if any(poll.state == "open" for poll in open_here(room)):
        # What comes next answers what is being asked, its headings too.
        labels = [each.label for each in steps]
        steps = steps[: labels.index(here) + 1] if here in labels else steps
    hrefs = [
        address if each.label == here else f"{address}{query(at=each.label)}" for each in steps
    ]
    labels = [each.label for each in steps]
    wanted = place or room.place.label
    at = labels.index(wanted) if wanted in labels else 0
    return Rail(
        previous=hrefs[at - 1] if at else "",
        next=hrefs[at + 1] if at + 1 < len(steps) else "",
        position=at + 1,
        total=total,
        steps=tuple(
            RailStep(
                _("%(step)s (the class is here)") % {"step": step.heading}
                if step.label == here
                else step.heading,
                href,
                number == at,
                "question" if step.questions else "",
            )
            for number, (step, href) in enumerate(zip(steps, hrefs, strict=True))
        ),
    )


def _is_at_game(room: Room, place: str) -> bool:
    return room.line is not None and room.line.is_game and not place
