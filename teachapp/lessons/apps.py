"""Registers the lessons app."""

from django.apps import AppConfig


class LessonsConfig(AppConfig):
    default_auto_field = "django.db.models.BigAutoField"
    name = "teachapp.lessons"
    label = "lessons"
