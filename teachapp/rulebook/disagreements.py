"""Where rulebooks disagree: the page of a game's variants, and the boxes beside clauses. Pure."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from games.core.options import values_by_option
from teachapp.catalogue.shown import ClauseLink, Variants, VariantWords
from teachapp.narration.words import Words


@dataclass(frozen=True, slots=True)
class Reading:
    """One reading of a rule, and who reads it so."""

    words: str
    who: str
    is_ours: bool


@dataclass(frozen=True, slots=True)
class Play:
    """A table that plays a difference."""

    words: str
    href: str


@dataclass(frozen=True, slots=True)
class Box:
    """A disagreement beside a clause; readings stand at the first clause it is about."""

    heading: str
    href: str
    readings: tuple[Reading, ...] = ()
    play: tuple[Play, ...] = ()


@dataclass(frozen=True, slots=True)
class Variant:
    """A disagreement."""

    id: str
    heading: str
    html: str
    readings: tuple[Reading, ...]
    clauses: tuple[ClauseLink, ...]
    play_href: str


@dataclass(frozen=True, slots=True)
class OptionValue:
    """What a rule set says to an option."""

    words: str
    differs: bool


@dataclass(frozen=True, slots=True)
class OptionRow:
    """An option in all rule sets."""

    name: str
    href: str
    values: tuple[OptionValue, ...]


@dataclass(frozen=True, slots=True)
class VariantsPage:
    """Everything that `rulebook/variants.html` draws."""

    presets: tuple[str, ...]
    options: tuple[OptionRow, ...]
    variants: tuple[Variant, ...]


def variants_page(
    told: Variants, presets: Mapping[str, Any], words: Words, play_href: Callable[[Any], str]
) -> VariantsPage:
    """Return where the rulebooks disagree; `play_href` leads to the table that plays it. Without
    an engine there are no presets, which are its rule sets: the first is ours."""
    sets = list(map(values_by_option, presets.values()))
    ours = sets[0] if sets else {}
    by_option = {each.option: f"#{each.id}" for each in told.variants if each.option}
    return VariantsPage(
        presets=tuple(map(words.preset, presets)),
        options=tuple(
            OptionRow(
                words.option(option),
                by_option.get(option, ""),
                tuple(
                    OptionValue(words.value(option, value), value != own)
                    for value in (each[option] for each in sets)
                ),
            )
            for option, own in ours.items()
        ),
        variants=tuple(_variant(each, ours, words, play_href) for each in told.variants),
    )


def _variant(
    variant: VariantWords, ours: Mapping[str, str], words: Words, play_href: Callable[[Any], str]
) -> Variant:
    return Variant(
        id=variant.id,
        heading=variant.heading,
        html=variant.html,
        readings=tuple(
            Reading(
                words.value(variant.option, reading.value),
                " · ".join(source.heading for source in reading.sources),
                ours.get(variant.option) == reading.value,
            )
            for reading in variant.readings
        ),
        clauses=variant.clauses,
        play_href=play_href(variant.play) if variant.play else "",
    )


def boxes(page: VariantsPage, root: str, play: str) -> dict[str, Box]:
    """Return the variants that have readings as boxes; `play` is what their button says."""
    return {
        each.id: Box(
            each.heading,
            f"{root}#{each.id}",
            each.readings,
            (Play(play, each.play_href),) if each.play_href else (),
        )
        for each in page.variants
        if each.readings
    }
