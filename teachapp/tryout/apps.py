"""Registers the tryout app."""

from django.apps import AppConfig


class TryoutConfig(AppConfig):
    default_auto_field = "django.db.models.BigAutoField"
    name = "teachapp.tryout"
    label = "tryout"
