"""`manage.py forget_classes`: closes classes that stand still, and deletes those whose time is up.

It also happens at each start and whenever a class is opened, so it is needed only where neither
may happen for days: run it once a day then.
"""

from typing import Any

from django.core.management import BaseCommand

from teachapp.classroom.expiry import forget_classes


class Command(BaseCommand):
    help = "Closes live classes that stand still and deletes those whose time is up."
    requires_system_checks = ()

    def handle(self, *args: Any, **options: Any) -> None:
        closed, deleted = forget_classes()
        if options["verbosity"]:
            self.stdout.write(f"Closed {closed} and deleted {deleted} classes.")
