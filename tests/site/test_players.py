"""“We are five”: said once in an address, it goes along through the game and the library."""

import re
from html import unescape

import pytest

from games.registry import GAMES
from teachapp.catalogue import queries
from teachapp.players import carry, keeper
from tests.site.test_pages import body, first

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("content")]

LINK = re.compile(r'<a\s[^>]*?href="([^"]*)"[^>]*>')
PARTS = ("", "rules/", "teach/", "terms/", "variants/", "coverage/")


@pytest.fixture
def get(client):
    return client.get


def links(html, language, game):
    """Return the links into a game and the library, with what the tag says beside the address."""
    found = [(tag[0], tag[1]) for tag in LINK.finditer(html)]
    return [(tag, to) for tag, to in found if re.match(rf"/{language}/({game}/|[?#]|$)", to)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", PARTS)
def test_every_link_of_a_game_keeps_the_number(get, game, part):
    html = body(get(f"/ko/{game}/{part}?players=5"))
    found = links(html, "ko", game)
    assert len(found) > 5
    lost = [to for tag, to in found if "players=" not in to and "data-any" not in tag]
    assert lost == []


def test_lessons_and_tables_keep_the_number_through_steps_and_answers(get):
    step = "/en/vampire-queen/lessons/hunt/another-two/?players=5"
    html = body(get(step))
    assert not [
        to
        for tag, to in links(html, "en", "vampire-queen")
        if "players=5" not in to and "data-any" not in tag
    ]
    assert 'hx-get="/en/vampire-queen/lessons/hunt/' in html
    assert not re.search(r'hx-get="/en/vampire-queen/lessons/hunt/[^"?]*"(?! data-any)><span', html)
    form = html.partition("<main")[2].partition("<form")[2].partition("</form>")[0]
    assert '<input type="hidden" name="players" value="5">' in form
    table = first(r'href="(/en/vampire-queen/table/[^"]+)"', html).replace("&amp;", "&")
    assert "There are 5 of you" in body(get(table))


def test_a_table_for_another_number_says_so(get):
    lesson = "/en/vampire-queen/lessons/a-trick/"
    seats = body(get(lesson)).count('class="seat-name"')
    assert "This table has" not in body(get(lesson))
    assert f"This table has {seats} players." in body(get(f"{lesson}?players=9"))
    assert "This table has" not in body(get(f"{lesson}?players={seats}"))


def test_the_way_out_leads_to_the_same_page_for_any_number(get):
    html = body(get("/en/vampire-queen/rules/?players=5&with=ja"))
    out = first(r'id="we-are".*?<a href="([^"]+)" data-any', html)
    assert out == "/en/vampire-queen/rules/?with=ja"
    assert "data-any" in html
    assert 'id="we-are"' not in body(get(out))


@pytest.mark.parametrize("text", ["2", "13", "x", "٣", "-5", "99999999999999999999"])
@pytest.mark.parametrize("part", ["", "rules/", "teach/", "lessons/hunt/"])
def test_a_number_the_game_is_not_for_is_answered_with_the_range(get, part, text):
    page = get(f"/en/vampire-queen/{part}", {"players": text})
    assert page.status_code == 200
    html = body(page)
    assert "This game is for 3 to 12 players" in html
    assert 'href="/en/vampire-queen/rules/">Rules' in html, "no link carries it on"


def test_no_table_is_dealt_for_a_number_the_game_is_not_for(get):
    answer = get("/en/vampire-queen/table/?players=99")
    assert answer.status_code == 302
    assert "This game is for 3 to 12 players" in body(get(answer.headers["Location"]))


def test_a_redirect_keeps_the_number(get):
    assert "players=5" in get("/en/vampire-queen/lessons/?players=5").headers["Location"]
    assert "players=5" in get("/en/vampire-queen/table/?players=5").headers["Location"]


def test_the_game_page_has_what_is_special_and_its_table_first(get):
    html = body(get("/en/bark-side/?players=5"))
    special = html.partition('id="special-heading"')[2].partition("</section>")[0]
    assert "With 5 players" in special
    assert "Everybody begins with 10 cards." in special
    assert "use all 60 dogs" in special
    assert "put the ten cards" not in special
    sizes = re.findall(r'href="/en/bark-side/table/\?players=(\d)"', html)
    assert sizes == ["5", "3", "4", "6"]
    assert 'id="special-heading"' not in body(get("/en/bark-side/"))


def test_where_hunters_come_on_top_both_numbers_are_told(get):
    assert "Everybody begins with 13 or 14 cards." in body(get("/en/vampire-queen/?players=5"))


def test_the_library_hands_the_number_on_and_takes_it_back(get):
    html = body(get("/en/?players=5"))
    assert 'href="/en/vampire-queen/?players=5"' in html
    assert 'href="/en/about/"' in html, "only games follow"
    form = html.partition("<main")[2].partition("<form")[2].partition("</form>")[0]
    assert 'type="hidden"' not in form, "the form asks for the number itself"
    assert 'href="/en/?players=5"' in body(get("/en/vampire-queen/?players=5"))
    assert "without “Players: 40”" in body(get("/en/?players=40"))


def test_a_clause_for_other_numbers_is_named_so_that_links_to_it_arrive(get):
    html = body(get("/en/sleeping-queens/rules/?players=5"))
    assert 'class="clause" id="end-threshold-45"' in html
    assert '<p class="elsewhere" id="end-threshold-23">' in html
    every = body(get("/en/sleeping-queens/rules/"))
    assert 'class="elsewhere"' not in every
    assert "2, 3 players" in every


@pytest.mark.parametrize("language", ["ko", "ja", "en"])
def test_the_rules_give_the_number_for_so_many_and_no_other(get, language):
    left = {3: "69", 5: "43", 8: "4"}
    for players, count in left.items():
        html = body(get(f"/{language}/vampire-queen/rules/?players={players}"))
        clause = html.partition('id="setup-hand-size"')[2].partition("</article>")[0]
        clause = clause.partition('class="clause-lessons"')[0]
        text = re.sub(r"<aside.*?</aside>", "", re.sub(r"<a .*?</a>", "", clause), flags=re.DOTALL)
        assert re.search(rf"(?<!\d){count}(?!\d)", text)
        others = {*left.values(), "56", "30", "17"} - {count}
        assert not [each for each in others if re.search(rf"(?<!\d){each}(?!\d)", text)]


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        ('<a href="/en/go/rules/#a">', '<a href="/en/go/rules/?players=5#a">'),
        ('<a href="/en/go/?a=1&amp;b=2">', '<a href="/en/go/?a=1&amp;b=2&amp;players=5">'),
        ('<a href="/en/go/?players=3">', '<a href="/en/go/?players=3">'),
        ('<a href="/en/">', '<a href="/en/?players=5">'),
        ('<a href="/en/gone/">', '<a href="/en/gone/">'),
        ('<a href="/ja/go/">', '<a href="/ja/go/">'),
        ('<a href="#a">', '<a href="#a">'),
        ('<a href="https://x.org/en/go/">', '<a href="https://x.org/en/go/">'),
        ('<a href="/en/go/" data-any>', '<a href="/en/go/" data-any>'),
        ('<link href="/en/go/">', '<link href="/en/go/">'),
        ('<form method="post" action="/en/go/">', '<form method="post" action="/en/go/">'),
    ],
)
def test_what_keeps_the_number_and_what_does_not(html, expected):
    assert carry(html, 5, keeper("en", ["go"])) == expected


def lessons_of(html, clause):
    """Return the lessons beside a clause: title, and how many play where that is said."""
    article = html.partition(f'class="clause" id="{clause}"')[2].partition("</article>")[0]
    listed = article.partition('class="clause-lessons"')[2]
    line = re.compile(r'</svg>([^<]+)</a>(?: <span class="lesson-seats">([^<]+)</span>)?\s*</li>')
    return line.findall(listed)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "with 3 players"), ("ko", "3명이 하는 판이에요"), ("ja", "3人で遊ぶ例です")],
)
def test_a_lesson_with_another_number_of_players_says_so(get, language, words):
    html = body(get(f"/{language}/vampire-queen/rules/?players=5"))
    titles = {line.slug: line.title for line in queries.lesson_list("vampire-queen", language)}
    told = dict(lessons_of(html, "game-winner"))
    assert told[titles["game-end"]] == words
    assert 'class="lesson-seats"' not in body(get(f"/{language}/vampire-queen/rules/"))


@pytest.mark.parametrize("game", GAMES)
def test_lessons_with_the_asked_number_come_first(get, game):
    seats = {line.title: line.seats for line in queries.lesson_list(game, "en")}
    asked = max(seats.values())
    html = body(get(f"/en/{game}/rules/?players={asked}"))
    for section in queries.rulebook(game, "en", asked).sections:
        for clause in section.clauses:
            own = [unescape(title) for title, _ in lessons_of(html, clause.id)]
            assert sorted(own) == sorted(link.title for link in clause.lessons)
            assert own == sorted(own, key=lambda title: seats[title] != asked), clause.id
            notes = [note for _, note in lessons_of(html, clause.id)]
            assert notes == [
                f"with {seats[title]} players" if seats[title] != asked else "" for title in own
            ]


def test_the_game_page_and_a_clause_page_say_with_how_many_a_lesson_is_played(get):
    seats = {line.slug: line.seats for line in queries.lesson_list("vampire-queen", "en")}
    html = body(get("/en/vampire-queen/?players=4"))
    for slug, number in seats.items():
        entry = html.partition(f'href="/en/vampire-queen/lessons/{slug}/?players=4"')[2]
        entry = entry.partition("</li>")[0]
        assert (f"with {number} players" in entry) is (number != 4), slug
    assert 'class="lesson-seats"' not in body(get("/en/vampire-queen/"))
    html = body(get("/en/vampire-queen/rules/hunt-ban/?players=4"))
    played = html.partition("Where it is played")[2].partition("</dd>")[0]
    assert "with 5 players" in played


def test_teaching_shows_a_lesson_with_as_many_where_there_is_one(get):
    seats = {line.slug: line.seats for line in queries.lesson_list("sleeping-queens", "en")}
    html = body(get("/en/sleeping-queens/teach/?players=4"))
    shown = re.findall(r"/sleeping-queens/lessons/([a-z-]+)/[^>]*>(.*?)</a>( <span[^>]*>)?", html)
    assert {seats[slug] for slug, _, _ in shown} == {2, 3, 4}
    assert {seats[slug] for slug, _, note in shown if not note} == {4}
    assert {seats[slug] for slug, _, note in shown if note} == {2, 3}
