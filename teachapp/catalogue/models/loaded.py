"""What a load keeps beside games and lessons: sentences, files as written, passages, its state."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from teachapp.catalogue.models.content import Game, Readable, unique


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

    Made by a load from the rows of content; the keys say in which order hits are wanted (see
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
