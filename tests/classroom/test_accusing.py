"""Who cheated? Those who watch are asked, the engine knows, and nobody is told before it is
revealed: whether somebody has cheated changes no byte of what they are sent."""

import re
from dataclasses import replace

import pytest

from teachapp.classroom.log import Asked
from teachapp.classroom.publish import draw
from teachapp.classroom.room.accusing import guilty
from teachapp.classroom.room.polls import open_here
from teachapp.classroom.room.roster import count_roster
from teachapp.classroom.room.values import (
    HALL,
    HOST,
    LEAD,
    PERSON,
    WALL,
    Badge,
    Person,
    Refused,
    whereabouts,
)
from teachapp.classroom.visiting import Visit, act
from tests.classroom.tables import (
    HOST_1,
    after,
    after_answer,
    noticed,
    person_at,
    position_now,
    table_of,
)

MOTH = "cheating-moth"
HANDS = "N1,N3,N5;N2,N4,Mo4;N2,N3,An5;N1,N1,N4"
START = f"{MOTH} 1 standard D {HANDS} guard=A top=N2 stock=N3,+30"
LANGUAGES = ("ko", "ja", "en")
WATCHER = Badge(PERSON, 99)


def watched(*moves):
    """Return a game with people on seats A and B, and somebody who watches."""
    room = table_of(START, "Mina", "Sora", moves=moves)
    return replace(room, people={**room.people, 99: Person(99, "Yuki", "en")})


def ask(room):
    return after(room, "ask", HOST_1, **{"about": "accuse", "from": whereabouts(room)})


def answered(room, value, who=WATCHER):
    """Return the room after somebody has answered, and whether that was right."""
    (poll,) = open_here(room)
    now = after_answer(room, who, poll.key, value)
    return now, now.polls[poll.key].answers[who.number].is_right


def refused(code):
    return pytest.raises(Refused, match=f"^{code}$")


CHEAT, OTHER = "B:cheat,Mo4", "C:cheat,An5"


@pytest.mark.parametrize(
    ("moves", "right"),
    [((), "-"), ((CHEAT,), "B"), ((OTHER,), "C"), ((CHEAT, OTHER), "BC")],
)
def test_an_answer_is_right_if_the_engine_would_find_them_guilty(moves, right):
    room = ask(watched(*moves))
    assert open_here(room)[0].choices == ("B", "C", "D", "-")
    assert "".join(each for each in "BCD-" if answered(room, each)[1]) == right


def test_what_is_too_late_to_be_called_is_nobodys_doing():
    moves = (CHEAT, "D:N1", "A:N5", "B:N4")
    found = [guilty(position_now(watched(*moves[:count]))) for count in range(1, 5)]
    assert found == [{"B"}, {"B"}, {"-"}, {"-"}]
    assert answered(ask(watched(*moves)), "-")[1]


def test_what_is_right_is_not_written_down():
    polls = [open_here(ask(watched(*moves)))[0] for moves in ((), (CHEAT,))]
    assert [(poll.key, poll.right) for poll in polls] == [("table/0/c1", ())] * 2


def test_who_sits_at_the_table_does_not_answer_and_who_watches_answers_once():
    room = ask(watched(CHEAT))
    with refused("sits-there"):
        answered(room, "C", person_at(room, "B"))
    room, _right = answered(room, "B")
    with refused("answered"):
        answered(room, "C")
    with refused("no-answer"):
        answered(ask(watched(CHEAT)), "A")


def test_it_is_asked_once_at_a_time_and_only_where_somebody_can_be_accused():
    with refused("moved-meanwhile"):
        ask(ask(watched()))
    with refused("nobody-to-accuse"):
        ask(table_of("vampire-queen 1 standard A 2,7,9;4,4;5,8,H20"))


def test_a_secret_move_leaves_the_question_and_what_was_right_when_it_was_asked():
    room = ask(watched())
    later = after(room, "play", move=OTHER)
    assert open_here(later) == open_here(room)
    assert noticed(room, later) == {LEAD}
    assert answered(later, "-")[1]


def test_an_open_move_leaves_the_question_and_an_accusation_ends_it():
    room = after(ask(watched(CHEAT)), "play", move="D:N1")
    assert answered(room, "B")[1]
    accused = after(room, "play", move="A:accuse,>,C")
    assert open_here(accused) == ()
    assert [poll.state for poll in accused.polls.values()] == ["over"]


def test_what_was_revealed_stands_until_the_table_goes_on():
    (poll,) = open_here(room := ask(watched(CHEAT)))
    revealed = after(room, "reveal", poll=poll.key)
    assert [each.state for each in open_here(revealed)] == ["revealed"]
    assert open_here(after(revealed, "play", move=OTHER)) == open_here(revealed)
    gone = after(revealed, "play", move="D:N1")
    assert open_here(gone) == ()
    assert gone.polls[poll.key].state == "revealed"


def test_a_secret_move_does_not_take_away_what_is_pointed_at():
    room = after(watched(), "point", at="seat:D")
    assert after(room, "play", move=CHEAT).pointed == "seat:D"
    assert after(after(room, "play", move=CHEAT), "take-back").pointed == "seat:D"
    assert after(room, "play", move="D:N1").pointed == ""


def open_table(*moves):
    """Return an open table, on which who leads plays for all."""
    room = watched(*moves)
    assert room.line is not None
    return replace(room, line=replace(room.line, is_game=False), seats={})


def test_where_all_hands_are_open_they_are_covered_first():
    with refused("hands-are-open"):
        ask(open_table(CHEAT))
    covered = after(open_table(), "cover", on="1")
    assert covered.viewer(HALL) == covered.viewer(WALL) == "-"
    cheated = after(covered, "try", move=CHEAT)
    assert noticed(covered, cheated) == {LEAD}
    room = ask(cheated)
    assert answered(room, "B")[1]
    assert open_here(after(room, "cover", on="0")) == ()


# Screens


def test_nobody_who_watches_or_plays_is_sent_whether_somebody_cheated(opened):
    live = opened(MOTH).live

    def sent(room, language):
        return [draw(live, room, each, language) for each in (HALL, WALL, "A", "C", "D")]

    for make in (watched, lambda *moves: after(open_table(*moves), "cover", on="1")):
        worlds = [ask(make(*moves)) for moves in ((), (CHEAT,))]
        voted = [answered(room, "B")[0] for room in worlds]
        for language in LANGUAGES:
            assert sent(worlds[0], language) == sent(worlds[1], language)
            assert sent(voted[0], language) == sent(voted[1], language)
            assert b'value="B"' in draw(live, worlds[0], HALL, language)
            lead = [draw(live, room, LEAD, language) for room in voted]
            assert lead[0] != lead[1]
        told = [after(room, "reveal", poll="table/0/c1") for room in voted]
        assert sent(told[0], "en")[0] != sent(told[1], "en")[0]


def test_who_plays_is_not_asked_and_not_told(opened):
    live, room = opened(MOTH).live, ask(watched(CHEAT))
    for each in (room, after(room, "reveal", poll="table/0/c1")):
        assert b"data-poll" in draw(live, each, HALL, "en")
        assert b"data-poll" not in draw(live, each, "A", "en")


def test_the_players_are_called_by_their_names_unless_the_big_screen_hides_them(opened):
    live, room = opened(MOTH).live, ask(watched(CHEAT))
    assert "Sora</span>" in draw(live, room, HALL, "en").decode()
    hidden = after(room, "manners", hides_names="1")
    assert "Sora" not in draw(live, hidden, WALL, "en").decode()


def test_only_those_who_watch_are_counted(opened):
    live, room = opened(MOTH).live, ask(watched(CHEAT))
    room, _right = answered(room, "B")
    for part in (LEAD, WALL):
        assert "1 of 1 person has answered" in draw(live, room, part, "en").decode()
    assert count_roster(room).unanswered == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_covered_lesson_shows_no_hand_no_text_and_no_step_to_look_around(opened, language):
    held = opened(MOTH, "caught", language=language)
    watcher = held.joins("Yuki", language)
    shown = watcher.open(f"/class/{held.code}/")
    assert 'data-card="Mo4' in shown
    held.host.open(f"/class/{held.code}/lead/")
    held.host.send("leading", do="cover?on=1")
    hall, wall = (draw(held.live, held.room, each, language).decode() for each in (HALL, WALL))
    for part in (hall, wall, watcher.open(f"/class/{held.code}/?at=the-call&late=1")):
        assert re.findall(r'data-card="(?!back-)([^"]+)"', part) == ["N3a"]
        assert "zone-slipped" not in part
        assert "slipped-away" not in part
        assert 'class="step-heading"' not in part
        assert 'class="note question poll"' not in part
    assert 'class="note covered"' in hall
    assert "step-rail" not in hall
    held.host.send("leading", do="cover?on=0")
    again = watcher.open(f"/class/{held.code}/")
    assert 'data-poll="caught/eyes-open/1"' in again
    assert 'class="step-heading"' in again


def test_the_question_is_asked_answered_revealed_and_added_up_by_forms(opened):
    held = opened(MOTH, "caught")
    people = [held.joins(name, language) for name, language in zip("YK", ("ja", "ko"), strict=True)]
    held.host.open(f"/class/{held.code}/lead/")
    held.host.send("leading", do="cover?on=1")
    held.host.open(f"/class/{held.code}/lead/")
    (value,) = re.findall(r'value="(ask\?about=accuse[^"]*)"', held.host.page)
    held.host.send("leading", do=value.replace("&amp;", "&"))
    key = open_here(held.room)[-1].key
    for somebody, chosen in zip(people, ("B", "-"), strict=True):
        somebody.open(f"/class/{held.code}/")
        somebody.send(do=f"answer?poll={key}", **{f"answer:{key}": [chosen]})
    held.host.open(f"/class/{held.code}/lead/")
    assert "2 of 2 people have answered 1 right" in held.host.text()
    assert "takes back a moth 4" in held.host.page
    held.host.send("leading", do=f"reveal?poll={key}")
    for somebody, verdict in zip(people, ("right", "wrong"), strict=True):
        page = somebody.open(f"/class/{held.code}/")
        assert re.findall(r'<p class="note-title (right|wrong)">', page) == [verdict]
    results = held.host.open(f"/class/{held.code}/results/")
    assert "Who has cheated just now and can still be caught?" in results
    sheet = held.host.client.get(f"/en/class/{held.code}/results.csv").content.decode()
    lines = [line.rstrip() for line in sheet.splitlines() if "cheated" in line]
    assert [line.rsplit(",", 2)[1:] for line in lines] == [["Ben", "1"], ["Nobody", "0"]]


def test_only_a_game_in_which_somebody_can_be_accused_asks_it(opened):
    held = opened("sleeping-queens")
    act(
        Visit(held.live, held.room, Badge(HOST, 1)),
        Asked("set-up", Badge(HOST, 1), {"position": SQ}),
    )
    assert "about=accuse" not in held.host.open(f"/class/{held.code}/lead/")
    assert "cover?on=1" not in held.host.page


SQ = "sleeping-queens 1 standard A 1,2,3,4,5;1,2,3,4,5 asleep=+12 stock=+20"
