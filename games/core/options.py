"""Variants as values: one frozen dataclass per game, each field citing the clauses it changes.

A text of options names a preset, then what differs: `standard`, `korean-booklet stages=3`. In an
address the words are joined by commas.

>>> from dataclasses import dataclass
>>> @dataclass(frozen=True, slots=True)
... class Sample(Options):
...     stages: int = choice(5, numbers=(1, 99), clauses=("game-stages",))
...     strict: bool = choice(True)
>>> presets = {"standard": Sample(), "short": Sample(stages=1)}
>>> parse_options("short strict=off", presets)
Sample(stages=1, strict=False)
>>> dump_options(Sample(stages=1, strict=False), presets)
'short strict=off'
"""

from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields, replace
from functools import lru_cache
from typing import Any, TypeVar

from games.core.errors import UnreadableNotation


@dataclass(frozen=True, slots=True)
class Options:
    """Base of every game's options."""


Chosen = TypeVar("Chosen", bound=Options)
Value = str | int | bool


def choice(
    default: Any,
    *,
    words: tuple[str, ...] = (),
    numbers: tuple[int, int] | None = None,
    written: Callable[[str], str | None] | None = None,
    example: str = "",
    clauses: tuple[str, ...] = (),
) -> Any:
    """Declare an option: its default, the words and the range of numbers it takes (a bool takes
    `on` and `off`), any other text that `written` returns in its one form, such as `example`, and
    the clauses it changes."""
    if isinstance(default, bool):
        words = ("on", "off")
    takes = {"words": words, "numbers": numbers, "written": written, "example": example}
    return field(default=default, metadata={**takes, "clauses": clauses})


def option_name(each: "Field[Any]") -> str:
    """Return the option's name in notation: `stage-end` for the field `stage_end`."""
    return each.name.replace("_", "-")


def value_text(value: Value) -> str:
    """Return an option's value in notation."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def clauses_by_option(kind: type[Options]) -> dict[str, tuple[str, ...]]:
    """Return the clauses that each option changes."""
    return {option_name(each): each.metadata["clauses"] for each in fields(kind)}


@lru_cache(maxsize=512)
def values_by_option(options: Options) -> Mapping[str, str]:
    """Return each option's value in notation."""
    return {option_name(each): value_text(getattr(options, each.name)) for each in fields(options)}


def parse_options(text: str, presets: Mapping[str, Chosen]) -> Chosen:
    """Return the options that `text` names; raises UnreadableNotation."""
    preset, *changes = text.replace(",", " ").split() or [""]
    if preset not in presets:
        raise UnreadableNotation("unknown-preset", text=preset, expected=" ".join(presets))
    options = presets[preset]
    changed = [_parse_change(change, type(options)) for change in changes]
    names = [name for name, _ in changed]
    if len(set(names)) < len(names):
        twice = next(name for name in names if names.count(name) > 1)
        raise UnreadableNotation("field-twice", text=twice.replace("_", "-"))
    return replace(options, **dict(changed))


def _parse_change(change: str, kind: type[Options]) -> tuple[str, Value]:
    name, _, value = change.partition("=")
    for each in fields(kind):
        if option_name(each) == name:
            return each.name, _parse_value(value, each)
    expected = " ".join(option_name(each) for each in fields(kind))
    raise UnreadableNotation("unknown-option", text=name, expected=expected)


def _parse_value(text: str, each: "Field[Any]") -> Value:
    words, numbers = each.metadata["words"], each.metadata["numbers"]
    if text in words:
        return text == "on" if isinstance(each.default, bool) else str(text)
    if numbers and text.isascii() and text.isdigit() and len(text) < 4:
        low, high = numbers
        if low <= int(text) <= high:
            return int(text)
    written, example = each.metadata["written"], each.metadata["example"]
    if written and (canonical := written(text)):
        return str(canonical)
    expected = [*words, *([f"{numbers[0]}-{numbers[1]}"] if numbers else []), example]
    raise UnreadableNotation(
        "unknown-value", option=option_name(each), text=text, expected=" ".join(expected).strip()
    )


def differences(one: Options, other: Options) -> dict[str, tuple[str, str]]:
    """Return the options in which two values differ, with both texts, in field order."""
    pairs = {
        name: (first, second)
        for (name, first), second in zip(
            values_by_option(one).items(), values_by_option(other).values(), strict=True
        )
    }
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}


def dump_options(options: Chosen, presets: Mapping[str, Chosen]) -> str:
    """Return the canonical text: the nearest preset (the first of equals) and what differs."""
    name = min(presets, key=lambda preset: len(differences(presets[preset], options)))
    changed = differences(presets[name], options)
    return " ".join([name, *(f"{option}={value}" for option, (_, value) in changed.items())])
