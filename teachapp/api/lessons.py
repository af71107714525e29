"""The lessons of a game, and one with its script and every step."""

from collections.abc import Iterator, Mapping
from dataclasses import fields

from games.core.notation import address, dump_moves, dump_position
from games.core.replay import Replay
from teachapp.api import answers
from teachapp.api.asking import Asked
from teachapp.api.problems import Problem
from teachapp.api.telling import Found, Telling, table_href, telling, texts
from teachapp.catalogue import queries, shown
from teachapp.catalogue.plain import plain


def lessons(asked: Asked, game: str) -> Found:
    """The lessons of a game in the order in which they are taught."""
    found = telling(game, asked)
    return Found(tuple(_lines(found)), found.head.languages)


def lesson(asked: Asked, game: str, lesson: str) -> Found:
    """A lesson with its script and every step."""
    found = telling(game, asked)
    line = next((line for line in _lines(found) if line.id == lesson), None)
    if line is None:
        raise Problem("unknown-lesson")
    pages = {code: queries.lesson_step(game, lesson, code) for code in found.codes}
    script = queries.lesson_step(game, lesson, found.source).script
    told = answers.Lesson(
        **{field.name: getattr(line, field.name) for field in fields(line)},
        script=script,
        steps=tuple(_steps(found, pages, queries.replay_of(script))),
    )
    return Found(told, found.head.languages)


def _lines(game: Telling) -> Iterator[answers.LessonLine]:
    told = {
        code: {line.slug: line for line in queries.lesson_list(game.slug, code)}
        for code in game.codes
    }
    for place, row in enumerate(queries.lesson_list(game.slug, game.source), 1):
        yield answers.LessonLine(
            id=row.slug,
            game=game.slug,
            order=place,
            minutes=row.minutes,
            texts={code: _lesson(text) for code, text in texts(told, row.slug)},
            api_href=f"{game.root}lessons/{row.slug}/",
        )


def _lesson(text: shown.LessonLine) -> answers.LessonWords:
    return answers.LessonWords(text.title, text.html, plain(text.html), text.is_stale, text.href)


def _steps(
    game: Telling, pages: Mapping[str, shown.LessonPage], played: Replay
) -> Iterator[answers.Step]:
    told = {code: {step.label: step for step in page.steps} for code, page in pages.items()}
    assert played.game is not None, "scripts are played when they are loaded"
    for place, step in enumerate(played.steps, 1):
        position = address(dump_position(played.game, step.state))
        yield answers.Step(
            id=step.label,
            order=place,
            moves=dump_moves(made.move for made in step.made),
            position=position,
            clauses=tuple(sorted(step.cites)),
            texts={
                code: _step(text, table_href(game.heads[code], position))
                for code, text in texts(told, step.label)
            },
        )


def _step(text: shown.StepWords, table: str) -> answers.StepWords:
    return answers.StepWords(
        heading=text.heading,
        html=text.html,
        text=plain(text.html),
        questions=tuple(
            answers.Question(each.words, each.html, each.answer) for each in text.questions
        ),
        tries=text.tries,
        is_stale=text.is_stale,
        href=text.href,
        table_href=table,
    )
