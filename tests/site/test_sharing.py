"""What search engines and previews get: addresses, descriptions, data, pictures, sitemaps."""

import json
import re
import struct
from xml.etree import ElementTree

import pytest
from django.conf import settings as site
from django.core.checks import run_checks
from django.test import Client

from teachapp import meta
from teachapp.catalogue import queries
from teachapp.catalogue.models import ContentState, GameText
from teachapp.reading import reading_addresses
from teachapp.sharing import picture

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("content")]

LANGUAGES = ("ko", "ja", "en")
HUNT = "/{}/vampire-queen/lessons/hunt/"
TABLE = "/{}/vampire-queen/table/vampire-queen_1_standard_A_2,2,7;2,2,4,4;5,5,8/"
PAGES = (
    "/{}/",
    "/{}/about/",
    "/{}/vampire-queen/",
    "/{}/vampire-queen/rules/",
    "/{}/vampire-queen/terms/",
    "/{}/vampire-queen/variants/",
    "/{}/vampire-queen/coverage/",
    HUNT,
    HUNT + "the-tie/",
)


@pytest.fixture
def drawn(monkeypatch):
    """As on a machine with fonts for every language."""
    monkeypatch.setattr("teachapp.sharing.templatetags.sharing.can_draw", lambda language: True)


def body(response):
    return response.content.decode()


def head(client, address):
    """Return what the head of a page says: links by relation and language, and metas by name."""
    html = body(client.get(address)).partition("</head>")[0]
    links = {
        (relation, language): href
        for relation, _, language, href in re.findall(
            r'<link rel="(canonical|alternate)"( hreflang="([^"]+)")? href="([^"]+)">', html
        )
    }
    metas = dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)">', html))
    return links, metas, re.findall(r"<title>([^<]+)</title>", html)[0]


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_names_itself_and_the_same_page_in_each_language(client, page, language):
    here = page.format(language)
    links, metas, title = head(client, here)
    assert links["canonical", ""] == here
    for other in LANGUAGES:
        assert links["alternate", other] == page.format(other)
        assert client.get(page.format(other)).status_code == 200
    assert links["alternate", "x-default"] == (page.format("en") if page != "/{}/" else "/")
    assert metas["og:url"] == here
    assert metas["og:title"] == title
    assert metas["og:description"] == metas["description"]
    assert metas["og:locale"] == {"ko": "ko_KR", "ja": "ja_JP", "en": "en_US"}[language]


@pytest.mark.parametrize(
    ("address", "canonical"),
    [
        (HUNT + "the-tie/?try=D:H20", HUNT + "the-tie/"),
        (HUNT + "another-two/?eyes=B&answer=D", HUNT + "another-two/"),
        (HUNT + "before/", HUNT),
        ("/{}/vampire-queen/rules/?players=5&with=ja", "/{}/vampire-queen/rules/"),
        ("/{}/?players=5", "/{}/"),
        ("/{}/?page=2&players=5", "/{}/?page=2"),
    ],
)
def test_another_look_at_a_page_is_no_page_of_its_own(client, address, canonical):
    links, _, _ = head(client, address.format("en"))
    assert links["canonical", ""] == canonical.format("en")
    assert links["alternate", "ko"] == canonical.format("ko")


def test_where_the_site_knows_its_address_links_are_whole(client, settings):
    before = client.get("/ko/vampire-queen/")
    settings.SITE_URL = "https://rules.example"
    links, metas, _ = head(client, "/ko/vampire-queen/")
    assert links["canonical", ""] == "https://rules.example/ko/vampire-queen/"
    assert links["alternate", "ja"] == "https://rules.example/ja/vampire-queen/"
    assert metas["og:url"] == "https://rules.example/ko/vampire-queen/"
    assert client.get("/ko/vampire-queen/").headers["ETag"] != before.headers["ETag"]


def test_a_page_is_the_same_bytes_for_any_host(client, settings):
    settings.ALLOWED_HOSTS = ["*"]
    one, other = (client.get("/ko/vampire-queen/", headers={"host": name}) for name in "ab")
    assert one.content == other.content


def test_a_game_is_not_said_to_be_where_it_is_not_told(client):
    GameText.objects.filter(game__slug="bark-side", language="en").delete()
    ContentState.objects.update(hash="told-in-two")
    links, _, _ = head(client, "/ja/bark-side/terms/")
    assert {language for _, language in links} == {"", "ja", "ko", "x-default"}
    assert links["alternate", "x-default"] == "/ja/bark-side/terms/"
    assert queries.games_told()["bark-side"] == ("ko", "ja")
    assert "/en/bark-side/" not in body(client.get("/sitemap-game-bark-side.xml"))


@pytest.mark.parametrize(
    "address",
    [TABLE, TABLE + "?moves=A:2,2", "/{}/vampire-queen/table/nonsense/", "/{}/nothing/"],
)
def test_tables_and_mistakes_are_not_to_be_found(client, address):
    links, metas, _ = head(client, address.format("ja"))
    assert metas["robots"] == "noindex"
    assert links == {}
    assert not any(name.startswith("og:") for name in metas)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_pages_have_one_title_or_one_description(client, language):
    pages = [page.format(language) for page in PAGES]
    pages += [page for page in reading_addresses() if page.startswith(f"/{language}/")]
    titles: dict[str, str] = {}
    descriptions: dict[str, str] = {}
    for page in dict.fromkeys(pages):
        links, metas, title = head(client, page)
        if links["canonical", ""] == page:
            assert titles.setdefault(title, page) == page
            assert descriptions.setdefault(metas["description"], page) == page
            assert 5 < len(metas["description"]) < 300
    assert len(titles) > 100


@pytest.mark.parametrize(
    ("html", "told"),
    [
        ("<p>One <b>two</b>. Three.</p>", "One two."),
        ("<p>一つ目です。二つ目です。</p>", "一つ目です。"),
        ("<p>하나예요. 둘이에요.</p>", "하나예요."),
        ("<p>1.5 points &amp; more</p>", "1.5 points & more"),
        ("", ""),
        ("<p>" + "x" * 300 + "</p>", "x" * 159 + "…"),
    ],
)
def test_a_summary_is_the_first_sentence(html, told):
    assert meta.summary(html) == told


# schema.org


def data(client, address):
    html = body(client.get(address))
    blocks = re.findall(r'<script type="application/ld\+json">(.*?)</script>', html)
    return {each["@type"]: each for block in blocks for each in json.loads(block)["@graph"]}


def test_a_game_is_described_by_its_facts(client):
    found = data(client, "/en/sleeping-queens/")["Game"]
    assert found["numberOfPlayers"]["minValue"] == 2
    assert found["numberOfPlayers"]["maxValue"] == 5
    assert found["creator"] == [{"@type": "Person", "name": "Miranda Evarts"}]
    assert "Gamewright" in [each["name"] for each in found["publisher"]]
    assert len(data(client, "/en/cheating-moth/")["Game"]["creator"]) == 2


def test_lessons_and_terms_are_described_and_pages_tell_the_way_to_them(client):
    lesson = data(client, HUNT.format("ja"))
    assert lesson["LearningResource"]["url"] == HUNT.format("ja")
    assert lesson["LearningResource"]["inLanguage"] == "ja"
    way = lesson["BreadcrumbList"]["itemListElement"]
    assert [each["item"] for each in way] == ["/ja/", "/ja/vampire-queen/", HUNT.format("ja")]
    terms = data(client, "/ko/vampire-queen/terms/")["DefinedTermSet"]["hasDefinedTerm"]
    page = body(client.get("/ko/vampire-queen/terms/"))
    assert len(terms) > 10
    for term in terms:
        assert f'id="{term["url"].partition("#")[2]}"' in page


def test_data_cannot_end_its_own_block(client):
    GameText.objects.filter(game__slug="bark-side").update(tagline="</script><b>&")
    ContentState.objects.update(hash="with a tagline like that")
    found = data(client, "/en/bark-side/?afresh")["Game"]
    assert found["description"] == "</script><b>&"


# Pictures


def test_pages_offer_their_picture(client, drawn, settings):
    settings.SITE_URL = "https://rules.example"
    for page, path in (
        ("/ko/", "/ko/og.png"),
        ("/ko/about/", "/ko/og.png"),
        ("/ko/vampire-queen/terms/", "/ko/vampire-queen/og.png"),
        (HUNT.format("ko") + "the-tie/", HUNT.format("ko") + "og.png"),
    ):
        _, metas, _ = head(client, page)
        assert metas["og:image"] == f"https://rules.example{path}"


@pytest.mark.parametrize(
    "path", ["/en/og.png", "/en/bark-side/og.png", HUNT.format("en") + "og.png"]
)
def test_a_picture_is_a_png_of_the_size_that_previews_show(client, monkeypatch, path):
    monkeypatch.setattr("teachapp.sharing.views.can_draw", lambda language: True)
    response = client.get(path)
    assert response.headers["Content-Type"] == "image/png"
    assert response.content[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", response.content[16:24]) == (1200, 630)
    again = client.get(path, headers={"if-none-match": response.headers["ETag"]})
    assert again.status_code == 304


def test_there_is_no_picture_of_what_there_is_not(client):
    for path in ("/en/nothing/og.png", "/en/vampire-queen/lessons/nothing/og.png"):
        assert client.get(path).status_code == 404


def test_pictures_differ_by_words_and_by_game():
    titles = ("One", "Two") if picture.can_draw("en") else ("One",)
    games = ("bark-side", "cheating-moth", "a game without a sprite")
    drawn = {picture.picture(title, "", "en", game) for title in titles for game in games}
    assert len(drawn) == len(titles) * len(games)


@pytest.mark.parametrize(
    "title",
    ["A", "いかさまゴキブリ、" * 6, "한국어 제목이 아주 길면 " * 9, "Unbreakable" * 20, "&<'\">"],
)
def test_no_title_runs_off_its_picture(title):
    size, lines = picture._fitted(title, 690)
    assert len(lines) <= 3
    assert all(picture._ems(line) * size <= 690 * 1.1 for line in lines)
    assert picture.picture(title, title, "en", "bark-side").startswith(b"\x89PNG")


def test_japanese_lines_begin_with_no_full_stop():
    lines = picture._wrapped("あいうえお。かきくけっこ", 5)
    assert lines == ["あいうえお。", "かきくけっ", "こ"]


def test_without_fonts_no_picture_is_offered_and_the_check_says_so(client, monkeypatch):
    picture.can_draw.cache_clear()
    monkeypatch.setattr(picture, "_sample", lambda text, language: b"all alike")
    try:
        _, metas, _ = head(client, "/ko/?fonts=none")
        assert "og:image" not in metas
        assert "twitter:card" not in metas
        assert client.get("/ko/og.png?fonts=none").status_code == 404
        told = run_checks(tags=["pictures"], include_deployment_checks=True)
        assert {each.id for each in told} == {"teachapp.I201"}
        assert len(told) == len(site.LANGUAGES)
    finally:
        picture.can_draw.cache_clear()


def test_a_language_whose_letters_no_font_has_cannot_be_drawn(settings):
    settings.LANGUAGES = [("qx", picture.UNKNOWN * 3)]
    picture.can_draw.cache_clear()
    assert not picture.can_draw("qx")
    picture.can_draw.cache_clear()


# Robots


def places(client, address):
    response = client.get(address)
    assert response.headers["Content-Type"].startswith("application/xml")
    root = ElementTree.fromstring(response.content)
    return root, [each.text or "" for each in root.iter() if each.tag.endswith("}loc")]


def test_the_sitemaps_list_every_page_in_every_language(client):
    _, maps = places(client, "/sitemap.xml")
    files = [each.partition("testserver")[2] for each in maps]
    listed = [place for file in files for place in places(client, file)[1]]
    assert len(listed) == len(set(listed))
    assert all(place.startswith("http://testserver/") for place in listed)
    paths = {place.partition("testserver")[2] for place in listed}
    for page in reading_addresses():
        first_step = re.fullmatch(r"(.*/lessons/[^/]+/)[^/]+/", page)
        assert page in paths or (first_step and first_step[1] in paths), page
    assert {"/ko/", "/ja/about/", "/en/bark-side/coverage/"} <= paths
    assert "/ja/vampire-queen/rules/hunt-tie-latest/" in paths
    assert not [path for path in paths if "/table/" in path or "/report/" in path]


def test_what_a_sitemap_lists_is_there_and_is_its_own_canonical_page(client):
    root, listed = places(client, "/sitemap-game-vampire-queen.xml")
    for place in listed[:: len(listed) // 25]:
        path = place.partition("testserver")[2]
        links, metas, _ = head(client, path)
        assert links["canonical", ""] == path
        assert "robots" not in metas
    entry = root[0]
    told = {each.get("hreflang"): each.get("href") for each in entry if each.get("hreflang")}
    assert told == {code: f"http://testserver/{code}/vampire-queen/" for code in LANGUAGES}


def test_robots_are_told_where_the_sitemap_is_and_what_to_leave(client, settings):
    text = body(client.get("/robots.txt"))
    assert "Sitemap: http://testserver/sitemap.xml" in text
    assert "Disallow: /*/table/" in text
    settings.SITE_URL = "https://rules.example"
    assert "Sitemap: https://rules.example/sitemap.xml" in body(client.get("/robots.txt"))


@pytest.mark.parametrize("address", ["/robots.txt", "/sitemap.xml", "/sitemap-site.xml"])
def test_robots_only_read(address):
    assert Client(enforce_csrf_checks=True).post(address).status_code == 405


def test_there_is_no_sitemap_of_an_unknown_game(client):
    assert client.get("/sitemap-game-nothing.xml").status_code == 404
