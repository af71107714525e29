"""Text can be read: the contrast of every ink on every ground, in both themes."""

import re
from pathlib import Path

import pytest

CSS = Path(__file__).resolve().parents[2] / "teachapp" / "static" / "css" / "ruletable.css"
BOTH = re.compile(r"--([a-z-]+): light-dark\((#\w+), (#\w+)\)")
OF_A_GAME = re.compile(r"^  \.game-([a-z-]+) \{([^}]*)\}", re.MULTILINE)
OF_A_MODE = re.compile(r"^  \.mode-[a-z-]+\.table \{([^}]*)\}", re.MULTILINE)
GAMES = sorted(game for game, _ in OF_A_GAME.findall(CSS.read_text("utf-8")))
EVERY_THEME = pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
EVERY_GAME = pytest.mark.parametrize("game", ["", *GAMES])


def pick(text: str, theme: int) -> dict[str, str]:
    """Return the colours that a piece of the stylesheet sets; `theme` 0 is light, 1 dark."""
    return {name: (light, dark)[theme] for name, light, dark in BOTH.findall(text)}


def tokens(theme: int, game: str = "") -> dict[str, str]:
    """Return colours by name: the site's, and over them those of a game."""
    text = CSS.read_text("utf-8")
    site = text[text.index("  :root {") : text.index("  .game-")]
    return pick(site, theme) | pick(dict(OF_A_GAME.findall(text)).get(game, ""), theme)


def grounds(theme: int, game: str = "") -> list[str]:
    """Return what text of a game stands on, the felt of each mode too."""
    colours = tokens(theme, game)
    modes = [pick(mode, theme)["felt"] for mode in OF_A_MODE.findall(CSS.read_text("utf-8"))]
    return [colours["paper"], colours["surface"], colours["felt"], *modes]


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


def test_each_game_has_colours_of_its_own():
    assert {"bark-side", "cheating-moth", "sleeping-queens", "vampire-queen"} <= set(GAMES)
    for name in ("accent", "felt"):
        assert len({tokens(0, game)[name] for game in ["", *GAMES]}) == len(GAMES) + 1, name


@EVERY_THEME
@EVERY_GAME
def test_body_text_has_seven_to_one(theme: int, game: str):
    ink = tokens(theme, game)["ink"]
    for ground in grounds(theme, game):
        assert contrast(ink, ground) >= 7, ground


@EVERY_THEME
@EVERY_GAME
@pytest.mark.parametrize("name", ["quiet", "accent", "vivid", "good", "bad"])
def test_everything_else_has_four_and_a_half(theme: int, game: str, name: str):
    for ground in grounds(theme, game):
        assert contrast(tokens(theme, game)[name], ground) >= 4.5, ground


@EVERY_THEME
@EVERY_GAME
def test_cards_and_buttons_can_be_read(theme: int, game: str):
    colours = tokens(theme, game)
    text = CSS.read_text("utf-8")
    card_ink = re.search(r"--card-ink: (#\w+)", text)
    assert card_ink is not None
    assert contrast(card_ink.group(1), colours["card"]) >= 7
    assert contrast(colours["accent-ink"], colours["accent"]) >= 4.5


def test_what_has_a_ground_of_its_own_can_be_read():
    printed = re.findall(r"background: (#\w{6}); color: (#\w{6})", CSS.read_text("utf-8"))
    assert len(printed) >= 10  # kinds of cards, quiet cards, the banner, small cards in a text
    for ground, ink in printed:
        assert contrast(ink, ground) >= 4.5, (ground, ink)


@EVERY_THEME
def test_pictures_on_plain_cards_and_backs_can_be_seen(theme: int):
    text = CSS.read_text("utf-8")
    card = tokens(theme)["card"]
    figures = [(card, ink) for ink in re.findall(r"\.figure \{ color: (#\w{6})", text)]
    backs = re.findall(r"--back: (#\w{6});[^}]*? color: (#\w{6})", text)
    assert len(figures) >= 2
    assert len(backs) >= 5
    for ground, ink in figures + backs:
        assert contrast(ink, ground) >= 3, (ground, ink)
