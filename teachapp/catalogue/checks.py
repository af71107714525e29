"""Django's system check for content: `manage.py check --deploy --tag content`.

It reads every file, which takes a second or two; so it is one of the checks before a deployment
and costs an ordinary start nothing. Stale translations are no error here.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from django.apps import AppConfig
from django.conf import settings
from django.core.checks import CheckMessage, Error, register

HINT = "docs/content-format.md says what content files look like; nothing is loaded until then."


@register("content", deploy=True)
def content_has_no_faults(
    app_configs: Sequence[AppConfig] | None, **kwargs: Any
) -> list[CheckMessage]:
    """Return an error (teachapp.E101) for each fault in the content folder."""
    from teachapp.catalogue.content.reading import read_content  # only where it is asked for

    found = read_content(Path(settings.CONTENT_DIR))
    return [Error(str(fault), hint=HINT, id="teachapp.E101") for fault in found.faults]
