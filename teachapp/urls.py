"""Every address of the site.

Pages for readers begin with the reader's language: what stands in `reading` is found under /ko/,
/ja/, /en/ and so on, and `reverse` leads to the page in the language that is active.
"""

from django.conf.urls.i18n import i18n_patterns
from django.contrib import admin
from django.urls import URLPattern, URLResolver, include, path

from teachapp.health import healthz
from teachapp.library.views import favicon, way_in

reading: list[URLPattern | URLResolver] = [
    path("", include("teachapp.rulebook.urls")),
    path("", include("teachapp.lessons.urls")),
    path("", include("teachapp.tryout.urls")),
    path("", include("teachapp.library.urls")),
]

handler404 = "teachapp.library.views.not_found"

urlpatterns = [
    path("", way_in, name="way-in"),
    path("healthz", healthz, name="healthz"),
    path("favicon.ico", favicon),
    path("admin/", admin.site.urls),
    path("api/", include("teachapp.api.urls")),
    *i18n_patterns(*reading),
]
