"""Every address of the site: what it shows, in which language, and what it costs."""

import re

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from games.core.notation import address, dump_moves, dump_position
from games.core.playout import play_out
from games.registry import GAMES
from teachapp.catalogue.models import Copy
from teachapp.ready import ReadyPages

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("content")]

LANGUAGES = ("ko", "ja", "en")
HUNT = "/{}/vampire-queen/lessons/hunt/"
TABLE = "/{}/vampire-queen/table/vampire-queen_1_standard_A_2,2,7;2,2,4,4;5,5,8/"
PAGES = (
    "/{}/",
    "/{}/?players=5&minutes=20&sort=players",
    "/{}/?venue=demo-club&shelf=A2",
    "/{}/about/",
    "/{}/at/demo-club/",
    "/{}/at/demo-club/labels/?skip=2",
    "/{}/vampire-queen/box/",
    "/{}/vampire-queen/box/?venue=demo-club",
    "/{}/vampire-queen/",
    "/{}/vampire-queen/rules/",
    "/{}/vampire-queen/rules/?players=9",
    "/{}/vampire-queen/rules/?with=en",
    "/{}/vampire-queen/rules/?with=ja&with=ko&players=5",
    "/{}/vampire-queen/rules/hunt-ban/",
    "/{}/sleeping-queens/changes/",
    "/{}/vampire-queen/terms/",
    "/{}/vampire-queen/variants/",
    "/{}/vampire-queen/coverage/",
    HUNT,
    HUNT + "the-tie/",
    HUNT + "the-tie/?eyes=B",
    HUNT + "the-tie/?try=D:H20",
    HUNT + "another-two/?answer=D",
    TABLE,
    TABLE + "?moves=A:2,2;B:4,4&at=1",
    TABLE + "?moves=A:2,2;B:2,2&with=japanese-note-literal",
)


@pytest.fixture
def get(client):
    def ask(address, **headers):
        return client.get(address, headers=headers)

    return ask


def body(response):
    return response.content.decode()


def first(pattern, html):
    """Return what the pattern's group finds first; where it finds nothing the test fails."""
    found = re.search(pattern, html, re.DOTALL)
    assert found is not None, pattern
    return found[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_is_whole_in_its_language(get, page, language):
    response = get(page.format(language))
    assert response.status_code == 200
    html = body(response)
    assert f'<html lang="{language}">' in html
    assert len(re.findall(r"<h1[ >]", html)) == 1
    assert html.count("</html>") == 1
    assert re.search(r"<title>[^<]+</title>", html)


@pytest.mark.parametrize("page", PAGES)
def test_a_page_is_the_same_bytes_for_everybody(get, page, monkeypatch):
    first = get(page.format("ko"))
    monkeypatch.setattr("teachapp.reading._ready", ReadyPages())  # made once more
    second = Client().get(page.format("ko"))
    assert first.content == second.content
    assert not first.cookies
    assert "Cookie" not in first.headers.get("Vary", "")
    assert first.headers["Cache-Control"] == "public, max-age=0, must-revalidate"


@pytest.mark.parametrize("page", PAGES)
def test_who_has_a_page_gets_304_without_it_being_made(get, page):
    etag = get(page.format("ja")).headers["ETag"]
    with CaptureQueriesContext(connection) as asked:
        again = get(page.format("ja"), if_none_match=etag)
    assert (again.status_code, again.content) == (304, b"")
    assert len(asked) <= 3


def test_a_shelf_that_moved_makes_a_new_page(get):
    page = "/en/vampire-queen/"
    before = get(page).headers["ETag"]
    copy = Copy.objects.filter(game__slug="vampire-queen").earliest("pk")
    copy.shelf = "Q7"
    copy.save()
    after = get(page, if_none_match=before)
    assert after.status_code == 200
    assert "Q7" in body(after)


@pytest.mark.parametrize("page", PAGES)
def test_other_languages_are_the_same_place(get, page):
    html = body(get(page.format("ko")))
    for language in ("ja", "en"):
        there = page.format(language).replace("&", "&amp;")
        assert f'href="{there}" lang="{language}"' in html


@pytest.mark.parametrize(
    ("page", "queries"),
    [
        ("/en/", 2),
        ("/en/?venue=demo-club&sort=minutes", 2),
        ("/en/at/demo-club/", 2),
        ("/en/at/demo-club/labels/", 2),
        ("/en/vampire-queen/", 2),
        ("/en/vampire-queen/box/?venue=demo-club", 2),
        ("/en/vampire-queen/qr.svg", 1),
        ("/en/vampire-queen/rules/", 1),
        ("/en/vampire-queen/terms/", 1),
        ("/en/vampire-queen/variants/", 1),
        ("/en/vampire-queen/coverage/", 1),
        (HUNT.format("en"), 1),
        (TABLE.format("en"), 1),
    ],
)
def test_a_page_asks_the_database_this_often_once_it_was_read(get, page, queries):
    get(page)
    with CaptureQueriesContext(connection) as asked:
        get(page + ("&" if "?" in page else "?") + "once=more")
    assert len(asked) == queries


@pytest.mark.parametrize("page", [*PAGES, "/", "/healthz", "/favicon.ico"])
def test_a_page_is_read_only(page):
    strict = Client(enforce_csrf_checks=True)
    assert strict.post(page.format("en")).status_code == 405


@pytest.mark.parametrize(
    "query",
    [
        "?with=" + "x" * 3000,
        "?with=standard," + "x" * 3000,
        "?with=standard,stages=" + "9" * 3000,
        "?moves=" + "A:2;" * 3000,
        "?moves=A:" + "x" * 3000,
        "?eyes=" + "x" * 3000,
    ],
)
def test_a_query_of_any_length_gets_a_short_answer(get, query):
    response = get(TABLE.format("ko") + query)
    assert response.status_code == 400
    assert len(first(r'<ul class="problems">(.*?)</ul>', body(response))) < 800


def test_a_long_trick_out_of_order_gets_a_short_answer(get):
    trick = "A:2;" * 1400 + "A:2"
    response = get(f"/ko/vampire-queen/table/vampire-queen_1_standard_A_2;3;4_trick={trick}/")
    assert response.status_code == 400
    assert len(first(r'<ul class="problems">(.*?)</ul>', body(response))) < 800


def test_a_whole_game_is_a_page_of_fair_size(get):
    game = GAMES["vampire-queen"]
    played = play_out(game, 5, game.options("standard stages=2"), seed=3)
    position = address(dump_position(game, played.start))
    moves = dump_moves(made.move for made in played.moves)
    page = get(f"/en/vampire-queen/table/{position}/?moves={moves}")
    assert page.status_code == 200
    assert len(page.content) < 40 * len(moves) + 60_000
    assert len(re.findall(r'class="dot[ "]', body(page))) == 11


@pytest.mark.parametrize(
    "address",
    [
        "/ko/nothing/",
        "/ko/nothing/rules/",
        "/ko/nothing/lessons/hunt/",
        "/ko/nothing/table/",
        "/ko/vampire-queen/lessons/nothing/",
        "/ko/vampire-queen/lessons/hunt/nothing/",
        "/de/",
        "/de/vampire-queen/",
    ],
)
def test_what_is_unknown_is_404_with_a_way_on(get, address):
    response = get(address)
    assert response.status_code == 404
    assert re.search(r'href="/(ko|en)/"', body(response))


def test_the_way_in_goes_to_the_readers_language(client):
    response = client.get("/", headers={"accept-language": "ja,en;q=0.5"})
    assert (response.status_code, response.headers["Location"]) == (302, "/ja/")
    client.cookies["ruletable_language"] = "ko"
    assert client.get("/", headers={"accept-language": "ja"}).headers["Location"] == "/ko/"


# The rulebook


def clause_ids(html):
    return re.findall(r'<article class="clause[^"]*" id="([a-z0-9-]+)"', html)


def test_every_clause_stands_once_in_every_language(get):
    found = {
        language: clause_ids(body(get(f"/{language}/vampire-queen/rules/")))
        for language in LANGUAGES
    }
    assert len(found["ko"]) == len(set(found["ko"])) == 70
    assert found["ko"] == found["ja"] == found["en"]


def test_the_number_of_players_leaves_what_holds_for_them(get):
    every = body(get("/en/vampire-queen/rules/"))
    nine = body(get("/en/vampire-queen/rules/?players=9"))
    three = body(get("/en/vampire-queen/rules/?players=3"))
    assert every.count('class="part-players"') > 3
    assert nine.count('class="part-players"') == three.count('class="part-players"') == 0
    assert nine.count('class="part') < every.count('class="part')
    assert nine != three


@pytest.mark.parametrize("players", ["2", "13", "x", "٣", "99999999999999999999"])
def test_a_number_that_cannot_play_is_any_number(get, players):
    page = get(f"/en/vampire-queen/rules/?players={players}")
    assert clause_ids(body(page)) == clause_ids(body(get("/en/vampire-queen/rules/")))
    assert body(page).count('class="part-players"') > 3


def test_a_clause_links_to_the_steps_that_show_it(get):
    html = body(get("/en/vampire-queen/rules/"))
    clause = html.partition('id="hunt-tie-latest"')[2].partition("</article>")[0]
    assert 'href="/en/vampire-queen/lessons/hunt/the-tie/"' in clause


def test_a_disagreement_shows_both_readings_and_plays_them(get):
    html = body(get("/en/vampire-queen/rules/"))
    clause = html.partition('id="follow-strictly-higher"')[2].partition("</article>")[0]
    assert clause.count("<dt>") == 2
    table = first(r'href="(/en/vampire-queen/table/[^"]+)"', clause).replace("&amp;", "&")
    assert get(table).status_code == 200


def test_terms_of_the_page_can_be_opened_in_place(get):
    html = body(get("/ko/vampire-queen/rules/"))
    clauses = "".join(re.findall(r"<article.*?</article>", html, re.DOTALL))
    used = set(re.findall(r'data-term="([a-z0-9-]+)"', clauses))
    assert len(used) > 10
    assert used <= set(re.findall(r'id="term-([a-z0-9-]+)" popover', html))


def test_two_languages_stand_side_by_side(get):
    html = body(get("/ko/vampire-queen/rules/?with=ja"))
    assert html.count('class="clause-beside" lang="ja"') == 70


# Variants


def test_every_difference_that_can_be_played_parts(get):
    html = body(get("/en/vampire-queen/variants/"))
    tables = re.findall(r'href="(/en/vampire-queen/table/[^"]+)"', html)
    assert len(tables) >= 9
    for table in tables:
        page = body(get(table.replace("&amp;", "&")))
        assert "The two rule sets differ from move" in page, table


# Coverage


def test_coverage_is_whole(get):
    html = body(get("/en/vampire-queen/coverage/"))
    assert "70 of 70 clauses" in html


# Lessons


def lessons(html):
    return list(dict.fromkeys(re.findall(r'href="(/en/vampire-queen/lessons/[a-z-]+/)"', html)))


def test_every_step_of_every_lesson_is_a_page_with_a_way_on(get):
    steps = 0
    for lesson in lessons(body(get("/en/vampire-queen/"))):
        address = lesson
        while address:
            response = get(address)
            assert response.status_code == 200, address
            found = re.search(r'id="step-next" rel="next" href="([^"]+)"', body(response))
            address = found and found[1]
            steps += 1
    assert steps > 70


def test_a_try_is_refused_with_the_clause_and_an_alternative(get):
    step = "/en/vampire-queen/lessons/first-stage/a-hunt/"
    html = body(get(f"{step}?try=C:pass"))
    refusal = html.partition('class="note refusal"')[2].partition('class="tries"')[0]
    assert "/rules/#hunt-no-pass" in refusal
    assert re.search(rf'<a class="button" href="{step}\?try=C:\d+"', refusal)


def test_a_legal_try_says_what_would_happen_and_leads_to_a_table(get):
    html = body(get("/en/vampire-queen/lessons/hunt/the-hunter/?try=B:12"))
    assert 'class="note refusal"' not in html
    allowed = html.partition('class="note allowed"')[2]
    assert "Ben plays a 12" in allowed
    assert "moves=B:12" in allowed


def test_any_card_of_the_hand_can_be_tried(get):
    html = body(get("/en/vampire-queen/lessons/hunt/the-hunter/"))
    for card in ("2", "9", "12"):
        assert f'href="/en/vampire-queen/lessons/hunt/the-hunter/?try=B:{card}"' in html


@pytest.mark.parametrize(
    ("address", "verdict"),
    [
        ("hunt/another-two/?answer=D", "right"),
        ("hunt/another-two/?answer=B", "wrong"),
        ("hunt/the-hunter/?answer=2&answer=12", "right"),
        ("hunt/the-hunter/?answer=12", "wrong"),
        ("hunt/the-hunter/?answer=2&answer=12&answer=pass", "wrong"),
        ("game-end/the-last-card/?q=2&answer=A+B", "right"),
        ("game-end/the-last-card/?q=2&answer=B", "wrong"),
        ("game-end/the-last-card/?q=1&answer=32", "right"),
    ],
)
def test_answers_are_judged_by_the_engine(get, address, verdict):
    html = body(get(f"/en/vampire-queen/lessons/{address}"))
    assert re.findall(r'class="note question answered (right|wrong)"', html) == [verdict]


def test_the_answer_is_not_told_before_it_was_given(get):
    asked = body(get("/en/vampire-queen/lessons/hunt/another-two/"))
    given = body(get("/en/vampire-queen/lessons/hunt/another-two/?answer=B"))
    told = first(r'class="answer".*?<p class="note-title"[^>]*>.*?</p>(.*?)</form>', given)
    text = re.sub(r"<[^>]+>", " ", told).split("Try again")[0].strip()
    assert len(text) > 20
    assert text not in re.sub(r"<[^>]+>", " ", asked)


@pytest.mark.parametrize(
    "query",
    [
        "?answer=Z",
        "?answer=",
        "?eyes=Z",
        "?eyes=@",
        "?try=B",
        "?try=B:99",
        "?try=@:deal,1",
        "?q=7&answer=D",
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_query_that_means_nothing_is_400_or_the_plain_page(get, query, language):
    response = get(HUNT.format(language) + "another-two/" + query)
    assert response.status_code in (200, 400)
    assert f'<html lang="{language}">' in body(response)


def test_eyes_hide_the_other_hands(get):
    everybody = body(get("/en/vampire-queen/lessons/hunt/before/"))
    ben = body(get("/en/vampire-queen/lessons/hunt/before/?eyes=B"))
    assert everybody.count('class="card back') == 0
    assert ben.count('class="card back') == 10  # both hunters are open to all
    assert ben.count('data-card="12a"') == 1


# Tables


def test_a_refused_move_shows_the_table_before_it_and_why(get):
    html = body(get(TABLE.format("en") + "?moves=A:2,2;B:2,2;C:5,5"))
    assert "/rules/#follow-strictly-higher" in html
    assert 'class="note refusal"' in html
    assert "Alma leads two 2s" in html


def test_two_rule_sets_part(get):
    html = body(get(TABLE.format("en") + "?moves=A:2,2;B:2,2&with=japanese-note-literal"))
    assert "The two rule sets differ from move 2 on." in html
    assert html.count('<section class="side">') == 2


def test_a_new_table_is_dealt_anew_and_then_stands_in_its_address(get):
    start = get("/en/vampire-queen/table/?players=5").headers["Location"]
    dealt = body(get(start))
    held = re.findall(r'class="count">(\d+) cards', dealt)
    assert sorted(held) == ["13", "13", "13", "14", "14"]
    assert get("/en/vampire-queen/table/?players=5").headers["Location"] != start


@pytest.mark.parametrize("game", GAMES)
def test_a_new_table_needs_no_more_of_the_dealer_and_keeps_the_eyes(get, game):
    """Sleeping Queens is dealt and then laid."""
    start = get(f"/en/{game}/table/?players=3&eyes=B").headers["Location"]
    assert start.endswith("&eyes=B")
    moves = re.findall(r"moves=(.*)&", start)[0].split(";")
    assert {move.partition(":")[0] for move in moves} == {"@"}
    html = body(get(start))
    assert 'class="button deal"' not in html
    assert 'class="button bot"' in html


@pytest.mark.parametrize(
    ("position", "reasons"),
    [
        ("foo", 1),
        ("vampire-queen_1_standard_A", 1),
        ("vampire-queen_2_standard_A_2;3;4", 1),
        ("nothing_1_standard_A_2;3;4", 1),
        ("sleeping-queens_1_standard_A_2;3;4_asleep=+10", 1),
        ("vampire-queen_1_mine_A_2;3;4", 1),
        ("vampire-queen_1_standard_Z_2;3;4", 1),
        ("vampire-queen_1_standard_A_2;3;99", 1),
        ("vampire-queen_1_standard_A_2;3", 1),
        ("vampire-queen_1_standard_A_2,2,2,2,2,2,2,2,2;3;Q,Q,Q,Q,Q", 2),
        ("vampire-queen_1_standard_B_2;3;4_trick=A:5,6", 1),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_that_cannot_be_is_400_with_all_reasons(get, position, reasons, language):
    response = get(f"/{language}/vampire-queen/table/{position}/")
    assert response.status_code == 400
    listed = first(r'<ul class="problems">(.*?)</ul>', body(response))
    assert listed.count("<li>") == reasons


@pytest.mark.parametrize(
    "query",
    ["?moves=A", "?moves=Z:2", "?moves=A:99", "?eyes=F", "?with=mine", "?with=standard,stages=0"],
)
def test_a_table_query_that_cannot_be_read_is_400_with_the_reason(get, query):
    response = get(TABLE.format("ja") + query)
    assert response.status_code == 400
    assert '<ul class="problems"><li>' in body(response)
