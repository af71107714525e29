"""Content in the database, so that pages query it and search finds it; files are the authority.

Facts are rows of their own (`Clause`), words are a row a language (`ClauseText`); HTML is rendered
when content is loaded (`actions.load`), which keeps primary keys as long as an id is there. Only
`Venue`, `VenueText` and `Copy` are edited on the site.
"""

import json
from typing import Any

from django.db import models


class Readable(json.JSONEncoder):
    """Keeps letters as they are, so that Korean is found by searching for Korean."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**{**options, "ensure_ascii": False})


def unique(name: str, *fields: str) -> models.UniqueConstraint:
    """Return the constraint that no two rows agree in all of `fields`."""
    return models.UniqueConstraint(fields=fields, name=name)


class Game(models.Model):
    """A game with its facts; what it says is in `GameText` and below."""

    slug = models.SlugField(unique=True)
    order = models.PositiveSmallIntegerField(default=0)
    rule_set = models.PositiveSmallIntegerField()
    language = models.CharField(max_length=16)
    """The source language: translations follow what it says."""
    players_min = models.PositiveSmallIntegerField()
    players_max = models.PositiveSmallIntegerField()
    minutes_min = models.PositiveSmallIntegerField()
    minutes_max = models.PositiveSmallIntegerField()
    age = models.PositiveSmallIntegerField()
    year = models.PositiveSmallIntegerField()
    designer = models.CharField(max_length=200)
    publishers = models.JSONField(encoder=Readable, default=list)

    class Meta:
        ordering = ["order", "slug"]

    def __str__(self) -> str:
        return self.slug


class GameText(models.Model):
    """A game's name and introduction in one language."""

    game = models.ForeignKey(Game, models.CASCADE, related_name="texts")
    language = models.CharField(max_length=16)
    name = models.CharField(max_length=200)
    tagline = models.CharField(max_length=300)
    intro = models.TextField()
    """What the rulebook begins with, as HTML."""

    class Meta:
        ordering = ["game", "language"]
        constraints = [unique("one_text_a_game_language", "game", "language")]

    def __str__(self) -> str:
        return self.name

    def get_absolute_url(self) -> str:
        return f"/{self.language}/{self.game.slug}/"


class Text(models.Model):
    """What all texts of one thing in one language have in common."""

    language = models.CharField(max_length=16)
    heading = models.CharField(max_length=300)
    rev = models.PositiveSmallIntegerField(default=1)
    is_stale = models.BooleanField("translation is behind", default=False)
    """The source language has moved on since this was translated."""

    class Meta:
        abstract = True

    def __str__(self) -> str:
        return self.heading


class Part(models.Model):
    """What belongs to one game, has an id of its own there and a place in the order."""

    game = models.ForeignKey(Game, models.CASCADE, related_name="%(class)ss")
    slug = models.SlugField()
    order = models.PositiveSmallIntegerField()

    class Meta:
        abstract = True
        ordering = ["game", "order"]
        constraints = [unique("one_%(class)s_a_slug", "game", "slug")]

    def __str__(self) -> str:
        return self.slug


class Source(Part):
    """A text that rules were taken from, or our own reason for a rule (`derived`, `ruling`)."""

    kind = models.CharField(max_length=16)
    language = models.CharField(max_length=16, blank=True)


class SourceText(Text):
    """A source's title, and a sentence about it."""

    source = models.ForeignKey(Source, models.CASCADE, related_name="texts")
    html = models.TextField()

    class Meta:
        ordering = ["source", "language"]
        constraints = [unique("one_text_a_source_language", "source", "language")]


class Component(Part):
    """A row of the list by which a box is counted; its words are a message."""

    faces = models.JSONField(default=list)
    count = models.PositiveSmallIntegerField()

    def __str__(self) -> str:
        return f"{self.count} × {self.slug}"


class Section(Part):
    """A chapter of the rulebook: the clauses whose ids begin with its slug."""


class SectionText(Text):
    """A chapter's title, and what is said before its first clause."""

    section = models.ForeignKey(Section, models.CASCADE, related_name="texts")
    html = models.TextField(blank=True)

    class Meta:
        ordering = ["section", "language"]
        constraints = [unique("one_text_a_section_language", "section", "language")]


class Clause(Part):
    """One rule with a permanent id; `slug` is what engines, links and QR codes call it."""

    class Kind(models.TextChoices):
        CHECKABLE = "checkable", "the engine refuses by it"
        EFFECT = "effect", "an event shows it"
        SETUP = "setup", "setting up"
        SCORING = "scoring", "scoring"
        HONOUR = "honour", "players see to it themselves"
        PHYSICAL = "physical", "a matter of hands and table"
        NOTE = "note", "follows from others"

    section = models.ForeignKey(Section, models.CASCADE, related_name="clauses")
    kind = models.CharField(max_length=16, choices=Kind)
    players = models.CharField(max_length=40, blank=True)
    """The numbers of players for which it holds, such as `3-8`; empty: for all."""
    options = models.JSONField(default=list, blank=True)
    """The engine's options that change it."""
    needs = models.JSONField(default=list, blank=True)
    """The clauses that one has to know first."""
    sources = models.JSONField(default=list, blank=True)
    """Who says so, by the slugs of sources."""

    # Measured when content was loaded; see `coverage.py`.
    is_cited = models.BooleanField("engine cites it", default=False)
    shown_by = models.JSONField(default=list, blank=True)
    """Every step of a lesson that shows it: `hunt/the-tie`."""
    is_tested = models.BooleanField("a test covers it", null=True, default=None)
    """Empty where tests are not at hand."""
    lacks = models.JSONField(default=list, blank=True)
    """What its kind can give and is not there."""


class ClauseText(Text):
    """What a clause says; `parts` are stretches of HTML, each with the players it holds for."""

    clause = models.ForeignKey(Clause, models.CASCADE, related_name="texts")
    parts = models.JSONField(encoder=Readable, default=list)
    previous = models.JSONField(encoder=Readable, default=dict, blank=True)
    """Revision, heading and parts before the revision was last raised."""

    class Meta:
        ordering = ["clause", "language"]
        constraints = [unique("one_text_a_clause_language", "clause", "language")]

    @property
    def html(self) -> str:
        """The whole text, whoever plays."""
        return "\n".join(part["html"] for part in self.parts)

    def get_absolute_url(self) -> str:
        game = self.clause.game.slug
        return f"/{self.language}/{game}/rules/#{self.clause.slug}"


class Term(models.Model):
    """A word of one game, or of all (`game` is then empty)."""

    game = models.ForeignKey(Game, models.CASCADE, related_name="terms", null=True, blank=True)
    slug = models.SlugField()
    order = models.PositiveSmallIntegerField()

    class Meta:
        ordering = [models.F("game").asc(nulls_last=True), "order"]
        constraints = [
            unique("one_term_a_slug", "game", "slug"),
            models.UniqueConstraint(
                fields=["slug"], condition=models.Q(game=None), name="one_shared_term_a_slug"
            ),
        ]

    def __str__(self) -> str:
        return self.slug


class TermText(Text):
    """The word (`heading`), what it means, and what it must not be taken for."""

    term = models.ForeignKey(Term, models.CASCADE, related_name="texts")
    aka = models.JSONField(encoder=Readable, default=list, blank=True)
    html = models.TextField()
    warning = models.TextField(blank=True)

    class Meta:
        ordering = ["term", "language"]
        constraints = [unique("one_text_a_term_language", "term", "language")]


class Variant(Part):
    """A point on which sources differ or are silent, and how the engine can play it."""

    option = models.SlugField(blank=True)
    clauses = models.JSONField(default=list, blank=True)
    """The clauses it is about."""
    readings = models.JSONField(default=list, blank=True)
    """`{"value", "sources"}` each."""
    play = models.JSONField(default=dict, blank=True)
    """`{"position", "moves", "other"}`: a table at which two options part."""


class VariantText(Text):
    """A disagreement told: who says what, what we play, and why."""

    variant = models.ForeignKey(Variant, models.CASCADE, related_name="texts")
    html = models.TextField()

    class Meta:
        ordering = ["variant", "language"]
        constraints = [unique("one_text_a_variant_language", "variant", "language")]


class Lesson(Part):
    """A script that the engine plays; positions stand here once, words in `LessonText`."""

    minutes = models.PositiveSmallIntegerField()
    script = models.TextField()


class LessonText(Text):
    """A lesson's title, and what it shows."""

    lesson = models.ForeignKey(Lesson, models.CASCADE, related_name="texts")
    html = models.TextField()

    class Meta:
        ordering = ["lesson", "language"]
        constraints = [unique("one_text_a_lesson_language", "lesson", "language")]

    def get_absolute_url(self) -> str:
        game = self.lesson.game.slug
        return f"/{self.language}/{game}/lessons/{self.lesson.slug}/"


class Step(models.Model):
    """A labelled step of a lesson; the label is its address."""

    lesson = models.ForeignKey(Lesson, models.CASCADE, related_name="steps")
    label = models.SlugField()
    order = models.PositiveSmallIntegerField()
    cites = models.JSONField(default=list)
    """Every clause that the step shows."""

    class Meta:
        ordering = ["lesson", "order"]
        constraints = [unique("one_step_a_label", "lesson", "label")]

    def __str__(self) -> str:
        return self.label


class StepText(Text):
    """What is told at a step, and what its questions and refusals say beyond the usual words."""

    step = models.ForeignKey(Step, models.CASCADE, related_name="texts")
    html = models.TextField()
    questions = models.JSONField(encoder=Readable, default=list, blank=True)
    """`{"words", "html", "answer"}` for each question of the script, in order; empty words stand
    for the usual ones, `answer` is shown after answering."""
    tries = models.JSONField(encoder=Readable, default=list, blank=True)
    """HTML shown after each move that the script offers to be refused, in order."""

    class Meta:
        ordering = ["step", "language"]
        constraints = [unique("one_text_a_step_language", "step", "language")]


class Messages(models.Model):
    """Fluent sentences of one game, or of all (`game` is then empty), as written."""

    game = models.ForeignKey(Game, models.CASCADE, related_name="messages", null=True, blank=True)
    language = models.CharField(max_length=16)
    text = models.TextField()

    class Meta:
        ordering = ["game", "language"]
        verbose_name_plural = "messages"
        constraints = [
            unique("one_messages_a_game_language", "game", "language"),
            models.UniqueConstraint(
                fields=["language"],
                condition=models.Q(game=None),
                name="one_shared_messages_a_language",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.game or 'shared'} {self.language}"


class ProseFile(models.Model):
    """A file of prose or readings as written, so that content can be written back byte for byte."""

    path = models.CharField(max_length=200, unique=True)
    text = models.TextField()

    class Meta:
        ordering = ["path"]

    def __str__(self) -> str:
        return self.path


class ContentState(models.Model):
    """One row: which content is loaded. Its hash is the version that pages and caches go by."""

    hash = models.CharField(max_length=64)
    loaded_at = models.DateTimeField()

    class Meta:
        verbose_name_plural = "content state"

    def __str__(self) -> str:
        return self.hash[:12]


class Venue(models.Model):
    """A place that has games: a café, a club, a shelf at home."""

    slug = models.SlugField(unique=True)

    class Meta:
        ordering = ["slug"]

    def __str__(self) -> str:
        return self.slug


class VenueText(models.Model):
    """A venue's name in one language."""

    venue = models.ForeignKey(Venue, models.CASCADE, related_name="texts")
    language = models.CharField(max_length=16)
    name = models.CharField(max_length=200)

    class Meta:
        ordering = ["venue", "language"]
        constraints = [unique("one_text_a_venue_language", "venue", "language")]

    def __str__(self) -> str:
        return self.name


class Copy(models.Model):
    """Boxes of a game at a venue: where they stand, how many, and what is missing in them."""

    venue = models.ForeignKey(Venue, models.CASCADE, related_name="copies")
    game = models.ForeignKey(Game, models.PROTECT, related_name="copies")
    shelf = models.CharField(max_length=40, blank=True)
    count = models.PositiveSmallIntegerField(default=1)
    missing = models.CharField(max_length=200, blank=True)
    """Faces that are not in the box, as notation has them: `7 7 Q`."""

    class Meta:
        ordering = ["venue", "game", "shelf"]
        verbose_name_plural = "copies"

    def __str__(self) -> str:
        return f"{self.game} {self.shelf}".strip()
