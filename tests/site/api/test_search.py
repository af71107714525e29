"""Search as a resource of the API: over a function that finds what a test says."""

import json
import re
from types import SimpleNamespace

import pytest
from django.conf import settings
from django.urls import path

from teachapp.api import views
from teachapp.api.search import MOST, route

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("content")]

SEARCH = "/api/v1/search/"
asked: list[tuple] = []


def pieces(text):
    """Return a text as a search has it: what stands in brackets is what was asked for."""
    return [
        SimpleNamespace(text=each.strip("[]"), is_hit=each.startswith("["))
        for each in re.split(r"(\[[^]]*\])", text)
        if each
    ]


def wording(language, heading, excerpt):
    return SimpleNamespace(language=language, heading=pieces(heading), excerpt=pieces(excerpt))


def find(query, language, game=None, limit=0):
    asked.append((query, language, game, limit))
    first = wording("ko", "[사냥꾼]은 혼자", "A & B")
    return SimpleNamespace(
        hits=[
            SimpleNamespace(
                kind="clause",
                id=f"{query} {number}",
                game="vampire-queen",
                is_shared=False,
                within="",
                own=wording(language, "A <b>[hunt]</b>", "x [y] z"),
                matched=None if number else first,
                href="/en/",
            )
            for number in range(min(limit, 7))
        ]
    )


urlpatterns = [path(SEARCH[1:], views.resource(route(find)))]


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
    assert answer["items"][1]["matched"] is None
    assert answer["items"][0]["matched"] == {
        "language": "ko",
        "heading": "사냥꾼은 혼자",
        "heading_html": "<mark>사냥꾼</mark>은 혼자",
        "text": "A & B",
        "html": "A &amp; B",
    }
    assert answer["items"][0]["own"] == {
        "language": "ja",
        "heading": "A <b>hunt</b>",
        "heading_html": "A &lt;b&gt;<mark>hunt</mark>&lt;/b&gt;",
        "text": "x y z",
        "html": "x <mark>y</mark> z",
    }


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


def test_a_word_of_one_language_finds_the_clause_in_another(client):
    answer = json.loads(client.get(SEARCH, {"q": "사냥꾼", "language": "en"}).content)
    assert answer["count"] > 3
    assert {each["own"]["language"] for each in answer["items"]} == {"en"}
    assert all(
        client.get(each["href"].partition("#")[0]).status_code == 200
        for each in answer["items"][:5]
    )


@pytest.mark.parametrize(
    "query", ["a", "왕", "親", "%", '"', "*", "' OR 1=1 --", "\x00", "x " * 50]
)
def test_any_query_is_answered(client, query):
    assert client.get(SEARCH, {"q": query}).status_code in (200, 400)
