"""Registers the catalogue app."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class CatalogueConfig(AppConfig):
    default_auto_field = "django.db.models.BigAutoField"
    name = "teachapp.catalogue"
    label = "catalogue"
    verbose_name = _("Catalogue")

    def ready(self) -> None:
        from teachapp.catalogue import checks  # noqa: F401  registers itself, once apps are there
