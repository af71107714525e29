"""Content in the database, so that pages query it and search finds it; files are the authority.

Facts are rows of their own (`Clause`), words are a row a language (`ClauseText`); HTML is rendered
when content is loaded (`actions.load`), which keeps primary keys as long as an id is there.
"""

import json
from typing import Any

from django.db import models
from django.utils.translation import gettext_lazy as _


class Readable(json.JSONEncoder):
    """Keeps letters as they are, so that Korean is found by searching for Korean."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**{**options, "ensure_ascii": False})


def unique(name: str, *fields: str) -> models.UniqueConstraint:
    """Return the constraint that no two rows agree in all of `fields`."""
    return models.UniqueConstraint(fields=fields, name=name)


class Game(models.Model):
    """A game with its facts; what it says is in `GameText` and below."""

    slug = models.SlugField(_("id"), unique=True)
    order = models.PositiveSmallIntegerField(_("order"), default=0)
    rule_set = models.PositiveSmallIntegerField(_("rule set"))
    language = models.CharField(_("language"), max_length=16)
    """The source language: translations follow what it says."""
    players_min = models.PositiveSmallIntegerField(_("fewest players"))
    players_max = models.PositiveSmallIntegerField(_("most players"))
    minutes_min = models.PositiveSmallIntegerField(_("shortest, in minutes"))
    minutes_max = models.PositiveSmallIntegerField(_("longest, in minutes"))
    age = models.PositiveSmallIntegerField(_("from age"))
    year = models.PositiveSmallIntegerField(_("year"))
    designer = models.CharField(_("designed by"), max_length=200)
    publishers = models.JSONField(_("publishers"), encoder=Readable, default=list)
    first_told = models.DateField(_("first edition"), null=True, blank=True)
    """The day of the rulebook's first edition here, if anybody wrote it down."""

    class Meta:
        verbose_name = _("game")
        verbose_name_plural = _("games")
        ordering = ["order", "slug"]

    def __str__(self) -> str:
        return self.slug


class GameText(models.Model):
    """A game's name and introduction in one language."""

    game = models.ForeignKey(Game, models.CASCADE, related_name="texts", verbose_name=_("game"))
    language = models.CharField(_("language"), max_length=16)
    name = models.CharField(_("name"), max_length=200)
    sort_name = models.CharField(_("name for sorting"), max_length=200, default="")
    """What lists sort it by; see `sorting.py`."""
    tagline = models.CharField(_("tagline"), max_length=300)
    intro = models.TextField(_("introduction"))
    """What the rulebook begins with, as HTML."""
    crib = models.JSONField(_("crib"), encoder=Readable, default=list, blank=True)
    """The crib's blocks in order, `{"heading", "is_stale", "parts"}` each; parts are a clause's."""

    class Meta:
        verbose_name = _("name and introduction")
        verbose_name_plural = _("names and introductions")
        ordering = ["game", "language"]
        constraints = [unique("one_text_a_game_language", "game", "language")]

    def __str__(self) -> str:
        return self.name

    def get_absolute_url(self) -> str:
        return f"/{self.language}/{self.game.slug}/"


class Text(models.Model):
    """What all texts of one thing in one language have in common."""

    language = models.CharField(_("language"), max_length=16)
    heading = models.CharField(_("heading"), max_length=300)
    rev = models.PositiveSmallIntegerField(_("revision"), default=1)
    is_stale = models.BooleanField(_("translation is behind"), default=False)
    """The source language has moved on since this was translated."""

    class Meta:
        abstract = True

    def __str__(self) -> str:
        return self.heading


class Part(models.Model):
    """What belongs to one game, has an id of its own there and a place in the order."""

    game = models.ForeignKey(
        Game, models.CASCADE, related_name="%(class)ss", verbose_name=_("game")
    )
    slug = models.SlugField(_("id"))
    order = models.PositiveSmallIntegerField(_("order"))

    class Meta:
        abstract = True
        ordering = ["game", "order"]
        constraints = [unique("one_%(class)s_a_slug", "game", "slug")]

    def __str__(self) -> str:
        return self.slug


class Source(Part):
    """A text that rules were taken from, or our own reason for a rule (`derived`, `ruling`)."""

    kind = models.CharField(_("kind"), max_length=16)
    language = models.CharField(_("language"), max_length=16, blank=True)

    class Meta(Part.Meta):
        verbose_name = _("source")
        verbose_name_plural = _("sources")


class SourceText(Text):
    """A source's title, and a sentence about it."""

    source = models.ForeignKey(
        Source, models.CASCADE, related_name="texts", verbose_name=_("source")
    )
    html = models.TextField(_("text"))

    class Meta:
        verbose_name = _("text of a source")
        verbose_name_plural = _("texts of sources")
        ordering = ["source", "language"]
        constraints = [unique("one_text_a_source_language", "source", "language")]


class Component(Part):
    """A row of the list by which a box is counted; its words are a message."""

    faces = models.JSONField(_("cards"), default=list)
    count = models.PositiveSmallIntegerField(_("number"))

    class Meta(Part.Meta):
        verbose_name = _("row of the box list")
        verbose_name_plural = _("rows of the box list")

    def __str__(self) -> str:
        return f"{self.count} × {self.slug}"


class Section(Part):
    """A chapter of the rulebook: the clauses whose ids begin with its slug."""

    class Meta(Part.Meta):
        verbose_name = _("chapter")
        verbose_name_plural = _("chapters")


class SectionText(Text):
    """A chapter's title, and what is said before its first clause."""

    section = models.ForeignKey(
        Section, models.CASCADE, related_name="texts", verbose_name=_("chapter")
    )
    html = models.TextField(_("text"), blank=True)

    class Meta:
        verbose_name = _("text of a chapter")
        verbose_name_plural = _("texts of chapters")
        ordering = ["section", "language"]
        constraints = [unique("one_text_a_section_language", "section", "language")]


class Clause(Part):
    """One rule with a permanent id; `slug` is what engines, links and QR codes call it."""

    class Kind(models.TextChoices):
        CHECKABLE = "checkable", _("the engine refuses by it")
        EFFECT = "effect", _("an event shows it")
        SETUP = "setup", _("setting up")
        SCORING = "scoring", _("scoring")
        HONOUR = "honour", _("players see to it themselves")
        PHYSICAL = "physical", _("a matter of hands and table")
        NOTE = "note", _("follows from others")

    section = models.ForeignKey(
        Section, models.CASCADE, related_name="clauses", verbose_name=_("chapter")
    )
    kind = models.CharField(_("kind"), max_length=16, choices=Kind)
    players = models.CharField(_("for how many players"), max_length=40, blank=True)
    """The numbers of players for which it holds, such as `3-8`; empty: for all."""
    options = models.JSONField(_("options that change it"), default=list, blank=True)
    """The engine's options that change it."""
    needs = models.JSONField(_("clauses to know first"), default=list, blank=True)
    """The clauses that one has to know first."""
    sources = models.JSONField(_("who says so"), default=list, blank=True)
    """Who says so, by the slugs of sources."""

    # Measured when content was loaded; see `coverage.py`.
    is_cited = models.BooleanField(_("engine cites it"), default=False)
    shown_by = models.JSONField(_("steps that show it"), default=list, blank=True)
    """Every step of a lesson that shows it: `hunt/the-tie`."""
    is_tested = models.BooleanField(_("a test covers it"), null=True, default=None)
    """Empty where tests are not at hand."""
    lacks = models.JSONField(_("what is missing"), default=list, blank=True)
    """What its kind can give and is not there."""

    class Meta(Part.Meta):
        verbose_name = _("clause")
        verbose_name_plural = _("clauses")


class InParts(models.Model):
    """A text of `parts`: stretches of HTML, each with the players it holds for."""

    parts = models.JSONField(_("text"), encoder=Readable, default=list)

    class Meta:
        abstract = True

    @property
    def html(self) -> str:
        """The whole text, whoever plays."""
        return "\n".join(part["html"] for part in self.parts)


class ClauseText(Text, InParts):
    """What a clause says."""

    clause = models.ForeignKey(
        Clause, models.CASCADE, related_name="texts", verbose_name=_("clause")
    )

    class Meta:
        verbose_name = _("text of a clause")
        verbose_name_plural = _("texts of clauses")
        ordering = ["clause", "language"]
        constraints = [unique("one_text_a_clause_language", "clause", "language")]

    def get_absolute_url(self) -> str:
        game = self.clause.game.slug
        return f"/{self.language}/{game}/rules/#{self.clause.slug}"


class FormerText(InParts):
    """What a clause said as a revision that has been replaced."""

    clause = models.ForeignKey(
        Clause, models.CASCADE, related_name="former_texts", verbose_name=_("clause")
    )
    language = models.CharField(_("language"), max_length=16)
    rev = models.PositiveSmallIntegerField(_("revision"))
    heading = models.CharField(_("heading"), max_length=300)

    class Meta:
        verbose_name = _("former wording")
        verbose_name_plural = _("former wordings")
        ordering = ["clause", "language", "rev"]
        constraints = [unique("one_former_text_a_rev", "clause", "language", "rev")]

    def __str__(self) -> str:
        return f"{self.heading} ({self.rev})"


class Change(Part):
    """A change of the rulebook: it raised the revision of `clauses` by one each."""

    date = models.DateField(_("date"))
    rule_set = models.PositiveSmallIntegerField(_("rule set"), default=0)
    """What the engine plays from here on; 0: as before."""
    clauses = models.JSONField(_("clauses"), default=list, blank=True)
    new = models.JSONField(_("new clauses"), default=list, blank=True)
    """Clauses that came with it."""

    class Meta(Part.Meta):
        verbose_name = _("change of the rulebook")
        verbose_name_plural = _("changes of the rulebook")


class ChangeText(Text):
    """What was changed, and why."""

    change = models.ForeignKey(
        Change, models.CASCADE, related_name="texts", verbose_name=_("change of the rulebook")
    )
    html = models.TextField(_("text"))

    class Meta:
        verbose_name = _("text of a change")
        verbose_name_plural = _("texts of changes")
        ordering = ["change", "language"]
        constraints = [unique("one_text_a_change_language", "change", "language")]


class Term(models.Model):
    """A word of one game, or of all (`game` is then empty)."""

    game = models.ForeignKey(
        Game, models.CASCADE, related_name="terms", null=True, blank=True, verbose_name=_("game")
    )
    slug = models.SlugField(_("id"))
    order = models.PositiveSmallIntegerField(_("order"))

    class Meta:
        verbose_name = _("term")
        verbose_name_plural = _("terms")
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

    term = models.ForeignKey(Term, models.CASCADE, related_name="texts", verbose_name=_("term"))
    aka = models.JSONField(_("other words for it"), encoder=Readable, default=list, blank=True)
    html = models.TextField(_("text"))
    warning = models.TextField(_("easily confused"), blank=True)

    class Meta:
        verbose_name = _("text of a term")
        verbose_name_plural = _("texts of terms")
        ordering = ["term", "language"]
        constraints = [unique("one_text_a_term_language", "term", "language")]


class Variant(Part):
    """A point on which sources differ or are silent, and how the engine can play it."""

    option = models.SlugField(_("option"), blank=True)
    clauses = models.JSONField(_("clauses"), default=list, blank=True)
    """The clauses it is about."""
    readings = models.JSONField(_("readings"), default=list, blank=True)
    """`{"value", "sources"}` each."""
    play = models.JSONField(_("table that plays it"), default=dict, blank=True)
    """`{"position", "moves", "other"}`: a table at which two options part."""

    class Meta(Part.Meta):
        verbose_name = _("disagreement")
        verbose_name_plural = _("disagreements")


class VariantText(Text):
    """A disagreement told: who says what, what we play, and why."""

    variant = models.ForeignKey(
        Variant, models.CASCADE, related_name="texts", verbose_name=_("disagreement")
    )
    html = models.TextField(_("text"))

    class Meta:
        verbose_name = _("text of a disagreement")
        verbose_name_plural = _("texts of disagreements")
        ordering = ["variant", "language"]
        constraints = [unique("one_text_a_variant_language", "variant", "language")]


class Lesson(Part):
    """A script that the engine plays; positions stand here once, words in `LessonText`."""

    minutes = models.PositiveSmallIntegerField(_("minutes"))
    script = models.TextField(_("script"))

    class Meta(Part.Meta):
        verbose_name = _("lesson")
        verbose_name_plural = _("lessons")


class LessonText(Text):
    """A lesson's title, and what it shows."""

    lesson = models.ForeignKey(
        Lesson, models.CASCADE, related_name="texts", verbose_name=_("lesson")
    )
    html = models.TextField(_("text"))

    class Meta:
        verbose_name = _("text of a lesson")
        verbose_name_plural = _("texts of lessons")
        ordering = ["lesson", "language"]
        constraints = [unique("one_text_a_lesson_language", "lesson", "language")]

    def get_absolute_url(self) -> str:
        game = self.lesson.game.slug
        return f"/{self.language}/{game}/lessons/{self.lesson.slug}/"


class Step(models.Model):
    """A labelled step of a lesson; the label is its address."""

    lesson = models.ForeignKey(
        Lesson, models.CASCADE, related_name="steps", verbose_name=_("lesson")
    )
    label = models.SlugField(_("label"))
    order = models.PositiveSmallIntegerField(_("order"))
    cites = models.JSONField(_("clauses it shows"), default=list)
    """Every clause that the step shows."""

    class Meta:
        verbose_name = _("step")
        verbose_name_plural = _("steps")
        ordering = ["lesson", "order"]
        constraints = [unique("one_step_a_label", "lesson", "label")]

    def __str__(self) -> str:
        return self.label


class StepText(Text):
    """What is told at a step, and what its questions and refusals say beyond the usual words."""

    step = models.ForeignKey(Step, models.CASCADE, related_name="texts", verbose_name=_("step"))
    html = models.TextField(_("text"))
    questions = models.JSONField(_("questions"), encoder=Readable, default=list, blank=True)
    """`{"words", "html", "answer"}` for each question of the script, in order; empty words stand
    for the usual ones, `answer` is shown after answering."""
    tries = models.JSONField(_("moves to try"), encoder=Readable, default=list, blank=True)
    """HTML shown after each move that the script offers to be refused, in order."""

    class Meta:
        verbose_name = _("text of a step")
        verbose_name_plural = _("texts of steps")
        ordering = ["step", "language"]
        constraints = [unique("one_text_a_step_language", "step", "language")]


class Messages(models.Model):
    """Fluent sentences of one game, or of all (`game` is then empty), as written."""

    game = models.ForeignKey(
        Game, models.CASCADE, related_name="messages", null=True, blank=True, verbose_name=_("game")
    )
    language = models.CharField(_("language"), max_length=16)
    text = models.TextField(_("text"))

    class Meta:
        verbose_name = _("set of sentences")
        verbose_name_plural = _("sets of sentences")
        ordering = ["game", "language"]
        constraints = [
            unique("one_messages_a_game_language", "game", "language"),
            models.UniqueConstraint(
                fields=["language"],
                condition=models.Q(game=None),
                name="one_shared_messages_a_language",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.game or _('all games')} {self.language}"


class ProseFile(models.Model):
    """A file of prose or readings as written, so that content can be written back byte for byte."""

    path = models.CharField(_("file"), max_length=200, unique=True)
    text = models.TextField(_("text"))

    class Meta:
        verbose_name = _("file")
        verbose_name_plural = _("files")
        ordering = ["path"]

    def __str__(self) -> str:
        return self.path


class Passage(models.Model):
    """A text as search knows it: one thing in one language, as plain words.

    Made by a load from the rows above; the keys say in which order hits are wanted (see
    `search/index.py`, which keeps their tokens in a table beside this one).
    """

    thing = models.CharField(max_length=200, db_index=True)
    """What is told, the same in every language: `clause vampire-queen hunt-tie-latest`."""
    kind = models.CharField(max_length=16)
    game = models.ForeignKey(Game, models.CASCADE, related_name="+", null=True)
    slug = models.CharField(max_length=120)
    language = models.CharField(max_length=16)
    place = models.CharField(max_length=200)
    """Its address after the game's: `rules/#hunt-tie-latest`."""
    heading = models.CharField(max_length=300)
    names = models.JSONField(encoder=Readable, default=list)
    """What it is called, if it has a name: a term's words, a game's name."""
    within = models.CharField(max_length=300)
    """The heading of what it is a part of: a chapter, a lesson."""
    around = models.CharField(max_length=501)
    """The same after the name of its game: words that help to find it among others."""
    text = models.TextField()

    class Meta:
        ordering = ["pk"]

    def __str__(self) -> str:
        return f"{self.thing} {self.language}"


class ContentState(models.Model):
    """One row: which content is loaded. Its hash is the version that pages and caches go by."""

    hash = models.CharField(_("version"), max_length=64)
    loaded_at = models.DateTimeField(_("loaded at"))
    search_code = models.CharField(max_length=64, default="", editable=False)
    """By which code the index of the search was made: see `search/index.py`."""

    class Meta:
        verbose_name = _("state of the content")
        verbose_name_plural = _("state of the content")

    def __str__(self) -> str:
        return self.hash[:12]
