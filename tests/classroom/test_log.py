"""A class is its log: numbered entries, one order, the same request once."""

import pytest

from teachapp.catalogue.queries import steps_of
from teachapp.classroom.log import Asked, append, rooms
from teachapp.classroom.room.values import HOST, Badge, Place, Refused

HOST_1 = Badge(HOST, 1)


def step(room, label, key=""):
    fields = {"lesson": "hunt", "label": label, "from": f"{room.place.lesson}/{room.place.label}"}
    return Asked("step", HOST_1, fields, key)


def test_a_class_begins_at_the_first_step_of_its_lesson(opened):
    room = opened("vampire-queen", "hunt").room
    assert (room.number, room.place) == (1, Place("hunt", "before"))
    assert room.hosts[1].number == 1


def test_what_was_read_and_what_is_read_anew_is_the_same(opened):
    held = opened("vampire-queen", "hunt")
    held.joins("Mina", "ko")
    append(held.live, step(held.room, held.room.place.label))
    known = held.room
    rooms.forget()
    assert held.room == known


def test_a_step_from_where_the_class_is_not_any_more_is_refused(opened):
    held = opened("vampire-queen", "hunt")
    seen = held.room
    first, second, third = steps_of("vampire-queen")["hunt"][:3]
    append(held.live, step(seen, second))
    with pytest.raises(Refused) as refused:
        append(held.live, step(seen, third))
    assert refused.value.code == "moved-meanwhile"
    assert held.room.place == Place("hunt", second)
    assert first == seen.place.label


def test_the_same_request_twice_is_one_entry(opened):
    held = opened("vampire-queen", "hunt")
    asked = step(held.room, steps_of("vampire-queen")["hunt"][1], key="a tap")
    once = append(held.live, asked)[1]
    assert append(held.live, asked)[1] == once
    assert held.live.entries.count() == once.number


def test_people_join_and_follow_in_their_languages(opened):
    held = opened("vampire-queen", "hunt")
    mina, sora = held.joins("Mina", "ko"), held.joins("Mina", "ja")
    assert [person.name for person in held.room.present()] == ["Mina", "Mina"]
    assert mina.path == f"/ko/class/{held.code}/"
    assert sora.path == f"/ja/class/{held.code}/"
    assert 'id="step"' in mina.page
