"""How many lines of play there are from small closed tables: one wrong rule changes the number.

`counts/*.txt` has a position, and for each depth in moves the number of lines, as both the engine
and the table of `naive.py` must count them. While cards are passed whoever has still to choose may
be the next. Lines that end earlier, with the round, count once.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from games.core.notation import parse_position
from games.core.playout import count_lines
from games.core.protocol import Move
from games.registry import GAMES
from tests.games.bark_side import naive

FOLDER = Path(__file__).parent / "counts"


def read(path: Path) -> tuple[str, list[tuple[int, int]]]:
    lines = [line for line in path.read_text("ascii").splitlines() if not line.startswith("#")]
    rows = [tuple(map(int, line.split())) for line in lines[1:]]
    return lines[0], [(depth, number) for depth, number in rows]


def split(line: str, depth: int) -> Iterator[str]:
    """Yield the lines of play after each first move, as engine and naive table count them."""
    game, state = parse_position(line, GAMES)
    by_naive = {
        str(Move(seat, verb, tuple(cards))): naive.count_lines(
            naive.after(line, (seat, verb, cards, "")), depth - 1
        )
        for seat, verb, cards, _ in naive.legal_moves(naive.Table(line))
    }
    by_engine = {
        str(move): count_lines(game, game.play(state, move).state, depth - 1)
        for seat in game.to_move(state)
        for move in game.legal_moves(state, seat)
    }
    for move in sorted(by_engine | by_naive):
        yield f"{move}  engine {by_engine.get(move)}, naive {by_naive.get(move)}"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_counts(path):
    line, rows = read(path)
    game, state = parse_position(line, GAMES)
    for depth, number in rows:
        counted = (count_lines(game, state, depth), naive.count_lines(line, depth))
        assert counted == (number, number), "\n".join([f"depth {depth}", *split(line, depth)])


def test_counts__there_are_some():
    assert len(list(FOLDER.glob("*.txt"))) == 14
