"""Questions on the screens of a class: answered by forms, counted, revealed, and told to nobody
before that."""

import re
from dataclasses import replace

import pytest

from games.core.replay import Answers
from teachapp.classroom import publish, questions, scene
from teachapp.classroom.log import append
from teachapp.classroom.room.values import HALL, HOST, LEAD, WALL, Badge
from teachapp.classroom.visiting import Visit, asked_by
from teachapp.live import bus

WHO_TAKES = "hunt/another-two/1"
MAY_B = "hunt/the-hunter/1"
EXPLAINED = "Dan played the later one"


@pytest.fixture
def held(opened):
    return opened("vampire-queen", "hunt")


def leads(held, do, **fields):
    """Post what whoever leads posts."""
    before = held.room
    room = before.line
    where = f"table/{room.since}/{len(room.moves)}" if room else "/".join(_place(before))
    seen = Visit(held.live, before, Badge(HOST, 1))
    before, after = append(held.live, asked_by(seen, {"do": do, "from": where, **fields}))
    publish.publish(held.live, before, after)
    return after


def _place(room):
    return room.place.lesson, room.place.label


def steps(held, label):
    return leads(held, "step", lesson="hunt", label=label, again=str(held.room.number))


def answers(person, poll, *chosen):
    person.open(re.sub("^/[a-z]+", "", person.path))
    return person.send(**{"do": f"answer?poll={poll}", f"answer:{poll}": list(chosen)})


def fragment(held, audience, language="en"):
    return publish.draw(held.live, held.room, audience, language).decode()


# Answering


def test_an_answer_is_one_entry_however_often_it_is_sent(held):
    mina = held.joins("Mina")
    steps(held, "another-two")
    for _ in range(3):
        answers(mina, WHO_TAKES, "D")
    assert mina.status == 200
    assert held.live.entries.filter(kind="answer").count() == 1


def test_another_answer_from_another_tab_is_told_that_the_first_counts(held):
    mina = held.joins("Mina")
    steps(held, "another-two")
    answers(mina, WHO_TAKES, "D")
    answers(mina, WHO_TAKES, "A")
    assert mina.status == 409
    assert "Your first answer counts: Dan" in mina.text()
    assert [each.values for each in held.room.polls[WHO_TAKES].answers.values()] == [("D",)]


def test_no_answer_is_asked_for_again(held):
    mina = held.joins("Mina")
    steps(held, "another-two")
    answers(mina, WHO_TAKES)
    assert mina.status == 409
    assert "Please choose an answer." in mina.text()


def test_of_two_questions_at_a_step_each_takes_its_own_fields(opened):
    held = opened("bark-side", "last-trick")
    mina = held.joins("Mina")
    leads(held, "step", lesson="last-trick", label="seven-leads")
    first, second = (f"last-trick/seven-leads/{number}" for number in (1, 2))
    mina.open(f"/class/{held.code}/")
    both = {f"answer:{first}": "A", f"answer:{second}": "9 9"}
    mina.send(do=f"answer?poll={second}", **both)
    mina.send(do=f"answer?poll={first}", **both)
    polls = held.room.polls
    given = {key: [each.values for each in polls[key].answers.values()] for key in (first, second)}
    assert given == {first: [("A",)], second: [("9 9",)]}


def test_the_page_knows_ones_own_answers_and_the_shared_part_knows_nobodys(held):
    mina, sora = held.joins("Mina"), held.joins("Sora")
    steps(held, "another-two")
    before = fragment(held, HALL)
    answers(mina, WHO_TAKES, "D")
    assert 'data-answers="{&quot;hunt/another-two/1&quot;:[&quot;D&quot;]}"' in mina.page
    assert "Your answer: Dan" in mina.text()
    sora.open(f"/class/{held.code}/")
    assert 'data-answers="{}"' in sora.page
    assert fragment(held, HALL) == before


def test_a_paused_class_offers_no_button_to_answer(held):
    steps(held, "another-two")
    leads(held, "freeze", on="1")
    shown = fragment(held, HALL)
    assert "answer?poll=" not in shown
    assert shown.count("disabled") == 5


# Revealing


def test_whoever_leads_reveals_by_a_button_and_everybody_sees_what_is_right(held):
    mina, sora = held.joins("Mina"), held.joins("Sora")
    steps(held, "another-two")
    answers(mina, WHO_TAKES, "D")
    answers(sora, WHO_TAKES, "A")
    held.host.open(f"/class/{held.code}/lead/")
    assert f'value="reveal?poll={WHO_TAKES}"' in held.host.page
    assert "2 of 2 people have answered 1 right" in held.host.text()
    held.host.send("leading", do=f"reveal?poll={WHO_TAKES}")
    for person, told in (
        (mina, "You were right."),
        (sora, "Not quite: what is right is marked below."),
    ):
        person.open(f"/class/{held.code}/")
        own = person.text().partition('id="step"')[0]
        assert told in own
        assert EXPLAINED in person.page


def test_the_shared_part_holds_both_verdicts_hidden(held):
    steps(held, "another-two")
    leads(held, f"reveal?poll={WHO_TAKES}")
    shown = fragment(held, HALL)
    assert re.findall(r'class="note-title (was-\w+)" hidden', shown) == ["was-right", "was-wrong"]


def test_the_big_screen_counts_who_has_answered_and_tells_answers_once_revealed(held):
    mina = held.joins("Mina")
    held.joins("Sora")
    steps(held, "another-two")
    answers(mina, WHO_TAKES, "D")
    before = fragment(held, WALL)
    assert "1 of 2 people have answered" in before
    assert "wall-choice-count" not in before
    leads(held, f"reveal?poll={WHO_TAKES}")
    assert fragment(held, WALL).count('class="wall-choice-count') == 5


def test_asking_about_a_table_and_asking_once_more_are_buttons(held):
    mina = held.joins("Mina")
    steps(held, "the-hunter")
    held.host.open(f"/class/{held.code}/lead/")
    offered = re.findall(r'value="(ask\?seat=B[^"]*)"', held.host.page)
    held.host.send("leading", do=offered[0].replace("&amp;", "&"))
    key = f"hunt/the-hunter/q{held.room.number}"
    answers(mina, key, "2")
    again = re.findall(
        r'value="(ask-anew\?poll=hunt/the-hunter/q[^"]*)"',
        held.host.open(f"/class/{held.code}/lead/"),
    )
    held.host.send("leading", do=again[0])
    assert held.room.polls[f"{key}/{held.room.number}"].answers == {}
    assert "asked once more" in fragment(held, HALL)


# What nobody may learn


@pytest.fixture
def other_answers_right(monkeypatch):
    """Turns every right answer into a wrong one and the other way round, in words for screens."""
    asked = questions.answers_of

    def turned(poll, stage):
        found, many = asked(poll, stage)
        return Answers(found.choices, frozenset(found.choices) - found.right), many

    def turn():
        monkeypatch.setattr(questions, "answers_of", turned)
        scene._scene.cache_clear()  # or the room would be shown as it was

    return turn


@pytest.mark.parametrize("label", ["the-hunter", "a-low-two", "another-two", "the-tie"])
@pytest.mark.parametrize("audience", [HALL, WALL])
def test_before_it_is_revealed_no_byte_hangs_on_what_is_right(
    held, other_answers_right, label, audience
):
    steps(held, label)
    before = {language: fragment(held, audience, language) for language in ("en", "ko", "ja")}
    other_answers_right()
    assert {each: fragment(held, audience, each) for each in before} == before


@pytest.mark.parametrize("audience", [HALL, WALL, "A"])
def test_before_it_is_revealed_not_even_templates_are_told(held, other_answers_right, audience):
    mina = held.joins("Mina")
    steps(held, "another-two")
    (unanswered,) = questions.polls(held.room, HALL, "en")
    answers(mina, WHO_TAKES, "D")
    before = questions.polls(held.room, audience, "en")
    other_answers_right()
    assert questions.polls(held.room, audience, "en") == before
    assert before == (replace(unanswered, answered=int(audience == WALL)),)
    assert unanswered.explanation == ""


@pytest.mark.parametrize("audience", [HALL, WALL])
def test_once_it_is_revealed_they_do(held, other_answers_right, audience):
    steps(held, "another-two")
    leads(held, f"reveal?poll={WHO_TAKES}")
    before = fragment(held, audience)
    other_answers_right()
    assert fragment(held, audience) != before


def test_no_explanation_leaves_the_server_before_it_is_revealed(held, monkeypatch):
    sent = []
    monkeypatch.setattr(bus, "is_heard", lambda channel: True)
    monkeypatch.setattr(bus, "publish", lambda channel, message: sent.append((channel, message)))
    mina = held.joins("Mina")
    pages = []
    steps(held, "another-two")
    for address in ("", "?at=the-tie", "?at=another-two", "results/", "results.csv", "people/"):
        pages.append(mina.open(f"/class/{held.code}/{address}"))
    pages.append(answers(mina, WHO_TAKES, "A"))
    pages.append(answers(mina, WHO_TAKES, "D"))
    told = [*pages, *(each.body.decode() for channel, each in sent if "/lead/" not in channel)]
    assert len(told) > len(pages)
    assert [each for each in told if EXPLAINED in each] == []
    sent.clear()
    leads(held, f"reveal?poll={WHO_TAKES}")
    after = {channel for channel, each in sent if EXPLAINED in each.body.decode()}
    assert {f"{held.code}/hall/en", f"{held.code}/wall/en"} <= after


def test_who_looks_around_sees_no_step_that_answers_what_is_asked(held):
    mina = held.joins("Mina")
    steps(held, "another-two")
    mina.open(f"/class/{held.code}/?at=the-tie")
    assert "Two 2s on the table" in mina.page
    assert "Poor Dan" not in mina.page
    leads(held, f"reveal?poll={WHO_TAKES}")
    mina.open(f"/class/{held.code}/?at=the-tie")
    assert "Poor Dan" in mina.page


def test_those_who_lead_see_what_is_right_at_once(held):
    steps(held, "another-two")
    assert EXPLAINED in fragment(held, LEAD)


# Timer and ranking


def test_there_is_neither_timer_nor_ranking_unless_switched_on(held):
    mina = held.joins("Mina")
    steps(held, "another-two")
    answers(mina, WHO_TAKES, "D")
    leads(held, f"reveal?poll={WHO_TAKES}")
    for audience in (HALL, WALL, LEAD):
        assert not re.search('class="(poll-time|note ranking)"', fragment(held, audience))


def test_a_timer_is_told_in_words_with_the_moment_it_ends(held):
    leads(held, "manners", seconds="30")
    steps(held, "another-two")
    until = held.room.polls[WHO_TAKES].until
    for audience in (HALL, WALL, LEAD):
        shown = fragment(held, audience)
        assert f'data-until="{until.isoformat()}"' in shown
        assert "Answers are taken for 30 seconds." in shown


def test_a_ranking_shows_names_unless_the_big_screen_hides_them(held):
    mina = held.joins("Mina")
    leads(held, "manners", has_ranking="1")
    steps(held, "another-two")
    answers(mina, WHO_TAKES, "D")
    assert "Most right so far" not in fragment(held, WALL)
    leads(held, f"reveal?poll={WHO_TAKES}")
    assert [_ranked(held, each) for each in (WALL, HALL, LEAD)] == [["Mina"]] * 3
    leads(held, "manners", has_ranking="1", hides_names="1")
    assert [_ranked(held, each) for each in (WALL, HALL, LEAD)] == [["#1"], ["#1"], ["Mina"]]
    mina.open(f"/class/{held.code}/")
    assert "the others see you as #1." in mina.text()


def _ranked(held, audience):
    return re.findall(r'<bdi class="rank-name">(.*?)</bdi>', fragment(held, audience))
