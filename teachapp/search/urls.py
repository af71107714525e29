"""The address of the search."""

from django.urls import path

from teachapp.search import views

app_name = "search"
urlpatterns = [path("search/", views.results, name="results")]
