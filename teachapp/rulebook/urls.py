"""Addresses of a game's words: rules, one clause, changes, teaching, crib, terms, and so on."""

from django.urls import path

from teachapp.rulebook import papers, views

app_name = "rulebook"
urlpatterns = [
    path("<slug:game>/rules/", views.rules, name="rules"),
    path("<slug:game>/teach/", views.teach, name="teach"),
    path("<slug:game>/rules.pdf", papers.rules, name="rules-pdf"),
    path("<slug:game>/crib/", views.crib, name="crib"),
    path("<slug:game>/crib.pdf", papers.crib, name="crib-pdf"),
    path("<slug:game>/rules/<slug:clause>/", views.clause, name="clause"),
    path("<slug:game>/changes/", views.changes, name="changes"),
    path("<slug:game>/changes.atom", views.changes_feed, name="changes-feed"),
    path("<slug:game>/terms/", views.terms, name="terms"),
    path("<slug:game>/variants/", views.variants, name="variants"),
    path("<slug:game>/coverage/", views.coverage, name="coverage"),
]
