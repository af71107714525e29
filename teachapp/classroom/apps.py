from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class ClassroomConfig(AppConfig):
    name = "teachapp.classroom"
    verbose_name = _("Live classes")
