"""Every address of the site.

Pages for readers begin with the reader's language: what stands in `reading` is found under /ko/,
/ja/, /en/ and so on, and `reverse` leads to the page in the language that is active.
"""

from django.conf.urls.i18n import i18n_patterns
from django.contrib import admin
from django.urls import URLPattern, URLResolver, path

from teachapp.health import healthz

reading: list[URLPattern | URLResolver] = []

urlpatterns = [
    path("healthz", healthz, name="healthz"),
    path("admin/", admin.site.urls),
    *i18n_patterns(*reading),
]
