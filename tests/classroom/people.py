"""People in a class, who fill in forms as a browser would."""

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any

from django.test import Client

from teachapp.classroom.log import rooms
from teachapp.classroom.models import LiveClass
from teachapp.classroom.room.values import Room


class Forms(HTMLParser):
    """Every form of a page, with the controls that belong to it wherever they stand."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.forms: dict[str, dict[str, list[str]]] = {}
        self.buttons: list[tuple[str, str, str]] = []
        self._open = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = {name: value or "" for name, value in attrs}
        if tag == "form":
            self._open = has.get("id", f"form-{len(self.forms)}")
            self.forms.setdefault(self._open, {})
        form = has.get("form", self._open)
        if tag == "input" and form and has.get("name"):
            kind = has.get("type", "text")
            if kind not in ("checkbox", "radio") or "checked" in has:
                self.forms.setdefault(form, {}).setdefault(has["name"], []).append(
                    has.get("value", "")
                )
        if tag == "button" and form and has.get("name"):
            self.buttons.append((form, has["name"], has.get("value", "")))

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._open = ""


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
