"""The site as `manage.py serve` runs it, with the measurement's own addresses beside its own."""

from teachapp.settings import *  # noqa: F403

ROOT_URLCONF = "tests.bench.urls"

MAKE_READY = False  # a new address must be new
