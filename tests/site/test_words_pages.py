"""Glossary and disagreements: the words in every language, warnings, and links from every use."""

import re
from html import escape

import pytest

from games.registry import GAMES
from teachapp.catalogue import queries
from tests.site.test_pages import body

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("content")]

LANGUAGES = ("ko", "ja", "en")
EVERY = [(game, language) for game in GAMES for language in LANGUAGES]


def entries(html):
    """Return the entries of a glossary's page by id."""
    found = re.split(r'<div class="term-entry" id="([a-z0-9-]+)">', html)
    return dict(zip(found[1::2], found[2::2], strict=True))


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_a_word_stands_there_in_every_language(client, game, language):
    for name, entry in entries(body(client.get(f"/{language}/{game}/terms/"))).items():
        others = re.findall(r'<span lang="(\w+)">([^<]+)</span>', entry)
        assert {code for code, _word in others} == set(LANGUAGES) - {language}, name
        assert all(word.strip() for _code, word in others), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "term"),
    [("vampire-queen", "stage"), ("bark-side", "round"), ("cheating-moth", "round")],
)
def test_whoever_says_round_is_warned_of_the_other_rulebook(client, language, game, term):
    entry = entries(body(client.get(f"/{language}/{game}/terms/")))[term]
    warning = entry.partition('class="false-friend"')[2].partition("</aside>")[0]
    assert "라운드" in warning or "ラウンド" in warning
    assert "ステージ" in warning or "ラウンド" in warning


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_a_term_leads_back_to_where_it_is_used(client, game, language):
    uses = queries.term_uses(game, language)
    glossary = queries.terms(game, language)
    assert not [term.id for term in glossary.own if term.id not in uses]
    shown = entries(body(client.get(f"/{language}/{game}/terms/")))
    for name, places in uses.items():
        assert len({place.href for place in places}) == len(places)
        assert shown[name].count("<li><a href=") == len(places)


@pytest.mark.parametrize("game", GAMES)
def test_a_clause_that_is_named_as_a_use_links_to_the_term(client, game):
    html = body(client.get(f"/en/{game}/rules/"))
    clauses = dict(
        re.findall(r'<article class="clause[^"]*" id="([^"]+)">(.*?)</article>', html, re.DOTALL)
    )
    for term, places in queries.term_uses(game, "en").items():
        for place in places:
            if place.kind == "clause":
                assert f'data-term="{term}"' in clauses[place.href.partition("#")[2]]


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_each_disagreement_says_who_what_we_play_and_plays_it(client, game, language):
    told = queries.variants(game, language).variants
    html = body(client.get(f"/{language}/{game}/variants/"))
    sections = html.split('<section class="variant"')[1:]
    assert len(sections) == len(told)
    for variant, section in zip(told, sections, strict=True):
        assert section.startswith(f' id="{variant.id}"')
        assert section.count("<dt>") == len(variant.readings)
        if variant.readings:
            assert section.count('class="mark ours"') == 1, variant.id
        assert ("/table/" in section and "with=" in section) == bool(variant.play), variant.id
        for reading in variant.readings:
            for source in reading.sources:
                assert escape(source.heading) in section
        assert section.count('class="chip"') == len(variant.clauses) > 0


def test_terms_of_the_disagreements_open_in_place(client):
    html = body(client.get("/ja/bark-side/variants/"))
    used = set(re.findall(r'data-term="([a-z0-9-]+)"', html.partition('class="term-note"')[0]))
    assert len(used) > 5
    assert used <= set(re.findall(r'id="term-([a-z0-9-]+)" popover', html))
