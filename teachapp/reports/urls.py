"""Addresses of reports: `/<lang>/<game>/report/?clause=<id>`; without a game about the site."""

from django.urls import path

from teachapp.reports import views

app_name = "reports"
urlpatterns = [
    path("report/", views.report, name="site"),
    path("report/thanks/", views.thanks, name="site-thanks"),
    path("<slug:game>/report/", views.report, name="report"),
    path("<slug:game>/report/thanks/", views.thanks, name="thanks"),
]
