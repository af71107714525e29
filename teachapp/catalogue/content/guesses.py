"""What to go on with where facts can't be read, so that one broken file does not hide the rest.

The files that are there say what is meant to be there: a folder of `lessons/` is a lesson, a
heading of the rulebook a clause. Nothing guessed is ever loaded, as there is a fault already.
"""

from typing import Any

from games.core.protocol import Game
from teachapp.catalogue.content.faults import Faults
from teachapp.catalogue.content.folder import Folder
from teachapp.catalogue.content.prose import split
from teachapp.catalogue.content.sentences import message_lines
from teachapp.catalogue.content.values import (
    ClauseFacts,
    ComponentFacts,
    GameFacts,
    LessonFacts,
    SourceFacts,
    VariantFacts,
)


def guessed_facts(folder: Folder, slug: str, game: Game[Any], language: str) -> GameFacts:
    """Return facts by which the rest of a game's folder can be checked; its source language stays
    empty, for without it nobody can say which translation is behind."""
    messages = message_lines(folder.peek(f"{slug}/messages/{language}.ftl"))
    components = [name for name in messages if name.startswith("component-")]
    return GameFacts(
        slug=slug,
        rule_set=game.rule_set,
        language="",
        players=(game.seats[0], game.seats[-1]),
        minutes=(0, 0),
        age=0,
        year=0,
        designer="",
        publishers=(),
        components=tuple(ComponentFacts(name.partition("-")[2], (), 0) for name in components),
        sources=tuple(
            SourceFacts(name, "") for name in _ids(folder, f"{slug}/sources/{language}.md")
        ),
        lessons=tuple(LessonFacts(name, 0) for name in folder.folders(f"{slug}/lessons")),
        variants=tuple(
            VariantFacts(name, "", ()) for name in _ids(folder, f"{slug}/variants/{language}.md")
        ),
    )


def guessed_clauses(folder: Folder, slug: str, language: str) -> tuple[ClauseFacts, ...]:
    """Return the clauses that a rulebook has."""
    ids = _ids(folder, f"{slug}/rulebook/{language}.md")
    return tuple(ClauseFacts(name, "note", ()) for name in ids)


def _ids(folder: Folder, path: str) -> list[str]:
    """Return the ids of a file; what is wrong with them is found elsewhere."""
    found = split(folder.peek(path), path, Faults())
    return [block.id for block in found.blocks if block.level == 2]
