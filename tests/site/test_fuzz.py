"""Whatever is asked for gets an answer: never a fault of ours, and JSON from the API."""

import json
from functools import cache
from urllib.parse import quote, urlencode

import pytest
from django.test import Client
from django.urls import URLPattern, get_resolver
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.core.notation import address, dump_moves, dump_position
from games.registry import GAMES
from teachapp.api.asking import Asked
from teachapp.api.routes import ROUTES
from teachapp.catalogue import queries
from teachapp.reading import reading_addresses

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("content")]

FINE = {200, 204, 301, 302, 304, 400, 404, 405}
NAMES = {
    "game": ["vampire-queen", "cheating-moth", "whist", "-", "0"],
    "lesson": ["hunt", "a-trick", "whist", "-"],
    "label": ["the-tie", "before", "whist"],
    "clause": ["hunt-ban", "whist"],
    "position": [
        "vampire-queen_1_standard_A_2,2,7;2,2,4,4;5,5,8",
        "vampire-queen_1_standard_A_2;3",
        "vampire-queen_1_standard,stages=99_A_2;3;4",
        "cheating-moth_1_standard_A_N1;N2;N3_top=N4",
        "_",
        "vampire-queen_",
    ],
}
"""What stands in addresses; any other text may as well."""
QUERIES = [
    *("players", "minutes", "shelf", "with", "eyes", "try", "pick", "q", "answer", "moves", "at"),
    *("often", "bot", "page", "per_page", "language", "kind", "section", "game", "clause", "id"),
]
VALUES = [
    *("", "0", "1", "3", "-1", "9" * 30, "٣", "1e3", "ko", "ja,en", "all", "A", "B:4,4", "A:2,2"),
    *("B:pass", "x" * 3000, "\x00", "%", "%00", "\ud800", "'", '"><script>', "../..", "사냥꾼"),
    *("standard", "japanese-note", "standard,stages=0", "A:2,2;B:4,4;C:5,5", "@:deal,1,2", "Z1"),
    *(
        "effect",
        "hunt",
        "D",
        "２",
        "\u202e",
        "\n",
        "a=b&c=d",
        ";" * 500,
        "none",
        "true",
        "[]",
        "{}",
    ),
]
EVERYTHING = settings(
    max_examples=60,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


def quoted(text):
    return quote(text.encode("utf-8", "surrogatepass"), safe="")


texts = st.one_of(st.sampled_from(VALUES), st.text(max_size=40))
pairs = st.tuples(st.one_of(st.sampled_from(QUERIES), st.text(max_size=8)), texts)
asked_for = st.one_of(
    st.lists(pairs, max_size=5).map(
        lambda query: "&".join(f"{quoted(name)}={quoted(value)}" for name, value in query)
    ),
    st.binary(max_size=30).map(lambda raw: quote(raw, safe="&=%+;")),
)


@cache
def routes():
    """Return every address of the site but the admin's, as segments and names."""
    found = []

    def walk(patterns, before):
        for each in patterns:
            here = before + str(each.pattern)
            if here.startswith("admin/"):
                continue
            if isinstance(each, URLPattern):
                found.append(here)
            else:
                walk(each.url_patterns, here)

    walk(get_resolver().url_patterns, "")
    assert len(found) > 20
    return found


@st.composite
def addresses(draw, below=""):
    """Draw an address: a route with something in place of each of its names."""
    route = draw(st.sampled_from([each for each in routes() if each.startswith(below)]))
    path = ""
    for piece in route.replace(">", "<").split("<"):
        name = piece.rpartition(":")[2]
        if name in NAMES and piece not in ("/", ""):
            path += quoted(draw(st.one_of(st.sampled_from(NAMES[name]), texts)))
        else:
            path += piece
    return "/" + path


@pytest.fixture(scope="module")
def reader():
    return Client(raise_request_exception=False)


def ask(reader, path, query):
    return reader.generic("GET", path, QUERY_STRING=query)


@given(path=addresses(), query=asked_for)
@EVERYTHING
def test_any_address_of_the_site_is_answered(reader, path, query):
    assert ask(reader, path, query).status_code in FINE, (path, query)


@cache
def pages():
    """Return the addresses of all rulebooks and lessons."""
    return reading_addresses()


@cache
def tables():
    """Return the game, the position and the moves of every step of every lesson."""
    found = []
    for game in GAMES:
        for line in queries.lesson_list(game, "en"):
            for step in queries.replay_of(queries.lesson_step(game, line.slug, "en").script).steps:
                moves = dump_moves(made.move for made in step.made)
                found.append((game, address(dump_position(GAMES[game], step.before)), moves))
    return found


@st.composite
def changed(draw, text, letters):
    """Draw a text in which a few letters are left out, put in or changed."""
    for _ in range(draw(st.integers(0, 3))):
        place = draw(st.integers(0, len(text)))
        put = draw(st.one_of(st.just(""), st.sampled_from(letters), st.sampled_from(VALUES)))
        text = text[:place] + put + text[place + draw(st.integers(0, 2)) :]
    return text


@given(data=st.data(), query=asked_for)
@EVERYTHING
def test_any_query_of_a_page_is_answered(reader, data, query):
    page = data.draw(st.sampled_from(pages()))
    assert ask(reader, page, query).status_code in FINE, (page, query)


@given(data=st.data())
@EVERYTHING
def test_any_table_is_answered(reader, data):
    game, position, moves = data.draw(st.sampled_from(tables()))
    position = data.draw(changed(position, "_,;=:+*->@ABC0123456789"))
    query = {
        "moves": data.draw(changed(moves, ",;:>@ABC0123456789")),
        **data.draw(st.dictionaries(st.sampled_from(QUERIES), texts, max_size=2)),
    }
    path = f"/{data.draw(st.sampled_from(['ko', 'ja', 'en']))}/{game}/table/{quoted(position)}/"
    asked = "&".join(f"{name}={quoted(value)}" for name, value in query.items())
    assert ask(reader, path, asked).status_code in FINE, (path, asked)


@given(path=addresses("api/"), query=asked_for)
@EVERYTHING
def test_the_api_answers_in_json(reader, path, query):
    response = ask(reader, path, query)
    assert response.status_code in FINE, (path, query)
    if response.status_code >= 400:
        assert response.headers["Content-Type"] == "application/problem+json"
        assert json.loads(response.content)["status"] == response.status_code
    elif response.status_code == 200:
        assert response.headers["Content-Type"] == "application/json"
        json.loads(response.content)


@given(data=st.data())
@EVERYTHING
def test_any_value_of_a_parameter_of_the_api_is_answered(reader, data):
    route = data.draw(st.sampled_from(ROUTES))
    path = route.template.format(game="vampire-queen", clause="hunt-ban", lesson="hunt")
    names = st.sampled_from([each.name for each in route.parameters] or ["page"])
    asked = data.draw(st.dictionaries(names, texts, max_size=4))
    query = urlencode({name: value.encode("utf-8", "replace") for name, value in asked.items()})
    response = ask(reader, path, query)
    assert response.status_code in (200, 400, 404), (path, query)
    if response.status_code == 400:
        known = {each.name for each in route.parameters}
        assert json.loads(response.content)["parameter"] in {*asked, *known, None}


def test_every_field_that_can_be_asked_for_is_a_parameter_of_some_route():
    fields = {each.field or each.name for route in ROUTES for each in route.parameters}
    assert fields <= set(Asked.__dataclass_fields__)
