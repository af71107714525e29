"""Content read once, and loaded where a test asks for it.

Models are imported in the fixtures: this file is read before Django is set up.
"""

from itertools import count

import pytest

_numbers = count(1)


@pytest.fixture(scope="session")
def sound():
    """What a reading of the content finds; it has no faults."""
    from django.conf import settings

    from teachapp.catalogue.content.reading import read_content

    found = read_content(settings.CONTENT_DIR)
    assert found.faults == ()
    return found


@pytest.fixture
def new_version():
    """A version that no other test has: what is kept in memory goes by it."""
    return lambda: f"test-{next(_numbers)}"


@pytest.fixture
def loaded(content, db, sound, new_version):
    """The content in the database, with all clauses said to have a test; nothing of it is kept in
    memory yet."""
    from teachapp.catalogue import models

    models.Clause.objects.update(is_tested=True)
    models.ContentState.objects.update(hash=new_version())
    return sound.content


def every_clause(content):
    """Return the ids of all clauses by game: those that have a test."""
    return {game.facts.slug: {each.id for each in game.clauses} for game in content.games}
