"""Every address of the API: what it answers, which parameters it takes, what it is for.

Django's addresses (`urls.py`), the index and the OpenAPI document are all made from this table.
"""

from django.conf import settings

from teachapp.api import answers, lessons, resources, search
from teachapp.api.asking import (
    KIND,
    LANGUAGE,
    MINUTES,
    PLAYERS,
    SECTION,
    TOLD_IN,
    Asked,
)
from teachapp.api.route import Route, listed
from teachapp.api.telling import ROOT, Found
from teachapp.catalogue.search.find import find

NAME = "Ruletable"
PAGES = {
    "library": "/{language}/",
    "game": "/{language}/{game}/",
    "clause": "/{language}/{game}/rules/#{clause}",
    "term": "/{language}/{game}/terms/#{term}",
    "variant": "/{language}/{game}/variants/#{variant}",
    "step": "/{language}/{game}/lessons/{lesson}/{step}/",
    "table": "/{language}/{game}/table/{position}/",
}


def index(asked: Asked) -> Found:
    """The way in: languages, every resource, and where people read the same."""
    languages = tuple(answers.Language(code, name) for code, name in settings.LANGUAGES)
    templates = {route.name: route.whole_template for route in ROUTES}
    told = answers.Index(NAME, languages, {**templates, "openapi": f"{ROOT}openapi.json"}, PAGES)
    return Found(told, tuple(language.code for language in languages))


GAME = "games/<slug:game>/"
ROUTES: tuple[Route, ...] = (
    Route("index", "", index, answers.Index, ()),
    listed("games", "games/", resources.games, answers.GameLine, TOLD_IN, PLAYERS, MINUTES),
    Route("game", GAME, resources.game, answers.Game, (LANGUAGE,)),
    listed(
        "clauses",
        f"{GAME}clauses/",
        resources.clauses,
        answers.Clause,
        *(LANGUAGE, KIND, SECTION, PLAYERS),
    ),
    Route(
        "clause",
        f"{GAME}clauses/<slug:clause>/",
        resources.clause,
        answers.Clause,
        (LANGUAGE,),
    ),
    listed("terms", f"{GAME}terms/", resources.terms, answers.Term, LANGUAGE),
    listed("variants", f"{GAME}variants/", resources.variants, answers.Variant, LANGUAGE),
    listed("lessons", f"{GAME}lessons/", lessons.lessons, answers.LessonLine, LANGUAGE),
    Route(
        "lesson",
        f"{GAME}lessons/<slug:lesson>/",
        lessons.lesson,
        answers.Lesson,
        (LANGUAGE,),
    ),
    search.route(find),
)
