"""Classes end by themselves and leave nothing; accounts keep theirs; the admin ends one."""

from datetime import timedelta
from io import StringIO

import pytest
from django.core.management import call_command
from django.urls import reverse
from django.utils import timezone

from teachapp.classroom import visiting
from teachapp.classroom.expiry import close as close_by_itself
from teachapp.classroom.expiry import delete, forget_classes
from teachapp.classroom.log import Asked, append, rooms
from teachapp.classroom.models import Entry, LiveClass, WrongCode
from teachapp.classroom.presence import host_is_gone
from teachapp.classroom.room.values import HOST, Badge
from teachapp.classroom.visiting import NoClass, Visit, act
from tests.classroom.people import Forms, Somebody


@pytest.fixture
def held(opened):
    held = opened("vampire-queen", "hunt")
    held.live = LiveClass.objects.get(pk=held.live.pk)
    return held


def age(live, **passed):
    """Let time pass for a class."""
    ago = timedelta(**passed)
    fields = {"touched": live.touched - ago, "closed": live.closed and live.closed - ago}
    LiveClass.objects.filter(pk=live.pk).update(**fields)
    live.refresh_from_db()


def close(held):
    append(held.live, Asked("close", Badge(HOST, 1), {}))
    held.live.refresh_from_db()


def test_a_class_that_stands_still_is_over_when_somebody_comes(held):
    mina = held.joins("Mina")
    held.live.refresh_from_db()
    age(held.live, hours=2, minutes=59)
    mina.open(f"/class/{held.code}/")
    assert "This class is over." not in mina.text()
    age(held.live, minutes=2)
    mina.open(f"/class/{held.code}/")
    assert held.room.is_closed
    assert "This class is over." in mina.text()


def test_a_class_is_deleted_a_day_after_its_end_with_every_name(held):
    mina = held.joins("Mina")
    close(held)
    age(held.live, hours=23)
    assert forget_classes() == (0, 0)
    age(held.live, hours=2)
    assert forget_classes() == (0, 1)
    assert not Entry.objects.filter(live_class_id=held.live.pk).exists()
    assert held.live.pk not in rooms._rooms
    mina.open(f"/class/{held.code}/")
    assert mina.status == 404


def test_a_class_whose_time_is_up_is_gone_for_whoever_comes_first(held):
    mina = held.joins("Mina")
    held.live.refresh_from_db()
    age(held.live, days=1, hours=4)
    mina.open(f"/join/{held.code}/")
    assert mina.status == 404
    assert not LiveClass.objects.filter(pk=held.live.pk).exists()
    assert WrongCode.objects.count() == 0


def test_the_command_and_the_opening_of_another_class_clear_away(held, opened):
    age(held.live, hours=4)
    told = StringIO()
    call_command("forget_classes", stdout=told)
    assert told.getvalue() == "Closed 1 and deleted 0 classes.\n"
    held.live.refresh_from_db()
    age(held.live, days=2)
    opened("vampire-queen", "hunt")
    assert not LiveClass.objects.filter(pk=held.live.pk).exists()


def test_the_numbers_are_settings(held, settings):
    settings.CLASS_IDLE_HOURS, settings.CLASS_DAYS = 10, 5
    age(held.live, hours=9)
    assert forget_classes() == (0, 0)
    age(held.live, hours=2)
    assert forget_classes() == (1, 0)
    held.live.refresh_from_db()
    age(held.live, days=4)
    assert forget_classes() == (0, 0)
    age(held.live, days=2)
    assert forget_classes() == (0, 1)


@pytest.fixture
def owner(held, django_user_model):
    ada = django_user_model.objects.create_user("ada", password="a")
    LiveClass.objects.filter(pk=held.live.pk).update(owner=ada)
    held.live.refresh_from_db()
    return ada


def test_a_class_of_an_account_is_kept_longer(held, owner):
    close(held)
    age(held.live, days=29)
    assert forget_classes() == (0, 0)
    age(held.live, days=2)
    assert forget_classes() == (0, 1)


def test_an_owner_finds_the_own_classes_on_any_device_and_deletes_them(held, owner):
    ada, stranger = Somebody("en"), Somebody("en")
    ada.client.force_login(owner)
    ada.open("/teach/")
    assert f"/en/teach/own/{held.code}/" in ada.page
    stranger.open("/teach/")
    assert "own-classes" not in stranger.page
    stranger.open(f"/teach/own/{held.code}/")
    assert stranger.status == 404
    ada.open(f"/teach/own/{held.code}/")
    assert ada.path == f"/en/class/{held.code}/lead/"
    ada.open("/teach/")
    token = next(
        each["csrfmiddlewaretoken"][0]
        for each in Forms(ada.page).forms.values()
        if "csrfmiddlewaretoken" in each
    )
    answer = ada.client.post(
        f"/en/teach/own/{held.code}/", {"do": "delete", "csrfmiddlewaretoken": token}
    )
    assert answer.status_code == 302
    assert not LiveClass.objects.filter(pk=held.live.pk).exists()


def test_a_class_that_was_deleted_between_look_and_tap_is_not_there(held):
    seen = Visit(held.live, held.room, Badge(HOST, 1))
    delete([held.live.pk])
    with pytest.raises(NoClass):
        act(seen, Asked("close", Badge(HOST, 1), {}))
    close_by_itself(held.live)
    host_is_gone(held.live)
    assert not LiveClass.objects.filter(pk=held.live.pk).exists()


def test_a_class_that_is_deleted_while_it_is_looked_up_is_not_there(held, monkeypatch):
    def deleted_meanwhile(live):
        delete([live.pk])
        return live

    monkeypatch.setattr(visiting, "as_it_is_now", deleted_meanwhile)
    held.host.open(f"/class/{held.code}/lead/")
    assert held.host.status == 404


def test_the_admin_shows_classes_without_names_and_ends_one(held, admin_client):
    held.joins("Mina Unmistakable")
    page = admin_client.get(reverse("admin:classroom_liveclass_changelist")).content.decode()
    assert held.code in page
    assert "Unmistakable" not in page
    form = reverse("admin:classroom_liveclass_change", args=[held.live.pk])
    one = admin_client.get(form).content.decode()
    assert "Unmistakable" not in one
    assert held.live.secret not in one
    chosen = {"action": "close_classes", "_selected_action": [str(held.live.pk)]}
    admin_client.post(reverse("admin:classroom_liveclass_changelist"), chosen)
    assert held.room.is_closed
    assert LiveClass.objects.get(pk=held.live.pk).closed is not None


def test_the_admin_changes_and_deletes_nothing_by_hand(held, admin_client):
    form = reverse("admin:classroom_liveclass_change", args=[held.live.pk])
    assert admin_client.post(form, {"code": "XXXXXX"}).status_code == 403
    delete = reverse("admin:classroom_liveclass_delete", args=[held.live.pk])
    assert admin_client.post(delete, {"post": "yes"}).status_code == 403
    assert LiveClass.objects.get(pk=held.live.pk).code == held.code


def test_wrong_codes_are_forgotten(held):
    WrongCode.objects.create(sender="x", at=timezone.now() - timedelta(minutes=11))
    WrongCode.objects.create(sender="y", at=timezone.now())
    forget_classes()
    assert list(WrongCode.objects.values_list("sender", flat=True)) == ["y"]
