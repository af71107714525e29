"""Django's system checks for content and paper: `manage.py check --deploy --tag content`.

The first reads every file, which takes a second or two, and the second starts a process; so they
are among the checks before a deployment and cost an ordinary start nothing. Stale translations are
no error here, and neither is a site without PDFs.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from django.apps import AppConfig
from django.conf import settings
from django.core.checks import CheckMessage, Error, Info, register

PAPER_HINT = "Pages offer no PDF until then; docs/deploy.md says what it needs."
HINT = "docs/content-format.md says what content files look like; nothing is loaded until then."


@register("content", deploy=True)
def content_has_no_faults(
    app_configs: Sequence[AppConfig] | None, **kwargs: Any
) -> list[CheckMessage]:
    """Return an error (teachapp.E101) for each fault in the content folder."""
    from teachapp.catalogue.content.reading import read_content  # only where it is asked for

    found = read_content(Path(settings.CONTENT_DIR))
    return [Error(str(fault), hint=HINT, id="teachapp.E101") for fault in found.faults]


@register("paper", deploy=True)
def paper_can_be_made(app_configs: Sequence[AppConfig] | None, **kwargs: Any) -> list[CheckMessage]:
    """Say (teachapp.I102) why no PDF can be made here, if so."""
    from teachapp.paper import why_not  # only where it is asked for

    return [Info(why_not(), hint=PAPER_HINT, id="teachapp.I102")] if why_not() else []
