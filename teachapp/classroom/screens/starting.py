"""What the form offers that opens a class: lessons, rule sets and single options, languages."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import Field, dataclass, fields
from typing import Any

from django.conf import settings
from django.urls import reverse

from games.core.options import option_name
from games.core.protocol import Game
from teachapp.catalogue import queries
from teachapp.narration.words import Words
from teachapp.reading import language, with_query

MOST_NUMBERS = 20
"""Numbers offered of an option that takes any up to 99."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """Something to choose."""

    value: str
    words: str
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class OptionChoice:
    """A single option with what it can be."""

    name: str
    words: str
    values: tuple[Chosen, ...]


def language_choices(game: str, chosen: Collection[str]) -> tuple[Chosen, ...]:
    """Return the languages that a game is told in, one's own first."""
    names = dict(settings.LANGUAGES)
    told = [code for code in names if code in queries.games_told().get(game, ())]
    told.sort(key=lambda code: code != language())
    return tuple(Chosen(code, str(names[code]), code in chosen) for code in told)


def rule_sets(game: Game[Any], words: Words, chosen: str) -> tuple[Chosen, ...]:
    """Return the rule sets of a game; ours is the first."""
    names = list(game.presets)
    current = chosen if chosen in names else names[0]
    return tuple(Chosen(name, words.preset(name), name == current) for name in names)


def option_choices(
    game: Game[Any], words: Words, chosen: Mapping[str, str]
) -> tuple[OptionChoice, ...]:
    """Return every single option of a game; nothing chosen leaves it to the rule set."""
    found = []
    for each in fields(next(iter(game.presets.values()))):
        name = option_name(each)
        current = chosen.get(f"option-{name}", "")
        values = tuple(
            Chosen(value, words.value(name, value), value == current)
            for value in dict.fromkeys((*_values(each), *_takes(each, current)))
        )
        found.append(OptionChoice(name, words.option(name), values))
    return tuple(found)


def _values(each: "Field[Any]") -> Iterator[str]:
    yield from each.metadata["words"]
    if each.metadata["numbers"]:
        low, high = each.metadata["numbers"]
        yield from map(str, range(low, min(high, low + MOST_NUMBERS - 1) + 1))


def _takes(each: "Field[Any]", value: str) -> Iterator[str]:
    """Yield a value that is not among those that are offered, if the option takes it."""
    low, high = each.metadata["numbers"] or (0, -1)
    is_number = value.isascii() and value.isdecimal() and len(value) < 4
    takes = each.metadata["written"] or (lambda text: None)
    if (is_number and low <= int(value) <= high) or takes(value):
        yield value


def options_text(game: Game[Any], posted: Mapping[str, str]) -> str:
    """Return the options of a form as notation writes them: a rule set, then what differs."""
    preset = posted.get("rules", "") or next(iter(game.presets))
    names = [option_name(each) for each in fields(next(iter(game.presets.values())))]
    changed = [
        f"{name}={posted[f'option-{name}']}" for name in names if posted.get(f"option-{name}")
    ]
    return " ".join((preset, *changed))


def start_href(game: str, lessons: Collection[str] = ()) -> str:
    """Return where a class of a game or of some lessons is opened."""
    return with_query(reverse("classroom:start"), game=game, lesson=list(lessons))


def plan_href(game: str, lessons: Collection[str]) -> str:
    """Return the plan of some lessons."""
    return with_query(reverse("classroom:plan"), game=game, lesson=list(lessons))
