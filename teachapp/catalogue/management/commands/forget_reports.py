"""`manage.py forget_reports`: deletes reports that have been kept for as long as the site says.

It also happens at each start and whenever a report comes in, so it is needed only where neither
may happen for days.
"""

from typing import Any

from django.core.management import BaseCommand

from teachapp.catalogue import actions


class Command(BaseCommand):
    help = "Deletes reports of mistakes that are older than RULETABLE_REPORT_DAYS."
    requires_system_checks = ()

    def handle(self, *args: Any, **options: Any) -> None:
        self.stdout.write(f"{actions.forget_reports()} deleted.")
