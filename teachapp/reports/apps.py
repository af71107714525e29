"""Registers the reports app."""

from django.apps import AppConfig


class ReportsConfig(AppConfig):
    default_auto_field = "django.db.models.BigAutoField"
    name = "teachapp.reports"
    label = "reports"
