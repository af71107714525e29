"""What is loaded → the passages that search finds, with their tokens.

A load compares each game's passages with those there are and writes those of games that have
changed; all are written anew only when the code that makes tokens has changed. The key of a passage
says in which order hits are wanted where there are too many to look at all: games and their terms
first, steps of lessons last; within a kind by game, and what all games share after them.
"""

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from django.db.models import QuerySet

from teachapp.catalogue import models
from teachapp.catalogue.plain import in_one_line
from teachapp.catalogue.search import databases
from teachapp.catalogue.search.tokens import tokens
from teachapp.narration import stems

KINDS = ("game", "term", "clause", "variant", "lesson", "step")
KIND_AT, GAME_AT = 56, 24
"""The bits of a key at which its kind and its game begin; before them it counts."""
_SHARED = (1 << (KIND_AT - GAME_AT)) - 1


def code() -> str:
    """Return the hash of the code that makes tokens: others must not be looked for."""
    found = hashlib.sha256()
    for path in (*sorted(Path(__file__).parent.glob("*.py")), Path(stems.__file__)):
        found.update(path.read_bytes())
    return found.hexdigest()


def build(anew: bool) -> None:
    """Make the index say what is loaded; `anew` whatever it holds."""
    if anew:
        models.Passage.objects.all().delete()
        databases.clear()
    for game in (*models.Game.objects.order_by("order"), None):
        _build(game)


def _build(game: models.Game | None) -> None:
    there = list(models.Passage.objects.filter(game=game).order_by("pk"))
    wanted = _passages(game)
    if _values(there) != _values(wanted):
        _remove(there)
        models.Passage.objects.bulk_create(wanted, batch_size=500)
        databases.add((passage.pk, _tokens(passage)) for passage in wanted)


def _remove(passages: Iterable[models.Passage]) -> None:
    databases.remove((passage.pk, _tokens(passage)) for passage in passages)
    models.Passage.objects.filter(pk__in=[passage.pk for passage in passages]).delete()


def forget(game: models.Game) -> None:
    """Take a game out of the index, before it is deleted."""
    _remove(models.Passage.objects.filter(game=game))


def _values(passages: Iterable[models.Passage]) -> list[Any]:
    names = [field.attname for field in models.Passage._meta.concrete_fields]
    return [[getattr(passage, name) for name in names] for passage in passages]


def _tokens(passage: models.Passage) -> set[str]:
    return tokens(
        passage.heading, passage.text, passage.names, passage.around, passage.game_id or 0
    )


def _passages(game: models.Game | None) -> list[models.Passage]:
    """Return what a game tells, or what all games share, with keys in the order of reading."""
    found = [*_terms(game)]
    if game:
        makers = (_clauses, _variants, _lessons, _steps)
        found = [*_game(game), *found, *(each for make in makers for each in make(game))]
    names = dict(game.texts.values_list("language", "name")) if game else {}
    for at, passage in enumerate(found):
        kind = KINDS.index(passage.kind) << KIND_AT
        passage.pk = kind + ((game.pk if game else _SHARED) << GAME_AT) + at
        passage.around = f"{names.get(passage.language, '')} {passage.within}"
    return found


def _passage(
    kind: str, game: models.Game | None, slug: str, row: models.Text, **fields: Any
) -> models.Passage:
    return models.Passage(
        thing=" ".join((kind, game.slug if game else "", slug)),
        kind=kind,
        game=game,
        slug=slug,
        language=row.language,
        **{"heading": row.heading, **fields},
    )


def _rows(texts: QuerySet[Any], owner: str, game: models.Game | None, *order: str) -> Iterator[Any]:
    by = [*(order or (f"{owner}__order",)), "language"]
    return texts.filter(**{f"{owner}__game": game}).select_related(owner).order_by(*by).iterator()


def _game(game: models.Game) -> Iterator[models.Passage]:
    for row in game.texts.order_by("language"):
        yield models.Passage(
            thing=f"game {game.slug}",
            kind="game",
            game=game,
            slug=game.slug,
            language=row.language,
            heading=row.name,
            names=[row.name],
            text=f"{row.tagline} {in_one_line(row.intro)}",
        )


def _terms(game: models.Game | None) -> Iterator[models.Passage]:
    for row in _rows(models.TermText.objects.all(), "term", game):
        slug = row.term.slug
        yield _passage(
            "term",
            game,
            slug,
            row,
            place=f"terms/#{slug}",
            names=[row.heading, *row.aka],
            text=in_one_line(row.html, row.warning),
        )


def _clauses(game: models.Game) -> Iterator[models.Passage]:
    texts = models.SectionText.objects.filter(section__game=game)
    sections = {(row.section_id, row.language): row.heading for row in texts}
    for row in _rows(models.ClauseText.objects.all(), "clause", game):
        slug = row.clause.slug
        within = sections.get((row.clause.section_id, row.language), "")
        told = in_one_line(row.html)
        yield _passage("clause", game, slug, row, place=f"rules/#{slug}", within=within, text=told)


def _variants(game: models.Game) -> Iterator[models.Passage]:
    for row in _rows(models.VariantText.objects.all(), "variant", game):
        slug = row.variant.slug
        told = in_one_line(row.html)
        yield _passage("variant", game, slug, row, place=f"variants/#{slug}", text=told)


def _lessons(game: models.Game) -> Iterator[models.Passage]:
    for row in _rows(models.LessonText.objects.all(), "lesson", game):
        slug = row.lesson.slug
        told = in_one_line(row.html)
        yield _passage("lesson", game, slug, row, place=f"lessons/{slug}/", text=told)


def _steps(game: models.Game) -> Iterator[models.Passage]:
    """What is only told after an answer or a try is left out: a hit must give nothing away."""
    texts = models.LessonText.objects.filter(lesson__game=game)
    titles = {(row.lesson_id, row.language): row.heading for row in texts}
    rows = models.StepText.objects.select_related("step__lesson")
    for row in _rows(rows, "step__lesson", game, "step__lesson__order", "step__order"):
        slug = f"{row.step.lesson.slug}/{row.step.label}"
        questions = [text for each in row.questions for text in (each["words"], each["html"])]
        yield _passage(
            "step",
            game,
            slug,
            row,
            place=f"lessons/{slug}/",
            within=titles.get((row.step.lesson_id, row.language), ""),
            text=in_one_line(row.html, *questions),
        )
