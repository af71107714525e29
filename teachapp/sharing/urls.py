"""Addresses for robots (`at_root`), and of the pictures that stand for pages."""

from django.urls import path

from teachapp.sharing import views

app_name = "sharing"
urlpatterns = [
    path("og.png", views.site_picture, name="site-picture"),
    path("<slug:game>/og.png", views.game_picture, name="game-picture"),
    path("<slug:game>/lessons/<slug:lesson>/og.png", views.lesson_picture, name="lesson-picture"),
]
at_root = [
    path("robots.txt", views.robots, name="robots"),
    path("sitemap.xml", views.sitemaps, name="sitemaps"),
    path("sitemap-site.xml", views.site_map, name="sitemap-site"),
    path("sitemap-game-<slug:game>.xml", views.game_map, name="sitemap-game"),
]
