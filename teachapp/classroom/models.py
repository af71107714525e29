"""A live class: a row, and its append-only log of numbered entries. Its state is the replay.

Nothing of a class is changed once it is written, and nothing of it is kept elsewhere: when a class
expires its rows are deleted, names included.
"""

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


class LiveClass(models.Model):
    """A class that somebody opened. What happened in it are its entries."""

    code = models.CharField(_("join code"), max_length=8, unique=True)
    secret = models.CharField(max_length=32, editable=False)
    """Goes into everything that is signed for this class, so that nothing fits another."""
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.SET_NULL,
        null=True,
        blank=True,
        related_name="classes",
        verbose_name=_("account"),
    )
    game = models.CharField(_("game"), max_length=50)
    opened = models.DateTimeField(_("opened at"), auto_now_add=True)
    touched = models.DateTimeField(_("last entry at"), db_index=True)
    closed = models.DateTimeField(_("closed at"), null=True, blank=True)
    host_missed = models.DateTimeField(null=True, editable=False)
    """Since when nobody who leads is connected, as somebody noticed."""

    class Meta:
        ordering = ["-opened"]
        verbose_name = _("live class")
        verbose_name_plural = _("live classes")

    def __str__(self) -> str:
        return f"{self.code} {self.game}"


class Entry(models.Model):
    """Something that happened in a class. Written once, never changed."""

    live_class = models.ForeignKey(LiveClass, models.CASCADE, related_name="entries")
    number = models.PositiveIntegerField()
    kind = models.CharField(max_length=16)
    by = models.CharField(max_length=16)
    """Whose doing it was: `host:1`, `person:5`, `room`."""
    key = models.CharField(max_length=64)
    """Of the request that asked for it: the same request twice is one entry."""
    body = models.JSONField()
    at = models.DateTimeField()

    class Meta:
        ordering = ["number"]
        constraints = [
            models.UniqueConstraint(fields=["live_class", "number"], name="entry_number"),
            models.UniqueConstraint(fields=["live_class", "key"], name="entry_key"),
        ]
        verbose_name = _("entry")
        verbose_name_plural = _("entries")

    def __str__(self) -> str:
        return f"{self.number} {self.kind} {self.by}"


class WrongCode(models.Model):
    """Somebody asked for a class that there isn't; kept for minutes, to limit guessing."""

    sender = models.CharField(max_length=32)
    at = models.DateTimeField()

    class Meta:
        indexes = [models.Index(fields=["at", "sender"], name="wrong_code_at")]

    def __str__(self) -> str:
        return f"{self.at:%F %T}"


class Pass(models.Model):
    """A code that lets another device in for some minutes, once: to lead too, or as a big screen.

    Whoever leads shows it and the other types it; or a screen shows it before it belongs to any
    class, and whoever leads types it.
    """

    code = models.CharField(max_length=8, unique=True)
    role = models.CharField(max_length=8)
    live_class = models.ForeignKey(LiveClass, models.CASCADE, null=True, related_name="passes")
    holder = models.CharField(max_length=32)
    """The secret of the screen that shows it and waits; empty where whoever leads shows it."""
    used = models.CharField(max_length=32)
    """Whose it became: the key of the form that used it."""
    made = models.DateTimeField(db_index=True)


class WrongPass(models.Model):
    """Somebody typed a code that there isn't: counted, so that none is found by trying."""

    sender = models.CharField(max_length=32)
    at = models.DateTimeField(db_index=True)
