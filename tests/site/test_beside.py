"""Up to three languages side by side, and one clause on a page of its own."""

import re

import pytest

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("content")]

LANGUAGES = ("ko", "ja", "en")
RULES = "/{}/sleeping-queens/rules/"
CLAUSE = RULES + "dragon-optional/"


@pytest.fixture
def get(client):
    def ask(address, **headers):
        response = client.get(address, headers=headers)
        assert response.status_code == 200, address
        return response.content.decode()

    return ask


def article(html, name):
    """Return the part of a rulebook that is one clause."""
    found = re.search(rf'<article class="[^"]*" id="{name}">.*?</article>', html, re.DOTALL)
    assert found is not None, name
    return found[0]


def switch(html):
    """Return the links of the switch: language, address, whether it stands beside."""
    nav = re.search(r'<nav class="beside-switch".*?</nav>', html, re.DOTALL)
    assert nav is not None
    links = re.findall(r'<a href="([^"]*)"( aria-current="true")?><span lang="(\w+)">', nav[0])
    return {code: (href.replace("&amp;", "&"), bool(on)) for href, on, code in links}


def test_each_clause_stands_beside_itself_in_the_order_asked_for(get):
    html = get(RULES.format("ko") + "?with=ja&with=en")
    clause = article(html, "dragon-optional")
    assert re.findall(r'class="clause-beside" lang="(\w+)"', clause) == ["ja", "en"]
    assert "with-2" in clause
    for heading in ("막을 카드가 있어도", "防ぐカードを持っていても", "You needn&#x27;t answer"):
        assert heading in clause
    names = re.findall(r'class="beside-name">([^<]*)<', clause)
    assert names == ["한국어", "日本語", "English"]


def test_chapters_stand_beside_themselves_too(get):
    html = get(RULES.format("en") + "?with=ko")
    assert re.search(r'<h2>The dragon</h2>.*?<div lang="ko"><h2>용</h2>', html, re.DOTALL)


def test_the_switch_adds_and_takes_away_and_keeps_the_number_of_players(get):
    plain = RULES.format("ko")
    assert switch(get(plain + "?players=3")) == {
        "ja": (plain + "?players=3&with=ja", False),
        "en": (plain + "?players=3&with=en", False),
    }
    one = switch(get(plain + "?players=3&with=ja"))
    assert one["ja"] == (plain + "?players=3", True)
    assert one["en"] == (plain + "?players=3&with=ja&with=en", False)
    both = switch(get(plain + "?with=en&with=ja"))
    assert both == {"en": (plain + "?with=ja", True), "ja": (plain + "?with=en", True)}


def test_the_number_of_players_is_chosen_without_losing_a_language(get):
    html = get(RULES.format("ko") + "?with=ja&with=en")
    assert 'href="/ko/sleeping-queens/rules/?players=4&amp;with=ja&amp;with=en"' in html


@pytest.mark.parametrize("query", ["?with=ko", "?with=xx", "?with=", "?with=%00&with=ja%27"])
def test_what_cannot_stand_beside_is_left_out(get, query):
    html = get(RULES.format("ko") + query)
    assert "clause-beside" not in html
    assert not any(on for _href, on in switch(html).values())


def test_a_language_asked_for_twice_stands_there_once(get):
    assert get(RULES.format("ko") + "?with=ja&with=ja").count('class="clause-beside"') == (
        get(RULES.format("ko") + "?with=ja").count('class="clause-beside"')
    )


def test_terms_and_links_beside_stay_in_their_language_and_on_the_page(get):
    html = get(RULES.format("ko") + "?with=en")
    clause = article(html, "wand-no-cross")
    assert 'href="/en/sleeping-queens/terms/#wand"' in article(html, "dragon-optional")
    assert 'data-term="en--wand"' in article(html, "dragon-optional")
    assert 'id="term-en--wand" lang="en" popover' in html
    assert 'id="term-wand" popover' in html
    assert 'data-term="wand"' in clause
    # A link to another clause of the rulebook keeps to this page, in both languages.
    both = article(html, "king-needs-sleeper")
    assert both.count('href="#end-all-awake"') == 2
    assert "/rules/#" not in both
    plain = article(get(RULES.format("ko")), "king-needs-sleeper")
    assert 'href="/ko/sleeping-queens/rules/#end-all-awake"' in plain


def test_no_id_stands_twice(get):
    html = get(RULES.format("ko") + "?with=ja&with=en")
    ids = re.findall(r'\sid="([^"]+)"', html)
    assert len(ids) == len(set(ids))


def test_a_clause_offers_the_languages_that_do_not_stand_beside(get):
    def offered(query):
        return re.findall(
            r'<span lang="(\w+)">', article(get(RULES.format("ko") + query), "king-wake")
        )

    assert offered("") == ["en", "ja"]
    assert offered("?with=ja") == ["en"]
    page = 'href="/ko/sleeping-queens/rules/king-wake/"'
    assert page in article(get(RULES.format("ko") + "?with=ja&with=en"), "king-wake")


def test_a_clause_that_said_something_else_leads_to_its_history(get):
    html = get(RULES.format("en"))
    link = 'href="/en/sleeping-queens/rules/dragon-optional/#history"'
    assert link in article(html, "dragon-optional")
    assert html.count("#history") == 2


def test_a_chip_offers_the_other_languages_with_a_plain_link(get):
    html = get("/ja/vampire-queen/lessons/hunt/the-tie/")
    chip = re.search(r'<details class="chip">.*?</details></div></details>', html, re.DOTALL)
    assert chip is not None
    assert '<span lang="ko">한국어</span> · <span lang="en">English</span>' in chip[0]
    assert re.search(r'<a href="/ja/vampire-queen/rules/[a-z0-9-]+/">', chip[0])
    assert not re.search(r"[가-힣]", chip[0].replace("한국어", ""))  # its text comes when asked for


# One clause


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_has_a_page_of_its_own_in_every_language(get, language):
    html = get(CLAUSE.format(language))
    headings = {
        "ko": "막을 카드가 있어도 꼭 막을 필요는 없어요",
        "ja": "防ぐカードを持っていても出さなくてよい",
        "en": "You needn&#x27;t answer an attack",
    }
    assert f"<h1>{headings[language]}</h1>" in html
    others = html.split("<!--+-->")[1]
    assert re.findall(r'class="clause-beside" lang="(\w+)"', others) == [
        code for code in ("ko", "en", "ja") if code != language
    ]
    for code in set(LANGUAGES) - {language}:
        assert headings[code] in others
        assert f'href="{CLAUSE.format(code)}" lang="{code}"' in html  # the language switch


def test_a_clauses_page_says_what_is_behind_it(get):
    html = get("/en/sleeping-queens/rules/dragon-block/")
    assert "The table refuses" in html or "The table does" in html
    assert 'href="/en/sleeping-queens/rules/#dragon-block"' in html
    facts = html[html.index('class="clause-facts"') :]
    assert re.search(r'<dt>Who says so</dt><dd><ul role="list"><li>[^<]+</li>', facts)
    assert 'href="/en/sleeping-queens/lessons/' in facts
    needs, built = facts.split("<dt>What builds on it</dt>")
    assert 'href="/en/sleeping-queens/rules/knight-steal/"' in needs
    assert 'href="/en/sleeping-queens/rules/dragon-optional/"' in built


def test_a_clauses_page_names_the_disagreement_about_it(get):
    html = get("/en/vampire-queen/rules/follow-strictly-higher/")
    assert 'href="/en/vampire-queen/variants/#follow-rule"' in html


def test_a_clauses_page_tells_for_whom_a_part_holds(get):
    assert "9 players" in get("/en/vampire-queen/rules/setup-hand-size/")


def test_a_part_beside_says_so_in_its_own_language(get):
    parts = article(get("/en/vampire-queen/rules/?with=ko"), "setup-hand-size")
    own, beside = parts.split('class="clause-beside" lang="ko"')
    assert '<p class="part-players">9 players</p>' in own
    assert '<p class="part-players">9명</p>' in beside


def test_the_pages_links_lead_somewhere(get, client):
    html = get(CLAUSE.format("en"))
    inside = re.findall(r'href="(/en/[^"#]*)', html[html.index("<main") : html.index("</main>")])
    assert len(set(inside)) > 6
    for address in set(inside):
        assert client.get(address).status_code == 200, address


@pytest.mark.parametrize("name", ["whist", "dragon", "x" * 300, "hunt-ban"])
def test_a_clause_that_there_is_not_is_a_404_with_a_way_on(client, name):
    response = client.get(f"/en/sleeping-queens/rules/{name}/")
    assert response.status_code == 404
    html = response.content.decode()
    assert "Clauses keep their addresses" in html
    assert 'href="/en/sleeping-queens/rules/"' in html


def test_of_a_game_that_there_is_not_there_is_no_clause(client):
    assert client.get("/en/whist/rules/king-wake/").status_code == 404
    assert client.get("/en/whist/changes/").status_code == 404
    assert client.get("/en/whist/changes.atom").status_code == 404


def test_a_clauses_page_is_read_only_and_known_by_its_etag(client):
    first = client.get(CLAUSE.format("en"))
    again = client.get(CLAUSE.format("en"), headers={"if-none-match": first.headers["ETag"]})
    assert again.status_code == 304
    assert not first.cookies
    assert client.post(CLAUSE.format("en")).status_code == 405


@pytest.mark.parametrize(
    "page", ["rules/dragon-optional/", "rules/?with=ja&with=en", "changes/", "changes.atom"]
)
def test_a_page_asks_the_database_once_when_it_was_read_before(
    client, page, django_assert_num_queries
):
    address = f"/ko/sleeping-queens/{page}"
    client.get(address)
    mark = "&" if "?" in address else "?"
    with django_assert_num_queries(1):
        client.get(f"{address}{mark}once=more")
