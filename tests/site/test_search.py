"""Looking up a rule: what is found in which language, in which order, and what the page shows."""

import re

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.registry import GAMES
from teachapp.catalogue import models
from teachapp.catalogue.queries import NotFound
from teachapp.catalogue.search import find as find_module
from teachapp.catalogue.search.find import LONGEST, find
from teachapp.catalogue.search.near import near
from teachapp.ready import ReadyPages

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("content")]

LANGUAGES = ("ko", "ja", "en")


def words(pieces):
    return "".join(piece.text for piece in pieces)


def marks(pieces):
    return [piece.text for piece in pieces if piece.is_hit]


def ids(query, language="ko", kind="clause", **options):
    return [hit.id for hit in find(query, language, **options).hits if hit.kind == kind]


# What is found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "query", ["나중에 낸 사람", "後に出した人が引き取る", "the later card takes"]
)
def test_a_query_in_one_language_finds_the_clause_and_offers_it_in_the_readers(query, language):
    (hit,) = [each for each in find(query, language).hits if each.id == "hunt-tie-latest"]
    assert hit.href == f"/{language}/vampire-queen/rules/#hunt-tie-latest"
    assert hit.own.language == language
    spoken = next(
        code
        for code, text in zip(LANGUAGES, ("나중", "後に", "later"), strict=True)
        if text in query
    )
    assert (hit.matched.language if hit.matched else language) == spoken
    assert marks((hit.matched or hit.own).heading) or marks((hit.matched or hit.own).excerpt)


def test_a_clause_is_found_once_in_however_many_languages_it_matches():
    hits = find("Q", "ko", limit=100).hits
    keys = [(hit.kind, hit.game, hit.id) for hit in hits]
    assert len(keys) == len(set(keys)) > 5


@pytest.mark.parametrize(
    ("query", "term"),
    [
        ("조커", "wild"),
        ("선", "leader"),
        ("패스", "pass"),
        ("패", "hand"),
        ("왕", "king"),
        ("용", "dragon"),
        ("칸", "place"),
        ("親", "leader"),
        ("手札", "hand"),
        ("パス", "pass"),
        ("王", "king"),
        ("queen", "queen"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_or_two_syllables_find_the_term_first(query, term, language):
    first = find(query, language).hits[0]
    assert (first.kind, first.id) == ("term", term)


@pytest.mark.parametrize(
    ("form", "word"),
    [
        ("사냥꾼을", "사냥꾼"),
        ("선은", "선"),
        ("여왕에게는", "여왕"),
        ("패스하면", "패스"),
        ("手札を", "手札"),
        ("queens", "queen"),
        ("penalties", "penalty"),
    ],
)
def test_particles_and_endings_do_not_hide_a_hit(form, word):
    assert set(ids(word, "en")[:5]) <= set(ids(form, "en", limit=100))
    assert find(form, "ko").hits[0].id == find(word, "ko").hits[0].id


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("ジョーカー", "じょーかー"),
        ("ﾊﾟｽ", "パス"),
        ("ＱＵＥＥＮ", "queen"),
        ("バンパイア", "ヴァンパイア"),
        ("クイーン", "クィーン"),
    ],
)
def test_width_case_and_kana_are_folded(one, other):
    found = find(one, "ja")
    assert found.total > 1
    assert [hit.id for hit in found.hits] == [hit.id for hit in find(other, "ja").hits]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("reading", "written"),
    [
        ("おや", "親"),
        ("てふだ", "手札"),
        ("テフダ", "手札"),
        ("てふだを", "手札"),
        ("すてふだ", "捨て札"),
    ],
)
def test_a_word_is_found_by_its_reading(reading, written, language):
    best = find(reading, language).hits[0]
    assert (best.kind, best.id) == ("term", find(written, language).hits[0].id)
    assert written in marks((best.matched or best.own).heading)
    assert set(ids(written, language, limit=100)) <= set(ids(reading, language, limit=100))


def test_what_is_written_as_it_is_read_stays_found():
    assert find("パス", "ja").total == find("ぱす", "ja").total > 1


def test_a_whole_word_comes_before_one_that_holds_it():
    hits = find("왕", "ko", "sleeping-queens", 100).hits
    found = [words(hit.own.heading) for hit in hits if hit.kind == "clause"]
    kings = [bool(re.search("(?<!여)왕", heading)) for heading in found]
    queens = [not king and "여왕" in heading for king, heading in zip(kings, found, strict=True)]
    assert kings[:2] == [True, True]
    assert found[0].startswith("왕을 내면")
    assert any(queens)
    assert kings.index(True) < queens.index(True)


def test_what_is_written_without_spaces_is_found_in_its_parts():
    assert ids("뱀파이어사냥꾼", kind="term")[0] == "hunter"
    assert "turn-one-action" in ids("手札を捨てる")


def test_words_may_name_the_chapter_or_the_game():
    assert ids("hunt tie")[0] == "hunt-tie-latest"
    assert ids("뱀파이어 퀸 동점")[0] in {"game-tie", "trick-no-tie"}


def test_where_no_place_has_all_words_those_with_most_are_shown():
    found = find("동점이면 누가 가져가요", "ko")
    assert not found.has_all_words
    assert "game-tie" in ids("동점이면 누가 가져가요")
    assert find("동점이면", "ko").has_all_words


def test_what_an_answer_tells_is_not_told_by_a_hit():
    (step,) = models.StepText.objects.filter(
        step__lesson__slug="hunt", step__label="another-two", language="en"
    )
    secret = step.questions[0]["answer"]
    assert secret
    (passage,) = models.Passage.objects.filter(kind="step", slug="hunt/another-two", language="en")
    sentence = re.sub("<[^>]*>", "", secret).split(". ")[-1].strip()
    assert sentence not in passage.text


def test_only_one_game_is_looked_in():
    found = find("카드", "ko", "bark-side", 100)
    assert {hit.game for hit in found.hits} == {"bark-side"}
    assert set(find("카드", "ko", None, 100).games) == set(GAMES)
    with pytest.raises(NotFound):
        find("카드", "ko", "whist")


def test_a_term_of_all_games_leads_to_a_glossary_that_has_it(client):
    for query in ("손에 든 카드", "동점", "패스"):
        (hit,) = [each for each in find(query, "ko").hits if each.is_shared][:1]
        page, _, anchor = hit.href.partition("#")
        assert f'id="{anchor}"' in client.get(page).content.decode()


@pytest.mark.parametrize("query", ["선", "queen", "手札"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hit_leads_to_a_place_that_there_is(client, query, language):
    pages = {}
    for hit in find(query, language, limit=4).hits:
        page, _, anchor = hit.href.partition("#")
        if page not in pages:
            response = client.get(page)
            assert response.status_code == 200, page
            pages[page] = response.content.decode()
        assert not anchor or f'id="{anchor}"' in pages[page]


def test_a_game_that_is_not_told_in_a_language_is_offered_in_one_it_has():
    slug = "bark-side"
    models.Passage.objects.filter(game__slug=slug, language="ko").delete()
    models.ContentState.objects.update(hash="without-korean")
    hits = [hit for hit in find("shelter", "ko").hits if hit.game == slug]
    assert hits
    assert {hit.own.language for hit in hits} == {"en"}
    assert all(hit.href.startswith(f"/en/{slug}/") and hit.matched is None for hit in hits)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("query", ["왕", "여왕", "queen", "手札", "사냥꾼을", "パス"])
def test_where_few_are_looked_at_the_best_is_among_them(monkeypatch, query, language):
    best = find(query, language).hits[0]
    monkeypatch.setattr(find_module, "MOST", 12)
    found = find(f"{query}!", language)  # another question to what is kept
    assert found.is_cut
    assert found.hits[0] == best


def test_a_query_that_holds_no_place_whole_finds_those_with_most_of_its_words(monkeypatch):
    query = "동점이면 사냥꾼을 낸 몽블랑"
    best = find(query, "ko")
    assert not best.has_all_words
    monkeypatch.setattr(find_module, "MOST", 12)
    assert find(f"{query}!", "ko").hits[0] == best.hits[0]


def test_a_mistyped_word_is_answered_with_those_that_look_like_it():
    assert find("사낭꾼", "ko").hits == ()
    assert near("사낭꾼", "ko")[0] == ("사냥꾼", "ko")
    assert ("queen", "en") in near("qeuen", "ko")
    assert near("몽블랑케이크", "ko") == ()


@pytest.mark.parametrize("query", ["\U0001e922", "a\U0001e922b", "İi", "\x00", "ㅅ", "a" * 99])
def test_a_letter_that_a_database_does_not_know_is_no_fault(query):
    assert find(query, "ko").hits == ()


@settings(
    max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None
)
@given(st.text(max_size=40))
def test_any_text_can_be_asked(query):
    find(query, "ja")
    near(query, "ja")


# The page


@pytest.fixture
def get(client):
    def ask(address="", language="ko", **query):
        return client.get(address or f"/{language}/search/", query)

    return ask


def body(response):
    return response.content.decode()


def test_the_page_shows_hits_marked_with_their_way(get):
    html = body(get(q="사냥꾼을"))
    assert 'href="/ko/vampire-queen/rules/#hunt-single"' in html
    assert "<mark>사냥꾼</mark>" in html
    assert 'value="사냥꾼을"' in html


def test_words_of_another_language_stand_beside_with_their_language(get):
    html = body(get(q="親"))
    found = re.search(
        r'<h3 lang="ko"><a href="/ko/vampire-queen/terms/#leader">'
        r'선</a></h3>.*?<blockquote class="hit-matched" lang="ja"><p><strong><mark>親</mark>',
        html,
    )
    assert found


def test_what_was_asked_is_written_as_text(get):
    html = body(get(q="<script>alert(1)</script>"))
    assert "<script>alert" not in html
    assert "&lt;script&gt;" in html


def test_a_game_and_a_kind_can_be_chosen(get):
    html = body(get(q="카드"))
    all_cards = re.search(r'href="([^"]*kind=clause)"', html)
    assert all_cards
    assert html.count('href="/ko/search/?q=%EC%B9%B4%EB%93%9C&amp;game=') == len(GAMES)
    clauses = body(get(all_cards[1].replace("&amp;", "&")))
    assert clauses.count('<li class="hit') > 50
    assert clauses.count("<section") == 1
    one = body(get(q="카드", game="bark-side"))
    assert 'name="game" value="bark-side"' in one
    assert set(re.findall(r'<li class="hit game-([a-z-]+)"', one)) == {"bark-side"}
    assert 'game=bark-side" aria-current="true"' in one


def test_nothing_found_says_so_and_offers_what_looks_like_it(get):
    html = body(get(q="사낭꾼"))
    assert '<li class="hit' not in html
    assert "q=%EC%82%AC%EB%83%A5%EA%BE%BC" in html
    assert '<li class="hit' not in body(get(q="zzzz"))


@pytest.mark.parametrize("query", [{}, {"q": ""}, {"q": "  "}])
def test_an_empty_query_shows_the_field_and_words_to_try(get, query):
    response = get(**query)
    html = body(response)
    assert response.status_code == 200
    assert "autofocus" in html
    assert len(re.findall(r'<a class="button quiet" href="/ko/search/\?q=', html)) == len(GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_query_that_is_too_long_is_refused_with_a_reason(get, language):
    response = get(language=language, q="선" * (LONGEST + 1))
    assert response.status_code == 400
    assert f"{LONGEST}" in re.findall(r'results-summary"[^>]*>([^<]*)', body(response))[0]
    assert get(language=language, q="선" * LONGEST).status_code == 200


@pytest.mark.parametrize("game", ["whist", "\x00", "' OR 1=1"])
def test_an_unknown_game_is_not_found(get, game):
    assert get(q="선", game=game).status_code == 404


def test_an_unknown_kind_shows_all(get):
    assert body(get(q="선", kind="x")).count("<section") > 3


def test_a_result_page_is_the_same_bytes_for_everybody_and_304_for_who_has_it(get, monkeypatch):
    first = get(q="선")
    monkeypatch.setattr("teachapp.reading._ready", ReadyPages())
    second = Client().get("/ko/search/", {"q": "선"})
    assert first.content == second.content
    assert not first.cookies
    etag = first.headers["ETag"]
    again = Client().get("/ko/search/", {"q": "선"}, headers={"if-none-match": etag})
    assert (again.status_code, again.content) == (304, b"")
    assert Client().post("/ko/search/", {"q": "선"}).status_code == 405


@pytest.mark.parametrize("query", ["선", "카드", "동점이면 누가 가져가요", "zzzz"])
def test_a_search_asks_the_database_few_times_whatever_it_finds(get, query):
    get(q="왕")  # what is kept about games and names
    find("zzz", "ko")
    near("zzz", "ko")
    with CaptureQueriesContext(connection) as asked:
        get(q=query + "  ", game="")
    assert len(asked) <= 11


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_leads_to_the_search(get, language):
    for page in ("/", "/vampire-queen/rules/", "/vampire-queen/lessons/hunt/the-tie/", "/about/"):
        html = body(get(f"/{language}{page}"))
        assert html.count('role="search"') == 1
        assert f'action="/{language}/search/"' in html
    assert body(get(language=language)).count('role="search"') == 1
