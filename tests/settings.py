"""The site's settings with what would make tests slow or leave traces taken out."""

import os
import tempfile
from pathlib import Path

# Tests neither see nor touch what lies in the developer's own var/.
os.environ.setdefault(
    "RULETABLE_DATA_DIR", str(Path(tempfile.gettempdir(), f"ruletable-tests-{os.getuid()}"))
)
os.environ.setdefault("RULETABLE_SECRET_KEY", "tests" * 10)

from teachapp.settings import *  # noqa: F403  after the environment is set
from teachapp.settings import DATABASES

MAKE_READY = False
if DATABASES["default"]["ENGINE"].endswith("postgresql"):
    # As `python -m tests.scaled` runs them: a copy of the database that has the content.
    DATABASES["default"]["TEST"] = {"TEMPLATE": DATABASES["default"]["NAME"]}
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.InMemoryStorage"},
    # Plain names, straight from where the files lie: nothing has to be collected.
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
WHITENOISE_AUTOREFRESH = True
WHITENOISE_USE_FINDERS = True
