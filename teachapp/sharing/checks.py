"""Django's system check for preview pictures: `manage.py check --deploy --tag pictures`.

A note and no more: a site without a font for Korean says everything in Korean all the same.
"""

from collections.abc import Sequence
from typing import Any

from django.apps import AppConfig
from django.conf import settings
from django.core.checks import CheckMessage, Info, register

from teachapp.sharing.picture import can_draw

HINT = "Install fonts that have its letters, such as Debian's fonts-noto-cjk, and start again."


@register("pictures", deploy=True)
def every_language_can_be_drawn(
    app_configs: Sequence[AppConfig] | None, **kwargs: Any
) -> list[CheckMessage]:
    """Return a note (teachapp.I201) for each language without preview pictures."""
    missing = "No font of this machine writes {}: pages in it offer no preview picture."
    return [
        Info(missing.format(name), hint=HINT, id="teachapp.I201")
        for code, name in settings.LANGUAGES
        if not can_draw(code)
    ]
