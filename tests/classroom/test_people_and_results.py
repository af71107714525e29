"""Those who lead: everybody in the class on a page of its own; what was answered, added up."""

import csv
import io
import re

import pytest
from django.contrib.auth import get_user_model

from teachapp.catalogue import queries
from teachapp.classroom import publish
from teachapp.classroom.log import Asked, append
from teachapp.classroom.results import results
from teachapp.classroom.room.values import HOST, LEAD, PERSON, ROOM, Badge
from teachapp.classroom.sheet import harmless
from teachapp.live import bus

WHO_TAKES = "hunt/another-two/1"
MAY_B = "hunt/the-hunter/1"


@pytest.fixture
def held(opened):
    return opened("vampire-queen", "hunt")


def asked(held, kind, by=None, chosen=(), **fields):
    room = held.room
    fields = {"from": f"{room.place.lesson}/{room.place.label}", **fields}
    return append(held.live, Asked(kind, by or Badge(HOST, 1), fields, "", chosen))[1]


def steps(held, label):
    return asked(held, "step", lesson="hunt", label=label)


def answers(held, person, poll, *chosen):
    return asked(held, "answer", Badge(PERSON, person), chosen, poll=poll)


def join(held, name, language="en"):
    return len(asked(held, "join", Badge(ROOM), name=name, language=language).people)


# The roster


def roster(page):
    return re.findall(r'<bdi class="roster-name">(.*?)</bdi>', page)


def test_a_thousand_people_are_looked_through_page_by_page_and_by_name(held):
    for number in range(1_000):
        join(held, f"Person {number}")
    page = held.host.open(f"/class/{held.code}/people/")
    assert len(roster(page)) == 50
    assert len(page) < 60_000
    assert roster(held.host.open(f"/class/{held.code}/people/?page=20"))[-1] == "Person 999"
    found = roster(held.host.open(f"/class/{held.code}/people/?q=person77"))
    assert found == ["Person 77", *(f"Person 77{digit}" for digit in range(10))]


def test_the_screen_of_those_who_lead_does_not_grow_with_the_class(held):
    few = len(publish.draw(held.live, held.room, LEAD, "en"))
    for number in range(300):
        join(held, f"Person {number}")
    many = publish.draw(held.live, held.room, LEAD, "en")
    assert len(many) < few + 500
    assert b"300 people here" in many
    assert b"Person 7" not in many


def test_renaming_works_by_a_form(held):
    mina = join(held, "Mina")
    held.host.open(f"/class/{held.code}/people/?person={mina}")
    held.host.path = f"{held.host.path}?person={mina}"
    held.host.send("person", do="rename", name="Mina from table 4")
    assert roster(held.host.page) == ["Mina from table 4"]


@pytest.mark.parametrize(("kind", "state"), [("remove", "removed"), ("bar", "barred")])
def test_taking_out_and_barring_are_confirmed_before_they_are_done(held, kind, state):
    mina = join(held, "Mina")
    people = f"/class/{held.code}/people/"
    page = held.host.open(f"{people}?person={mina}")
    confirm = re.findall(rf'href="([^"]*confirm={kind})"', page)[0].replace("&amp;", "&")
    assert f'value="{kind}"' not in page
    held.host.open(people + confirm)
    assert held.room.people[mina].state == "here"
    held.host.send("person", do=kind)
    assert held.room.people[mina].state == state
    assert roster(held.host.open(f"{people}?show=gone")) == ["Mina"]


def test_who_was_barred_is_let_in_again_by_name_and_answers(held):
    mina = join(held, "Mina")
    asked(held, "bar", person=str(mina))
    held.host.open(f"/class/{held.code}/people/?show=gone&person={mina}&confirm=readmit")
    held.host.send("person", do="readmit")
    assert held.room.people[mina].state == "here"


def test_who_does_not_lead_is_sent_to_the_hall(held):
    mina = held.joins("Mina")
    for address in ("people/", "results/", "results.csv", "people/?person=2&confirm=bar"):
        mina.open(f"/class/{held.code}/{address}")
        assert mina.path == f"/en/class/{held.code}/"


def test_who_does_not_lead_puts_nobody_out(held):
    mina, sora = held.joins("Mina"), join(held, "Sora")
    token = re.findall('name="csrfmiddlewaretoken" value="([^"]*)"', mina.page)[0]
    fields = {"do": "bar", "person": sora, "csrfmiddlewaretoken": token}
    mina.client.post(f"/en/class/{held.code}/people/", fields)
    assert held.room.people[sora].state == "here"


def test_names_are_words_and_never_markup(held):
    join(held, "<b>Mina</b>")
    assert roster(held.host.open(f"/class/{held.code}/people/")) == ["&lt;b&gt;Mina&lt;/b&gt;"]


# Results


@pytest.fixture
def answered(held):
    """Two questions; everybody who reads Japanese goes wrong at the first."""
    people = [join(held, "Mina", language) for language in ("ko", "ko", "ko", "ja", "ja", "ja")]
    steps(held, "another-two")
    for person, answer in zip(people, "DDDAAE", strict=True):
        answers(held, person, WHO_TAKES, answer)
    asked(held, "reveal", poll=WHO_TAKES)
    steps(held, "the-hunter")
    answers(held, people[0], MAY_B, "2", "12")
    answers(held, people[1], MAY_B, "2", "pass")
    answers(held, people[2], MAY_B, "2")
    asked(held, "reveal", poll=MAY_B)
    held.people = people
    return held


def test_results_by_question(answered):
    who, may = (each for each in results(answered.room, "en").questions if each.answered)
    assert (who.key, who.right, who.answered, who.share) == (WHO_TAKES, 3, 6, 50)
    assert (may.key, may.right, may.answered, may.share) == (MAY_B, 1, 3, 33)
    assert [(each.words, each.count) for each in who.choices if each.is_right] == [("Dan", 3)]


def test_results_by_clause_say_which_went_wrong_most_and_which_lessons_show_it(answered):
    found = results(answered.room, "en").clauses
    assert [(each.id, each.wrong, each.answered) for each in found] == [
        ("hunt-no-pass", 2, 3),
        ("hunt-tie-latest", 3, 6),
    ]
    assert "hunt" in {link.lesson for link in found[1].lessons}


def test_results_by_person_keep_people_of_one_name_apart(answered):
    found = results(answered.room, "en").people
    assert [(each.name, each.right, each.answered) for each in found] == [
        ("Mina", 2, 2),
        ("Mina (2)", 1, 2),
        ("Mina (3)", 1, 2),
        ("Mina (4)", 0, 1),
        ("Mina (5)", 0, 1),
        ("Mina (6)", 0, 1),
    ]


def test_results_by_language_warn_of_a_translation(answered):
    found = results(answered.room, "en")
    first = next(each for each in found.questions if each.key == WHO_TAKES)
    told = [(each.code, each.share, each.is_suspect) for each in first.languages]
    assert told == [("ko", 0, False), ("ja", 100, True)]


def test_the_page_of_results_works_after_the_class(answered):
    asked(answered, "close")
    page = answered.host.open(f"/class/{answered.code}/results/")
    assert answered.host.status == 200
    assert "3 of 6 answers right" in page
    assert "Are its words to blame?" in page


def read(sheet):
    assert sheet.startswith("\ufeff".encode())
    return list(csv.reader(io.StringIO(sheet.decode("utf-8-sig"), newline="")))


def test_the_sheet_has_a_line_for_each_answer(answered):
    response = answered.host.client.get(f"/en/class/{answered.code}/results.csv")
    head, *rows = read(response.content)
    assert response["Content-Type"] == "text/csv; charset=utf-8"
    assert len(head) == 8
    assert len(rows) == 9
    assert (rows[0][0], rows[0][1], rows[0][6], rows[0][7]) == ("Mina", "ko", "Dan", "1")
    assert {row[0] for row in rows[:6]} == {"Mina", *(f"Mina ({at})" for at in range(2, 7))}


@pytest.mark.parametrize(
    "name", ["=1+1", "+1", "-1", "@SUM(A1)", "＝1+1", "＋1", "=HYPERLINK(1)", "|cmd"]
)
def test_no_name_is_a_formula(held, name):
    join(held, name)
    person = len(held.room.people)
    steps(held, "another-two")
    answers(held, person, WHO_TAKES, "D")
    sheet = held.host.client.get(f"/en/class/{held.code}/results.csv").content
    assert read(sheet)[1][0] == f"'{name}"


@pytest.mark.parametrize("text", ["\t=1", "\r=1", " =1", "\n-1"])
def test_no_blank_hides_a_formula(text):
    assert harmless(text) == f"'{text}"


@pytest.mark.parametrize("text", ["Mina", "1+1", "", "가나"])
def test_other_texts_stay_as_they_are(text):
    assert harmless(text) == text


def test_who_opened_a_class_with_an_account_sees_its_results_anywhere(answered, client):
    user = get_user_model().objects.create_user("ana", password="a long password")
    stranger = get_user_model().objects.create_user("eve", password="a long password")
    answered.live.owner = user
    answered.live.save()
    address = f"/en/class/{answered.code}/results/"
    client.force_login(stranger)
    assert client.get(address).status_code == 302
    client.force_login(user)
    assert client.get(address).status_code == 200


# One's own


def test_each_sees_the_own_results_of_a_class_that_is_over(held):
    mina = held.joins("Mina")
    number = len(held.room.people)
    steps(held, "another-two")
    answers(held, number, WHO_TAKES, "D")
    asked(held, "reveal", poll=WHO_TAKES)
    steps(held, "the-hunter")
    answers(held, number, MAY_B, "2", "12")
    asked(held, "close")
    mina.open(f"/class/{held.code}/")
    told = re.sub("<[^>]*>", "", mina.page)
    assert "1 of 1 question right" in told
    assert told.count("You were right:") == 1
    assert told.count("The right answer:") == 0


def test_the_list_says_who_is_connected(held, monkeypatch):
    held.joins("Mina")
    held.joins("Sora")
    streams = {str(Badge(PERSON, 2)): 1, str(Badge(HOST, 1)): 1}
    monkeypatch.setattr(bus, "here", lambda channels: streams)
    page = held.host.open(f"/class/{held.code}/people/")
    rows = re.findall(r'(?s)<li class="roster-row.*?</li>', page)
    assert ["connected" in row for row in rows if "Mina" in row or "Sora" in row] == [
        "Sora" in row for row in rows if "Mina" in row or "Sora" in row
    ]
    assert page.count(">connected<") == 1


WORDS = {"ko": "3단계를 보고 있어요", "ja": "場面3", "en": "looks at step 3 of"}


def seen_in_the_list(held, monkeypatch, *connected):
    """Return which marks of looking around the list shows, by name."""
    streams = {str(Badge(PERSON, number)): 1 for number in connected}
    monkeypatch.setattr(bus, "here", lambda channels: streams)
    page = held.host.open(f"/class/{held.code}/people/")
    rows = re.findall(r'(?s)<li class="roster-row.*?</li>', page)
    named = {re.findall(r"<bdi[^>]*>([^<]*)", row)[0]: row for row in rows}
    return {name: re.findall(r">(looks at [^<]*)<", row) for name, row in named.items()}


def test_the_list_says_which_step_somebody_looks_at_until_they_are_back(held, monkeypatch):
    mina, sora = held.joins("Mina"), held.joins("Sora", "ko")
    labels = list(queries.steps_of("vampire-queen")["hunt"])
    here = f"/class/{held.code}/"
    entries = held.live.entries.count()
    mina.open(f"{here}?at={labels[2]}")
    sora.open(f"{here}?at={labels[1]}")
    both, told = (1, 2), f"of {len(labels)}"
    assert seen_in_the_list(held, monkeypatch, *both) == {
        "Mina": [f"looks at step 3 {told}"],
        "Sora": [f"looks at step 2 {told}"],
    }
    assert seen_in_the_list(held, monkeypatch, 2)["Mina"] == []  # gone without a word
    mina.open(here)
    sora.open(f"{here}?at={labels[0]}")  # where the class is
    assert seen_in_the_list(held, monkeypatch, *both) == {"Mina": [], "Sora": []}
    assert bus.noted(held.code) == {}
    assert held.live.entries.count() == entries


def test_where_the_class_comes_to_a_step_nobody_looks_around_at_it(held, monkeypatch):
    mina = held.joins("Mina")
    labels = list(queries.steps_of("vampire-queen")["hunt"])
    mina.open(f"/class/{held.code}/?at={labels[1]}")
    steps(held, labels[1])
    assert seen_in_the_list(held, monkeypatch, 1) == {"Mina": []}
    mina.open(f"/class/{held.code}/?at={labels[0]}")
    append(held.live, Asked("freeze", Badge(HOST, 1), {"on": "1"}, "freeze"))
    assert seen_in_the_list(held, monkeypatch, 1) == {"Mina": []}


@pytest.mark.parametrize("language", ["ko", "ja", "en"])
def test_looking_around_is_told_in_the_language_of_who_leads(opened, monkeypatch, language):
    held = opened("vampire-queen", "hunt", language=language)
    label = list(queries.steps_of("vampire-queen")["hunt"])[2]
    held.joins("Mina").open(f"/class/{held.code}/?at={label}")
    monkeypatch.setattr(bus, "here", lambda channels: {str(Badge(PERSON, 1)): 1})
    assert WORDS[language] in held.host.open(f"/class/{held.code}/people/")
