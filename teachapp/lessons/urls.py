"""Addresses of lessons: `/<lang>/<game>/lessons/…`."""

from django.urls import path

from teachapp.lessons import views

app_name = "lessons"
urlpatterns = [
    path("<slug:game>/lessons/", views.lesson_list, name="list"),
    path("<slug:game>/lessons/<slug:lesson>/", views.step, name="first"),
    path("<slug:game>/lessons/<slug:lesson>/<slug:label>/", views.step, name="step"),
]
