"""What stands in a Fluent source: its messages, what they use, and what is broken in them.

Fluent itself passes over a broken message in silence and over an unknown function until the
sentence is needed. The functions here find both beforehand, with the line, so that a source with a
fault is refused before anybody reads it.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from teachapp.narration.josa import PAIRS

FUNCTIONS = frozenset(("JOSA", "CITED", "NUMBER", "DATETIME"))
"""What a message may call; see docs/add-a-language.md."""

Entry = ast.Message | ast.Term


@lru_cache(maxsize=64)
def parsed(text: str) -> ast.Resource:
    """Return the tree of a source; the same text is read once."""
    return FluentParser(with_spans=True).parse(text)


def entries(text: str) -> dict[str, Entry]:
    """Return messages by id and terms by id with their hyphen (`-hunter`); of two, the later."""
    return {
        _id(each): each for each in parsed(text).body if isinstance(each, ast.Message | ast.Term)
    }


def _id(entry: Entry) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def junk(text: str) -> list[tuple[int, str]]:
    """Return everything broken in a source, each with its line: what can't be read, an id that
    occurs twice, a message without text, an unknown function or particle."""
    faults: list[tuple[int, str]] = []
    seen: dict[str, int] = {}
    for each in parsed(text).body:
        if isinstance(each, ast.Junk):
            faults += [(_line(text, found), _told(found)) for found in each.annotations]
        elif isinstance(each, ast.Message | ast.Term):
            first = seen.setdefault(_id(each), _line(text, each))
            faults += [(_line(text, at), told) for at, told in _wrong(each, first, text)]
    return sorted(faults)


def _line(text: str, node: Any) -> int:
    return text.count("\n", 0, node.span.start) + 1


def _wrong(entry: Entry, first: int, text: str) -> Iterator[tuple[ast.BaseNode, str]]:
    name = _id(entry)
    if first != _line(text, entry):
        yield entry, f"{name!r} stands here again; it is already in line {first}"
    if entry.value is None:
        yield entry, f"{name!r} has no text of its own, only attributes"
    yield from _wrong_calls(entry)


def _told(annotation: ast.Annotation) -> str:
    return f"broken message: {annotation.message} ({annotation.code})"


def _wrong_calls(entry: Entry) -> Iterator[tuple[ast.BaseNode, str]]:
    for call in _find(entry, ast.FunctionReference):
        name = call.id.name
        given = [getattr(each, "value", None) for each in call.arguments.positional]
        if name not in FUNCTIONS:
            yield call, f"unknown function {name}(); there is {', '.join(sorted(FUNCTIONS))}"
        elif name == "JOSA" and (len(given) != 2 or given[1] not in PAIRS):
            yield call, f"JOSA() takes a word and one of {', '.join(sorted(PAIRS))}"
        elif name == "CITED" and (len(given) < 2 or None in given[1:]):
            yield call, 'CITED() takes $clauses and the clauses to look for, "in-quotes"'


def variables(text: str) -> dict[str, set[str]]:
    """Return, for each message, the variables it uses, attributes included."""
    return {
        name: variables_of(entry)
        for name, entry in entries(text).items()
        if isinstance(entry, ast.Message)
    }


def variables_of(node: ast.BaseNode) -> set[str]:
    """Return the variables used anywhere in a part of a message."""
    return {each.id.name for each in _find(node, ast.VariableReference)}


def references(text: str) -> dict[str, set[str]]:
    """Return, for each message or term, the messages and terms (`-hunter`) it refers to."""
    return {name: references_of(entry) for name, entry in entries(text).items()}


def references_of(node: ast.BaseNode) -> set[str]:
    """Return what a part of a message refers to, each with its attribute, if it names one."""
    found = {_reference(each, "") for each in _find(node, ast.MessageReference)}
    return found | {_reference(each, "-") for each in _find(node, ast.TermReference)}


def _reference(node: Any, sigil: str) -> str:
    return f"{sigil}{node.id.name}" + (f".{node.attribute.name}" if node.attribute else "")


def cited(text: str) -> dict[str, set[str]]:
    """Return, for each message that asks for them, the clauses it tells apart by CITED()."""
    found: dict[str, set[str]] = {}
    for name, entry in entries(text).items():
        for call in _find(entry, ast.FunctionReference):
            if call.id.name == "CITED":
                clauses = {each.value for each in call.arguments.positional[1:]}
                found.setdefault(name, set()).update(clauses)
    return found


class _Finder(Visitor):
    """Collects the nodes of one kind."""

    def __init__(self, kind: type[ast.BaseNode]) -> None:
        super().__init__()
        self.kind = kind
        self.found: list[Any] = []

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, self.kind):
            self.found.append(node)
        super().generic_visit(node)


def _find(node: ast.BaseNode, kind: type[ast.BaseNode]) -> list[Any]:
    finder = _Finder(kind)
    finder.visit(node)
    return finder.found
