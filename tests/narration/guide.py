"""The tables of docs/add-a-language.md, made from what messages are really given.

`python -m tests.narration.guide` prints them as they must stand there.
"""

from collections.abc import Iterable

from games.registry import GAMES
from teachapp.narration.arguments import SUFFIXES
from teachapp.narration.words import expected_messages, expected_shared_messages
from tests.narration.sources import ROOT, components

FAMILIES = (
    *("event-", "refusal-", "ask-", "question-next--"),
    *("problem-", "move-", "card-", "component-"),
)
GUIDE = ROOT / "docs" / "add-a-language.md"
ENDINGS = sorted({suffix for kind in SUFFIXES.values() for suffix in kind if suffix}, key=len)[::-1]


def suffixes() -> list[str]:
    """Return the table of what each kind of argument gives."""
    return [
        "| argument | gives |",
        "| --- | --- |",
        *(
            f"| `${kind}{suffix}` | {told} |"
            for kind, given in SUFFIXES.items()
            for suffix, told in given.items()
        ),
    ]


def messages(expected: dict[str, set[str]]) -> list[str]:
    """Return the table of the messages that are given something: for each family what all of its
    messages get, then those that get more."""
    given = {name: set(fields(names)) for name, names in sorted(expected.items())}
    lines = ["| message | arguments |", "| --- | --- |"]
    for family in FAMILIES:
        of_it = {name: given.pop(name) for name in list(given) if name.startswith(family)}
        common = set.intersection(*of_it.values()) if of_it else set()
        lines += [row(f"{family}…", common)] if common else []
        lines += [row(name, found - common) for name, found in of_it.items() if found - common]
    return [*lines, *(row(name, found) for name, found in given.items() if found)]


def row(name: str, found: set[str]) -> str:
    return f"| `{name}` | {' '.join(f'`${each}`' for each in sorted(found))} |"


def fields(names: Iterable[str]) -> list[str]:
    """Return arguments without those that an ending makes of another one."""
    found = set(names)
    made = {name + ending for name in found for ending in ENDINGS}
    return sorted(found - made - ({"count"} if "cards" in found else set()))


def tables() -> str:
    """Return all tables, each under the heading that it has in the guide."""
    lines = ["### By kind", "", *suffixes(), "", "### Shared messages", ""]
    lines += messages(expected_shared_messages())
    for slug, game in GAMES.items():
        lines += ["", f"### {slug}", "", *messages(expected_messages(game, components(slug)))]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(tables(), end="")
