"""The big screen and the devices that become one; instructors beside the first."""

import re
from datetime import timedelta

import pytest
from django.utils import timezone

from teachapp.catalogue import queries
from teachapp.catalogue.queries import steps_of
from teachapp.classroom import passes
from teachapp.classroom.models import Pass, WrongPass
from teachapp.classroom.room.values import Place
from tests.classroom.people import Somebody
from tests.classroom.test_leading import pressed

HUNT = "vampire-queen"


@pytest.fixture
def held(opened):
    return opened(HUNT, "hunt", language="en")


def wall_of(held, somebody=None):
    somebody = somebody or held.host
    somebody.open(f"/class/{held.code}/wall/")
    return somebody


def shown_code(page):
    return re.findall(r'class="pass-code[^>]*>([^<]+)<', page)[0]


def a_screen(held):
    """Let a laptop become the big screen by the code that the phone shows."""
    phone, laptop = held.host, Somebody("ja")
    phone.open(f"/class/{held.code}/together/")
    phone.send("showing", do="screen")
    laptop.open("/wall/")
    laptop.send("typing", code=shown_code(phone.page), do="typed")
    return laptop


# What it shows


def test_it_shows_the_step_in_all_its_languages_at_once(held):
    page = wall_of(held).page
    headings = re.findall(r'class="wall-caption" lang="(\w+)"><h2>([^<]+)<', page)
    told = [
        (code, queries.lesson_step(HUNT, "hunt", code).steps[0].heading)
        for code in ("en", "ja", "ko")
    ]
    assert sorted(headings) == sorted((code, text.replace("'", "&#x27;")) for code, text in told)


def test_the_way_in_is_always_on_it(held):
    page = wall_of(held).page
    join = page.partition('class="wall-join"')[2]
    assert f"testserver/join/{held.code}" in join
    assert f"{held.code[:3]} {held.code[3:]}" in join
    assert "<svg" in join


def test_a_question_says_only_how_many_have_answered_until_it_is_revealed(held):
    steps = queries.replay_of(queries.script(HUNT, "hunt")).steps
    asks = next(step.label for step in steps if step.questions)
    heading = next(
        s.heading for s in queries.lesson_step(HUNT, "hunt", "en").steps if s.label == asks
    )
    held.host.send("leading", do=pressed(held.host.page, "step", heading.replace("'", "&#x27;")))
    mina = held.joins("Mina")
    key = next(iter(held.room.polls))
    value = re.findall(rf'name="answer:{key}" value="([^"]+)"', mina.page)[0]
    mina.send("mine", **{"do": f"answer?poll={key}", f"answer:{key}": value})
    before = wall_of(held).page
    assert "1 of 1 person has answered" in before
    assert "<progress" not in before
    assert re.findall(r'class="wall-choice( \w+)?"', before) == [""] * before.count(
        'class="wall-choice"'
    )
    held.host.open(f"/class/{held.code}/lead/")
    held.host.send("leading", do="reveal", poll=key)
    after = wall_of(held).page
    right = held.room.polls[key].answers[next(iter(held.room.people))].is_right
    assert ("1 was right." if right else "0 were right.") in after
    assert after.count("<progress") == before.count('class="wall-choice"')
    assert "1 answer<" in after


def test_before_anything_is_shown_it_says_what_it_waits_for(opened):
    held = opened(HUNT)
    assert "Waiting for the instructor" in wall_of(held).text()


# Who may lead from it


def test_a_clicker_on_the_instructors_wall_goes_on(held):
    host = wall_of(held)
    host.send("leading", do=pressed(host.page, "step", "Next"))
    assert held.room.place == Place("hunt", steps_of(HUNT)["hunt"][1])
    assert host.path == f"/en/class/{held.code}/wall/"


def test_a_clicker_ends_no_game_and_the_wall_does_not_count_its_moves(held):
    held.host.send("leading", do="game", seats="3", **{"from": f"hunt/{held.room.place.label}"})
    assert held.room.line.is_game
    assert "data-press" not in held.host.page
    page = wall_of(held).page
    assert 'name="do"' not in page
    assert f"table/{held.room.line.since}" not in page
    assert f"table%2F{held.room.line.since}" not in page


def test_nothing_but_a_step_is_asked_from_the_wall(held):
    host = wall_of(held)
    host.send("leading", do="close")
    assert host.status == 409
    assert not held.room.is_closed


def test_a_screen_only_shows(held):
    laptop = a_screen(held)
    assert laptop.path == f"/ja/class/{held.code}/wall/"
    assert 'id="leading"' not in laptop.page
    token = laptop.client.cookies["csrftoken"].value if "csrftoken" in laptop.client.cookies else ""
    body = {"do": pressed(laptop.page, "step"), "csrfmiddlewaretoken": token}
    answer = laptop.client.post(laptop.path, body)
    assert answer.status_code in (403, 409)
    assert held.room.number == 1
    laptop.open(f"/class/{held.code}/lead/")
    assert laptop.path == f"/ja/class/{held.code}/wall/"


def test_somebody_without_a_badge_gets_no_wall(held):
    assert wall_of(held, Somebody("en")).path == f"/en/join/{held.code}/"


# How a device becomes one


def test_a_laptop_shows_a_code_that_the_phone_types(held):
    laptop = Somebody("ko")
    laptop.open("/wall/")
    laptop.send("waiting", do="wait")
    code = shown_code(laptop.page)
    held.host.open(f"/class/{held.code}/together/")
    held.host.send("adopting", do="screen-code", code=code.lower())
    laptop.open("/wall/")
    assert laptop.path == f"/ko/class/{held.code}/wall/"


def test_a_waiting_screen_is_led_on_by_script_too(held):
    laptop = Somebody("ko")
    laptop.open("/wall/")
    laptop.send("waiting", do="wait")
    passes.adopt(Pass.objects.get(), held.live)
    answer = laptop.client.get("/ko/wall/", headers={"HX-Request": "true"})
    assert answer["HX-Redirect"] == f"/ko/class/{held.code}/wall/"
    assert wall_of(held, laptop).path == f"/ko/class/{held.code}/wall/"


def test_a_code_is_good_for_one_device(held):
    held.host.open(f"/class/{held.code}/together/")
    held.host.send("showing", do="screen")
    code = shown_code(held.host.page)
    found = []
    for _ in range(2):
        laptop = Somebody("en")
        laptop.open("/wall/")
        laptop.send("typing", code=code, do="typed")
        found.append((laptop.status, laptop.path))
    assert found == [(200, f"/en/class/{held.code}/wall/"), (400, "/en/wall/")]


def test_a_code_lapses(held):
    held.host.open(f"/class/{held.code}/together/")
    held.host.send("showing", do="screen")
    code = shown_code(held.host.page)
    Pass.objects.update(made=timezone.now() - passes.LASTS - timedelta(seconds=1))
    laptop = Somebody("en")
    laptop.open("/wall/")
    laptop.send("typing", code=code, do="typed")
    assert (laptop.status, laptop.path) == (400, "/en/wall/")


def test_codes_can_not_be_tried_out(held):
    held.host.open(f"/class/{held.code}/together/")
    held.host.send("inviting", do="host")
    code = shown_code(held.host.page)
    thief = Somebody("en")
    thief.open("/teach/with/")
    for _ in range(passes.MOST_WRONG):
        thief.send("leading-too", code="CCCCDDDD")
    assert WrongPass.objects.count() == passes.MOST_WRONG
    thief.send("leading-too", code=code)
    assert "Too many codes" in thief.text()
    assert list(held.room.hosts) == [1]


def test_a_screens_code_lets_nobody_lead(held):
    held.host.open(f"/class/{held.code}/together/")
    held.host.send("showing", do="screen")
    thief = Somebody("en")
    thief.open("/teach/with/")
    thief.send("leading-too", code=shown_code(held.host.page))
    assert (thief.status, list(held.room.hosts)) == (400, [1])


# Instructors beside the first


def test_a_second_instructor_comes_in_by_the_link_and_leads(held):
    held.host.open(f"/class/{held.code}/together/")
    held.host.send("inviting", do="host")
    link = re.findall(r'href="http://testserver/en(/teach/with/\w+/)"', held.host.page)[0]
    second = Somebody("ko")
    second.open(link)
    second.send("leading-too", name="Sora")
    assert second.path == f"/ko/class/{held.code}/lead/"
    assert [host.name for host in held.room.hosts.values()] == ["", "Sora"]
    value = pressed(second.page, "step")
    second.send("leading", do=value)
    assert held.room.place == Place("hunt", steps_of(HUNT)["hunt"][1])


def test_the_same_form_sent_again_is_the_same_instructor(held):
    held.host.open(f"/class/{held.code}/together/")
    held.host.send("inviting", do="host")
    second = Somebody("en")
    second.open("/teach/with/")
    path, page = second.path, second.page
    for _ in range(2):
        second.path, second.page = path, page
        second.send("leading-too", code=shown_code(held.host.page), name="Sora")
        assert second.path == f"/en/class/{held.code}/lead/"
    assert [host.name for host in held.room.hosts.values()] == ["", "Sora"]


def test_who_only_takes_part_invites_nobody(held):
    mina = held.joins("Mina")
    mina.open(f"/class/{held.code}/together/")
    assert mina.path == f"/en/class/{held.code}/"
    assert not Pass.objects.exists()
