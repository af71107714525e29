"""People in a class, who fill in forms as a browser would."""

import re
from dataclasses import dataclass, field
from typing import Any

from django.test import Client

from teachapp.classroom.log import rooms
from teachapp.classroom.models import LiveClass
from teachapp.classroom.room.values import Room
from tests.classroom.forms import Forms


@dataclass
class Somebody:
    """A browser of its own: a language, cookies, and the page it shows."""

    language: str
    client: Client = field(default_factory=lambda: Client(enforce_csrf_checks=True))
    path: str = ""
    page: str = ""
    status: int = 0

    def open(self, path: str) -> str:
        """Go to an address below the language; follow where it leads."""
        return self._took(self.client.get(f"/{self.language}{path}", follow=True))

    def send(self, form: str = "mine", **fields: Any) -> str:
        """Send a form of the page that is shown, with some fields filled in."""
        filled: dict[str, Any] = dict(Forms(self.page).forms[form])
        filled |= fields
        return self._took(self.client.post(self.path, filled, follow=True))

    def _took(self, response: Any) -> str:
        self.page = response.content.decode()
        self.status = response.status_code
        if response.redirect_chain:
            self.path = response.redirect_chain[-1][0]
        else:
            self.path = response.request["PATH_INFO"]
        found = re.match(r"/([a-z-]+)/", self.path)
        self.language = found[1] if found else self.language
        return self.page

    def text(self) -> str:
        """Return the words of the page without its markup."""
        return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", self.page))


@dataclass
class Classroom:
    """A class as a test leads it."""

    live: LiveClass
    host: Somebody

    @property
    def code(self) -> str:
        return self.live.code

    @property
    def room(self) -> Room:
        return rooms.room(self.live)

    def joins(self, name: str, language: str = "en") -> Somebody:
        """Let somebody scan the code and join."""
        person = Somebody(language)
        person.open(f"/join/{self.code}/")
        person.send("join", name=name, language=language)
        return person
