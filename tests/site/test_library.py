"""The library and its venues: filters by address, boxes to count, codes and labels to print."""

import re
from html import unescape
from typing import Any

import pytest
from django.db import connection
from django.test import override_settings
from django.test.utils import CaptureQueriesContext
from django.urls import resolve

from games.registry import GAMES
from teachapp.catalogue import actions, models, queries
from teachapp.library import lists
from teachapp.library.box import piles
from teachapp.qr import qr_svg

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("content")]

LANGUAGES = ("ko", "ja", "en")
VQ, CM, SQ, BS = "vampire-queen", "cheating-moth", "sleeping-queens", "bark-side"
CLUB, CAFE = "/en/at/demo-club/", "/en/at/demo-cafe/"


@pytest.fixture
def page(client):
    def get(address, **headers):
        response = client.get(address, headers=headers)
        assert response.status_code == 200, address
        return response.content.decode()

    return get


def games(html):
    """Return the games of a list in order, by slug."""
    return re.findall(r'<li class="game-card game-([a-z0-9-]+)"', html)


def first(pattern, html):
    """Return what the pattern's group finds first; where it finds nothing the test fails."""
    found = re.search(pattern, html, re.DOTALL)
    assert found is not None, pattern
    return found[1]


def field(html, name):
    """Return the values that a field of the form offers, and the chosen one."""
    select = re.search(rf'<select name="{name}".*?</select>', html, re.DOTALL)
    if select is None:
        return [], ""
    chosen = re.search(r'<option value="([^"]*)"[^>]* selected>', select[0])
    return re.findall(r'<option value="([^"]*)"', select[0]), chosen[1] if chosen else ""


# Filters


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("", [BS, CM, SQ, VQ]),
        ("players=2", [SQ]),
        ("players=6", [BS, VQ]),
        ("minutes=15", [CM, SQ]),
        ("age=7", [BS, CM]),
        ("age=6", []),
        ("language=ja", [BS, CM, SQ, VQ]),
        ("sort=minutes", [CM, SQ, BS, VQ]),
        ("sort=players", [SQ, CM, BS, VQ]),
        ("sort=age", [BS, CM, SQ, VQ]),
        ("venue=demo-club", [CM, VQ]),
        ("venue=demo-club&shelf=B1", [VQ]),
        ("venue=demo-club&shelf=a2", [CM]),
        ("venue=demo-club&sort=shelf", [CM, VQ]),
        ("venue=demo-cafe&sort=shelf", [VQ, CM, SQ, BS]),
        ("players=4&minutes=20&age=7&language=ko&venue=demo-cafe&shelf=Z4&sort=age", [BS]),
    ],
)
def test_each_combination_is_an_address(page, query, expected):
    assert games(page(f"/en/?{query}")) == expected


@pytest.mark.parametrize(
    "query",
    [
        "players=0",
        "players=x",
        "players=٣",
        "players=999999999999999",
        "minutes=-1",
        "age=old",
        "language=xx",
        "language=en",
        "venue=nowhere",
        "shelf=Q9",
        "sort=colour",
        "sort=shelf",
        "page=0",
        "page=9",
        "unknown=1",
        "shelf=" + "x" * 3000,
    ],
)
def test_what_there_is_not_is_left_out(page, query):
    assert games(page(f"/en/?{query}")) == [BS, CM, SQ, VQ]


def test_the_form_shows_what_was_asked_even_where_it_does_not_offer_it(page):
    html = page("/en/?players=5&minutes=25&age=12&sort=minutes")
    assert field(html, "players")[1] == "5"
    offered, chosen = field(html, "minutes")
    assert (offered[:5], chosen) == (["", "15", "20", "25", "30"], "25")
    assert field(html, "age") == (["", "7", "8", "12"], "12")
    assert field(html, "sort")[1] == "minutes"


def test_a_form_sent_without_a_script_leads_to_the_short_address(client):
    sent = "/en/?venue=&players=5&minutes=&age=&language=&sort=age"
    answer = client.get(sent)
    assert (answer.status_code, answer.headers["Location"]) == (302, "/en/?players=5&sort=age")
    answer = client.get(CLUB + "?shelf=&players=3")
    assert (answer.status_code, answer.headers["Location"]) == (302, CLUB + "?players=3")


def test_nothing_left_says_which_filter_to_take_away(page):
    html = page("/en/?players=12&age=7")
    assert games(html) == []
    less = re.search(r'<div class="none-left">.*?</div>', html, re.DOTALL)
    assert less
    links = dict(re.findall(r'<a href="([^"]+)" data-any>([^<]+)</a>', unescape(less[0])))
    assert links["/en/?age=7"] == "without “Players: 12”: 2 games"
    assert links["/en/?players=12"] == "without “Youngest player: 7 years”: 1 game"
    for address in links:
        assert games(page(address))


def test_nothing_left_by_several_filters_offers_all_games(page):
    html = page("/en/?players=12&minutes=15&age=6")
    assert "no single filter" in html
    assert '<a class="button quiet" href="/en/" data-any>Show all games</a>' in html


@pytest.mark.parametrize(
    ("language", "order"),
    [("en", [BS, CM, SQ, VQ]), ("ko", [BS, VQ, SQ, CM]), ("ja", [CM, VQ, BS, SQ])],
)
def test_names_are_sorted_as_the_language_does(page, language, order):
    assert games(page(f"/{language}/")) == order


def test_the_number_of_games_is_said(page):
    assert re.search(r"data-say>4 games<", page("/en/"))
    assert re.search(r"data-say>1 game<", page("/en/?players=2"))


def test_a_long_list_has_pages_that_keep_the_filters(page, monkeypatch):
    monkeypatch.setattr(lists, "A_PAGE", 2)
    monkeypatch.setattr("teachapp.reading._made_before_or_now", lambda request, etag, make: make())
    first = page("/en/?age=9")
    assert games(first) == [BS, CM]
    assert "page 1 of 2" in first
    assert 'rel="next" href="/en/?age=9&amp;page=2"' in first
    assert 'rel="prev"' not in first
    second = page("/en/?age=9&page=2")
    assert games(second) == [SQ, VQ]
    assert 'rel="prev" href="/en/?age=9"' in second
    assert 'rel="next"' not in second


def test_many_games_cost_no_further_query(page):
    game = models.Game.objects.get(slug=VQ)
    venues = models.Venue.objects.all()
    texts: list[Any] = [*game.texts.all(), *game.messages.all()]

    def asked(address):
        page(address)
        queries.library("en")
        with CaptureQueriesContext(connection) as found:
            page(address + "&new=1")
        return len(found)

    addresses = ["/en/?venue=demo-club", CLUB + "?sort=name", CLUB + "labels/?skip=1"]
    few = [asked(each) for each in addresses]
    for at in range(60):
        game.pk, game.slug = None, f"many-{at}"
        game.save()
        for text in texts:
            text.pk, text.game = None, game
            text.save()
        for venue in venues:
            models.Copy.objects.create(game=game, venue=venue, shelf=f"M{at}")
    models.ContentState.objects.update(hash="many games")
    html = page("/en/?age=9")
    assert len(games(html)) == 48
    assert "64 games" in html
    assert [asked(each + "&more=1") for each in addresses] == few == [2, 2, 2]
    without_engine = page("/en/many-7/")
    assert "How many are you?" not in without_engine
    assert "/many-7.svg" not in without_engine + html


# Venues


def test_two_venues_hold_the_same_game_on_different_shelves(page):
    assert "shelf Z1" in page("/en/?venue=demo-cafe&players=12")
    club = page("/en/?venue=demo-club&players=12")
    assert "shelf A10" in club
    assert "Z1" not in club
    game = page(f"/en/{VQ}/")
    places = re.findall(r'<p class="copy">(.*?)</p>', game, re.DOTALL)
    shelves = [re.findall(r"shelf ([A-Z0-9]+)<", each) for each in places]
    assert shelves == [["Z1"], ["A10"], ["B1"]]
    assert CLUB in places[1]


def test_shelf_codes_of_venues_do_not_mix(page):
    assert field(page("/en/"), "shelf") == ([], "")
    assert field(page("/en/?venue=demo-cafe"), "shelf")[0] == ["", "Z1", "Z2", "Z3", "Z4"]
    assert field(page("/en/?venue=demo-club"), "shelf")[0] == ["", "A2", "A10", "B1"]
    assert "shelf-place" not in page("/en/")


def test_a_shelf_that_one_venue_has_means_that_venue(page):
    html = page("/en/?shelf=Z2")
    assert games(html) == [CM]
    assert field(html, "venue")[1] == "demo-cafe"


def test_a_shelf_that_several_venues_have_asks_which(page):
    club = models.Venue.objects.get(slug="demo-club")
    game = models.Game.objects.get(slug=BS)
    models.Copy.objects.create(venue=club, game=game, shelf="Z2")
    html = page("/en/?shelf=Z2&players=4")
    assert "More than one place has a shelf Z2" in html
    for venue, slug in (("demo-cafe", CM), ("demo-club", BS)):
        address = f"/en/?shelf=Z2&amp;players=4&amp;venue={venue}"
        assert address in html
        assert games(page(unescape(address))) == [slug]


def test_where_there_is_one_venue_its_shelves_need_no_choice(page):
    models.Venue.objects.get(slug="demo-club").delete()
    html = page("/en/")
    assert field(html, "venue") == ([], "")
    assert field(html, "shelf")[0] == ["", "Z1", "Z2", "Z3", "Z4"]
    assert games(page("/en/?shelf=Z4")) == [BS]


@pytest.mark.parametrize(
    ("language", "missing"),
    [
        ("en", ["missing: a moth 3; 1 guard card", "missing: two 7s and a Queen"]),
        ("ko", ["빠짐: 나방 3", "경비원 카드 한 장", "빠짐: 7 두 장과 퀸 한 장"]),
        ("ja", ["不足：蛾の3、警備虫カード：1枚", "クィーン"]),
    ],
)
def test_a_venue_says_shelf_by_shelf_what_is_missing_in_words(page, language, missing):
    html = page(f"/{language}/at/demo-club/")
    assert games(html) == [CM, VQ, VQ]
    told = " ".join(re.findall(r'class="is-missing">(.*?)</span>', html, re.DOTALL))
    for words in missing:
        assert words.casefold() in told.casefold(), told


def test_a_venue_groups_by_shelf_and_counts_boxes(page):
    html = page(CLUB)
    assert re.findall(r"<h2>Shelf (\w+)</h2>", html) == ["A2", "A10", "B1"]
    assert re.findall(r"<span>(\d+ box(?:es)?)</span>", html) == ["1 box", "2 boxes", "1 box"]
    assert "data-say>2 games<" in html
    assert f'href="{CLUB}labels/"' in html
    flat = page(CLUB + "?sort=name")
    assert "<h2>Shelf" not in flat
    assert games(page(CLUB + "?players=12&shelf=B1")) == [VQ]


@pytest.mark.parametrize("address", ["", "labels/"])
def test_a_venue_that_there_is_not_is_404(client, address):
    assert client.get(f"/en/at/nowhere/{address}").status_code == 404


def test_no_game_can_take_the_address_of_a_venue_or_another_page():
    for slug in GAMES:
        assert resolve(f"/en/{slug}/").view_name == "library:game"
    for name in ("rules", "lessons", "table", "box", "labels"):
        models.Venue.objects.create(slug=name)
        assert resolve(f"/en/at/{name}/").view_name == "venue:venue"


# The box


@pytest.mark.parametrize("slug", GAMES)
def test_each_card_of_the_box_is_to_be_counted(page, slug):
    told = queries.game_page(slug, "en")
    words = queries.words(slug, "en")
    deck = GAMES[slug].deck
    counted = list(piles(told.components, deck.copies, words))
    numbers = [int(row.count.split()[0]) for pile in counted for row in pile.rows if row.count]
    assert sum(numbers) == deck.size
    names = [row.name for pile in counted for row in pile.rows if row.count]
    assert sorted(names) == sorted(words.card(face) for face in deck.faces if deck.copies[face])
    html = page(f"/en/{slug}/box/")
    rows = [row for pile in counted for row in pile.rows]
    assert html.count('<input type="checkbox">') == len(rows)
    assert "is-missing" not in html
    number = sum(each.count for each in told.components)
    assert f"{number} cards in all" in html


def test_the_box_of_a_venue_marks_what_is_missing_and_says_it(page):
    html = page(f"/en/{VQ}/box/?venue=demo-club")
    rows = {
        first(r'count-name">(?:<span.*?</span> )?([^<]+)<', row): row
        for row in re.findall(r"<li[^>]*><label>.*?</label></li>", html, re.DOTALL)
    }
    short = {name for name, row in rows.items() if "is-missing" in row}
    assert short == {"Vampire 7", "Vampire Queen"}
    assert "shelf B1: 2 missing" in rows["Vampire 7"]
    assert "nothing is missing" in html
    assert "two 7s and a Queen" in html
    cafe = page(f"/en/{VQ}/box/?venue=demo-cafe")
    assert "is-missing" not in cafe
    stranger = page(f"/en/{VQ}/box/?venue=nowhere")
    assert stranger.count("<input") == page(f"/en/{VQ}/box/").count("<input")


def test_what_is_no_card_can_be_missing_too(page):
    html = page(f"/ko/{CM}/box/?venue=demo-club")
    assert html.count("is-missing") == 3  # the moth, the guard card, and both in words
    assert "경비원 카드 한 장" in html


# Codes


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_code_leads_to_the_game_in_its_language(client, language):
    response = client.get(f"/{language}/{VQ}/qr.svg")
    assert response.headers["Content-Type"].startswith("image/svg+xml")
    name = queries.head(VQ, language).name
    expected = qr_svg(f"http://testserver/{language}/{VQ}/", name, language)
    assert response.content.decode() == expected
    assert f"<title>{name}</title>" in expected
    assert 'fill="#fff"' in expected
    assert 'stroke="#000"' in expected
    assert "style=" not in expected


def test_a_code_leads_to_a_clause(client):
    svg = client.get(f"/ko/{VQ}/qr.svg?clause=hunt-tie-latest").content.decode()
    heading = queries.clause_texts(VQ, "ko", ["hunt-tie-latest"])["hunt-tie-latest"].heading
    title = f"{queries.head(VQ, 'ko').name}: {heading}"
    assert svg == qr_svg(f"http://testserver/ko/{VQ}/rules/#hunt-tie-latest", title, "ko")


def test_a_code_leads_to_what_is_printed(client):
    svg = client.get(f"/ko/{VQ}/qr.svg?page=rules&players=5&with=en&with=ja&with=xx").content
    there = f"http://testserver/ko/{VQ}/rules/?players=5&with=en&with=ja"
    assert svg.decode() == qr_svg(there, queries.head(VQ, "ko").name, "ko")
    crib = client.get(f"/ko/{VQ}/qr.svg?page=crib&players=99").content.decode()
    assert crib == qr_svg(f"http://testserver/ko/{VQ}/crib/", queries.head(VQ, "ko").name, "ko")


@pytest.mark.parametrize(
    "address", ["nothing/qr.svg", f"{VQ}/qr.svg?clause=nothing", f"{VQ}/qr.svg?page=nothing"]
)
def test_a_code_of_nothing_is_404(client, address):
    assert client.get(f"/ko/{address}").status_code == 404


@pytest.mark.parametrize("address", [f"/en/{VQ}/qr.svg", CLUB + "labels/"])
def test_what_holds_an_address_is_another_thing_at_another_host(client, settings, address):
    settings.ALLOWED_HOSTS = ["*"]
    first = client.get(address, headers={"host": "one.example"})
    second = client.get(address, headers={"host": "two.example"})
    secure = client.get(address, headers={"host": "one.example"}, secure=True)
    assert len({each.content for each in (first, second, secure)}) == 3
    assert len({each.headers["ETag"] for each in (first, second, secure)}) == 3
    have = {"host": "two.example", "if-none-match": first.headers["ETag"]}
    assert client.get(address, headers=have).status_code == 200
    with override_settings(SITE_URL="https://rules.example"):
        one = client.get(address, headers={"host": "one.example"})
        two = client.get(address, headers={"host": "two.example"})
        assert one.content == two.content
        assert one.headers["ETag"] == two.headers["ETag"]


def test_a_code_has_its_quiet_zone_and_medium_correction():
    svg = qr_svg("https://rules.example/ko/vampire-queen/", "뱀파이어 퀸", "ko")
    assert 'viewBox="0 0 37 37"' in svg  # 29 modules of version 3, which M needs, and 4 each side
    assert re.search(r'd="M4 4\.5h7', svg)


# Labels


def labels(html):
    return re.findall(r'<li class="label">(.*?)</li>', html, re.DOTALL)


def test_each_box_has_its_label(page):
    found = labels(page(CLUB + "labels/"))
    shelves = [first(r"</span>([A-Z0-9]+)</span>", each) for each in found]
    assert shelves == ["A2", "A10", "A10", "B1"]
    code = qr_svg(f"http://testserver/en/{VQ}/", "Vampire Queen", "en")
    assert [code in each for each in found] == [False, True, True, True]
    assert "Vampire Queen" in found[1]
    assert "3–12 players" in found[1]
    assert "20–30 minutes" in found[1]
    assert len(labels(page(CLUB + "labels/?shelf=A10"))) == 2


def test_used_labels_of_the_first_sheet_are_skipped(page):
    html = page(CLUB + "labels/?skip=19")
    assert html.count('class="label-sheet"') == 2
    assert html.count('<li class="label" aria-hidden="true"></li>') == 19
    assert len(labels(html)) == 4
    assert page(CLUB + "labels/?skip=21").count('aria-hidden="true"></li>') == 0


def test_many_labels_come_some_sheets_at_a_time(page):
    copy = models.Copy.objects.filter(venue__slug="demo-cafe").earliest("pk")
    copy.count = 430
    copy.save()
    html = page(CAFE + "labels/")
    assert (html.count('class="label-sheet"'), len(labels(html))) == (20, 420)
    assert len(labels(page(CAFE + "labels/?page=2"))) == 13


def test_a_label_holds_however_the_shelves_change(page):
    before = labels(page(CLUB + "labels/?shelf=B1"))
    copy = models.Copy.objects.get(venue__slug="demo-club", shelf="B1")
    copy.shelf = "C3"
    copy.save()
    actions.shelves_changed()
    after = labels(page(CLUB + "labels/?shelf=C3"))
    assert [each.replace("C3", "B1") for each in after] == before


# A game that is told in some languages only, and one that no engine plays


def test_a_game_told_in_another_language_alone_is_listed_where_that_is_asked_for(client):
    models.GameText.objects.filter(game__slug="bark-side", language="ko").delete()
    models.ContentState.objects.update(hash="without-korean")
    assert "/bark-side/" not in client.get("/ko/").content.decode()
    page = client.get("/ko/?language=ja").content.decode()
    name = queries.head("bark-side", "ja").name
    assert page.count('href="/ja/bark-side/"') == 1
    assert f'<strong class="game-title" lang="ja">{name}</strong>' in page
    assert page.count('class="game-card ') == len(GAMES)


@pytest.fixture
def without_engine():
    games = dict(GAMES)
    del GAMES[VQ]
    models.ContentState.objects.update(hash="without-engine")
    yield
    # All of them, since what is put back alone comes last, and others go by the order.
    GAMES.clear()
    GAMES.update(games)


@pytest.mark.parametrize("part", ["", "rules/", "variants/", "terms/", "crib/", "coverage/"])
def test_a_rulebook_can_be_read_without_an_engine(client, without_engine, part):
    page = client.get(f"/ko/{VQ}/{part}")
    assert page.status_code == 200
    assert "/table/vampire-queen" not in page.content.decode()


@pytest.mark.parametrize(
    "part", ["table/", "table/x_1_standard_A_/", "teach/", "lessons/hunt/the-tie/"]
)
def test_a_table_without_an_engine_is_not_found_and_leads_to_the_rules(
    client, without_engine, part
):
    page = client.get(f"/ko/{VQ}/{part}")
    assert page.status_code == 404
    assert f'href="/ko/{VQ}/rules/"' in page.content.decode()
