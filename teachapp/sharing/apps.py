"""Registers the sharing app."""

from django.apps import AppConfig


class SharingConfig(AppConfig):
    default_auto_field = "django.db.models.BigAutoField"
    name = "teachapp.sharing"
    label = "sharing"

    def ready(self) -> None:
        from teachapp.sharing import checks  # noqa: F401  registers itself, once apps are there
