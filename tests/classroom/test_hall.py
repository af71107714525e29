"""The hall's screen: following, looking around, hands, silent questions, languages, late-comers."""

import re

import pytest

from teachapp.catalogue.queries import lesson_step, steps_of
from teachapp.classroom.log import Asked, append
from teachapp.classroom.publish import draw
from teachapp.classroom.questions import question_view
from teachapp.classroom.room.leading import whereabouts
from teachapp.classroom.room.values import HOST, PERSON, Badge
from tests.classroom.people import Forms

LEADS = Badge(HOST, 1)
GAME, LESSON = "vampire-queen", "hunt"


@pytest.fixture
def held(opened):
    return opened(GAME, LESSON)


def labels():
    return steps_of(GAME)[LESSON]


def goes_to(held, number):
    """Lead the class to a step by its number."""
    fields = {"lesson": LESSON, "label": labels()[number - 1], "from": whereabouts(held.room)}
    append(held.live, Asked("step", LEADS, fields))


def put(held, kind, **fields):
    return append(held.live, Asked(kind, LEADS, fields))


def asking_step():
    steps = lesson_step(GAME, LESSON, "en").steps
    return next(at for at, step in enumerate(steps, 1) if step.questions)


def look(somebody, held, **query):
    """Open the hall with a query, as a tap on one of its links does."""
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    somebody.open(f"/class/{held.code}/?{asked}")
    somebody.path = f"/{somebody.language}/class/{held.code}/?{asked}"
    return somebody.page


def heading(number, language="en"):
    return lesson_step(GAME, LESSON, language).steps[number - 1].heading


def has_heading(page, number, language="en"):
    found = re.search(r'class="step-heading"[^>]*>([^<]*)<', page)
    return found is not None and found[1] == heading(number, language)


def newest(held):
    return max(held.room.people)


def test_everybody_sees_where_the_class_is(held):
    mina = held.joins("Mina", "ko")
    goes_to(held, 3)
    mina.open(f"/class/{held.code}/")
    assert has_heading(mina.page, 3, "ko")
    assert 'data-position="3"' in mina.page
    assert "back-to-class" not in mina.page


def test_looking_around_moves_nobody_and_one_link_leads_back(held):
    mina = held.joins("Mina")
    goes_to(held, 5)
    before = held.room
    look(mina, held, at=labels()[1])
    assert has_heading(mina.page, 2)
    assert "You are at step 2, the class is at step 5 ." in mina.text()
    assert f'id="back-to-class" href="/en/class/{held.code}/"' in mina.page
    assert f'data-away="{labels()[1]}"' in mina.page
    goes_to(held, 6)
    assert has_heading(look(mina, held, at=labels()[1]), 2)
    assert held.room.people == before.people
    mina.open(f"/class/{held.code}/")
    assert has_heading(mina.page, 6)


def test_whoever_looks_around_and_raises_a_hand_stays_there(held):
    mina = held.joins("Mina")
    look(mina, held, at=labels()[3])
    mina.send("hand")
    assert mina.path.endswith(f"?at={labels()[3]}")
    assert has_heading(mina.page, 4)
    assert held.room.hands == (newest(held),)


def test_a_step_that_there_is_not_is_the_classs(held):
    mina = held.joins("Mina")
    for label in ("nowhere", "<b>", labels()[0]):
        assert has_heading(look(mina, held, at=label), 1)
        assert "back-to-class" not in mina.page


def test_while_all_look_up_nobody_looks_around(held):
    mina = held.joins("Mina")
    put(held, "freeze")
    assert has_heading(look(mina, held, at=labels()[3]), 1)
    assert 'class="rail"' not in mina.page
    assert "Eyes to the front" in mina.text()
    put(held, "freeze", on="0")
    assert has_heading(look(mina, held, at=labels()[3]), 4)
    assert 'class="rail"' in mina.page


def test_while_a_question_is_open_the_rail_ends_there_and_counts_as_the_heading_does(held):
    mina = held.joins("Mina")
    asks, total = asking_step(), len(labels())
    goes_to(held, asks)
    mina.open(f"/class/{held.code}/")
    assert f"Step {asks} of {total}" in mina.text()
    assert f'class="rail-where" aria-hidden="true">{asks} / {total}<' in mina.page
    assert mina.page.partition('class="dots"')[2].count("<li") == asks
    assert 'rel="next"' not in mina.page


def test_beside_a_game_there_are_no_steps(held):
    mina = held.joins("Mina")
    assert 'class="rail"' in mina.page
    put(held, "game", seats="3", who="", rest="", **{"from": whereabouts(held.room)})
    mina.open(f"/class/{held.code}/")
    assert "A game is being played." in mina.text()
    assert 'class="rail"' not in mina.page
    assert 'class="rail"' in look(mina, held, at=labels()[1])


def test_a_hand_goes_up_and_down(held):
    mina = held.joins("Mina")
    mina.send("hand")
    assert held.room.hands == (newest(held),)
    assert "Lower my hand" in mina.text()
    mina.send("hand")
    assert held.room.hands == ()


def test_a_tap_on_a_card_asks_about_it_silently(held):
    mina, sora = held.joins("Mina"), held.joins("Sora")
    taps = re.findall(r'href="(\?about=card[^"]*)"', mina.page)
    card = taps[0].partition(":")[2]
    look(mina, held, about=f"card:{card}")
    before = held.room
    mina.send("about")
    assert held.room.wonders == {f"card:{card}": frozenset({min(held.room.people)})}
    assert held.room.version("hall") == before.version("hall")
    assert 'id="sheet"' not in mina.page
    assert "You have asked about" in mina.text()
    look(mina, held, about=f"card:{card}")
    mina.send("about")
    assert held.room.wonders == {}
    assert "You have asked about" not in sora.text()


def test_a_clause_is_read_in_place_in_the_own_language(held):
    mina = held.joins("Mina", "ja")
    goes_to(held, 2)
    mina.open(f"/class/{held.code}/")
    clause = re.findall(r'href="\?about=clause:([a-z-]+)"', mina.page)[0]
    look(mina, held, about=f"clause:{clause}")
    sheet = mina.page.partition('id="sheet"')[2].partition("</section>")[0]
    assert re.search("[ぁ-ん]", sheet)
    mina.send("about")
    assert list(held.room.wonders) == [f"clause:{clause}"]


def test_no_link_of_the_text_leads_out_of_the_class(held):
    mina = held.joins("Mina")
    for number in range(1, len(labels()) + 1):
        look(mina, held, at=labels()[number - 1])
        step = mina.page.partition('id="step"')[2]
        assert 'class="clause-link" href="/' not in step


@pytest.mark.parametrize("about", ["card:99", "clause:none", "nonsense", "%00", "clause:<b>"])
def test_nothing_opens_for_what_there_is_not(held, about):
    mina = held.joins("Mina")
    look(mina, held, about=about)
    assert (mina.status, 'id="sheet"' in mina.page) == (200, False)


def test_somebody_changes_their_own_name(held):
    mina = held.joins("Mina")
    mina.send("rename", name="  Mina \u202e Kim ")
    assert held.room.people[newest(held)].name == "Mina Kim"
    assert "Mina Kim" in mina.text()
    mina.send("rename", name=" ")
    assert mina.status == 409
    assert held.room.people[newest(held)].name == "Mina Kim"


def test_forged_fields_change_nobody_else(held):
    mina, _sora = held.joins("Mina"), held.joins("Sora")
    first, second = sorted(held.room.people)
    mina.send("rename", name="Fool", person=str(second))
    assert [held.room.people[each].name for each in (first, second)] == ["Fool", "Sora"]
    before = held.room.number
    for kind in ("remove", "bar", "step", "close", "return", "join", "welcome", "lower"):
        mina.send("rename", do=kind, person=str(second), name="x", language="en")
        assert mina.status == 409, kind
    assert held.room.number == before


def test_the_language_changes_in_mid_class_with_the_same_badge(held):
    mina = held.joins("Mina", "ko")
    number = newest(held)
    goes_to(held, 2)
    link = re.search(r'<a href="(/ja/class/[^"]*)" lang="ja"', look(mina, held, at=labels()[0]))
    assert link is not None
    mina.language = "ja"
    mina.open(link[1].removeprefix("/ja"))
    assert has_heading(mina.page, 1, "ja")
    assert [(each.number, each.language) for each in held.room.present()] == [(number, "ja")]
    count = held.room.number
    mina.open(f"/class/{held.code}/")
    assert held.room.number == count


def test_a_fragment_fetched_in_another_language_says_nothing_about_its_reader(held):
    mina = held.joins("Mina", "ko")
    mina.client.get(f"/ja/class/{held.code}/", headers={"HX-Request": "true"})
    assert held.room.people[newest(held)].language == "ko"


def test_leaving_and_coming_back(held):
    mina = held.joins("Mina")
    number = newest(held)
    mina.send("hand")
    mina.send("leave")
    assert mina.path == f"/en/join/{held.code}/"
    assert (held.room.present(), held.room.hands) == ((), ())
    mina.send("return")
    assert [each.number for each in held.room.present()] == [number]
    assert mina.path == f"/en/class/{held.code}/"


def test_who_comes_at_the_start_has_missed_nothing(held):
    assert "digest-title" not in held.joins("Mina").page


def test_a_late_comer_is_told_in_the_own_language_what_has_happened(held):
    for number in (2, 3, 4):
        goes_to(held, number)
    mina = held.joins("Mina", "ko")
    assert has_heading(mina.page, 4, "ko")
    digest = mina.page.partition('class="digest-steps"')[2].partition("</ol>")[0]
    told = re.findall("<li>([^<]*)</li>", digest)
    assert told == [heading(number, "ko") for number in (1, 2, 3)]
    mina.open(f"/class/{held.code}/")
    assert "digest-title" not in mina.page


def asked(held, key):
    """Return a question as the hall sees it."""
    view = question_view(held.room, held.room.polls[key], "en")
    assert view is not None
    return view


def test_a_late_comer_learns_answers_only_once_they_are_revealed(held):
    goes_to(held, asking_step())
    key = f"{LESSON}/{labels()[asking_step() - 1]}/1"
    goes_to(held, asking_step() + 1)
    assert "digest-questions" not in held.joins("Mina").page
    goes_to(held, asking_step())
    put(held, "reveal", poll=key)
    goes_to(held, asking_step() + 1)
    right = [each.words for each in asked(held, key).choices if each.state == "right"]
    late = held.joins("Sora")
    told = late.page.partition('class="digest-questions"')[2].partition("</dl>")[0]
    assert right[0] in re.sub("&#x27;", "'", told)


def test_a_class_that_is_over_leaves_everybody_the_own_answers(held):
    mina, sora = held.joins("Mina"), held.joins("Sora")
    goes_to(held, asking_step())
    key = f"{LESSON}/{labels()[asking_step() - 1]}/1"
    view = asked(held, key)
    first, _second = sorted(held.room.people)
    answer = Asked("answer", Badge(PERSON, first), {"poll": key}, "", (view.choices[0].value,))
    append(held.live, answer)
    put(held, "reveal", poll=key)
    put(held, "close")
    mina.open(f"/class/{held.code}/")
    sora.open(f"/class/{held.code}/")
    assert heading(1) in mina.text()
    assert f'href="/en/{GAME}/lessons/{LESSON}/"' in mina.page
    is_right = held.room.polls[key].answers[first].is_right
    assert f"{int(is_right)} of 1 question right." in mina.text()
    assert "You did not answer." in sora.text()
    assert not {"mine", "hand", "leave"} & set(Forms(mina.page).forms)


def test_an_answer_that_was_never_revealed_is_judged_by_nobody(held):
    mina = held.joins("Mina")
    goes_to(held, asking_step())
    key = f"{LESSON}/{labels()[asking_step() - 1]}/1"
    view = asked(held, key)
    answer = Asked(
        "answer", Badge(PERSON, newest(held)), {"poll": key}, "", (view.choices[0].value,)
    )
    append(held.live, answer)
    put(held, "close")
    mina.open(f"/class/{held.code}/")
    assert "Your answer:" in mina.text()
    assert "Right is:" not in mina.text()


def test_a_closed_class_takes_no_forms(held):
    mina = held.joins("Mina")
    put(held, "close")
    before = held.room.number
    mina.send("hand")
    assert "This class is over." in mina.text()
    assert held.room.number == before


def test_the_part_that_is_sent_to_all_holds_nothing_of_ones_own(held):
    mina, sora = held.joins("Mina"), held.joins("Sora")
    sora.send("hand")
    sora.open(f"/class/{held.code}/?about=card:Q")
    mina.open(f"/class/{held.code}/")
    sent = draw(held.live, held.room, "hall", "en").decode()
    for somebody in (mina, sora):
        assert sent in somebody.page
    assert not re.search("Mina|Sora|csrfmiddlewaretoken", sent)
