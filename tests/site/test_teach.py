"""The teaching page: the shortest order to a first move, told to be read aloud."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.notation import parse_position
from games.registry import GAMES
from teachapp.catalogue import queries
from teachapp.rulebook.lecture import needs_of, teaching_order
from teachapp.rulebook.opening import opening
from teachapp.rulebook.teach import closure, minutes, path, seconds
from tests.site.test_pages import body

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("content")]

LANGUAGES = ("ko", "ja", "en")


def told(html):
    path_html = html.partition('id="path-heading"')[2].partition("</section>")[0]
    return re.findall(r'<h3 id="([a-z0-9-]+)"', path_html)


@pytest.mark.parametrize("game", GAMES)
def test_it_tells_the_same_in_every_language_and_each_clause_after_what_it_needs(client, game):
    pages = [body(client.get(f"/{code}/{game}/teach/?players=5")) for code in LANGUAGES]
    orders = [told(page) for page in pages]
    assert orders[0] == orders[1] == orders[2]
    order = orders[0]
    assert len(order) == len(set(order)) > 8
    needs = needs_of(queries.rulebook(game, "en", 5))
    for at, clause in enumerate(order):
        assert {need for need in needs[clause] if need in needs} <= set(order[:at]), clause


@pytest.mark.parametrize("game", GAMES)
def test_what_it_tells_is_what_a_first_move_rests_on_and_no_clause_more(game):
    needs = needs_of(queries.rulebook(game, "en", 5))
    found = opening(GAMES[game], 5, lambda clauses: len(closure(clauses, needs)))
    order = teaching_order(needs, [found])
    wanted = (found.aim | found.rests_on) & set(needs)
    assert wanted
    assert found.aim
    for clause in order:
        others = closure(wanted - {clause}, needs)
        needed = [each for each in order if clause in needs[each]]
        assert clause in wanted or needed, f"{clause} could be left out"
        assert clause in wanted or clause in others


@pytest.mark.parametrize("game", GAMES)
def test_the_aim_the_setup_and_what_may_be_done_are_in_it(client, game):
    order = told(body(client.get(f"/en/{game}/teach/?players=4")))
    sections = {clause.partition("-")[0] for clause in order}
    assert sections & {"deck"}
    assert sections & {"setup", "deal"}
    assert sections & {"game", "end", "win"}
    assert sections & {"turn", "lead"}


@pytest.mark.parametrize("game", GAMES)
def test_every_other_clause_can_be_told_when_it_comes_up(client, game):
    html = body(client.get(f"/en/{game}/teach/"))
    every = {each.id for part in queries.rulebook(game, "en").sections for each in part.clauses}
    assert set(re.findall(r'<h3 id="([a-z0-9-]+)"', html)) == every
    assert html.count('type="checkbox"') == len(every)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_move_is_legal_at_the_table_that_is_shown(client, game):
    html = body(client.get(f"/en/{game}/teach/?players=3"))
    moment = html.partition('id="first-heading"')[2].partition("</section>")[0]
    before, after = (
        address.replace("&amp;", "&")
        for address in re.findall(r'href="([^"]+/table/[^"]+)"', moment)
    )
    move = after.removesuffix("&eyes" + after.partition("&eyes")[2]).rpartition(";")[2]
    assert after == before.replace("&eyes", f";{move}&eyes")
    for table in (before, after):
        page = body(client.get(table))
        assert 'class="note refusal"' not in page
        assert "There are 3 of you" in page
    again = after.replace("&eyes", f";{move}&eyes")
    assert 'class="note refusal"' in body(client.get(again)), "nobody may do it twice"


def test_a_number_leaves_out_what_does_not_hold_for_it(client):
    five = told(body(client.get("/en/sleeping-queens/teach/?players=5")))
    two = told(body(client.get("/en/sleeping-queens/teach/?players=2")))
    either = told(body(client.get("/en/sleeping-queens/teach/")))
    assert "end-threshold-45" in five
    assert "end-threshold-23" not in five
    assert "end-threshold-23" in two
    assert "end-threshold-45" not in two
    assert {"end-threshold-23", "end-threshold-45"} <= set(either)


def test_the_opening_is_the_same_every_time():
    game = GAMES["cheating-moth"]
    assert opening(game, 4, len) == opening(game, 4, len)
    assert parse_position(opening(game, 4, len).position.replace("_", " ").strip(), GAMES)


def test_the_game_page_leads_to_it(client):
    assert 'href="/en/vampire-queen/teach/"' in body(client.get("/en/vampire-queen/"))


NAMES = [f"c{number}" for number in range(9)]


@st.composite
def graphs(draw):
    """Clauses of which each needs some of those before it in a shuffled order."""
    order = draw(st.permutations(NAMES))
    return {
        name: draw(st.sets(st.sampled_from(order[:at]), max_size=3)) if at else set()
        for at, name in enumerate(order)
    }


@given(graphs(), st.sets(st.sampled_from(NAMES)), st.sets(st.sampled_from(NAMES)))
def test_an_order_is_whole_minimal_and_has_each_after_what_it_needs(needs, wanted, aim):
    order = path(wanted, needs, NAMES, aim)
    assert set(order) == closure(wanted | aim, needs)
    assert len(order) == len(set(order))
    for at, clause in enumerate(order):
        assert set(needs[clause]) <= set(order[:at])
    for clause in order:
        left = set(order) - {clause}
        is_broken = clause in wanted | aim or any(clause in needs[each] for each in left)
        assert is_broken
    front = closure(aim, needs)
    assert set(order[: len(front)]) == front


def test_the_order_of_the_rulebook_is_kept_where_it_can_be():
    needs = {"a": ["d"], "b": [], "c": [], "d": []}
    assert path("abcd", needs, "abcd") == ("b", "c", "d", "a")


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [
        (" ".join(["word"] * 150), 60, 63),
        ("가" * 300, 60, 63),
        ("あ" * 360, 60, 63),
        ("漢" * 180, 60, 63),
        ("<p class='long-name-of-a-class'></p>", 0, 3),
    ],
)
def test_seconds_go_by_what_is_spoken(text, low, high):
    assert low <= seconds(text) <= high
    assert minutes(seconds(text)) == (2 if low else 1)
