"""Text can be read: the contrast of every ink on every ground, in both themes."""

import re
from pathlib import Path

import pytest

CSS = Path(__file__).resolve().parents[2] / "teachapp" / "static" / "css" / "ruletable.css"
GROUNDS = ("paper", "surface", "felt")


def tokens(theme: int) -> dict[str, str]:
    """Return colours by name; `theme` 0 is light, 1 dark. The game's own come last and win."""
    text = CSS.read_text("utf-8")
    found = re.findall(r"--([a-z-]+): light-dark\((#\w+), (#\w+)\)", text)
    return {name: (light, dark)[theme] for name, light, dark in found}


def grounds(theme: int) -> list[str]:
    """Return every ground, each mode's and game's felt too."""
    text = CSS.read_text("utf-8")
    found = re.findall(r"--([a-z-]+): light-dark\((#\w+), (#\w+)\)", text)
    return [(light, dark)[theme] for name, light, dark in found if name in GROUNDS]


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_contrast_is_computed_as_the_guidelines_say():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_body_text_has_seven_to_one(theme: int):
    ink = tokens(theme)["ink"]
    for ground in grounds(theme):
        assert contrast(ink, ground) >= 7, ground


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("name", ["quiet", "accent", "vivid", "good", "bad"])
def test_everything_else_has_four_and_a_half(theme: int, name: str):
    for ground in grounds(theme):
        assert contrast(tokens(theme)[name], ground) >= 4.5, ground


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_cards_and_buttons_can_be_read(theme: int):
    colours = tokens(theme)
    text = CSS.read_text("utf-8")
    card_ink = re.search(r"--card-ink: (#\w+)", text)
    assert card_ink is not None
    assert contrast(card_ink.group(1), colours["card"]) >= 7
    assert contrast(colours["accent-ink"], colours["accent"]) >= 4.5
    printed = re.findall(r"background: (#\w{6}); color: (#\w{6})", text)
    assert len(printed) >= 5  # Queens, hunters, quiet cards, the banner, small cards in a text
    for ground, ink in printed:
        assert contrast(ink, ground) >= 4.5, (ground, ink)
