"""The parameters of the API: what each means, and how its text is read. Each stands here once; the
OpenAPI document is made from the same values."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.http import QueryDict

from teachapp.api.problems import Problem
from teachapp.catalogue.content.facts import CLAUSE_KINDS
from teachapp.reading import number

ALL = "all"
PER_PAGE, MOST_PER_PAGE, MOST_PAGES = 50, 200, 9999
MOST_LANGUAGES = 20
LONGEST_QUERY = 100
_CODE = re.compile(r"[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*")


@dataclass(frozen=True, slots=True)
class Asked:
    """What a query asks for; a field that a resource doesn't take keeps its default."""

    language: tuple[str, ...] = ()
    """Codes, or `all`; nothing: the source language."""
    reader: str = ""
    """The one language of whoever searches."""
    players: int | None = None
    minutes: int | None = None
    kind: str = ""
    section: str = ""
    q: str = ""
    game: str = ""
    page: int = 1
    per_page: int = PER_PAGE


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a query; what its schema allows is what `read` takes."""

    name: str
    description: str
    schema: Mapping[str, Any]
    is_required: bool = False
    field: str = ""
    """The field of `Asked` that it fills, if that has another name."""

    def read(self, text: str) -> Any:
        """Return the value of a text, or raise the problem with it."""
        kind = self.schema["type"]
        if kind == "integer":
            return self._number(text)
        if kind == "array":
            return self._codes(text)
        choices = self.schema.get("enum")
        if choices and text not in choices:
            raise Problem("unreadable-value", self.name, tuple(choices))
        if "pattern" in self.schema and not re.fullmatch(self.schema["pattern"][1:-1], text):
            raise Problem("unreadable-value", self.name)
        if not text.strip() or len(text) > self.schema.get("maxLength", 100):
            raise Problem("unreadable-value", self.name)
        return text

    def _number(self, text: str) -> int:
        low, high = self.schema["minimum"], self.schema["maximum"]
        found = number(text, low, high)
        if found is None:
            raise Problem("unreadable-value", self.name, (f"{low}-{high}",))
        return found

    def _codes(self, text: str) -> tuple[str, ...]:
        codes = tuple(dict.fromkeys(text.split(",")))
        if len(codes) > self.schema["maxItems"] or not all(map(_CODE.fullmatch, codes)):
            raise Problem("unreadable-value", self.name)
        return codes


def _number_from(low: int, high: int, **more: Any) -> dict[str, Any]:
    return {"type": "integer", "minimum": low, "maximum": high, **more}


_SLUG = {"type": "string", "pattern": "^[a-z0-9-]{1,100}$", "maxLength": 100}

LANGUAGE = Parameter(
    "language",
    "In which languages to tell: codes with commas between them, or `all`. Without it each game"
    " is told in its source language. The header Accept-Language plays no part.",
    {"type": "array", "items": {"type": "string", "pattern": f"^{_CODE.pattern}$"}}
    | {"minItems": 1, "maxItems": MOST_LANGUAGES},
)
TOLD_IN = Parameter(
    "language",
    "Only games told in one of these languages, and told in them: codes with commas between them,"
    " or `all`. Without it every game, in its source language.",
    LANGUAGE.schema,
)
PLAYERS = Parameter("players", "Only what holds for so many players.", _number_from(1, 99))
MINUTES = Parameter(
    "minutes", "Only games that can be over within so many minutes.", _number_from(1, 999)
)
KIND = Parameter(
    "kind", "Only clauses of this kind.", {"type": "string", "enum": list(CLAUSE_KINDS)}
)
SECTION = Parameter("section", "Only clauses of this chapter, by its id.", _SLUG)
QUERY = Parameter(
    "q", "What to look for.", {"type": "string", "minLength": 1, "maxLength": LONGEST_QUERY}, True
)
IN_GAME = Parameter("game", "Only in this game, by its id.", _SLUG)
PAGE = Parameter("page", "Which page of the list.", _number_from(1, MOST_PAGES, default=1))
PER_PAGE_PARAMETER = Parameter(
    "per_page", "How many on a page.", _number_from(1, MOST_PER_PAGE, default=PER_PAGE)
)
PAGING = (PAGE, PER_PAGE_PARAMETER)


def read_query(query: QueryDict, parameters: tuple[Parameter, ...]) -> Asked:
    """Return what a query asks for, or raise the first problem with it."""
    known = {parameter.name: parameter for parameter in parameters}
    for name in query:
        if name not in known:
            raise Problem("unknown-parameter", name[:100], tuple(known))
        if len(query.getlist(name)) > 1:
            raise Problem("repeated-parameter", name)
    for name, parameter in known.items():
        if parameter.is_required and name not in query:
            raise Problem("missing-parameter", name)
    values = {known[name].field or name: known[name].read(query.get(name, "")) for name in query}
    return Asked(**values)
