"""How the API serves: filters, pages, ETags, any site that asks, and what is wrong."""

import json

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from teachapp.api.problems import PROBLEMS
from teachapp.catalogue import models, queries
from teachapp.ready import ReadyPages
from tests.site.api.answers import ANSWERS, GAME, LANGUAGES, ROOT, fits, schema_of

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("content")]

# Filters and pages


def test_games_by_players_and_minutes(told):
    def ids(query):
        return {each["id"] for each in told(f"{ROOT}games/?{query}")["items"]}

    games = {each["id"]: each for each in told(f"{ROOT}games/")["items"]}
    for players in range(1, 14):
        fit = {id for id, each in games.items() if each["players"][0] <= players}
        fit &= {id for id, each in games.items() if players <= each["players"][1]}
        assert ids(f"players={players}") == fit
    assert ids("minutes=999") == set(games)
    assert ids("minutes=19") == {id for id, each in games.items() if each["minutes"][0] <= 19}


def test_clauses_by_kind_and_section(every):
    whole = every(f"{GAME}clauses/")
    for name in ("kind", "section"):
        values = {each[name] for each in whole}
        assert len(values) > 3
        for value in values:
            kept = every(f"{GAME}clauses/?{name}={value}")
            assert kept == [each for each in whole if each[name] == value]
    assert every(f"{GAME}clauses/?kind=physical&section=game") == []


def test_clauses_for_a_number_of_players_leave_out_what_is_for_others(told):
    def parts(query):
        clause = told(f"{GAME}clauses/?section=setup&language=en&per_page=200&{query}")["items"]
        (hand,) = (each for each in clause if each["id"] == "setup-hand-size")
        return [part["players"] for part in hand["texts"]["en"]["parts"]]

    assert parts("") == [[], *([count] for count in range(3, 13))]
    assert parts("players=9") == [[], [9]]


def test_a_filter_keeps_the_order_numbers_of_the_whole_rulebook(told):
    whole = {each["id"]: each["order"] for each in told(f"{GAME}clauses/?per_page=200")["items"]}
    for each in told(f"{GAME}clauses/?section=hunt")["items"]:
        assert each["order"] == whole[each["id"]]


def test_pages_lead_through_the_whole_list(told, get, every):
    whole = [each["id"] for each in told(f"{GAME}clauses/?per_page=200")["items"]]
    assert [each["id"] for each in every(f"{GAME}clauses/?per_page=7")] == whole
    middle = told(f"{GAME}clauses/?language=ja&per_page=7&page=2")
    assert middle["pages"] == -(-len(whole) // 7)
    assert middle["links"] == {
        "first": f"{GAME}clauses/?language=ja&per_page=7&page=1",
        "prev": f"{GAME}clauses/?language=ja&per_page=7&page=1",
        "next": f"{GAME}clauses/?language=ja&per_page=7&page=3",
        "last": f"{GAME}clauses/?language=ja&per_page=7&page={middle['pages']}",
    }
    header = get(f"{GAME}clauses/?language=ja&per_page=7&page=2").headers["Link"]
    for rel, href in middle["links"].items():
        assert f'<{href}>; rel="{rel}"' in header


def test_the_first_and_the_last_page_have_no_page_beyond(told, get):
    assert told(f"{GAME}terms/?per_page=5")["links"]["prev"] is None
    last = told(f"{GAME}terms/?per_page=5")["links"]["last"]
    assert told(last)["links"]["next"] is None
    assert 'rel="next"' not in get(last).headers["Link"]


def test_an_empty_list_is_one_page(told):
    none = told(f"{ROOT}games/?players=99")
    assert (none["items"], none["count"], none["page"], none["pages"]) == ([], 0, 1, 1)


# How it is served


@pytest.mark.parametrize("address", [*ANSWERS, f"{ROOT}openapi.json"])
def test_an_answer_is_the_same_bytes_with_an_etag(get, address, monkeypatch):
    first = get(address)
    assert first.headers["Content-Type"] == "application/json"
    assert first.headers["Cache-Control"] == "public, max-age=0, must-revalidate"
    kept = get(address)
    monkeypatch.setattr("teachapp.reading._ready", ReadyPages())  # made once more
    second = get(address)
    assert first.content == kept.content == second.content
    assert first.headers["ETag"] == kept.headers["ETag"] == second.headers["ETag"]
    assert first.headers.get("Link") == kept.headers.get("Link") == second.headers.get("Link")
    again = get(address, 304, if_none_match=first.headers["ETag"])
    assert again.content == b""
    assert again.headers["Access-Control-Allow-Origin"] == "*"


def test_new_content_has_a_new_etag(get, told):
    before = get(GAME).headers["ETag"]
    version = told(GAME)["about"]["content_version"]
    models.ContentState.objects.update(hash="new")
    assert get(GAME, if_none_match=before).headers["ETag"] != before
    assert told(GAME)["about"]["content_version"] != version


@pytest.mark.parametrize("address", ANSWERS)
def test_an_answer_costs_one_query_once_its_content_was_read(get, address, monkeypatch):
    get(address)
    monkeypatch.setattr("teachapp.reading._ready", ReadyPages())  # made once more
    with CaptureQueriesContext(connection) as asked:
        get(address)
    assert len(asked) == 1


@pytest.mark.parametrize(
    "part", ["", "clauses/", "terms/", "variants/", "lessons/", "lessons/hunt/"]
)
def test_queries_of_content_not_read_yet_grow_with_languages_alone(get, part):
    def cost(query):
        models.ContentState.objects.update(hash=f"cold {part} {query}")
        with CaptureQueriesContext(connection) as asked:
            get(f"{GAME}{part}{query}")
        return len(asked)

    one, two, three = cost("?language=ko"), cost("?language=ko,ja"), cost("?language=all")
    assert one <= 13
    assert three - two == two - one


def test_head_has_the_headers_alone(client, get):
    head = client.head(GAME)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["ETag"] == get(GAME).headers["ETag"]


@pytest.mark.parametrize("address", [*ANSWERS, f"{ROOT}openapi.json", f"{ROOT}nothing/"])
def test_any_site_may_ask(client, address):
    answer = client.get(address, headers={"origin": "https://elsewhere.example"})
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert "Access-Control-Allow-Credentials" not in answer.headers
    assert {"ETag", "Link"} <= set(answer.headers["Access-Control-Expose-Headers"].split(", "))
    before = client.options(address, headers={"access-control-request-headers": "if-none-match"})
    assert before.status_code == 204
    assert before.headers["Access-Control-Allow-Origin"] == "*"
    assert before.headers["Access-Control-Allow-Headers"] == "If-None-Match"


def test_a_forgotten_slash_is_mended(client):
    moved = client.get(f"{ROOT}games/vampire-queen/clauses?language=ja")
    assert moved.status_code == 301
    assert moved.headers["Location"] == f"{GAME}clauses/?language=ja"
    assert moved.headers["Access-Control-Allow-Origin"] == "*"


# What can be wrong

WRONG = {
    f"{GAME}?language=fr": (400, "unknown-language", "language", ["ko", "en", "ja", "all"]),
    f"{GAME}?language=": (400, "unreadable-value", "language", []),
    f"{GAME}?language=ko,": (400, "unreadable-value", "language", []),
    f"{GAME}?langauge=ko": (400, "unknown-parameter", "langauge", ["language"]),
    f"{GAME}?language=ko&language=ja": (400, "repeated-parameter", "language", []),
    f"{ROOT}games/?players=0": (400, "unreadable-value", "players", ["1-99"]),
    f"{ROOT}games/?players=x": (400, "unreadable-value", "players", ["1-99"]),
    f"{ROOT}games/?players=٣": (400, "unreadable-value", "players", ["1-99"]),
    f"{ROOT}games/?language=xx": (400, "unknown-language", "language", ["en", "ja", "ko", "all"]),
    f"{GAME}clauses/?players=13": (400, "unreadable-value", "players", ["3-12"]),
    f"{GAME}clauses/?section=%00": (400, "unreadable-value", "section", []),
    f"{GAME}clauses/?per_page=201": (400, "unreadable-value", "per_page", ["1-200"]),
    f"{GAME}clauses/?page=-1": (400, "unreadable-value", "page", ["1-9999"]),
    f"{GAME}clauses/?page=3": (404, "unknown-page", "page", ["1-2"]),
    f"{ROOT}games/whist/": (404, "unknown-game", None, []),
    f"{ROOT}games/whist/terms/": (404, "unknown-game", None, []),
    f"{GAME}clauses/whist/": (404, "unknown-clause", None, []),
    f"{GAME}lessons/whist/": (404, "unknown-lesson", None, []),
    f"{GAME}nothing": (404, "not-found", None, []),
    f"{GAME}nothing/": (404, "not-found", None, []),
    f"{ROOT}games/%00": (404, "not-found", None, []),
    f"{ROOT}games/%0A/": (404, "not-found", None, []),
    f"{ROOT}games/%00/": (404, "not-found", None, []),
    "/api/": (404, "not-found", None, []),
    "/api/v2/games/": (404, "not-found", None, []),
    f"{ROOT}?" + "&".join(f"a{n}=1" for n in range(1500)): (400, "bad-request", None, []),
}


@pytest.mark.parametrize("address", WRONG, ids=range(len(WRONG)))
def test_what_is_wrong_is_said(get, document, address):
    status, code, parameter, expected = WRONG[address]
    response = get(address, status)
    media = "application/problem+json"
    assert response.headers["Content-Type"] == media
    problem = json.loads(response.content)
    fits(problem, schema_of(document, "index", str(status), media), document)
    assert problem["status"] == status
    assert (problem["code"], problem["parameter"]) == (code, parameter)
    assert problem["expected"] == expected
    assert problem["type"].endswith(f":{code}")


def test_what_is_gone_while_it_is_told_is_not_found(get, monkeypatch):
    def gone(*args):
        raise queries.NotFound("game", "vampire-queen")

    monkeypatch.setattr(queries, "terms", gone)
    problem = get(f"{GAME}terms/?per_page=11", 404)
    assert json.loads(problem.content)["code"] == "not-found"


def test_an_unknown_section_is_told_which_there_are(told):
    problem = told(f"{GAME}clauses/?section=whist", 400)
    assert problem["parameter"] == "section"
    assert "hunt" in problem["expected"]


@pytest.mark.parametrize("method", ["post", "put", "patch", "delete"])
@pytest.mark.parametrize("address", [ROOT, GAME, f"{ROOT}openapi.json"])
def test_it_can_only_be_read(method, address):
    response = getattr(Client(enforce_csrf_checks=True), method)(address)
    assert response.status_code == 405
    assert response.headers["Allow"] == "GET, HEAD, OPTIONS"
    assert json.loads(response.content)["code"] == "method-not-allowed"


def test_a_problem_is_told_in_the_language_asked_for(get):
    titles = {}
    for language in LANGUAGES:
        response = get(f"{ROOT}games/whist/?language={language}", 404)
        assert response.headers["Content-Language"] == language
        titles[language] = json.loads(response.content)["title"]
    assert len(set(titles.values())) == 3
    assert titles["en"] == "There is no such game."
    plain = json.loads(get(f"{ROOT}games/whist/", 404, accept_language="ja").content)
    assert plain["title"] == titles["en"]


def test_every_kind_of_problem_can_be_met(document):
    met = {code for _, code, _, _ in WRONG.values()}
    elsewhere = {"method-not-allowed", "missing-parameter"}  # the latter by a search
    assert met | elsewhere == PROBLEMS.keys()
    told = json.dumps(document["components"]["responses"])
    assert all(f"`{code}`" in told for code in PROBLEMS)
