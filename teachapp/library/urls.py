"""Addresses of the library: the shelf, a game with its box and its code, about."""

from django.urls import path

from teachapp.library import views

app_name = "library"
urlpatterns = [
    path("", views.shelf, name="shelf"),
    path("about/", views.about, name="about"),
    path("<slug:game>/", views.game, name="game"),
    path("<slug:game>/box/", views.box, name="box"),
    path("<slug:game>/qr.svg", views.qr, name="qr"),
]
