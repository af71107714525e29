"""The picture that stands for a page where it is shared: its title, its game's colour and figure.

Drawn as SVG from the game's own sprite and made a PNG by resvg with the fonts of the machine.
Where those lack the letters of a language, no picture is offered in it.
"""

import re
from functools import lru_cache
from pathlib import Path
from unicodedata import category, east_asian_width, name
from xml.sax.saxutils import escape, quoteattr

import resvg_py
from django.conf import settings
from django.utils.translation import override, pgettext

WIDTH, HEIGHT = 1200, 630
MARGIN = 80
WIDE, NARROW, SPACE = 1.0, 0.7, 0.3
"""Widths of letters in ems, guessed a little high: nothing may run off the picture."""
PAPER, INK, QUIET, ACCENT = "#faf6ee", "#221c26", "#5a5160", "#4a3a6b"
UNKNOWN = "\ue000"
"""A letter that no font has: it looks as any does that is missing."""
NOT_FIRST = {"Pe", "Pf", "Po", "Pd", "Lm"}
"""Categories of signs that no line begins with: closing brackets, full stops, long vowels."""
_STATIC = Path(settings.BASE_DIR, "teachapp", "static")


@lru_cache(maxsize=256)
def picture(title: str, below: str, language: str, game: str = "") -> bytes:
    """Return the PNG with a title and a line below it; without a game it is the site's own."""
    size, lines = _fitted(title, 690 if game else 1040)
    top = (HEIGHT - len(lines) * size * 1.2) / 2 - 20
    words = [
        _text(line, MARGIN, top + size * (0.95 + 1.2 * at), size, INK, 700)
        for at, line in enumerate(lines)
    ]
    under = _at_most(2, _wrapped(below, (690 if game else 1040) / 34))
    bottom = top + len(lines) * size * 1.2 + 50
    words += [_text(line, MARGIN, bottom + 46 * at, 34, QUIET) for at, line in enumerate(under)]
    words.append(_text("Ruletable", MARGIN, HEIGHT - 48, 30, QUIET))
    accent = _accent(game)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"'
        f' fill="{accent}" color="{accent}" font-family={quoteattr(_fonts(language))}>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>'
        f'<rect width="24" height="{HEIGHT}"/>{_figure(game)}{"".join(words)}</svg>'
    )
    return resvg_py.svg_to_bytes(svg_string=svg)


@lru_cache(maxsize=64)
def can_draw(language: str) -> bool:
    """Whether this machine has letters for a language: its own name must not come out as a row of
    letters that are missing."""
    own_name = dict(settings.LANGUAGES).get(language, "")
    return _sample(own_name, language) != _sample(UNKNOWN * len(own_name), language)


def _sample(text: str, language: str) -> bytes:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="40"'
        f" font-family={quoteattr(_fonts(language))}>{_text(text, 4, 32, 30, INK)}</svg>"
    )
    return resvg_py.svg_to_bytes(svg_string=svg)


def _fonts(language: str) -> str:
    with override(language):
        # Translators: font families, each with the letters of your language, best first.
        return pgettext("fonts", "Noto Sans, DejaVu Sans, Arial") + ", sans-serif"


def _fitted(title: str, width: int) -> tuple[int, list[str]]:
    """Return the largest size at which a title needs few lines, none of them a scrap, and these."""
    for size in (92, 80, 70, 60, 50):
        lines = _wrapped(title, width / size)
        is_scrap = len(lines) > 1 and _ems(lines[-1]) < 2.5
        if len(lines) <= (2 if size > 70 else 3) and not is_scrap:
            return size, lines
    return 50, _at_most(3, lines)


def _at_most(most: int, lines: list[str]) -> list[str]:
    if len(lines) <= most:
        return lines
    return [*lines[: most - 1], lines[most - 1][:-1].rstrip() + "…"]


def _wrapped(text: str, width: float) -> list[str]:
    """Return a text in lines of so many ems, broken at spaces; a word that is longer than a line,
    as those of Japanese are, is broken anywhere but before a full stop and its like."""
    lines = [""]
    for word in text.split():
        joined = f"{lines[-1]} {word}".strip()
        if _ems(joined) <= width:
            lines[-1] = joined
            continue
        if lines[-1] and _ems(word) <= width:
            lines.append(word)
            continue
        lines[-1] += " " if lines[-1] else ""
        for letter in word:
            if _ems(lines[-1] + letter) > width and _may_begin(letter):
                lines.append("")
            lines[-1] += letter
    return lines


def _may_begin(letter: str) -> bool:
    return category(letter) not in NOT_FIRST and "LETTER SMALL" not in name(letter, "")


def _ems(text: str) -> float:
    return sum(
        WIDE if east_asian_width(each) in "WF" else SPACE if each == " " else NARROW
        for each in text
    )


def _text(text: str, x: float, y: float, size: float, fill: str, weight: int = 400) -> str:
    place = f'x="{x:g}" y="{y:g}" font-size="{size:g}" font-weight="{weight}" fill="{fill}"'
    return f"<text {place}>{escape(text)}</text>"


@lru_cache(maxsize=64)
def _accent(game: str) -> str:
    """Return a game's colour on paper, as the stylesheet has it."""
    css = Path(_STATIC, "css", "ruletable.css").read_text("utf-8")
    found = re.search(rf"\.game-{re.escape(game)} {{[^}}]*--accent: (#[0-9a-f]{{6}})", css)
    return found[1] if found else ACCENT


@lru_cache(maxsize=64)
def _figure(game: str) -> str:
    """Return the figure that stands for a game on the shelf, from its sprite."""
    sprite = Path(_STATIC, "icons", f"{game}.svg")
    if not game or not sprite.exists():
        return ""
    _start, _end, inside = sprite.read_text("utf-8").partition(">")
    symbols = inside.rpartition("</svg>")[0]
    return f'<defs>{symbols}</defs><use href="#hero" x="800" y="120" width="340" height="390"/>'
