"""Questions as values: who may answer what when, what is asked anew, and about any table."""

import pytest

from teachapp.classroom.room.polls import open_here
from teachapp.classroom.room.ranking import Rank, ranking
from teachapp.classroom.room.values import PERSON, Badge, Refused
from tests.classroom.held import Held

WHO_TAKES = "hunt/another-two/1"
MAY_B = "hunt/the-hunter/1"


@pytest.fixture
def held():
    return Held("vampire-queen", "hunt")


def refused(code):
    return pytest.raises(Refused, match=f"^{code}$")


def keys(held):
    return [poll.key for poll in open_here(held.room)]


def test_the_first_answer_counts(held):
    mina = held.joins("Mina")
    held.steps("another-two")
    held.answers(mina, WHO_TAKES, "D")
    with refused("answered"):
        held.answers(mina, WHO_TAKES, "A")
    assert held.room.polls[WHO_TAKES].answers[mina].values == ("D",)


def test_the_engine_says_what_is_right(held):
    mina, sora = held.joins("Mina"), held.joins("Sora")
    held.steps("another-two")
    held.answers(mina, WHO_TAKES, "D")
    held.answers(sora, WHO_TAKES, "E")
    answers = held.room.polls[WHO_TAKES].answers
    assert {number: each.is_right for number, each in answers.items()} == {mina: True, sora: False}


def test_of_several_moves_exactly_the_legal_ones_are_right(held):
    mina, sora = held.joins("Mina"), held.joins("Sora")
    held.steps("the-hunter")
    held.answers(mina, MAY_B, "2", "12")
    held.answers(sora, MAY_B, "2")
    answers = held.room.polls[MAY_B].answers
    assert [answers[mina].is_right, answers[sora].is_right] == [True, False]


@pytest.mark.parametrize("chosen", [(), ("Z",), ("A", "D")])
def test_an_answer_must_be_on_offer(held, chosen):
    mina = held.joins("Mina")
    held.steps("another-two")
    with refused("no-answer"):
        held.answers(mina, WHO_TAKES, *chosen)


def test_each_answer_knows_its_language(held):
    mina = held.joins("Mina", "ko")
    held.steps("another-two")
    held.answers(mina, WHO_TAKES, "D")
    held.does("speak", Badge(PERSON, mina), language="ja")
    assert held.room.polls[WHO_TAKES].answers[mina].language == "ko"


def test_a_paused_class_takes_no_answers(held):
    mina = held.joins("Mina")
    held.steps("another-two")
    held.leads("freeze", on="1")
    with refused("frozen"):
        held.answers(mina, WHO_TAKES, "D")


def test_what_is_revealed_takes_no_more_answers(held):
    mina = held.joins("Mina")
    held.steps("another-two")
    held.leads("reveal", poll=WHO_TAKES)
    with refused("poll-over"):
        held.answers(mina, WHO_TAKES, "D")


def test_a_step_that_is_left_takes_no_more_answers_and_its_answers_stand_when_it_is_back(held):
    mina, sora = held.joins("Mina"), held.joins("Sora")
    held.steps("another-two")
    held.answers(mina, WHO_TAKES, "D")
    held.steps("the-tie")
    with refused("poll-over"):
        held.answers(sora, WHO_TAKES, "D")
    held.steps("another-two")
    held.answers(sora, WHO_TAKES, "A")
    assert set(held.room.polls[WHO_TAKES].answers) == {mina, sora}


def test_without_a_timer_there_is_all_the_time_in_the_world(held):
    mina = held.joins("Mina")
    held.steps("another-two")
    held.waits(3_600)
    held.answers(mina, WHO_TAKES, "D")
    assert held.room.polls[WHO_TAKES].until is None


@pytest.mark.parametrize(("seconds", "is_taken"), [(29, True), (31.9, True), (32.1, False)])
def test_a_timer_goes_by_the_servers_clock_with_a_grace(held, seconds, is_taken):
    mina = held.joins("Mina")
    held.leads("manners", seconds="30")
    held.steps("another-two")
    held.waits(seconds)
    if not is_taken:
        with refused("time-is-up"):
            held.answers(mina, WHO_TAKES, "D")
    else:
        held.answers(mina, WHO_TAKES, "D")
    assert (mina in held.room.polls[WHO_TAKES].answers) == is_taken


def test_several_questions_at_one_step_are_answered_apart():
    held = Held("bark-side", "last-trick")
    mina = held.joins("Mina")
    held.steps("seven-leads")
    first, second = keys(held)
    held.answers(mina, second, "9 9")
    assert [len(held.room.polls[key].answers) for key in (first, second)] == [0, 1]


# Asked anew


def test_asked_anew_everybody_answers_again_and_the_first_answers_stay_apart(held):
    mina = held.joins("Mina")
    held.steps("another-two")
    held.answers(mina, WHO_TAKES, "A")
    held.leads("reveal", poll=WHO_TAKES)
    anew = f"{WHO_TAKES}/{held.leads('ask-anew', poll=WHO_TAKES).number}"
    assert keys(held) == [anew]
    held.answers(mina, anew, "D")
    polls = held.room.polls
    assert polls[WHO_TAKES].answers[mina].values == ("A",)
    assert polls[WHO_TAKES].state == "revealed"
    assert polls[anew].answers[mina].is_right


def test_asked_anew_before_it_was_revealed_the_first_round_is_over(held):
    mina = held.joins("Mina")
    held.steps("another-two")
    held.leads("ask-anew", poll=WHO_TAKES)
    with refused("poll-over"):
        held.answers(mina, WHO_TAKES, "D")


def test_coming_back_to_a_step_opens_its_newest_round_only(held):
    held.steps("another-two")
    anew = f"{WHO_TAKES}/{held.leads('ask-anew', poll=WHO_TAKES).number}"
    held.steps("the-tie")
    held.steps("another-two")
    assert keys(held) == [anew]
    assert held.room.polls[WHO_TAKES].state == "over"


def test_only_what_is_shown_can_be_asked_anew(held):
    held.steps("another-two")
    held.steps("the-tie")
    with refused("moved-meanwhile"):
        held.leads("ask-anew", poll=WHO_TAKES)


# About any table


def test_whoever_leads_asks_about_the_table_of_a_step(held):
    mina = held.joins("Mina")
    held.steps("the-hunter")
    number = held.leads("ask", seat="B").number
    poll = held.room.polls[f"hunt/the-hunter/q{number}"]
    assert keys(held) == [MAY_B, poll.key]
    assert set(poll.right) < set(poll.choices)
    held.answers(mina, poll.key, *poll.right)
    assert held.room.polls[poll.key].answers[mina].is_right


def test_a_question_about_a_table_shows_with_that_table_only(held):
    mina = held.joins("Mina")
    held.steps("the-hunter")
    held.leads("try", move="B:2")
    number = held.leads("ask", seat="C").number
    key = f"table/{held.room.line.since}/{number}"
    assert keys(held) == [key]
    right = held.room.polls[key].right
    held.leads("try", move="C:1")
    assert keys(held) == []
    with refused("poll-over"):
        held.answers(mina, key, *right)


def test_a_seat_that_is_not_at_the_table_is_no_question(held):
    held.steps("the-hunter")
    with refused("nothing-to-ask"):
        held.leads("ask", seat="F")


def test_a_game_that_is_played_is_not_asked_about(held):
    held.leads("game", seats="3")
    with refused("no-table"):
        held.leads("ask", seat="A")


def test_a_question_about_a_table_that_has_moved_is_refused(held):
    held.steps("the-hunter")
    with refused("moved-meanwhile"):
        held.leads("ask", seat="B", **{"from": "hunt/before"})


# Who learns of it


def test_an_answer_is_noticed_by_those_who_lead_and_the_big_screen_alone(held):
    mina = held.joins("Mina")
    held.steps("another-two")
    before = held.room.versions
    after = held.answers(mina, WHO_TAKES, "D").versions
    changed = {name for name in after if after[name] != before[name]}
    assert changed == {"lead", "wall"}


# Ranking


def test_equals_share_a_place_and_the_next_one_is_further_down(held):
    people = [held.joins(name) for name in ("Mina", "Sora", "Ben", "Eve")]
    held.steps("another-two")
    for person, answer in zip(people, ("D", "D", "A", "D"), strict=True):
        held.answers(person, WHO_TAKES, answer)
    held.leads("reveal", poll=WHO_TAKES)
    held.steps("the-hunter")
    held.answers(people[3], MAY_B, "2", "12")
    held.answers(people[2], MAY_B, "2", "12")
    held.leads("reveal", poll=MAY_B)
    mina, sora, ben, eve = people
    assert ranking(held.room) == (Rank(1, 2, (eve,)), Rank(2, 1, (mina, sora, ben)))


def test_the_ranking_tells_nothing_of_what_is_not_revealed(held):
    mina = held.joins("Mina")
    held.steps("another-two")
    held.answers(mina, WHO_TAKES, "D")
    assert ranking(held.room) == ()


def test_who_has_left_has_no_place(held):
    mina = held.joins("Mina")
    held.steps("another-two")
    held.answers(mina, WHO_TAKES, "D")
    held.leads("reveal", poll=WHO_TAKES)
    held.leads("remove", person=str(mina))
    assert ranking(held.room) == ()
