"""Lesson scripts and the tables of variants, played by the engine: what is written must be true."""

from typing import Any

from games.core.errors import AmbiguousMove, ImpossiblePosition, Problem, UnreadableNotation
from games.core.notation import dump_position, parse_move, parse_moves, parse_position
from games.core.protocol import Game
from games.core.record import Record, read_record
from games.core.replay import Replay, replay
from teachapp.catalogue.content.faults import Faults
from teachapp.catalogue.content.values import Play


def read_script(text: str, path: str, game: Game[Any], faults: Faults) -> tuple[Record, Replay]:
    """Return the lesson as written and as played; every unreadable line, illegal move, unmet
    expectation and unanswerable question is a fault with its line."""
    record, unreadable = read_record(text)
    played = replay(record, {game.slug: game})
    for fault in (*unreadable, *played.faults):
        kind = "illegal move " if fault.problem.code == "illegal-move" else ""
        faults.add(path, fault.line, f"{kind}{explain(fault.problem)}")
    if not record.steps:
        faults.add(path, "", "no step; expected at least one [label]")
    return record, played


def explain(problem: Problem) -> str:
    """Return a problem in one line, in the engine's codes: `B: 7: not-higher [the-clause] (…)`."""
    params = dict(problem.params)
    if problem.code != "illegal-move":
        return str(problem)
    numbers = ", ".join(
        f"{name.removeprefix('with-')} {value}"
        for name, value in params.items()
        if name.startswith("with-")
    )
    told = f" ({numbers})" if numbers else ""
    return f"{params['move']}: {params['code']} [{params['clause']}]{told}"


def read_play(play: Play, game: Game[Any]) -> str | None:
    """Return what is wrong with a variant's table, or None: it must be canonical, playable under
    both options, and the two must tell different stories."""
    try:
        one, state = parse_position(play.position, {game.slug: game})
        other = game.read(game.write(state), game.options(play.other))
        if dump_position(one, state) != play.position:
            return f"position: not canonical; expected {dump_position(one, state)!r}"
        stories = story(game, state, play.moves), story(game, other, play.moves)
    except (UnreadableNotation, AmbiguousMove, ImpossiblePosition) as error:
        return str(error)
    if stories[0] == stories[1]:
        return "both options tell the same story; expected moves that show a difference"
    return None


def story(game: Game[Any], state: Any, moves: str) -> tuple[str, ...]:
    """Return what happens under `state`'s options, up to the first refusal."""
    found: list[str] = []
    for text in parse_moves(moves):
        move = parse_move(text.replace(",", " "), game, state)
        violation = game.check(state, move)
        if violation is not None:
            return (*found, f"{move} refused: {violation}")
        played = game.play(state, move)
        found += map(str, played.events)
        state = played.state
    return tuple(found)
