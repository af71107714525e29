"""Answers to ask for, and how they are held to the OpenAPI document."""

import jsonschema

from teachapp.api.routes import ROUTES

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
