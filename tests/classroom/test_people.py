"""Who takes part, on plain values: joining, coming back, names, and what one person may do."""

from datetime import UTC, datetime

import pytest

from teachapp.classroom.room.kinds import decide, fold
from teachapp.classroom.room.people import MOST_ASKED, alike, tidy_name
from teachapp.classroom.room.values import HOST, PERSON, ROOM, Badge, Happened, Refused, Room, Wish

NOW = datetime(2030, 1, 1, tzinfo=UTC)
OPEN = {
    "game": "vampire-queen",
    "lessons": [],
    "label": "",
    "position": "",
    "options": "standard",
    "languages": ["en"],
    "name": "Ada",
    "rehearsal": False,
    "questions": 0,
}


class Stage:
    """Content of one clause and one card."""

    def labels(self, lesson):
        return ()

    def replay(self, lesson):
        raise AssertionError("nobody asks for a lesson here")

    def knows(self, about):
        return about in ("clause:lead", "card:Q")


class Held:
    """A class on plain values: what is granted happens at once."""

    def __init__(self, most=2_000):
        self.most = most
        self.room = fold([Happened(1, "open", Badge(ROOM), OPEN, NOW)])

    def do(self, kind, by, **fields):
        wish = Wish(kind, by, fields, Stage(), NOW, most_people=self.most)
        body = decide(self.room, wish)
        number = self.room.number + 1
        self.room = fold([Happened(number, kind, by, body, NOW)], self.room)
        return number

    def joins(self, name="Mina", **fields):
        self.do("join", Badge(ROOM), name=name, language="en", **fields)
        return len(self.room.people)

    def refusal(self, kind, by, **fields):
        with pytest.raises(Refused) as refused:
            self.do(kind, by, **fields)
        return refused.value.code


LEADS = Badge(HOST, 1)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Mina \n  Kim ", "Mina Kim"),
        ("<b>Mina</b>", "<b>Mina</b>"),
        ("\u202eaniM\u2066", "aniM"),
        ("a" * 10_000, "a" * 24),
        ("Z" + "\u0301\u0302\u0303\u0304" * 50 + "oe", "Z\u0301\u0302oe"),
        ("👩\u200d👩\u200d👧 Ömer", "👩\u200d👩\u200d👧 Ömer"),
        ("e\u0301", "é"),
        ("Mi\x00na", "Mina"),
        ("\u3164Mina\u2800", "Mina"),
    ],
)
def test_a_name_is_one_line_that_can_be_seen_and_covers_nothing(typed, kept):
    # "Z" and the first accent compose where Unicode has the letter; it has Ź.
    composed = "\u0179\u0302\u0303oe" if typed.startswith("Z") else kept
    assert tidy_name(typed) == composed


@pytest.mark.parametrize("typed", ["", "   ", "\u200d", "\u3164", "\u202e\u200b", "\u0301", "\x00"])
def test_a_name_that_nobody_could_see_is_none(typed):
    with pytest.raises(Refused) as refused:
        tidy_name(typed)
    assert refused.value.code == "no-name"


def test_names_that_look_alike_are_told_apart():
    assert alike("Ｍｉｎａ") == alike("m i n a")
    assert alike("Mina") != alike("Nina")


def test_a_class_is_full_at_its_bound_until_somebody_leaves():
    held = Held(most=2)
    first = held.joins()
    held.joins()
    assert held.refusal("join", Badge(ROOM), name="Mina", language="en") == "full"
    held.do("leave", Badge(PERSON, first))
    held.joins()
    assert held.refusal("return", Badge(ROOM), person=str(first)) == "full"


def test_coming_and_going_has_a_bound_too():
    held = Held(most=1)
    for _ in range(3):
        held.do("leave", Badge(PERSON, held.joins()))
    assert held.refusal("join", Badge(ROOM), name="Mina", language="en") == "full"


def test_somebody_removed_comes_back_as_the_same_person_or_another():
    held = Held()
    mina = held.joins()
    held.do("remove", LEADS, person=str(mina))
    assert held.refusal("hand", Badge(PERSON, mina)) == "removed"
    held.do("return", Badge(ROOM), person=str(mina), language="ko")
    assert (held.room.people[mina].state, held.room.people[mina].language) == ("here", "ko")
    held.do("remove", LEADS, person=str(mina))
    other = held.joins("Sora", before=str(mina))
    assert held.room.people[other].first == mina
    assert [each.number for each in held.room.present()] == [other]


def test_in_a_locked_class_somebody_removed_stays_out_and_somebody_who_left_does_not():
    held = Held()
    mina, sora = held.joins(), held.joins("Sora")
    held.do("remove", LEADS, person=str(mina))
    held.do("leave", Badge(PERSON, sora))
    held.do("manners", LEADS, is_locked="1")
    assert held.refusal("return", Badge(ROOM), person=str(mina)) == "locked"
    assert held.refusal("join", Badge(ROOM), name="Mina") == "locked"
    held.do("return", Badge(ROOM), person=str(sora))
    assert [each.number for each in held.room.present()] == [sora]


def test_who_is_barred_stays_out_under_every_name_of_that_browser():
    held = Held()
    first = held.joins()
    held.do("leave", Badge(PERSON, first))
    second = held.joins("Somebody else", before=str(first))
    held.do("bar", LEADS, person=str(second))
    assert {each.state for each in held.room.people.values()} == {"barred"}
    assert held.refusal("return", Badge(ROOM), person=str(first)) == "barred"
    assert held.refusal("join", Badge(ROOM), name="Third", before=str(second)) == "barred"
    held.do("readmit", LEADS, person=str(second))
    assert held.room.people[second].state == "here"


def test_nobody_does_anything_in_anothers_name():
    held = Held()
    mina, sora = held.joins(), held.joins("Sora")
    me = Badge(PERSON, mina)
    held.do("rename", me, person=str(sora), name="Fool")
    held.do("hand", me, person=str(sora))
    held.do("wonder", me, person=str(sora), about="card:Q")
    held.do("speak", me, person=str(sora), language="ja")
    held.do("leave", me, person=str(sora))
    assert held.room.people[sora].name == "Sora"
    assert (held.room.people[sora].state, held.room.people[sora].language) == ("here", "en")
    assert held.room.people[mina].state == "left"


@pytest.mark.parametrize(
    "kind", ["remove", "bar", "readmit", "lower", "hear", "step", "freeze", "close", "manners"]
)
def test_who_takes_part_does_not_lead(kind):
    held = Held()
    mina = held.joins()
    assert held.refusal(kind, Badge(PERSON, mina), person=str(mina)) == "not-allowed"


@pytest.mark.parametrize("kind", ["open", "join", "return", "welcome", "answer", "", "__init__"])
def test_what_only_the_site_does_nobody_can_ask_for(kind):
    held = Held()
    held.joins()
    assert held.refusal(kind, LEADS) in ("not-allowed", "unreadable")


def test_a_question_is_about_something_that_there_is():
    held = Held()
    me = Badge(PERSON, held.joins())
    held.do("wonder", me, about="clause:lead")
    assert held.room.wonders == {"clause:lead": frozenset({me.number})}
    for about in ("clause:nonsense", "card:", "card:99", "seat:A", "card:Q\0", "x" * 81):
        assert held.refusal("wonder", me, about=about) == "unreadable"
    held.do("wonder", me, about="clause:lead", on="0")
    assert held.room.wonders == {}


def test_one_person_cant_use_up_the_class():
    held = Held()
    mina, sora = Badge(PERSON, held.joins()), Badge(PERSON, held.joins("Sora"))
    for at in range(MOST_ASKED):
        held.do("hand", mina, up=str(at % 2))
    assert held.refusal("hand", mina) == "too-often"
    held.do("hand", sora)
    assert held.room.hands[-1] == sora.number


def test_a_closed_class_takes_nothing_new():
    held = Held()
    me = Badge(PERSON, held.joins())
    held.do("close", LEADS)
    for kind in ("hand", "wonder", "speak", "leave"):
        assert held.refusal(kind, me, about="card:Q", language="ko") == "closed"
    assert held.refusal("join", Badge(ROOM), name="Late") == "closed"
    assert held.refusal("step", LEADS) == "closed"


def test_a_fresh_room_has_nobody():
    assert Room().present() == ()
