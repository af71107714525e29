"""Opening a class, and the plan on paper."""

import re

import pytest
from django.test import Client

from games.registry import GAMES
from teachapp.catalogue import queries
from teachapp.catalogue.queries import steps_of
from teachapp.classroom.models import LiveClass
from teachapp.classroom.room.values import Place
from tests.classroom.people import Classroom, Somebody

HUNT = "vampire-queen"


@pytest.fixture
def host(content, db):
    return Somebody("ko")


def started(host, **fields):
    host.send("start", **fields)
    assert host.status == 200
    return Classroom(LiveClass.objects.latest("pk"), host)


def test_two_taps_lead_from_a_step_of_a_lesson_to_its_class(host):
    host.open(f"/{HUNT}/lessons/hunt/")
    host.open(re.findall(r'href="/ko(/teach/[^"]+)"', host.page)[0].replace("&amp;", "&"))
    room = started(host).room
    assert (room.lessons, room.place) == (("hunt",), Place("hunt", steps_of(HUNT)["hunt"][0]))
    assert room.languages == ("ko", "en", "ja")


def test_two_taps_lead_from_a_game_to_all_its_lessons(host):
    host.open(f"/{HUNT}/")
    host.open(re.findall(r'href="/ko(/teach/\?[^"]+)"', host.page)[0])
    assert started(host).room.lessons == tuple(steps_of(HUNT))


@pytest.mark.parametrize("game", GAMES)
def test_a_free_table_of_each_game_is_dealt(host, game):
    host.open(f"/teach/?game={game}")
    held = started(host, what="table", seats=str(GAMES[game].seats[0]))
    assert (held.room.lessons, held.room.place) == ((), Place())
    assert len(re.findall(r'role="listitem" class="seat ', host.page)) == GAMES[game].seats[0]


def test_a_free_table_can_be_ones_own(host):
    position = f"{HUNT} {GAMES[HUNT].rule_set} standard A 5,9,12;3,4,H20;1,4,H15"
    host.open(f"/teach/?game={HUNT}&position={position.replace(' ', '_')}")
    assert started(host).room.line.position == position


def test_rules_are_chosen_by_set_and_one_by_one(host):
    host.open(f"/teach/?game={HUNT}")
    fields = {"rules": "korean-booklet", "option-stages": "3"}
    held = started(host, what="table", seats="3", **fields)
    assert held.room.options == "korean-booklet stages=3"
    assert held.room.line.position.split(" ")[2] == "korean-booklet,stages=3"


def test_what_was_typed_stays_where_nothing_was_chosen(host):
    host.open(f"/teach/?game={HUNT}")
    host.send("start", lesson=[], name="Sora")
    assert host.status == 400
    assert 'name="name" value="Sora"' in host.page
    assert not LiveClass.objects.exists()


def test_a_game_that_there_is_not_is_not_found(host):
    host.open("/teach/?game=none")
    assert host.status == 404


# The plan


def plan(*lessons, language="en"):
    chosen = "&".join(f"lesson={each}" for each in lessons)
    answer = Client().get(f"/{language}/teach/plan/?game={HUNT}&{chosen}")
    assert answer.status_code == 200
    return answer


def test_a_plan_has_every_step_of_its_lessons_in_order(host):
    two = tuple(steps_of(HUNT))[:2]
    page = plan(*two).content.decode()
    told = [step.heading for each in two for step in queries.lesson_step(HUNT, each, "en").steps]
    headings = re.findall(r'class="plan-number">\d+</span> (.*?)(?: <span|</h3>)', page)
    assert headings == [each.replace("'", "&#x27;") for each in told]


def test_a_plan_names_the_right_answers(host):
    page = plan("hunt").content.decode()
    steps = queries.replay_of(queries.script(HUNT, "hunt")).steps
    assert page.count('class="plan-question"') == sum(len(step.questions) for step in steps)
    for part in page.split('class="plan-question"')[1:]:
        assert '<span class="plan-mark">right</span>' in part.partition("</ul>")[0]


def test_a_clause_is_told_in_full_once_a_lesson(host):
    page = plan("hunt").content.decode()
    steps = queries.lesson_step(HUNT, "hunt", "en").steps
    cited = [each for step in steps for each in step.cites]
    assert page.count("<dt>§") == len(set(cited))
    again = "".join(re.findall(r'class="plan-again">.*?</p>', page))
    assert again.count("§") == len(cited) - len(set(cited))


def test_a_plan_is_a_reading_page(host):
    answer = plan("hunt", language="ja")
    again = Client().get(
        answer.request["PATH_INFO"] + "?" + answer.request["QUERY_STRING"],
        headers={"If-None-Match": answer["ETag"]},
    )
    assert (again.status_code, answer.cookies) == (304, {})
    assert "csrf" not in answer.content.decode()


def test_steps_begin_within_the_lesson_one_after_the_other(host):
    page = plan("hunt").content.decode()
    minutes = [int(each) for each in re.findall(r"from minute (\d+)", page)]
    whole = next(each.minutes for each in queries.lesson_list(HUNT, "en") if each.slug == "hunt")
    assert minutes == sorted(set(minutes))
    assert (minutes[0], minutes[-1] < whole) == (0, True)


@pytest.mark.parametrize("query", ["game=none", f"game={HUNT}&lesson=none"])
def test_a_plan_of_nothing_is_not_found(host, query):
    assert Client().get(f"/en/teach/plan/?{query}").status_code == 404
