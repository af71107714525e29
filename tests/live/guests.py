"""People at a served class who have only what a socket gives: cookies, forms, and a stream."""

import http.client
import re
import ssl
from contextlib import closing
from dataclasses import dataclass, field, replace
from http.cookies import SimpleCookie
from typing import Any, ClassVar
from urllib.parse import urlencode, urlsplit

from tests.classroom.forms import Forms

LESSON = "/teach/?game=vampire-queen&lesson=hunt"
PATIENCE = 60
"""Seconds to wait for what must come: no test measures time by it."""


@dataclass
class Guest:
    """A browser of its own."""

    url: str
    cookies: dict[str, str] = field(default_factory=dict)
    path: str = ""
    page: str = ""
    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    """What a proxy adds, say."""
    comes_from: str = ""
    """An address of this machine; any by default."""

    def open(self, path: str) -> str:
        """Go to an address and follow where it leads."""
        return self._ask("GET", path)

    def send(self, form: str, **fields: Any) -> str:
        """Send a form of the page, with some fields filled in."""
        return self.post(self.filled(form, **fields))

    def filled(self, form: str, **fields: Any) -> str:
        """Return what a form of the page would send."""
        return urlencode({**Forms(self.page).forms[form], **fields}, doseq=True)

    def post(self, body: str) -> str:
        """Send what a form of the page was filled in with."""
        return self._ask("POST", self.path, body)

    def _ask(self, method: str, path: str, body: str = "") -> str:
        for _ in range(5):
            with closing(self._connect()) as connection:
                answer = self._request(connection, method, path, body)
                self.page, self.status = answer.read().decode(), answer.status
            self.path = path
            to = answer.headers.get("Location")
            if not to:
                return self.page
            method, path, body = "GET", urlsplit(to)._replace(scheme="", netloc="").geturl(), ""
        raise AssertionError("led round in circles")

    def _connect(self) -> http.client.HTTPConnection:
        where = urlsplit(self.url)
        at: dict[str, Any] = {"host": where.hostname, "port": where.port, "timeout": PATIENCE}
        at["source_address"] = (self.comes_from, 0) if self.comes_from else None
        if where.scheme == "http":
            return http.client.HTTPConnection(**at)
        # What a proxy of a test has made up for itself proves nothing to anybody.
        return http.client.HTTPSConnection(context=ssl._create_unverified_context(), **at)

    def _request(
        self, connection: http.client.HTTPConnection, method: str, path: str, body: str = ""
    ) -> http.client.HTTPResponse:
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        headers = {**self.headers, "Cookie": cookies}
        if method == "POST":
            headers["Content-Type"] = "application/x-www-form-urlencoded"
            headers["Origin"] = self.url
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        for line in answer.headers.get_all("Set-Cookie") or []:
            for name, morsel in SimpleCookie(line).items():
                self.cookies[name] = morsel.value
        return answer

    # Following

    def data(self, name: str) -> str:
        """Return what the page's room or step says of itself: `stream`, `version`."""
        found = re.search(rf'data-{name}="([^"]*)"', self.page)
        assert found, f"no data-{name} on {self.path}"
        return found[1].replace("&amp;", "&")

    def follows(self, version: str = "") -> "Stream":
        """Open the page's stream, from the version that the page has."""
        return self.listens(f"{self.data('stream')}?version={version or self.data('version')}")

    def listens(self, address: str, **headers: str) -> "Stream":
        """Open a stream of any address."""
        with_more = replace(self, headers=self.headers | headers)
        connection = self._connect()
        return Stream(connection, with_more._request(connection, "GET", address))


@dataclass
class Event:
    name: str
    version: int
    body: str


class Stream:
    """A stream that is read event by event."""

    held: ClassVar[list["Stream"]] = []
    """Every stream that was not hung up."""

    def __init__(
        self, connection: http.client.HTTPConnection, answer: http.client.HTTPResponse
    ) -> None:
        self.connection = connection
        self.answer = answer
        self.status = answer.status
        self.heard: list[Event] = []
        self.held.append(self)

    def close(self) -> None:
        """Hang up."""
        self.answer.close()
        self.connection.close()

    def next(self) -> Event | None:
        """Return the next event; None at the end of the stream."""
        fields: dict[str, list[str]] = {}
        while line := self.answer.readline().decode():
            name, _, value = line.rstrip("\n").partition(": ")
            if name:
                fields.setdefault(name, []).append(value)
            elif "data" in fields:
                event = Event(
                    fields.get("event", ["message"])[0],
                    int(fields.get("id", ["0"])[0]),
                    "\n".join(fields["data"]),
                )
                self.heard.append(event)
                return event
            else:
                fields = {}
        return None

    def until(self, text: str) -> Event:
        """Read on to the event that holds some words."""
        while event := self.next():
            if text in event.body:
                return event
        raise AssertionError(f"the stream ended before {text!r}")

    def until_named(self, name: str) -> Event:
        """Read on to the event of a name."""
        while event := self.next():
            if event.name == name:
                return event
        raise AssertionError(f"the stream ended before {name!r}")


def open_class(url: str, host: Guest | None = None) -> tuple[Guest, str]:
    """Open a class; return who leads, and its code."""
    host = host or Guest(url)
    host.open(f"/en{LESSON}")
    host.send("start")
    found = re.search(r"/class/(\w+)/lead/", host.path)
    assert found, host.path
    return host, found[1]


def join(url: str, code: str, language: str, name: str = "Mina") -> Guest:
    """Let somebody join by the code."""
    guest = Guest(url)
    guest.open(f"/{language}/join/{code}/")
    guest.send("join", name=name, language=language)
    assert guest.path == f"/{language}/class/{code}/"
    return guest


def step(host: Guest, to: str, was: str) -> None:
    """Let who leads go to a step from where they think the class is."""
    host.send("leading", do="step", lesson="hunt", label=to, **{"from": f"hunt/{was}"})
    assert host.status == 200, host.page
