from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class ClassroomConfig(AppConfig):
    name = "teachapp.classroom"
    verbose_name = _("Live classes")

    def ready(self) -> None:
        from teachapp import live
        from teachapp.classroom.publish import snapshot  # models exist only now

        live.snapshots_come_from(snapshot)
