"""What is loaded → the passages that search finds, with their tokens.

The whole index is made anew in the transaction of a load that changes it, in the order in which
hits are wanted where there are too many to look at all: games and their terms first, steps of
lessons last. A passage's key is its place in this order, on every database.
"""

import re
from collections.abc import Iterable, Iterator
from html import unescape
from typing import Any

from django.db.models import F, QuerySet

from teachapp.catalogue import models
from teachapp.catalogue.search import databases
from teachapp.catalogue.search.tokens import tokens

KINDS = ("game", "term", "clause", "variant", "lesson", "step")
_BLOCK_END = re.compile(r"</(?:p|li|h\d|td|th|tr|blockquote|pre)>|<br\s*/?>")
_TAG = re.compile(r"\s*(?=</span>)|<[^>]*>")


def build(anew: bool) -> None:
    """Make the index say what is loaded; `anew` though it does, as the code may have changed."""
    found = [*_games(), *_terms(), *_clauses(), *_variants(), *_lessons(), *_steps()]
    names: dict[tuple[int | None, str], str] = {
        (row.game_id, row.language): row.name for row in models.GameText.objects.all()
    }
    for key, passage in enumerate(found, 1):
        passage.pk = key
        passage.around = f"{names.get((passage.game_id, passage.language), '')} {passage.within}"
    if not anew and _values(models.Passage.objects.all()) == _values(found):
        return
    models.Passage.objects.all().delete()
    models.Passage.objects.bulk_create(found, batch_size=500)
    databases.replace_all((passage.pk, _tokens(passage)) for passage in found)


def _values(passages: Iterable[models.Passage]) -> list[Any]:
    names = [field.attname for field in models.Passage._meta.concrete_fields]
    return [[getattr(passage, name) for name in names] for passage in passages]


def _tokens(passage: models.Passage) -> set[str]:
    return tokens("\n".join((passage.heading, *passage.names, passage.text)), passage.around)


def plain(*html: str) -> str:
    """Return the words of some HTML in one line.

    >>> plain("<p>The <a href='#x'>leader</a>s</p><ul><li>6 &amp; 7</li></ul>")
    'The leaders 6 & 7'
    """
    text = _TAG.sub("", _BLOCK_END.sub(" ", "\n".join(html)))
    return " ".join(unescape(text).split())


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


def _rows(texts: QuerySet[Any], owner: str, *order: str) -> Iterator[Any]:
    by = [f"{owner}__game__order", *(order or (f"{owner}__order",)), "language"]
    return texts.select_related(f"{owner}__game").order_by(*by).iterator()


def _games() -> Iterator[models.Passage]:
    for row in models.GameText.objects.select_related("game").order_by("game__order", "language"):
        yield models.Passage(
            thing=f"game {row.game.slug}",
            kind="game",
            game=row.game,
            slug=row.game.slug,
            language=row.language,
            heading=row.name,
            names=[row.name],
            text=f"{row.tagline} {plain(row.intro)}",
        )


def _terms() -> Iterator[models.Passage]:
    """Shared terms come last: a game may have a word of its own for the same."""
    rows = models.TermText.objects.select_related("term__game").order_by(
        F("term__game__order").asc(nulls_last=True), "term__order", "language"
    )
    for row in rows:
        slug = row.term.slug
        yield _passage(
            "term",
            row.term.game,
            slug,
            row,
            place=f"terms/#{slug}",
            names=[row.heading, *row.aka],
            text=plain(row.html, row.warning),
        )


def _clauses() -> Iterator[models.Passage]:
    sections = {
        (row.section_id, row.language): row.heading for row in models.SectionText.objects.all()
    }
    for row in _rows(models.ClauseText.objects.all(), "clause"):
        slug = row.clause.slug
        within = sections.get((row.clause.section_id, row.language), "")
        yield _passage(
            "clause",
            row.clause.game,
            slug,
            row,
            place=f"rules/#{slug}",
            within=within,
            text=plain(row.html),
        )


def _variants() -> Iterator[models.Passage]:
    for row in _rows(models.VariantText.objects.all(), "variant"):
        slug = row.variant.slug
        place = f"variants/#{slug}"
        yield _passage("variant", row.variant.game, slug, row, place=place, text=plain(row.html))


def _lessons() -> Iterator[models.Passage]:
    for row in _rows(models.LessonText.objects.all(), "lesson"):
        slug = row.lesson.slug
        place = f"lessons/{slug}/"
        yield _passage("lesson", row.lesson.game, slug, row, place=place, text=plain(row.html))


def _steps() -> Iterator[models.Passage]:
    """What is only told after an answer or a try is left out: a hit must give nothing away."""
    titles = {(row.lesson_id, row.language): row.heading for row in models.LessonText.objects.all()}
    order = ("step__lesson__order", "step__order")
    for row in _rows(models.StepText.objects.all(), "step__lesson", *order):
        lesson = row.step.lesson
        slug = f"{lesson.slug}/{row.step.label}"
        questions = [text for each in row.questions for text in (each["words"], each["html"])]
        yield _passage(
            "step",
            lesson.game,
            slug,
            row,
            place=f"lessons/{slug}/",
            within=titles.get((lesson.pk, row.language), ""),
            text=plain(row.html, *questions),
        )
