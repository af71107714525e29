"""Addresses that readers' browsers ask for, and the page for what they have not kept."""

from django.urls import path

from teachapp.reader import views

app_name = "reader"
urlpatterns = [
    path("manifest.webmanifest", views.manifest, name="manifest"),
    path("offline/", views.offline, name="offline"),
    path("readings.json", views.readings, name="readings"),
    path("<slug:game>/readings.json", views.readings, name="game-readings"),
    path("<slug:game>/offline.json", views.whole_game, name="whole-game"),
]
