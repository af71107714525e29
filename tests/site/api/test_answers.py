"""The API: what it tells is what the pages tell, in a form that its own document describes."""

import json
import re

import jsonschema
import pytest
from django.conf import settings
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from games.core.notation import parse_position
from games.core.record import read_record
from games.core.replay import replay
from games.registry import GAMES
from teachapp.api.problems import PROBLEMS
from teachapp.api.routes import ROUTES
from teachapp.catalogue import models, queries
from teachapp.ready import ReadyPages

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("content")]

ROOT = "/api/v1/"
GAME = f"{ROOT}games/vampire-queen/"
LANGUAGES = ("ko", "ja", "en")
ANSWERS = {
    ROOT: "index",
    f"{ROOT}games/": "games",
    f"{ROOT}games/?players=3&minutes=20&language=ja&per_page=1&page=2": "games",
    GAME: "game",
    f"{GAME}?language=all": "game",
    f"{GAME}clauses/": "clauses",
    f"{GAME}clauses/?language=ja,en&kind=effect&section=hunt&players=5": "clauses",
    f"{GAME}clauses/setup-hand-size/?language=all": "clause",
    f"{GAME}terms/?language=all": "terms",
    f"{GAME}variants/?language=all": "variants",
    f"{GAME}lessons/?language=en": "lessons",
    f"{GAME}lessons/hunt/?language=all": "lesson",
}


if any(route.name == "search" for route in ROUTES):
    ANSWERS[f"{ROOT}search/?q=hunter"] = "search"
    ANSWERS[f"{ROOT}search/?q=a&language=ja&game=vampire-queen&per_page=3"] = "search"


@pytest.fixture
def get(client):
    def ask(address, status=200, **headers):
        response = client.get(address, headers=headers)
        assert response.status_code == status, (address, response.content[:300])
        return response

    return ask


@pytest.fixture
def told(get):
    """Return the JSON at an address."""
    return lambda address, status=200: json.loads(get(address, status).content)


@pytest.fixture
def every(told):
    """Return all items of a list, page by page as the links lead."""

    def walk(address):
        found = []
        while address:
            page = told(address)
            found += page["items"]
            address = page["links"]["next"]
        assert len(found) == page["count"]
        return found

    return walk


# The document


@pytest.fixture
def document(told):
    return told(f"{ROOT}openapi.json")


def closed(schema):
    """Return a schema that allows no field which it doesn't name."""
    if isinstance(schema, list):
        return [closed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    more = {"additionalProperties": False} if "properties" in schema else {}
    return {name: closed(each) for name, each in schema.items()} | more


def fits(answer, schema, document):
    whole = {**schema, "components": closed(document["components"])}
    jsonschema.Draft202012Validator(whole).validate(answer)


def schema_of(document, operation, status="200", media="application/json"):
    (found,) = (
        each["get"]
        for each in document["paths"].values()
        if each["get"]["operationId"] == operation
    )
    response = found["responses"][status]
    if "$ref" in response:
        response = document["components"]["responses"][response["$ref"].rpartition("/")[2]]
    return response["content"][media]["schema"]


def test_the_document_is_whole(document):
    assert document["openapi"].startswith("3.1.")
    assert {"title", "version", "license"} <= document["info"].keys()
    for schema in document["components"]["schemas"].values():
        jsonschema.Draft202012Validator.check_schema(schema)
    text = json.dumps(document)
    references = set(re.findall(r'"\$ref": "#/components/(\w+)/(\w+)"', text))
    assert len(references) > 20
    assert text.count('"$ref"') == len(re.findall(r'"\$ref": "#/components/\w+/\w+"', text))
    there = {(kind, name) for kind, named in document["components"].items() for name in named}
    assert references == there, "each is there, and each is used"
    for path, operations in document["paths"].items():
        parameters = operations["get"]["parameters"]
        named = [each["name"] for each in parameters if each["in"] == "path"]
        assert re.findall(r"\{(\w+)\}", path) == named
        for each in parameters:
            jsonschema.Draft202012Validator.check_schema(each["schema"])


def test_every_route_is_described_and_tried_here(document):
    names = {each["get"]["operationId"] for each in document["paths"].values()}
    assert names == {route.name for route in ROUTES} == set(ANSWERS.values())


@pytest.mark.parametrize("address", ANSWERS)
def test_an_answer_is_what_the_document_says(told, document, address):
    fits(told(address), schema_of(document, ANSWERS[address]), document)


@pytest.mark.parametrize("game", GAMES)
def test_all_there_is_of_a_game_is_what_the_document_says(told, document, game):
    root = f"{ROOT}games/{game}/"
    for part in ("clauses", "terms", "variants", "lessons"):
        whole = told(f"{root}{part}/?language=all&per_page=200")
        fits(whole, schema_of(document, part), document)
    for lesson in told(f"{root}lessons/")["items"]:
        fits(told(f"{lesson['api_href']}?language=all"), schema_of(document, "lesson"), document)


def test_every_parameter_of_a_route_is_described(document):
    for route in ROUTES:
        operation = document["paths"][route.template]["get"]
        described = [each["name"] for each in operation["parameters"]]
        assert described == [*route.names, *(each.name for each in route.parameters)]
        assert all(each["description"] for each in operation["parameters"])
        assert operation["summary"]


# A rulebook can be made again from what is told


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_program_can_make_the_rulebook_again(get, told, every, game, language):
    head = told(f"{ROOT}games/{game}/?language={language}")["item"]
    clauses = every(f"{ROOT}games/{game}/clauses/?language={language}&per_page=20")
    made: list[tuple[str, ...]] = [("intro", head["intro"][language]["html"])]
    for section in head["sections"]:
        words = section["texts"][language]
        made.append((section["id"], words["heading"], words["html"]))
        made += [
            (each["id"], text["heading"], *(part["html"] for part in text["parts"]))
            for each, text in ((each, each["texts"][language]) for each in clauses)
            if each["section"] == section["id"]
        ]
    book = queries.rulebook(game, language)
    expected: list[tuple[str, ...]] = [("intro", book.intro)]
    for section in book.sections:
        expected.append((section.id, section.heading, section.html))
        expected += [
            (each.id, each.text.heading, *(part.html for part in each.text.parts))
            for each in section.clauses
        ]
    assert made == expected
    assert [each["order"] for each in clauses] == list(range(1, len(clauses) + 1))
    page = get(f"/{language}/{game}/rules/").content.decode()
    places = [page.index(f'id="{each["id"]}"') for each in clauses]
    assert places == sorted(places)


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_is_loaded_is_told(every, game):
    loaded = models.Game.objects.get(slug=game)
    root = f"{ROOT}games/{game}/"
    for part in ("clauses", "variants", "lessons"):
        items = every(f"{root}{part}/?language=all")
        there = getattr(loaded, part).values_list("slug", flat=True)
        assert {each["id"] for each in items} == set(there)
        assert all(set(each["texts"]) == set(LANGUAGES) for each in items), part
    terms = every(f"{root}terms/?language=all")
    assert len(terms) >= loaded.terms.count() > 0


def test_a_clause_says_what_stands_behind_it(told):
    clause = told(f"{GAME}clauses/hunt-tie-latest/?language=all")["item"]
    assert (clause["game"], clause["section"], clause["kind"]) == (
        "vampire-queen",
        "hunt",
        "effect",
    )
    assert {"lesson": "hunt", "step": "the-tie"} in clause["shown_by"]
    assert clause["coverage"] == {"engine": True, "lesson": True, "test": True, "lacks": []}
    assert list(clause["texts"]) == ["ko", "en", "ja"]
    for language, words in clause["texts"].items():
        assert words["href"] == f"/{language}/vampire-queen/rules/#hunt-tie-latest"
        assert words["heading"]
        assert words["rev"] >= 1
        assert not words["is_stale"]
        assert "<" in words["html"]
        assert "<" not in words["text"]
    ids = {each["id"] for each in told(f"{GAME}clauses/?per_page=200")["items"]}
    assert set(clause["needs"]) <= ids


def test_a_clause_is_the_same_alone_and_in_the_list(told):
    listed = {
        each["id"]: each for each in told(f"{GAME}clauses/?per_page=200&language=ja")["items"]
    }
    for id in ("deck-composition", "hunt-ban"):
        assert told(f"{GAME}clauses/{id}/?language=ja")["item"] == listed[id]


def test_a_stale_translation_says_so(told, get):
    models.ClauseText.objects.filter(clause__slug="hunt-ban", language="en").update(is_stale=True)
    models.ContentState.objects.update(hash="stale")
    texts = told(f"{GAME}clauses/hunt-ban/?language=all")["item"]["texts"]
    assert {code: each["is_stale"] for code, each in texts.items()} == {
        "ko": False,
        "en": True,
        "ja": False,
    }


def test_a_lesson_has_its_script_and_every_position(told):
    lesson = told(f"{GAME}lessons/hunt/?language=en")["item"]
    played = replay(read_record(lesson["script"])[0], GAMES)
    assert not played.faults
    assert [step["id"] for step in lesson["steps"]] == [step.label for step in played.steps]
    for step, there in zip(lesson["steps"], played.steps, strict=True):
        assert parse_position(step["position"].replace("_", " "), GAMES)[1] == there.state
        assert set(step["clauses"]) == there.cites
        assert len(step["texts"]["en"]["questions"]) == len(there.questions)
    assert lesson["steps"][1]["moves"] == "A:H20"


def addresses(value):
    """Yield every address in an answer."""
    if isinstance(value, list):
        for each in value:
            yield from addresses(each)
    elif isinstance(value, dict):
        for name, each in value.items():
            if name.endswith("href") and each:
                yield each
            elif name == "links":
                yield from filter(None, each.values())
            elif name == "html":
                yield from re.findall(r'href="([^"]+)"', each)
            else:
                yield from addresses(each)


@pytest.mark.parametrize("address", ANSWERS)
def test_every_address_in_an_answer_leads_somewhere(told, get, address):
    found = {each.partition("#")[0].replace("&amp;", "&") for each in addresses(told(address))}
    assert found or address == ROOT
    for each in sorted(found)[:60]:
        get(each)


def test_the_index_leads_to_everything(told, get):
    index = told(ROOT)["item"]
    names = {
        "language": "ja",
        "game": "vampire-queen",
        "clause": "hunt-ban",
        "term": "queen",
        "variant": "follow-rule",
        "lesson": "hunt",
        "step": "the-tie",
        "position": told(f"{GAME}lessons/hunt/")["item"]["steps"][0]["position"],
    }
    assert {each["code"] for each in index["languages"]} == set(LANGUAGES)
    for template in (*index["resources"].values(), *index["pages"].values()):
        address, _, fragment = template.format(**names).partition("#")
        page = get(address).content.decode()
        assert not fragment or f'id="{fragment}"' in page


def test_every_answer_carries_the_license(told, get):
    for address in ANSWERS:
        license = told(address)["about"]["license"]
        assert license["url"] in (settings.BASE_DIR / "LICENSE-content").read_text() + "/"
        assert f'<{license["url"]}>; rel="license"' in get(address).headers["Link"]


# Languages


def test_without_a_language_a_game_speaks_its_source_language(told):
    whole = told(GAME)
    assert whole["item"]["source_language"] == "ko"
    assert list(whole["item"]["texts"]) == ["ko"]
    assert whole["about"]["languages"] == ["ko", "en", "ja"]


def test_the_language_of_the_reader_plays_no_part(get):
    plain = get(f"{GAME}terms/")
    other = get(f"{GAME}terms/", accept_language="ja", cookie="ruletable_language=ja")
    assert plain.content == other.content
    assert "Vary" not in plain.headers or "Language" not in plain.headers["Vary"]
    assert not plain.cookies


@pytest.mark.parametrize("part", ["clauses", "terms", "variants", "lessons"])
@pytest.mark.parametrize(
    ("asked", "told_in"), [("ja", ["ja"]), ("en,ko", ["en", "ko"]), ("all", ["ko", "en", "ja"])]
)
def test_the_languages_asked_for_are_told(told, part, asked, told_in):
    for each in told(f"{GAME}{part}/?language={asked}&per_page=3")["items"]:
        assert list(each["texts"]) == told_in


def test_games_by_language_are_those_told_in_it(told):
    models.GameText.objects.filter(game__slug="bark-side", language="ja").delete()
    models.ContentState.objects.update(hash="without")

    def ids(query):
        return [each["id"] for each in told(f"{ROOT}games/{query}")["items"]]

    assert set(ids("")) == set(ids("?language=en")) == set(ids("?language=all")) == set(GAMES)
    assert "bark-side" not in ids("?language=ja")
    assert "bark-side" in ids("?language=ja,ko")
    told(f"{ROOT}games/bark-side/?language=ja", 400)


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

    assert len(parts("")) == 5
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
