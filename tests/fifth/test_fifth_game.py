"""A fifth game, made with `docs/add-a-game.md` alone: nothing of the site had to change for it.

It stands here and not in the product: the registry and the content have it for this module only.
"""

import re
import shutil
from pathlib import Path

import pytest
from django.conf import settings
from django.db import transaction

from games import registry
from games.core.notation import dump_position, parse_position
from games.core.playout import play_out
from teachapp.catalogue import actions
from teachapp.catalogue.content.reading import read_content
from tests.fifth.stairs import GAME

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("stairs")]

CONTENT = Path(__file__).parent / "content"
LANGUAGES = ("ko", "ja", "en")
NAMES = {"ko": "계단", "ja": "階段", "en": "Stairs"}
STEPS = {
    "ko": {"the-lead": "어느 계단부터?", "one-step": "더 큰 카드", "back-to-a": "다시 가온부터"},
    "ja": {"the-lead": "最初はどの段？", "one-step": "大きいカード", "back-to-a": "またあおいから"},
    "en": {"the-lead": "Which step", "one-step": "a higher card", "back-to-a": "leads again"},
}
ANSWERS = {"ko": "8은 더 크고", "ja": "8なら上れますし", "en": "An 8 is higher"}
REASONS = {"ko": "5보다 큰 카드를", "ja": "5より大きいカードを出すか", "en": "to be higher than 5"}
TABLE = "stairs/table/stairs_1_standard_B_9;3,8_top=A:5/"


@pytest.fixture(scope="module")
def read(tmp_path_factory):
    root = tmp_path_factory.mktemp("fifth") / "content"
    for shared in ("messages", "terms"):
        shutil.copytree(settings.CONTENT_DIR / shared, root / shared)
    shutil.copytree(CONTENT / GAME.slug, root / GAME.slug)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry.GAMES, GAME.slug, GAME)
        yield read_content(root)


@pytest.fixture(scope="module")
def stairs(read, django_db_setup, django_db_blocker):
    assert read.faults == ()
    with (
        pytest.MonkeyPatch.context() as patch,
        django_db_blocker.unblock(),
        transaction.atomic(),
    ):
        patch.setitem(registry.GAMES, GAME.slug, GAME)
        tested = {GAME.slug: {clause.id for clause in read.content.games[0].clauses}}
        actions.load(read.content, "fifth-game", tested)
        yield
        transaction.set_rollback(True)


@pytest.fixture
def page(client):
    def get(address, **query):
        response = client.get(address, query)
        assert response.status_code == 200, address
        return response.content.decode()

    return get


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shelf_a_game_page_and_rules(page, language):
    name = NAMES[language]
    assert f'href="/{language}/stairs/"' in page(f"/{language}/")
    assert name in page(f"/{language}/stairs/")
    rules = page(f"/{language}/stairs/rules/")
    assert all(f'id="{clause}"' in rules for clause in GAME.cites())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_the_lesson(page, language):
    for label, tells in STEPS[language].items():
        assert tells in page(f"/{language}/stairs/lessons/up-or-pass/{label}/")


@pytest.mark.parametrize("part", ["", "clauses/", "terms/", "variants/", "lessons/up-or-pass/"])
def test_programs_are_told_of_it(page, part):
    assert NAMES["ja"] in page("/api/v1/games/", language="ja")
    told = page(f"/api/v1/games/stairs/{part}", language="all")
    assert all(f'"{language}":{{"' in told for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_of_the_lesson(page, language):
    step = f"/{language}/stairs/lessons/up-or-pass/one-step/"
    right = ANSWERS[language]
    assert right not in page(step)
    assert right in page(step, q=1, answer="3")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_table_a_legal_and_a_refused_move(page, client, language):
    response = client.get(f"/{language}/stairs/table/", {"players": 3})
    assert response.status_code == 302
    assert "@:deal," in response["Location"]
    assert NAMES[language] in page(response["Location"])
    table = f"/{language}/{TABLE}"
    legal, refused = page(table, moves="B:8"), page(table, moves="B:3")
    assert "#climb-higher" in refused
    assert REASONS[language] in refused
    assert 'class="note refusal"' in refused
    assert 'class="note refusal"' not in legal


@pytest.mark.parametrize("seats", GAME.seats)
def test_whole_games_end(seats):
    for seed in range(10):
        whole = play_out(GAME, seats, GAME.options("standard"), seed)
        assert whole.termination == "first-out"
        for made in whole.moves:
            line = dump_position(GAME, made.after)
            assert parse_position(line, {GAME.slug: GAME})[1] == made.after


def test_the_way_to_add_a_game_leads_along_what_there_is():
    """Each place that the page names is there, under the name of the game that it says to copy."""
    text = Path(settings.BASE_DIR, "docs", "add-a-game.md").read_text(encoding="utf-8")
    paths = set(re.findall(r"`((?:[a-z_]+/)+stairs[^`]*)`", text))
    assert len(paths) > 5
    for path in paths:
        mine = path.startswith("tests/fifth/")
        kin = path.replace("games/stairs", "games/vampire_queen").replace("stairs", "vampire-queen")
        assert Path(settings.BASE_DIR, path if mine else kin).exists(), path
