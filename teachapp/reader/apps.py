"""Registers the reader app."""

from django.apps import AppConfig


class ReaderConfig(AppConfig):
    default_auto_field = "django.db.models.BigAutoField"
    name = "teachapp.reader"
    label = "reader"
