"""Registers the catalogue app."""

from django.apps import AppConfig


class CatalogueConfig(AppConfig):
    default_auto_field = "django.db.models.BigAutoField"
    name = "teachapp.catalogue"
    label = "catalogue"

    def ready(self) -> None:
        from teachapp.catalogue import checks  # noqa: F401  registers itself, once apps are there
