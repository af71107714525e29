"""Joining through the site: codes, names, languages, and those who may not."""

import re

import pytest
from django.test import Client
from django.utils import timezone, translation

from teachapp.classroom.guessing import MOST, MOST_EACH
from teachapp.classroom.log import Asked, append
from teachapp.classroom.models import LiveClass, WrongCode
from teachapp.classroom.nicknames import ADJECTIVES, ANIMALS, phrase
from teachapp.classroom.room.people import MOST_NAME, tidy_name
from teachapp.classroom.room.values import HOST, PERSON, Badge
from teachapp.classroom.urls import urlpatterns
from tests.classroom.people import Forms, Somebody

LEADS = Badge(HOST, 1)


def typed_name(somebody):
    return Forms(somebody.page).forms["join"]["name"][0]


def newest(held):
    return max(held.room.people)


def put(held, kind, **fields):
    return append(held.live, Asked(kind, LEADS, fields))


def test_a_code_is_found_however_it_is_typed(opened):
    held = opened("vampire-queen", "hunt")
    mina = Somebody("ko")
    mina.open("/join/")
    spaced = f" {held.code[:3]} {held.code[3:]} ".lower()
    mina.open(f"/join/?code={spaced}")
    assert mina.path == f"/ko/join/{held.code}/"
    assert "join" in Forms(mina.page).forms


@pytest.mark.parametrize(("typed", "led_by"), [("", []), ("  ", []), (" Ana ", ["Ana"])])
def test_the_join_page_says_who_leads_where_a_name_was_given(opened, typed, led_by):
    held = opened("vampire-queen", "hunt", name=typed)
    mina = Somebody("en")
    mina.open(f"/join/{held.code}/")
    assert re.findall(r"Led by <bdi>(.*?)</bdi>", mina.page) == led_by
    assert "Who leads:" in held.host.text()


def test_a_short_address_speaks_the_browsers_language(opened):
    held = opened("vampire-queen", "hunt")
    answer = Client(headers={"accept-language": "ja,en;q=0.5"}).get(f"/join/{held.code}/")
    assert (answer.status_code, answer["Location"]) == (302, f"/ja/join/{held.code}/")
    assert "Accept-Language" in answer["Vary"]


@pytest.mark.parametrize(
    ("typed", "status"), [("HELLO", 400), ("<b>", 400), ("000000", 400), ("CCCCCC", 404)]
)
def test_a_code_that_leads_nowhere_stays_in_the_field(opened, typed, status):
    sora = Somebody("en")
    sora.open(f"/join/?code={typed}")
    assert sora.status == status
    assert Forms(sora.page).forms["which"]["code"] == [typed]
    assert len(re.findall('id="class-code-fault"', sora.page)) == 1


def test_every_page_of_a_class_asks_for_the_code_again_where_there_is_none(opened):
    names = [each.name for each in urlpatterns if "code" in str(each.pattern)]
    assert names
    for each in urlpatterns:
        if "code" in str(each.pattern) and each.name != "lead-too":  # that takes a pass
            path = "/" + str(each.pattern).replace("<str:code>", "CCCCCC")
            if "<" not in path:
                sora = Somebody("en")
                sora.open(path)
                assert (sora.status, "which" in Forms(sora.page).forms) == (404, True), path


def test_guessing_ends_for_one_network_and_not_for_those_inside(opened):
    held = opened("vampire-queen", "hunt")
    mina = held.joins("Mina")
    guesser = Somebody("ko")
    for _ in range(MOST_EACH):
        guesser.open("/join/CCCCCC/")
    assert guesser.status == 404
    guesser.open(f"/join/{held.code}/")
    assert guesser.status == 429
    assert "join" not in Forms(guesser.page).forms
    answer = guesser.client.get(f"/ko/class/{held.code}/")
    assert (answer.status_code, answer["Retry-After"]) == (429, "600")
    mina.open(f"/class/{held.code}/")
    assert mina.status == 200
    elsewhere = Somebody("en", client=Client(REMOTE_ADDR="203.0.113.7"))
    elsewhere.open(f"/join/{held.code}/")
    assert elsewhere.status == 200


def test_guessing_from_everywhere_ends_too(opened):
    held = opened("vampire-queen", "hunt")
    now = timezone.now()
    WrongCode.objects.bulk_create(WrongCode(sender=str(at), at=now) for at in range(MOST))
    sora = Somebody("en")
    sora.open(f"/join/{held.code}/")
    assert sora.status == 429


def test_a_code_that_is_none_is_no_guess(opened):
    sora = Somebody("en")
    sora.open("/join/?code=nonsense")
    sora.open("/class/nonsense/")
    assert (sora.status, WrongCode.objects.count()) == (404, 0)


def test_a_friendly_name_is_on_offer_and_another_one(opened):
    held = opened("vampire-queen", "hunt")
    mina = Somebody("en")
    mina.open(f"/join/{held.code}/")
    first = typed_name(mina)
    mina.send("join", another="1", language="ja")
    assert typed_name(mina) != first
    assert Forms(mina.page).forms["join"]["language"] == ["ja"]
    assert held.room.present() == ()
    name = typed_name(mina)
    mina.send("join")
    assert [(each.name, each.language) for each in held.room.present()] == [(name, "ja")]
    assert mina.path == f"/ja/class/{held.code}/"


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_every_friendly_name_is_kept_as_it_is_offered(language):
    with translation.override(language):
        for adjective in ADJECTIVES:
            for animal in ANIMALS:
                name = phrase(str(adjective), str(animal))
                assert len(name) <= MOST_NAME
                assert tidy_name(name) == name


def test_what_was_typed_stays_where_the_name_is_none(opened):
    held = opened("vampire-queen", "hunt")
    mina = Somebody("en")
    mina.open(f"/join/{held.code}/")
    mina.send("join", name=" \u200b ", language="ko")
    assert mina.status == 400
    assert Forms(mina.page).forms["join"]["language"] == ["ko"]
    assert 'aria-invalid="true"' in mina.page
    assert held.room.present() == ()


def test_a_name_is_text_and_never_markup(opened):
    held = opened("vampire-queen", "hunt")
    mina = held.joins("<script>x()</script>")
    assert "<script>x()" not in mina.page
    assert "&lt;script&gt;x()" in mina.page
    held.host.open(f"/class/{held.code}/lead/")
    assert "<script>x()" not in held.host.page


def test_the_same_form_twice_is_one_person(opened):
    held = opened("vampire-queen", "hunt")
    mina = Somebody("en")
    mina.open(f"/join/{held.code}/")
    filled = {name: values[0] for name, values in Forms(mina.page).forms["join"].items()}
    for _ in range(2):
        mina.client.post(f"/en/join/{held.code}/", filled)
    assert len(held.room.present()) == 1


def test_who_has_a_badge_goes_straight_in(opened):
    held = opened("vampire-queen", "hunt")
    mina = held.joins("Mina")
    mina.open(f"/join/{held.code}/")
    assert mina.path == f"/en/class/{held.code}/"
    held.host.open(f"/join/{held.code}/")
    assert held.host.path == f"/en/class/{held.code}/lead/"


def test_a_locked_class_and_a_full_one_say_so_and_keep_the_name(opened, settings):
    held = opened("vampire-queen", "hunt")
    mina = Somebody("en")
    mina.open(f"/join/{held.code}/")
    put(held, "manners", is_locked="1")
    mina.send("join", name="Mina")
    assert (mina.status, typed_name(mina)) == (409, "Mina")
    assert "lets nobody new in" in mina.text()
    put(held, "manners")
    settings.CLASS_PEOPLE = 1
    held.joins("Sora")
    mina.send("join", name="Mina")
    assert (mina.status, typed_name(mina)) == (409, "Mina")
    assert "This class is full" in mina.text()


def test_a_class_that_is_over_takes_nobody_and_names_its_lesson(opened):
    held = opened("vampire-queen", "hunt")
    put(held, "close")
    mina = Somebody("en")
    mina.open(f"/join/{held.code}/")
    assert mina.status == 410
    assert not {"join", "return"} & set(Forms(mina.page).forms)
    assert 'href="/en/vampire-queen/lessons/hunt/"' in mina.page


def test_somebody_removed_comes_back_as_the_same_person(opened):
    held = opened("vampire-queen", "hunt")
    mina = held.joins("Mina")
    number = newest(held)
    put(held, "remove", person=str(number))
    mina.open(f"/class/{held.code}/")
    assert mina.path == f"/en/join/{held.code}/"
    mina.send("return")
    assert mina.path == f"/en/class/{held.code}/"
    assert [each.number for each in held.room.present()] == [number]


def test_somebody_removed_comes_back_as_somebody_new(opened):
    held = opened("vampire-queen", "hunt")
    mina = held.joins("Mina")
    number = newest(held)
    put(held, "remove", person=str(number))
    mina.open(f"/join/{held.code}/")
    mina.send("join", name="Mina")
    assert newest(held) > number
    assert [each.number for each in held.room.present()] == [newest(held)]


def test_somebody_barred_is_told_so_and_comes_in_by_no_name(opened):
    held = opened("vampire-queen", "hunt")
    mina = held.joins("Mina")
    mina.open(f"/class/{held.code}/")
    token = Forms(mina.page).forms["hand"]["csrfmiddlewaretoken"][0]
    put(held, "bar", person=str(newest(held)))
    mina.open(f"/class/{held.code}/")
    assert not {"join", "return"} & set(Forms(mina.page).forms)
    for fields in ({"name": "Sora"}, {"do": "return"}, {"name": "Sora", "key": "other"}):
        answer = mina.client.post(
            f"/en/join/{held.code}/", {**fields, "csrfmiddlewaretoken": token}
        )
        assert answer.status_code == 409
    assert held.room.present() == ()


def test_no_form_is_taken_without_its_token(opened):
    held = opened("vampire-queen", "hunt")
    mina = held.joins("Mina")
    before = held.room.number
    for path in ("join", "class"):
        answer = mina.client.post(f"/en/{path}/{held.code}/", {"do": "hand", "name": "X"})
        assert answer.status_code == 403, path
    assert held.host.client.post(f"/en/class/{held.code}/lead/", {"do": "close"}).status_code == 403
    assert held.room.number == before


def test_a_badge_fits_no_other_class_and_nobody_can_write_one(opened):
    held, other = opened("vampire-queen", "hunt"), opened("vampire-queen", "hunt")
    held.joins("Sora")
    mina = held.joins("Mina")
    badge = mina.client.cookies[f"ruletable_class_{held.code}"].value
    for code, text in (
        (other.code, badge),
        (held.code, badge.replace(str(newest(held)), "1", 1)),
        (held.code, "host:1"),
        (held.code, f"{Badge(HOST, 1)}:{badge.rpartition(':')[2]}"),
        (held.code, f"{Badge(PERSON, 99)}:{badge.rpartition(':')[2]}"),
    ):
        forger = Somebody("en")
        forger.client.cookies[f"ruletable_class_{code}"] = text
        forger.open(f"/class/{code}/lead/")
        assert forger.path == f"/en/join/{code}/"


def test_only_accounts_open_classes_where_the_site_says_so(opened, settings, django_user_model):
    settings.CLASS_HOSTING = "accounts"
    visitor = Somebody("en")
    visitor.open("/teach/?game=vampire-queen")
    assert visitor.status == 403
    assert "/admin/login/?next=/en/teach/" in visitor.page
    count = LiveClass.objects.count()
    visitor.open("/join/")
    ada = django_user_model.objects.create_user("ada", password="a", is_staff=True)
    visitor.client.force_login(ada)
    visitor.open("/teach/?game=vampire-queen&lesson=hunt")
    visitor.send("start")
    assert LiveClass.objects.count() == count + 1
    assert LiveClass.objects.latest("pk").owner == ada
