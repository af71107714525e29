"""The same site under Django's own ASGI handler: what its views cost without teachapp/asgi.py."""

import os

from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.bench.settings")
application = get_asgi_application()
