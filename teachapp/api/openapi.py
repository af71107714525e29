"""The OpenAPI document, made from the table of routes and the types of the answers. Pure."""

from collections.abc import Iterable
from typing import Any

from teachapp.api import answers
from teachapp.api.asking import Parameter
from teachapp.api.problems import CONTENT_TYPE, PROBLEMS, ProblemDetails
from teachapp.api.route import Route
from teachapp.api.schema import Schemas

VERSION = "1.0"
ABOUT = (
    "Rulebooks of card games, clause by clause, in several languages. Everything is read-only and"
    " open to any site. Words are CC BY 4.0."
)


def document(routes: Iterable[Route]) -> dict[str, Any]:
    """Return the document that describes these routes."""
    schemas = Schemas()
    paths = {route.template: {"get": _operation(route, schemas)} for route in routes}
    problem = {CONTENT_TYPE: {"schema": schemas.of(ProblemDetails)}}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Ruletable",
            "version": VERSION,
            "description": ABOUT,
            "license": {"name": "CC BY 4.0", "identifier": "CC-BY-4.0"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": schemas.named,
            "headers": _HEADERS,
            "responses": {
                "NotModified": {"description": "What you have under this ETag is still true."},
                **{_problem_name(status): _refusal(status, problem) for status in _STATUSES},
            },
        },
    }


_STATUSES = sorted({status for status, _ in PROBLEMS.values()})
_NAMES = {400: "BadRequest", 404: "NotFound", 405: "MethodNotAllowed"}
_HEADERS = {
    "ETag": {
        "description": "Names these bytes; ask again with it in If-None-Match.",
        "schema": {"type": "string"},
    },
    "Link": {
        "description": "The license; of a list also its first, previous, next and last page.",
        "schema": {"type": "string"},
    },
}


def _problem_name(status: int) -> str:
    return _NAMES[status]


def _refusal(status: int, content: dict[str, Any]) -> dict[str, Any]:
    codes = ", ".join(f"`{code}`" for code, (each, _) in PROBLEMS.items() if each == status)
    return {"description": f"One of: {codes}.", "content": content}


def _operation(route: Route, schemas: Schemas) -> dict[str, Any]:
    kind: Any = answers.Page if route.is_list else answers.Item
    response = {
        "description": route.words,
        "headers": {name: {"$ref": f"#/components/headers/{name}"} for name in _HEADERS},
        "content": {"application/json": {"schema": schemas.of(kind[route.kind])}},
    }
    return {
        "operationId": route.name,
        "summary": route.words,
        "parameters": [*map(_in_path, route.names), *map(_in_query, route.parameters)],
        "responses": {
            "200": response,
            "304": {"$ref": "#/components/responses/NotModified"},
            **{
                str(status): {"$ref": f"#/components/responses/{_problem_name(status)}"}
                for status in _STATUSES
            },
        },
    }


def _in_path(name: str) -> dict[str, Any]:
    return {
        "name": name,
        "in": "path",
        "required": True,
        "description": f"The id of the {name}.",
        "schema": {"type": "string"},
    }


def _in_query(parameter: Parameter) -> dict[str, Any]:
    described = {
        "name": parameter.name,
        "in": "query",
        "required": parameter.is_required,
        "description": parameter.description,
        "schema": parameter.schema,
    }
    if parameter.schema["type"] == "array":
        described |= {"style": "form", "explode": False}  # with commas, not repeated
    return described
