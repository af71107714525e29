"""The four errors, and no more. Each carries data; words for players are found by its code.

`str()` of an error is for developers: what was wrong, where, what was expected.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.core.protocol import Move, Param, Violation


QUOTED = 200
"""Characters of a text that an error quotes: who wrote more knows it."""


def _quoted(params: "dict[str, Param]") -> "dict[str, Param]":
    return {
        name: value[:QUOTED] + "…" if isinstance(value, str) and len(value) > QUOTED else value
        for name, value in params.items()
    }


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with a text or a position."""

    code: str
    params: "dict[str, Param]" = field(default_factory=dict)

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value!r}" for name, value in self.params.items())
        return f"{self.code} ({told})" if told else self.code


class GameError(Exception):
    """Base of the four: catch it where any of them gets one answer."""


class UnreadableNotation(GameError):
    """The text is not notation of this game."""

    def __init__(self, code: str, line: int = 1, column: int = 1, **params: "Param") -> None:
        """Say what is wrong (`code`, `params`) and where, both counted from 1."""
        super().__init__(code, line, column, params)
        self.problem = Problem(code, _quoted(params))
        self.line = line
        self.column = column

    def __str__(self) -> str:
        return f"{self.line}:{self.column}: {self.problem}"


class AmbiguousMove(GameError):
    """The text stands for several moves; `candidates` are their full texts."""

    def __init__(self, text: str, candidates: tuple[str, ...]) -> None:
        """Name the `text` as written and the moves it could mean."""
        super().__init__(text, candidates)
        self.text = text
        self.candidates = candidates
        told: dict[str, Param] = {"text": text, "moves": " | ".join(candidates)}
        self.problem = Problem("ambiguous-move", _quoted(told))

    def __str__(self) -> str:
        return str(self.problem)


class IllegalMove(GameError):
    """The rules refuse the move; `violation` says which clause and why."""

    def __init__(self, move: "Move", violation: "Violation") -> None:
        """Keep the `move` and its `violation`."""
        super().__init__(move, violation)
        self.move = move
        self.violation = violation

    def __str__(self) -> str:
        return f"{self.move}: {self.violation}"


class ImpossiblePosition(GameError):
    """No play of the game leads here; `problems` are all that was found, not just the first."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        """Keep all `problems`."""
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        return "; ".join(str(problem) for problem in self.problems)
