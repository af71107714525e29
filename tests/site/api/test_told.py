"""The API tells what the pages tell, in a form that its own document describes."""

import json
import re

import jsonschema
import pytest
from django.conf import settings

from games.core.notation import parse_position
from games.core.record import read_record
from games.core.replay import replay
from games.registry import GAMES
from teachapp.api.routes import ROUTES
from teachapp.catalogue import models, queries
from tests.site.api.answers import ANSWERS, GAME, LANGUAGES, ROOT, fits, schema_of

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("content")]

# The document


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
        template, _, query = template.partition("{?")
        address, _, fragment = template.format(**names).partition("#")
        address += "?q=queen" if query.startswith("q,") else ""
        page = get(address).content.decode()
        assert not fragment or f'id="{fragment}"' in page


def test_the_index_says_which_parameters_an_address_takes(told):
    assert told(ROOT)["item"]["resources"]["terms"] == (
        f"{ROOT}games/{{game}}/terms/{{?language,page,per_page}}"
    )


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


def test_a_game_without_its_source_language_speaks_the_next(told):
    models.GameText.objects.filter(game__slug="vampire-queen", language="ko").delete()
    models.ContentState.objects.update(hash="no Korean")
    assert told(GAME)["about"]["languages"] == ["en", "ja"]
    for part in ("", "clauses/", "terms/", "variants/", "lessons/", "lessons/hunt/"):
        answer = told(GAME + part)
        first = answer["items"][0] if "items" in answer else answer["item"]
        assert list(first["texts"]) == ["en"]


def test_games_by_language_are_those_told_in_it(told):
    models.GameText.objects.filter(game__slug="bark-side", language="ja").delete()
    models.ContentState.objects.update(hash="without")

    def ids(query):
        return [each["id"] for each in told(f"{ROOT}games/{query}")["items"]]

    assert set(ids("")) == set(ids("?language=en")) == set(ids("?language=all")) == set(GAMES)
    assert "bark-side" not in ids("?language=ja")
    assert "bark-side" in ids("?language=ja,ko")
    told(f"{ROOT}games/bark-side/?language=ja", 400)
