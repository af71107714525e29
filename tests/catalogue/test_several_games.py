"""More games than one: nothing about loading and asking depends on which there are."""

import shutil

import pytest

from games import registry
from teachapp.catalogue import actions, models, queries
from teachapp.catalogue.content.reading import read_content
from tests.content.broken import GAME, copied, edit, replaced

GAMES_BEFORE = tuple(registry.GAMES)
KIN = ("moth-queen", "night-queen")


def kin(slug):
    """Return the same game under another name."""
    return type("Kin", (type(registry.find(GAME)),), {"slug": slug})()


@pytest.fixture(scope="module")
def three(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        root = copied(tmp_path_factory.mktemp("three"))
        for slug in KIN:
            patch.setitem(registry.GAMES, slug, kin(slug))
            shutil.copytree(root / GAME, root / slug)
            edit(root / slug / "game.toml", replaced(f'slug = "{GAME}"', f'slug = "{slug}"'))
            for path in [root / slug / "game.toml", *(root / slug).rglob("script.play")]:
                text = path.read_text(encoding="utf-8")
                path.write_text(text.replace(GAME, slug), encoding="utf-8")
        yield read_content(root)


def test_games_are_told_apart(three, db, new_version, django_assert_num_queries):
    assert [str(fault) for fault in three.faults] == []
    actions.load(three.content, new_version(), {})
    with django_assert_num_queries(6):
        found = {game.head.slug: game for game in queries.library("en")}
    assert list(found) == sorted({*GAMES_BEFORE, *KIN})
    games = [found[slug] for slug in (*KIN, GAME)]
    assert [len(game.shelves) for game in games] == [0, 0, 3]
    assert models.Term.objects.filter(game=None, slug="seat").count() == 1
    for game in games:
        book = queries.rulebook(game.head.slug, "en")
        assert f'href="/en/{game.head.slug}/terms/#' in book.sections[0].clauses[0].text.html
        shared = queries.terms(game.head.slug, "en").shared
        assert any(f'href="/en/{game.head.slug}/terms/#' in term.html for term in shared)
        assert queries.lesson_step(game.head.slug, "hunt", "en").head == game.head
