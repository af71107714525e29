"""Passages, and beside them the table of their tokens: each database has a kind of its own."""

import django.db.models.deletion
from django.db import migrations, models

import teachapp.catalogue.models

TABLE = "catalogue_search"
CREATE = {
    "sqlite": (
        f"CREATE VIRTUAL TABLE {TABLE} USING fts5("
        "tokens, content='', tokenize='unicode61 remove_diacritics 0')",
    ),
    "postgresql": (
        f"CREATE TABLE {TABLE} (rowid bigint PRIMARY KEY, tokens tsvector NOT NULL)",
        f"CREATE INDEX {TABLE}_tokens ON {TABLE} USING gin (tokens)",
    ),
}


def create(apps, schema_editor):
    """Make the table that `search/databases.py` asks."""
    for statement in CREATE[schema_editor.connection.vendor]:
        schema_editor.execute(statement)


def drop(apps, schema_editor):
    schema_editor.execute(f"DROP TABLE {TABLE}")


class Migration(migrations.Migration):
    dependencies = [
        ("catalogue", "0001_content"),
    ]

    operations = [
        migrations.CreateModel(
            name="Passage",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("thing", models.CharField(db_index=True, max_length=200)),
                ("kind", models.CharField(max_length=16)),
                ("slug", models.CharField(max_length=120)),
                ("language", models.CharField(max_length=16)),
                ("place", models.CharField(max_length=200)),
                ("heading", models.CharField(max_length=300)),
                (
                    "names",
                    models.JSONField(
                        default=list, encoder=teachapp.catalogue.models.content.Readable
                    ),
                ),
                ("within", models.CharField(max_length=300)),
                ("around", models.CharField(max_length=501)),
                ("text", models.TextField()),
                (
                    "game",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="+",
                        to="catalogue.game",
                    ),
                ),
            ],
            options={
                "ordering": ["pk"],
            },
        ),
        migrations.RunPython(create, drop),
    ]
