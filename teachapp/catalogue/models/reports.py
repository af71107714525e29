"""What readers report: a row a report, written by `actions.report_mistake`.

It names a game, a clause or a step by id and not by row, since a report must outlive whatever is
done to the content it is about.
"""

from django.db import models
from django.utils.translation import gettext_lazy as _


class Report(models.Model):
    """A mistake that a reader found; kept for `settings.REPORT_DAYS`, then deleted."""

    class State(models.TextChoices):
        OPEN = "open", _("open")
        ANSWERED = "answered", _("answered")
        CLOSED = "closed", _("closed")

    created = models.DateTimeField(_("reported at"), auto_now_add=True, db_index=True)
    state = models.CharField(_("state"), max_length=16, choices=State, default=State.OPEN)
    language = models.CharField(_("language"), max_length=16)
    game = models.CharField(_("game"), max_length=50, blank=True)
    clause = models.CharField(_("clause"), max_length=50, blank=True)
    step = models.CharField(_("step"), max_length=101, blank=True)
    """`hunt/the-tie`."""
    rev = models.PositiveSmallIntegerField(_("revision"), null=True, blank=True)
    """Of the clause, as the reader saw it."""
    content = models.CharField(_("version of the content"), max_length=64, blank=True)
    text = models.TextField(_("what is wrong"))
    contact = models.CharField(_("how to reach the reader"), max_length=200, blank=True)
    sender = models.CharField(max_length=32, blank=True, editable=False)
    """A hash that tells within a day who sends too much, and not who it is; emptied after that."""
    key = models.CharField(max_length=32, unique=True, editable=False)
    """Of the form and what was written in it: the same sent twice is one report."""

    class Meta:
        ordering = ["-created", "-pk"]
        verbose_name = _("report of a mistake")
        verbose_name_plural = _("reports of mistakes")

    def __str__(self) -> str:
        return " ".join(filter(None, (self.game, self.place, self.language)))

    @property
    def place(self) -> str:
        """What of the game it is about."""
        return self.clause or self.step

    def get_absolute_url(self) -> str:
        """Return the page that was reported."""
        root = f"/{self.language}/"
        if not self.game:
            return f"{root}about/"
        if self.clause:
            return f"{root}{self.game}/rules/#{self.clause}"
        return f"{root}{self.game}/lessons/{self.step}/" if self.step else f"{root}{self.game}/"
