"""Addresses of the API; `routes.py` says what is at each."""

from django.urls import path, re_path

from teachapp.api import views
from teachapp.api.routes import ROUTES

app_name = "api"
urlpatterns = [
    *(path(f"v1/{route.path}", views.resource(route), name=route.name) for route in ROUTES),
    path("v1/openapi.json", views.openapi, name="openapi"),
    re_path("", views.nothing, name="nothing"),  # whatever it is
]
