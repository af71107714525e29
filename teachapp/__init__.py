"""The site: Django apps that show rulebooks and drive the engines of `games`."""
