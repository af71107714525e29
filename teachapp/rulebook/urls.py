"""Addresses of a game's words: rules, teaching, terms, variants, coverage."""

from django.urls import path

from teachapp.rulebook import views

app_name = "rulebook"
urlpatterns = [
    path("<slug:game>/rules/", views.rules, name="rules"),
    path("<slug:game>/teach/", views.teach, name="teach"),
    path("<slug:game>/terms/", views.terms, name="terms"),
    path("<slug:game>/variants/", views.variants, name="variants"),
    path("<slug:game>/coverage/", views.coverage, name="coverage"),
]
