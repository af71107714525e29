"""`manage.py playout GAME`: a whole game played by bots, a record checked, the speed of many games.

Thin over `games.core`: nothing is decided here.
"""

import re
import time
from argparse import ArgumentParser
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from django.core.management import BaseCommand, CommandError

from games.core.bots import BOTS
from games.core.deal import open_table
from games.core.errors import GameError
from games.core.options import Options
from games.core.playout import LIMIT, play_out, steps
from games.core.protocol import Game
from games.core.record import read_record
from games.core.replay import dump_record, replay
from games.registry import GAMES
from teachapp.catalogue.content.scripts import explain


class Command(BaseCommand):
    help = "Plays a game by bots and prints its record; or checks a record; or counts games."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("game", choices=sorted(GAMES), metavar="game", help=", ".join(GAMES))
        parser.add_argument("--players", type=int, default=5)
        parser.add_argument("--seed", type=int, default=1, help="the same seed, the same game")
        parser.add_argument(
            "--options", default="standard", help='a preset and changes: "standard stages=3"'
        )
        parser.add_argument("--bot", choices=sorted(BOTS), default="random")
        parser.add_argument(
            "--often",
            action="append",
            default=[],
            metavar="VERB=CHANCE",
            help="how often bots make a move that nobody waits for: cheat=0.2 accuse=0.1",
            nargs="+",
        )
        one = parser.add_mutually_exclusive_group()
        one.add_argument("--check", type=Path, metavar="FILE", help="replay a record")
        one.add_argument("--count", type=int, metavar="N", help="play N games, print the speed")

    def handle(self, *args: Any, **given: Any) -> None:
        game = GAMES[given["game"]]
        if given["check"]:
            self.check_record(game, given["check"])
            return
        options, players = read_options(game, given["options"]), given["players"]
        habits = read_habits(game, [text for texts in given["often"] for text in texts])
        try:
            open_table(game, players, options, Random(given["seed"]))
        except ValueError as error:
            seats = f"{game.seats[0]}-{game.seats[-1]}"
            told = f"{game.slug} is for {seats} players, not {players}"
            raise CommandError(str(error) if players in game.seats else told) from error
        if given["count"] is not None:
            if given["count"] < 1:
                raise CommandError("--count: at least 1")
            self.count(game, players, options, habits, given)
            return
        bots = [BOTS[given["bot"]]]
        found = play_out(game, players, options, given["seed"], bots, habits=habits)
        self.stdout.write(dump_record(game, found.start, found.moves), ending="")

    def check_record(self, game: Game[Any], path: Path) -> None:
        """Replays a record and stops at its first fault."""
        try:
            record, unreadable = read_record(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            raise CommandError(f"{path}: cannot be read: {error}") from error
        played = replay(record, {game.slug: game})
        faults = sorted((*unreadable, *played.faults), key=lambda fault: fault.line)
        if faults:
            raise CommandError(f"{path}:{faults[0].line}: {explain(faults[0].problem)}")
        moves = sum(1 for _ in played.moves())
        self.stdout.write(f"{path}: {moves} moves, all legal.")

    def count(
        self,
        game: Game[Any],
        players: int,
        options: Options,
        habits: dict[str, float],
        given: dict[str, Any],
    ) -> None:
        """Plays so many games and prints games and moves a second."""
        bots = [BOTS[given["bot"]]]
        moves = 0
        began = time.perf_counter()
        for seed in range(given["seed"], given["seed"] + given["count"]):
            rng = Random(seed)
            start = open_table(game, players, options, rng)
            moves += sum(1 for _ in islice(steps(game, start, rng, bots, habits), LIMIT))
        took = time.perf_counter() - began or 1e-9
        games = given["count"]
        self.stdout.write(
            f"{games} games, {moves} moves in {took:.2f} s:"
            f" {games / took:.1f} games/s, {moves / took:.0f} moves/s"
        )


def read_options(game: Game[Any], text: str) -> Options:
    """Return the options that a text names, or an error that says what there is."""
    try:
        return game.options(text)
    except GameError as error:
        raise CommandError(f"--options {text!r}: {error}") from error


def read_habits(game: Game[Any], texts: list[str]) -> dict[str, float]:
    """Return how often bots make each kind of move that nobody waits for."""
    habits = {}
    for text in texts:
        verb, _, chance = text.partition("=")
        if verb not in game.interrupts or not re.fullmatch(r"0(\.\d+)?|1(\.0+)?", chance):
            there = ", ".join(f"{name}={often}" for name, often in game.interrupts.items())
            raise CommandError(f"--often {text}: expected a chance from 0 to 1: {there or '-'}")
        habits[verb] = float(chance)
    return habits
