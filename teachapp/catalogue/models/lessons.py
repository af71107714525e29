"""Lessons and their steps in the database, each with a row of words a language."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from teachapp.catalogue.models.content import Part, Readable, Text, unique


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
