"""The answer to an address that can't be read: 400, with all reasons in the reader's language."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from games.core.errors import (
    AmbiguousMove,
    GameError,
    ImpossiblePosition,
    Problem,
    UnreadableNotation,
)
from teachapp.narration.words import Words


def bad_input(
    request: HttpRequest, words: Words, error: GameError | None, code: str = ""
) -> HttpResponse:
    """Return the page that says what is wrong; nothing of the address is lost by going back."""
    reasons = [words.problem(problem) for problem in _problems(error, code)]
    return render(request, "400.html", {"problems": reasons}, status=400)


def _problems(error: GameError | None, code: str) -> tuple[Problem, ...]:
    if isinstance(error, ImpossiblePosition):
        return error.problems
    if isinstance(error, UnreadableNotation | AmbiguousMove):
        return (error.problem,)
    return (Problem(code),)
