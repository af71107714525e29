"""By which code the index of the search was made, so that a load knows when to make it anew."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("catalogue", "0007_names"),
    ]

    operations = [
        migrations.AddField(
            model_name="contentstate",
            name="search_code",
            field=models.CharField(default="", editable=False, max_length=64),
        ),
    ]
