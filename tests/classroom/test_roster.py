"""Who is who: no two are called alike, whoever needs something comes first."""

import unicodedata

import pytest

from teachapp.classroom.room.people import alike, names_for, shown_names
from teachapp.classroom.room.roster import count_roster, found, roster
from teachapp.classroom.room.values import HALL, LEAD, PERSON, WALL, Badge, Refused
from tests.classroom.held import Held

LIKE_MINA = ["Mina", " Mina ", "M i n a", "Ｍｉｎａ", "mina", "Mi\u200dna", "Mina (2)"]


@pytest.fixture
def held():
    return Held("vampire-queen", "hunt")


def test_no_two_people_are_called_alike(held):
    numbers = [held.joins(name) for name in LIKE_MINA]
    names = shown_names(held.room)
    assert list(names) == numbers
    assert len({alike(name) for name in names.values()}) == len(LIKE_MINA)
    assert names[numbers[0]] == "Mina"


def test_a_name_composed_otherwise_is_alike(held):
    composed, apart = "Zoë", unicodedata.normalize("NFD", "Zoë")
    first, second = held.joins(composed), held.joins(apart)
    assert shown_names(held.room) == {first: "Zoë", second: "Zoë (2)"}


def test_who_has_left_keeps_the_name_so_that_nobody_is_taken_for_them(held):
    first, second = held.joins("Mina"), held.joins("Mina")
    held.does("leave", Badge(PERSON, first))
    assert shown_names(held.room) == {first: "Mina", second: "Mina (2)"}


def test_a_class_that_hides_names_calls_people_by_number_but_for_those_who_lead(held):
    first, second = held.joins("Mina"), held.joins("Sora")
    held.leads("manners", hides_names="1")
    shown = {audience: names_for(held.room, audience) for audience in (WALL, HALL, "A", LEAD)}
    numbers = {first: "#1", second: "#2"}
    assert shown == {
        **dict.fromkeys((WALL, HALL, "A"), numbers),
        LEAD: {first: "Mina", second: "Sora"},
    }


def test_raised_hands_come_first_then_whose_answer_is_waited_for(held):
    ana, ben, cleo, dan = (held.joins(name) for name in ("Ana", "Ben", "Cleo", "Dan"))
    held.steps("another-two")
    for person in (ana, ben, cleo):
        held.answers(person, "hunt/another-two/1", "D")
    held.does("hand", Badge(PERSON, cleo), up="1")
    held.does("hand", Badge(PERSON, ben), up="1")
    rows = roster(held.room)
    assert [row.number for row in rows] == [cleo, ben, dan, ana]
    assert [row.number for row in found(rows, "hands", "")] == [cleo, ben]
    assert [row.number for row in found(rows, "unanswered", "")] == [dan]


@pytest.mark.parametrize("words", ["mina", "ＭＩＮＡ", "mi na", "in"])
def test_a_name_is_found_however_it_is_written(held, words):
    mina, _sora = held.joins("Mina"), held.joins("Sora")
    assert [row.number for row in found(roster(held.room), "here", words)] == [mina]


def test_the_parts_of_the_list_are_counted(held):
    ana, ben, cleo = held.joins("Ana", "ko"), held.joins("Ben", "ja"), held.joins("Cleo", "ja")
    held.steps("another-two")
    held.answers(ana, "hunt/another-two/1", "D")
    held.does("hand", Badge(PERSON, ben), up="1")
    held.leads("remove", person=str(cleo))
    counts = count_roster(held.room)
    assert counts == (2, 1, 1, 1, (("ko", 1), ("ja", 1)))


def test_taken_out_barred_and_let_in_again_are_three_things(held):
    mina = held.joins("Mina")
    states = []
    for kind in ("remove", "readmit", "bar", "readmit"):
        held.leads(kind, person=str(mina))
        states.append(held.room.people[mina].state)
    assert states == ["removed", "here", "barred", "here"]


@pytest.mark.parametrize(("kind", "code"), [("remove", "removed"), ("bar", "barred")])
def test_who_is_put_out_can_do_nothing_and_has_nothing(held, kind, code):
    mina = held.joins("Mina")
    held.does("hand", Badge(PERSON, mina), up="1")
    held.leads(kind, person=str(mina))
    assert held.room.hands == ()
    with pytest.raises(Refused, match=code):
        held.does("hand", Badge(PERSON, mina), up="1")


def test_nobody_puts_out_who_does_not_lead(held):
    mina, sora = held.joins("Mina"), held.joins("Sora")
    for kind in ("remove", "bar", "readmit"):
        with pytest.raises(Refused, match="not-allowed"):
            held.does(kind, Badge(PERSON, mina), person=str(sora))


def test_who_renames_oneself_renames_nobody_else(held):
    mina, sora = held.joins("Mina"), held.joins("Sora")
    held.does("rename", Badge(PERSON, mina), person=str(sora), name="Eve")
    assert shown_names(held.room) == {mina: "Eve", sora: "Sora"}
