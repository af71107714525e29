"""Registers the catalogue app."""

from django.apps import AppConfig
from django.db.models.signals import post_delete, post_save
from django.utils.translation import gettext_lazy as _


class CatalogueConfig(AppConfig):
    default_auto_field = "django.db.models.BigAutoField"
    name = "teachapp.catalogue"
    label = "catalogue"
    verbose_name = _("Catalogue")

    def ready(self) -> None:
        from teachapp.catalogue import checks  # noqa: F401  registers itself, once apps are there
        from teachapp.catalogue.actions import shelves_changed

        for model in ("Venue", "VenueText", "Copy"):
            for signal in (post_save, post_delete):
                signal.connect(shelves_changed, sender=self.get_model(model))
