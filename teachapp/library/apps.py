"""Registers the library app."""

from django.apps import AppConfig


class LibraryConfig(AppConfig):
    default_auto_field = "django.db.models.BigAutoField"
    name = "teachapp.library"
    label = "library"
