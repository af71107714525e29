"""Addresses of live classes: `/<lang>/teach/`, `/<lang>/join/`, `/<lang>/class/<code>/…`."""

from django.urls import path

from teachapp.classroom.views import hall, join, lead, plan, start, together, wall

app_name = "classroom"
urlpatterns = [
    path("teach/", start.start, name="start"),
    path("teach/plan/", plan.plan, name="plan"),
    path("teach/with/", together.lead_too, name="lead-with"),
    path("teach/with/<str:code>/", together.lead_too, name="lead-too"),
    path("wall/", wall.pair, name="pair"),
    path("join/", join.which, name="which"),
    path("join/<str:code>/", join.join, name="join"),
    path("class/<str:code>/", hall.hall, name="hall"),
    path("class/<str:code>/lead/", lead.lead, name="lead"),
    path("class/<str:code>/together/", together.together, name="together"),
    path("class/<str:code>/wall/", wall.wall, name="wall"),
]
