"""One game's content → its rows: which value goes into which column.

Each function takes care of one kind of thing and its texts; `sync` writes what has changed.
"""

from datetime import date
from typing import Any

from games.core.options import clauses_by_option
from games.registry import find
from teachapp.catalogue import models
from teachapp.catalogue.content.game import LESSON
from teachapp.catalogue.content.values import (
    Content,
    GameContent,
    GameWords,
    LessonContent,
    Prose,
    Told,
)
from teachapp.catalogue.coverage import measure
from teachapp.catalogue.sorting import sort_key
from teachapp.catalogue.sync import sync
from teachapp.narration.words import Words

Fields = dict[str, Any]
Texts = dict[tuple[Any, str], Fields]


def game_fields(at: int, game: GameContent) -> Fields:
    """Return a game's own columns; `at` is its place among the games."""
    facts = game.facts
    return {
        "order": at,
        "rule_set": facts.rule_set,
        "language": facts.language,
        "players_min": facts.players[0],
        "players_max": facts.players[1],
        "minutes_min": facts.minutes[0],
        "minutes_max": facts.minutes[1],
        "age": facts.age,
        "year": facts.year,
        "designer": facts.designer,
        "publishers": list(facts.publishers),
        "first_told": date.fromisoformat(game.history.first) if game.history.first else None,
    }


def load_game(
    row: models.Game, game: GameContent, content: Content, tests: set[str] | None
) -> None:
    """Make everything that belongs to a game say what its content says."""
    _load_names(row, game, content)
    _load_sources(row, game)
    _load_components(row, game)
    _load_clauses(row, game, tests)
    _load_changes(row, game)
    _load_variants(row, game)
    terms = {language: words.terms for language, words in game.words.items()}
    load_terms(row, terms, game.facts.language)
    _load_lessons(row, game)
    messages = {(language,): {"text": words.messages} for language, words in game.words.items()}
    sync(row.messages.all(), ("language",), belonging(row, messages))


def belonging(row: models.Game | None, wanted: dict[Any, Fields]) -> dict[Any, Fields]:
    """Return the fields with the game that new rows belong to."""
    return {key: {"game": row, **fields} for key, fields in wanted.items()}


def _load_names(row: models.Game, game: GameContent, content: Content) -> None:
    wanted = {}
    for language, words in game.words.items():
        said = Words(language, [content.messages[language], words.messages])
        wanted[(language,)] = {
            "name": said.text("game-name"),
            "sort_name": sort_key(said.sorted_by("game-name")),
            "tagline": said.text("game-tagline"),
            "intro": words.rulebook.intro,
            "crib": [
                {"heading": told.heading, "is_stale": told.is_stale, "parts": _parts(told)}
                for told in words.crib.blocks.values()
            ],
        }
    sync(row.texts.all(), ("language",), belonging(row, wanted))


def _load_sources(row: models.Game, game: GameContent) -> None:
    wanted = {
        (facts.id,): {"order": at, "kind": facts.kind, "language": facts.language}
        for at, facts in enumerate(game.facts.sources)
    }
    found = sync(row.sources.all(), ("slug",), belonging(row, wanted))
    ids = {str(key[0]): source.pk for key, source in found.items()}
    texts = {
        (ids[told.id], language): {**_text(told), "html": told.html}
        for language, words in game.words.items()
        for told in words.sources.blocks.values()
    }
    sync(_texts(models.SourceText, source__game=row), ("source_id", "language"), texts)


def _load_components(row: models.Game, game: GameContent) -> None:
    wanted = {
        (facts.id,): {"order": at, "faces": list(facts.faces), "count": facts.count}
        for at, facts in enumerate(game.facts.components)
    }
    sync(row.components.all(), ("slug",), belonging(row, wanted))


def _text(told: Told) -> Fields:
    return {"heading": told.heading, "rev": told.rev, "is_stale": told.is_stale}


def _texts(model: Any, **scope: Any) -> Any:
    return model.objects.filter(**scope)


# Clauses


def _load_clauses(row: models.Game, game: GameContent, tests: set[str] | None) -> None:
    sections = _load_sections(row, game)
    changed = clauses_by_option(type(next(iter(find(row.slug).presets.values()))))
    measured = measure(game, tests)
    wanted = {
        (facts.id,): {
            "order": at,
            "section_id": sections[facts.section],
            "kind": facts.kind,
            "needs": list(facts.needs),
            "sources": list(facts.sources),
            "players": facts.players,
            "options": [name for name, those in changed.items() if facts.id in those],
            "is_cited": measured[at].engine,
            "shown_by": list(measured[at].lessons),
            "is_tested": measured[at].test,
            "lacks": list(measured[at].lacks),
        }
        for at, facts in enumerate(game.clauses)
    }
    found = sync(row.clauses.all(), ("slug",), belonging(row, wanted))
    _load_clause_texts(row, game, {str(key[0]): clause.pk for key, clause in found.items()})


def _load_sections(row: models.Game, game: GameContent) -> dict[str, int]:
    names = list(dict.fromkeys(facts.section for facts in game.clauses))
    wanted: dict[Any, Fields] = {(name,): {"order": at} for at, name in enumerate(names)}
    found = sync(row.sections.all(), ("slug",), belonging(row, wanted))
    ids = {str(key[0]): section.pk for key, section in found.items()}
    texts = {
        (ids[name], language): {**_text(told), "html": told.html}
        for language, words in game.words.items()
        for name, told in words.rulebook.blocks.items()
        if name in ids
    }
    sync(_texts(models.SectionText, section__game=row), ("section_id", "language"), texts)
    return ids


def _load_clause_texts(row: models.Game, game: GameContent, ids: dict[str, int]) -> None:
    wanted = {
        (ids[name], language): {**_text(told), "parts": _parts(told)}
        for language, words in game.words.items()
        for name, told in words.rulebook.blocks.items()
        if name in ids
    }
    sync(_texts(models.ClauseText, clause__game=row), ("clause_id", "language"), wanted)
    former = {
        (ids[name], language, rev): {"heading": told.heading, "parts": _parts(told)}
        for language, words in game.words.items()
        for (name, rev), told in words.former.items()
    }
    sync(_texts(models.FormerText, clause__game=row), ("clause_id", "language", "rev"), former)


def _parts(told: Told) -> list[Fields]:
    return [{"players": list(part.players), "html": part.html} for part in told.parts]


def _load_changes(row: models.Game, game: GameContent) -> None:
    wanted = {
        (facts.id,): {
            "order": at,
            "date": date.fromisoformat(facts.date),
            "rule_set": facts.rule_set,
            "clauses": list(facts.clauses),
            "new": list(facts.new),
        }
        for at, facts in enumerate(game.history.changes)
    }
    found = sync(row.changes.all(), ("slug",), belonging(row, wanted))
    ids = {str(key[0]): change.pk for key, change in found.items()}
    texts = {
        (ids[told.id], language): {**_text(told), "html": told.html}
        for language, words in game.words.items()
        for told in words.changes.blocks.values()
    }
    sync(_texts(models.ChangeText, change__game=row), ("change_id", "language"), texts)


# Variants, terms


def _load_variants(row: models.Game, game: GameContent) -> None:
    wanted = {}
    for at, facts in enumerate(game.facts.variants):
        play = facts.play
        wanted[(facts.id,)] = {
            "order": at,
            "option": facts.option,
            "clauses": list(facts.clauses),
            "readings": [
                {"value": each.value, "sources": list(each.sources)} for each in facts.readings
            ],
            "play": {"position": play.position, "moves": play.moves, "other": play.other}
            if play
            else {},
        }
    found = sync(row.variants.all(), ("slug",), belonging(row, wanted))
    ids = {str(key[0]): variant.pk for key, variant in found.items()}
    texts = {
        (ids[told.id], language): {**_text(told), "html": told.html}
        for language, words in game.words.items()
        for told in words.variants.blocks.values()
    }
    sync(_texts(models.VariantText, variant__game=row), ("variant_id", "language"), texts)


def load_terms(row: models.Game | None, terms: dict[str, Prose], language: str) -> None:
    """Make the terms of a game (or of all, without one) say what the files say; their order is
    that of the source language."""
    names = terms[language].blocks if language in terms else {}
    wanted: dict[Any, Fields] = {(name,): {"order": at} for at, name in enumerate(names)}
    found = sync(models.Term.objects.filter(game=row), ("slug",), belonging(row, wanted))
    ids = {str(key[0]): term.pk for key, term in found.items()}
    texts = {
        (ids[told.id], spoken): {
            **_text(told),
            "aka": list(told.aka),
            "html": told.html,
            "warning": told.warning,
        }
        for spoken, prose in terms.items()
        for told in prose.blocks.values()
    }
    sync(_texts(models.TermText, term__game=row), ("term_id", "language"), texts)


# Lessons


def _load_lessons(row: models.Game, game: GameContent) -> None:
    wanted = {
        (lesson.facts.id,): {
            "order": at,
            "minutes": lesson.facts.minutes,
            "script": lesson.script,
        }
        for at, lesson in enumerate(game.lessons)
    }
    found = sync(row.lessons.all(), ("slug",), belonging(row, wanted))
    ids = {str(key[0]): lesson.pk for key, lesson in found.items()}
    texts = {
        (ids[lesson.facts.id], language): _lesson_fields(words, lesson)
        for language, words in game.words.items()
        for lesson in game.lessons
    }
    sync(_texts(models.LessonText, lesson__game=row), ("lesson_id", "language"), texts)
    steps = {
        (ids[lesson.facts.id], step.label): {"order": at, "cites": list(step.cites)}
        for lesson in game.lessons
        for at, step in enumerate(lesson.steps)
    }
    rows = sync(_texts(models.Step, lesson__game=row), ("lesson_id", "label"), steps)
    told = {
        (rows[ids[lesson.facts.id], step.label].pk, language): _step_fields(
            words.lessons[lesson.facts.id], step.label, step.questions, step.tries
        )
        for language, words in game.words.items()
        for lesson in game.lessons
        for step in lesson.steps
    }
    sync(_texts(models.StepText, step__lesson__game=row), ("step_id", "language"), told)


def _lesson_fields(words: GameWords, lesson: LessonContent) -> Fields:
    told = words.lessons[lesson.facts.id].blocks[LESSON]
    return {**_text(told), "html": told.html}


def _step_fields(prose: Prose, label: str, questions: int, tries: int) -> Fields:
    told = prose.blocks[label]
    nothing = Told("", "")

    def extra(kind: str, number: int) -> Told:
        return prose.blocks.get(f"{label}--{kind}-{number}", nothing)

    asked = [
        {
            "words": extra("question", number).heading,
            "html": extra("question", number).html,
            "answer": extra("answer", number).html,
        }
        for number in range(1, questions + 1)
    ]
    refused = [extra("try", number).html for number in range(1, tries + 1)]
    return {**_text(told), "html": told.html, "questions": asked, "tries": refused}
