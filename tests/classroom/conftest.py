"""Classes on the real content."""

from collections.abc import Iterator
from typing import Any

import pytest


@pytest.fixture(autouse=True)
def no_rooms_of_other_tests() -> Iterator[None]:
    """A class that was rolled back may not be remembered: its number goes to another."""
    from teachapp.classroom.log import rooms  # models exist only after the set-up

    rooms.forget()
    yield
    rooms.forget()


@pytest.fixture(autouse=True)
def nothing_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """What may wait a moment is done at once: another thread would not see a test's database."""
    from teachapp.classroom import publish
    from teachapp.classroom.soon import Soon

    monkeypatch.setattr(publish, "soon", Soon(gap=0))


@pytest.fixture
def opened(content: None, db: None) -> Any:
    """Opens a class through the site: `opened("vampire-queen", "hunt")`."""

    from teachapp.classroom.models import LiveClass
    from tests.classroom.people import Classroom, Somebody

    def start(game: str, *lessons: str, language: str = "en", **fields: Any) -> Any:
        host = Somebody(language)
        if not lessons:
            fields = {"what": "table", "seats": "", **fields}
        chosen = "&".join(f"lesson={each}" for each in lessons)
        host.open(f"/teach/?game={game}&{chosen}")
        host.send("start", **fields)
        return Classroom(LiveClass.objects.latest("pk"), host)

    return start
