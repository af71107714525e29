"""What readers' browsers ask for beside pages is there, right, and the same for everybody."""

import json
import re
import struct
from pathlib import Path

import pytest
from django.conf import settings
from django.contrib.staticfiles import finders

from teachapp.catalogue import queries
from teachapp.catalogue.content.readings import IDEOGRAPHS, spelled
from teachapp.reading import game_addresses

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("content")]

LANGUAGES = [code for code, _name in settings.LANGUAGES]
each_language = pytest.mark.parametrize("language", LANGUAGES)


def test_the_worker_is_at_the_root_and_is_asked_for_anew(client):
    response = client.get("/service-worker.js")
    assert response.status_code == 200
    assert response.headers["Content-Type"].startswith("text/javascript")
    assert response.headers["Cache-Control"] == "no-cache"
    assert not response.cookies
    etag = response.headers["ETag"]
    again = client.get("/service-worker.js", headers={"if-none-match": etag})
    assert again.status_code == 304
    assert client.post("/service-worker.js").status_code == 405


@each_language
def test_the_site_can_be_installed_in_each_language(client, language):
    response = client.get(f"/{language}/manifest.webmanifest")
    assert response.headers["Content-Type"] == "application/manifest+json"
    told = json.loads(response.content)
    assert told["lang"] == language
    assert told["start_url"] == f"/{language}/"
    assert told["display"] == "standalone"
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}
    for icon in told["icons"]:
        path = finders.find(re.sub(r"\.[0-9a-f]{12}\.", ".", icon["src"]).removeprefix("/static/"))
        assert path, icon
        if icon["type"] == "image/png":
            size = struct.unpack(">II", Path(path).read_bytes()[16:24])
            assert icon["sizes"] == "{}x{}".format(*size)
    page = client.get(f"/{language}/").content.decode()
    assert f'<link rel="manifest" href="/{language}/manifest.webmanifest">' in page


@each_language
def test_pages_that_stand_in_offline_are_for_everybody(client, language):
    response = client.get(f"/{language}/offline/")
    assert response.status_code == 200
    assert "public" in response.headers["Cache-Control"]
    assert 'id="kept"' in response.content.decode()


def test_a_whole_game_is_all_that_is_told_of_it(client):
    addresses = client.get("/ja/bark-side/offline.json").json()
    assert addresses[0] == "/ja/"
    assert set(game_addresses("bark-side", "ja")) < set(addresses)
    assert addresses[-1] == "/ja/bark-side/readings.json"
    assert not [each for each in addresses if not each.startswith("/ja/")]
    for address in (*addresses[:5], addresses[-1]):
        response = client.get(address)
        assert response.status_code == 200
        assert "public" in response.headers["Cache-Control"], "else it is not kept"
    assert client.get("/ja/no-such-game/offline.json").status_code == 404


def test_what_is_no_page_for_everybody_is_never_public(client):
    for address in ("/admin/login/", "/healthz", "/"):
        assert "public" not in client.get(address).headers.get("Cache-Control", "")


def test_settings_and_notes_are_on_every_page_and_hidden_until_the_script_shows_them(client):
    for address in ("/ja/", "/ja/vampire-queen/rules/", "/ja/vampire-queen/lessons/hunt/"):
        page = client.get(address).content.decode()
        assert re.search(r'id="settings-button"[^>]* hidden>', page)
        assert re.search(r'id="stored"[^>]* hidden>', page)
        assert re.search(r'id="unreachable"[^>]* hidden>', page)
        assert page.count('name="size"') == 4
        assert "<ruby" not in page


def test_readings_are_offered_where_a_language_has_them(client):
    page = client.get("/ko/vampire-queen/rules/").content.decode()
    assert re.search(r'id="readings" hidden data-languages="ja" data-game="vampire-queen"', page)
    assert client.get("/ko/readings.json").status_code == 404
    assert client.get("/ja/no-such-game/readings.json").status_code == 404


@pytest.mark.parametrize("slug", ["vampire-queen", "bark-side", ""])
def test_words_come_in_pieces_that_make_up_the_word(client, slug):
    told = client.get(f"/ja/{slug}/readings.json".replace("//", "/")).json()
    assert told["words"]["手札"] == ["手札", "てふだ"]
    assert told["words"]["捨て札"] == ["捨", "す", "て", "", "札", "ふだ"]
    for word, pieces in told["words"].items():
        assert "".join(pieces[::2]) == (word[1:] if word[0] == "0" else word)
        assert re.search(f"[{IDEOGRAPHS}]", word)


def test_every_word_of_a_rulebook_is_read_as_it_should_be(client):
    told = queries.readings("cheating-moth", "ja")
    finder = re.compile(told.pattern)
    words = {word: "".join(pieces) for word, pieces in told.words.items()}

    def above(text: str) -> list[str]:
        found = spelled(text, words, finder)
        return ["".join(told.words[word][1::2]) for _text, word in found if word]

    assert above("手番には1枚引き、捨て札に出します") == ["てばん", "まい", "ひ", "すふだ", "だ"]
    assert above("1人、11人、2人、人が出た") == ["ひとり", "にん", "ふたり", "ひと", "で"]
    assert above("何枚出す？ 何も出ない") == ["なんまい", "だ", "なに", "で"]
    assert above("一番上に上がった") == ["いちばん", "うえ", "あ"]


def test_pages_ask_no_more_of_the_database_for_it(client, django_assert_max_num_queries):
    client.get("/ja/vampire-queen/terms/")
    with django_assert_max_num_queries(1):
        client.get("/ja/vampire-queen/readings.json", headers={"if-none-match": '"x"'})
        # once made it is kept, whoever asks
    with django_assert_max_num_queries(1):
        client.get("/ja/vampire-queen/readings.json")
