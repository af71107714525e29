"""Registers the table app."""

from django.apps import AppConfig


class TableConfig(AppConfig):
    default_auto_field = "django.db.models.BigAutoField"
    name = "teachapp.table"
    label = "table"
