"""The generated stylesheets and the sprites are what the decks and marks need."""

import re
from pathlib import Path

import pytest

from games.core.protocol import Game
from games.registry import GAMES
from teachapp.table.layout import kind_of
from teachapp.table.styles import card_styles

STATIC = Path(__file__).resolve().parents[2] / "teachapp" / "static"
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.slug))


def symbols(sprite: str) -> set[str]:
    return set(re.findall(r'<symbol id="([^"]+)"', (STATIC / "icons" / sprite).read_text("utf-8")))


@EVERY_GAME
def test_the_committed_stylesheet_is_what_card_styles_writes(game: Game):
    committed = (STATIC / "cards" / f"{game.slug}.css").read_text("ascii")
    assert committed == card_styles(game.deck)


@EVERY_GAME
def test_each_card_of_a_deck_has_a_name_of_its_own(game: Game):
    names = re.findall(r"view-transition-name:c-(\w+)", card_styles(game.deck))
    assert len(names) == len(set(names)) == game.deck.size


@EVERY_GAME
def test_each_kind_of_card_has_its_picture(game: Game):
    kinds = {kind_of(face) for face in game.deck.faces} | {"back"}
    assert kinds - symbols(f"{game.slug}.svg") == set()


@EVERY_GAME
def test_each_game_has_its_picture_for_the_shelf_and_each_symbol_once(game: Game):
    sprite = (STATIC / "icons" / f"{game.slug}.svg").read_text("utf-8")
    names = re.findall(r'<symbol id="([^"]+)"', sprite)
    assert len(names) == len(set(names))
    hero = sprite.partition('<symbol id="hero"')[2].partition("</symbol>")[0]
    (drawn,) = re.findall(r'href="#([a-z]+)"', hero)
    assert drawn in set(names) - {"hero", "back"}


def test_every_picture_is_credited():
    credits = (STATIC / "icons" / "CREDITS.md").read_text("utf-8")
    for game in GAMES.values():
        told = credits.partition(f"## {game.slug}.svg")[2].partition("\n## ")[0]
        assert symbols(f"{game.slug}.svg") == set(re.findall(r"`([a-z-]+)`", told))


def test_every_sign_that_templates_draw_exists():
    templates = Path(__file__).resolve().parents[2] / "templates"
    drawn = {
        name
        for path in templates.rglob("*.html")
        for name in re.findall(r'{% glyph "([a-z-]+)" %}', path.read_text("utf-8"))
    }
    assert drawn
    assert drawn - symbols("ui.svg") == set()
