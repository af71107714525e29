"""Venues: edited on the site, where content is not; `venues/*.toml` only plants them."""

from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import gettext_lazy as _

from games.registry import GAMES
from teachapp.catalogue.boxes import contents, missing_faults
from teachapp.catalogue.models.content import Game, unique


class Venue(models.Model):
    """A place that has games: a café, a club, a shelf at home."""

    slug = models.SlugField(_("id"), unique=True)

    class Meta:
        verbose_name = _("venue")
        verbose_name_plural = _("venues")
        ordering = ["slug"]

    def __str__(self) -> str:
        return self.slug


class ShelvesState(models.Model):
    """One row: a token that changes whenever a venue, its names or its copies do (`apps.py`)."""

    token = models.CharField(max_length=32)

    class Meta:
        verbose_name_plural = "shelves state"

    def __str__(self) -> str:
        return self.token


class VenueText(models.Model):
    """A venue's name in one language."""

    venue = models.ForeignKey(Venue, models.CASCADE, related_name="texts", verbose_name=_("venue"))
    language = models.CharField(_("language"), max_length=16)
    name = models.CharField(_("name"), max_length=200)

    class Meta:
        verbose_name = _("name of a venue")
        verbose_name_plural = _("names of venues")
        ordering = ["venue", "language"]
        constraints = [unique("one_text_a_venue_language", "venue", "language")]

    def __str__(self) -> str:
        return self.name


class Copy(models.Model):
    """Boxes of a game at a venue: where they stand, how many, and what is missing in them."""

    venue = models.ForeignKey(Venue, models.CASCADE, related_name="copies", verbose_name=_("venue"))
    game = models.ForeignKey(Game, models.PROTECT, related_name="copies", verbose_name=_("game"))
    shelf = models.CharField(_("shelf"), max_length=40, blank=True)
    count = models.PositiveSmallIntegerField(_("number"), default=1)
    missing = models.CharField(_("missing cards"), max_length=200, blank=True)
    """What is not in the boxes: faces as notation has them, ids of other components: `7 7 Q`."""

    class Meta:
        verbose_name = _("copy")
        verbose_name_plural = _("copies")
        ordering = ["venue", "game", "shelf"]

    def __str__(self) -> str:
        return f"{self.game} {self.shelf}".strip()

    def clean(self) -> None:
        """Refuse to miss what was never in the box."""
        game = Game.objects.filter(pk=self.game_id).first()
        if game is None:
            return  # the form has said so already
        components = [(row.slug, row.faces, row.count) for row in game.components.all()]
        box = contents(GAMES.get(game.slug), components)
        faults = missing_faults(self.missing.split(), box, self.count)
        if faults:
            raise ValidationError({"missing": faults})
