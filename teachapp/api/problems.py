"""What can be wrong with a request, as `application/problem+json` (RFC 9457)."""

from dataclasses import dataclass
from typing import Annotated

from django.http import HttpResponse
from django.utils.translation import gettext, gettext_noop, override

from teachapp.api.answers import written

CONTENT_TYPE = "application/problem+json"
PROBLEMS: dict[str, tuple[int, str]] = {
    "bad-request": (400, gettext_noop("This request can’t be read.")),
    "missing-parameter": (400, gettext_noop("This address needs one more parameter.")),
    "repeated-parameter": (400, gettext_noop("This parameter may be given only once.")),
    "unknown-parameter": (400, gettext_noop("This address has no such parameter.")),
    "unknown-language": (400, gettext_noop("It isn’t told in this language.")),
    "unreadable-value": (400, gettext_noop("This parameter can’t have this value.")),
    "not-found": (404, gettext_noop("There is nothing at this address.")),
    "unknown-game": (404, gettext_noop("There is no such game.")),
    "unknown-clause": (404, gettext_noop("This game has no such clause.")),
    "unknown-lesson": (404, gettext_noop("This game has no such lesson.")),
    "unknown-page": (404, gettext_noop("The list has no such page.")),
    "method-not-allowed": (405, gettext_noop("The API can only be read: use GET or HEAD.")),
}
"""Every code with its status and its title."""


class Problem(Exception):
    """A request that gets no answer; `code` is one of `PROBLEMS`."""

    def __init__(self, code: str, parameter: str = "", expected: tuple[str, ...] = ()) -> None:
        super().__init__(code)
        self.code = code
        self.parameter = parameter
        self.expected = expected


@dataclass(frozen=True, slots=True)
class ProblemDetails:
    """Why there is no answer."""

    type: Annotated[str, "Names the kind of problem: `urn:problem-type:ruletable:` and the code."]
    title: Annotated[str, "A sentence in the language asked for, else in English."]
    status: int
    code: Annotated[str, "The kind of problem in short; programs go by it."]
    parameter: Annotated[str | None, "Which parameter of the query is wrong."]
    expected: Annotated[tuple[str, ...], "What could have stood there; empty where none is listed."]


def details(problem: Problem, language: str) -> ProblemDetails:
    """Return what is wrong, said in a language of the site."""
    status, title = PROBLEMS[problem.code]
    with override(language):
        said = gettext(title)
    return ProblemDetails(
        type=f"urn:problem-type:ruletable:{problem.code}",
        title=said,
        status=status,
        code=problem.code,
        parameter=problem.parameter or None,
        expected=problem.expected,
    )


def refusal(problem: Problem, language: str) -> HttpResponse:
    """Return the answer that says what is wrong."""
    told = details(problem, language)
    response = HttpResponse(written(told), status=told.status, content_type=CONTENT_TYPE)
    response.headers["Content-Language"] = language
    return response
