"""Search as a resource of the API: over a function that finds what a test says."""

import json

import pytest
from django.conf import settings
from django.urls import path

from teachapp.api import views
from teachapp.api.routes import ROUTES
from teachapp.api.search import MOST, Hit, Wording, route

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("content")]

SEARCH = "/api/v1/search/"
asked: list[tuple] = []


def find(query, language, game=None, limit=MOST):
    asked.append((query, language, game, limit))
    return [f"{query} {number}" for number in range(min(limit, 7))]


def told(found):
    beside = Wording("ko", "사냥꾼", "<mark>사냥꾼</mark>") if found.endswith("0") else None
    return Hit("clause", "vampire-queen", found, "en", found, found, "/en/", beside)


urlpatterns = [path(SEARCH[1:], views.resource(route(find, told)))]


@pytest.fixture
def ask(client, settings):
    settings.ROOT_URLCONF = __name__
    asked.clear()

    def get(query, status=200):
        response = client.get(SEARCH, query)
        assert response.status_code == status, response.content
        return json.loads(response.content)

    return get


def test_what_is_found_is_told_in_its_order(ask):
    answer = ask({"q": "사냥꾼", "language": "ja", "game": "vampire-queen"})
    assert asked == [("사냥꾼", "ja", "vampire-queen", MOST)]
    assert [each["id"] for each in answer["items"]] == [f"사냥꾼 {number}" for number in range(7)]
    assert answer["items"][0]["matched"]["language"] == "ko"
    assert answer["items"][1]["matched"] is None


def test_without_a_language_and_a_game_it_is_offered_in_english_from_all(ask):
    ask({"q": "hunt"})
    assert asked == [("hunt", settings.LANGUAGE_CODE, None, MOST)]


def test_hits_come_page_by_page(ask):
    answer = ask({"q": "a b&c", "per_page": "3", "page": "2"})
    assert [each["id"] for each in answer["items"]] == ["a b&c 3", "a b&c 4", "a b&c 5"]
    assert (answer["count"], answer["pages"]) == (7, 3)
    assert answer["links"]["next"] == f"{SEARCH}?q=a+b%26c&per_page=3&page=3"


@pytest.mark.parametrize(
    ("query", "code", "parameter"),
    [
        ({}, "missing-parameter", "q"),
        ({"q": " "}, "unreadable-value", "q"),
        ({"q": "x" * 101}, "unreadable-value", "q"),
        ({"q": "x", "language": "all"}, "unreadable-value", "language"),
        ({"q": "x", "game": "whist"}, "unreadable-value", "game"),
        ({"q": ["x", "y"]}, "repeated-parameter", "q"),
    ],
)
def test_a_search_that_cannot_be(ask, query, code, parameter):
    problem = ask(query, 400)
    assert (problem["code"], problem["parameter"]) == (code, parameter)
    assert asked == []


joined = pytest.mark.skipif(
    not any(each.name == "search" for each in ROUTES), reason="nothing finds yet"
)


@joined
def test_a_word_of_one_language_finds_the_clause_in_another(client):
    answer = json.loads(client.get(SEARCH, {"q": "사냥꾼", "language": "en"}).content)
    assert answer["count"] > 3
    assert {each["language"] for each in answer["items"]} == {"en"}
    assert all(
        client.get(each["href"].partition("#")[0]).status_code == 200
        for each in answer["items"][:5]
    )


@joined
@pytest.mark.parametrize(
    "query", ["a", "왕", "親", "%", '"', "*", "' OR 1=1 --", "\x00", "x " * 50]
)
def test_any_query_is_answered(client, query):
    assert client.get(SEARCH, {"q": query}).status_code in (200, 400)
