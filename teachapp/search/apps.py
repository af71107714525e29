"""Registers the search app."""

from django.apps import AppConfig


class SearchConfig(AppConfig):
    default_auto_field = "django.db.models.BigAutoField"
    name = "teachapp.search"
    label = "search"
