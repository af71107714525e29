"""Addresses of live classes: `/<lang>/teach/`, `/<lang>/join/`, `/<lang>/class/<code>/…`."""

from django.urls import path

from teachapp.classroom.views import hall, join, lead, people, results, start, wall

app_name = "classroom"
urlpatterns = [
    path("teach/", start.start, name="start"),
    path("join/", join.which, name="which"),
    path("join/<str:code>/", join.join, name="join"),
    path("class/<str:code>/", hall.hall, name="hall"),
    path("class/<str:code>/lead/", lead.lead, name="lead"),
    path("class/<str:code>/people/", people.people, name="people"),
    path("class/<str:code>/results/", results.results, name="results"),
    path("class/<str:code>/results.csv", results.sheet, name="results-csv"),
    path("class/<str:code>/wall/", wall.wall, name="wall"),
]
