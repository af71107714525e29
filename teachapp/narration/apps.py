"""Registers the narration app."""

from django.apps import AppConfig


class NarrationConfig(AppConfig):
    default_auto_field = "django.db.models.BigAutoField"
    name = "teachapp.narration"
    label = "narration"
