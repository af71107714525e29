"""`manage.py card_styles`: write the generated stylesheet of every game."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand

from games.registry import GAMES
from teachapp.table.styles import card_styles

FOLDER = Path(__file__).resolve().parents[3] / "static" / "cards"


class Command(BaseCommand):
    help = "Write teachapp/static/cards/<game>.css for every game."

    def handle(self, *args: Any, **options: Any) -> None:
        FOLDER.mkdir(parents=True, exist_ok=True)
        for slug, game in GAMES.items():
            path = FOLDER / f"{slug}.css"
            path.write_text(card_styles(game.deck), encoding="ascii")
            self.stdout.write(f"{path.name}: {game.deck.size} cards")
