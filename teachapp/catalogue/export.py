"""Rows → the texts of the files they came from.

Facts are written in canonical TOML; Markdown, readings, Fluent and scripts are kept as written.
Venues are not exported: what the site edits is not content.
"""

from teachapp.catalogue import models
from teachapp.catalogue.content.changes import changes_table
from teachapp.catalogue.content.facts import clauses_table, game_table
from teachapp.catalogue.content.toml import dump
from teachapp.catalogue.content.values import (
    ChangeFacts,
    ClauseFacts,
    ComponentFacts,
    GameFacts,
    History,
    LessonFacts,
    Play,
    Reading,
    SourceFacts,
    VariantFacts,
)


def exported() -> dict[str, str]:
    """Return the text of every content file by its path."""
    texts = {file.path: file.text for file in models.ProseFile.objects.all()}
    for messages in models.Messages.objects.select_related("game"):
        folder = f"{messages.game.slug}/" if messages.game else ""
        texts[f"{folder}messages/{messages.language}.ftl"] = messages.text
    for lesson in models.Lesson.objects.select_related("game"):
        texts[f"{lesson.game.slug}/lessons/{lesson.slug}/script.play"] = lesson.script
    for game in models.Game.objects.all():
        texts[f"{game.slug}/game.toml"] = dump(game_table(game_facts(game)))
        texts[f"{game.slug}/clauses.toml"] = dump(clauses_table(clause_facts(game)))
        if game.first_told:
            texts[f"{game.slug}/changes.toml"] = dump(changes_table(history(game)))
    return texts


def game_facts(game: models.Game) -> GameFacts:
    """Return a game's facts as they were read."""
    return GameFacts(
        slug=game.slug,
        rule_set=game.rule_set,
        language=game.language,
        players=(game.players_min, game.players_max),
        minutes=(game.minutes_min, game.minutes_max),
        age=game.age,
        year=game.year,
        designer=game.designer,
        publishers=tuple(game.publishers),
        components=tuple(
            ComponentFacts(row.slug, tuple(row.faces), row.count) for row in game.components.all()
        ),
        sources=tuple(SourceFacts(row.slug, row.kind, row.language) for row in game.sources.all()),
        lessons=tuple(LessonFacts(row.slug, row.minutes) for row in game.lessons.all()),
        variants=tuple(variant_facts(row) for row in game.variants.all()),
    )


def variant_facts(row: models.Variant) -> VariantFacts:
    """Return a variant's facts as they were read."""
    return VariantFacts(
        row.slug,
        row.option,
        tuple(row.clauses),
        tuple(Reading(each["value"], tuple(each["sources"])) for each in row.readings),
        Play(**row.play) if row.play else None,
    )


def clause_facts(game: models.Game) -> list[ClauseFacts]:
    """Return a game's clauses as they were read."""
    return [
        ClauseFacts(row.slug, row.kind, tuple(row.sources), tuple(row.needs), row.players)
        for row in game.clauses.all()
    ]


def history(game: models.Game) -> History:
    """Return what was changed in a game as it was read."""
    return History(
        game.first_told.isoformat() if game.first_told else "",
        tuple(
            ChangeFacts(
                row.slug, row.date.isoformat(), tuple(row.clauses), tuple(row.new), row.rule_set
            )
            for row in game.changes.all()
        ),
    )
