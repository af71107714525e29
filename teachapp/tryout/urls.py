"""Addresses of tables: `/<lang>/<game>/table/<one-line position>/`."""

from django.urls import path

from teachapp.tryout import views

app_name = "tryout"
urlpatterns = [
    path("<slug:game>/table/", views.new_table, name="new"),
    path("<slug:game>/table/<str:position>/", views.table, name="table"),
]
