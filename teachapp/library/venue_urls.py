"""Addresses of a venue, below /<language>/at/<venue>/: no game can be called `at`."""

from django.urls import path

from teachapp.library import venues

app_name = "venue"
urlpatterns = [
    path("", venues.venue, name="venue"),
    path("labels/", venues.labels, name="labels"),
]
