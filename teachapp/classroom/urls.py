"""Addresses of live classes: `/<lang>/teach/`, `/<lang>/join/`, `/<lang>/class/<code>/…`."""

from django.urls import path

from teachapp.classroom.views import (
    hall,
    join,
    lead,
    own,
    people,
    plan,
    results,
    start,
    stream,
    together,
    wall,
)
from teachapp.classroom.views.door import door, hosting

app_name = "classroom"
urlpatterns = [
    path("teach/", hosting(start.start), name="start"),
    path("teach/plan/", plan.plan, name="plan"),
    path("teach/own/<str:code>/", door(own.own), name="own"),
    path("teach/with/", together.lead_too, name="lead-with"),
    path("teach/with/<str:code>/", together.lead_too, name="lead-too"),
    path("wall/", wall.pair, name="pair"),
    path("join/", join.which, name="which"),
    path("join/<str:code>/", door(join.join), name="join"),
    path("class/<str:code>/", door(hall.hall), name="hall"),
    path("class/<str:code>/lead/", door(lead.lead), name="lead"),
    path("class/<str:code>/together/", door(together.together), name="together"),
    path("class/<str:code>/wall/", door(wall.wall), name="wall"),
    path("class/<str:code>/newer/", door(stream.newer), name="newer"),
    path("class/<str:code>/people/", door(people.people), name="people"),
    path("class/<str:code>/results/", door(results.results), name="results"),
    path("class/<str:code>/results.csv", door(results.sheet), name="results-csv"),
]
at_root = [
    path("join/", join.short),
    path("join/<str:code>/", join.short, name="short-join"),
]
"""Without a language, for codes and posters: it follows the browser's."""
