"""Addresses of a game's words: rules, one clause, changes, terms, variants, coverage."""

from django.urls import path

from teachapp.rulebook import views

app_name = "rulebook"
urlpatterns = [
    path("<slug:game>/rules/", views.rules, name="rules"),
    path("<slug:game>/rules/<slug:clause>/", views.clause, name="clause"),
    path("<slug:game>/changes/", views.changes, name="changes"),
    path("<slug:game>/changes.atom", views.changes_feed, name="changes-feed"),
    path("<slug:game>/terms/", views.terms, name="terms"),
    path("<slug:game>/variants/", views.variants, name="variants"),
    path("<slug:game>/coverage/", views.coverage, name="coverage"),
]
