"""The crib of a game, a page for the table."""

from django.db import migrations, models

import teachapp.catalogue.models


class Migration(migrations.Migration):
    dependencies = [("catalogue", "0003_venues")]

    operations = [
        migrations.AddField(
            model_name="gametext",
            name="crib",
            field=models.JSONField(
                blank=True, default=list, encoder=teachapp.catalogue.models.content.Readable
            ),
        ),
    ]
