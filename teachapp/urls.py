"""Every address of the site.

Pages for readers begin with the reader's language: what stands in `reading` is found under /ko/,
/ja/, /en/ and so on, and `reverse` leads to the page in the language that is active.
"""

from django.conf.urls.i18n import i18n_patterns
from django.contrib import admin
from django.urls import URLPattern, URLResolver, include, path
from django.views.i18n import set_language

from teachapp.classroom.urls import at_root as classes_at_root
from teachapp.health import healthz
from teachapp.library.views import favicon, way_in
from teachapp.live import stream
from teachapp.reader.views import service_worker
from teachapp.sharing.urls import at_root

reading: list[URLPattern | URLResolver] = [
    path("at/<slug:venue>/", include("teachapp.library.venue_urls")),  # before every <game>/…
    path("", include("teachapp.classroom.urls")),
    path("", include("teachapp.search.urls")),
    path("", include("teachapp.reader.urls")),
    path("", include("teachapp.rulebook.urls")),
    path("", include("teachapp.lessons.urls")),
    path("", include("teachapp.tryout.urls")),
    path("", include("teachapp.sharing.urls")),
    path("", include("teachapp.reports.urls")),
    path("", include("teachapp.library.urls")),
]

handler404 = "teachapp.library.views.not_found"

urlpatterns = [
    path("", way_in, name="way-in"),
    path("healthz", healthz, name="healthz"),
    path("favicon.ico", favicon),
    path("service-worker.js", service_worker),
    path("stream/<str:ticket>", stream, name="stream"),
    path("admin/", admin.site.urls),
    path("language/", set_language, name="set-language"),
    *at_root,
    *classes_at_root,
    path("api/", include("teachapp.api.urls")),
    *i18n_patterns(*reading),
]
