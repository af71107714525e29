"""How many reports wait, for the head of every page of the admin."""

from typing import Any

from django.template import Library

from teachapp.catalogue.models import Report

register = Library()


@register.simple_tag
def open_reports(user: Any) -> int | None:
    """Return how many reports are open; None for who may not see them."""
    if not user.has_perm("catalogue.view_report"):
        return None
    return Report.objects.filter(state=Report.State.OPEN).count()
